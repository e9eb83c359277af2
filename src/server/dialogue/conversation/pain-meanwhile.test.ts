import { expect, test } from "vitest";
import { readEmergency } from "#server/dialogue/what/read-emergency.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const whatToTake = "Which painkiller is right for you, a pharmacist or your doctor can tell you.";

test.each([
  ["my tooth is killing me", "Avoid drinks that are very hot or very cold, and eat what is easy to chew."],
  ["my cheek is swollen", "A cold pack on the outside of the cheek can ease it."],
  ["I chipped my tooth", "Avoid biting on that side, and drinks that are very hot or very cold."],
])(
  "after '%s' what eases it meanwhile is told, and 'anything' chooses no time [CALL-1]",
  (trouble, advice) => {
    for (const asked of [
      "is there anything I should do for the pain in the meantime",
      "anything I can do until then",
      "what can I take for the pain until then",
    ]) {
      const call = callSaying([trouble]);
      expect(call.say(asked)).toMatch(new RegExp(`^${advice} ${whatToTake} Today.*Which time`));
      expect(call.state.draft.slot).toBeNull();
    }
  },
);

test("who told of no pain before is told as well, in the middle of anything", () => {
  const call = callSaying(["I need a check-up"]);
  const said = call.say("anything I should do for the pain in the meantime");
  expect(said).toContain(whatToTake);
  expect(said).toMatch(/What day and time would suit you\?$/);
  expect(callSaying(["my tooth is killing me"]).say("anything")).toContain("name");
});

test.each([
  "how much is it and does it hurt",
  "how much is a filling and does it hurt",
  "does it hurt and how much is it",
])("each of several questions is answered: '%s'", (text) => {
  const said = testCall(mine).say(text);
  expect(said).toContain("I do not have prices here; the team can tell you.");
  expect(said).toContain("Whether it hurts, the team can tell you.");
});

test.each([
  ["my face has been aching", "severe_pain"],
  ["one side of my face has been aching", "severe_pain"],
  ["my face hurts", "severe_pain"],
  ["my face has blown up", "swelling"],
  ["my face aches and I can't breathe", "breathing"],
  ["my face has been aching on one side and it's drooping", "collapse"],
])("an aching face is pain and no swelling: '%s' is %s [CALL-1]", (text, degree) => {
  expect(readEmergency(toUtterance(text))?.value).toBe(degree);
});
