import type { ToldVisit } from "../balance/books.ts";

/** A day or a time that was heard, with its place in the words. */
export interface Heard {
  at: number;
  value: string;
}

/** What a caller takes from a sentence that tells of their visit: what became of it, and when it is. */
export type Claim = Pick<ToldVisit, "what" | "date" | "time">;

const what = [
  ["cancelled", /\b(?:is|are|been|have|I've|now)(?: now)? cancelled\b/i],
  ["moved", /\b(?:moved|rescheduled|changed)(?: \w+){0,4} to\b/i],
  ["booked", /\b(?:booked|requested|down for|reserved)\b/i],
] as const;
/** What may come, and what is asked, is told to nobody. */
const open = /\?$|\b(?:can|could|would|shall|will|want|wish|like|if|not|nothing|already|before|was|were)\b/i;

/** The visits that a reply tells of as made, moved or cancelled in this turn. */
export function claimsIn(
  text: string,
  readers: { days(sentence: string): readonly Heard[]; times(sentence: string): readonly Heard[] },
): Claim[] {
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    const found = what.find(([, pattern]) => pattern.test(sentence));
    if (!found || open.test(sentence)) return [];
    const [date, another] = readers.days(sentence);
    const time = readers.times(sentence).find(({ at }) => date && at > date.at);
    // Two days in one sentence: which of them it is can only be guessed.
    return date && time && !another ? [{ what: found[0], date: date.value, time: time.value }] : [];
  });
}

const promise =
  /\b(?:will|’ll|'ll) (?:\w+ ){0,3}(?:ring|call|phone) you\b|\bring(?:s)? you back\b|\bthe team (?:has|have) your (?:message|number)\b|\bI(?:'ve| have) (?:passed|left|told|asked)\b.*\bteam\b/i;
const may = /\?$|\b(?:can|could|would|shall|if|unless)\b/i;

/** Whether a reply says that a person of the clinic will see to it. */
export const isPromised = (text: string): boolean =>
  text.split(/(?<=[.!?])\s+/).some((sentence) => promise.test(sentence) && !may.test(sentence));
