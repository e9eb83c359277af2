import type { DaySpan, Reading, TimeWish, WhenContext, WhenReading } from "../readings.ts";

/** For tests: a clinic in Sydney on Tuesday 11 August 2026 at 10:30 am. */
export const atClinic: WhenContext = {
  now: Date.parse("2026-08-11T00:30:00Z"),
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "08:00", end: "17:00" }, weekends: { start: "09:00", end: "13:00" } },
  previousDate: "2026-08-20",
};

const mark = (reading: Reading<unknown>) => (reading.certainty === "unsure" ? "?" : "");
const day = (reading: Reading<DaySpan>) =>
  `${reading.value.from}${reading.value.to === reading.value.from ? "" : `..${reading.value.to}`}${mark(reading)}`;
const time = ({ value, ...rest }: Reading<TimeWish>) =>
  `${value.kind === "exact" ? value.time : `${value.from}-${value.to}`}${mark({ value, ...rest })}`;

/** A reading on one line, so that a table of cases stays readable. */
export const brief = (reading: WhenReading): string =>
  [
    ...reading.days.map(day),
    ...reading.times.map(time),
    ...reading.excludedDays.map((d) => `not ${day(d)}`),
    ...reading.excludedTimes.map((t) => `not ${time(t)}`),
    ...(reading.soonest ? ["soonest"] : []),
  ].join(" ");
