import { describe, test } from "vitest";
import { play } from "./testing/transcript.ts";

const services = [
  "Extractions",
  "Teeth Cleaning - $180",
  "Crowns from $1500",
  "Dentures",
  "Whitening",
  "Invisalign",
];
const treatmentMinutes = { "Teeth Cleaning": 45, "Root Canal": 90 };

describe("what patients call a treatment is found in the clinic's own list [KB-4]", () => {
  test.each([
    ["do you pull teeth", "Yes, our services include Extractions."],
    ["do you take teeth out", "Yes, our services include Extractions."],
    ["can you rip a tooth out", "Yes, our services include Extractions."],
    ["do you do false teeth", "Yes, our services include Dentures."],
    ["do you do caps", "Yes, our services include Crowns"],
    ["can you fix crooked teeth", "Yes, our services include Invisalign."],
    ["do you bleach teeth", "Yes, our services include Whitening."],
    ["do you scale and polish", "Yes, our services include Teeth Cleaning"],
  ])("%s → %s", (caller, says) => {
    play({ facts: { services, specializations: [] } }, [{ caller, says }]);
  });

  test.each([
    "do you do tongue ties",
    "do you do braces",
    "do you fill holes",
    "do you take wisdom teeth out",
  ])("nothing like it is told for what is not there: %s", (caller) => {
    play({ facts: { services, specializations: [] } }, [{ caller, says: "not on the list of services" }]);
  });
});

describe("a price and a length in one breath [KB-4] [CALL-2]", () => {
  test.each([
    ["how long does a clean take and what does it cost", ["Teeth Cleaning at $180", "booked for 45 minutes"]],
    [
      "what's the price of a clean and how long would i be there",
      ["Teeth Cleaning at $180", "booked for 45 minutes"],
    ],
    ["how long is a root canal and what would i pay", ["booked for 90 minutes", "do not have a price"]],
    ["how long does a check up take and where do i park", ["booked for 30 minutes", "Free parking"]],
  ] as const)("are both told: %s", (caller, says) => {
    play({ facts: { services, specializations: [], treatmentMinutes } }, [{ caller, says }]);
  });

  test.each([
    "how much is a crown and how long does it take to make",
    "how long does it take to make a crown and how much is it",
  ])("how long the laboratory needs is the team's to tell: %s", (caller) => {
    play({ facts: { services, specializations: [] } }, [
      { caller, says: ["Crowns from $1500", "How long it takes to be made I do not know"], never: /minutes/ },
    ]);
  });

  test.each(["how long does it take to make a crown", "how long till my crown is ready"])(
    "… unless the clinic wrote it: %s",
    (caller) => {
      const additionalInfo = "Crowns are made by our lab in two weeks. Crowns look natural.";
      play({ facts: { additionalInfo } }, [
        { caller, says: "Crowns are made by our lab in two weeks.", never: /natural|minutes/ },
      ]);
    },
  );

  test("a treatment that begins with a look at it has no length of its own", () => {
    play({}, [
      {
        caller: "how long does a crown take",
        says: ["begins with a general consultation, booked for 30 minutes", "the team can tell you"],
      },
    ]);
  });

  test("how long a treatment holds is no length of a visit", () => {
    play({}, [{ caller: "how long do implants last", says: "the team can tell you", never: /minutes/ }]);
  });
});
