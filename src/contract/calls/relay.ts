import { z } from "zod";
import { sentToModel } from "../assistants/language-model.ts";
import { doneAction, understood } from "./calls.ts";

/**
 * Messages of a call's WebSocket: Twilio ConversationRelay, both directions
 * (Twilio docs, "ConversationRelay: Getting and sending WebSocket messages"), plus one of our own,
 * `trace`, which only test calls receive.
 */
const setup = z.looseObject({
  type: z.literal("setup"),
  sessionId: z.string().max(64).default(""),
  accountSid: z.string().max(64).optional(),
  callSid: z.string().max(64),
  from: z.string().max(64).nullish(),
  to: z.string().max(64).nullish(),
  forwardedFrom: z.string().max(64).nullish(),
  direction: z.string().max(32).optional(),
  callType: z.string().max(32).optional(),
  customParameters: z.record(z.string(), z.string().max(512)).optional(),
});
/**
 * Characters: some two minutes of speech without a pause. Of what comes all the same the beginning is heard, so that it is
 * answered, and what takes longer to read than it should keeps no other call waiting.
 */
const longestPrompt = 2_000;
const prompt = z.looseObject({
  type: z.literal("prompt"),
  voicePrompt: z.string().transform((said) => said.slice(0, longestPrompt).replace(/\p{Surrogate}$/u, "")),
  lang: z.string().max(32).optional(),
  /** Partials carry `false`. */
  last: z.boolean().default(true),
});
const dtmf = z.looseObject({ type: z.literal("dtmf"), digit: z.string().regex(/^[0-9*#A-Dw]$/) });
const interrupt = z.looseObject({
  type: z.literal("interrupt"),
  utteranceUntilInterrupt: z.string().max(8_000).default(""),
  // Number in current documentation, string in older: both are accepted.
  durationUntilInterruptMs: z.coerce.number().optional(),
});
const relayError = z.looseObject({
  type: z.literal("error"),
  description: z.string().max(2_000).default(""),
});

export const relayFromCaller = z.discriminatedUnion("type", [setup, prompt, dtmf, interrupt, relayError]);
export type RelayFromCaller = z.infer<typeof relayFromCaller>;

export const relayToCaller = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("text"),
    token: z.string(),
    last: z.boolean(),
    lang: z.string().optional(),
    interruptible: z.boolean().optional(),
    preemptible: z.boolean().optional(),
  }),
  z.object({ type: z.literal("end"), handoffData: z.string().optional() }),
  z.object({
    type: z.literal("trace"),
    callId: z.string(),
    understood: understood.nullable(),
    done: z.array(doneAction),
    answeredInMs: z.number().nullable(),
    /** Shown to whoever makes the test call, and kept nowhere. */
    sentToModel: z.array(sentToModel),
  }),
]);
export type RelayToCaller = z.infer<typeof relayToCaller>;

/** What `end.handoffData` holds, as JSON text; comes back in the Connect action callback. */
export const handoffData = z.object({
  reason: z.enum(["finished", "taken_over", "person_wanted", "emergency", "not_understood", "trouble"]),
  callId: z.string(),
});
export type HandoffData = z.infer<typeof handoffData>;
