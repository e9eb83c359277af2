/** What one stretch of words says, before the stretches are put together. */

/** A day by its calendar fields; what is null was not said. */
export interface DayFields {
  weekday: number | null;
  day: number | null;
  month: number | null;
  year: number | null;
  /** The nearest such weekday, the one of this, next or last week, or the one after next. */
  which: "nearest" | "this" | "next" | "last" | "after_next";
  /** 'the second' may also be the second of the times offered. */
  mayBeOffer?: boolean;
}

/** Days already worked out; `point` is the one that stands for them ('in two weeks', 'next week' → Monday). */
export interface Days {
  first: number;
  last: number;
  point: number;
  assumed: readonly string[];
  sure: boolean;
  /** Said of the past ('last week', 'two days ago'): never a wish. */
  past: boolean;
}

export interface Clock {
  hour: number;
  minute: number;
  half: "am" | "pm" | null;
  part: PartName | null;
  /** 'around', 'ish' */
  rough: boolean;
  /** Nothing but a number, told to be a time by the words around it at best. */
  bare: boolean;
}

const partNames = ["morning", "lunchtime", "afternoon", "evening", "night"] as const;
export type PartName = (typeof partNames)[number];

export interface Part {
  name: PartName;
  /** Minutes after midnight, half open. */
  from: number;
  to: number;
  label: string;
}

export type Meaning =
  | { kind: "date"; fields: DayFields }
  | { kind: "dates"; from: DayFields; to: DayFields }
  | { kind: "days"; days: Days }
  | { kind: "clock"; clock: Clock }
  | { kind: "clocks"; from: Clock; to: Clock }
  /** `refused`: said to be left out, in the words themselves ('not too early'). */
  | { kind: "part"; part: Part; day: number | null; past: boolean; refused?: boolean }
  | { kind: "moment"; day: number; minute: number; past: boolean }
  | { kind: "soonest" }
  /** Numbers and words that look like a time and are not: prices, ages, telephone numbers. */
  | { kind: "nothing" };

export interface Found {
  meaning: Meaning;
  /** Index of the first token after it. */
  to: number;
}

export interface Mention extends Found {
  from: number;
}

export const noFields: DayFields = { weekday: null, day: null, month: null, year: null, which: "nearest" };

export const oneDay = (point: number, more: Partial<Days> = {}): Meaning => ({
  kind: "days",
  days: { first: point, last: point, point, assumed: [], sure: true, past: false, ...more },
});
