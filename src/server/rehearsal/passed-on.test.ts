import { describe, expect, test } from "vitest";
import { falsePassings, type LeftForTeam } from "./passed-on.ts";

const task = (text: string, turn = 1): LeftForTeam => ({ kind: "task", turn, text });
const judged = (sentence: string, left: readonly LeftForTeam[], ...heard: readonly string[]): string[] =>
  falsePassings({ said: ["Hello.", sentence], heard: ["", ...heard], left }).map(({ why }) => why);

describe.each([
  "I have passed your message on to the team.",
  "I have asked the team to ring you back.",
  "I've told the team about it.",
  "I have let the dentist know.",
  "They have the number ending in 1 5 6.",
])("that the team has something is said only when it does: %s [CALL-5]", (said) => {
  test("nothing was left", () => {
    expect(judged(said, [], "my crown came loose on friday")).toEqual(["nothing was left for the team"]);
  });

  test("part of what was said is missing", () => {
    expect(judged(said, [task("my crown came loose")], "my crown came loose and ring me after two")).toEqual([
      "the team was not told “my crown came loose and ring me after two”",
    ]);
  });

  test("all of it was left", () => {
    expect(
      judged(said, [task("Message: “my crown came loose on Friday”")], "my crown came loose on friday"),
    ).toEqual([]);
  });
});

test.each([
  "I will tell the team.",
  "I will pass that on to the team.",
  "I will note that for the dentist.",
  "I cannot change it, so I will leave a note for the team.",
])("what is promised is kept before the call is over: %s [CALL-5]", (said) => {
  const heard = "my filling fell out again yesterday";
  expect(judged(said, [], heard)).toEqual(["it was never passed on"]);
  expect(judged(said, [task("Asked for a call back")], heard)).toEqual(["it was never passed on"]);
  expect(judged(said, [task(`Complaint: ${heard}`, 4)], heard)).toEqual([]);
  expect(
    judged(said, [{ kind: "note", turn: 3, text: "Caller said: filling fell out again" }], heard),
  ).toEqual([]);
});

test("words that are said back are those that the team has [CALL-5]", () => {
  const said = "They have it in your words: my crown came loose.";
  expect(judged(said, [task("my crown came loose")], "yes")).toEqual([]);
  expect(judged(said, [task("a toothache")], "yes")).toEqual(["the team has other words"]);
});

test("what is only offered or asked claims nothing [CALL-5]", () => {
  for (const said of [
    "The team can ring you back.",
    "Shall I tell the team?",
    "Would you like me to pass it on?",
  ])
    expect(judged(said, [], "my crown came loose on friday")).toEqual([]);
});
