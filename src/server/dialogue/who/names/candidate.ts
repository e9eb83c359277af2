import { commonFirstNames } from "./common-names.ts";
import { ordinaryWords } from "./ordinary-words.ts";

/** A name as it was said, before it is written as it belongs. */
export interface Candidate {
  parts: string[];
  from: number;
  to: number;
  certainty: "sure" | "unsure";
  assumed: readonly string[];
}

/** What is assumed of a name that was called the last one, with no first name beside it. */
export const surnameOnly = "surname only";

export const toCandidate = (parts: string[], from: number, to: number): Candidate => ({
  parts,
  from,
  to,
  certainty: certaintyOf(parts),
  assumed: [],
});

export function certaintyOf(parts: readonly string[]): "sure" | "unsure" {
  const lower = parts.map((part) => part.toLowerCase());
  const isKnown = commonFirstNames.has(lower[0]?.split("-")[0] ?? "");
  const isOdd = lower.some((part) => ordinaryWords.has(part));
  return isKnown || (parts.length > 1 && !isOdd) ? "sure" : "unsure";
}
