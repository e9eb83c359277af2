import { expect, test } from "vitest";
import { play } from "./testing/transcript.ts";

const callerNumber = "+61491570156";

test.each([
  ["tell Bec I left my sunnies", "For Bec: I left my sunnies"],
  ["just tell bec the parcel arrived", "For bec: the parcel arrived"],
  ["tell everyone i said merry christmas", "i said merry christmas"],
  ["tell bec it's fine", "For bec: it's fine"],
  ["pass this on to bec: my insurance number is wrong", "For bec: my insurance number is wrong"],
])("a message said at once is not asked for again: %s [CALL-1]", (caller, text) => {
  const call = play({ callerNumber }, [
    { caller, says: /^What is your name\?$/ },
    { caller: "marlo quist", says: "ending in 1 5 6" },
    { caller: "yes", says: "I have passed your message on" },
  ]);
  expect(call.book.messages).toMatchObject([{ text, patientName: "Marlo Quist" }]);
});

test("whom a message is for is not the name of the caller", () => {
  const call = play({ callerNumber }, [
    { caller: "can i leave a message for Jo, i found my keys", says: "What is your name?" },
    { caller: "marlo quist" },
    { caller: "yes" },
  ]);
  expect(call.book.messages).toMatchObject([{ text: "For Jo: i found my keys", patientName: "Marlo Quist" }]);
});

test("a wish of the caller's own is done, though it is put as a message", () => {
  play({ callerNumber }, [
    { caller: "tell them i want to cancel my appointment", says: "What name is the appointment under?" },
  ]);
});

test("what is told in the middle of a booking goes with it, all of it", () => {
  const call = play({ callerNumber }, [
    { caller: "i'd like a clean", says: "What day" },
    { caller: "tell bec i'm bringing my mum", says: ["I will pass that on once it is booked.", "day"] },
    { caller: "thursday at 2", says: "What is your name?" },
    { caller: "oh and tell them i'm allergic to penicillin", says: "What is your name?" },
    { caller: "marlo quist" },
    { caller: "yes", says: "Shall I book that?" },
    { caller: "yes" },
  ]);
  expect(call.book.messages).toMatchObject([
    { text: expect.stringMatching(/For bec: i'm bringing my mum.*i'm allergic to penicillin/) },
  ]);
});

test.each([
  "have someone call me back about my mum's denture, it's Ruth Vella",
  "i want to be called back about my bill. ruth vella",
  "i'd like a callback please, it's about an invoice. my name's Ruth Vella",
  "could someone get back to me about a quote, ruth vella",
  "it's ruth vella, can you get somebody to ring about mum's plate",
  "need a call about my account. ruth vella",
  "would somebody mind ringing me, i've got a query on my invoice, ruth vella",
  "when someone's free could they call me about my dad's implant? ruth vella",
])("who is to be rung back, and what about, are kept: %s [CALL-1]", (caller) => {
  const call = play({ callerNumber }, [
    { caller, says: "The team can ring you back. Is the number you are ringing from" },
    { caller: "yes", says: "I have asked the team to ring you back." },
  ]);
  expect(call.book.messages).toMatchObject([
    { kind: "callback", patientName: "Ruth Vella", text: expect.stringContaining(caller) },
  ]);
});

test("what a person is wanted for is told to whoever rings back [CALL-1]", () => {
  const call = play({ callerNumber, facts: { canTransfer: false } }, [
    { caller: "can i speak to someone about my mum's denture, it's Ruth Vella" },
    { caller: "yes" },
  ]);
  expect(call.book.messages).toMatchObject([
    { patientName: "Ruth Vella", text: expect.stringContaining("about my mum's denture") },
  ]);
});
