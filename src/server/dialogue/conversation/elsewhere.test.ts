import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const notOurs = "I only know about this clinic, so I cannot tell you about other places.";

describe("a question about somebody else's place is not answered with the clinic's own [KB-4]", () => {
  test.each([
    "is the chemist next door open?",
    "when does the bakery open",
    "and is the cafe downstairs open on sunday",
    "what time does the post office close",
    "what time does Aldi close on saturdays",
    "do you know if the pool is open",
    "how much is the parking at woolies",
    "where is the nearest chemist",
    "does the chemist sell mouthguards",
    "when's the lolly shop shut",
    "what are the hours of the medical centre",
    "how late is the nail salon open",
    "does the lolly shop near you open early",
    "are the shops near you open on sunday",
  ])("%s", (caller) => {
    play({}, [{ caller, says: notOurs, never: /We are|Free parking|services|put you through/ }]);
  });

  test.each([
    ["are you next door to the chemist", "We are at 12 Wharf Street"],
    ["is it above the bank", "We are at 12 Wharf Street"],
    ["is there a train station near you", "We are at 12 Wharf Street"],
    ["is there parking near the shopping centre", "Free parking"],
    ["is the clinic open on saturday", "We are closed on Saturday"],
    ["is saturday open", "We are closed on Saturday"],
    ["is your front desk open now", "we are open now"],
    ["are they open on friday", "We are open on Friday"],
    ["do the doors open early", "We are open Monday to Friday"],
    ["is harbour dental open today", "We are open today"],
  ])("a question about the clinic is answered, whatever lies beside it: %s", (caller, says) => {
    play({}, [{ caller, says, never: /other places/ }]);
  });

  test("a clinic that bears a place's name is meant by it", () => {
    play({ facts: { clinicName: "Library Lane Dental" } }, [
      { caller: "is the library lane place open today", says: "We are open today", never: /other places/ },
    ]);
  });

  test("what else was said is answered and done", () => {
    play({}, [
      {
        caller: "is the bakery open and are you open on saturday",
        says: [notOurs, "We are closed on Saturday"],
      },
      {
        caller: "is the bank next door open till five, i want to book a clean on tuesday",
        says: [notOurs, "Tuesday 11 August, I have"],
        step: "offering",
      },
    ]);
  });

  test("a day it was asked of is no wish for that day", () => {
    play({}, [
      { caller: "i'd like a clean", says: "What day" },
      { caller: "is the chemist open on thursday", says: [notOurs, "What day"], step: "collecting" },
    ]);
  });

  test("what the clinic wrote of its neighbours is told", () => {
    const additionalInfo = "Parking is free. The chemist next door is open until 9 pm.";
    play({ facts: { additionalInfo } }, [
      {
        caller: "is the chemist next door open",
        says: "The chemist next door is open until 9 pm.",
        never: /Parking/,
      },
    ]);
  });
});

test.each([
  "are youse still open now",
  "are youse open christmas eve",
  "when do youse close on friday",
  "what time are yous shut",
])("'youse' are the clinic: %s", (said) => {
  expect(callSaying([said]).state.lastSaid).not.toContain("only know about this clinic");
});
