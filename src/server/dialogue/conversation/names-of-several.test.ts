import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

/** The one who is booked now, then those who wait. */
function named(lines: readonly string[]): readonly (string | undefined)[] {
  const { draft, comers = [] } = callSaying(lines).state;
  return [draft.name?.value.full, ...comers.map(({ name }) => name?.value.full)];
}

const threeKids = ["checkups for my three kids thursday at ten"];
const twoGirls = ["checkups for my two girls thursday at ten"];
const withSon = ["checkups for me and my son on thursday", "after ten"];

test.each<[string, readonly string[], readonly string[]]>([
  ["ruby oliver and jed castellano", threeKids, ["Ruby Castellano", "Oliver Castellano", "Jed Castellano"]],
  ["mia, jack and leo chen", threeKids, ["Mia Chen", "Jack Chen", "Leo Chen"]],
  ["matilda and rosie both kennedy", twoGirls, ["Matilda Kennedy", "Rosie Kennedy"]],
  ["matilda and rosie they're both kennedy", twoGirls, ["Matilda Kennedy", "Rosie Kennedy"]],
  ["matilda and rosie both please", twoGirls, ["Matilda", "Rosie"]],
  ["ruby oliver and grace castellano", twoGirls, ["Ruby Oliver", "Grace Castellano"]],
  ["i'm jo hart and the girls are mia and zoe hart", twoGirls, ["Mia Hart", "Zoe Hart"]],
  ["im valerie pickett and hes noah", withSon, ["Valerie Pickett", "Noah"]],
  [
    "im hamza malik my wife is sana malik and my daughter is zara malik",
    ["checkups for the three of us thursday week", "after ten"],
    ["Hamza Malik", "Sana Malik", "Zara Malik"],
  ],
])("names of several who were announced, each their own: %s [CALL-1]", (said, before, names) => {
  expect(named([...before, said])).toEqual(names);
});

test.each([
  "can my two kids come on thursday for a checkup",
  "could my girls come in tomorrow for a checkup",
  "can both my boys get a checkup on friday",
])("whoever asks whether several may come books for all of them: %s [CALL-1]", (line) => {
  expect(callSaying([line]).state.queued).toEqual(["book"]);
});

test.each(["can my kids come in with me on thursday", "can my kids come and wait inside"])(
  "company in the waiting room is nobody's visit: %s [CALL-1]",
  (line) => {
    expect(callSaying([line]).state.queued).toEqual([]);
  },
);
