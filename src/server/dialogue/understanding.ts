import type { AppointmentType } from "#contract/limits.ts";

/**
 * What one utterance was taken to mean. Everything read carries the caller's own words (`heard`) apart
 * from what was filled in beyond them (`assumed`), so that the conversation knows what to confirm.
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

/** What the whole text tells; which of its words told it, nobody can say. */
export const readFromAll = <Value>(
  text: string,
  value: Value,
  { assumed = [], certainty = "sure" }: Partial<Pick<Reading<Value>, "assumed" | "certainty">> = {},
): Reading<Value> => ({ value, heard: text, span: [0, text.length], assumed, certainty });

/** Assumed of what only another reading of the same sound holds. */
export const heardOtherwise = "heard in another reading of the words";

/** Clinic-local days from `from` to `to`, both inclusive; one day when they are equal. */
export interface DaySpan {
  from: string;
  to: string;
}

export const isDayOf = ({ from, to }: DaySpan, date: string): boolean => from <= date && date <= to;

/** A wish about the clock: one exact time, or a part of the day `[from, to)`. */
export type TimeWish =
  | { kind: "exact"; time: string }
  | { kind: "part"; from: string; to: string; label: string };

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
  /** Public holidays and closures on which the clinic is closed all day; absent = none are known. */
  closedDays?: readonly ClosedDays[];
}

/** Dates `YYYY-MM-DD`, both inclusive. */
export interface ClosedDays {
  from: string;
  to: string;
  name: string;
  isHoliday: boolean;
}

export const intents = [
  "book",
  "reschedule",
  "cancel",
  "confirm_appointment",
  "check_appointment",
  "running_late",
  "ask_hours",
  "ask_address",
  "ask_parking",
  "ask_price",
  "ask_insurance",
  "ask_services",
  "ask_practitioner",
  "ask_availability",
  "leave_message",
  "want_person",
  "wrong_number",
  "sales_call",
  "abuse",
  "yes",
  "no",
  "maybe",
  "repeat",
  "slower",
  "wait",
  "thanks",
  "greeting",
  "goodbye",
  "are_you_human",
] as const;
export type Intent = (typeof intents)[number];

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

export const isLifeThreat = (degree: EmergencyDegree): degree is LifeThreat =>
  lifeThreats.some((threat) => threat === degree);

export interface PersonName {
  first: string;
  last: string | null;
  /** As it is written on the appointment, capitalised, apostrophes and hyphens kept. */
  full: string;
}

export interface Understanding {
  text: string;
  /** Most important first; several in one sentence are kept. */
  intents: readonly Reading<Intent>[];
  emergency: Reading<EmergencyDegree> | null;
  when: WhenReading;
  /** Of a visit to be moved: the words beside where it goes, which tell which visit that is. */
  visitMeant?: WhenReading;
  name: Reading<PersonName> | null;
  /** E.164; 'the number I'm calling from' gives the caller's own. */
  phone: Reading<string> | null;
  /** Digits of a number that is not complete yet, for callers who dictate in pieces. */
  phoneDigits: Reading<string> | null;
  email: Reading<string> | null;
  /** Reason for the visit, mapped to an appointment type. */
  visit: Reading<AppointmentType> | null;
  /** 'actually', 'no wait, make it': what follows replaces what was said before. */
  isCorrection: boolean;
  /** Which of the times just offered is meant ('the second one', 'the first', 'the later one'); index, -1 = last. */
  choice: Reading<number> | null;
}
