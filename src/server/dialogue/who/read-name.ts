import { firstPlace, mayMatch, type Phrase, toPhrase } from "../phrase.ts";
import type { PersonName, Reading } from "../understanding.ts";
import { beginsWithHoliday } from "../when/recognise/holiday.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { capitaliseName } from "./capitalise.ts";
import { commonFirstNames } from "./common-names.ts";
import { takeName } from "./name-words.ts";
import { neverNames, ordinaryWords } from "./ordinary-words.ts";
import { findSpelled, joinSpelled, type Spelled } from "./spelling.ts";
import { type Candidate, withSpelling } from "./with-spelling.ts";

/**
 * How much an opening promises a name: `strong` introduces any word ('my name is april'), `weak` no
 * ordinary word, `faint` only what looks like a name by itself.
 */
type Weight = "strong" | "weak" | "faint";

const kin =
  "son|daughter|wife|husband|partner|mum|mom|mother|dad|father|child|boy|girl|brother|sister|grandson|granddaughter|kid|friend|fiance|fiancee|nephew|niece|grandmother|grandfather|nan|toddler|baby|stepson|stepdaughter";
const booked =
  "appointment|booking|reservation|book|booked|table|slot|spot|checkup|cancel|reschedule|visit|one";

/** In order of weight: whom the visit is for goes before who is calling. */
const introductions = (
  [
    ["(first|given|christian) name (is)?", "strong"],
    [
      `(my|our|his|her) (little|youngest|eldest|oldest|older|younger|baby)? (${kin}) (is)? (called|named|name is|whose name is)`,
      "strong",
    ],
    [`(my|our) (little|youngest|eldest|oldest|older|younger|baby)? (${kin})`, "weak"],
    [`(${kin}|patient) name (is)?`, "strong"],
    ["(change|make|put|set|correct|switch|update) ..1 name ..2 (to|as|down as)", "strong"],
    ["(under|in|by|on) (the|my)? (name|names|surname|last name) (of|is|for)?", "strong"],
    [
      "(full|whole|legal|patient|the|my|his|her|our|and|caller|preferred) name (is|would be|was|should be|it is)",
      "strong",
    ],
    ["name is", "strong"],
    ["(call|calls) me", "strong"],
    ["(go by|goes by|known as|am called|use the name|put down the name)", "strong"],
    [`(${booked}) ..6 (for|under) (i think|i believe)?`, "faint"],
    ["under", "weak"],
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
  "(surname|last name|family name|second name|sir name) (is|it is|would be)?",
);
const afterName = toPhrase("(here|speaking|calling|on the line|is my name|is the name)");

export interface NameContext {
  /** The assistant asked for the name, or for its spelling. */
  expected: "name" | "spelling" | null;
}

/** The person's name, or null. Names that are ordinary words count when introduced as names. */
export function readName(utterance: Utterance, context: NameContext): Reading<PersonName> | null {
  const spelled = findSpelled(utterance.words, context.expected === "spelling");
  const lenient = context.expected === "spelling" ? joinSpelled(utterance.words, utterance.text) : null;
  const said =
    corrected(utterance, context) ??
    introduced(utterance, context) ??
    named(utterance) ??
    ownerOfVisit(utterance) ??
    (context.expected ? bareAnswer(utterance) : null);
  const isSpelledOut =
    spelled.length === 0 ? lenient !== null && averageLength(utterance) < 2.7 : isWithin(said, spelled);
  const candidate = withSpelling(isSpelledOut ? null : said, spelled, lenient, context.expected !== null);
  return candidate && toReading(utterance, candidate);
}

/** 'bravo romeo echo' is taken for a name word by word, but it is one that was spelled. */
const isWithin = (said: Candidate | null, spelled: readonly Spelled[]): boolean =>
  said !== null && spelled.some(({ from, to }) => from <= said.from && said.from < to);

/** Letters and fragments ('ma ri a') are short, words of a name are not. */
const averageLength = ({ words }: Utterance): number =>
  words.reduce((sum, { word }) => sum + word.length, 0) / Math.max(1, words.length);

/**
 * The name in the likeliest of several readings of the same utterance: the first unless another has a
 * known first name, or a surname, where it has none.
 */
export function readBestName(
  utterances: readonly Utterance[],
  context: NameContext,
): Reading<PersonName> | null {
  let best: Reading<PersonName> | null = null;
  let bestWeight = 0;
  for (const [index, utterance] of utterances.entries()) {
    const name = readName(utterance, context);
    if (!name) continue;
    const weight = weightOf(name.value) - (index === 0 ? 0 : 0.5);
    if (best !== null && weight <= bestWeight) continue;
    bestWeight = weight;
    const [first] = utterances;
    // Spans point into the first reading, whose text is what is kept.
    best =
      index === 0 || first === undefined
        ? name
        : {
            ...name,
            span: [0, first.text.length],
            certainty: "unsure",
            assumed: ["heard in another reading of the words"],
          };
  }
  return best;
}

function weightOf({ first, last }: PersonName): number {
  const isKnown = commonFirstNames.has(first.toLowerCase().split("-")[0] ?? "");
  const odd = [first, ...(last?.split(" ") ?? [])].filter((part) =>
    ordinaryWords.has(part.toLowerCase()),
  ).length;
  return (isKnown ? 2 : 0) + (last === null ? 0 : 1) - odd;
}

function toReading(utterance: Utterance, candidate: Candidate): Reading<PersonName> | null {
  const [first, ...rest] = capitaliseName(candidate.parts);
  if (first === undefined) return null;
  const last = rest.length > 0 ? rest.join(" ") : null;
  return {
    value: { first, last, full: last === null ? first : `${first} ${last}` },
    ...heardBetween(utterance, candidate.from, candidate.to),
    assumed: candidate.assumed,
    certainty: candidate.certainty,
  };
}

function introduced(utterance: Utterance, context: NameContext): Candidate | null {
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
  return { parts, from: start, to, certainty: "unsure", assumed: ["surname only"] };
}

const takenBack = toPhrase(
  "(no|nah|sorry|actually|correction|wait|rather|i mean|i meant|make that) (no|sorry|wait)? (it is|i am|that is|make that|i mean|i meant)?",
);

/** 'my name is bob, no, robert menzies': the name after the one that was taken back. */
function corrected(utterance: Utterance, context: NameContext): Candidate | null {
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
  for (let from = 0; from < utterance.words.length; from += 1) {
    const start = phrase.match(utterance.words, from);
    if (start < 0 || start === except || (weight !== "strong" && isHolidayAt(utterance, start))) continue;
    const taken = takeName(utterance, start, weight === "strong" ? "any" : "likely");
    if (taken && isEnough(taken.parts, weight, utterance, taken.to, context)) return { ...taken, start };
  }
  return null;
}

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
  if (weight === "strong" || context.expected !== null) return true;
  const lower = parts.map((part) => part.toLowerCase());
  const isKnown = commonFirstNames.has(lower[0]?.split("-")[0] ?? "");
  const isOdd = lower.some((part) => ordinaryWords.has(part));
  if (weight === "weak")
    return (
      isKnown || (!isOdd && (parts.length > 1 || to === utterance.words.length || endsName(utterance, to)))
    );
  return isKnown ? !isOdd || parts.length > 1 : parts.length > 1 && parts.length < 4 && !isOdd;
}

/** What follows a name that stands alone: 'it's khadijah here', 'hi this is khadijah and i…'. */
const endsName = (utterance: Utterance, at: number): boolean =>
  /^(?:he|she|they|who|has|needs|here|calling|speaking|and|from|i|my|ringing|just|again|can|could)$/.test(
    utterance.words[at]?.word ?? "",
  );

function surnameIn(utterance: Utterance) {
  const place = mayMatch(surnameIntroduction, utterance)
    ? firstPlace(surnameIntroduction.match, utterance.words)
    : null;
  const taken = place && takeName(utterance, place.to, "any");
  return place && taken ? { from: place.from, start: place.to, to: taken.to, parts: taken.parts } : null;
}

function takeBefore(utterance: Utterance, to: number): { parts: string[]; from: number } | null {
  for (let from = Math.max(0, to - 3); from < to; from += 1) {
    // 'oh tom brennan is my name' begins with a sigh, 'oh brien is my name' does not.
    if (utterance.words[from]?.word === "oh" && to - from > 2) continue;
    const taken = takeName(utterance, from, "likely");
    if (taken?.to === to) return { parts: taken.parts, from };
  }
  return null;
}

/** 'tom brennan here', 'tom brennan speaking'. */
function named(utterance: Utterance): Candidate | null {
  const place = mayMatch(afterName, utterance) ? firstPlace(afterName.match, utterance.words) : null;
  if (!place || place.from === 0) return null;
  const before = takeBefore(utterance, place.from);
  if (!before) return null;
  return { ...before, to: place.from, certainty: certaintyOf(before.parts), assumed: [] };
}

/** 'cancel greta olsen's appointment' */
function ownerOfVisit(utterance: Utterance): Candidate | null {
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

const politeBefore = toPhrase(
  "(yes|yeah|yep|sure|okay|oh|so|well|hi|hello|alright|right|of course|no problem|no worries|please|and|no|its|certainly|absolutely|just)",
).match;

/** The whole utterance is the name but for politeness: 'yeah tom brennan thanks'. */
function bareAnswer(utterance: Utterance): Candidate | null {
  const { words } = utterance;
  let from = 0;
  while (from < words.length && politeBefore(words, from) > from) from = politeBefore(words, from);
  const taken = takeName(utterance, from, "likely") ?? takeName(utterance, from, "alone");
  if (!taken) return null;
  const rest = words.slice(taken.to).every((word) => neverNames.has(word.word) || /^.$/.test(word.word));
  if (!rest && taken.parts.length > 3) return null;
  return { parts: taken.parts, from, to: taken.to, certainty: certaintyOf(taken.parts), assumed: [] };
}

function certaintyOf(parts: readonly string[]): "sure" | "unsure" {
  const lower = parts.map((part) => part.toLowerCase());
  const isKnown = commonFirstNames.has(lower[0]?.split("-")[0] ?? "");
  const isOdd = lower.some((part) => ordinaryWords.has(part));
  return isKnown || (parts.length > 1 && !isOdd) ? "sure" : "unsure";
}
