import { describe, expect, test } from "vitest";
import { readOnWaitlist } from "#server/dialogue/what/read-on-waitlist.ts";
import { callSaying, exampleFacts, mine, testCall } from "./testing/test-call.ts";

describe("who stands on the waitlist [CALL-1] [APPT-16]", () => {
  test.each([
    "take me off the waitlist",
    "can you remove my name from the cancellation list",
    "we no longer need to be on the waiting list",
  ])("is taken off it by the team, who hears of it: %s", (line) => {
    const call = callSaying([line, "mia chen", "yes"]);
    expect(call.effects).toContainEqual(
      expect.objectContaining({ type: "take_message", text: `Wants to be taken off the waitlist: ${line}` }),
    );
    expect(call.effects.some(({ type }) => type === "join_waitlist" || type === "cancel")).toBe(false);
  });

  test.each([
    "am i on the waitlist",
    "can you check if im on the cancellation list",
    "did you put me on the waiting list",
    "how far up the waitlist am i",
  ])("and asks is told who can see it: %s", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toBe(
      "Who is on the waitlist I do not see here; the team can tell you. Would you like me to put you through to the team?",
    );
  });

  test("may take back what was just done", () => {
    const call = callSaying(["put me on the waitlist for a clean", "mia chen", "yes"]);
    expect(call.say("actually take me off it")).toContain("I will leave word for the team.");
  });

  test("in the midst of a booking the booking goes on", () => {
    const call = callSaying(["id like to book a checkup friday at ten"]);
    expect(call.say("and take me off the waitlist")).toBe(
      "I will pass that on to the team. What is your name?",
    );
  });
});

test.each([
  "put me on the waitlist",
  "can i go on the cancellation list",
  "take me off your list",
  "i dont want to be on the waitlist",
  "is there a waitlist",
  "how long is the wait",
  "take the tooth out",
])("is not what is said in '%s' [CALL-1]", (line) => {
  expect(readOnWaitlist(line, false)).toBeNull();
});

test.each([
  ["put my daughter Zoe Chen on the list", "Zoe"],
  ["can you put my husband Tom Hart on the waitlist please", "Tom"],
])("who is to wait is not asked for again: %s [CALL-1] [APPT-16]", (line, first) => {
  const call = testCall(mine);
  expect(call.say(line)).toMatch(new RegExp(`^I can put ${first} on the waitlist\\. Is the number`));
  call.say("yes");
  expect(call.say("a clean")).toContain(`${first} is now on the waitlist`);
});

describe("whoever finds no time that suits hears of the waitlist [CALL-1] [APPT-16]", () => {
  const offer = "If no time suits, I can put you on the waitlist instead. What day and time would suit you?";
  const offered = () => callSaying(["id like to book a checkup friday"]);

  test.each(["none of those work", "neither of those", "none of them"])(
    "at once, where none does: %s",
    (line) => {
      expect(offered().say(line)).toBe(offer);
    },
  );

  test("at the second no, and once in a call", () => {
    const call = offered();
    expect(call.say("no")).toBe("What day and time would suit you?");
    call.say("friday afternoon");
    expect(call.say("no")).toBe(offer);
    call.say("monday");
    expect(call.say("no")).toBe("What day and time would suit you?");
  });

  test.each(["yes please", "put me on it", "the waitlist then"])("and is put on it: %s", (line) => {
    const call = offered();
    call.say("none of those work");
    expect(call.say(line)).toMatch(/^I can put you on the waitlist\. What is your name\?/);
    call.say("mia chen");
    expect(call.say("yes")).toContain("You are now on the waitlist");
  });

  test("or goes on with another day", () => {
    const call = offered();
    call.say("none of those work");
    expect(call.say("yes monday at ten")).toContain("Monday 17 August at 10:00 am is free.");
    expect(call.book.waiting).toEqual([]);
  });

  test("but not where nothing is booked on this line", () => {
    const permissions = { ...exampleFacts.permissions, bookAppointments: false };
    expect(testCall({ ...mine, facts: { permissions } }).say("put me on the waitlist")).not.toContain(
      "I can put you",
    );
  });
});
