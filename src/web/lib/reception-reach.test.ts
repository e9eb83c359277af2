import { expect, test } from "vitest";
import { whyNotPutThrough } from "./reception-reach.ts";

test("says why nobody can be put through, and nothing where they can or are not to be [CALL-1]", () => {
  const reach = { number: "+61255504410", isWanted: true, hasTelephone: true };
  expect(whyNotPutThrough(reach)).toBeNull();
  expect(whyNotPutThrough({ ...reach, number: null })).toMatch(/no telephone of reception can be rung/);
  expect(whyNotPutThrough({ ...reach, hasTelephone: false })).toMatch(/no telephone account/);
  expect(whyNotPutThrough({ number: null, isWanted: false, hasTelephone: false })).toBeNull();
});
