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
 * Reads a lexicon: sense → its words. An entry is a word, the beginning of words (`swell*`), or two words in a
 * row (`(passed out)`). One word may have several senses.
 */
export function toSensesOf(lexicon: Readonly<Record<string, string>>): (words: readonly Word[]) => Senses {
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
      for (const sense of sensesOfWord(word, words[at + 1]?.word)) {
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

function toTables(lexicon: Readonly<Record<string, string>>): Tables {
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
interface Compiled<Value> {
  sign: Sign<Value>;
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

export interface FoundSign<Value> extends Found<Value> {
  sign: Sign<Value>;
}

/**
 * Turns a table of signs into a finder of every place where the parts of a sign stand together, in the order of
 * the table. Only signs whose first part was said are tried.
 */
export function toSignFinder<Value>(
  sensesOf: (words: readonly Word[]) => Senses,
  signs: readonly Sign<Value>[],
): (utterance: Utterance) => readonly FoundSign<Value>[] {
  const bySense = new Map<string, Compiled<Value>[]>();
  for (const [order, sign] of signs.entries()) {
    const parts = sign.all.map((one) => one.split("|").map(toPart));
    const compiled = { sign, parts, bans: sign.unless?.split("|") ?? [], order };
    for (const sense of new Set(parts[0]?.map((part) => part.sense))) append(bySense, sense, compiled);
  }
  return ({ words }) => {
    const senses = sensesOf(words);
    const candidates = new Set<Compiled<Value>>();
    for (const sense of senses.keys())
      for (const one of bySense.get(sense) ?? []) if (mayStand(one, senses, words)) candidates.add(one);
    return [...candidates]
      .sort((a, b) => a.order - b.order)
      .flatMap((one) =>
        placesOf(one, senses, words).map(([from, to]) => ({
          value: one.sign.means,
          from,
          to: to + 1,
          sign: one.sign,
        })),
      );
  };
}

function mayStand({ sign, parts, bans }: Compiled<unknown>, senses: Senses, words: readonly Word[]): boolean {
  return (
    (sign.most === undefined || words.length <= sign.most) &&
    parts.every((part) => part.some(({ sense }) => senses.has(sense))) &&
    !bans.some((sense) => senses.has(sense))
  );
}

function placesOf(
  { sign, parts }: Compiled<unknown>,
  senses: Senses,
  words: readonly Word[],
): [number, number][] {
  const [first, ...rest] = parts.map((part) => placesOfPart(part, senses, words));
  const found: [number, number][] = [];
  for (const start of first ?? []) {
    const used = [start];
    for (const places of rest) {
      const place = nearest(places, used);
      if (place === null) break;
      used.push(place);
    }
    const [from, to] = [Math.min(...used), Math.max(...used)];
    if (used.length === parts.length && to - from <= sign.within) found.push([from, to]);
  }
  return found;
}

function placesOfPart(part: readonly Part[], senses: Senses, words: readonly Word[]): number[] {
  return part.flatMap(({ sense, manner }) =>
    (senses.get(sense) ?? []).filter((at) => {
      if (manner === "said") return true;
      return manner === "denied" ? isDeniedAt(words, at, denialReach) : !isDeniedAt(words, at, affirmedReach);
    }),
  );
}

function isDeniedAt(words: readonly Word[], at: number, reach: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    const word = words[before]?.word ?? "";
    if (negators.has(word)) return reach === denialReach || !undenying.has(words[before + 1]?.word ?? "");
    if (clauseEnds.has(word)) return false;
  }
  return false;
}

/** The unused place nearest to the first: one word is not two parts of a sign. */
function nearest(places: readonly number[], used: readonly number[]): number | null {
  const [start = 0] = used;
  let best: number | null = null;
  for (const place of places)
    if (!used.includes(place) && (best === null || Math.abs(place - start) < Math.abs(best - start)))
      best = place;
  return best;
}
