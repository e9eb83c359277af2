import { expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

test.each([
  "the hygienist was very rough with me and i'm not happy about it",
  "the lady at reception was really rude to me",
  "i was treated pretty rudely last time by your receptionist",
  "your hygienist spoke to my mum like an idiot",
  "one of your girls hung up on me yesterday",
  "i'm very unhappy with the crown dr vance did",
  "i want to make a formal complaint",
  "i sat in the waiting room for over an hour on friday and nobody said sorry",
  "the way i was treated was unacceptable",
])("a complaint is left at once in the caller's words, and offered no times: %s [CALL-1]", (line) => {
  const call = testCall(mine);
  expect(call.say(line)).toBe(
    "I am sorry about that. I have passed your message on to the team. Is there anything else I can help with?",
  );
  expect(call.book.messages).toMatchObject([{ phone: mine.callerNumber, text: `Complaint: ${line}` }]);
});

test.each([
  "what file do you hold on me",
  "under the privacy act i want to see my records",
  "can i see my records",
  "don't share my details",
])("a request about one's own data goes to the team: %s [CALL-1]", (line) => {
  const call = testCall(mine);
  expect(call.say(line)).toContain("passed your message on to the team");
  expect(call.book.messages).toMatchObject([{ text: `About their own data: ${line}` }]);
});

test.each([
  "i was overcharged last time",
  "you charged my card twice for the same filling",
  "i think my invoice is wrong",
  "i was charged two hundred and eighty dollars for a ten minute visit and nobody told me beforehand",
  "it's ridiculous i paid three hundred dollars for a look",
  "you charged me sixty dollars for an x-ray and never told me",
])("who disputes a bill is offered a person: %s [CALL-1]", (line) => {
  expect(callSaying([line]).state.step.kind).toBe("offering_person");
});

test("who asks whether the call is recorded and wants their data is told, and what they want is passed on", () => {
  const call = testCall(mine);
  expect(call.say("do you keep a recording and please wipe my health data")).toContain("transcribed");
  expect(call.book.messages).toHaveLength(1);
});

test("what is to be cancelled beside the complaint is gone on with", () => {
  const call = callSaying(["your receptionist was rude to me so cancel my appointment"]);
  expect(call.book.messages).toHaveLength(1);
  expect(call.state.purpose).toBe("cancel");
});

test.each([
  "i don't want to be overcharged, how much is a clean",
  "will i be charged if nobody told me about it",
  "no complaints here, just a check-up please",
  "i've waited weeks for an appointment, have you got anything on monday",
  "can i wait in the waiting room for half an hour",
  "my tooth is really angry at me",
  "is my appointment still on",
  "can my gums be treated if they bled badly last time",
  "the phone hung up, i want a clean on friday",
  "how much do you charge for a filling",
])("ordinary words are no complaint: %s", (line) => {
  expect(callSaying([line]).book.messages).toEqual([]);
});

test("who asks for a person to complain to gets one", () => {
  const call = testCall(mine);
  call.say("your receptionist was rude to me, put me through to the manager");
  expect(call.book.messages).toEqual([]);
  expect(call.isOver()).toBe(true);
});

test.each([
  "please delete my data",
  "please wipe my health data",
  "i want my records erased",
  "can you delete it",
  "delete everything you have about me",
  "how do i get my details removed from your system",
  "i want my transcript deleted",
  "please delete my details from your system",
  "erase me from your database",
  "could i have all my information deleted",
  "my son's file should be deleted",
])(
  "who wants their data deleted hears that nothing is deleted here, and the team has it: %s [CALL-1]",
  (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toBe(
      "I cannot delete anything myself. I have passed your message on to the team. Is there anything else I can help with?",
    );
    expect(call.book.messages).toMatchObject([{ text: `Wants their data deleted: ${line}` }]);
  },
);

test("'it' is what becomes of one's details, once that was asked", () => {
  const call = callSaying(["what happens to my details", "ok well delete it all please"]);
  expect(call.book.messages).toMatchObject([
    { text: "Wants their data deleted: ok well delete it all please" },
  ]);
});

test("amid a booking it waits until that is done", () => {
  const call = callSaying(["i'd like a clean tomorrow at ten", "please delete my details afterwards"]);
  expect(call.state.purpose).toBe("book");
  for (const line of ["joe harris", "yes", "yes"]) call.say(line);
  expect(call.book.messages).toMatchObject([
    { text: "Wants their data deleted: please delete my details afterwards" },
  ]);
});

test.each([
  "delete my appointment",
  "can you delete my booking for tuesday",
  "can you remove my filling",
  "get rid of the stains on my teeth",
  "can you get rid of my tartar",
])("what is no data is deleted from nowhere: %s", (line) => {
  expect(callSaying([line]).book.messages).toEqual([]);
});

test.each(["stop calling me and delete my number", "remove my number", "take me off your list"])(
  "who wants to be rung no more is left alone, whatever else is to be deleted: %s",
  (line) => {
    expect(callSaying([line]).book.messages).toMatchObject([
      { text: `Wants to be contacted no more: ${line}` },
    ]);
  },
);
