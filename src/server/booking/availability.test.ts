import { describe, expect, test } from "vitest";
import { findOpenSlots, nearestTo, type OpeningCalendar, type OpenSlotsInput } from "./availability.ts";
import { appointmentMs } from "./visit-needs.ts";

const sydney: OpeningCalendar = {
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "11:00" }, weekends: { start: "", end: "" } },
};
// Tuesday 11 August 2026, 08:00 in Sydney.
const early = Date.parse("2026-08-10T22:00:00Z");
const tuesday = "2026-08-11";

const chair = (id: string, weekdays: number[] | null = null) => ({ id, weekdays });
const slotsOf = (over: Partial<OpenSlotsInput> = {}) =>
  findOpenSlots({
    fromDate: tuesday,
    toDate: tuesday,
    calendar: sydney,
    chairs: [chair("a")],
    held: [],
    now: early,
    ...over,
  }).map((slot) => `${slot.date === tuesday ? "" : `${slot.date} `}${slot.time}`);
const at = (time: string, chairId = "a") => {
  const start = Date.parse(`${tuesday}T${time}:00+10:00`);
  return { chairId, start, end: start + appointmentMs };
};

describe("free times [APPT-14]", () => {
  test("are the opening hours in half hours, the last one ending when the clinic closes", () => {
    expect(slotsOf()).toEqual(["09:00", "09:30", "10:00", "10:30"]);
  });

  test("leave out what is held, and what a held time off the half hour touches", () => {
    expect(slotsOf({ held: [at("09:30")] })).toEqual(["09:00", "10:00", "10:30"]);
    expect(slotsOf({ held: [at("09:15")] })).toEqual(["10:00", "10:30"]);
  });

  test("leave out what has begun", () => {
    expect(slotsOf({ now: Date.parse("2026-08-11T09:30:00+10:00") })).toEqual(["10:00", "10:30"]);
    expect(slotsOf({ now: Date.parse("2026-08-11T10:45:00+10:00") })).toEqual([]);
    expect(slotsOf({ now: Date.parse("2026-08-12T08:00:00+10:00") })).toEqual([]);
  });

  test("are free as long as one chair is", () => {
    expect(slotsOf({ chairs: [chair("a"), chair("b")], held: [at("09:30", "a")] })).toContain("09:30");
    expect(
      slotsOf({ chairs: [chair("a"), chair("b")], held: [at("09:30", "a"), at("09:30", "b")] }),
    ).not.toContain("09:30");
  });

  test("are for several at once only where each of them has a chair", () => {
    const chairs = [chair("a"), chair("b")];
    expect(slotsOf({ chairs, held: [at("09:30", "a")], atOnce: 2 })).toEqual(["09:00", "10:00", "10:30"]);
    expect(slotsOf({ chairs, atOnce: 3 })).toEqual([]);
  });

  test("need one chair for the whole time, not two halves of two chairs", () => {
    expect(
      slotsOf({ chairs: [chair("a"), chair("b")], held: [at("09:15", "a"), at("09:45", "b")] }),
    ).not.toContain("09:30");
  });

  test("do not exist on closed days or in a clinic without chairs", () => {
    expect(slotsOf({ fromDate: "2026-08-15", toDate: "2026-08-16" })).toEqual([]);
    expect(slotsOf({ chairs: [] })).toEqual([]);
  });

  test("run over several days in order", () => {
    expect(slotsOf({ toDate: "2026-08-12" })).toEqual([
      "09:00",
      "09:30",
      "10:00",
      "10:30",
      "2026-08-12 09:00",
      "2026-08-12 09:30",
      "2026-08-12 10:00",
      "2026-08-12 10:30",
    ]);
  });

  test("skip the hour that spring skips and give the hour that autumn repeats once", () => {
    const night: OpeningCalendar = {
      timeZone: "Australia/Sydney",
      businessHours: {
        weekdays: { start: "09:00", end: "17:00" },
        weekends: { start: "01:00", end: "04:00" },
      },
    };
    const times = (date: string) =>
      findOpenSlots({
        fromDate: date,
        toDate: date,
        calendar: night,
        chairs: [chair("a")],
        held: [],
        now: 0,
      }).map((s) => s.time);
    expect(times("2026-10-04")).toEqual(["01:00", "01:30", "03:00", "03:30"]);
    expect(times("2026-04-05")).toEqual(["01:00", "01:30", "02:00", "02:30", "03:00", "03:30"]);
  });
});

test("the nearest free times are offered in the order of the clock", () => {
  const slots = findOpenSlots({
    fromDate: tuesday,
    toDate: "2026-08-12",
    calendar: sydney,
    chairs: [chair("a")],
    held: [at("10:00")],
    now: early,
  });
  const nearest = nearestTo(slots, Date.parse("2026-08-11T10:00:00+10:00"), 3);
  expect(nearest.map((s) => s.time)).toEqual(["09:00", "09:30", "10:30"]);
});
