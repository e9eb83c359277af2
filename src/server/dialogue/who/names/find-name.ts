import { firstPlace, mayMatch, type Phrase, toPhrase } from "../../phrase.ts";
import { beginsWithHoliday } from "../../when/recognise/holiday.ts";
import type { Utterance, Word } from "../../words.ts";
import { everydayWords } from "../everyday-words.ts";
import { isSurelyFirstName } from "../first-names.ts";
import { relationWords } from "../relations.ts";
import { bareAnswer } from "./bare-name.ts";
import { type Candidate, certaintyOf, surnameOnly, toCandidate } from "./candidate.ts";
import { commonFirstNames } from "./common-names.ts";
import { introductions, type Weight } from "./name-openings.ts";
import { takeName } from "./name-words.ts";
import { ordinaryWords } from "./ordinary-words.ts";
import { exampleWords, findSpelled } from "./spelled/spelling.ts";

/** Where in the sentence a name stands that is introduced: by an opening, by 'surname', or by 'here' behind it. */

const surnameIntroduction = toPhrase(
  "(surname|surnames|last name|last names|family name|family names|second name|sir name) ((is|was|it is) (actually|just|really)?|((should|would|needs to|has to|ought to) be))?",
);
const afterName = toPhrase("(here|speaking|calling|on the line|is my name|is the name)");

export interface NameContext {
  /** The assistant asked for the name, or for its spelling. */
  expected: "name" | "spelling" | null;
}

export function introduced(utterance: Utterance, context: NameContext): Candidate | null {
  const surname = surnameIn(utterance);
  for (const introduction of introductions) {
    if (!mayMatch(introduction.phrase, utterance)) continue;
    const taken = takeIntroduced(utterance, introduction, context, surname?.start ?? -1);
    if (!taken) continue;
    if (!surname || taken.parts.length > 1) return toCandidate(taken.parts, taken.start, taken.to);
    const from = Math.min(taken.start, surname.start);
    return toCandidate([...taken.parts, ...surname.parts], from, Math.max(taken.to, surname.to));
  }
  if (!surname) return null;
  // 'tom surname brennan'
  const before = takeBefore(utterance, surname.from);
  if (before) return toCandidate([...before.parts, ...surname.parts], before.from, surname.to);
  const { parts, start, to } = surname;
  return { parts, from: start, to, certainty: "unsure", assumed: [surnameOnly] };
}

const takenBack = toPhrase(
  "(no|nah|sorry|actually|correction|wait|rather|i mean|i meant|make that) (no|sorry|wait)? (it is|i am|that is|make that|i mean|i meant)?",
);

/** 'my name is bob, no, robert menzies': the name after the one that was taken back. */
export function corrected(utterance: Utterance, context: NameContext): Candidate | null {
  if (!mayMatch(takenBack, utterance)) return null;
  const before = introduced(utterance, context) ?? (context.expected ? bareAnswer(utterance) : null);
  if (!before) return null;
  for (let at = before.to; at <= before.to + 1; at += 1) {
    const start = takenBack.match(utterance.words, at);
    const taken = start < 0 ? null : takeName(utterance, start, "likely");
    if (!taken || certaintyOf(taken.parts) !== "sure") continue;
    if (taken.parts.length >= before.parts.length) return toCandidate(taken.parts, before.from, taken.to);
  }
  return null;
}

/** The first name that stands after the opening; `except` is the place of the surname. */
function takeIntroduced(
  utterance: Utterance,
  { phrase, weight }: { phrase: Phrase; weight: Weight },
  context: NameContext,
  except: number,
): { parts: string[]; start: number; to: number } | null {
  const examples = exampleWords(utterance.words);
  for (let from = 0; from < utterance.words.length; from += 1) {
    const start = phrase.match(utterance.words, from);
    // The word after 'Q for' is never the name.
    if (examples.has(start) || examples.has(start - 1)) continue;
    if (start < 0 || start === except) continue;
    if (isNoName(utterance, from, start, weight)) continue;
    const taken = takeName(utterance, start, weight === "strong" ? "any" : "likely");
    if (taken && isEnough(taken.parts, weight, utterance, taken.to, context)) return { ...taken, start };
  }
  return null;
}

/** `from`: where the opening stands, `start`: what comes after it. */
const isNoName = (utterance: Utterance, from: number, start: number, weight: Weight): boolean =>
  (weight !== "strong" && (isHolidayAt(utterance, start) || isThing(utterance, start))) ||
  isOwned(utterance, start) ||
  isToldBefore(utterance, from);

/** 'My dad's plate' is his, and not his name. */
const isOwned = ({ words, text }: Utterance, at: number): boolean => {
  const before = words[at - 1];
  return (
    before !== undefined &&
    isKin.test(before.word) &&
    /['’]s?$/.test(text.slice(before.start, before.end + 1).trimEnd()) &&
    !isNamedThere({ words, text }, at)
  );
};
/** 'My son's Leo Wu' names him, 'my son's Wiggles' does not. */
const isNamedThere = ({ words, text }: Pick<Utterance, "words" | "text">, at: number): boolean => {
  const word = words[at];
  const isOwner = word !== undefined && /['’]s?$/.test(text.slice(word.start, word.end + 1).trimEnd());
  return (
    commonFirstNames.has(word?.word ?? "") &&
    !isOwner &&
    !/^(?:grace|hope|may|will|mark|bill|dawn|rose)$/.test(word?.word ?? "")
  );
};
/** 'It's just a little lump': nobody's name has an article before it. */
export const isThing = ({ words, text }: Utterance, at: number): boolean =>
  /\b(?:an?|the|some|another)\s+$/i.test(text.slice(words[at - 1]?.start ?? 0, words[at]?.start ?? 0));
/** 'That was my name, check-up': what stood before it was. */
const isToldBefore = ({ words }: Utterance, at: number): boolean =>
  words[at]?.word === "my" && /^(?:was|not)$/.test(words[at - 1]?.word ?? "");
const isKin = new RegExp(`^(?:${relationWords})$`);

const isHolidayAt = ({ words }: Utterance, at: number): boolean =>
  beginsWithHoliday(words.slice(at, at + 5).map(({ word }) => word.replace(/[^a-z]/g, "")));

/** After a faint opening an unknown word is too little, unless a name was asked for or two stand together. */
function isEnough(
  parts: readonly string[],
  weight: Weight,
  utterance: Utterance,
  to: number,
  context: NameContext,
): boolean {
  const isTitled = /^(?:mr|mrs|ms|mister)$/.test(utterance.words[to - parts.length - 1]?.word ?? "");
  if (weight === "strong" || context.expected !== null || isTitled) return true;
  const lower = parts.map((part) => part.toLowerCase());
  const isKnown = commonFirstNames.has(lower[0]?.split("-")[0] ?? "");
  const isOdd = lower.some((part) => ordinaryWords.has(part));
  if (weight === "weak")
    return (
      isKnown ||
      (isSurelyFirstName(lower[0] ?? "") && !everydayWords.has(lower[0] ?? "")) ||
      (!isOdd &&
        (parts.length > 1 ||
          to === utterance.words.length ||
          endsName(utterance, to) ||
          (isWritten(utterance, to - 1) && isDay.test(utterance.words[to]?.word ?? ""))))
    );
  if (weight === "written" && !isKnown && parts.length === 1) return !isOdd && isWritten(utterance, to - 1);
  return isKnown ? !isOdd || parts.length > 1 : parts.length > 1 && parts.length < 4 && !isOdd;
}

/** 'My wife Ewa Friday at nine' */
const isDay = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|next|this)$/;

/** With a capital where not every word has one. */
const isWritten = ({ words, text }: Utterance, at: number): boolean =>
  isCapital(text, words[at]) && !isCapital(text, words[at - 1]);
const isCapital = (text: string, word: Word | undefined): boolean =>
  word !== undefined && /\p{Lu}/u.test(text.charAt(word.start));

/** What follows a name that stands alone: 'it's khadijah here', 'hi this is khadijah and i…'. */
const endsName = (utterance: Utterance, at: number): boolean =>
  /^(?:he|she|they|who|has|needs|here|calling|speaking|and|from|i|my|ringing|just|again|can|could|for|about|at|on|is)$/.test(
    utterance.words[at]?.word ?? "",
  );

export function surnameIn(utterance: Utterance) {
  const place = mayMatch(surnameIntroduction, utterance)
    ? firstPlace(surnameIntroduction.match, utterance.words)
    : null;
  const taken = place && takeName(utterance, place.to, "any");
  if (place && !taken && findSpelled(utterance.words.slice(place.to), true)[0]?.from === 0)
    return { from: place.from, start: place.to, to: place.to, parts: [] };
  return place && taken ? { from: place.from, start: place.to, to: taken.to, parts: taken.parts } : null;
}

export function takeBefore(utterance: Utterance, to: number): { parts: string[]; from: number } | null {
  for (let from = Math.max(0, to - 3); from < to; from += 1) {
    // 'oh tom brennan is my name' begins with a sigh, 'oh brien is my name' does not.
    if (utterance.words[from]?.word === "oh" && to - from > 2) continue;
    const taken = takeName(utterance, from, "likely");
    if (taken?.to === to) return { parts: taken.parts, from };
  }
  return null;
}

/** 'tom brennan here', 'tom brennan speaking'. */
export function named(utterance: Utterance): Candidate | null {
  const place = mayMatch(afterName, utterance) ? firstPlace(afterName.match, utterance.words) : null;
  if (!place || place.from === 0) return null;
  const before = takeBefore(utterance, place.from);
  if (!before) return null;
  return { ...before, to: place.from, certainty: certaintyOf(before.parts), assumed: [] };
}
