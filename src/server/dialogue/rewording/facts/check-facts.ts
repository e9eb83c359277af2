import { isKindness } from "../kindness.ts";
import { readSayings, type Saying } from "../read-sayings.ts";
import { askingWords, soundsBooked, speaksOfBooking } from "../vocabulary.ts";
import {
  askedAs,
  emptyPhrases,
  meantBy,
  phrasesOfOne,
  spareWords,
  takingUpTrouble,
  troubles,
  turningWords,
} from "./spoken-words.ts";

/** Where a fact stands in the wording, and the words that the answer has for it. */
export interface Swap {
  from: number;
  to: number;
  text: string;
}

/** What stands around a wording; each may be empty. */
export interface Surroundings {
  /** What the caller said, for their trouble to be taken up. */
  heard: string;
  /** What was told of the answer already. */
  told: string;
}

/** One thing that the answer tells or asks. */
interface Item {
  text: string;
  isQuestion: boolean;
  sayings: readonly Saying[];
}

/**
 * Whether a wording tells every item of the answer, in their order, and nothing else: facts, negations and what they belong to as they
 * are; words out of the answer and of the closed vocabulary; questions for the same. Within an item small things may change places.
 * Null = it does not; else the facts to put back in the answer's words. Pure.
 */
export function checkFacts(
  answer: string,
  wording: string,
  { heard, told }: Surroundings,
): readonly Swap[] | null {
  const items = itemsOf(answer);
  const cuts = cutsOf(wording);
  if (items.length === 0 || cuts.length > mostCuts) return null;
  const isClaim = soundsBooked.test(wording) && says(read(wording), "time") && !speaksOfBooking.test(answer);
  return isClaim ? null : follow({ items, before: itemsOf(told) }, wording, cuts, heard);
}

/** A sentence of more pieces is rambling. */
const mostCuts = 16;

interface Following {
  items: readonly Item[];
  before: readonly Item[];
}

function follow(
  { items, before }: Following,
  wording: string,
  cuts: readonly number[],
  heard: string,
): readonly Swap[] | null {
  const dead = new Set<number>();
  const from = (item: number, cut: number): readonly Swap[] | null => {
    const wanted = items[item];
    if (!wanted) return cut === cuts.length - 1 ? [] : null;
    if (dead.has(item * mostCuts * 2 + cut)) return null;
    for (let end = cut + 1; end < cuts.length; end += 1) {
      const [start, stop] = [cuts[cut] ?? 0, cuts[end] ?? 0];
      const piece = wording.slice(start, stop);
      const swaps = swapsOf(wanted, piece, [...before, ...items.slice(0, item)]);
      const rest = swaps && from(item + 1, end);
      if (swaps && rest)
        return [...swaps.map((each) => ({ ...each, from: each.from + start, to: each.to + start })), ...rest];
      // Only at the very beginning, and only once.
      if (item === 0 && cut === 0 && takesUpTrouble(piece, heard)) {
        const behind = from(0, end);
        if (behind) return behind;
      }
    }
    dead.add(item * mostCuts * 2 + cut);
    return null;
  };
  return from(0, 0);
}

function itemsOf(answer: string): Item[] {
  return answer
    .split(/(?<=[.?!;])\s+|,\s+(?=(?:and|but)\b)/)
    .map((text) => ({ text, isQuestion: text.endsWith("?"), sayings: read(text) }))
    .filter(({ sayings, isQuestion }) => sayings.length > 0 || isQuestion);
}

/** Where one item may end and the next begin. */
const cutsOf = (text: string): number[] => [
  ...new Set([
    0,
    ...[...text.matchAll(/[.,;:?!]\s+|\s(?=(?:and|but|so)\b)/gi)].map((each) => each.index + each[0].length),
    text.length,
  ]),
];

/** What is told, with the closed vocabulary's other words for the same thing taken for one. */
function read(text: string): Saying[] {
  const plain = phrasesOfOne.reduce(
    (rest, [pattern, word]) => rest.replace(pattern, (all) => word.padEnd(all.length)),
    text.replace(emptyPhrases, (all) => " ".repeat(all.length)),
  );
  const sayings = readSayings(plain).map((each): Saying => {
    if (each.kind !== "word") return each;
    const word = meantBy.get(each.word) ?? each.word;
    return word === "range" ? { kind: "range", from: each.from, to: each.to } : { ...each, word };
  });
  // 'Open from nine till five' is 'open nine till five'; 'from 450 dollars' is not '450 dollars'.
  return sayings.filter(
    (each, index) => !(each.kind === "word" && each.word === "from" && sayings[index + 2]?.kind === "range"),
  );
}

function swapsOf(item: Item, piece: string, before: readonly Item[]): readonly Swap[] | null {
  if (piece.trim().endsWith("?") !== item.isQuestion || (piece.match(/\?/g) ?? []).length > 1) return null;
  const said = read(piece);
  const swaps = factsAgree(item, said, before);
  if (!swaps) return null;
  const [mine, theirs] = [wordsOf(item.sayings), wordsOf(said)];
  const isSame = item.isQuestion ? asksTheSame(item.text, piece, mine, theirs) : tellsTheSame(item, said);
  return isSame ? swaps : null;
}

const isDay = ({ kind }: Saying): boolean => kind === "day";
const isFact = ({ kind }: Saying): boolean => kind !== "word";
const says = (all: readonly Saying[], kind: Saying["kind"]): boolean =>
  all.some((each) => each.kind === kind);
const wordsOf = (all: readonly Saying[]): string[] =>
  all.flatMap((each) => (each.kind === "word" ? [each.word] : []));

/** The same facts in the same order; a lone day may stand anywhere in its item, or be left out where it was told last. */
function factsAgree(item: Item, said: readonly Saying[], before: readonly Item[]): Swap[] | null {
  const isLone = item.sayings.filter(isDay).length === 1 && said.filter(isDay).length <= 1;
  const ordered = (all: readonly Saying[]) => all.filter((each) => isFact(each) && !(isLone && isDay(each)));
  const pairs = pairsOf(item.text, ordered(item.sayings), turned(ordered(item.sayings), ordered(said)));
  if (!pairs || !isLone) return pairs;
  const [day] = item.sayings.filter(isDay);
  const [saidDay] = said.filter(isDay);
  if (saidDay) {
    const ofDay = pairsOf(item.text, day ? [day] : [], [saidDay]);
    return ofDay && [...pairs, ...ofDay];
  }
  const told = before.flatMap(({ sayings }) => sayings.filter(isDay));
  const isKnown = day !== undefined && told.length > 0 && told.every((each) => isSameFact(day, each));
  return isKnown ? pairs : null;
}

/** 'Nine till five, Monday to Friday' and the other way round: two ranges, and nothing between them. */
function turned(meant: readonly Saying[], said: readonly Saying[]): readonly Saying[] {
  const isDays = (all: readonly Saying[]) => all[0]?.kind === "day" && all[2]?.kind === "day";
  const isTwoRanges = [meant, said].every(
    (all) => all.length === 6 && all[1]?.kind === "range" && all[4]?.kind === "range",
  );
  const isOther = isDays(said) !== isDays(meant) && isDays(said.slice(3)) !== isDays(meant.slice(3));
  return isTwoRanges && isOther ? [...said.slice(3), ...said.slice(0, 3)] : said;
}

function pairsOf(text: string, meant: readonly Saying[], said: readonly Saying[]): Swap[] | null {
  if (meant.length !== said.length) return null;
  const agree = meant.every((each, index) => isSameFact(each, said[index] ?? each));
  if (!agree) return null;
  return said.flatMap((each, index) => {
    const source = meant[index];
    return source && each.kind !== "range"
      ? [{ from: each.from, to: each.to, text: text.slice(source.from, source.to) }]
      : [];
  });
}

/** Less may be said of a day, never something else. */
function isSameFact(meant: Saying, said: Saying): boolean {
  if (meant.kind === "time" && said.kind === "number") return isFullHour(meant.minutes, said.value);
  if (meant.kind === "time" && said.kind === "time")
    return meant.minutes.some((minute) => said.minutes.includes(minute));
  if (meant.kind === "day" && said.kind === "day") {
    if (said.month !== null && said.day === null) return false;
    const parts = ["relative", "weekday", "day", "month"] as const;
    return parts.every((part) => said[part] === null || said[part] === meant[part]);
  }
  if (meant.kind === "number" && said.kind === "number") return meant.digits === said.digits;
  return meant.kind === "range" && said.kind === "range";
}

const isFullHour = (minutes: readonly number[], hour: number): boolean =>
  hour >= 1 && hour <= 12 && minutes.some((minute) => minute % 60 === 0 && (minute / 60) % 12 === hour % 12);

/** Every word that carries meaning, and no other; in order where one turns the others or belongs to one of several facts. */
function tellsTheSame({ sayings }: Item, said: readonly Saying[]): boolean {
  const [mine, theirs] = [sayings, said].map((all) => keysOf(all));
  const isFixed =
    wordsOf(sayings).some((word) => turningWords.has(word)) ||
    sayings.filter((each) => isFact(each) && !isDay(each)).length > 1;
  const settle = (keys: readonly string[] = []) => (isFixed ? keys : [...keys].sort()).join(" ");
  if (settle(mine) === settle(theirs)) return true;
  const without = (keys: readonly string[] = []) => keys.filter((key) => !spareWords.has(key));
  const hasAdded = (theirs ?? []).some((key) => spareWords.has(key) && !mine?.includes(key));
  return !hasAdded && settle(without(mine)) === settle(without(theirs));
}

/** Times and numbers are compared elsewhere: here they only hold their places among the words. */
const keysOf = (all: readonly Saying[]): string[] =>
  all.flatMap((each) =>
    each.kind === "word" ? [each.word] : isDay(each) || isOfRange(all, each) ? [] : ["#"],
  );

/** What a range is of belongs to its words as a whole; which it is, is compared elsewhere. */
const isOfRange = (all: readonly Saying[], each: Saying): boolean =>
  each.kind === "range" && all[all.indexOf(each) - 1]?.kind === "day";

function asksTheSame(
  answer: string,
  piece: string,
  mine: readonly string[],
  theirs: readonly string[],
): boolean {
  const form = askedAs.find(({ template }) => template.test(answer));
  const isOfForm = form?.key.test(piece) ?? false;
  const isFree = (word: string) => (isOfForm && form?.words.has(word)) || false;
  const added = theirs.filter((word) => !mine.includes(word) && !isFree(word));
  const missing = mine.filter((word) => !theirs.includes(word) && !isFree(word));
  if (isOfForm) return added.length === 0 && missing.length === 0;
  return added.every((word) => askingWords.has(word)) && missing.every((word) => askingWords.has(word));
}

/** 'Oh dear, a chipped tooth,' after a caller who told of one; and a kind word before what is told. */
export function takesUpTrouble(piece: string, heard: string): boolean {
  if (!/[,.!]\s*$/.test(piece)) return false;
  if (isKindness(piece)) return true;
  const said = piece.toLowerCase().match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  const ofCaller = new Set(heard.toLowerCase().match(/\p{L}+/gu) ?? []);
  return (
    /^[\p{Script=Latin}\s,.!]+$/u.test(piece) &&
    said.some((word) => troubles.has(word)) &&
    said.every((word) => takingUpTrouble.has(word) || (troubles.has(word) && ofCaller.has(word)))
  );
}
