import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { isFailing, isUnwell, isWell, readIllnessAnswer } from "./read-unwell.ts";

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

test.each([
  "no he's fine",
  "she isn't drowsy",
  "i'm okay",
  "he's running around like normal",
  "no symptoms at all",
])("is well: %s", (text) => {
  expect(isWell(toUtterance(text))).toBe(true);
  expect(readIllnessAnswer(toUtterance(text), null)).toBe("over");
});

test.each(["he's not okay", "he isn't himself", "she's gone a bit sleepy", "it's getting worse"])(
  "is not: %s [CALL-1]",
  (text) => {
    expect(isWell(toUtterance(text))).toBe(false);
    expect(readIllnessAnswer(toUtterance(text), "no")).toBe("goes_on");
  },
);

test("a yes and a no count where nothing else is told", () => {
  expect(readIllnessAnswer(toUtterance("yes"), "yes")).toBe("goes_on");
  expect(readIllnessAnswer(toUtterance("nope"), "no")).toBe("over");
  expect(readIllnessAnswer(toUtterance("it only just happened"), null)).toBeNull();
});
