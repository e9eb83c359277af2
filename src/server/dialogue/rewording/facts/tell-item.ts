import type { Item } from "../items.ts";
import type { Saying } from "../read-sayings.ts";
import { askingWords } from "../vocabulary.ts";
import { askedAs, freeWordsOf, spareWords, turningWords } from "./spoken-words.ts";

/** Where a fact stands in the wording, and the words that the answer has for it. */
export interface Swap {
  from: number;
  to: number;
  text: string;
}

/** A piece of a wording, read. */
export interface Piece {
  text: string;
  sayings: readonly Saying[];
}

/**
 * Whether a piece tells the item, the whole of it, and nothing else: its facts, its negations and what they belong to; its words, or
 * others out of the closed vocabulary. Null = it does not; else the facts to put back in the answer's words. Pure.
 *
 * @param before what was told before it, in the order in which it was told
 * @param heard words of the caller's
 */
export function tellItem(
  item: Item,
  piece: Piece,
  before: readonly Item[],
  heard: ReadonlySet<string>,
): readonly Swap[] | null {
  if (piece.text.trim().endsWith("?") !== item.isQuestion || (piece.text.match(/\?/g) ?? []).length > 1)
    return null;
  // Of small words alone: they state what their order makes of them.
  const isOfSmallWords = item.sayings.every((each) => each.kind === "word" && spareWords.has(each.word));
  if (isOfSmallWords && !item.isQuestion)
    return inSmallWords(item.text) === inSmallWords(piece.text) ? [] : null;
  const swaps = factsAgree(item, piece.sayings, before);
  if (!swaps) return null;
  const isSame = item.isQuestion ? asksTheSame(item, piece) : tellsTheSame(item, piece, heard);
  return isSame ? swaps : null;
}

const inSmallWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}']+/gu, " ")
    .trim();

const isDay = ({ kind }: Saying): boolean => kind === "day";
const isFact = ({ kind }: Saying): boolean => kind !== "word";
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
  return day !== undefined && isToldLast(day, before) ? pairs : null;
}

/** The day that is spoken of already. */
function isToldLast(day: Saying, before: readonly Item[]): boolean {
  const last = before.findLast(({ sayings }) => sayings.some(isDay));
  const days = last?.sayings.filter(isDay) ?? [];
  return days.length > 0 && days.every((each) => isSameFact(day, each));
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
export function isSameFact(meant: Saying, said: Saying): boolean {
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

/** 'Nine' for 9:00 am. */
const isFullHour = (minutes: readonly number[], hour: number): boolean =>
  hour >= 1 && hour <= 12 && minutes.some((minute) => minute % 60 === 0 && (minute / 60) % 12 === hour % 12);

/** Every word that carries meaning, and no other; in order where one turns the others or belongs to one of several facts. */
function tellsTheSame(item: Item, piece: Piece, heard: ReadonlySet<string>): boolean {
  const { does, sayings } = item;
  const isFixed =
    wordsOf(sayings).some((word) => turningWords.has(word)) ||
    sayings.filter((each) => isFact(each) && !isDay(each)).length > 1;
  const settle = (keys: readonly string[]) => (isFixed ? keys : [...keys].sort()).join(" ");
  const [mine, theirs] = [keysOf(sayings), keysOf(piece.sayings)];
  if (settle(mine) === settle(theirs)) return true;
  const { added, spare, isFirstNameEnough } = freeWordsOf(does);
  const surnames = isFirstNameEnough ? surnamesIn(item) : none;
  // What is not known may be named as the caller named it, and nothing else be told beside it.
  const isUnknown = mine.includes("unknown") && theirs[0] === "unknown" && !several.test(piece.text);
  const isFree = (word: string) => added.has(word) || (isUnknown && heard.has(word));
  const lost = (word: string) => spareWords.has(word) || spare.has(word) || surnames.has(word);
  const heldTo = theirs.filter((word) => mine.includes(word) || !isFree(word));
  const hasAdded = heldTo.some((word) => lost(word) && !mine.includes(word));
  const without = (keys: readonly string[]) => keys.filter((word) => !lost(word));
  return !hasAdded && settle(without(mine)) === settle(without(heldTo));
}

const none: ReadonlySet<string> = new Set();
/** 'Chen' of 'Mia Chen'. */
const surnamesIn = ({ text }: Item): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<=\p{Lu}\p{Ll}+ )\p{Lu}[\p{L}']+/gu)].map(([name]) => name.toLowerCase()));

const several = /[,;:.]\s*\S|\b(?:and|but|so|because)\b/i;

/** Times and numbers are compared elsewhere: here they only hold their places among the words. */
const keysOf = (all: readonly Saying[]): string[] =>
  all.flatMap((each) =>
    each.kind === "word" ? [each.word] : isDay(each) || isOfRange(all, each) ? [] : ["#"],
  );

/** What a range is of belongs to its words as a whole; which it is, is compared elsewhere. */
const isOfRange = (all: readonly Saying[], each: Saying): boolean =>
  each.kind === "range" && all[all.indexOf(each) - 1]?.kind === "day";

/** The same question, in whatever words of its kind. */
function asksTheSame(item: Item, { text, sayings }: Piece): boolean {
  const [mine, theirs] = [wordsOf(item.sayings), wordsOf(sayings)];
  const form = askedAs.find(({ deeds, template }) => deeds.has(item.does) || template.test(item.text));
  const isOfForm = form?.key.test(text) ?? false;
  const isFree = (word: string) => (isOfForm && form?.words.has(word)) || false;
  const added = theirs.filter((word) => !mine.includes(word) && !isFree(word));
  const missing = mine.filter((word) => !theirs.includes(word) && !isFree(word));
  if (isOfForm) return added.length === 0 && missing.length === 0;
  return added.every((word) => askingWords.has(word)) && missing.every((word) => askingWords.has(word));
}
