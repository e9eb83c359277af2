import { describe, expect, test } from "vitest";
import { exampleFacts, mondayMorning, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const weekendHours = {
  weekdays: { start: "08:30", end: "17:30" },
  weekends: { start: "09:00", end: "13:00" },
};

describe("questions about the clinic, from its facts alone [KB-4]", () => {
  test.each([
    ["what are your opening hours", "Monday to Friday from 9:00 am to 5:00 pm, and closed on weekends"],
    ["are you open on saturday", "We are closed on Saturday 15 August."],
    ["what time do you close today", "from 9:00 am to 5:00 pm"],
    ["are you open now", "Yes, we are open now, until 5:00 pm today."],
    ["where are you located", "We are at 12 Wharf Street, Sydney NSW 2000."],
    ["is there parking", "Free parking is behind the building"],
    ["do you take bupa", "We accept all major health funds."],
    ["do you do implants", "Yes, our services include Dental implants."],
    ["do you do braces", /not on the list|Our services are/],
    ["who are the dentists", "Dr Imelda Vance works Monday to Thursday."],
    ["what's your website", "harbour.example"],
    ["what is your email address", "hello@harbour.example"],
    ["do you have wheelchair access", "wheelchair access through the side door"],
  ])("%s → %s", (caller, says) => {
    play({}, [{ caller, says, never: /\$/ }]);
  });

  test("says the hours the clinic has, weekends included", () => {
    play({ facts: { businessHours: weekendHours } }, [
      {
        caller: "what are your hours",
        says: ["from 8:30 am to 5:30 pm", "from 9:00 am to 1:00 pm on Saturday and Sunday"],
      },
      {
        caller: "and on sunday, are you open",
        says: "We are open on Sunday 16 August from 9:00 am to 1:00 pm.",
      },
    ]);
  });

  test("knows when it is closed for the day", () => {
    play({ at: mondayMorning + 9 * 3_600_000 }, [{ caller: "are you open now", says: "We are closed now" }]);
  });

  test("never names a price; offers the team instead", () => {
    play({}, [
      {
        caller: "how much is a cleaning",
        says: ["I do not have prices", "put you through to the team?"],
        never: /\$|\d/,
      },
    ]);
  });

  const services = [
    "General Consultation $95",
    "Teeth Cleaning - $180",
    "Teeth Whitening from $450",
    "Fillings",
  ];

  test.each([
    ["what does a general consultation cost", "The clinic lists General Consultation at $95."],
    ["how much is a clean", "The clinic lists Teeth Cleaning at $180."],
    ["how much would you charge for whitening", "The clinic lists Teeth Whitening from $450."],
    ["price of whitening and a cleaning please", "Teeth Cleaning at $180 and Teeth Whitening from $450."],
    [
      "what are your prices",
      "General Consultation at $95, Teeth Cleaning at $180 and Teeth Whitening from $450.",
    ],
    ["how much is a filling", "I do not have a price for that; the team can tell you."],
    ["what do dental implants cost", "I do not have a price for that; the team can tell you."],
  ])("tells a price as it stands in the clinic's own list: %s", (caller, says) => {
    play({ facts: { services } }, [{ caller, says }]);
  });

  test("asked about the visit being booked, it is that visit's price", () => {
    play({ facts: { services } }, [
      { caller: "i'd like to book a clean", says: "What day" },
      { caller: "how much is that", says: ["Teeth Cleaning at $180", "day"] },
    ]);
  });

  test("a price may stand in the additional information instead", () => {
    const additionalInfo = "Mouthguards are $250 for adults. Parking is free.";
    play({ facts: { additionalInfo } }, [
      { caller: "how much is a mouthguard", says: "Mouthguards are $250 for adults.", never: /do not have/ },
    ]);
  });

  test.each([
    "do you do afterpay",
    "do you take zip pay",
    "can i pay in instalments",
    "are there payment plans",
  ])("ways to pay are told from the clinic's words, or are the team's to tell: %s", (caller) => {
    play({}, [{ caller, says: "I do not know which ways to pay", never: /price/ }]);
    const additionalInfo = "We take Afterpay, Zip Pay and cards, and offer payment plans by instalments.";
    play({ facts: { additionalInfo } }, [{ caller, says: "We take Afterpay", never: /do not know/ }]);
  });

  test("what was asked and not answered is noted as such", () => {
    const call = testCall({ facts: { additionalInfo: "" } });
    call.say("is there parking");
    expect(call.lastUnderstood).toMatchObject({ isAnswered: false });
    call.say("are you open on monday and how much is a clean");
    expect(call.lastUnderstood).toMatchObject({ isAnswered: true });
    call.say("no thanks");
    expect(call.lastUnderstood).not.toHaveProperty("isAnswered");
  });

  test("owns up to what it does not know and offers a message", () => {
    const call = play({ facts: { additionalInfo: "", canTransfer: false } }, [
      { caller: "is there parking", says: ["do not have any information about parking", "leave a message"] },
      { caller: "yes", says: "What is your name?" },
      { caller: "marlo quist", says: "number" },
      { caller: "0491 570 156", says: "passed your message on" },
    ]);
    expect(call.book.messages).toMatchObject([
      { patientName: "Marlo Quist", text: "Asked: is there parking" },
    ]);
  });

  test("answers in the middle of a booking and goes on where it was", () => {
    play({}, [
      { caller: "i'd like a cleaning on thursday", step: "offering" },
      { caller: "is there parking", says: ["Free parking", "Which time would suit you?"], step: "offering" },
      { caller: "the first one", says: "What is your name?" },
      { caller: "where are you located", says: ["12 Wharf Street", "What is your name?"] },
    ]);
  });

  test("a question about Saturday is no wish for Saturday", () => {
    play({}, [
      { caller: "i'd like a cleaning on thursday at 2 pm" },
      { caller: "are you open on saturday", says: ["closed on Saturday", "What is your name?"] },
      { caller: "marlo quist" },
      { caller: "0491 570 156", says: "Thursday 13 August at 2:00 pm" },
    ]);
  });

  test("answers nothing about the clinic when it may not", () => {
    const permissions = { ...exampleFacts.permissions, provideInfo: false };
    play({ facts: { permissions } }, [
      { caller: "where are you located", says: "not able to answer", never: /Wharf/ },
    ]);
  });

  test("offers real times when asked what is free", () => {
    play({}, [
      {
        caller: "do you have anything on friday",
        says: ["On Friday 14 August I have", "Which time"],
        does: [{ type: "find_slots" }],
      },
    ]);
  });
});

describe("what the dashboard sees", () => {
  test("shows what was heard apart from what was assumed", () => {
    const call = testCall({ callerNumber: "+61491570156" });
    call.say("it's ella farraday i'd like a cleaning thursday at 2 pm");
    call.say("yes");
    expect(call.lastUnderstood).toMatchObject({
      step: "reading_back",
      details: [
        { name: "name", label: "Name", value: "Ella Farraday", settled: true },
        { name: "phone", value: "0491 570 156", assumed: ["the number of this call"] },
        { name: "type", value: "Teeth Cleaning", heard: expect.stringContaining("cleaning") },
        { name: "date", value: "Thursday, 13 August 2026", heard: "thursday" },
        { name: "time", value: "2:00 pm" },
      ],
    });
  });
});
