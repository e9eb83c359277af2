import { cardinals } from "#kernel/number-words.ts";
import { agesIn } from "../../who/read-ages.ts";
import { readParty } from "../../who/read-party.ts";
import {
  arePluralRelations,
  isRelation,
  isRelationWord,
  owningRelation,
  toUsualRelation,
  withRelatives,
} from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import { heardBetween } from "../../words.ts";
import type { Standing } from "../acts/acts.ts";
import { type Found, type Span, sure, unsure } from "../found.ts";
import { type OtherSide, otherSide } from "./read-relation.ts";

/** Whom the matter is for besides the caller, and how many come. */

const pointing = wordSet("my our the his her their me");
/** Said without a 'my'. */
const nameless = wordSet("mum mummy mom dad daddy nan nanna nana gran granny grandma grandpa grandad hubby");
const surelySmall = wordSet(
  "kid kiddo child baby bub bubba toddler grandkid grandchild stepchild godchild kids children twins",
);
const adults = wordSet(
  "boss wife husband hubby hubbie partner spouse missus missis fiance fiancé fiancee fiancée boyfriend girlfriend friend mate flatmate housemate roommate neighbour neighbor colleague workmate coworker bestie mum mom mam mamma mummy mommy mama mother dad daddy dada papa father nan nanna nana gran granny grandma grandpa grandad granddad nonna nonno yiayia aunt aunty auntie uncle parent carer caregiver client resident",
);
const smallWords =
  /\b(?:little|young(?:er|est)?|school|kindy|kinder|daycare|pre-?school|year (?:one|two|three|four|five|six|\d)|baby teeth|toddler)\b/i;
const grownWords = /\b(?:adult|grown(?: up)?|uni|university|works?|his own|elderly|older)\b/i;
const smallUntil = 16;

const ownTeeth =
  /\b(?:my (?:own )?(?:\w+ )?(?:teeth|tooth|mouth|gums?|jaw|fillings?|crowns?|dentures?|appointment|visit|booking|check(?:-| )?up|clean)|for me|for myself|just me|i need (?:my|a|an|to (?:see|come|get in))|i(?:['’]d| would) like (?:a|an|to (?:see|come|get in))|book me|(?:fit|squeeze|get) me in|i(?:['’]?ve| have)(?: got)? (?:a|an|my|the) (?:\w+ ){0,2}?(?:appointment|booking|visit|check(?:-| )?up|clean(?:ing)?|filling|crown|extraction|root canal)|i(?:['’]?m| am) (?:booked|down) (?:in|for|on))\b/i;

/** What is to be done is the caller's own, whoever comes up beside it. */
export const tellsOwnTeeth = ({ text }: Utterance): boolean => ownTeeth.test(text);

const forThem =
  /^(?:for|about|bring|book|see|get|fit|squeeze|behalf|of|is|cancel|move|change|check|confirm|reschedule|with|put)$/;
/** 'She's away with the baby', 'the birthday of my son' */
const mayBeOfOthers = /^(?:is|with|of|about)$/;
const theyNeed =
  /^(?:needs?|wants?|is|has|had|was|got|will|would|can|could|broke|fell|lost|chipped|knocked|woke|keeps|hurt|cannot|does|did|also|and|said|coming|due|cracked)$/;
const visits =
  /^(?:appointment|booking|visit|checkup|check|clean|filling|tooth|teeth|one|mouth|gum|gums|jaw|braces)$/;

/**
 * `isTold`: the reader of acts heard that the matter is somebody else's, so that a mere mention is enough. `bystanders`: where
 * the words begin of those who are only told of.
 */
export function readPatients(
  heard: Utterance,
  isTold: boolean,
  bystanders: ReadonlySet<number>,
): readonly Found[] {
  const utterance = withOwned(withRelatives(heard));
  const { words } = utterance;
  const side = otherSide(heard);
  const callerWord = side === null ? null : heard.words[side.to - 1]?.start;
  // Those who come together are counted as a party.
  const isParty = readParty(heard) > 1;
  const found: Found[] = side === null ? [] : [otherSideFound(heard, side)];
  const known = new Set<string>();
  for (const [at, { word, start, end }] of words.entries()) {
    if (start === callerWord || bystanders.has(start) || known.has(word)) continue;
    if (
      !namesKin(words, at, isTold) ||
      isOwnRole(words, at) ||
      isCarerOfThem(words, at) ||
      hasOccasion(words, at)
    )
      continue;
    const isForThem = forThem.test(firstBefore(words, at));
    const isBeside = !isParty && isBesideCaller(words, at);
    const isClear = isBeside || isToBeSeen(words, at);
    const isTheirs =
      owningRelation(heard.text.slice(start, end).toLowerCase()) === word && hasVisit(words, at);
    if (!isTold && !isBeside && !(isClear && isForThem) && !isTheirs) continue;
    // Beside the caller's own teeth, whoever is not said to be seen is only told of.
    if (!isClear && ownTeeth.test(heard.text)) continue;
    known.add(word);
    const { act, span } = patientAt(heard, utterance, at);
    const certainty = isClear ? sure : unsure;
    found.push({ act: isBeside ? { ...act, isBesideCaller: true } : act, span, certainty });
  }
  // 'It's for my little girl, I'm her mum' speaks of one.
  return side !== null && found.length > 1 ? found.slice(1) : clearest(found);
}

/** 'My wifes got a check-up', 'my bosss appointment': one of them, with what they have behind it. */
function withOwned(utterance: Utterance): Utterance {
  const words = utterance.words.map((each, at, all) => {
    const owner = owningRelation(each.word);
    const one =
      owner !== null && (pointing.has(all[at - 1]?.word ?? "") || nameless.has(owner)) ? owner : null;
    return one !== null && hasOne.test(all[at + 1]?.word ?? "") ? { ...each, word: one } : each;
  });
  return { ...utterance, words };
}
const hasOne =
  /^(?:one|ones|got|booked|due|coming|in|on|at|from|crown|plate|denture|implant|bridge|veneer|braces|(?:appointment|booking|visit|checkup|check|clean|cleaning|filling)s?|tooth|teeth|name)$/;

/** 'Mine and my husband's', 'me and my son', 'my clean and my daughter's': of both alike. */
function isBesideCaller(words: Utterance["words"], at: number): boolean {
  const joins = words[at - 2]?.word === "and" && pointing.has(words[at - 1]?.word ?? "");
  const before = words.slice(Math.max(0, at - 2 - mostOfOwn), Math.max(0, at - 2)).map(({ word }) => word);
  const last = before.at(-1) ?? "";
  return (
    joins &&
    (last === "me" || last === "mine" || last === "myself" || (before.at(-2) === "my" && hasOne.test(last)))
  );
}
const mostOfOwn = 2;

/** 'My wifes got a check up booked', with no word of what it is the reason for: theirs is what they ring about. */
const hasVisit = (words: Utterance["words"], at: number): boolean =>
  words.slice(at + 1, at + 1 + nearVisit).some(({ word }) => visits.test(word) || word === "booked") &&
  !words.some(({ word }) => ofReason.has(word));
const nearVisit = 5;
const ofReason = wordSet("so because cause since cos mine myself can't cannot before after");

/** 'For my housemate, it's before her sister's wedding': beside somebody who is surely to be seen, others are told of. */
function clearest(found: readonly Found[]): readonly Found[] {
  const clear = found.filter(({ certainty }) => certainty >= sure);
  return clear.length > 0 ? clear : found;
}

/** 'I'm the partner at a law firm': what the caller is, to nobody who was named. */
const isOwnRole = (words: Utterance["words"], at: number): boolean =>
  words[at - 1]?.word === "the" && words[at - 2]?.word === "am";

/** 'The carer for Joan', 'her carer': whoever rings, or brings them, unless it is 'my carer'. */
const isCarerOfThem = (words: Utterance["words"], at: number): boolean =>
  /^care(?:r|giver)s?$/.test(words[at]?.word ?? "") && !/^(?:my|our)$/.test(words[at - 1]?.word ?? "");

/** 'Before my daughter's wedding', 'at my mum's place': what is theirs is told of, and nobody is to be seen. */
const hasOccasion = (words: Utterance["words"], at: number): boolean =>
  words.slice(at + 1, at + 3).some(({ word }) => occasions.has(word)) ||
  words.slice(at + 1, at + 5).some(({ word }) => elsewhere.has(word));
/** 'My son's got soccer', 'my partner needs the car': where they are, and what with, is no tooth of theirs. */
const elsewhere = wordSet(
  "car ute truck keys soccer footy football netball cricket swimming rugby tennis basketball hockey karate gymnastics dance ballet exam exams excursion flight",
);
const occasions = wordSet(
  "wedding weddings engagement party birthday graduation formal christening baptism bar funeral reunion recital concert game match tournament place house school work office car boss holiday baby dog",
);

/** 'My daughter', 'mum', and as people say it, 'daughter needs braces looked at' */
function namesKin(words: Utterance["words"], at: number, isTold: boolean): boolean {
  const word = words[at]?.word ?? "";
  if (word !== "relative" && !isRelationWord(word)) return false;
  if (isFormOfAddress(words, at)) return false;
  const isBare = isTold && theyNeed.test(words[at + 1]?.word ?? "");
  return nameless.has(word) || pointsAt(words, at) || isBare;
}

/** 'No worries mate', 'cheers boss': nobody but whoever is spoken to, unless they are somebody's. */
const formsOfAddress = wordSet("mate boss friend");
const isOwned = (words: Utterance["words"], at: number): boolean => {
  const [second = "", before = ""] = words
    .slice(Math.max(0, at - 2), at)
    .map(({ word }) => word)
    .slice(-2);
  const last = at === 1 ? second : before;
  return pointing.has(last) || last === "a" || (second !== "the" && pointing.has(second) && at > 1);
};

/** The word at that place is said to whoever is spoken to. */
export const isFormOfAddress = (words: Utterance["words"], at: number): boolean =>
  formsOfAddress.has(words[at]?.word ?? "") && !isOwned(words, at);

/** Said to be the one who is to be seen, and not only told of. */
function isToBeSeen(words: Utterance["words"], at: number): boolean {
  const lead = firstBefore(words, at);
  const [next = "", second = ""] = words.slice(at + 1, at + 3).map(({ word }) => word);
  const isFor = forThem.test(lead) && !mayBeOfOthers.test(lead);
  return isFor || theyNeed.test(next) || visits.test(next) || (theyNeed.test(second) && second !== "and");
}

const ownersElse: ReadonlySet<string> = new Set(["his", "her", "their"]);

function patientAt(
  heard: Utterance,
  utterance: Utterance,
  at: number,
): { act: Extract<Found["act"], { kind: "patient" }>; span: Found["span"] } {
  const { words } = utterance;
  const { word = "", start = 0, end = 0 } = words[at] ?? {};
  const endings = visits.test(words[at + 1]?.word ?? "") || isOfOne(heard) ? /['’]?s$/ : /['’]s?$/;
  const said = heard.text.slice(start, end).toLowerCase();
  const relation = toUsualRelation(
    owningRelation(said) === word ? word : isRelation(said) ? said : said.replace(endings, ""),
  );
  const age = adults.has(word) ? null : ageBeside(heard.text, [start, end]);
  const standing = standingOf(word, relation, age, heard.text, [start, end]);
  const span = at === 0 ? ([start, end] as const) : heardBetween(utterance, at - 1, at + 1).span;
  const isOfOther = ownersElse.has(words[at - 1]?.word ?? "");
  return { act: { kind: "patient", relation, standing, age, ...(isOfOther && { isOfOther }) }, span };
}

/** 'She's seven, I'm her mum': small, as long as no age tells otherwise. */
function otherSideFound(heard: Utterance, { relation, standing, from, to }: OtherSide): Found {
  const [near] = agesIn(heard.text);
  const age = near ? inYears(heard.text.slice(...near)) : null;
  const isGrown = age === null ? standing === "small" && grownWords.test(heard.text) : age >= smallUntil;
  const told = age === null ? standing : "small";
  return {
    act: { kind: "patient", relation, standing: isGrown ? "grown" : told, age, isBySelf: true },
    span: heardBetween(heard, from, to).span,
    certainty: sure,
  };
}

/** 'She's seven', where nobody was named with it. */
export function readAge({ text }: Utterance, patients: readonly Found[]): readonly Found[] {
  const [span] = agesIn(text);
  const isTold = patients.some(({ act }) => act.kind === "patient" && act.age !== null);
  const years = span && !isTold ? inYears(text.slice(...span)) : null;
  return span && years !== null ? [{ act: { kind: "age", years }, span, certainty: sure }] : [];
}

/** 'My sons got a sore tooth, he's seven' is how 'my son's got' is written down. */
const isOfOne = ({ text }: Utterance): boolean =>
  /\b(?:he|he['’]?s|she|she['’]?s|him)\b/i.test(text) &&
  !/\b(?:they|them|both|two|three|four|twins|each|all)\b/i.test(text);

const pointsAt = (words: Utterance["words"], at: number): boolean =>
  [at - 1, at - 2, at - 3].some((k) => pointing.has(words[k]?.word ?? ""));

/** The word before 'my', 'our little' and the like. */
function firstBefore(words: Utterance["words"], at: number): string {
  for (let k = at - 1; k >= Math.max(0, at - 4); k -= 1)
    if (pointing.has(words[k]?.word ?? "")) return words[k - 1]?.word ?? "";
  return words[at - 1]?.word ?? "";
}

/** By the word alone. */
export const standingOfRelation = (word: string): Standing =>
  areAdults(word) ? "grown" : surelySmall.has(word) ? "small" : "unknown";

/** One of them, or several: 'my carers', 'the neighbours'. */
const areAdults = (word: string): boolean => adults.has(word) || adults.has(word.replace(/s$/, ""));

function standingOf(word: string, relation: string, age: number | null, text: string, span: Span): Standing {
  if (areAdults(word)) return "grown";
  if (age !== null) return age < smallUntil ? "small" : "grown";
  if (/in.law|\bex\b|other half|old (?:man|lady)|folks/.test(relation)) return "grown";
  const around = text.slice(Math.max(0, span[0] - 25), span[1] + 60);
  if (surelySmall.has(word) || /little|young|baby/.test(relation)) return "small";
  if (grownWords.test(around)) return "grown";
  return smallWords.test(around) ? "small" : "unknown";
}

/** In years; the age that is told nearest behind the words, null where none is. */
function ageBeside(text: string, [from, to]: Span): number | null {
  const [near] = agesIn(text).filter((span) => span[1] > from && span[0] < to + mostBetween);
  return near ? inYears(text.slice(...near)) : null;
}

function inYears(words: string): number | null {
  const said = words.toLowerCase();
  if (/months?/.test(said)) return 0;
  const digits = /\d+/.exec(said)?.[0];
  if (digits !== undefined) return Number(digits);
  let age: number | null = null;
  for (const word of said.split(/[\s-]+/)) {
    const number = cardinals.get(word) ?? 0;
    if (number > 0) age = age !== null && age >= 20 && number < 10 ? age + number : number;
  }
  return age;
}
const mostBetween = 60;

/** Null where one comes. */
export function readPartySize(utterance: Utterance, areMore: boolean): Found | null {
  const count = Math.max(readParty(utterance), meAndMany(utterance));
  const kin = utterance.words.filter(({ word }) => arePluralRelations(word)).length;
  if (count < 2 || (!areMore && kin === 0 && count === 2 && !/\b(?:both|two|2|and)\b/i.test(utterance.text)))
    return null;
  return {
    act: { kind: "party", count, withCaller: withCaller.test(utterance.text) || isCallerBeside(utterance) },
    span: [0, utterance.text.length],
    certainty: areMore ? sure : unsure,
  };
}
/** 'Me and my two kids' are three. */
function meAndMany({ text }: Utterance): number {
  const [, number, word = ""] = besideMe.exec(text.toLowerCase()) ?? [];
  if (!arePluralRelations(word)) return 1;
  return 1 + (number === undefined ? 2 : Number(number) || (cardinals.get(number) ?? 0));
}
const besideMe =
  /\b(?:me|myself|i) and (?:my |the |our )?(?:(two|three|four|five|six|[2-6]) )?(?:\w+er |little |young )?(\w+)/;

const withCaller =
  /\b(?:for me|and me|me and|m[ye]self|us|we|for both of us|i (?:also )?need one|and i(?:['’]ll| will)? need)\b/i;

/** 'My wife and I', 'for my son and I need one'; 'my kids, and I'd love them done together' goes on with another sentence. */
function isCallerBeside({ text }: Utterance): boolean {
  const [found, before = "", short, next = ""] = besideI.exec(text.toLowerCase()) ?? [];
  if (found === undefined) return false;
  if (isRelation(before) || arePluralRelations(before)) return !short?.endsWith("m");
  return short === undefined && !goesOn.test(next);
}
const besideI = /\b([\p{L}'’]+) and i\b(['’]\p{L}+)?(?: (\p{L}+))?/u;
const goesOn =
  /^(?:was|am|think|thought|hope|just|really|guess|reckon|wonder|would|can|could|will|have|had|love|know)$/;
