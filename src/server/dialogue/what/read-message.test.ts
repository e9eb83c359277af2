import { expect, test } from "vitest";
import { messageText, readMessage, wantsRecords } from "./read-message.ts";

test.each([
  ["tell Bec I left my sunnies", "For Bec: I left my sunnies"],
  ["let bec know i left my sunnies there please", "For bec: i left my sunnies there"],
  ["can you pass on to Dr Vance that my tooth is fine now", "For Dr Vance: my tooth is fine now"],
  ["pass this on to bec: my insurance number is wrong", "For bec: my insurance number is wrong"],
  [
    "could you tell the lady at reception that I left my umbrella",
    "For the lady at reception: I left my umbrella",
  ],
  [
    "can you let sarah at the front desk know my number changed",
    "For sarah at the front desk: my number changed",
  ],
  ["tell Bec Jones from accounts that the bill is paid", "For Bec Jones from accounts: the bill is paid"],
  ["tell bec and sarah i said hi", "For bec and sarah: i said hi"],
  ["can i leave a message for Jo, i found my keys", "For Jo: i found my keys"],
  ["can you give bec a message, i left my bag", "For bec: i left my bag"],
  ["please pass on my thanks to the hygienist", "For the hygienist: my thanks"],
  ["tell bec thanks", "For bec: thanks"],
  ["tell my dentist my tooth stopped hurting", "For my dentist: my tooth stopped hurting"],
  ["tell them that my crown fell off", "my crown fell off"],
  ["let the team know I'm on my way", "I'm on my way"],
])("whom it is for and the whole of it are kept: %s", (text, wanted) => {
  const message = readMessage(text);
  expect(message && messageText(message)).toBe(wanted);
});

test.each([
  "can you tell me if you're open",
  "let me know when you're open",
  "let us know what it costs",
  "tell you what, i'll take the nine",
  "can you tell her something",
  "tell them please",
  "i'd like to leave a message",
  "can i leave a message for the dentist thanks",
  "a message for bec thank you",
  "i can't tell what the dentist said",
])("nothing is taken for a message: %s", (text) => {
  expect(readMessage(text)).toBeNull();
});

test.each([
  "i'm moving to brisbane and need my xrays and records sent to my new dentist",
  "can my daughter's file be forwarded to the orthodontist",
  "please have my notes transferred",
])("papers of one's own that are to be sent: '%s'", (text) => {
  expect(wantsRecords(text)).toBe(true);
});

test.each(["i need x-rays and a clean", "were my x-rays done last time", "my records are with you"])(
  "nothing is to be sent: '%s'",
  (text) => {
    expect(wantsRecords(text)).toBe(false);
  },
);
