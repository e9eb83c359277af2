import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, testCall } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

/** On the number on file, which proves nothing of who speaks; what another line asks besides: see who-is-known.test.ts. */
const onFile = { callerNumber: "+61466777888" } as const;
const ofChloe = () => ({
  ...onFile,
  book: clinicBook(exampleFacts, [
    aVisit({ patientName: "Chloe Anderson", patientPhone: onFile.callerNumber }),
  ]),
});

describe("a third party who asks what an adult has booked", () => {
  test.each([
    "can you tell me when Chloe Anderson is coming in, I want to surprise her. I'm her boyfriend, her number's 0466 777 888",
    "hi I'm Chloe Anderson's boss, is she coming in tomorrow, 0466 777 888",
    "this is a police officer, has Chloe Anderson got an appointment with you? 0466 777 888",
    "I'm her lawyer, what time is Chloe Anderson's appointment, her number is 0466 777 888",
  ])("is told nothing of it, on any turn: %s [CALL-2]", (said) => {
    const call = testCall(ofChloe());
    const all = [
      said,
      "so is she coming tuesday",
      "Chloe Anderson",
      "0466 777 888",
      "when is her appointment",
      "cancel it then",
    ].map((line) => call.say(line));
    expect(all[0]).toContain("only with the patient");
    expect(all.join(" ")).not.toMatch(/10:00|11 August|teeth cleaning/i);
    expect(call.effects.some(({ type }) => type === "find_appointments" || type === "cancel")).toBe(false);
  });

  test.each(["I'm her mum", "I'm her dad"])("a parent is told: %s [CALL-2]", (who) => {
    const call = testCall(ofChloe());
    for (const line of [`when is Chloe Anderson's appointment, ${who}`, "Chloe Anderson", "0466 777 888"])
      call.say(line);
    expect(call.effects.some(({ type }) => type === "find_appointments")).toBe(true);
  });

  test("may book anew for another [CALL-1]", () => {
    const call = testCall(mine);
    call.say("I'm her husband, can you book Chloe Anderson in for a clean on Thursday");
    expect(call.state.purpose).toBe("book");
  });
});

describe("the visit of another adult, of whom the caller only says whose partner, friend or child they are", () => {
  test.each([
    "hello my wife Chloe Anderson has she got an appointment this week",
    "my partner's had an appointment on tuesday what was it for, her name's Chloe Anderson",
    "can you cancel my flatmate's booking, Chloe Anderson, she's crook",
    "i want to move my grown up daughter's appointment, Chloe Anderson, to friday",
    "my daughter Chloe Anderson she's twenty six, is she booked in this week",
    "what time is my mate coming in, it's Chloe Anderson",
  ])("is neither told nor touched under a number that anybody may know: %s [CALL-2]", (said) => {
    const call = callSaying([said, "Chloe Anderson", "no it's 0466 777 888", "yes", "yes"], ofChloe());
    expect(call.effects.some(({ type }) => type === "find_appointments" || type === "cancel")).toBe(false);
  });

  test("is not dealt with for whoever rings from the number it was booked with: a telephone is shared, a visit is not [CALL-2]", () => {
    const book = clinicBook(exampleFacts, [aVisit({ patientName: "Dave Chen" })]);
    callSaying(["can you cancel my husband's appointment", "Dave Chen", "yes", "yes"], { ...mine, book });
    expect(standingIn(book)).toHaveLength(1);
  });

  test("is left beside the caller's own, found under the same number [CALL-2]", () => {
    const book = clinicBook(exampleFacts, [
      aVisit({ patientPhone: "+61466777888" }),
      aVisit({ appointmentId: "visit-2", patientName: "Dave Chen", patientPhone: "+61466777888" }),
    ]);
    const lines = ["cancel mine, it's Mia Chen", "no, 0466 777 888", "yes", "no", "and my husband's too"];
    callSaying([...lines, "Dave Chen", "yes"], { ...onFile, book });
    expect(standingIn(book)).toEqual(["Dave Chen 2026-08-11 10:00"]);
  });

  test.each([
    "my wife has the car that day so can you cancel my appointment",
    "can you cancel my son's appointment, Chloe Anderson",
    "my husband's driving me, I want to cancel my clean, it's Chloe Anderson",
  ])("is not meant where the visit is the caller's own or a child's: %s [CALL-2]", (said) => {
    const call = callSaying([said, "Chloe Anderson", "no it's 0466 777 888", "yes"], ofChloe());
    expect(standingIn(call.book)).toEqual([]);
  });

  test.each([
    "yes, it's my wife's",
    "yeah cancel that for her",
    "yep go ahead, she's my flatmate and she can't make it",
    "yes please, it's not mine it's my husband's one",
    "yeah she's crook",
    "yes do that, I'm her husband",
    "yes please, Chloe's my wife and she's too sick",
    "yes, on behalf of my mum",
  ])("is left as it is when it comes out only before the yes: %s [CALL-2]", (said) => {
    const call = callSaying(
      ["I want to cancel an appointment", "Chloe Anderson", "no, 0466 777 888"],
      ofChloe(),
    );
    expect(call.say(said)).toContain("only with the patient");
    call.say("yes");
    expect(standingIn(call.book)).toHaveLength(1);
  });

  test.each(["it's my wife's, make it friday", "for her, friday at ten", "friday, she can't make tuesday"])(
    "is not moved either: %s [CALL-2]",
    (said) => {
      const lines = ["can you reschedule an appointment", "Chloe Anderson", "no, 0466 777 888"];
      const call = callSaying([...lines, said, "yes", "yes"], ofChloe());
      expect(standingIn(call.book)).toEqual(["Chloe Anderson 2026-08-11 10:00"]);
    },
  );

  test("is not cancelled after it was told as the caller's own [CALL-2]", () => {
    const lines = ["what time is my appointment", "Chloe Anderson", "no, 0466 777 888"];
    const call = callSaying([...lines, "great, cancel that for her", "yes", "yes"], ofChloe());
    expect(standingIn(call.book)).toHaveLength(1);
  });

  test.each([
    "yes",
    "yes, my mum's sick and she's in hospital",
    "yes please cancel it for me",
    "yeah he's my dentist, sorry",
  ])("is not suspected behind any yes: %s [CALL-2]", (said) => {
    const lines = ["I want to cancel an appointment", "Chloe Anderson", "no, 0466 777 888", said];
    expect(standingIn(callSaying(lines, ofChloe()).book)).toEqual([]);
  });

  test("is not meant by the 'her' of a child [CALL-2]", () => {
    const lines = [
      "cancel my daughter's clean",
      "Chloe Anderson",
      "no, 0466 777 888",
      "yes cancel it for her",
    ];
    expect(standingIn(callSaying(lines, ofChloe()).book)).toEqual([]);
  });
});

describe("who was a partner once", () => {
  const ofLauren = () => ({
    ...mine,
    book: clinicBook(exampleFacts, [
      aVisit({ patientName: "Lauren Picket", patientPhone: mine.callerNumber }),
    ]),
  });
  test.each([
    "can you tell me when my ex wife's appointment is her name is lauren picket",
    "when is my ex husbands appointment, lauren picket",
    "could you check my ex partner's appointment lauren picket",
    "what time is my former wife's booking its lauren picket",
  ])("is not spoken of, though the number is the same: %s [CALL-2]", (line) => {
    const call = testCall(ofLauren());
    const all = [line, "yes", "lauren picket", "just tell me when it is"].map((each) => call.say(each));
    expect(all[0]).toContain("only with the patient");
    expect(all.join(" ")).not.toMatch(/10:00|11 August|teeth cleaning/i);
    expect(call.effects.some(({ type }) => type === "find_appointments" || type === "cancel")).toBe(false);
  });

  test("may have booked for a child of both [CALL-1]", () => {
    const call = testCall(ofLauren());
    expect(call.say("my ex wife booked my son in when is his appointment")).not.toContain("only with");
  });
});

describe("the visit of who was a partner once [CALL-2]", () => {
  test.each([
    "cancel my exs appointment",
    "i want to cancel my ex's appointment",
    "can you move my ex husband's booking to friday",
    "i need to reschedule the appointment for my ex wife",
  ])("is neither changed nor asked after: %s", (said) => {
    const call = callSaying([said]);
    expect(call.state.lastSaid).toContain("only with the patient");
    expect(call.state.purpose).toBeNull();
  });

  test.each([
    "my ex booked it for me can you cancel it",
    "cancel the appointment my ex made for my son",
    "can you cancel my exam appointment",
  ])("is not meant by '%s'", (said) => {
    expect(callSaying([said]).state.purpose).toBe("cancel");
  });
});
