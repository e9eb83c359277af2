import { describe, expect, test } from "vitest";
import type { BookClosedTime } from "#contract/clinic/opening.ts";
import type { Person } from "#contract/clinic/people.ts";
import { type ClosedRules, closedPieces } from "./closed-pieces.ts";

const hours = { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "09:00", end: "13:00" } };
const [thursday, saturday] = ["2026-08-13", "2026-08-15"];
const patel: Person = {
  ...{
    id: "patel",
    version: "",
    name: "Dr Patel",
    role: "Dentist",
    phone: null,
    email: null,
    pmsReference: null,
  },
  ...{
    weekdays: [4],
    shift: 0,
    takesBookings: true,
    gender: null,
    treatmentIds: null,
    chairIds: null,
    leave: [],
  },
  hours: [
    { weekday: 4, start: "10:00", end: "12:15" },
    { weekday: 4, start: "13:00", end: "16:00" },
  ],
};
const chairs = [
  { id: "one", version: "", name: "Chair 1", weekdays: null },
  { id: "two", version: "", name: "Chair 2", weekdays: [1, 2, 3] },
];
const closing = (over: Partial<BookClosedTime>): BookClosedTime => ({
  ...{ date: thursday, fromTime: "13:00", toTime: "17:00", name: "Training", kind: "closure" },
  ...{ chairId: null, practitionerId: null, ...over },
});
const rules = (over: Partial<ClosedRules> = {}): ClosedRules => ({
  ...{ hours, chairs, practitioners: [patel], closed: [], ...over },
});
const piecesOf = (over: Partial<ClosedRules>, date: string, column: string | null) =>
  closedPieces(rules(over), date, column).map(({ from, to, name }) => `${from}-${to} ${name}`.trim());

describe("what is hatched of a day [APPT-18]", () => {
  test.each([
    [thursday, ["00:00-09:00", "17:00-24:00"]],
    [saturday, ["00:00-09:00", "13:00-24:00"]],
  ])("is what lies outside the clinic's hours: %s", (date, pieces) => {
    expect(piecesOf({}, date, null)).toEqual(pieces);
  });

  test("is the whole day when the clinic does not open, and nothing while its hours are unknown", () => {
    const shut = { ...hours, weekends: { start: "", end: "" } };
    expect(piecesOf({ hours: shut }, saturday, null)).toEqual(["00:00-24:00"]);
    expect(piecesOf({ hours: null }, thursday, null)).toEqual([]);
  });

  test("is a closure of the clinic in every column, one of a chair or leave only in its own", () => {
    const closed = [
      closing({}),
      closing({ chairId: "one", fromTime: null, toTime: "10:30", name: "Repair" }),
      closing({ practitionerId: "patel", fromTime: null, toTime: null, name: "Dr Patel is away" }),
    ];
    const named = (column: string | null) =>
      piecesOf({ closed }, thursday, column).filter((piece) => piece.includes(" "));
    expect(named(null)).toEqual(["13:00-17:00 Training"]);
    expect(named("one")).toEqual(["13:00-17:00 Training", "00:00-10:30 Repair"]);
    expect(named("patel")).toEqual(["13:00-17:00 Training", "00:00-24:00 Dr Patel is away"]);
  });

  test("is what lies outside a practitioner's own hours, lunch to the minute", () => {
    expect(piecesOf({ hours: null }, thursday, "patel")).toEqual([
      "00:00-10:00",
      "12:15-13:00",
      "16:00-24:00",
    ]);
    expect(piecesOf({ hours: null }, "2026-08-12", "patel")).toEqual(["00:00-24:00 Not in on this day"]);
  });

  test("is a chair's day off", () => {
    expect(piecesOf({ hours: null }, thursday, "two")).toEqual(["00:00-24:00 Not used on this day"]);
    expect(piecesOf({ hours: null }, "2026-08-12", "two")).toEqual([]);
  });
});
