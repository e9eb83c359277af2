import { heardOtherwise, type PersonName, type Reading } from "../../readings.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { whoRings, withoutCaller } from "../caller.ts";
import { findAttendee } from "../find-attendee.ts";
import { bareAnswer, beforeNumber } from "./bare-name.ts";
import { type Candidate, certaintyOf, surnameOnly } from "./candidate.ts";
import { capitaliseName, nameOfParts } from "./capitalise.ts";
import { commonFirstNames } from "./common-names.ts";
import { withoutExclamations } from "./exclamations.ts";
import { corrected, introduced, isThing, type NameContext, named, surnameIn } from "./find-name.ts";
import { formerName, renamed } from "./former-names.ts";
import { labelled } from "./labelled.ts";
import { isLastName } from "./last-names.ts";
import { isSurnameByTitle, particles, takeName } from "./name-words.ts";
import { withoutNicknames } from "./nicknames.ts";
import { neverNames, ordinaryWords, wordSurnames } from "./ordinary-words.ts";
import { isShortFor } from "./short-names.ts";
import { describedWords, withoutDescriptions } from "./spelled/described.ts";
import { reversedName } from "./spelled/reversed-names.ts";
import { findSpelled, joinSpelled, type Spelled } from "./spelled/spelling.ts";
import { isLike, spelledInto, withSpelling } from "./spelled/with-spelling.ts";
import { isVerbForm } from "./verb-words.ts";
import { besideTheirVisit, ownerOfVisit, relatedAs } from "./whose-name.ts";

export type { NameContext };

/** The person's name, or null. Names that are ordinary words count when introduced as names. */
export function readName(heard: Utterance, context: NameContext): Reading<PersonName> | null {
  const utterance = withoutExclamations(withoutDescriptions(heard));
  const isAsked = context.expected !== null;
  const ofPatient = withoutCaller(utterance, isAsked);
  // Without what else is told, as long as a name is left; who says that they ring for somebody else is never the patient.
  const others = whoRings(utterance, isAsked) ? [] : [utterance];
  const views = [withoutNicknames(ofPatient), ofPatient, ...others];
  for (const view of new Set(views)) {
    const named = nameIn(view, context);
    if (!named) continue;
    const whole = isAsked ? withDescribed(heard, named) : named;
    return toReading({ ...view, text: heard.text }, withTitle(view, whole));
  }
  return null;
}

/** Whose visit is spoken of, beside whoever speaks: 'Tom Sharpe here, can you move Leah's'. */
export function readOwner(utterance: Utterance): Reading<PersonName> | null {
  const owner = ownerOfVisit(utterance);
  return owner && toReading(utterance, owner);
}

/** 'Mrs Park', 'the name's O'Shea': the first name is still to be told. */
const withTitle = (utterance: Utterance, named: Candidate): Candidate =>
  named.assumed.length === 0 &&
  (isSurnameByTitle(utterance, named.from, named.parts) || isLastName(named.parts))
    ? { ...named, assumed: [surnameOnly] }
    : named;

const nameIn = (utterance: Utterance, context: NameContext): Candidate | null =>
  (context.expected === "name" ? reversedName(utterance) : null) ??
  formerName(utterance, (words) => nameIn(words, context)) ??
  labelled(utterance) ??
  partedNames(utterance, context) ??
  wholeName(utterance, context);

/** The name in full that the caller had before, 'Sue Kelly' of 'Sue Kelly, well Sue Park now'; null where none is told. */
export function readFormerName(heard: Utterance): PersonName | null {
  const found = renamed(heard, (words) => nameIn(words, { expected: "name" }));
  const [first, ...rest] = found ? capitaliseName([...found.before]) : [];
  if (first === undefined || rest.length === 0) return null;
  const last = rest.join(" ");
  return { first, last, full: `${first} ${last}` };
}

/** 'Aoife, A O I F E, Byrne with a Y': a name described that is not the first one is the last. */
function withDescribed(heard: Utterance, named: Candidate): Candidate {
  const [first = "", ...others] = named.parts;
  if (others.length > 0 || named.certainty !== "sure") return named;
  const last = describedWords(heard).find(
    (word) => word.length > 1 && !neverNames.has(word.toLowerCase()) && !isLike(first, word),
  );
  return last === undefined ? named : { ...named, parts: [first, last] };
}

function wholeName(utterance: Utterance, context: NameContext): Candidate | null {
  const spelled = findSpelled(utterance.words, context.expected === "spelling");
  const lenient = context.expected === "spelling" ? joinSpelled(utterance.words, utterance.text) : null;
  const found =
    corrected(utterance, context) ??
    relatedAs(utterance) ??
    (context.expected ? null : findAttendee(utterance)) ??
    introduced(utterance, context) ??
    named(utterance) ??
    ownerOfVisit(utterance) ??
    besideTheirVisit(utterance) ??
    beforeNumber(utterance) ??
    (context.expected ? (bareAnswer(utterance) ?? findAttendee(utterance)) : null);
  // 'I've got a bill here' is of no Bill.
  const isOfThing = found?.parts.length === 1 && context.expected === null && isThing(utterance, found.from);
  const said = isOfThing ? null : found;
  const isSpelledOut =
    spelled.length === 0 ? lenient !== null && averageLength(utterance) < 2.7 : isWithin(said, spelled);
  const whole = isSpelledOut || !said ? null : withOddSurname(utterance, inFull(utterance, said), context);
  return withSpelling(whole, spelled, lenient, context.expected !== null);
}

/**
 * 'S I O B H A N, surname Ní Chonaill, N I C H O N A I L L': the letters before 'surname' spell the first name, those
 * after it the last.
 */
function partedNames(utterance: Utterance, context: NameContext): Candidate | null {
  const surname = surnameIn(utterance);
  if (!surname || findSpelled(utterance.words).length === 0) return null;
  const before = { ...utterance, words: utterance.words.slice(0, surname.from) };
  const after = utterance.words.slice(surname.from);
  if (after.some(({ word }) => /^(?:first|given|christian)$/.test(word))) return null;
  const isSpelled = findSpelled(before.words).length > 0;
  const first = wholeName(before, isSpelled ? { expected: context.expected ?? "name" } : context);
  if (first?.parts.length !== 1) return null;
  const [letters] = findSpelled(after, true);
  const last = letters ? spelledSurname(surname.parts, letters.letters) : surname.parts;
  const to = Math.max(surname.to, surname.from + (letters?.to ?? 0));
  return { ...first, parts: [...first.parts, ...last], to, certainty: letters ? "sure" : first.certainty };
}

function spelledSurname(said: string[], letters: string): string[] {
  const parts = spelledInto(said, letters);
  if (said.length === 0) return [letters];
  // 'De Souza, s o u z a' spells its last word.
  if (said.some((part) => isSame(part, letters))) return said;
  return parts === said || said.length === 1 || !isLike(said.join(""), letters)
    ? parts.slice(0, said.length)
    : [letters];
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
            assumed: [heardOtherwise],
          };
  }
  return best;
}

function weightOf({ first, last }: PersonName): number {
  const isKnown = commonFirstNames.has(first.toLowerCase().split("-")[0] ?? "");
  const odd = [first, ...(last?.split(" ") ?? [])].filter(
    (part) => ordinaryWords.has(part.toLowerCase()) && !wordSurnames.has(part.toLowerCase()),
  ).length;
  return (isKnown ? 2 : 0) + (last === null ? 0 : 1) - odd;
}

function toReading(utterance: Utterance, candidate: Candidate): Reading<PersonName> | null {
  const value = nameOfParts(candidate.parts);
  if (value === null) return null;
  return {
    value,
    ...heardBetween(utterance, candidate.from, candidate.to),
    assumed: candidate.assumed,
    certainty: candidate.certainty,
  };
}

/** 'Pete, um, Pete Walsh', 'Walsh, Pete Walsh': a lone name that is said again with another one is meant in full. */
function inFull(utterance: Utterance, said: Candidate): Candidate {
  const [first = "", ...others] = said.parts;
  if (others.length > 0) {
    const once = withoutStutter(said.parts);
    return once === said.parts ? said : withParts(said, once);
  }
  for (let at = said.to; at < utterance.words.length; at += 1) {
    const again = takeName(utterance, at, "alone");
    if (!again) continue;
    const parts = withoutStutter(again.parts);
    if (parts.length > 1 && parts.some((part) => isSame(part, first) || isShortFor(first, part)))
      return { ...withParts(said, parts), to: again.to };
    at = again.to - 1;
  }
  // 'Beryl Ashcroft, that's Ashcroft with …'
  for (let at = 0; at < said.from; at += 1) {
    const before = takeName(utterance, at, "alone");
    const isWhole = before !== null && before.parts.length > 1 && before.to < said.to;
    if (isWhole && isSame(before.parts.at(-1) ?? "", first)) return withParts(said, before.parts);
  }
  return said;
}

const withParts = (said: Candidate, parts: string[]): Candidate => ({
  ...said,
  parts,
  certainty: certaintyOf(parts),
});
const isSame = (one: string, other = ""): boolean => one.toLowerCase() === other.toLowerCase();
/** 'Pete Pete Walsh', 'Davo Dave Brankovic', 'Mrs Armitage Beth Armitage', 'van Dyk Hendrik van Dyk'; but there is a Thomas Thomas. */
function withoutStutter(parts: string[]): string[] {
  for (let size = Math.floor((parts.length - 1) / 2); size > 0; size -= 1) {
    const start = parts.slice(0, size).join(" ");
    if (isSame(start, parts.slice(size, 2 * size).join(" ")) || isSame(start, parts.slice(-size).join(" ")))
      return parts.slice(size);
  }
  return parts.length > 2 && isNickname(parts) ? parts.slice(1) : parts;
}

/** 'Davo Dave Brankovic'; a particle is short for nothing. */
const isNickname = ([first = "", next = ""]: readonly string[]): boolean =>
  !particles.has(first.toLowerCase()) && isShortFor(first, next);

/**
 * 'Liz Quick' in answer to 'your name?': the one ordinary word beside a first name, and at the end, is the last name.
 */
function withOddSurname(utterance: Utterance, said: Candidate, { expected }: NameContext): Candidate {
  const [first = "", ...others] = said.parts;
  const word = utterance.words[said.to];
  const before = utterance.words[said.to - 1];
  if (expected !== "name" || others.length > 0 || !word || !before) return said;
  if (!ordinaryWords.has(word.word) || neverNames.has(word.word) || isVerbForm(word.word)) return said;
  if (ordinaryWords.has(first.toLowerCase())) return said;
  const rest = utterance.words.slice(said.to + 1);
  const isLast = rest.every((each) => neverNames.has(each.word) || each.word.length === 1);
  if (!isLast || utterance.text.slice(before.end, word.start).trim() !== "") return said;
  return { ...said, parts: [first, utterance.text.slice(word.start, word.end)], to: said.to + 1 };
}
