import { expect, test } from "vitest";
import { contactsLater } from "./read-contacts-later.ts";

test.each([
  "let me talk to my wife first i'll ring back",
  "ill have to look at the calendar at home and get back to you",
  "i better check with the boss and call you guys later",
  "we might have to sleep on it",
  "i'm gonna see what my roster says and give you a buzz tomorrow",
  "i'll let youse know",
])("'%s': the caller will be in touch [CALL-5]", (text) => {
  expect(contactsLater(text)).toBe(true);
});

test.each([
  "i'll need you to ring me back",
  "can you let me know",
  "i'll wait for you to call later",
  "let me see if she can ring you back",
  "they said they'd let you know",
  "i'll call an ambulance",
  "i will ring if it gets worse",
  "i'll give you my number",
])("'%s': nothing is put off by it [CALL-5]", (text) => {
  expect(contactsLater(text)).toBe(false);
});
