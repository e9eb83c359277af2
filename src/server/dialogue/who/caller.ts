import { mayMatch, type Phrase, toPhrase } from "../phrase.ts";
import { toUtterance, type Utterance, withoutSpans } from "../words.ts";
import { commonFirstNames } from "./names/common-names.ts";
import { takeBefore } from "./names/find-name.ts";
import { type Taken, takeName } from "./names/name-words.ts";
import { nameless, relationWords } from "./relations.ts";

/** Whoever rings for somebody else says two names: their own, and that of whoever comes. */

const kin = `(${relationWords})`;
const whatTheyAre = toPhrase(
  `i am (just|only)? (his|her|their|the) ..1 (${relationWords}|receptionist|nurse|secretary|assistant|neighbour|guardian)`,
);

const forSomebody = [
  `(she|he|they) (is|are) (my|our|the)? ${kin}`,
  "(ringing|calling|phoning|booking|speaking|asking|ring|call|book|speak) (in)? (for|on behalf of) (him|her|them|my|our|the|a)",
  "on behalf of",
  "(it|this|that|appointment|booking|visit) is for (my|our|him|her|them)",
  `(for|about) (my|our) ..1 ${kin}`,
  `is (my|our) (little|big|older|younger)? ${kin}`,
  "(hers|his|theirs) is",
  `(i am|this is) (mum|dad|the mum|the dad|the mother|the father)`,
].map(toPhrase);

/** 'I'm Lisa', 'my name is Lisa', 'I am his wife Elena': who is on the telephone. */
const ofCaller = [
  "i am (just|only|actually)?",
  `i am (his|her|their|the|just the) ${kin}`,
  "(my|and my|but my) name is",
].map(toPhrase);

/** Whoever says what they are to the patient, 'I'm the neighbour', rings for somebody else. */
export const ringsForOther = (utterance: Utterance): boolean => isAnywhere([whatTheyAre], utterance);

const isForSomebody = (utterance: Utterance): boolean => isAnywhere([whatTheyAre, ...forSomebody], utterance);

/** 'I'm her daughter', 'it's his wife': told by what they are to whoever comes, so that no name beside it is the patient's. */
const relatedToPatient = [
  `(i am|this is|it is) (just|only|actually)? (his|her|their) ..1 ${kin}`,
  `(i am|this is) (just|only) the ..1 ${kin}`,
].map(toPhrase);
/** 'Gail speaking, her daughter' */
const relatedBehind = toPhrase(`(here|speaking|calling) (his|her|their) ..1 ${kin}`);
/** 'I'm Joan, her nan' */
const relatedAside = toPhrase(`(his|her|their) ..1 ${kin}`);

interface RelatedCaller {
  /** Null where they gave none. */
  name: Taken | null;
  from: number;
  to: number;
}

/** Whoever says what they are to the patient: 'I'm her daughter Gail', 'this is his wife, Elena Rossi, calling'. */
function relatedCaller(utterance: Utterance): RelatedCaller | null {
  const { words } = utterance;
  for (let from = 0; from < words.length; from += 1) {
    const behind = relatedBehind.match(words, from);
    const before = behind < 0 ? null : takeBefore(utterance, from);
    if (before) return { name: { parts: before.parts, to: from }, from: before.from, to: behind };
    const introduced = introducedAt(utterance, from);
    const aside = introduced ? relatedAside.match(words, introduced.to) : -1;
    if (introduced && aside > 0 && !isOwner(utterance, aside - 1))
      return { name: introduced, from, to: aside };
    const to = Math.max(...relatedToPatient.map((phrase) => phrase.match(words, from)));
    // 'It's her husband's appointment' names nobody who rings.
    if (to < 0 || isOwner(utterance, to - 1)) continue;
    const at = /^(?:and|called|named)$/.test(words[to]?.word ?? "") ? to + 1 : to;
    const name = takeName(utterance, at, "likely");
    return { name, from, to: name?.to ?? to };
  }
  return null;
}

function introducedAt(utterance: Utterance, from: number): Taken | null {
  const to = Math.max(...ofCaller.map((phrase) => phrase.match(utterance.words, from)));
  return to < 0 ? null : takeName(utterance, to, "likely");
}

const isOwner = ({ words, text }: Utterance, at: number): boolean => {
  const word = words[at];
  return word !== undefined && /['’]s?$/.test(text.slice(word.start, word.end + 1).trimEnd());
};

/** Whom they want seen, in words that leave no doubt that it is not the caller: 'a check-up for my son', 'book my mum in'. */
const forKin = [
  `for (my|our) ..1 ${kin}`,
  `for (${nameless})`,
  "(it|this|that|appointment|booking|visit) is for (him|her|them)",
  `(book|bring|get|fit|squeeze|see) (in)? (my|our) ..1 ${kin}`,
  `(my|our) ..1 ${kin} (needs|wants|is due|is overdue|would like)`,
  "(his|her|their|patient) name is",
  "(hers|his|theirs) is",
].map(toPhrase);
/** Who comes along with them comes too. */
const withCallerToo =
  /\b(?:(?:for|and|book|see|get|fit) (?:me|myself|us)\b(?! (?:my|our|an?|in for (?:my|our)))|me and|both|i (?:also )?(?:need|want) one)\b/i;

const isAnywhere = (phrases: readonly Phrase[], utterance: Utterance): boolean =>
  phrases.some(
    (phrase) =>
      mayMatch(phrase, utterance) && utterance.words.some((_, at) => phrase.match(utterance.words, at) >= 0),
  );

const isForKin = (utterance: Utterance): boolean =>
  isAnywhere(forKin, utterance) && !withCallerToo.test(utterance.text);

/** 'Hi, it's Jill Hart', before the wish; in answer to a question it may as well be the patient. */
const openings = ["^ ..3 (this is|it is)"].map(toPhrase);
const speaking = toPhrase("(here|speaking|calling)");

interface Named {
  name: Taken | null;
  from: number;
  to: number;
}

/** What is said of who rings, where somebody else is to come. */
function callersIn(utterance: Utterance, isAsked: boolean): readonly Named[] {
  const related = relatedCaller(utterance);
  const isOfKin = isForKin(utterance);
  if (!related && !isOfKin && !isForSomebody(utterance)) return [];
  const { words } = utterance;
  const phrases = isOfKin && !isAsked ? [...ofCaller, ...openings] : ofCaller;
  const found: Named[] = related ? [related] : [];
  for (let from = 0; from < words.length; from += 1) {
    const to = Math.max(...phrases.map((phrase) => phrase.match(words, from)));
    const name = to < 0 ? null : takeName(utterance, to, "likely");
    if (name) found.push({ name, from, to: name.to });
    const before = isOfKin && speaking.match(words, from) > 0 ? takeBefore(utterance, from) : null;
    if (before) found.push({ name: { parts: before.parts, to: from }, from: before.from, to: from + 1 });
  }
  return found;
}

/** Who rings, where it is told that somebody else is to come and that they are not that one. */
export function whoRings(utterance: Utterance, isAsked: boolean): { parts: readonly string[] } | null {
  if (!relatedCaller(utterance) && !isForKin(utterance)) return null;
  const found = callersIn(utterance, isAsked);
  return found.length === 0 ? null : { parts: found.find(({ name }) => name !== null)?.name?.parts ?? [] };
}

/** 'Hi, it's Kev, …', 'Peter Brandt speaking, …': who rings, by the way they open, whomever else they speak of. */
export function introducedCaller(utterance: Utterance): { parts: readonly string[] } | null {
  const { words } = utterance;
  for (let from = 0; from < words.length; from += 1) {
    const to = Math.max(...selfOpenings.map((phrase) => phrase.match(words, from)));
    const name = to < 0 ? null : takeName(utterance, to, "likely");
    if (name && isOnesName(utterance, name)) return name;
    const behind = toldOfSelf.match(words, from);
    const told = behind < 0 ? null : takeName(utterance, behind, "likely");
    if (told && isSurelyOnes(utterance, told)) return told;
    const before = speaking.match(words, from) > 0 ? takeBefore(utterance, from) : null;
    if (before) return before;
  }
  return null;
}
/** In the middle of what they say, too: '… it's rubbing me raw, I'm Edna Mulcahy'. */
const toldOfSelf = toPhrase("i am");
const isSurelyOnes = ({ words }: Utterance, { parts: [first = "", last], to }: Taken): boolean =>
  commonFirstNames.has(first.toLowerCase()) && (last !== undefined || words[to] === undefined);
const selfOpenings = ["^ ..3 (this is|it is|i am)", "my name is"].map(toPhrase);
/** An unknown word alone is a name where they go on about themselves or somebody of theirs: 'it's Kev, my wife …'. */
const isOnesName = ({ words }: Utterance, { parts: [first = "", last], to }: Taken): boolean =>
  last !== undefined ||
  commonFirstNames.has(first.toLowerCase()) ||
  /^(?:i|my|we|our|and|here|calling|ringing|speaking|from)$/.test(words[to]?.word ?? "");

/** The utterance without what the caller calls themselves, where it tells that somebody else is to come. */
export function withoutCaller(utterance: Utterance, isAsked: boolean): Utterance {
  const { words, text } = utterance;
  const spans = callersIn(utterance, isAsked).flatMap(({ from, to }) => {
    const [first, last] = [words[from], words[to - 1]];
    return first && last ? [[first.start, last.end] as const] : [];
  });
  return spans.length === 0 ? utterance : toUtterance(withoutSpans(text, spans, ","));
}
