import { expect, test } from "vitest";
import { negativeCases } from "./negative-cases.ts";
import { readWhen } from "./read-when.ts";
import { atClinic, brief } from "./test-clinic.ts";

test.each(negativeCases)("reads no day and no time in: %s", (said) => {
  expect(brief(readWhen(said, atClinic))).toBe("");
});
