import { describe, expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

const read = (said: string): string => brief(readWhen(said, atClinic));

describe("a month in which something happened is no wish", () => {
  test.each([
    "we moved here in july",
    "i was last in in march",
    "i last came in in march",
    "i retired in june",
    "we got married in october",
    "my last check up was in march",
    "i started a new job in july",
    "my baby was born in july",
    "i saw the dentist in may",
  ])("%s", (said) => {
    expect(read(said)).toBe("");
  });
});

describe("a month that is wished for is one", () => {
  test.each([
    ["i want to come in in march", "2027-03-01..2027-03-31"],
    ["i was hoping in september", "2026-09-01..2026-09-30"],
    ["i was thinking in september", "2026-09-01..2026-09-30"],
    ["i was told to come back in september", "2026-09-01..2026-09-30"],
    ["i'd like my teeth cleaned in september", "2026-09-01..2026-09-30"],
    ["i was in in march and i need to come again in september", "2026-09-01..2026-09-30"],
    ["we moved house so can i come in september", "2026-09-01..2026-09-30"],
    ["have you got anything in september", "2026-09-01..2026-09-30"],
  ])("%s", (said, meant) => {
    expect(read(said)).toBe(meant);
  });
});
