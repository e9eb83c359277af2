import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, type TestCall } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const afterCancelling = (): TestCall => {
  const call = callSaying(["I want to cancel my appointment, Mia Chen", "yes", "yes"], {
    ...mine,
    book: clinicBook(exampleFacts, [aVisit()]),
  });
  expect(standingIn(call.book)).toEqual([]);
  return call;
};

describe("an appointment that was cancelled and is wanted back", () => {
  test.each([
    "WAIT no I didn't say cancel it! put it back",
    "no! I was only asking about the fee. undo it",
    "I never said yes! put it back please",
    "Mia Chen, you just cancelled it by mistake. please book it again",
    "Mia Chen wants the 10 am back on tuesday",
    "can you reinstate that please",
    "oh no, I still want it",
    "rebook it for the same time",
  ])("is read back as it was, and booked after a yes: %s [CALL-1]", (said) => {
    const call = afterCancelling();
    expect(call.say(said)).toMatch(
      /a teeth cleaning for Mia Chen, tomorrow, Tuesday 11 August at 10:00 am.*Shall I book that\?/,
    );
    expect(standingIn(call.book)).toEqual([]);
    call.say("yes");
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-11 10:00"]);
  });

  test("gets the nearest times where somebody else has it by now [CALL-1]", () => {
    const call = afterCancelling();
    call.book.entries.push(aVisit({ appointmentId: "visit-2", patientName: "Lee Wong" }));
    expect(call.say("undo it")).toMatch(/not free.*nearest free times/);
  });

  test("is no one's name, and no word of another day [CALL-1]", () => {
    const call = afterCancelling();
    call.say("please book it again but on Thursday at two");
    expect(call.state.draft.when.days[0]?.value.from ?? call.state.draft.slot?.date).toBe("2026-08-13");
    expect(afterCancelling().say("please ring me back about it")).not.toContain("same time again");
  });

  test("of another call is booked anew, and the caller not sent away [CALL-1]", () => {
    const call = callSaying([]);
    const said = call.say(
      "sorry, I just cancelled by accident yesterday, this is Mia Chen, 0433 444 555, can I get it back",
    );
    expect(said).toContain("I can book it anew.");
    expect(call.isOver()).toBe(false);
    expect(call.state.draft.name?.value.full).toBe("Mia Chen");
    expect(call.state.draft.phone?.value).toBe("+61433444555");
  });
});
