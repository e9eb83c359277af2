import { firstPlace, mayMatch, toPhrase } from "../../phrase.ts";
import { partOf, type Utterance } from "../../words.ts";
import type { Candidate } from "./candidate.ts";
import { surnameOnly } from "./candidate.ts";
import { commonFirstNames } from "./common-names.ts";
import { takeBefore } from "./find-name.ts";
import { takeName } from "./name-words.ts";

/** Names of before and after a wedding: 'it's under my maiden name, Kelly', 'my married name is Park'. */

const label = toPhrase(
  "(maiden|married|previous|former|old|single|birth|new) (name|surname|((last|family) name)) (is|was|so|which is|that is|it is|it was|would be)? (actually|just)?",
);
/** Where the visit stands under it; 'my maiden name is Kelly' tells of it beside the name one has. */
const isKept =
  /\b(?:under|booked|registered|in your (?:system|books)|on (?:the|my|your) (?:file|system|books)|use|go by|put it|try)\b/i;

type Read = (words: Utterance) => Candidate | null;

interface Renamed {
  now: Candidate;
  /** In full. */
  before: readonly string[];
}

/** 'Sue Kelly, well Sue Park now', 'Sue Park, used to be Kelly': the name one has, and the one from before. */
export function renamed(utterance: Utterance, read: Read): Renamed | null {
  return toldByNow(utterance, read) ?? toldByPast(utterance, read);
}

function toldByNow(utterance: Utterance, read: Read): Renamed | null {
  const at = utterance.words.findIndex(({ word }, place) => word === "now" && place > 1);
  const taken = at < 0 ? null : takeBefore(utterance, at);
  // 'She's on Eliquis now'
  const now = taken && !notNaming.has(utterance.words[taken.from - 1]?.word ?? "") ? taken : null;
  const before = now && read(partOf(utterance, utterance.words.slice(0, now.from)));
  if (!now || !before || before.parts.length < 2 || now.from - before.to > mostBetween) return null;
  const parts = inFullWith(before.parts, now.parts);
  return parts && { now: { ...before, parts, from: now.from, to: at }, before: before.parts };
}

/** 'Sue Kelly, but it's Park now': further on something else is told. */
const mostBetween = 3;
const notNaming: ReadonlySet<string> = new Set("on onto to taking at in with from".split(" "));

const past = toPhrase(
  "((i|it|she|he)? used to be|formerly|previously|nee|née|(but|though|and)? (it|i) was|was) (just|once|called|under|booked)? (as|under)?",
);

function toldByPast(utterance: Utterance, read: Read): Renamed | null {
  const place = mayMatch(past, utterance) ? firstPlace(past.match, utterance.words) : null;
  const old = place && place.from > 0 ? takeName(utterance, place.to, "likely") : null;
  const now = old && place ? read(partOf(utterance, utterance.words.slice(0, place.from))) : null;
  // 'It was Ken who told me' names somebody else.
  const isOther =
    place !== null && utterance.words.slice(place.from, place.to).some(({ word }) => word === "was");
  if (!now || !old || now.parts.length < 2 || (isOther && isFirstAlone(old.parts))) return null;
  const before = inFullWith(now.parts, old.parts);
  return before && { now, before };
}

const isFirstAlone = ([first = "", last]: readonly string[]): boolean =>
  last === undefined && commonFirstNames.has(first.toLowerCase());

/** The other name with the first name of the one; null where it is somebody else's. */
function inFullWith([first = "", ...last]: readonly string[], other: readonly string[]): string[] | null {
  const [opening = "", ...rest] = other.map((part) => part.toLowerCase());
  if (opening === first.toLowerCase()) return rest.length > 0 ? [...other] : null;
  const isSame = last.some((part) => part.toLowerCase() === opening);
  const isWhole = rest.length > 0 && commonFirstNames.has(opening);
  return isSame || isWhole || rest.length > 1 ? null : [first, ...other];
}

/** `read`: the name in other words of the same utterance. */
export function formerName(utterance: Utterance, read: Read): Candidate | null {
  const found = renamed(utterance, read);
  if (found) return found.now;
  const place = mayMatch(label, utterance) ? firstPlace(label.match, utterance.words) : null;
  const taken = place && takeName(utterance, place.to, "any");
  if (!place || !taken) return null;
  const whole = read(partOf(utterance, utterance.words.slice(0, place.from)));
  // Said in full: 'my maiden name's Sue Kelly'.
  if (taken.parts.length > 1 && commonFirstNames.has(taken.parts[0]?.toLowerCase() ?? ""))
    return whole && !isKept.test(utterance.text)
      ? whole
      : { parts: taken.parts, from: place.from, to: taken.to, certainty: "sure", assumed: [] };
  if (!whole)
    return {
      parts: taken.parts,
      from: place.from,
      to: taken.to,
      certainty: "unsure",
      assumed: [surnameOnly],
    };
  const [first = "", ...others] = whole.parts;
  const isOther = others.length > 0 && !isKept.test(utterance.text);
  return { ...whole, parts: isOther ? whole.parts : [first, ...taken.parts], to: taken.to };
}
