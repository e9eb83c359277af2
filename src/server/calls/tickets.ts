import { randomBytes } from "node:crypto";
import { telephonyPaths } from "#contract/endpoints.ts";
import { type CallId, newId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { CallLog } from "./call-log.ts";
import type { CallsDependencies } from "./port.ts";
import type { CallRow } from "./store.ts";
import * as store from "./store.ts";

const ticketLifeMs = 60_000;
/** Of a clinic, unused: a program may ring with many calls at once, and nobody needs more. */
const mostTickets = 100;

interface TicketsDependencies extends Pick<CallsDependencies<unknown>, "database" | "clock"> {
  books: CallLog;
}

/** 128 bits, in the letters of an address. */
export const newTicket = () => randomBytes(16).toString("hex");

/** Each opens one WebSocket for one call, once. */
export function createTickets({ database, clock, books }: TicketsDependencies) {
  return {
    /** Of a telephone call; the one that still waits to be used where there is one. */
    relayTicketOf: async (row: CallRow): Promise<string> =>
      row.relayTicket ?? (await store.issueRelayTicket(database, row, newTicket())),

    claimRelay: (ticket: string) => store.claimRelayTicket(database, ticket),

    /** A ticket for one test call; the WebSocket path it returns is good once, for a minute. Null while too many wait. */
    openTestCall: async (
      scope: ClinicScope,
      { channel, from, isReal }: { channel: "browser" | "terminal"; from: string | null; isReal: boolean },
    ): Promise<string | null> => {
      const waiting = await store.countTickets(database.within(scope), clock.now() - ticketLifeMs);
      if (waiting >= mostTickets) return null;
      const ticket = randomBytes(24).toString("base64url");
      const id = newId<CallId>(clock.now());
      const providerCallId = `test:${ticket}`;
      const direction = "inbound" as const;
      const numbers = { fromNumber: from, toNumber: null };
      await books.ring(scope, { id, channel, direction, providerCallId, ...numbers, isTest: !isReal });
      return `${telephonyPaths.testRelay}/${ticket}`;
    },

    claimTestCall: (ticket: string) =>
      store.claimTicket(database, `test:${ticket}`, clock.now() - ticketLifeMs),

    removeUnused: () => store.removeUnusedTickets(database, clock.now() - 2 * ticketLifeMs),
  };
}
