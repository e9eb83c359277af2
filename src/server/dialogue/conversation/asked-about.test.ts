import { describe, test } from "vitest";
import { mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

describe("questions about the house and its people [CALL-1]", () => {
  test.each([
    "are you hiring",
    "do you have any jobs going",
    "are you guys looking for a dental nurse",
    "any vacancies for a receptionist",
    "who do i send my resume to",
    "do you do work experience",
    "can my dog come in",
    "are dogs allowed",
    "do you mind if i bring my puppy in",
    "can my husband come in with me",
    "do you have wifi",
  ])("are owned up to and offered to the team: %s", (caller) => {
    play(mine, [
      { caller, says: "I do not know that", never: /automated|What day|services/, step: "offering_person" },
    ]);
  });

  test("are told from the clinic's own words where those tell", () => {
    const additionalInfo = "We are hiring: send your resume by e-mail. Guide dogs are welcome.";
    play({ facts: { additionalInfo } }, [
      { caller: "do you have any jobs going", says: "send your resume by e-mail", step: "anything_else" },
      { caller: "can my dog come in", says: "Guide dogs are welcome" },
    ]);
  });

  test.each([
    ["are you human", /not a person/],
    ["do you have any vacancies on thursday", /On Thursday 13 August I have/],
    ["i lost my job so i need to cancel my appointment", /name/],
    ["i got a job at the hospital so i need to cancel my appointment", /name/],
    ["can i come in tomorrow, my dog broke my retainer", /Tomorrow, Tuesday 11 August, I have/],
    ["can my husband come in with me on thursday for a check-up", /On Thursday 13 August I have/],
    ["my dog swallowed my retainer so i need a new one", /What is the appointment for/],
  ])("are none where something else is meant: %s", (caller, says) => {
    play(mine, [{ caller, says, never: /I do not know that/ }]);
  });
});

describe("a price that is asked for is no wish to book [CALL-1]", () => {
  test.each([
    "i'd like a price on dentures",
    "i need an estimate for braces",
    "just chasing a price for a clean",
    "what am i up for with a root canal",
  ])("%s", (caller) => {
    play(mine, [{ caller, says: "I do not have prices here", never: /What day/, step: "offering_person" }]);
    play(
      { facts: { services: ["Dentures from $900", "Braces from $4000", "Clean $180", "Root canal $950"] } },
      [{ caller, says: "$", never: /What day/ }],
    );
  });

  test("unless a visit is wished for beside it", () => {
    play(mine, [
      { caller: "i'd like to book a clean and get a price on dentures", says: ["prices", "What day"] },
    ]);
  });
});

test("a weekday and a holiday asked about in one breath are both answered [KB-4]", () => {
  play(mine, [
    {
      caller: "how late are you open on fridays and are you open christmas day",
      says: [
        "Friday 14 August from 9:00 am to 5:00 pm",
        "I do not have any information about our hours on public",
      ],
    },
  ]);
});

describe("of two questions of one kind both are answered [KB-4]", () => {
  test.each<[string, string[]]>([
    ["do you do implants and do you do braces", ["Dental implants", "Braces are not on the list"]],
    ["are you open saturday, and are you open sunday", ["Saturday 15 August", "Sunday 16 August"]],
    ["how much is a clean and how much is a crown", ["Clean at $180", "Crown from $1500"]],
  ])("%s", (caller, says) => {
    const services = caller.includes("much") ? { services: ["Clean $180", "Crown from $1500"] } : {};
    play({ facts: services }, [{ caller, says }]);
  });

  test("and of one day asked about twice it is told once", () => {
    play(mine, [
      {
        caller: "when do you open tomorrow and when do you close",
        says: "9:00 am to 5:00 pm",
        never: /Monday to/,
      },
    ]);
  });
});

describe("whether one may come with what one takes or has is for the dentist [CALL-1]", () => {
  test.each([
    "is it ok to come when i take warfarin",
    "is it okay to come in if i'm on blood thinners",
    "i'm on blood thinners is that a problem",
    "does it matter that i'm on xarelto",
    "should i stop my warfarin before coming",
  ])("%s", (caller) => {
    play({ facts: { canTransfer: false } }, [
      { caller, says: ["cannot give medical advice", "take a message"], never: /What day/ },
      { caller: "yes please", says: "name", step: "taking_message" },
    ]);
  });

  test.each([
    "i'm on blood thinners and i'm getting a tooth out tuesday do i stop taking them",
    "no, i asked if i should stop my blood thinners",
    "do i stop taking my warfarin before tuesday yes or no",
  ])("and no medicine is stopped on the word of a machine: %s", (caller) => {
    play({ facts: { canTransfer: false } }, [
      { caller, says: ["Do not stop or change a medicine", "take a message"], never: /Which time|What day/ },
    ]);
  });

  test("and beside a day it is a wish to come", () => {
    play(mine, [{ caller: "can i come on friday, i'm on warfarin", says: "On Friday 14 August I have" }]);
  });
});
