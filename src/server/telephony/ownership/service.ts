import type { z } from "zod";
import type { ProviderError } from "#contract/telephony/go-live.ts";
import type { giveNumberBody, PhoneNumber, ServerNumbers } from "#contract/telephony/phone-numbers.ts";
import type { NumberCodeWay } from "#contract/telephony/phone-options.ts";
import { type ClinicId, newId } from "#kernel/ids.ts";
import { toE164, toNational } from "#kernel/phone-numbers.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { findAccount } from "#server/auth/service.ts";
import { hashCode, isSameSecret, newCode } from "#server/auth/tokens.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { providersStatus, simulatedStatus, waitsFor } from "../numbers/rules.ts";
import { connect, type Keeper, type NumbersDependencies, present, telephonyOf } from "../numbers/service.ts";
import { addNumber, findNumberById, findOwned, listOwnedByClinics } from "../numbers/store.ts";
import { findFirstClinic } from "../store.ts";
import * as rules from "./rules.ts";
import * as store from "./store.ts";

/*
 * Whose number it is. A clinic shows it with a code that reaches the number; whoever runs the server can give any number and take
 * it back. Nothing else makes a number somebody's.
 */

export type CodeOutcome =
  | { ok: true; expiresAt: number }
  | {
      ok: false;
      reason:
        | "not_found"
        | "already_yours"
        | "already_registered"
        | "not_by_code"
        | "not_mobile"
        | "no_sender"
        | "rate_limited"
        | "not_available"
        | "unreachable";
      /** The provider's own words, where it gave any. */
      error?: ProviderError;
    };

export type ProofOutcome =
  | { ok: true; number: PhoneNumber }
  | { ok: false; reason: "not_found" | "invalid_code" | "already_registered" };

export type GiveOutcome =
  | { ok: true }
  | {
      ok: false;
      reason:
        | "not_operator"
        | "not_a_number"
        | "no_such_account"
        | "not_held"
        | "owned_by_another"
        | "unreachable";
    };

export interface OwnershipService {
  /** Has a code called or texted to a number of the clinic's list. */
  sendCode(scope: ClinicScope, id: string, by: NumberCodeWay): Promise<CodeOutcome>;
  /** The number is the clinic's from now on, if the code is the one that was sent to it last. */
  prove(scope: ClinicScope, id: string, code: string): Promise<ProofOutcome>;
  /** Null while the provider cannot be asked. */
  listAll(keeper: Keeper): Promise<ServerNumbers | null>;
  /** Gives a number that nobody owns to a clinic, and sends its calls here. */
  give(keeper: Keeper, body: z.output<typeof giveNumberBody>): Promise<GiveOutcome>;
  /** Nobody owns the number any more; at the provider nothing changes. */
  takeBack(keeper: Keeper, phoneNumber: string): Promise<GiveOutcome>;
}

export function createOwnershipService(deps: NumbersDependencies): OwnershipService {
  const { database, clock, provider } = deps;
  const telephony = telephonyOf(deps);
  const announce = (clinicId: ClinicId) => database.announce(clinicId, { topic: "phone-numbers" });

  /** A number of the account that may speak for the server: the first clinic's, nobody's or the asking clinic's own. */
  const findCodeSender = async (scope: ClinicScope, e164: string, by: NumberCodeWay) => {
    const account = await provider.listOwned();
    if (!account.ok) return { ok: false, reason: "unreachable" } as const;
    // A code for a number of the account would come back here, and prove nothing.
    if (account.numbers.some((held) => held.e164 === e164))
      return { ok: false, reason: "not_by_code" } as const;
    const owners = new Map((await listOwnedByClinics(database)).map((row) => [row.e164, row.clinicId]));
    const first = await findFirstClinic(database);
    const rankOf = (number: string) => [first, undefined, scope.clinicId].indexOf(owners.get(number));
    const [sender] = account.numbers
      .filter((held) => rankOf(held.e164) >= 0 && (by === "call" || held.canText))
      .sort((one, other) => rankOf(one.e164) - rankOf(other.e164));
    return sender
      ? ({ ok: true, from: sender.e164 } as const)
      : ({ ok: false, reason: "no_sender" } as const);
  };

  const openCode = (scope: ClinicScope, row: { id: string; e164: string }, code: string) =>
    database.transactionAcrossClinics(async (tx) => {
      const now = clock.now();
      const { clinicId } = scope;
      await store.lockCodes(tx, clinicId, row.e164);
      const sent = await store.countCodes(tx, { clinicId, e164: row.e164 }, now - rules.codeWindowMs);
      if (
        sent.clinic >= rules.codesPerDay.clinic ||
        sent.number >= rules.codesPerDay.number ||
        sent.server >= rules.codesPerDay.server
      )
        return null;
      const id = newId(now);
      const expiresAt = now + rules.codeMinutes * 60_000;
      await store.insertCode(tx, {
        ...{ id, clinicId, phoneNumberId: row.id, e164: row.e164, codeHash: hashCode(id, code) },
        ...{ createdAt: now, expiresAt },
      });
      return expiresAt;
    });

  const giveTo = (queries: ClinicQueries, e164: string) =>
    store.findOwnRow(queries, e164).then((row) =>
      row
        ? store.own(queries, row.id, "operator")
        : addNumber(queries, {
            ...{ id: newId(clock.now()), e164, ...rules.describeNumber(e164), provider: "other", lines: "1" },
            ...{ status: "Waiting to be connected", ownership: "operator", addedAt: clock.now() },
          }),
    );

  return {
    sendCode: async (scope, id, by) => {
      const row = await findNumberById(database.within(scope), id);
      if (!row || row.isSample) return { ok: false, reason: "not_found" };
      if (row.ownership !== null) return { ok: false, reason: "already_yours" };
      if (waitsFor(row, telephony) !== "code") return { ok: false, reason: "not_by_code" };
      if (by === "text" && !toNational(row.e164).startsWith("04")) return { ok: false, reason: "not_mobile" };
      if ((await findOwned(database, [row.e164])).size > 0)
        return { ok: false, reason: "already_registered" };
      const sender = await findCodeSender(scope, row.e164, by);
      if (!sender.ok) return sender;
      const code = newCode();
      // Counted before it goes out: what the provider took without an answer cost money too.
      const expiresAt = await openCode(scope, row, code);
      if (expiresAt === null) return { ok: false, reason: "rate_limited" };
      const words = rules.codeWords(by, code);
      const sent = await provider.sendCode({ by, to: row.e164, from: sender.from, words });
      return sent.ok ? { ok: true, expiresAt } : sent;
    },

    prove: async (scope, id, code) => {
      const now = clock.now();
      const queries = database.within(scope);
      if (!(await findNumberById(queries, id))) return { ok: false, reason: "not_found" };
      // Outside the transaction: a wrong attempt must count whatever happens next.
      const sent = await store.countAttempt(queries, id, now, rules.attemptsPerCode);
      if (!sent || !isSameSecret(sent.codeHash, hashCode(sent.id, code)))
        return { ok: false, reason: "invalid_code" };
      const outcome = await database.transaction(scope, async (tx) =>
        (await store.consumeCode(tx, sent.id, now)) ? await store.own(tx, id, "code") : "used",
      );
      if (outcome === "used") return { ok: false, reason: "invalid_code" };
      if (outcome === null) return { ok: false, reason: "already_registered" };
      announce(scope.clinicId);
      const statusNow =
        telephony === "account" ? providersStatus(undefined) : simulatedStatus(outcome, clock.now());
      return { ok: true, number: present(outcome, statusNow, telephony) };
    },

    listAll: async ({ isOperator }) => {
      if (!isOperator || telephony === "pretended") return { isOperator: false, numbers: [] };
      const account = telephony === "account" ? await provider.listOwned() : null;
      if (account !== null && !account.ok) return null;
      const [owned, names] = await Promise.all([
        listOwnedByClinics(database),
        store.listClinicNames(database),
      ]);
      const ownerOf = new Map(owned.map((row) => [row.e164, names.get(row.clinicId)]));
      const held = account && new Set(account.numbers.map(({ e164 }) => e164));
      const e164s = new Set([...ownerOf.keys(), ...(held ?? [])]);
      return {
        isOperator,
        numbers: [...e164s].sort().map((e164) => {
          const owner = ownerOf.get(e164);
          return {
            phoneNumber: e164,
            isHeld: held?.has(e164) ?? null,
            owner: owner ? { clinicName: owner.clinicName, email: owner.email } : null,
          };
        }),
      };
    },

    give: async ({ isOperator }, body) => {
      if (!isOperator) return { ok: false, reason: "not_operator" };
      const e164 = toE164(body.phoneNumber);
      if (e164 === null) return { ok: false, reason: "not_a_number" };
      const receiver = await findAccount(database, body.email.trim().toLowerCase());
      if (receiver === null) return { ok: false, reason: "no_such_account" };
      const { clinicId } = receiver;
      const account = telephony === "account" ? await provider.listOwned() : null;
      if (account !== null && !account.ok) return { ok: false, reason: "unreachable" };
      if (account !== null && !account.numbers.some((held) => held.e164 === e164))
        return { ok: false, reason: "not_held" };
      const scope = scopeOfClinic(clinicId);
      const row = await database.transaction(scope, (tx) => giveTo(tx, e164));
      if (row === null) return { ok: false, reason: "owned_by_another" };
      if (account !== null) await connect(deps, database.within(scope), row);
      announce(clinicId);
      return { ok: true };
    },

    takeBack: async ({ isOperator }, phoneNumber) => {
      if (!isOperator) return { ok: false, reason: "not_operator" };
      const e164 = toE164(phoneNumber);
      const row = (await listOwnedByClinics(database)).find((one) => one.e164 === e164);
      if (e164 === null || !row) return { ok: false, reason: "not_a_number" };
      await store.disown(database.within(scopeOfClinic(row.clinicId)), e164);
      announce(row.clinicId);
      return { ok: true };
    },
  };
}
