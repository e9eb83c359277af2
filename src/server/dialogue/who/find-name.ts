import { firstPlace, mayMatch, type Phrase, toPhrase } from "../phrase.ts";
import { beginsWithHoliday } from "../when/recognise/holiday.ts";
import type { Utterance, Word } from "../words.ts";
import { irishStems } from "./capitalise.ts";
import { commonFirstNames } from "./common-names.ts";
import { kinWords, nameless } from "./kin.ts";
import { takeName } from "./name-words.ts";
import { endearments, neverNames, ordinaryWords, wordSurnames } from "./ordinary-words.ts";
import { exampleWords, findSpelled } from "./spelling.ts";
import { digitsAt } from "./spoken-digits.ts";
import type { Candidate } from "./with-spelling.ts";

/** Where in the sentence a name stands, and by which words it is known to be one. */

/**
 * How much an opening promises a name: `strong` introduces any word ('my name is april'), `weak` no
 * ordinary word, `written` what is known as a name or written as one, `faint` only what looks like a name by itself.
 */
type Weight = "strong" | "weak" | "written" | "faint";

const kin = `${kinWords}|((little|young|older|younger|middle) one)|((youngest|eldest|oldest) (${kinWords})?)|((better|other) half)|((old|little|young) (man|lady))|ex|pop`;
const booked =
  "appointment|booking|reservation|book|booked|table|slot|spot|checkup|cancel|reschedule|visit|one";

/** In order of weight: whom the visit is for goes before who is calling. */
const introductions = (
  [
    ["(first|given|christian) name (is)?", "strong"],
    [
      `(my|our|his|her|their|the) ..1 (${kin}) (in law)? (is)? (called|named|name is|whose name is)`,
      "strong",
    ],
    [`(my|our|his|her|their|the) ..1 (${kin}) (in law)?`, "weak"],
    [`(for|and|book|bring) (${nameless})`, "weak"],
    ["for (him|her|them)", "faint"],
    [`(${kin}|patient) name (is)?`, "strong"],
    ["(patient|child|kid|person) is (called|named)?", "weak"],
    ["(change|make|put|set|correct|switch|update) ..1 name ..2 (to|as|down as)", "strong"],
    ["(under|in|by|on) (the|my)? (name|names|surname|last name) (of|is|for)?", "strong"],
    [
      "(full|whole|legal|patient|the|my|his|her|our|and|caller|preferred) name (is|would be|was|should be|it is)",
      "strong",
    ],
    ["name is", "strong"],
    ["(it|that) should (be|say)", "written"],
    ["(he|she) is (called|named)", "strong"],
    ["(hers|his|theirs) is", "weak"],
    ["(call|calls) me", "strong"],
    ["(go by|goes by|known as|am called|use the name|put down the name)", "strong"],
    [`(${booked}) ..6 (for|under) (i think|i believe)?`, "faint"],
    ["on behalf of", "weak"],
    ["under", "weak"],
    [`(it|this|that|${booked}) (is|was|would be) (just|only|actually)? for`, "written"],
    ["(for|name of)", "faint"],
    ["(you are|you were) (speaking|talking|chatting) (to|with)", "weak"],
    [
      "^ (hi|hello|hey|good morning|good afternoon|good evening|morning|yeah|yes)? (hi|there|hello)? (this is|i am|it is)",
      "weak",
    ],
    // A dentist who rings for themselves; 'a message for doctor chen' names another.
    ["this is (doctor|professor)", "weak"],
    ["this is", "weak"],
    ["^ ..2 myself", "weak"],
    ["(i am|it is|that is|this is) (just|actually|only)", "faint"],
    ["(i am|it is|that is|it would be|that would be)", "faint"],
    ["^ (hi|hello|hey|good morning|good afternoon|good evening|morning) (there)?", "faint"],
    ["my name", "strong"],
    ["^ name", "strong"],
    ["(no|sorry|actually|correction|wait|i said|i meant)", "faint"],
  ] as const satisfies readonly (readonly [string, Weight])[]
).map(([source, weight]) => ({ phrase: toPhrase(source), weight }));

const surnameIntroduction = toPhrase(
  "(surname|last name|family name|second name|sir name) ((is|was|it is) (actually|just|really)?|((should|would|needs to|has to|ought to) be))?",
);
const afterName = toPhrase("(here|speaking|calling|on the line|is my name|is the name)");

/** What is assumed of a name that was called the last one, with no first name beside it. */
export const surnameOnly = "surname only";

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

const toCandidate = (parts: string[], from: number, to: number): Candidate => ({
  parts,
  from,
  to,
  certainty: certaintyOf(parts),
  assumed: [],
});

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
const isThing = ({ words, text }: Utterance, at: number): boolean =>
  /\b(?:an?|the|some|another)\s+$/i.test(text.slice(words[at - 1]?.start ?? 0, words[at]?.start ?? 0));
/** 'That was my name, check-up': what stood before it was. */
const isToldBefore = ({ words }: Utterance, at: number): boolean =>
  words[at]?.word === "my" && /^(?:was|not)$/.test(words[at - 1]?.word ?? "");
const isKin = new RegExp(`^(?:${kinWords})$`);

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
      isKnown || (!isOdd && (parts.length > 1 || to === utterance.words.length || endsName(utterance, to)))
    );
  if (weight === "written" && !isKnown && parts.length === 1) return !isOdd && isWritten(utterance, to - 1);
  return isKnown ? !isOdd || parts.length > 1 : parts.length > 1 && parts.length < 4 && !isOdd;
}

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

const isRelated = toPhrase(`is (my|our) ..1 (${kin})`);

/** 'Lottie Vaughan is my little girl'; 'the main problem is my son' names nobody. */
export function relatedAs(utterance: Utterance): Candidate | null {
  const place = mayMatch(isRelated, utterance) ? firstPlace(isRelated.match, utterance.words) : null;
  const before = place && takeBefore(utterance, place.from);
  if (!place || !before || isThing(utterance, before.from)) return null;
  const certainty = certaintyOf(before.parts);
  return certainty === "sure" ? { ...before, to: place.from, certainty, assumed: [] } : null;
}

/** 'cancel greta olsen's appointment' */
export function ownerOfVisit(utterance: Utterance): Candidate | null {
  const { words, text } = utterance;
  for (const [at, { start, end }] of words.entries()) {
    if (!/['’]s?$/.test(text.slice(start, end + 1).trimEnd())) continue;
    if (
      !/^(?:appointment|booking|visit|checkup|check|cleaning|clean|slot|filling)$/.test(
        words[at + 1]?.word ?? "",
      )
    )
      continue;
    const owner = takeBefore(utterance, at + 1);
    const isKnown = commonFirstNames.has(owner?.parts[0]?.toLowerCase() ?? "");
    const isWhole = owner !== null && owner.parts.length > 1 && certaintyOf(owner.parts) === "sure";
    if (owner && (isKnown || isWhole))
      return { ...owner, to: at + 1, certainty: certaintyOf(owner.parts), assumed: [] };
  }
  return null;
}

const visitWords = "(appointment|booking|visit|checkup|clean|cleaning|slot|filling|(check up))";
const theirVisit = toPhrase(`(my|our|his|her|the) ..1 (${kin}) (own|next|other)? ${visitWords}`);

/** 'My son's appointment, Leo Hart, can you move it': whose it is, named right behind it or after its day. */
export function besideTheirVisit(utterance: Utterance): Candidate | null {
  const { words, text } = utterance;
  const place = mayMatch(theirVisit, utterance) ? firstPlace(theirVisit.match, words) : null;
  if (!place) return null;
  for (let at = place.to; at < Math.min(words.length, place.to + farthestName); at += 1) {
    const taken = takeName(utterance, at, "likely");
    const isSetOff = /,\s*$/.test(text.slice(words[at - 1]?.end, words[at]?.start));
    if (!taken || (at > place.to && !isSetOff)) continue;
    const isKnown = commonFirstNames.has(taken.parts[0]?.toLowerCase() ?? "");
    const isWhole = isSetOff && taken.parts.length === 2 && certaintyOf(taken.parts) === "sure";
    if (isKnown || isWhole)
      return { parts: taken.parts, from: at, to: taken.to, certainty: certaintyOf(taken.parts), assumed: [] };
  }
  return null;
}
/** 'On Wednesday at ten' may stand between. */
const farthestName = 5;

/** 'Priya Sharma, 0401 222 333, can you …': the name that opens the sentence, and the telephone number after it. */
export function beforeNumber(utterance: Utterance): Candidate | null {
  const { words } = utterance;
  let from = 0;
  while (from < words.length && politeBefore(words, from) > from) from = politeBefore(words, from);
  const taken = takeName(utterance, from, "likely");
  if (!taken || taken.parts.length < 2 || certaintyOf(taken.parts) !== "sure") return null;
  let at = taken.to;
  while (/^(?:and|on|my|number|mobile|phone|is)$/.test(words[at]?.word ?? "")) at += 1;
  return digitsFrom(words, at) < fewestDigits
    ? null
    : { parts: taken.parts, from, to: taken.to, certainty: "sure", assumed: [] };
}

/** A landline without its area code; fewer are an hour or a house. */
const fewestDigits = 8;

function digitsFrom(words: Utterance["words"], start: number): number {
  let count = 0;
  let at = start;
  for (let said = digitsAt(words, at); said; said = digitsAt(words, at)) {
    count += said.digits.length;
    at += said.count;
  }
  return count;
}

const politeBefore = toPhrase(
  "(yes|yeah|yep|sure thing|sure|okay|oh|so|well|hi|hello|alright|righto|right|of course|no problem|no worries|no dramas|too easy|please|and|no|its|certainly|absolutely|just)",
).match;

/** 'Oh Brien', as O'Brien is written down; 'oh Kelly' may be a sigh. */
const isOfIrish = (words: readonly Word[], at: number): boolean => {
  const [word, next = ""] = [words[at]?.word, words[at + 1]?.word];
  return word === "oh" && words.length === at + 2 && irishStems.has(next) && !commonFirstNames.has(next);
};

/** The whole utterance is the name but for politeness: 'yeah tom brennan thanks'. */
export function bareAnswer(utterance: Utterance): Candidate | null {
  const { words } = utterance;
  let from = 0;
  while (from < words.length && politeBefore(words, from) > from && !isOfIrish(words, from))
    from = politeBefore(words, from);
  const isOneWord = words.length === 1 && isNameAlone(words[0]?.word ?? "");
  const taken = takeName(utterance, from, "likely") ?? takeName(utterance, from, isOneWord ? "any" : "alone");
  if (!taken) return null;
  const isSurname = isOneWord && wordSurnames.has(words[0]?.word ?? "");
  const assumed = isSurname ? [surnameOnly] : [];
  const rest = words.slice(taken.to).every((word) => neverNames.has(word.word) || /^.$/.test(word.word));
  if (!rest && taken.parts.length > 3) return null;
  return { parts: taken.parts, from, to: taken.to, certainty: certaintyOf(taken.parts), assumed };
}
const isNameAlone = (word: string): boolean => endearments.has(word) || wordSurnames.has(word);

export function certaintyOf(parts: readonly string[]): "sure" | "unsure" {
  const lower = parts.map((part) => part.toLowerCase());
  const isKnown = commonFirstNames.has(lower[0]?.split("-")[0] ?? "");
  const isOdd = lower.some((part) => ordinaryWords.has(part));
  return isKnown || (parts.length > 1 && !isOdd) ? "sure" : "unsure";
}
