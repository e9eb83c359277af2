import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, type TestCall } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

/** Just asked for the name. */
const asked = (): TestCall => callSaying(["id like to book a checkup tomorrow", "the first one"]);

describe("what is said to 'what is your name' and is none [CALL-1]", () => {
  test.each([
    "beautiful",
    "wonderful",
    "oh gorgeous",
    "excellent",
    "fantastic",
    "that's brilliant",
    "marvellous",
  ])("praise is nobody's name, and no failure: %s", (line) => {
    const call = asked();
    expect(call.say(line)).toMatch(/What is your first and last name\? You can spell it\.$/);
    expect(call.state.draft.name).toBeNull();
    expect(call.state.misses).toBe(0);
    call.say("jill hart");
    expect(call.state.draft.name?.value.full).toBe("Jill Hart");
  });

  test.each(["no", "nope", "nah sorry", "i'd rather not say", "i don't want to give it"])(
    "who does not give it is told what it is for: %s",
    (line) => {
      const call = asked();
      expect(call.say(line)).toBe("I need a name to book the appointment under. What is your name?");
      expect(call.state.misses).toBe(0);
    },
  );

  test("a second no is not answered the same way for ever", () => {
    const call = asked();
    call.say("no");
    expect(call.say("no")).toContain("You can spell it.");
    expect(call.say("no")).toContain("put you through");
  });

  test("for a visit that stands it is told what it is for there", () => {
    const book = clinicBook(exampleFacts, [aVisit({ patientName: "Jill Hart" })]);
    const call = callSaying(["id like to cancel my appointment", "no"], { ...mine, book });
    expect(call.state.lastSaid).toMatch(/^I need the name to find the appointment/);
  });

  test.each(["joy", "hope", "grace", "bonnie"])("a name that is a word as well is one: %s", (line) => {
    expect(asked().say(line)).toBe("And the last name?");
  });
});

describe("a last name said alone is the last one [CALL-1]", () => {
  test.each([
    ["the names oshea", "mary", "Mary O'Shea"],
    ["oshea", "mary", "Mary O'Shea"],
    ["oh shea", "mary", "Mary O'Shea"],
    ["it's mcdonald", "ruth", "Ruth McDonald"],
    ["smith", "khadijah", "Khadijah Smith"],
  ])("%s, %s", (last, first, full) => {
    const call = asked();
    expect(call.say(last)).toBe("And the first name?");
    call.say(first);
    expect(call.state.draft.name?.value.full).toBe(full);
  });

  test.each([
    ["mary", "oshea", "Mary O'Shea"],
    ["mckenzie", "smith", "McKenzie Smith"],
    ["taylor", "jones", "Taylor Jones"],
    ["mary", "mcdonald", "Mary McDonald"],
  ])("a first name before it stays one: %s, %s", (first, last, full) => {
    const call = asked();
    expect(call.say(first)).toBe("And the last name?");
    call.say(last);
    expect(call.state.draft.name?.value.full).toBe(full);
  });
});
