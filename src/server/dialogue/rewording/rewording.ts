import { checkRewording, type Verdict } from "./check-rewording.ts";
import { readSayings } from "./read-sayings.ts";

/**
 * An answer that is being told in other words, sentence by sentence. What has not been reworded yet stands in `rest` and
 * is what the built-in engine says when the rewording breaks off: nothing the answer says is ever left out.
 */
export interface Rewording {
  rest: readonly string[];
  /** Sentences heard that say too little to be spoken alone; they may belong to the next. */
  held: readonly string[];
}

export type Taken =
  /** `spoken` is null while the sentence is held. */
  { ok: true; rewording: Rewording; spoken: string | null } | { ok: false; why: string };

/** Sentences of the answer that may be told in one, and the other way round. */
const window = 3;

export const beginRewording = (answer: string): Rewording => ({ rest: sentencesOf(answer), held: [] });

/** `9:30 am. Which …` is two sentences, `Dr. Vance` is taken for two and does no harm. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!])\s+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** Takes one more sentence of the rewording: what may now be spoken, or why it may not be. */
export function takeSentence({ rest, held }: Rewording, sentence: string): Taken {
  if (rest.length === 0) return { ok: false, why: "everything was said already" };
  const candidate = [...held, inPlainMarks(sentence)].join(" ");
  let nearest: Extract<Verdict, { ok: false }> | null = null;
  for (let count = 1; count <= Math.min(window, rest.length); count += 1) {
    const verdict = checkRewording(rest.slice(0, count).join(" "), candidate);
    if (verdict.ok) {
      return { ok: true, spoken: verdict.text, rewording: { rest: rest.slice(count), held: [] } };
    }
    nearest = nearest === null || verdict.isOnlyShort ? verdict : nearest;
  }
  const isShort = nearest?.isOnlyShort === true || isMerePadding(candidate);
  if (isShort && held.length + 1 < window && !candidate.includes("?"))
    return { ok: true, spoken: null, rewording: { rest, held: [...held, inPlainMarks(sentence)] } };
  return { ok: false, why: nearest?.why ?? "it says nothing" };
}

const isMerePadding = (text: string): boolean =>
  readSayings(text).length === 0 && /^[\p{Script=Latin}\s.,!']+$/u.test(text);

/** Typographic marks as a keyboard has them. */
const inPlainMarks = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s*[–—]\s*/g, ", ")
    .replace(/…/g, ".")
    .trim();
