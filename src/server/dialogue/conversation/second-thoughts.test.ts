import { describe, expect, test } from "vitest";
import { callSaying, mine, type TestCall, testCall } from "./testing/test-call.ts";

/** A check-up for Sarah Chen is read back, and nothing is booked yet. */
const readBack = () => callSaying(["a check up on friday half past four for sarah chen", "yes"]);

describe("what the visit is for may be mended at any time [CALL-2]", () => {
  test.each(["yes. oh and it's a filling not a consult", "yes oh sorry it's actually a filling"])(
    "in the same breath as the yes: noted, and read back before it is booked: %s",
    (line) => {
      const call = readBack();
      const reply = call.say(line);
      expect(reply).toContain("I have noted filling.");
      expect(reply).toContain("Shall I book that?");
      expect(call.book.entries).toEqual([]);
      call.say("yes");
      expect(call.book.entries).toMatchObject([{ notes: "Caller said: filling" }]);
    },
  );

  test("the same reason once more is a yes", () => {
    const call = readBack();
    call.say("yes please the check up");
    expect(call.book.entries).toHaveLength(1);
  });

  test.each([
    "no i need it changed to a filling",
    "it should be a filling",
    "can you change it to a filling",
  ])("once it is booked the team is told, and nothing more is booked: %s", (line) => {
    const call = readBack();
    call.say("yes");
    const reply = call.say(line);
    expect(reply).toContain("Your booking on Friday 14 August at 4:30 pm stands.");
    expect(reply).toContain("passed your message on");
    expect(call.state.purpose).toBeNull();
    expect(call.book.entries).toHaveLength(1);
    expect(call.book.messages).toMatchObject([
      { patientName: "Sarah Chen", text: expect.stringContaining("at 4:30 pm is for filling.") },
    ]);
  });

  test.each(["i need a filling too", "can i book a clean"])("a reason alone is another visit: %s", (line) => {
    const call = readBack();
    call.say("yes");
    expect(call.say(line)).toContain("What day and time would suit you?");
    expect(call.book.messages).toEqual([]);
  });
});

describe("'same number' is the one given on this call [CALL-2]", () => {
  function leoReadBack(): TestCall {
    const call = testCall(mine);
    call.say("book a check up for me and my son leo on wednesday at ten");
    for (const words of ["jill hart", "0491 570 313", "yes", "ten thirty", "leo hart"]) call.say(words);
    return call;
  }

  test("for the second person", () => {
    const call = leoReadBack();
    expect(call.say("same number")).toContain("phone number 0 4 9 1, 5 7 0, 3 1 3. Shall I book that?");
    call.say("yes");
    expect(call.book.entries).toMatchObject([
      { patientPhone: "+61491570313" },
      { patientPhone: "+61491570313" },
    ]);
  });

  test("unless it is the one that is rung from", () => {
    expect(leoReadBack().say("the same number i'm calling from")).toContain("0 4 9 1, 5 7 0, 1 5 6");
  });
});

describe("hours of the day it is [KB-4]", () => {
  /** Sunday 22 November 2026, 9:30 am in Sydney, open until one. */
  const sunday = {
    at: Date.parse("2026-11-22T09:30:00+11:00"),
    facts: {
      businessHours: {
        weekdays: { start: "08:00", end: "18:00" },
        weekends: { start: "09:00", end: "13:00" },
      },
    },
  };

  test("'Sunday', asked on a Sunday, is this one or the coming one, and both are told", () => {
    const reply = testCall(sunday).say("are you open Sunday?");
    expect(reply).toContain("today, Sunday 22 November");
    expect(reply).toContain("on Sunday 29 November");
  });

  test("'next Sunday' is the coming one alone", () => {
    expect(testCall(sunday).say("are you open next Sunday?")).not.toContain("today");
  });

  test.each(["no i mean today", "i meant today"])("%s", (line) => {
    const call = testCall(sunday);
    call.say("are you open Sunday?");
    const reply = call.say(line);
    expect(reply).toContain("We are open today, Sunday 22 November from 9:00 am to 1:00 pm.");
    expect(reply).not.toContain("29 November");
    expect(call.state.purpose).toBeNull();
  });
});

test("two questions of one caller are no two visits [CALL-1]", () => {
  const reply = testCall().say("my name's bob and i'd like a price on dentures and where are you located");
  expect(reply).toContain("12 Wharf Street");
  expect(reply).not.toContain("both");
});
