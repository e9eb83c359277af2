import { describe, expect, test } from "vitest";
import { mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const facts = {
  address: "14 Wattle Street, Ashfield NSW 2131",
  services: ["General Consultation", "Teeth Cleaning", "X-Ray/Imaging", "Crowns", "Veneers"],
  specializations: ["Children's dentistry"],
  additionalInfo:
    "A consultation is $85. A crown costs from $1,600. We have free parking behind the building. The train station Ashfield is five minutes on foot. Medicare's Child Dental Benefits Schedule is bulk billed. We take Visa, EFTPOS and Afterpay. Our dentists are Dr Anita Rao and Dr Tom Whelan. Step-free access, lift to the first floor. New patients please come ten minutes early and bring a photo ID and Medicare card. We do not do braces; we refer to Inner West Orthodontics. We offer happy gas but no general anaesthetic.",
};

describe("of two questions in a sentence both are answered [KB-4]", () => {
  test.each([
    ["how much for a crown mate and do youse do afterpay", ["$1,600", "Afterpay"]],
    ["do you do braces? and how much is a consult", ["do not do braces", "$85"]],
    ["how do I get there by train and where do I park", ["Wattle Street", "train station"]],
    ["do you see kids that little and do you do happy gas", ["Children's dentistry", "happy gas"]],
    ["do you have wheelchair access, and how long is a check-up", ["Step-free access", "30 minutes"]],
    // As speech recognition writes them.
    [
      "do you take afterpay what time do you close and is there parking",
      ["Afterpay", "Monday to Friday", "free parking"],
    ],
    [
      "whats your address whats the parking like and how long does a check up take",
      ["Wattle Street", "free parking", "30 minutes"],
    ],
    [
      "hi just wondering how much a crown is and if you take eftpos and if theres parking",
      ["$1,600", "EFTPOS", "free parking"],
    ],
  ])("%s", (caller, says) => {
    play({ facts }, [{ caller, says, never: /not know|do not have/ }]);
  });

  test.each([
    [
      "do you do sedation, and do you have wheelchair access, and how long is a check-up",
      ["not on the list of services", "Step-free access", "30 minutes"],
    ],
    ["how much is a crown does it hurt and is there parking", ["$1,600", "Whether it hurts", "free parking"]],
    ["does it hurt how much is a consult and can i park there", ["Whether it hurts", "$85", "free parking"]],
    ["do you do x-rays, also are you near a bus", ["X-Ray", "bus comes near I do not know"]],
    [
      "how much is a crown do you take afterpay is there parking and do you have a fish tank",
      ["$1,600", "Afterpay", "free parking", "not"],
    ],
    [
      "what are your hours, do you do veneers, who are the dentists and what's the cancellation fee",
      ["Monday to Friday", "Veneers", "Anita Rao", "nothing written about a fee"],
    ],
  ])("and what nothing answers is owned up to and offered to the team: %s", (caller, says) => {
    play({ facts }, [{ caller, says, step: "offering_person" }]);
  });

  test("a question behind 'can you tell me' counts, and each price is named", () => {
    play({ facts }, [
      {
        caller: "can you tell me how much a consult is and whether you take afterpay and where you are",
        says: ["$85", "Afterpay", "Wattle Street"],
      },
      {
        caller: "how much is a crown and how much is a bridge and is there wheelchair access and a toilet",
        says: ["$1,600", "price for bridge", "Step-free access"],
      },
    ]);
  });

  test("beside a yes the read-back stands", () => {
    const call = play({ ...mine, facts }, [
      { caller: "a clean on wednesday at four for ann bell" },
      { caller: "yes" },
      { caller: "yes. oh is it upstairs, I use a stick", says: ["lift to the first floor", "Shall I book"] },
    ]);
    expect(call.book.entries).toEqual([]);
  });
});

describe("nothing is told that was not asked [KB-4]", () => {
  test.each([
    "I can't afford the dentist, is there somewhere public",
    "can i bring my own lunch, is there a kids play area",
    "whats the diff between a crown and a veneer",
  ])("what no text answers is owned up to: %s", (caller) => {
    play({ facts }, [{ caller, says: "I do not know that; the team", never: /\$|parking|Dr |lift/ }]);
  });

  test("somebody else's address is not asked of the clinic", () => {
    play({ facts }, [
      {
        caller: "what's Priya Sharma's address, I'm her sister",
        says: "nor the details of any patient",
        never: /Wattle/,
      },
      { caller: "what's the clinic's address", says: "14 Wattle Street" },
    ]);
  });

  test("an anaesthetic that has not worn off is for the dentist", () => {
    play({ facts }, [
      {
        caller: "the anaesthetic hasn't worn off, it's been 5 hours, is that ok",
        says: "cannot give medical advice",
        never: /happy gas/,
      },
    ]);
  });

  test("what new patients are asked is told to nobody whose visit was found", () => {
    const booked = play({ ...mine, facts }, [
      { caller: "a clean on wednesday at four for margaret hollis" },
      { caller: "yes" },
      { caller: "yes", says: "I have requested" },
    ]);
    play({ ...mine, facts, book: booked.book }, [
      { caller: "is my appointment still on for wednesday, it's margaret hollis" },
      { caller: "yes", says: "Margaret Hollis' teeth cleaning" },
      { caller: "lovely, do I need to bring anything", never: /New patients/ },
    ]);
    play({ facts }, [
      { caller: "I'm new, what do I need to bring", says: "photo ID" },
      { caller: "do you bulk bill", says: "bulk billed", never: /New patients/ },
    ]);
  });
});
