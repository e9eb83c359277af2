import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CallOutcome, DoneAction, TurnPhrasing, Understood } from "#contract/calls/calls.ts";
import type { CallId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

export const call = pgTable(
  "call",
  {
    id: uuid("id").primaryKey().$type<CallId>(),
    clinicId: clinicColumn(),
    channel: text("channel").notNull().$type<"phone" | "browser" | "terminal">(),
    direction: text("direction").notNull().$type<"inbound" | "outbound">(),
    /** The provider's own name for the call; unique, so that a repeated webhook finds the same row. */
    providerCallId: text("provider_call_id").notNull().unique(),
    /** Rung to try the assistant out: nothing of it is real, and no figure counts it. */
    isTest: boolean("is_test").notNull().default(false),
    fromNumber: text("from_number"),
    toNumber: text("to_number"),
    /** The line that sent the call on to ours, E.164; null = none, or its carrier does not tell. */
    forwardedFrom: text("forwarded_from"),
    startedAt: instantColumn("started_at").notNull(),
    endedAt: instantColumn("ended_at"),
    /** Renewed while a server is serving the call; a live call without a recent one was lost in a crash. */
    seenAt: instantColumn("seen_at").notNull(),
    outcome: text("outcome").notNull().$type<CallOutcome>(),
    turnCount: integer("turn_count").notNull().default(0),
    /** The conversation's state after the last turn, so that a dropped line can be taken up again. */
    state: jsonb("state"),
    /** Opens one WebSocket for this call; null once it was used. */
    relayTicket: text("relay_ticket").unique(),
    /** What became of putting the caller through; null = nobody tried. `accepted`: a person pressed the key. */
    reception: text("reception").$type<"ringing" | "accepted" | "missed" | "returned">(),
    receptionRungAt: instantColumn("reception_rung_at"),
    /** When its words went because their time was over. */
    erasedAt: instantColumn("erased_at"),
  },
  (t) => [
    index("call_by_start").on(t.clinicId, t.startedAt),
    index("call_by_end").on(t.clinicId, t.endedAt),
    index("call_reception_ringing").on(t.clinicId, t.receptionRungAt).where(sql`reception = 'ringing'`),
    index("call_unfinished").on(t.seenAt).where(sql`ended_at is null`),
  ],
);

export const callTurn = pgTable(
  "call_turn",
  {
    clinicId: clinicColumn(),
    callId: uuid("call_id")
      .notNull()
      .$type<CallId>()
      .references(() => call.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    speaker: text("speaker").notNull().$type<"caller" | "assistant" | "system">(),
    text: text("text").notNull(),
    at: instantColumn("at").notNull(),
    /** The events that made this turn, to replay the call. */
    events: jsonb("events").notNull().$type<unknown[]>(),
    understood: jsonb("understood").$type<Understood>(),
    done: jsonb("done").notNull().$type<DoneAction[]>(),
    answeredInMs: integer("answered_in_ms"),
    /** Who worded the turn; null where no language model is set up. */
    phrasing: jsonb("phrasing").$type<TurnPhrasing>(),
  },
  (t) => [primaryKey({ columns: [t.callId, t.seq] })],
);

/** What a caller asked that the clinic's facts held no answer to. */
export const unansweredQuestion = pgTable(
  "unanswered_question",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    callId: uuid("call_id")
      .notNull()
      .$type<CallId>()
      .references(() => call.id, { onDelete: "cascade" }),
    /** The caller's own. */
    words: text("words").notNull(),
    /** As the assistant understood it, where it asks of that alone: who else asks of it asks the same. */
    topic: text("topic"),
    askedAt: instantColumn("asked_at").notNull(),
    /** Somebody answered it, or has put it aside. */
    settledAt: instantColumn("settled_at"),
  },
  (t) => [
    uniqueIndex("unanswered_question_once").on(t.callId, t.words),
    index("unanswered_question_open").on(t.clinicId, t.askedAt).where(sql`settled_at is null`),
  ],
);

/** A caller's voicemail; the sound itself stays with the provider. */
export const voicemail = pgTable(
  "voicemail",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    callId: uuid("call_id")
      .notNull()
      .$type<CallId>()
      .references(() => call.id, { onDelete: "cascade" }),
    providerRecordingId: text("provider_recording_id").notNull().unique(),
    durationSeconds: integer("duration_seconds").notNull(),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [index("voicemail_call").on(t.callId)],
);
