import { expect, test } from "vitest";
import { changedByThem, fieldName, fieldText, mergeOnto } from "./edit-conflict.ts";

const start = { name: "A", hours: { start: "09:00", end: "17:00" }, days: ["Mon"], notes: "" };

test("keeping mine keeps what they changed elsewhere: only the fields I touched are mine [KB-1]", () => {
  const mine = { ...start, name: "Mine", hours: { start: "09:00", end: "18:00" } };
  const theirs = {
    ...start,
    name: "Theirs",
    hours: { start: "08:00", end: "17:00" },
    days: ["Tue"],
    notes: "x",
  };
  expect(mergeOnto(start, mine, theirs)).toEqual({
    ...{ name: "Mine", hours: { start: "08:00", end: "18:00" }, days: ["Tue"], notes: "x" },
  });
});

test("tells what they changed, and which of it I changed too [KB-1]", () => {
  const mine = { ...start, name: "Mine", notes: "same" };
  const theirs = { ...start, name: "Theirs", hours: { start: "08:00", end: "17:00" }, notes: "same" };
  expect(changedByThem(start, mine, theirs).map(({ path, isAlsoMine }) => [path, isAlsoMine])).toEqual([
    ["name", true],
    ["hours.start", false],
    ["notes", false],
  ]);
  expect(fieldName("businessHours.weekdays.start")).toBe("Business hours, weekdays, start");
  expect([fieldText(false), fieldText([]), fieldText("")]).toEqual(["No", "nothing", "nothing"]);
});
