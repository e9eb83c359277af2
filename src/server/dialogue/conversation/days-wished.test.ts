import { describe, expect, it, test } from "vitest";
import { readWhen } from "#server/dialogue/when/read-when.ts";
import { atClinic, brief } from "#server/dialogue/when/test-clinic.ts";
import { callSaying } from "./testing/test-call.ts";

const read = (text: string): string => brief(readWhen(text, atClinic));

// Tuesday 11 August 2026.
describe("how far a 'not' reaches", () => {
  test.each([
    ["not friday, the following week, mornings only", "2026-08-17..2026-08-23 00:00-12:00 not 2026-08-14"],
    ["not friday the following week mornings only", "2026-08-17..2026-08-23 00:00-12:00 not 2026-08-14"],
    [
      "can't do this friday the following week any morning",
      "2026-08-17..2026-08-23 00:00-12:00 not 2026-08-14",
    ],
    [
      "not monday or tuesday the week after please only afternoons",
      "2026-08-17..2026-08-23 12:00-17:30 not 2026-08-17 not 2026-08-18?",
    ],
    [
      "i can't on fridays the following week would be good before lunch",
      "2026-08-17..2026-08-23 00:00-12:00 not 2026-08-14",
    ],
    ["not friday, mornings please", "00:00-12:00 not 2026-08-14"],
    ["not fridays mornings only", "00:00-12:00 not 2026-08-14"],
    // One day or hour is meant by both together.
    ["not friday next week", "not 2026-08-21"],
    ["not thursday morning", "not 2026-08-13 not 00:00-12:00"],
    ["not monday mornings", "not 2026-08-17 not 00:00-12:00"],
  ])("%s", (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe("early or late on a day", () => {
  test.each([
    ["first thing tuesday or late on thursday", "2026-08-18? 2026-08-13 08:00-09:30 15:00-18:00"],
    ["early tuesday or late thursday", "2026-08-18? 2026-08-13 08:00-09:30 15:00-18:00"],
    ["monday late or tuesday early", "2026-08-17 2026-08-18? 15:00-18:00 08:00-09:30"],
    ["friday first thing otherwise thursday late", "2026-08-14 2026-08-13 08:00-09:30 15:00-18:00"],
    ["late thursday morning", "2026-08-13 00:00-12:00"],
    ["i want a check up late on friday", "2026-08-14 15:00-18:00"],
    // Told of somebody's day or of the clinic's.
    ["i was running late on thursday", "2026-08-13"],
    ["are you open late on thursday", "2026-08-13"],
  ])("%s", (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  it("offers each day its own hours", () => {
    const call = callSaying([]);
    expect(call.say("i want a clean first thing tuesday or late on thursday")).toBe(
      "I have tomorrow, Tuesday 11 August at 9:00 am or 10:00 am, or Thursday 13 August at 3:00 pm. Which time would suit you?",
    );
  });
});

describe("a weekday some weeks away", () => {
  test.each([
    ["in about six weeks on a thursday", "2026-09-24"],
    ["a thursday in about six weeks", "2026-09-24"],
    ["six weeks from now on a thursday", "2026-09-24"],
    ["a thursday about six weeks from now", "2026-09-24"],
    ["in three weeks or so a tuesday or wednesday", "2026-09-01 2026-09-02"],
    // By themselves they stay what they were.
    ["in two weeks", "2026-08-25?"],
    ["friday or in two weeks", "2026-08-14 2026-08-25?"],
  ])("%s", (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe("a day on which something happened", () => {
  test.each([
    "my brother choked on a fishbone at christmas",
    "my daughter tripped over on the weekend",
    "i burned my mouth on saturday",
    "the crown popped off on sunday",
    "my wife passed away in march",
    "no that was at christmas",
    "my son was bashed on friday",
    "i noticed a lump at christmas",
    "she toppled off the trampoline on friday",
  ])("'%s' is no wish for it", (text) => {
    expect(read(text)).toBe("");
  });

  test.each([
    ["i need it checked on friday", "2026-08-14"],
    ["i'd like my teeth cleaned on friday", "2026-08-14"],
    ["i'd like my teeth done on friday", "2026-08-14"],
    ["they asked for friday", "2026-08-14"],
    ["my wife booked friday", "2026-08-14"],
    ["my mum wanted to come in on friday", "2026-08-14"],
    ["the kids finished school on friday can we come next week", "2026-08-17..2026-08-23"],
    ["i walked into a door on monday and need a check-up on wednesday", "2026-08-12"],
  ])("'%s' is one", (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

test("ten o'clock with Dr Vance is no house on a drive", () => {
  expect(read("friday at 10 with dr vance")).toBe("2026-08-14 10:00?");
});
