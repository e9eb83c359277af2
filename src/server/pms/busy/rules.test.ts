import { describe, expect, test } from "vitest";
import { leftFree, seat } from "./rules.ts";

const timeZone = "Australia/Sydney";
/** On Wednesday 12 August 2026. */
const at = (time: string) => Date.parse(`2026-08-12T${time}:00+10:00`);
const taken = (remoteId: string, from = "10:00", until = "10:30") => ({
  ...{ remoteId, start: at(from), end: at(until) },
});
const chair = (id: string, weekdays: number[] | null = null) => ({ id, weekdays });
const seats = (...args: Parameters<typeof seat>) =>
  seat(...args).map(({ remoteId, chairId }) => `${remoteId} on ${chairId}`);

describe("a time taken in the practice system [API-4]", () => {
  test("takes a chair that is free, and another one when that is taken", () => {
    const chairs = [chair("one"), chair("two")];
    const held = [{ chairId: "one", start: at("10:15"), end: at("10:45") }];
    expect(seats([taken("a")], chairs, held, timeZone)).toEqual(["a on two"]);
    expect(seats([taken("a"), taken("b")], chairs, [], timeZone)).toEqual(["a on one", "b on two"]);
  });

  test("is not put on a chair that is off that day, where it would keep nobody out", () => {
    const chairs = [chair("mondays", [1]), chair("two")];
    expect(seats([taken("a"), taken("b")], chairs, [], timeZone)).toEqual(["a on two", "b on two"]);
  });

  test("asks the clinic's calendar which day it is", () => {
    // Wednesday morning in Sydney is Tuesday in UTC.
    const chairs = [chair("tuesdays", [2]), chair("wednesdays", [3])];
    expect(seats([taken("a", "08:00", "08:30")], chairs, [], timeZone)).toEqual(["a on wednesdays"]);
  });

  test("takes a chair on a day on which none works, and none where there is none", () => {
    expect(seats([taken("a")], [chair("mondays", [1])], [], timeZone)).toEqual(["a on mondays"]);
    expect(seats([taken("a")], [], [], timeZone)).toEqual([]);
  });
});

describe("between two readings of the book [APPT-20]", () => {
  const seated = (remoteId: string, chairId: string, from: string, until: string) => ({
    ...taken(remoteId, from, until),
    chairId,
  });

  test("what is gone leaves its chair free, less what lies there now", () => {
    const before = [seated("a", "one", "10:00", "11:00"), seated("b", "one", "11:00", "11:30")];
    const after = [seated("b", "one", "11:00", "11:30"), seated("c", "one", "10:00", "10:30")];
    expect(leftFree(before, after)).toEqual([{ chairId: "one", start: at("10:30"), end: at("11:00") }]);
  });

  test("what has moved leaves where it was, and what only sits elsewhere leaves nothing", () => {
    const before = [seated("a", "one", "10:00", "10:30"), seated("b", "two", "14:00", "14:30")];
    const after = [seated("a", "one", "12:00", "12:30"), seated("b", "one", "14:00", "14:30")];
    expect(leftFree(before, after)).toEqual([{ chairId: "one", start: at("10:00"), end: at("10:30") }]);
    expect(leftFree([seated("b", "two", "14:00", "14:30")], after)).toEqual([]);
  });
});
