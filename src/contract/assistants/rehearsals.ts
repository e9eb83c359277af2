import { z } from "zod";
import { agentConfiguration } from "./agent-configuration.ts";

export const rehearsalGroups = ["safety", "booking", "changes", "questions", "people"] as const;

/** `served`: got what the call was for. `passed_on`: left for the team, as the settings ask. */
export const rehearsalVerdict = z.object({
  outcome: z.enum(["served", "passed_on", "failed"]),
  /** Why, in a sentence or two for staff. */
  why: z.string(),
});
export type RehearsalVerdict = z.infer<typeof rehearsalVerdict>;

export const rehearsedCall = rehearsalVerdict.extend({
  transcript: z.array(z.object({ speaker: z.enum(["caller", "assistant"]), text: z.string() })),
});
export type RehearsedCall = z.infer<typeof rehearsedCall>;

export const rehearsalBody = z.object({
  /** The receptionist's settings to try; without them the live ones are tried. */
  configuration: agentConfiguration
    .refine(({ agentId }) => agentId === "1", "Only the receptionist answers calls")
    .optional(),
});

export const rehearsedCaller = z.object({
  id: z.string(),
  group: z.enum(rehearsalGroups),
  /** What the caller rings for. */
  goal: z.string(),
  /** With the settings in force now. */
  live: rehearsedCall,
  /** With the settings to try; null when none were given. */
  draft: rehearsedCall.nullable(),
  /** What the draft makes of it beside the live settings; null without a draft. */
  change: z.enum(["improved", "broken", "same"]).nullable(),
});
export type RehearsedCaller = z.infer<typeof rehearsedCaller>;

export const rehearsalReply = z.object({
  callers: z.array(rehearsedCaller),
  /** Clinic-local day, `YYYY-MM-DD`, on which the callers believe to ring: the next open one. */
  ringingOn: z.string(),
  /** The assistant is paused: real callers reach reception or a message, whatever these settings say. */
  isPaused: z.boolean(),
});
export type RehearsalReply = z.infer<typeof rehearsalReply>;
