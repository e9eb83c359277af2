import { checkRewording, type Verdict } from "./check-rewording.ts";
import { takesUpTrouble } from "./facts/check-facts.ts";
import { isKindness, isSoft, takenUp, takesUp } from "./kindness.ts";
import { readSayings } from "./read-sayings.ts";

/**
 * An answer that is being told in other words, sentence by sentence. What has not been reworded yet stands in `rest` and
 * is what the built-in engine says when the rewording breaks off: nothing the answer says is ever left out.
 */
export interface Rewording {
  rest: readonly string[];
  /** Sentences heard that say too little to be spoken alone; they may belong to the next. */
  held: readonly string[];
  /** The answer takes up what the caller said, and so may whoever words it. */
  mayTakeUp: boolean;
  /** Something was spoken of it already. */
  isBegun: boolean;
  /** What the caller said, as far as a model may know it; else empty. */
  heard: string;
  /** What was told of the answer so far, as the engine words it. */
  told: string;
}

export type Taken =
  /** `spoken` is null while the sentence is held. */
  { ok: true; rewording: Rewording; spoken: string | null } | { ok: false; why: string };

/** Sentences of the answer that may be told in one, and the other way round. */
const window = 3;

export function beginRewording(answer: string, heard = ""): Rewording {
  const rest = sentencesOf(answer);
  return { rest, held: [], mayTakeUp: takesUp(rest), isBegun: false, heard, told: "" };
}

/** What the engine must still say: without mere courtesies, once others were spoken. */
export const leftToSay = ({ rest, isBegun }: Rewording): readonly string[] =>
  isBegun ? rest.filter((sentence) => !isSoft(sentence)) : rest;

/** `9:30 am. Which …` is two sentences, `Dr. Vance` is taken for two and does no harm. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!])\s+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** Takes one more sentence of the rewording: what may now be spoken, or why it may not be. */
export function takeSentence(rewording: Rewording, sentence: string): Taken {
  const { rest, held, mayTakeUp, isBegun, heard, told } = rewording;
  if (leftToSay(rewording).length === 0) return { ok: false, why: "everything was said already" };
  const plain = inPlainMarks(sentence);
  if (!isBegun && held.length === 0 && (isKindness(plain) || takesUpTrouble(plain, heard)))
    return { ok: true, spoken: plain, rewording: { ...rewording, isBegun: true } };
  const { taking, rest: said } =
    mayTakeUp && held.length === 0 ? takenUp(plain) : { taking: "", rest: plain };
  if (said === "" && !isBegun)
    return { ok: true, spoken: plain, rewording: { ...rewording, isBegun: true, mayTakeUp: false } };
  const candidate = [...held, said].join(" ");
  let nearest: Extract<Verdict, { ok: false }> | null = null;
  for (const from of startsIn(rest))
    for (let count = 1; count <= Math.min(window, rest.length - from); count += 1) {
      const meant = rest.slice(from, from + count).map((each) => takenUp(each).rest);
      const answer = meant.filter((each) => each !== "").join(" ");
      const verdict = checkRewording(answer, candidate, { heard: isBegun ? "" : heard, told });
      if (verdict.ok) {
        const next = {
          ...{ rest: rest.slice(from + count), held: [], mayTakeUp: false, isBegun: true },
          ...{ heard, told: `${told} ${answer}`.trim() },
        };
        return { ok: true, spoken: taking + verdict.text, rewording: next };
      }
      nearest = nearest === null || verdict.isOnlyShort ? verdict : nearest;
    }
  const isShort = nearest?.isOnlyShort === true || isMerePadding(candidate);
  if (isShort && held.length + 1 < window && !candidate.includes("?"))
    return { ok: true, spoken: null, rewording: { ...rewording, held: [...held, plain] } };
  return { ok: false, why: nearest?.why ?? "it says nothing" };
}

/** Where what is said next may begin in the answer: at its next sentence, or behind courtesies that are left out. */
function startsIn(rest: readonly string[]): readonly number[] {
  const first = rest.findIndex((sentence) => !isSoft(sentence));
  return first > 0 ? [0, first] : [0];
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
