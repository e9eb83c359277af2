import { readAnswer } from "../replies/rules.ts";

/** Which of the offered times an answer takes; null when it does not plainly take one. */
export function readChoice<Time>(text: string, offered: readonly Time[]): Time | null {
  const digit = /^\W*(?:option\s*)?([1-9])\W*$/i.exec(text);
  if (digit) return offered[Number(digit[1]) - 1] ?? null;
  // Of two times, YES says nothing.
  return offered.length === 1 && readAnswer(text) === "yes" ? (offered[0] ?? null) : null;
}
