import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, type TestCall, testCall } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const visit = aVisit({ patientName: "Jill Hart" });

const ring = (...lines: readonly string[]) =>
  callSaying(lines, { ...mine, book: clinicBook(exampleFacts, [visit]) });

const standing = ({ book }: TestCall) => standingIn(book);

describe("two wishes in one sentence are done one after the other, each with its own days [CALL-1]", () => {
  test.each([
    "cancel mine and book my mum",
    "hi can you cancel my appointment and then book in my mum",
    "I need to cancel mine, and I'd like to book my mother",
    "book my mum in and cancel mine",
  ])("one is cancelled, somebody else is booked: %s", (line) => {
    const call = ring(line, "jill hart", "yes");
    expect(call.state.lastSaid).toContain("Shall I cancel it?");
    expect(call.say("yes")).toMatch(/is cancelled\. Now the other one\. What is the appointment for\?/);
    call.say("a check up on friday at ten");
    expect(call.state.lastSaid).toContain("the name of the person this appointment is for");
    call.say("ann hart");
    call.say("yes");
    expect(standing(call)).toEqual(["Ann Hart 2026-08-14 10:00"]);
  });

  test.each([
    "cancel my Tuesday one and book me a clean for Friday at nine",
    "please cancel my appointment on Tuesday and can you book me a clean for Friday at nine",
    "it's jill hart, drop my tuesday one and get me a clean friday at nine",
  ])("what is cancelled keeps its day, what is booked has its own: %s", (line) => {
    const call = ring(line);
    if (/name/.test(call.state.lastSaid)) call.say("jill hart");
    expect(call.say("yes")).toContain("Tuesday 11 August at 10:00 am. Shall I cancel it?");
    expect(call.effects.some(({ type }) => type === "reschedule")).toBe(false);
    expect(call.say("yes")).toContain("a teeth cleaning for Jill Hart, Friday 14 August at 9:00 am");
    call.say("yes");
    expect(standing(call)).toEqual(["Jill Hart 2026-08-14 09:00"]);
  });

  test.each([
    "move mine to 3 and book my son after",
    "shift my appointment to three and put my son in straight after",
  ])("one is moved, somebody else comes right after it: %s", (line) => {
    const call = ring(line, "jill hart", "yes");
    expect(call.state.lastSaid).toContain("to tomorrow, Tuesday 11 August at 3:00 pm. Shall I change it?");
    expect(call.say("yes")).toContain("3:30 pm");
    call.say("three thirty");
    call.say("leo hart");
    call.say("yes");
    expect(standing(call)).toEqual(["Jill Hart 2026-08-11 15:00", "Leo Hart 2026-08-11 15:30"]);
  });

  test("two who come on days of their own", () => {
    const call = ring(
      "it's jill hart, book me a clean for friday at nine and get my son a check up on monday at ten",
    );
    call.say("yes");
    expect(call.say("yes")).toContain("Monday 17 August at 10:00 am is free.");
    call.say("leo hart");
    call.say("yes");
    expect(standing(call)).toContain("Leo Hart 2026-08-17 10:00");
  });

  test("the second is not moved or cancelled on the name of the first", () => {
    const call = ring("move mine to 3 and cancel my son's", "jill hart", "yes");
    expect(call.say("yes")).toContain("What is the name of the person the appointment is for?");
    expect(standing(call)).toEqual(["Jill Hart 2026-08-11 15:00"]);
  });

  test("the second is heard though the first is called off", () => {
    const call = ring("cancel mine and book my mum", "jill hart", "yes");
    expect(call.say("no")).toContain("I have left the appointment as it is. Now the other one.");
    expect(call.state).toMatchObject({ purpose: "book", later: null });
  });

  test("what was still to come is told to whoever takes over", () => {
    const call = testCall({ callerNumber: visit.patientPhone, facts: { canTransfer: false } });
    for (const line of [
      "cancel mine and book my mum for friday at ten",
      "jill hart",
      "yes",
      "get me a person",
    ])
      call.say(line);
    expect(call.book.messages).toMatchObject([
      { text: expect.stringContaining('And then: "book my mum for friday at ten".') },
    ]);
  });
});

test.each([
  ["can i cancel tuesday and book friday at ten instead", "reschedule"],
  ["cancel it and make it friday at ten", "reschedule"],
  ["i want to make an appointment and get my teeth cleaned", "book"],
  ["i'd like to book a check up and then get a clean", "book"],
  ["book me and my son in for cleans", "book"],
] as const)("one wish told in two halves stays one [CALL-1]: %s", (line, purpose) => {
  const call = ring(line);
  expect(call.state.purpose).toBe(purpose);
  expect(call.state.later ?? null).toBeNull();
});

test.each([
  ["move mine to 3", "15:00"],
  ["can i change my appointment to half past two", "14:30"],
])("a bare hour that a visit is moved to is a time [CALL-1]: %s", (line, time) => {
  const call = ring(line, "jill hart", "yes");
  expect(call.state.step).toMatchObject({ kind: "confirming_move", to: { date: "2026-08-11", time } });
});
