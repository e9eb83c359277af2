import { describe, expect, test } from "vitest";
import { mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const facts = {
  services: ["General Consultation", "Teeth Cleaning", "Crowns", "Veneers", "Dentures"],
  specializations: [],
  additionalInfo:
    "A check-up and clean costs $220. A consultation is $85. Teeth whitening is $450. A crown costs from $1,600. Please give 24 hours notice to cancel, otherwise a fee of $50 applies.",
};

describe("a price that stands in a sentence of the clinic's is told as it stands [KB-4]", () => {
  test.each([
    ["how much is a checkup for a 6 year old", "A check-up and clean costs $220."],
    ["how much is teef cleening", "A check-up and clean costs $220."],
    ["what does a consult cost", "A consultation is $85."],
    ["whats the price on a cap", "A crown costs from $1,600."],
    ["what are your prices", "A check-up and clean costs $220. A consultation is $85."],
  ])("%s", (caller, says) => {
    play({ facts }, [{ caller, says, never: /do not have/ }]);
  });

  test.each(["how much is a root canal", "what do you charge for dentures", "what's a veneer cost"])(
    "and never that of another treatment, which is left to the team: %s",
    (caller) => {
      play({ facts }, [{ caller, says: "I do not have a price for that; the team", never: /\$/ }]);
    },
  );

  test("'how much is it' asks about what is being booked, as it is read back", () => {
    play({ facts }, [
      { caller: "a check up on wednesday at four for fiona grant" },
      { caller: "how much is it", says: "A consultation is $85.", never: /\$220/ },
    ]);
  });

  test("'how much will it be' after the booking asks about what was booked", () => {
    play({ facts, callerNumber: "+61491570156" }, [
      { caller: "teeth cleaning on wednesday at four for fiona grant" },
      { caller: "yes" },
      { caller: "yes", says: "I have requested" },
      { caller: "and how much will it be", says: "A check-up and clean costs $220." },
    ]);
  });

  test("a wire that pokes is no check-up and no crown", () => {
    play({ facts }, [
      { caller: "braces wire is poking my cheek" },
      { caller: "I don't have an account with you, will you cut it and what'll it cost", never: /\$/ },
    ]);
  });
});

describe("a fee asked about while an appointment is given up is the fee of cancelling [KB-4]", () => {
  test.each([
    "hang on, will I have to pay the fee?",
    "wait, what would the fee be",
    "is there a fee to move it",
  ])("%s", (caller) => {
    play({ facts }, [
      { caller: "I need to cancel my appointment" },
      { caller, says: "a fee of $50 applies" },
    ]);
  });

  test("and asking for it gives up nothing", () => {
    const call = play({ facts, callerNumber: "+61491570156" }, [
      { caller: "teeth cleaning on wednesday at four for fiona grant" },
      { caller: "yes" },
      { caller: "yes", says: "I have requested" },
      { caller: "cancel it please", says: "Shall I cancel it?" },
      { caller: "so can I cancel without a fee?", says: ["a fee of $50 applies", "Shall I cancel it?"] },
    ]);
    expect(call.book.entries).toMatchObject([{ isCancelled: false }]);
  });
});

describe("what it costs is told once, beside whatever is said with it [KB-4]", () => {
  const whitening = { additionalInfo: "Check-ups are $120. Whitening costs $650." };

  test.each([
    "whitening and how much is it",
    "do you do whitening, how much",
    "do you do whitening, and what's the cost",
    "do you guys do teeth whitening and what does it cost",
  ])("%s", (caller) => {
    play({ facts: whitening }, [{ caller, says: "Whitening costs $650.", never: /do not have|not know/ }]);
  });

  test("of a treatment without a price no other's is told", () => {
    play({ facts: whitening }, [
      { caller: "do you do veneers and what do they cost", says: "not have a price", never: /\$|The rest/ },
    ]);
  });

  test.each([
    ["whitening friday at ten and how much is it", "Friday 14 August at 10:00 am is free."],
    ["a check-up on friday and how much is that", "On Friday 14 August I have"],
  ])("and a day that is told with the treatment is wished for: %s", (caller, says) => {
    play({ ...mine, facts: whitening }, [{ caller, says }]);
  });

  test.each(["are you open friday and how much is whitening", "how much is whitening on a friday"])(
    "but asked about it is not: %s",
    (caller) => {
      const call = play({ ...mine, facts: whitening }, [{ caller, says: "Whitening costs $650." }]);
      expect(call.state.draft.when.days).toEqual([]);
    },
  );
});
