import { describe, expect, test } from "vitest";
import { asksOfMessages } from "./questions/messages-sent.ts";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const sent =
  "For each visit a text message goes out to confirm it, and a reminder the day before if there is time. Without a mobile number they go by e-mail.";
const writing = { ...mine, facts: { writesOfVisits: true } };

describe("what is sent for a visit is told as the clinic has it switched on [KB-4]", () => {
  test.each([
    "can i get a reminder",
    "will you text me",
    "can you send me an email",
    "will i get a text the day before",
    "do you do sms reminders",
    "i'd like a reminder please",
    "can you remind me the day before",
    "how will i remember, can someone remind me",
    "do i get a confirmation",
    "can i get that in writing",
  ])("%s", (line) => {
    const call = testCall(writing);
    expect(call.say(line)).toBe(`${sent} Is there anything else I can help with?`);
    expect(call.state.purpose).toBeNull();
  });

  test("amid a booking the call goes on, and nobody is called Will", () => {
    const call = callSaying(["i'd like a clean tomorrow at ten"], writing);
    expect(call.say("will you text me a confirmation")).toBe(`${sent} What is your name?`);
  });

  test("where it is switched off, or not known, nothing is promised", () => {
    expect(testCall({ facts: { writesOfVisits: false } }).say("will you text me")).toMatch(
      /^No confirmations or reminders are sent from here; what else there is the team can tell you\./,
    );
    expect(testCall().say("can i get a reminder")).toMatch(/^I do not know which messages the clinic sends;/);
  });

  test.each([
    "can you text me the address",
    "can you email me a quote",
    "can you send me an invoice",
    "can you text me when something comes up",
    "can i get a message to dr vance",
    "can you remind me what time my appointment is",
    "can someone text me back",
    "stop sending me reminders",
    "do you have email",
    "i need to see someone",
  ])("another matter: %s", (line) => expect(asksOfMessages(line)).toBe(false));

  test("the clinic's own address is told to who wants to write", () => {
    for (const line of ["can i just email you", "i want an email address for the clinic"])
      expect(testCall().say(line)).toMatch(/^The e-mail address is hello@harbour\.example\./);
  });
});
