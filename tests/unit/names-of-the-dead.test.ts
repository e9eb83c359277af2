import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Under whose name a card is left: never that of somebody who has died, or of somebody who is only told of. */

const titleAfter = async (...lines: readonly string[]) => {
  const call = await callInWords();
  await call.hears(...lines);
  return call.tasks.map(({ title }) => title).join("\n");
};

describe("the name of a husband who has died", () => {
  test.each([
    [["can someone ring me about my late husband rons bill", "ron walsh", "joan walsh", "any time"]],
    [["its about my husband ron he passed away can someone ring me", "ron walsh", "joan walsh", "any time"]],
  ])("is nobody's who rings: %j [CALL-5] [CALL-8]", async (lines) => {
    const title = await titleAfter(...lines);
    expect(title).toContain("Ring Joan Walsh back");
    expect(title).not.toContain("Bill");
  });
});

test.each(["no sorry joan walsh ron is my husband", "joan walsh"])(
  "a name that is put right stands on the card: '%s' [CALL-5] [CALL-8]",
  async (again) => {
    const plate = "can you pass on to the dentist that the new plate is rubbing";
    expect(await titleAfter(plate, "ron walsh", again)).toBe("Message from Joan Walsh");
  },
);

describe("what is sent to somebody else and is to stop", () => {
  test.each([
    "hi my husband ron died in march and you still send him reminders please stop it",
    "hi youre still texting my husband he passed away please take him off",
  ])("goes to the team, and stops nothing for whoever rings: '%s' [CALL-8]", async (wish) => {
    const call = await callInWords();
    const said = await call.hears(wish, "joan walsh");
    expect(said).toContain("team");
    expect(call.effects.some(({ type }) => type === "stop_calls")).toBe(false);
    expect(call.tasks[0]?.detail).toContain(wish);
  });
});

test.each([
  "can someone ring me about my bill you dont answer me after four",
  "can someone ring me about my bill nobody picks up after four",
  "they never answer before nine so can you just ring me",
])("hours at which nobody answered them are no wish when to be rung: '%s' [CALL-8]", async (told) => {
  const call = await callInWords();
  expect(await call.hears(told, "kim tran")).toContain("good time to ring you");
  await call.hears("any time");
  expect(call.tasks[0]?.detail).not.toMatch(/\((?:before|after)/);
});
