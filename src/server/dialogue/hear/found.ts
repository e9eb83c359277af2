import type { Reading } from "../readings.ts";
import type { Utterance } from "../words.ts";
import type { Act, Said } from "./acts/acts.ts";

type Bare<One> = One extends unknown ? Omit<One, keyof Said> : never;
/** An act apart from where it stands. */
export type BareAct = Bare<Act>;

/** Half-open range of characters. */
export type Span = readonly [number, number];

/** What a reader found, before it is known in which clause. */
export interface Found {
  act: BareAct;
  span: Span;
  certainty: number;
}

export const sure = 0.95;
export const unsure = 0.6;

export const certaintyOf = ({ certainty }: Pick<Reading<unknown>, "certainty">): number =>
  certainty === "sure" ? sure : unsure;

export const overlaps = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1];

/** From the first of its words to the last. */
export const wholeSpan = ({ text, words }: Utterance): Span => [
  words[0]?.start ?? 0,
  words.at(-1)?.end ?? text.length,
];
