import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { isFailing, isUnwell, readPoisoning } from "./read-poisoning.ts";

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

test("who is ill with it already is for an ambulance alone", () => {
  expect(isUnwell(toUtterance("she drank bleach and she's drowsy"))).toBe(true);
  expect(isUnwell(toUtterance("he swallowed mouthwash and can't breathe properly"))).toBe(true);
  expect(isUnwell(toUtterance("my son swallowed mouthwash, he seems fine"))).toBe(false);
});

test.each([
  "he is not drowsy",
  "she isn't sleepy or anything",
  "he's not choking or drowsy",
  "no vomiting or drowsiness",
])("a sign that is denied makes nobody unwell: %s [CALL-1]", (text) => {
  expect(isUnwell(toUtterance(`he swallowed some mouthwash, ${text}`))).toBe(false);
});

test.each(["he's not sick but he is sleepy", "not waking up", "he can't stop vomiting and he's drowsy"])(
  "what is denied beside a sign takes nothing from it: %s [CALL-1]",
  (text) => {
    expect(isFailing(toUtterance(`he swallowed some mouthwash, ${text}`))).toBe(true);
  },
);
