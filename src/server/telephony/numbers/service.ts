import type { z } from "zod";
import { type AgentId, findAgent } from "#contract/assistants/agents.ts";
import type { ProviderError } from "#contract/telephony/go-live.ts";
import type {
  AddPhoneNumberBody,
  buyPhoneNumberBody,
  OfferedNumbers,
  PhoneNumber,
} from "#contract/telephony/phone-numbers.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { type QuotaOutcome, takeFromQuota } from "#server/clinic/quota/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { NumberProvider, OwnedNumber } from "../port.ts";
import {
  notYetOwned,
  providersStatus,
  type StatusNow,
  simulatedStatus,
  type Telephony,
  waitsFor,
} from "./rules.ts";
import * as store from "./store.ts";

/** For whom numbers are looked after: a clinic, and whether the one who asks runs the server. */
export interface Keeper {
  scope: ClinicScope;
  isOperator: boolean;
}

export type AddOutcome =
  | { ok: true; number: PhoneNumber }
  | {
      ok: false;
      reason: "not_a_number" | "already_registered" | "not_available" | "unreachable" | "not_operator";
      error?: ProviderError;
    }
  | { ok: false; reason: "quota_met"; perDay: number };

export type RemoveOutcome = { ok: true } | { ok: false; reason: "not_found" | "unreachable" };

export interface NumbersService {
  list(keeper: Keeper): Promise<PhoneNumber[]>;
  /**
   * Keeps a number that the clinic says it has. Said by whoever runs the server it is so, and its calls are sent here if the
   * provider's account holds it; said by anybody else it waits for a proof.
   */
  add(keeper: Keeper, body: AddPhoneNumberBody): Promise<AddOutcome>;
  /**
   * Takes it off the clinic's list. The provider's account keeps the number; that it no longer rings here is told to the provider
   * only by whoever runs the server, and while that fails the number stays.
   */
  remove(keeper: Keeper, id: string): Promise<RemoveOutcome>;
  /** Null while the provider cannot be asked. */
  offers(keeper: Keeper, country: string, contains: string): Promise<OfferedNumbers | null>;
  buy(keeper: Keeper, body: z.output<typeof buyPhoneNumberBody>): Promise<AddOutcome>;
}

/** Whether the clinic has this number (E.164), its samples included. */
export const hasNumber = async (queries: ClinicQueries, e164: string): Promise<boolean> =>
  (await store.findNumber(queries, e164)) !== null;

/** The clinic's numbers without its samples, in the order in which they were added. */
export const findOwnNumbers = async (
  queries: ClinicQueries,
): Promise<{ e164: string; isProven: boolean }[]> =>
  (await store.listNumbers(queries))
    .filter(({ isSample }) => !isSample)
    .map(({ e164, ownership }) => ({ e164, isProven: ownership !== null }));

/** From now on this agent uses this number and no other of the clinic; others may use it too. */
export const assignAgent = store.moveAgent;

export interface NumbersDependencies {
  database: Database;
  clock: Clock;
  provider: NumberProvider;
  /** Whether telephone calls can come in at all. */
  takesCalls: boolean;
}

export const telephonyOf = ({
  provider,
  takesCalls,
}: Pick<NumbersDependencies, "provider" | "takesCalls">): Telephony => {
  if (provider.source !== "simulator") return "account";
  return takesCalls ? "by_hand" : "pretended";
};

export function createNumbersService(deps: NumbersDependencies): NumbersService {
  const { database, clock, provider } = deps;
  const telephony = telephonyOf(deps);
  const announce = (scope: ClinicScope) => database.announce(scope.clinicId, { topic: "phone-numbers" });
  const presentNow = (row: store.PhoneNumberRow, statusNow: StatusNow) => present(row, statusNow, telephony);

  /** Where lines only pretend, nothing is used. */
  const countNew = async ({ scope }: Keeper): Promise<QuotaOutcome> => {
    if (telephony === "pretended") return { ok: true };
    const queries = database.within(scope);
    const { timeZone } = await findClinicProfile(queries);
    return takeFromQuota(database, queries, { kind: "numbers", now: clock.now(), timeZone });
  };

  const keep = async (
    { scope, isOperator }: Keeper,
    body: AddPhoneNumberBody,
    bought: OwnedNumber | null,
  ): Promise<AddOutcome> => {
    const e164 = toE164(body.phoneNumber);
    if (e164 === null) return { ok: false, reason: "not_a_number" };
    if ((await store.findOwned(database, [e164])).size > 0)
      return { ok: false, reason: "already_registered" };
    const queries = database.within(scope);
    const { phoneNumber: _, ...described } = body;
    const row = await store.addNumber(queries, {
      ...{ id: newId(clock.now()), e164, ...described, status: "Waiting to be connected" },
      ownership: isOperator ? "operator" : null,
      ...{ providerNumberId: bought?.providerNumberId ?? null, canText: bought?.canText ?? null },
      addedAt: clock.now(),
    });
    if (!row) return { ok: false, reason: "already_registered" };
    const statusNow = await statusOfNew(queries, row);
    announce(scope);
    return { ok: true, number: presentNow(row, statusNow) };
  };

  const statusOfNew = async (queries: ClinicQueries, row: store.PhoneNumberRow): Promise<StatusNow> => {
    if (waitsFor(row, telephony) !== null) return notYetOwned;
    return telephony === "account" ? connect(deps, queries, row) : simulatedStatus(row, clock.now());
  };

  /** What the account says of it. One that reached the account later is sent here as soon as whoever runs the server sees it. */
  const statusAtProvider = (
    { scope, isOperator }: Keeper,
    row: store.PhoneNumberRow,
    held: OwnedNumber | undefined,
  ): StatusNow | Promise<StatusNow> =>
    isOperator && held && !held.isConnectedHere && row.status !== "Connected"
      ? connect(deps, database.within(scope), row)
      : providersStatus(held);

  return {
    list: async (keeper) => {
      const rows = await store.listNumbers(database.within(keeper.scope));
      const isAsked = telephony === "account" && rows.some((row) => !row.isSample && row.ownership !== null);
      const account = isAsked ? await provider.listOwned() : null;
      return Promise.all(
        rows.map(async (row) => {
          if (waitsFor(row, telephony) !== null) return presentNow(row, notYetOwned);
          if (row.isSample || account === null) return presentNow(row, simulatedStatus(row, clock.now()));
          if (!account.ok) return presentNow(row, lastKnown(row));
          const held = account.numbers.find(({ e164 }) => e164 === row.e164);
          return presentNow(row, await statusAtProvider(keeper, row, held));
        }),
      );
    },

    add: async (keeper, body) => {
      const quota = await countNew(keeper);
      return quota.ok ? keep(keeper, body, null) : { ...quota, reason: "quota_met" };
    },

    remove: async ({ scope, isOperator }, id) => {
      const queries = database.within(scope);
      const found = await store.findNumberById(queries, id);
      if (!found) return { ok: false, reason: "not_found" };
      if (isOperator && found.ownership !== null && found.providerNumberId && !found.isSample) {
        const released = await provider.disconnect(found.providerNumberId);
        // One that the account no longer holds cannot ring here either.
        if (!released.ok && released.reason === "unreachable") return { ok: false, reason: "unreachable" };
      }
      await store.removeNumber(queries, id);
      announce(scope);
      return { ok: true };
    },

    offers: async ({ isOperator }, country, contains) => {
      const { source } = provider;
      if (telephony !== "account" || !isOperator) return { source, isOperator, owned: [], forSale: [] };
      const [owned, found] = await Promise.all([provider.listOwned(), provider.search(country, contains)]);
      if (!owned.ok) return null;
      const taken = await store.findOwned(
        database,
        owned.numbers.map(({ e164 }) => e164),
      );
      return {
        ...{ source, isOperator },
        owned: owned.numbers
          .filter(({ e164 }) => !taken.has(e164))
          .map(({ e164 }) => ({ phoneNumber: e164 })),
        forSale: found.ok ? found.numbers.map(({ e164, place }) => ({ phoneNumber: e164, place })) : [],
      };
    },

    buy: async (keeper, body) => {
      if (!keeper.isOperator) return { ok: false, reason: "not_operator" };
      const e164 = toE164(body.phoneNumber);
      if (e164 === null) return { ok: false, reason: "not_a_number" };
      if ((await store.findOwned(database, [e164])).size > 0)
        return { ok: false, reason: "already_registered" };
      const quota = await countNew(keeper);
      if (!quota.ok) return { ...quota, reason: "quota_met" };
      const bought = await provider.buy(e164, body.country);
      if (!bought.ok) return bought;
      return keep(keeper, { ...body, provider: "other" }, bought.number);
    },
  };
}

/** Sends the number's calls here, if the account holds it, and keeps what the account says of it. */
export async function connect(
  { provider }: Pick<NumbersDependencies, "provider">,
  queries: ClinicQueries,
  row: Pick<store.PhoneNumberRow, "id" | "e164" | "providerNumberId" | "canText">,
): Promise<StatusNow> {
  const connected = await provider.connect(row.e164);
  const held = connected.ok ? connected.number : undefined;
  const statusNow = providersStatus(held);
  await store.keepStanding(queries, row.id, {
    status: statusNow.status,
    providerNumberId: held?.providerNumberId ?? row.providerNumberId,
    canText: held?.canText ?? row.canText,
  });
  return statusNow;
}

/** While the provider cannot be asked, what it said last stands. */
const lastKnown = (row: store.PhoneNumberRow): StatusNow => ({
  status: row.status === "Connected" ? "Connected" : "In progress",
  nextStatusInMs: 15_000,
});

export function present(
  row: store.PhoneNumberRow,
  { status, nextStatusInMs }: StatusNow,
  telephony: Telephony,
): PhoneNumber {
  const assignedAgents = [...row.assignedAgentIds].sort().flatMap(presentAgent);
  const [first] = assignedAgents;
  return {
    id: row.id,
    phoneNumber: row.e164,
    country: row.country,
    state: row.state,
    provider: row.provider,
    lines: row.lines,
    status,
    nextStatusInMs,
    addedAt: toIso(row.addedAt),
    ...(first && { assignedAgent: first }),
    assignedAgents,
    isSample: row.isSample,
    waitsFor: waitsFor(row, telephony),
  };
}

function presentAgent(agentId: AgentId) {
  const agent = findAgent(agentId);
  return agent ? [{ id: agent.id, name: agent.name, role: agent.role, image: agent.image }] : [];
}
