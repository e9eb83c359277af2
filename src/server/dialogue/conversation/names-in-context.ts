import type { Expecting } from "#server/dialogue/understand.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";
import { describedWords } from "#server/dialogue/who/described.ts";
import { respelled } from "#server/dialogue/who/respell.ts";
import { findSpelled } from "#server/dialogue/who/spelling.ts";
import { countWords, toUtterance } from "#server/dialogue/words.ts";
import { nameAtChoice, nameLeftOver, nameOfTime, type ReadAs } from "./beside-the-name.ts";
import { nameGoingOn } from "./name-goes-on.ts";
import { hasDetails } from "./reading.ts";
import type { LiveState } from "./state.ts";

/** A name in the light of the name that is known and of what is asked: mended, gone on with, or said unasked. */
export const withNameHere = (
  state: LiveState,
  heard: Understanding,
  expecting: Expecting,
  readAs: ReadAs,
): Understanding =>
  withMendedName(state, heard) ??
  withNameGoingOn(state, heard, readAs) ??
  withUnaskedName(state, heard, expecting, readAs);

/**
 * A caller who says their name while something else is asked: words that mean nothing else, read as the answer to 'what is
 * your name' when it is surely one.
 */
function withUnaskedName(
  state: LiveState,
  heard: Understanding,
  expecting: Expecting,
  readAs: ReadAs,
): Understanding {
  if (expecting === "yes_no" && heard.name === null && /\bspel(?:l|t)/i.test(heard.text))
    return { ...heard, name: readAs.name(heard.text) };
  const isAsked = expecting === "name" || expecting === "message";
  const whole = heard.name === null && state.draft.name ? namedInFull(state, heard, readAs) : null;
  if (whole) return { ...heard, name: whole };
  if (isAsked || heard.name !== null || state.draft.name !== null) return heard;
  const name = nameLeftOver(state, heard, readAs) ?? nameOfTime(state, heard, readAs);
  if (name) {
    // The 'Park' of 'Kim Park' asks for no parking.
    const isOfName = (words: string) => name.value.full.toLowerCase().includes(words.trim().toLowerCase());
    return { ...heard, name, intents: heard.intents.filter((each) => !isOfName(each.heard)) };
  }
  if (state.purpose === null || hasDetails(heard) || heard.intents.length > 0 || heard.emergency)
    return heard;
  const bare = readAs.name(heard.text);
  if (bare?.certainty !== "sure" || bare.value.last === null) return heard;
  // To 'what is it for' any two words may be the reason.
  const isKnown = commonFirstNames.has(bare.value.first.toLowerCase());
  const isNumberAsked = expecting === "phone" && countWords(heard.text) < 4;
  const isSpelled = findSpelled(toUtterance(heard.text).words).length > 0;
  if (isKnown || isNumberAsked || isSpelled) return { ...heard, name: bare };
  return { ...heard, name: nameAtChoice(state, heard, bare) };
}

function withNameGoingOn(state: LiveState, heard: Understanding, readAs: ReadAs): Understanding | null {
  const name = heard.name === null ? nameGoingOn(state, heard, readAs.name) : null;
  return name && { ...heard, name, phoneDigits: null };
}

/** 'Nguyet Tran', of whom only 'Nguyet' was known. */
function namedInFull({ draft }: LiveState, heard: Understanding, readAs: ReadAs): Understanding["name"] {
  const known = draft.name?.value;
  if (!known || known.last !== null || hasDetails(heard)) return null;
  const name = readAs.name(heard.text);
  return name && name.value.last !== null && name.value.first.toLowerCase() === known.first.toLowerCase()
    ? name
    : null;
}

/** 'No, it's w a n g' once the name is known; later than the read-back only where it is said to be a correction. */
function withMendedName({ step, draft }: LiveState, heard: Understanding): Understanding | null {
  const asked = "asked" in step ? step.asked : null;
  const isReadBack = step.kind === "reading_back" || asked === "change";
  const isOwnAnswer = asked === "name" || asked === "surname" || asked === "text";
  if (draft.name === null) return null;
  const known = draft.name.value.full.toLowerCase().split(" ");
  if (!isReadBack && (isOwnAnswer || !(mends(heard) || refuses(heard.text, known)))) return null;
  const isWhole = (heard.name?.value.last ?? null) !== null;
  if (isWhole && !/\bnot\b/i.test(heard.text)) return null;
  const name = respelled(draft.name.value, toUtterance(heard.text));
  if (!name) return null;
  // The 'Park' of 'not Park, Parkes' asks for no parking.
  const isOfName = ({ value, heard: words }: (typeof heard.intents)[number]): boolean =>
    value.startsWith("ask_") &&
    words
      .toLowerCase()
      .split(/\W+/)
      .some((word) => known.includes(word));
  const intents = heard.intents.filter((each) => !isOfName(each));
  // In the midst of another question it is said back at once.
  return { ...heard, intents, name: isReadBack ? name : { ...name, certainty: "unsure" } };
}

const refuses = (text: string, known: readonly string[]): boolean =>
  known.includes(/\bnot ([\p{L}'’-]+)/iu.exec(text)?.[1]?.toLowerCase() ?? "");

const mends = ({ text, isCorrection }: Understanding): boolean =>
  isCorrection ||
  onlyLetters.test(text) ||
  /^\W*(?:sorry|oh|wait|and)\b|\b(?:spel\w+|with an? \w+ at the end)\b/i.test(text) ||
  describedWords(toUtterance(text)).length > 0;

const onlyLetters = /^\W*(?:(?:double )?[a-z]\b\W*){3,}$/i;
