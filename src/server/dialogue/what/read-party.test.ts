import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readParty } from "./read-party.ts";

test.each([
  ["i want to book a check up for me and my two kids", 3],
  ["can i book cleans for my husband and myself on wednesday", 2],
  ["i'd like to bring my three kids in", 3],
  ["check ups for both my boys please", 2],
  ["can you fit in my wife and me", 2],
  ["appointments for all four of us", 4],
  ["we're a family of five and need check ups", 5],
  ["for my son and daughter after school", 2],
  ["book in me and the twins", 3],
])("counts who is to come: '%s' is %i", (said, count) => {
  expect(readParty(toUtterance(said))).toBe(count);
});

test.each([
  "i'd like a check up for my son",
  "book me in for tuesday and wednesday is no good",
  "it's for my daughter she fell off her brother's bike",
  "can you get me in on the second",
  "book my mum in she's 84 and deaf so ring me not her",
  "a clean please and my husband will pick me up",
])("hears one person in '%s'", (said) => {
  expect(readParty(toUtterance(said))).toBe(1);
});
