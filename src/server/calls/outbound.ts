import { telephonyPaths } from "#contract/endpoints.ts";
import type { Clock } from "#kernel/clock.ts";
import { type CallId, newId } from "#kernel/ids.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { Database } from "#server/db/database.ts";
import type { ClinicFacts, OutboundReason, ToolEffect } from "#server/dialogue/events.ts";
import { machineMessage } from "#server/dialogue/say/outbound.ts";
import { keepConsent } from "#server/messaging/consent/service.ts";
import type { DeliveryOutcome } from "#server/messaging/outbox/sender.ts";
import { findOutgoingCall, type KeptMessage, settleCall } from "#server/messaging/outbox/service.ts";
import type { CallProvider } from "#server/telephony/port.ts";
import { type CallLog, scopeOf } from "./call-log.ts";
import { withRetries } from "./retry.ts";
import { personsNumber, reachedBy } from "./rules.ts";
import type { CallRow } from "./store.ts";
import * as store from "./store.ts";

export interface OutboundDependencies {
  database: Database;
  clock: Clock;
  books: CallLog;
  /** Null = no telephone provider places calls. */
  caller: CallProvider | null;
}

/** What the provider is told once somebody has picked up. */
export type Answered =
  | { kind: "talk"; call: CallRow }
  | { kind: "machine"; call: CallRow }
  | { kind: "over" };

/**
 * Calls that the clinic makes. The message in the outbox is the reason and is marked before the provider is asked; its call
 * bears the same id, so that there is one call for one reason, whoever tells of it first.
 */
export function createOutboundCalls({ database, clock, books, caller }: OutboundDependencies) {
  /** The call as it is on the books; null when the provider tells of another one for the same reason. */
  const bookOf = async (message: KeptMessage, providerCallId: string): Promise<CallRow | null> => {
    const row = await books.ring(scopeOfClinic(message.clinicId), {
      id: message.id as CallId,
      ...{ channel: "phone", direction: "outbound", providerCallId },
      ...{ fromNumber: message.fromAddress, toNumber: message.toAddress },
    });
    return row.providerCallId === providerCallId ? row : null;
  };

  const bookNow = async (message: KeptMessage, providerCallId: string): Promise<void> => {
    await withRetries(() => bookOf(message, providerCallId));
  };

  /** An answering machine has taken the message: the transcript says so. */
  const noteMachine = (row: CallRow, facts: Pick<ClinicFacts, "clinicName" | "phoneNumber">) => {
    const bare = { callId: row.id, at: clock.now(), events: [], understood: null, done: [] };
    const turn = { ...bare, answeredInMs: null, phrasing: null };
    const turns = [
      { ...turn, seq: 0, speaker: "system" as const, text: "An answering machine answered." },
      {
        ...turn,
        seq: 1,
        speaker: "assistant" as const,
        text: machineMessage(facts),
        done: [reachedBy.machine],
      },
    ];
    return books.keepTurns(row, turns, null);
  };

  return {
    /** Rings the person of a message that is being sent. */
    place: async (message: KeptMessage): Promise<DeliveryOutcome> => {
      const { id, fromAddress: from, toAddress: to } = message;
      // Trying again would not bring a number; staff do, and ring until then.
      if (caller === null || from === null) return { ok: false, code: "no_sender", isPermanent: true };
      // Without a name nobody can be asked whether it is they.
      if (!message.recipientName?.trim()) return { ok: false, code: "no_name", isPermanent: true };
      const path = `${telephonyPaths.twilioOutbound}/${id}`;
      const placed = await caller.placeCall({
        ...{ to, from, answeredPath: `${path}/answered`, endedPath: `${path}/ended` },
      });
      if (!placed.ok) return placed;
      await bookNow(message, placed.providerCallId);
      return { ok: true, providerMessageId: placed.providerCallId };
    },

    /** The provider's id of a call that it took although its answer never arrived here. */
    findPlaced: async (message: KeptMessage): Promise<string | null | "unknown"> => {
      const { fromAddress: from, toAddress: to, createdAt } = message;
      const known = await store.findCall(
        database.within(scopeOfClinic(message.clinicId)),
        message.id as CallId,
      );
      if (known) return known.providerCallId;
      if (caller === null || from === null) return null;
      const placed = await caller.listPlaced({ to, from }, createdAt);
      if (placed === "unknown") return "unknown";
      // Somebody else at that number may have been rung for a reason of their own.
      const others = new Set((await store.findKnownCalls(database, placed)).map((row) => row.providerCallId));
      const own = placed.find((providerCallId) => !others.has(providerCallId)) ?? null;
      if (own !== null) await bookNow(message, own);
      return own;
    },

    /** The reason that the provider names in its webhook; null when there is none. */
    findReason: (id: string): Promise<KeptMessage | null> => findOutgoingCall(database, id),

    /** Somebody, or something, picked up. */
    answered: async (
      message: KeptMessage,
      { providerCallId, answeredBy }: { providerCallId: string; answeredBy: string },
      facts: Pick<ClinicFacts, "clinicName" | "phoneNumber">,
    ): Promise<Answered> => {
      const row = await bookOf(message, providerCallId);
      if (row === null || row.endedAt !== null || answeredBy === "fax") return { kind: "over" };
      const isMachine = answeredBy.startsWith("machine");
      // The provider may ask twice; a conversation that has begun keeps its beginning.
      if (row.turnCount > 0) return { kind: isMachine ? "machine" : "talk", call: row };
      const queries = database.within(scopeOf(row));
      const call = await store.markAnswered(queries, row.id, clock.now());
      if (call === null) return { kind: "over" };
      if (!isMachine) return { kind: "talk", call };
      await noteMachine(call, facts);
      await settleCall(queries, message.id, { status: "delivered", reason: "machine" }, clock.now());
      return { kind: "machine", call };
    },

    /** The provider says how the call ended. */
    ended: async (message: KeptMessage, providerCallId: string, status: string): Promise<CallRow | null> => {
      const row = await bookOf(message, providerCallId);
      if (row === null) return null;
      const now = clock.now();
      const reason = whyNot[status];
      const how = reason
        ? ({ status: "failed", reason } as const)
        : ({ status: "delivered", reason: null } as const);
      await settleCall(database.within(scopeOf(row)), message.id, how, now);
      database.announce(row.clinicId, { topic: "messages", id: message.id });
      if (reason === "not_connected") await books.end(row, now, "failed");
      return row;
    },

    /** The provider never said how it ended. */
    lost: async (row: CallRow): Promise<void> => {
      const how = { status: "failed", reason: "no_report" } as const;
      await settleCall(database.within(scopeOf(row)), row.id, how, clock.now());
      database.announce(row.clinicId, { topic: "messages", id: row.id });
    },

    /** Whom the conversation is for; null for a call that somebody made to the clinic. */
    reasonOf: async (row: CallRow): Promise<OutboundReason | null> => {
      if (row.direction !== "outbound") return null;
      const patientName = (await findOutgoingCall(database, row.id))?.recipientName;
      if (!patientName) throw new Error("Nobody knows any more whom this call was for");
      return { reason: "recall", patientName };
    },

    /** The number is not rung again; where it is somebody else's, it is not written to either and staff hear of it. */
    stop: async (
      row: CallRow,
      { why, words }: Extract<ToolEffect, { type: "stop_calls" }>,
    ): Promise<void> => {
      const address = personsNumber(row);
      if (address === null) return;
      const message = await findOutgoingCall(database, row.id);
      const channels = why === "wrong_number" ? (["call", "sms"] as const) : (["call"] as const);
      await database.transaction(scopeOf(row), async (queries) => {
        for (const channel of channels) {
          const refusal = { channel, address, isAllowed: false, source: "call", wording: words } as const;
          await keepConsent(queries, refusal, clock.now());
        }
      });
      if (why !== "wrong_number") return;
      await books.leaveTask(row, {
        id: newId(clock.now()),
        kind: "message",
        title: "A patient's telephone number is wrong",
        detail: `${message?.recipientName ?? "A patient"} was rung, and whoever answered said that it is the wrong number. It is not rung or texted again.`,
        ...{ phone: address, personName: message?.recipientName ?? null },
      });
    },
  };
}

/** What came of a call that nobody answered, by the provider's word. */
const whyNot: Record<string, "no_answer" | "busy" | "not_connected" | undefined> = {
  "no-answer": "no_answer",
  busy: "busy",
  failed: "not_connected",
  canceled: "not_connected",
};
