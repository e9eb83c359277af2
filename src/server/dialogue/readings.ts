import { weekdayOf } from "#kernel/zoned-time.ts";

/**
 * Something read in an utterance. It carries the caller's own words (`heard`) apart from what was filled in beyond them
 * (`assumed`), so that the conversation knows what to confirm.
 */
export interface Reading<Value> {
  value: Value;
  /** The words it was read from. */
  heard: string;
  /** Half-open character range of those words in the utterance. */
  span: readonly [number, number];
  /** What was filled in, in words for staff: `this year`, `afternoon, because the clinic is closed at 3 am`. */
  assumed: readonly string[];
  /** `unsure` = confirm it explicitly before acting on it. */
  certainty: "sure" | "unsure";
}

/** Assumed of what only another reading of the same sound holds. */
export const heardOtherwise = "heard in another reading of the words";

/** Clinic-local days from `from` to `to`, both inclusive; one day when they are equal. */
export interface DaySpan {
  from: string;
  to: string;
  /** Told by its weekday alone: the first such day that suits, or every such day ('only Tuesdays'), of which `from` is the first. */
  weekday?: "any" | "each";
  /** 'Tuesdays would work too': beside what was told before. */
  isMore?: true;
}

export const isDayOf = ({ from, to, weekday }: DaySpan, date: string): boolean =>
  from <= date && (date <= to || (weekday === "each" && weekdayOf(date) === weekdayOf(from)));

/**
 * Days between which all must be, both inclusive; an end that was not told is absent: 'away till the third', 'before I fly on the
 * ninth'.
 */
export interface DayBounds {
  from?: string;
  to?: string;
}

/**
 * A wish about the clock: one exact time, or a part of the day `[from, to)`; `isBound` = told as what it must not be before or after; `isEnd` = the
 * visit is over by `to`.
 */
export type TimeWish =
  | { kind: "exact"; time: string }
  | { kind: "part"; from: string; to: string; label: string; isBound?: true; isEnd?: true };

/** All that an utterance says about when. */
export interface WhenReading {
  /** Wished days, in the order said; several = alternatives ('Tuesday or Wednesday'). */
  days: readonly Reading<DaySpan>[];
  times: readonly Reading<TimeWish>[];
  /** Days that were ruled out ('not Tuesday', 'anything but Friday'). */
  excludedDays: readonly Reading<DaySpan>[];
  excludedTimes: readonly Reading<TimeWish>[];
  /** 'as soon as possible', 'the next available', 'earliest'. */
  soonest: Reading<true> | null;
  /** Where days are bounded; by itself such a stretch is among the wished days as well, as far as is looked. */
  bounds?: readonly Reading<DayBounds>[];
}

export const noWhen: WhenReading = {
  days: [],
  times: [],
  excludedDays: [],
  excludedTimes: [],
  soonest: null,
};

/** Months and days back are dates of birth, not wishes; the clinic's facts decide `3` → 15:00. */
export interface WhenContext {
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
  businessHours: { weekdays: { start: string; end: string }; weekends: { start: string; end: string } };
  /** The day spoken of before, `YYYY-MM-DD`: 'the day after', 'same day at 4'. */
  previousDate: string | null;
  /** The day of the visit that is to be moved, where several other days were offered: 'later the same day' is of it; absent = none. */
  sameDate?: string;
  /** Days on which they told they are away, both inclusive; absent = none were told: 'before I go'. */
  away?: DaySpan;
  /** Public holidays and closures on which the clinic is closed all day; absent = none are known. */
  closedDays?: readonly ClosedDays[];
}

/** Dates `YYYY-MM-DD`, both inclusive. */
export interface ClosedDays {
  from: string;
  to: string;
  /** 0 = Sunday … 6 = Saturday: of those dates only this day of each week; absent = every one. */
  weekday?: number;
  name: string;
  isHoliday: boolean;
}

/** What is answered with 000 before anything else, the gravest first. */
export const lifeThreats = ["breathing", "bleeding", "collapse", "violence"] as const;
export type LifeThreat = (typeof lifeThreats)[number];
/** What wants a dentist soon and endangers nobody's life, the gravest first. */
export const dentalTroubles = [
  "knocked_out_tooth",
  "injured_jaw",
  "severe_pain",
  "swelling",
  "broken_tooth",
] as const;
export type DentalTrouble = (typeof dentalTroubles)[number];
export type EmergencyDegree = LifeThreat | DentalTrouble;

export interface PersonName {
  first: string;
  last: string | null;
  /** As it is written on the appointment, capitalised, apostrophes and hyphens kept. */
  full: string;
}
