import { describe, expect, test } from "vitest";
import { seat } from "./rules.ts";

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
