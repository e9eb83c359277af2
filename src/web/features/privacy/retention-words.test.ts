import { expect, test } from "vitest";
import { retentionDays, retentionKinds } from "#contract/patients/retention-options.ts";
import { kindWords, previewWords, timeOptions } from "./retention-words.ts";

test.each([
  [{ goes: 0, staysByLaw: 0, staysOpen: 0 }, "Nothing would be erased tonight."],
  [{ goes: 1_204, staysByLaw: 0, staysOpen: 0 }, "1,204 would be erased tonight."],
  [
    { goes: 12, staysByLaw: 375, staysOpen: 5 },
    "12 would be erased tonight. 380 older ones stay: 375 by law, 5 because a task is still to be done.",
  ],
  [{ goes: 0, staysByLaw: 1, staysOpen: 0 }, "Nothing would be erased tonight. 1 older one stays: 1 by law."],
])("tells what would go and what stays: %j [PAT-3]", (counted, words) => {
  expect(previewWords(counted)).toBe(words);
});

test("every kind and every time has words [PAT-3]", () => {
  for (const kind of retentionKinds) expect(kindWords[kind].title).not.toBe("");
  expect(timeOptions.map(({ value }) => value)).toEqual(["for-good", ...retentionDays.map(String)]);
});
