import { z } from "zod";
import { id, instant, localDate } from "../fields.ts";

/** How a call ended, seen from the caller's wish. */
export const callOutcomes = [
  "in_progress",
  "booked",
  "rescheduled",
  "cancelled",
  /** Put on the list of those who would come earlier or taken off it, and nothing else. */
  "waitlisted",
  "answered",
  "message_taken",
  "handed_over",
  "emergency",
  "abandoned",
  /** A call of ours: the person spoke with the assistant, and nothing came of it. */
  "reached",
  /** A call of ours: nobody answered, or not the person whom it was for. */
  "not_reached",
  "failed",
] as const;
export const callOutcome = z.enum(callOutcomes);
export type CallOutcome = z.infer<typeof callOutcome>;
/** Outcomes that count as success on the dashboard: the caller got what the call was for. */
export const successfulOutcomes: readonly CallOutcome[] = [
  "booked",
  "rescheduled",
  "cancelled",
  "waitlisted",
  "answered",
  "message_taken",
  "handed_over",
  "emergency",
];

/** How calls end that the clinic makes and nobody asked for: they say nothing of what callers got. */
export const unaskedOutcomes: readonly CallOutcome[] = ["reached", "not_reached"];

export const callChannels = ["phone", "browser", "terminal"] as const;
export const callChannel = z.enum(callChannels);
export type CallChannel = z.infer<typeof callChannel>;

/** One thing a caller has told us: what was heard is kept apart from what was assumed. */
export const understoodDetail = z.object({
  name: z.enum(["name", "phone", "email", "type", "date", "time", "part_of_day", "person", "reason"]),
  /** Label for people, e.g. `Day`. */
  label: z.string(),
  /** Value for people, e.g. `Thursday, 13 August 2026`. */
  value: z.string(),
  /** The caller's own words. */
  heard: z.string(),
  /** What was filled in beyond the words, e.g. `this year`; empty when nothing was. */
  assumed: z.array(z.string()),
  settled: z.boolean(),
});
export type UnderstoodDetail = z.infer<typeof understoodDetail>;

export const understood = z.object({
  intents: z.array(z.string()),
  /** Whether a question among it could be answered; absent when none was asked, and in calls kept before it was noted. */
  isAnswered: z.boolean().optional(),
  details: z.array(understoodDetail),
  step: z.string(),
});
export type Understood = z.infer<typeof understood>;

/** One thing the assistant did on the clinic's behalf. */
export const doneAction = z.object({
  kind: z.enum([
    "looked_up_slots",
    "booked",
    "rescheduled",
    "cancelled",
    "joined_waitlist",
    "left_waitlist",
    "found_waiting",
    "found_appointment",
    "took_message",
    "handed_over",
    "told_emergency",
    "reached_person",
    "reached_other",
    "stopped_calls",
    "refused",
    "ended",
  ]),
  label: z.string(),
  detail: z.string(),
  appointmentId: id.nullable(),
});
export type DoneAction = z.infer<typeof doneAction>;

/**
 * Why the language model's words, or part of them, were not used in a turn: no first sentence in time, silence in the
 * middle, no answer or an error, a sentence that says something else, an end before all was said, no usable answer at all,
 * the caller spoke, or the model is left alone for a while after several faults.
 */
export const modelFaults = [
  "late",
  "stalled",
  "unreachable",
  "rejected_sentence",
  "left_out",
  "nonsense",
  "interrupted",
  "resting",
] as const;

export type ModelFault = (typeof modelFaults)[number];

/**
 * Why the caller's words were taken as one reader took them: they were plain, the model's reading was the better one, most of what it
 * pointed at was not said, the built-in reader heard a danger in them, or made more of them; it came too late, not at all or as nonsense,
 * the caller went on speaking, it is left alone for a while, or callers' words are not sent to it.
 */
export const hearingReasons = [
  "plain",
  "better",
  "not_in_words",
  "danger_heard",
  "not_better",
  "late",
  "unreachable",
  "nonsense",
  "interrupted",
  "resting",
  "withheld",
] as const;
export type HearingReason = (typeof hearingReasons)[number];

/** Who worded what the assistant said in a turn; the built-in engine decided it either way. */
export const turnPhrasing = z.object({
  /** `both`: the model began and the built-in engine finished. */
  by: z.enum(["built_in", "model", "both"]),
  /** The caller's words were taken as the model took them, held against the words themselves. */
  isReadByModel: z.boolean(),
  /** Why that reading was used; absent in calls kept before it was noted. */
  heardBecause: z.enum(hearingReasons).optional(),
  /** Null when everything the model said was used, or it was not asked. */
  fault: z.enum(modelFaults).nullable(),
  /** For staff: what was not spoken, and why, e.g. `“See you then”: the word “see” was not in the answer`. */
  detail: z.string(),
});
export type TurnPhrasing = z.infer<typeof turnPhrasing>;

export const callTurn = z.object({
  seq: z.number().int(),
  speaker: z.enum(["caller", "assistant", "system"]),
  text: z.string(),
  at: instant,
  understood: understood.nullable(),
  done: z.array(doneAction),
  /** From the caller's words to the first word of the answer, measured on the server. */
  answeredInMs: z.number().nullable(),
  /** Null where no language model is set up, and for turns of the caller. */
  phrasing: turnPhrasing.nullable(),
});
export type CallTurn = z.infer<typeof callTurn>;

export const callSummary = z.object({
  id,
  channel: callChannel,
  direction: z.enum(["inbound", "outbound"]),
  /** Caller's number in E.164, or null when withheld. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  startedAt: instant,
  endedAt: instant.nullable(),
  durationSeconds: z.number().int().nullable(),
  outcome: callOutcome,
  turnCount: z.number().int(),
  appointmentIds: z.array(id),
});

export const callWithTurns = callSummary.extend({
  turns: z.array(callTurn),
  /** The message that the caller left as sound; null when there is none. */
  voicemail: z.object({ durationSeconds: z.number().int() }).nullable(),
});
export type CallWithTurns = z.infer<typeof callWithTurns>;

/** Where callers who want a person are put through to, and whether that can be at all. */
export const receptionReach = z.object({
  /** Reception's telephone, E.164; null = none is known that could be rung. */
  number: z.string().nullable(),
  /** Whether the receptionist is to put callers through; else a message is taken. */
  isWanted: z.boolean(),
  /** Whether a telephone provider is connected; without one nothing rings here. */
  hasTelephone: z.boolean(),
});
export type ReceptionReach = z.infer<typeof receptionReach>;

/** A call that is on the line. */
export const runningCall = z.object({
  id,
  /** As they gave it, else the only patient with that number. */
  name: z.string().nullable(),
  /** E.164; null = withheld. */
  phone: z.string().nullable(),
  channel: callChannel,
  isTest: z.boolean(),
  startedAt: instant,
  /** What was said last; null before the first word. */
  lastTurn: z.object({ speaker: z.enum(["caller", "assistant", "system"]), text: z.string() }).nullable(),
});
export type RunningCall = z.infer<typeof runningCall>;

/** The telephone that rings for it, E.164; null where the call came by no telephone, and none can ring. */
export const takenOver = z.object({ rings: z.string().nullable() });

/** Who a call was with, what about and how it ended. */
export const loggedCall = z.object({
  /** As they gave it, else the only patient with that number. */
  name: z.string().nullable(),
  /** E.164; null = withheld. */
  phone: z.string().nullable(),
  /** The caller's first words. */
  about: z.string().nullable(),
  outcome: callOutcome,
  /** Rung to try the assistant out: no figure counts it. */
  isTest: z.boolean(),
  isOnTheLine: z.boolean(),
  /** Work that it left for a person is still to be done. */
  needsRingBack: z.boolean(),
});
export type LoggedCall = z.infer<typeof loggedCall>;

/** One row of `/logs`. */
export const logEntry = z.object({
  id: z.string(),
  type: z.enum(["call", "system", "error"]),
  startedAt: instant,
  /** Seconds; null when it has none or has not ended. */
  durationSeconds: z.number().int().nullable(),
  workflow: z.string(),
  messages: z.number().int(),
  /** `Completed`, `Success`, `Resolved` or another word. */
  status: z.string(),
  isSample: z.boolean(),
  callId: id.nullable(),
  /** Null for what was no call. */
  call: loggedCall.nullable(),
});
export type LogEntry = z.infer<typeof logEntry>;

export const logQuery = z.object({
  type: z.enum(["call", "system", "error"]).optional(),
  /** Clinic-local day. */
  date: localDate.optional(),
  /** `ring_back`: only calls that somebody is still to be rung back for. */
  needs: z.enum(["ring_back"]).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(200).optional(),
});
/** The filters without the paging: a file holds everything that fits. */
export const logExportQuery = logQuery.pick({ type: true, date: true, needs: true });
/** Names, numbers and words of patients belong in no address: they come as a body. */
export const logSearchBody = logQuery.extend({
  limit: z.number().int().min(1).max(200).default(50),
  words: z.string().trim().max(100).default(""),
});
export const logExportBody = logSearchBody.pick({ type: true, date: true, needs: true, words: true });
export const logPage = z.object({ entries: z.array(logEntry), nextCursor: z.string().nullable() });

export const startTestCallBody = z.object({
  channel: z.enum(["browser", "terminal"]).default("browser"),
  /** Number the test caller rings from; none = withheld. */
  from: z.string().max(40).optional(),
  /** Books, writes to the patient, leaves tasks and counts as a telephone call does; else nothing of it is real. */
  useRealCalendar: z.boolean().default(false),
});
export const startTestCallReply = z.object({
  /** Path of the WebSocket that carries the call; valid once, for one minute. */
  relayPath: z.string(),
});
