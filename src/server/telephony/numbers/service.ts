import type { z } from "zod";
import { findAgent } from "#contract/agents.ts";
import type {
  AddPhoneNumberBody,
  buyPhoneNumberBody,
  OfferedNumbers,
  PhoneNumber,
} from "#contract/phone-numbers.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { NumberProvider, OwnedNumber } from "../port.ts";
import { providersStatus, type StatusNow, simulatedStatus } from "./rules.ts";
import * as store from "./store.ts";

export type AddOutcome =
  | { ok: true; number: PhoneNumber }
  | { ok: false; reason: "not_a_number" | "already_registered" | "not_available" | "unreachable" };

export type RemoveOutcome = { ok: true } | { ok: false; reason: "not_found" | "unreachable" };

export interface NumbersService {
  list(scope: ClinicScope): Promise<PhoneNumber[]>;
  /** Keeps a number that the clinic has; with a provider its calls are sent here if the account holds it. */
  add(scope: ClinicScope, body: AddPhoneNumberBody): Promise<AddOutcome>;
  /** The provider's account keeps the number, but no longer rings here; while it cannot be told so, the number stays. */
  remove(scope: ClinicScope, id: string): Promise<RemoveOutcome>;
  offers(country: string, contains: string): Promise<OfferedNumbers | null>;
  buy(scope: ClinicScope, body: z.output<typeof buyPhoneNumberBody>): Promise<AddOutcome>;
}

/** Whether the clinic has this number (E.164), its samples included. */
export const hasNumber = async (queries: ClinicQueries, e164: string): Promise<boolean> =>
  (await store.findNumber(queries, e164)) !== null;

/** From now on this agent answers on this number and on no other of the clinic. */
export const assignAgent = store.moveAgent;

/**
 * The clinic's number that writes or rings for an agent: the agent's own, else for text messages one that can take an
 * answer, else the first. Null when the clinic has none of its own.
 */
export async function findSendingNumber(
  queries: ClinicQueries,
  { agentId, isText }: { agentId: string | null; isText: boolean },
): Promise<string | null> {
  const own = (await store.listNumbers(queries)).filter(({ isSample }) => !isSample);
  const agents = own.find(({ assignedAgentId }) => agentId !== null && assignedAgentId === agentId);
  const mobile = isText ? own.find(({ e164 }) => e164.startsWith("+614")) : undefined;
  return (agents ?? mobile ?? own[0])?.e164 ?? null;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  provider: NumberProvider;
}

export function createNumbersService({ database, clock, provider }: Dependencies): NumbersService {
  const isSimulated = provider.source === "simulator";
  const announce = (scope: ClinicScope) => database.announce(scope.clinicId, { topic: "phone-numbers" });

  const keep = async (
    scope: ClinicScope,
    body: AddPhoneNumberBody,
    providerNumberId: string | null,
  ): Promise<AddOutcome> => {
    const e164 = toE164(body.phoneNumber);
    if (e164 === null) return { ok: false, reason: "not_a_number" };
    const queries = database.within(scope);
    const { phoneNumber: _, ...described } = body;
    const row = await store.addNumber(queries, {
      ...{ id: newId(clock.now()), e164, ...described, providerNumberId },
      ...{ status: "Waiting to be connected", addedAt: clock.now() },
    });
    if (!row) return { ok: false, reason: "already_registered" };
    const statusNow = isSimulated
      ? simulatedStatus(row, clock.now())
      : await connect(queries, row, providerNumberId);
    announce(scope);
    return { ok: true, number: present(row, statusNow) };
  };

  const connect = async (queries: ClinicQueries, row: store.PhoneNumberRow, knownId: string | null) => {
    const connected = await provider.connect(row.e164);
    const held = connected.ok ? connected.number : undefined;
    const statusNow = providersStatus(held);
    await store.keepStatus(queries, row.id, statusNow.status, held?.providerNumberId ?? knownId);
    return statusNow;
  };

  /** A number that reached the account after it was entered here is sent to this server as soon as it is seen. */
  const statusAtProvider = (
    queries: ClinicQueries,
    row: store.PhoneNumberRow,
    held: OwnedNumber | undefined,
  ) =>
    held && !held.isConnectedHere && row.status !== "Connected"
      ? connect(queries, row, held.providerNumberId)
      : providersStatus(held);

  return {
    list: async (scope) => {
      const queries = database.within(scope);
      const rows = await store.listNumbers(queries);
      const own = rows.filter((row) => !row.isSample);
      const owned = isSimulated || own.length === 0 ? null : await provider.listOwned();
      return Promise.all(
        rows.map(async (row) => {
          if (row.isSample || owned === null) return present(row, simulatedStatus(row, clock.now()));
          if (!owned.ok) return present(row, lastKnown(row));
          const held = owned.numbers.find(({ e164 }) => e164 === row.e164);
          return present(row, await statusAtProvider(queries, row, held));
        }),
      );
    },

    add: (scope, body) => keep(scope, body, null),

    remove: async (scope, id) => {
      const queries = database.within(scope);
      const found = await store.findNumberById(queries, id);
      if (!found) return { ok: false, reason: "not_found" };
      if (!found.isSample && found.providerNumberId) {
        const released = await provider.disconnect(found.providerNumberId);
        // One that the account no longer holds cannot ring here either.
        if (!released.ok && released.reason === "unreachable") return { ok: false, reason: "unreachable" };
      }
      await store.removeNumber(queries, id);
      announce(scope);
      return { ok: true };
    },

    offers: async (country, contains) => {
      if (isSimulated) return { source: provider.source, owned: [], forSale: [] };
      const [owned, found] = await Promise.all([provider.listOwned(), provider.search(country, contains)]);
      if (!owned.ok) return null;
      const registered = await store.findRegistered(
        database,
        owned.numbers.map(({ e164 }) => e164),
      );
      return {
        source: provider.source,
        owned: owned.numbers
          .filter(({ e164 }) => !registered.has(e164))
          .map(({ e164 }) => ({ phoneNumber: e164 })),
        forSale: found.ok ? found.numbers.map(({ e164, place }) => ({ phoneNumber: e164, place })) : [],
      };
    },

    buy: async (scope, body) => {
      const e164 = toE164(body.phoneNumber);
      if (e164 === null) return { ok: false, reason: "not_a_number" };
      if ((await store.findRegistered(database, [e164])).size > 0)
        return { ok: false, reason: "already_registered" };
      const bought = await provider.buy(e164);
      if (!bought.ok) return bought;
      return keep(scope, { ...body, provider: "other" }, bought.number.providerNumberId);
    },
  };
}

/** While the provider cannot be asked, what it said last stands. */
const lastKnown = (row: store.PhoneNumberRow): StatusNow => ({
  status: row.status === "Connected" ? "Connected" : "In progress",
  nextStatusInMs: 15_000,
});

function present(row: store.PhoneNumberRow, { status, nextStatusInMs }: StatusNow): PhoneNumber {
  const agent = row.assignedAgentId === null ? null : findAgent(row.assignedAgentId);
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
    ...(agent && {
      assignedAgent: { id: agent.id, name: agent.name, role: agent.role, image: agent.image },
    }),
    isSample: row.isSample,
  };
}
