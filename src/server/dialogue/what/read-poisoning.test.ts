import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readPoisoning } from "./read-poisoning.ts";

test.each([
  ["my son swallowed mouthwash", "swallowed"],
  ["she drank a bit of bleach", "swallowed"],
  ["my toddler ate half a tube of toothpaste", "swallowed"],
  ["he got into the rat bait", "swallowed"],
  ["my toddler got into my tablets", "swallowed"],
  ["i accidentally swallowed some whitening gel", "swallowed"],
  ["he's eaten some berries from the garden", "swallowed"],
  ["my boy swallowed a button battery", "swallowed"],
  ["mouthwash splashed in my eye", "in_eye"],
  ["i've got acid gel from the whitening kit in my eye", "in_eye"],
  ["something is stuck in my eye", "object_in_eye"],
  ["a bit of wire went in his eye", "object_in_eye"],
] as const)("%s → %s", (text, poisoning) => {
  expect(readPoisoning(toUtterance(text))).toBe(poisoning);
});

test.each([
  "can i swallow the mouthwash",
  "she hasn't swallowed any of the bleach",
  "my daughter swallowed some mouthwash years ago",
  "i ate something with mushrooms and my tooth hurts",
  "i swallowed a bit of my filling",
  "i took two panadol for the pain",
  "i drank coffee after whitening",
  "do you bleach teeth",
  "my eye tooth is sore",
  "i have my eye on thursday",
])("%s → nothing", (text) => {
  expect(readPoisoning(toUtterance(text))).toBeNull();
});
