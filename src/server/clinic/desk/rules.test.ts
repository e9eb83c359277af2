import { expect, test } from "vitest";
import { soundsUrgent } from "./rules.ts";

const saying = (detail: string) => soundsUrgent({ kind: "callback", title: "Ring a caller back", detail });

test.each([
  "I have chipped a front tooth.",
  "My crown came off at lunch.",
  "It has been throbbing since Sunday.",
  "“her face is swollen”",
  "I can't sleep with it.",
])("'%s' goes before everything else [DASH-7]", (words) => expect(saying(words)).toBe(true));

test.each([
  "About an invoice.",
  "No pain, just a check-up.",
  "Wants to know about painting.",
  "It is not urgent.",
])("'%s' waits its turn [DASH-7]", (words) => expect(saying(words)).toBe(false));

test("an emergency is urgent whatever it says; a practice system never is [DASH-7]", () => {
  expect(soundsUrgent({ kind: "emergency", title: "", detail: "" })).toBe(true);
  expect(soundsUrgent({ kind: "practice_system", title: "Broken tooth", detail: "pain" })).toBe(false);
});
