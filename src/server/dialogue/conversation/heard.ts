import type { Understanding } from "#server/dialogue/understanding.ts";
import type { Comer } from "#server/dialogue/what/read-comers.ts";
import type { Taken } from "./details.ts";
import type { Answer } from "./questions/answer-questions.ts";

/** What an utterance brought, for the answers of the single steps. */
export interface Heard {
  heard: Understanding;
  news: Taken["news"];
  /** Those who are to be booked after the first, when several were named. */
  others: readonly Comer[];
  /** The answer to a question in the same utterance, already in the turn. */
  answer: Answer | null;
}
