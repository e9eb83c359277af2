import { z } from "zod";
import { id, instant, name, requiredText } from "../fields.ts";
import { textLimits } from "../limits.ts";
import { longestAnswer, longestQuestion, mostHealthFunds } from "./answer-options.ts";

/** A question that callers put, with the clinic's own answer; it is told as it stands here. */
export const ownAnswer = z.object({ id, question: z.string(), answer: z.string() });
export type OwnAnswer = z.infer<typeof ownAnswer>;

/** What callers asked that the clinic's facts held no answer to: once, however many asked it and in whichever words. */
export const unansweredQuestion = z.object({
  /** Of the last of them. */
  id,
  /** Callers' own words, as most put it. */
  words: z.string(),
  /** How else it was put, the commonest first. */
  otherWords: z.array(z.string()),
  askedAt: instant,
  callId: id,
  /** Of all that asked it. */
  ids: z.array(id),
  /** How many calls it was asked on. */
  calls: z.number().int(),
});
export type UnansweredQuestion = z.infer<typeof unansweredQuestion>;

export const ownAnswers = z.object({
  answers: z.array(ownAnswer),
  healthFunds: z.array(z.string()),
  /** The latest first, those of the last weeks that nobody has dealt with. */
  unanswered: z.array(unansweredQuestion),
});
export type OwnAnswers = z.infer<typeof ownAnswers>;

/** As many as are listed at most. */
const mostSettled = 200;

export const ownAnswerBody = z.object({
  question: name("Question is required", `Question can have at most ${textLimits.name} characters`),
  answer: requiredText("Answer is required", longestAnswer),
  /** Questions of callers that this answers: they are not listed any more. */
  settles: z.array(id).max(mostSettled).default([]),
});
export type OwnAnswerBody = z.input<typeof ownAnswerBody>;

export const healthFundsBody = z.object({
  healthFunds: z
    .array(name("A health fund needs a name", `A name can have at most ${textLimits.name} characters`))
    .max(mostHealthFunds, `At most ${mostHealthFunds} health funds`),
});

export const healthFunds = z.object({ healthFunds: z.array(z.string()) });

export const askAssistantBody = z.object({
  question: requiredText("Type a question", longestQuestion),
});

export const assistantAnswer = z.object({
  /** What callers would hear. */
  said: z.string(),
  /** Whether the clinic's facts held all of the answer; null = it was no question about the clinic. */
  isKnown: z.boolean().nullable(),
});
export type AssistantAnswer = z.infer<typeof assistantAnswer>;
