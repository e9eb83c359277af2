import type { Found } from "./phrase.ts";
import type { Utterance, Word } from "./words.ts";

/**
 * What words are about, whatever the sentence around them, and what it means when such senses stand near each
 * other in any order: for wordings nobody wrote down as a phrase.
 */
export interface Sign<Value> {
  means: Value;
  /** One of each is said; `!stop` = said and denied ('does not stop'), `+move` = said and not denied. */
  all: readonly string[];
  /** Most words from the first of them to the last. */
  within: number;
  /** Senses of which none may be said, wherever they stand. */
  unless?: string;
  /** Most words of the whole utterance; for answers, which are short. */
  most?: number;
}

/** Where each sense stands in an utterance, as places of words in rising order. */
export type Senses = ReadonlyMap<string, readonly number[]>;

const lettersOfStart = 3;

/**
 * Sense → its words. An entry is a word, the beginning of words (`swell*`), or two words in a row (`(passed out)`). One
 * word may have several senses.
 */
export type Lexicon = Readonly<Record<string, string>>;

/** Reads a lexicon. What `isNoSense` knows at a place has none there: the 'blood' of 'blood test'. */
export function toSensesOf(
  lexicon: Lexicon,
  isNoSense: (words: readonly Word[], at: number) => boolean = () => false,
): (words: readonly Word[]) => Senses {
  const { exact, starts, pairs } = toTables(lexicon);
  const sensesOfWord = (word: string, next: string | undefined): readonly string[] => [
    ...(exact.get(word) ?? []),
    ...(starts.get(word.slice(0, lettersOfStart)) ?? [])
      .filter(({ start }) => word.startsWith(start))
      .map(({ sense }) => sense),
    ...(pairs.get(word) ?? []).filter(({ second }) => second === next).map(({ sense }) => sense),
  ];
  return (words) => {
    const senses = new Map<string, number[]>();
    for (const [at, { word }] of words.entries())
      for (const sense of isNoSense(words, at) ? [] : sensesOfWord(word, words[at + 1]?.word)) {
        const places = senses.get(sense);
        if (!places) senses.set(sense, [at]);
        else if (places.at(-1) !== at) places.push(at);
      }
    return senses;
  };
}

interface Tables {
  exact: Map<string, string[]>;
  starts: Map<string, { start: string; sense: string }[]>;
  pairs: Map<string, { second: string; sense: string }[]>;
}

function toTables(lexicon: Lexicon): Tables {
  const tables: Tables = { exact: new Map(), starts: new Map(), pairs: new Map() };
  for (const [sense, entries] of Object.entries(lexicon))
    for (const [entry, pair] of entries.matchAll(/\(([^)]*)\)|\S+/g)) {
      const [first = "", second = ""] = (pair ?? "").split(" ");
      if (pair !== undefined) append(tables.pairs, first, { second, sense });
      else if (entry.endsWith("*"))
        append(tables.starts, entry.slice(0, lettersOfStart), { start: entry.slice(0, -1), sense });
      else append(tables.exact, entry, sense);
    }
  return tables;
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** A denial reaches as far: 'it will not for the life of me stop' is the longest heard. */
const denialReach = 5;
/** 'I do not want to move it' denies, 'I cannot make Tuesday, could we move it' does not. */
const affirmedReach = 3;
const negators: ReadonlySet<string> = new Set(["not", "no", "never", "nothing", "cannot"]);
const clauseEnds: ReadonlySet<string> = new Set(["and", "but", "because", "so"]);
/** 'I would not mind a clean' wishes for one; 'could I not' and 'can I not' ask. */
const undenying: ReadonlySet<string> = new Set(["mind", "sure", "only", "just", "i", "you", "we"]);

type Manner = "said" | "denied" | "affirmed";
interface Part {
  sense: string;
  manner: Manner;
}
interface Compiled<Kind> {
  sign: Kind;
  parts: readonly (readonly Part[])[];
  bans: readonly string[];
  order: number;
}

const manners: Readonly<Record<string, Manner>> = { "!": "denied", "+": "affirmed" };
const toPart = (name: string): Part => {
  const manner = manners[name.charAt(0)];
  return manner ? { sense: name.slice(1), manner } : { sense: name, manner: "said" };
};

/** Names of senses in a sign, without their marks. */
export const sensesIn = ({ all, unless = "" }: Sign<unknown>): string[] =>
  [...all, unless].flatMap((one) => one.split("|")).flatMap((name) => (name ? [toPart(name).sense] : []));

export interface FoundSign<Kind extends Sign<unknown>> extends Found<Kind["means"]> {
  sign: Kind;
}

export interface SignContext {
  lexicon: Lexicon;
  sensesOf: (words: readonly Word[]) => Senses;
  /** Senses said in every other sentence: no sign is looked for because of them. */
  common?: ReadonlySet<string>;
  /** Whether a sense that is said at a place is taken back there: 'it is not swollen any more'. */
  isTakenBack?: (sense: string, words: readonly Word[], at: number) => boolean;
}

/**
 * Turns a table of signs into a finder of every place where the parts of a sign stand together, in the order of
 * the table. Only signs whose rarest part was said are tried.
 */
export function toSignFinder<Kind extends Sign<unknown>>(
  signs: readonly Kind[],
  { lexicon, sensesOf, common = new Set(), isTakenBack = () => false }: SignContext,
): (utterance: Utterance) => readonly FoundSign<Kind>[] {
  const rarity = ({ sense }: Part): number =>
    common.has(sense) ? mostWordsOfSense : (lexicon[sense]?.split(" ").length ?? 0);
  const commonness = (part: readonly Part[]): number => part.reduce((sum, one) => sum + rarity(one), 0);
  const bySense = new Map<string, Compiled<Kind>[]>();
  for (const [order, sign] of signs.entries()) {
    const parts = sign.all.map((one) => one.split("|").map(toPart));
    const compiled = { sign, parts, bans: sign.unless?.split("|") ?? [], order };
    const rarest = parts.toSorted((one, other) => commonness(one) - commonness(other))[0] ?? [];
    for (const sense of new Set(rarest.map((part) => part.sense))) append(bySense, sense, compiled);
  }
  return ({ words }) => {
    const senses = sensesOf(words);
    const candidates = new Set<Compiled<Kind>>();
    for (const sense of senses.keys())
      for (const one of bySense.get(sense) ?? []) if (mayStand(one, senses, words)) candidates.add(one);
    return [...candidates]
      .sort((a, b) => a.order - b.order)
      .flatMap((one) =>
        placesOf(one, (part) => placesOfPart(part, { senses, words, isTakenBack })).map(([from, to]) => ({
          value: one.sign.means,
          from,
          to: to + 1,
          sign: one.sign,
        })),
      );
  };
}

/** More than any lexicon gives one sense. */
const mostWordsOfSense = 1000;

function mayStand(
  { sign, parts, bans }: Compiled<Sign<unknown>>,
  senses: Senses,
  words: readonly Word[],
): boolean {
  return (
    (sign.most === undefined || words.length <= sign.most) &&
    parts.every((part) => part.some(({ sense }) => senses.has(sense))) &&
    !bans.some((sense) => senses.has(sense))
  );
}

/** Where a part of a sign stands; a denied one begins where it is denied: 'not' of 'does not seem to stop'. */
interface Place {
  from: number;
  at: number;
}

function placesOf(
  { sign, parts }: Compiled<Sign<unknown>>,
  placesOfOne: (part: readonly Part[]) => readonly Place[],
): [number, number][] {
  const [first, ...rest] = parts.map(placesOfOne);
  const found: [number, number][] = [];
  for (const start of first ?? []) {
    const used = [start];
    for (const places of rest) {
      const place = nearest(places, used);
      if (place === null) break;
      used.push(place);
    }
    const at = used.map((place) => place.at);
    if (used.length === parts.length && Math.max(...at) - Math.min(...at) <= sign.within)
      found.push([Math.min(...used.map(({ from }) => from)), Math.max(...at)]);
  }
  return found;
}

interface Said extends Required<Pick<SignContext, "isTakenBack">> {
  senses: Senses;
  words: readonly Word[];
}

function placesOfPart(part: readonly Part[], said: Said): Place[] {
  return part.flatMap((one) =>
    (said.senses.get(one.sense) ?? []).flatMap((at) => placeIn(said, one, at) ?? []),
  );
}

function placeIn({ words, isTakenBack }: Said, { sense, manner }: Part, at: number): Place | null {
  if (manner === "said") return isTakenBack(sense, words, at) ? null : { from: at, at };
  const from = denialBefore(words, at, manner === "denied" ? denialReach : affirmedReach);
  if (manner === "denied") return from === null ? null : { from, at };
  return from === null || isUndenied(words, from) ? { from: at, at } : null;
}

/** The negation that reaches the word at `at` in its clause. */
function denialBefore(words: readonly Word[], at: number, reach: number): number | null {
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    const word = words[before]?.word ?? "";
    if (negators.has(word)) return before;
    if (clauseEnds.has(word)) return null;
  }
  return null;
}

const isUndenied = (words: readonly Word[], negator: number): boolean =>
  undenying.has(words[negator + 1]?.word ?? "");

/** The unused place nearest to the first: one word is not two parts of a sign. */
function nearest(places: readonly Place[], used: readonly Place[]): Place | null {
  const start = used[0]?.at ?? 0;
  let best: Place | null = null;
  for (const place of places)
    if (
      !used.some(({ at }) => at === place.at) &&
      (best === null || Math.abs(place.at - start) < Math.abs(best.at - start))
    )
      best = place;
  return best;
}
