import { z } from "zod";
import { id, instant, requiredText } from "../fields.ts";
import { message } from "./messages.ts";

/**
 * What waits for a person, by what is to be done: ring somebody, read a message, an emergency, answer a text, reach somebody
 * whom a message did not reach, put a booking right in the practice system, find who fills in, look at something.
 */
export const taskKinds = [
  "callback",
  "message",
  "emergency",
  "text",
  "undelivered",
  "practice_system",
  "roster",
  "notice",
] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskPerson = z.object({ id, username: z.string() });
export type TaskPerson = z.infer<typeof taskPerson>;

export const task = z.object({
  id,
  kind: z.enum(taskKinds),
  title: z.string(),
  /** A line for each thing that was told, without their very words and when they want to be rung. */
  detail: z.string(),
  /** Whoever waits: as they gave their name, else the only patient with that number. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  /** What they said, in their words. */
  said: z.string().nullable(),
  /** When they want to be rung. */
  ringWhen: z.string().nullable(),
  isUrgent: z.boolean(),
  callId: id.nullable(),
  appointmentId: id.nullable(),
  messageId: id.nullable(),
  assignedTo: taskPerson.nullable(),
  snoozedUntil: instant.nullable(),
  completedAt: instant.nullable(),
  completedBy: z.string().nullable(),
  createdAt: instant,
  isSample: z.boolean(),
  /** Whether 'Try again' can mend it. */
  canRetry: z.boolean(),
  /** How many tasks of the same cause this one stands for, itself among them. */
  alikeCount: z.number().int(),
  /** The cause that it shares with those; null where it stands alone. */
  alike: z.string().nullable(),
});
export type Task = z.infer<typeof task>;

export const taskViews = ["open", "snoozed", "done"] as const;
export type TaskView = (typeof taskViews)[number];
export const taskQuery = z.object({
  view: z.enum(taskViews).default("open"),
  /** All that are alike to this one, each by itself. */
  alikeTo: id.optional(),
});

/** What is left out stays as it is. */
export const changeTaskBody = z.object({
  isDone: z.boolean().optional(),
  assignedTo: id.nullable().optional(),
  snoozedUntil: instant.nullable().optional(),
  /** With all that are alike. */
  withAlike: z.boolean().default(false),
});
export const changedTasks = z.object({ changed: z.number().int() });

export const retryTaskBody = z.object({ withAlike: z.boolean().default(false) });
/** `skipped`: no further try would mend them. */
export const retriedTasks = z.object({ tried: z.number().int(), skipped: z.number().int() });

/** Texts to and from the number of whoever waits, oldest first, and whether an answer can go there. */
export const textThread = z.object({
  name: z.string().nullable(),
  phone: z.string(),
  messages: z.array(message),
  /** Why no text may be written; null = one may. */
  refusal: z.enum(["opted_out", "not_mobile", "channel_refused"]).nullable(),
  /** `simulator`: what is written stays in the outbox. */
  carrier: z.enum(["simulator", "twilio"]),
  /** When what is written now would go out. */
  goesOutAt: instant,
});
export type TextThread = z.infer<typeof textThread>;

export const longestText = 480;
export const replyBody = z.object({ body: requiredText("Write the text", longestText) });
