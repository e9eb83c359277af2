import { countWords } from "../../words.ts";
import type { Item } from "../items.ts";
import { isTalk, type Talking } from "../talk/talk.ts";
import { soundsBooked, speaksOfBooking } from "../vocabulary.ts";
import { readMeaning } from "./read-meaning.ts";
import { type Piece, type Swap, tellItem } from "./tell-item.ts";

/** What is left of a plan while it is told. */
interface Plan extends Talking {
  items: readonly Item[];
  /** Which of them were told, in the order in which they were. */
  told: readonly number[];
}

/** What a sentence does. */
interface Telling {
  /** Which items it tells, in its order. */
  tells: readonly number[];
  /** Facts to put back in the answer's words. */
  swaps: readonly Swap[];
  /** How many of its words are talk, and of its pieces. */
  talk: number;
  talks: number;
}

/**
 * What a sentence tells of the plan: cut into pieces, each tells one item that is still to be told, asks the plan's question, or is talk that states
 * nothing. Null = a piece of it is none of that. Nothing follows a question but what was to follow it. Pure.
 */
export function checkFacts(plan: Plan, sentence: string): Telling | null {
  const cuts = cutsOf(sentence);
  if (cuts.length > mostCuts) return null;
  const telling = follow(plan, sentence, cuts);
  if (!telling || telling.talks > mostTalks) return null;
  return isClaim(plan, telling, sentence) ? null : telling;
}

/** Pieces of one sentence that are talk: more is rambling. */
const mostTalks = 3;

/** A sentence of more pieces is rambling. */
const mostCuts = 16;
/** A piece that needs this many more words than its item is rambling. */
const wordsMore = 9;

/** With times, some words sound like a booking; allowed only where the answer itself speaks of one. */
function isClaim({ items }: Plan, { tells }: Telling, sentence: string): boolean {
  if (!soundsBooked.test(sentence)) return false;
  const isTimed = readMeaning(sentence).some(({ kind }) => kind === "time");
  return isTimed && !tells.some((at) => speaksOfBooking.test(items[at]?.text ?? ""));
}

function follow(plan: Plan, sentence: string, cuts: readonly number[]): Telling | null {
  const { items } = plan;
  const pieces = new Map<string, Piece>();
  const pieceAt = (cut: number, end: number): Piece => {
    const key = `${cut} ${end}`;
    const text = sentence.slice(cuts[cut], cuts[end]);
    const piece = pieces.get(key) ?? { text, sayings: readMeaning(text) };
    pieces.set(key, piece);
    return piece;
  };
  const heard = new Set(plan.heardWords);
  const dead = new Set<string>();
  /** As an item that is still to be told. */
  const asItem = (cut: number, end: number, told: readonly number[], asked: number): Telling | null => {
    const piece = pieceAt(cut, end);
    const before = told.flatMap((at) => items[at] ?? []);
    for (const [at, item] of items.entries()) {
      if (told.includes(at) || at < asked || rambles(piece, item)) continue;
      const swaps = tellItem(item, piece, before, heard);
      const rest = swaps && from(end, [...told, at]);
      if (swaps && rest)
        return {
          ...rest,
          tells: [at, ...rest.tells],
          swaps: [...moved(swaps, cuts[cut] ?? 0), ...rest.swaps],
        };
    }
    return null;
  };
  /** Before anything is asked. */
  const asTalk = (cut: number, end: number, told: readonly number[]): Telling | null => {
    const { text } = pieceAt(cut, end);
    const rest = isTalk(text, plan) ? from(end, told) : null;
    return rest && { ...rest, talk: rest.talk + countWords(text), talks: rest.talks + 1 };
  };
  const from = (cut: number, told: readonly number[]): Telling | null => {
    if (cut === cuts.length - 1) return { tells: [], swaps: [], talk: 0, talks: 0 };
    const state = `${cut} ${told.join(" ")}`;
    if (dead.has(state)) return null;
    const asked = told.findLast((at) => items[at]?.isQuestion) ?? -1;
    for (let end = cut + 1; end < cuts.length; end += 1) {
      const telling = asItem(cut, end, told, asked) ?? (asked < 0 ? asTalk(cut, end, told) : null);
      if (telling) return telling;
    }
    dead.add(state);
    return null;
  };
  return from(0, plan.told);
}

const rambles = (piece: Piece, item: Item): boolean =>
  countWords(piece.text) > countWords(item.text) + wordsMore;

const moved = (swaps: readonly Swap[], by: number): readonly Swap[] =>
  swaps.map((each) => ({ ...each, from: each.from + by, to: each.to + by }));

/** Where one thing may end and the next begin. */
const cutsOf = (text: string): number[] => [
  ...new Set([
    0,
    ...[...text.matchAll(/[.,;:?!]\s+|\s(?=(?:and|but|so|because|though|while)\b)/gi)].map(
      (each) => each.index + each[0].length,
    ),
    text.length,
  ]),
];
