import { expect, test } from "vitest";
import { readOwner } from "./read-owner.ts";

test.each([
  ["move Dave's too", "Dave"],
  ["move daves too", "dave"],
  ["cancel dave hart's appointment", "dave hart"],
  ["cancel Jacinta as well", "Jacinta"],
  ["and my son Leo's to friday", "Leo"],
  ["the one for dave", "dave"],
  ["my husband's please", null],
  ["cancel my mums appointment", null],
  ["move the kids' ones", null],
  ["and hers too", null],
  ["same for my wife", null],
])("whose visit is spoken of [CALL-1]: '%s' is %s's", (text, name) => {
  expect(readOwner(text)).toMatchObject({ name });
});

test.each([
  "move it to friday",
  "cancel my appointment",
  "Yes, cancel it",
  "cancel my appointment, my son's got soccer",
  "my husband's car broke down so i have to cancel",
  "move my appointment to after my husband's",
  "cancel tuesday's appointment",
  "let's make it friday's first one",
  "cancel my appointment with Dr Vance",
  "cancel Dr Vance's appointment",
  "that's fine, ten o'clock on thursday",
])("nobody else is spoken of: %s", (text) => {
  expect(readOwner(text)).toBeNull();
});
