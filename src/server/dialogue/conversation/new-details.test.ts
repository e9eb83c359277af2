import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

describe("a new address, number or e-mail for the file [CALL-1]", () => {
  test.each([
    ["i've moved, my new address is 12 smith street newtown", "New address"],
    ["can you update my email to jane@example.com", "New e-mail address"],
    ["i've changed my email, it's jane at gmail dot com", "New e-mail address"],
    ["we've moved house to 5 king street", "New address"],
    ["i'm ringing to let you know i've moved to unit 3, 40 beach road, manly", "New address"],
    ["you've got my old address, it's 7 hill avenue now", "New address"],
    ["change of address for my son, it's 9 park road bondi", "New address"],
    ["my mum's address has changed, she's at 5 king street now", "New address"],
    ["the email on my file is wrong, it should be jo at bigpond dot com", "New e-mail address"],
    ["could you please change the address on my file to 3 bay st", "New address"],
    ["i got married so my surname has changed to hart", "New details for the file"],
  ])("%s: the team has it at once", (line, kind) => {
    const call = testCall(mine);
    expect(call.say(line)).toContain("I have passed your message on to the team.");
    expect(call.book.messages).toMatchObject([{ phone: mine.callerNumber, text: `${kind}: ${line}` }]);
  });

  test.each([
    "i've got a new mobile number 0412 345 678",
    "my number has changed, it's 0412 345 678 now",
    "new mobile number for my file 0412 345 678",
  ])("%s: under a new number nobody is found, so the name is asked for", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toContain("What is your name?");
    call.say("jane hart");
    expect(call.book.messages).toMatchObject([
      { patientName: "Jane Hart", text: `New telephone number: ${line}` },
    ]);
  });

  test.each([
    ["i need to change my address", "What is the new address?", "5 king street newtown"],
    ["my phone number has changed", "What is the new number?", "0412 345 678"],
    ["i'd like to update my email please", "What is the new e-mail address?", "jo at bigpond dot com"],
    ["can i update my details", "What should be changed", "the surname is hart now"],
  ])("%s: what it is now is asked for", (line, question, answer) => {
    const call = testCall(mine);
    expect(call.say(line)).toContain(question);
    call.say(answer);
    call.say("jane hart");
    expect(call.book.messages[0]?.text).toContain(`${line} / ${answer}`);
  });

  test("what is wished for beside it comes after it, with its day", () => {
    const call = testCall(mine);
    const said = call.say(
      "my new address is 12 smith street, newtown, and can i book a clean for friday at ten",
    );
    expect(said).toContain("I have passed your message on to the team.");
    expect(said).toContain("Friday 14 August at 10:00 am is free");
    expect(
      callSaying(["we've moved to 5 king street so i need to cancel my appointment"]).state,
    ).toMatchObject({
      purpose: "cancel",
    });
  });

  test("amid a booking the address is no answer, and goes to the team once it is booked", () => {
    const call = callSaying(["i'd like a clean tomorrow at ten"]);
    expect(call.say("and my address has changed, it's 5 king street newtown")).toBe(
      "I will pass that on to the team. What is your name?",
    );
    for (const line of ["jane hart", "yes", "yes"]) call.say(line);
    expect(call.book.entries).toMatchObject([{ date: "2026-08-11", time: "10:00" }]);
    expect(call.book.messages[0]?.text).toContain("5 king street newtown");
  });

  test.each([
    "i'd like a check-up on friday at ten, and i've got a new number 0412 345 678",
    "can i book a clean, my new mobile is 0412 345 678",
    "i moved house so i need to cancel my appointment",
    "what's your new address",
    "what is the new number for the clinic",
    "have you moved",
    "i'm a new patient, what's your address",
    "i just moved to the area and need a dentist",
    "can you move my appointment to friday",
    "i'd like to change my appointment details",
    "can i change the time of my appointment",
    "my number is 0412 345 678",
    "i've moved my jaw funny and it clicks",
    "my email is jane at gmail dot com",
    "do i need to bring proof of address",
  ])("ordinary words are none: %s", (line) => {
    const { book, state } = callSaying([line]);
    expect(book.messages).toEqual([]);
    expect(state.step).not.toMatchObject({ message: { newDetail: {} } });
  });
});

describe("a new health fund or card for the file [CALL-1]", () => {
  test.each([
    ["i've changed health funds to bupa", "New health fund"],
    ["we've just changed from medibank to hcf", "New health fund"],
    ["we're with hcf now", "New health fund"],
    ["my private health is now with nib", "New health fund"],
    ["i'm no longer with bupa", "New health fund"],
    ["i don't have bupa anymore", "New health fund"],
    ["i've moved over to hcf can you put that on my file", "New health fund"],
    ["can you put my new medicare number on file", "New card"],
    ["my dva card number has changed", "New card"],
    ["i've dropped my private health cover", "New health fund"],
    ["new health fund bupa member number 12345678", "New health fund"],
    ["i need to update my medicare number", "New card"],
    ["i've got a new concession card", "New card"],
  ])("%s: the team has it at once", (line, kind) => {
    const call = testCall(mine);
    expect(call.say(line)).toBe(
      "I have passed your message on to the team. Is there anything else I can help with?",
    );
    expect(call.book.messages).toMatchObject([{ text: `${kind}: ${line}` }]);
    const booking = callSaying(["i'd like a clean tomorrow at ten"]);
    expect(booking.say(line)).toBe("I will pass that on to the team. What is your name?");
    for (const answer of ["jane hart", "yes", "yes"]) booking.say(answer);
    expect(booking.book.entries).toHaveLength(1);
    expect(booking.book.messages[0]?.text).toContain(kind);
  });

  test.each([
    "my health fund has changed",
    "i've changed my insurance",
    "can you update my health fund details",
  ])("%s: which it is now is asked for", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toContain("Which fund is it now?");
    call.say("it's hcf");
    call.say("jane hart");
    expect(call.book.messages[0]?.text).toBe(`New health fund: ${line} / it's hcf`);
  });

  test("what is asked beside it is answered", () => {
    expect(testCall(mine).say("i've swapped to ahm, do you take them")).toMatch(
      /^We accept all major health funds\. I have passed your message on/,
    );
  });

  test.each([
    "do you take bupa",
    "are you with bupa",
    "i'm with bupa are you a preferred provider",
    "if i change health funds does it matter",
    "can i book a clean i'm with hcf",
    "i don't have private health",
    "does my health fund cover a crown",
  ])("asked or told in passing it is none: %s", (line) =>
    expect(callSaying([line]).book.messages).toEqual([]),
  );
});
