import { describe, expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { isToothSwallowed, readToothInjury } from "./read-tooth-injury.ts";

describe("what is told of a hurt tooth", () => {
  test.each([
    ["her baby tooth got knocked out", "baby_tooth"],
    ["my three year old knocked a tooth out on the slide", "baby_tooth"],
    ["he's only two and he's knocked it out", "baby_tooth"],
    ["the toddler pushed her front tooth up into the gum", "pushed_baby_tooth"],
    ["his milk tooth has been shoved back", "pushed_baby_tooth"],
    ["me front tooth's been shoved back and it's wobbling", "pushed_tooth"],
    ["got an elbow and my tooth is loose now", "pushed_tooth"],
    ["he's eight, it's a grown up tooth and it's out", null],
    ["my tooth got knocked out", null],
    ["the first one", null],
  ])("'%s': %s", (text, injury) => expect(readToothInjury(toUtterance(text))).toBe(injury));
});

describe("a tooth or crown that was swallowed", () => {
  test.each([
    "i think i've just swallowed my crown",
    "my son's swallowed his baby tooth",
    "my filling came out and i swallowed it",
    "the bracket came off while eating and he swallowed it",
  ])("is one: %s", (text) => expect(isToothSwallowed(toUtterance(text))).toBe(true));

  test.each([
    "i'm scared i'll swallow my crown if it comes loose",
    "what if she swallows the tooth",
    "i didn't swallow the crown i've got it here",
    "i swallowed a crown years ago",
    "my dog swallowed my retainer so i need a new one",
    "it hurts to swallow since the filling",
  ])("is none: %s", (text) => expect(isToothSwallowed(toUtterance(text))).toBe(false));
});

test.each([
  ["i once swallowed a bracket and it came out fine", false],
  ["he swallowed a crown once and it was fine", false],
  ["i swallowed a bracket", true],
  ["i once swallowed a bracket and now i've swallowed another", true],
])("what was swallowed once is over [CALL-1]: '%s'", (text, isAsked) => {
  expect(isToothSwallowed(toUtterance(text))).toBe(isAsked);
});
