import { describe, expect, test } from "vitest";
import { readWaitlist } from "./read-waitlist.ts";

const kindOf = (text: string, seeks = false) => readWaitlist(text, seeks)?.kind ?? null;

describe("the wish to come if a time comes free is heard [CALL-1] [APPT-16]", () => {
  test.each([
    "can you put me on the cancellation list",
    "could you pop me on the waitlist please",
    "put me on the waiting list for this week",
    "can i go on standby for this week",
    "can you add my name to the cancellation list",
    "put my daughter on the wait list",
    "stick me down for the cancellation list",
    "could i join the waitlist",
    "is there a waitlist i can join",
    "do you have a cancellation list you can put me on",
    "put me on the list",
    "the cancellation list then",
    "can i be put down for any cancellations",
    "let me know if anything sooner comes up",
    "if theres a cancellation before then give me a ring",
    "if someone cancels can you call me",
    "give me a buzz if anyone drops out",
    "if anything comes up earlier id love to take it",
    "could you ring me if you get a cancellation",
    "should anything come up sooner let me know",
    "im happy to come in at short notice if something comes up",
    "if anything earlier pops up can you squeeze me in",
    "in case something comes up sooner can i leave my number",
    "if theres anything sooner let me know",
  ])("%s", (text) => expect(kindOf(text)).toBe("wish"));

  test.each([
    "is there a wait list",
    "do you keep a cancellation list",
    "have you got a standby list",
    "how does the waitlist work",
  ])("and is only asked about: %s", (text) => expect(kindOf(text)).toBe("question"));

  test.each([
    "is there a waiting room",
    "how long is the wait",
    "how long is the waiting list",
    "cancel",
    "whats your cancellation policy",
    "is there a cancellation fee",
    "anything sooner",
    "have you got anything sooner",
    "can i bring it forward if theres something earlier",
    "ill let you know if anything comes up",
    "something came up can i cancel",
    "ring me if the dentist cancels",
    "what if i cancel",
    "take me off the waitlist",
    "am i on the waitlist",
    "im already on the cancellation list",
    "i dont want to be on a waiting list",
    "can you put me on the mailing list",
    "do you have a price list",
    "let me know if you need anything else",
    "stand by i need to find my card",
  ])("and is not in: %s", (text) => expect(kindOf(text)).toBeNull());

  test("'if there is anything sooner' is about the times while one is being looked for", () => {
    expect(kindOf("if theres anything sooner let me know", true)).toBeNull();
    expect(kindOf("if anything sooner comes up let me know", true)).toBe("wish");
  });
});
