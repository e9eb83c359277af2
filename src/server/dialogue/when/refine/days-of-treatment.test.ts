import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
test.each([
  ["got my wisdom tooth out friday and now its killing me", ""],
  ["i just got my filling done on friday and it hurts", ""],
  ["we got two teeth pulled out on thursday", ""],
  ["the extraction was on friday and its throbbing", ""],
  ["aching ever since my root canal on wednesday", ""],
  ["got my tooth out friday can i come thursday", "2026-08-13"],
  ["crown fitted tuesday now it aches", ""],
  ["root canal on wednesday and it still throbs", ""],
  ["extraction on friday and now it's swollen", ""],
  ["dr vance did my crown on thursday and it's sore", ""],
  ["you did a filling for me on friday and it hurts when i bite", ""],
  ["that tooth you fixed on thursday is playing up", ""],
  // Still to come.
  ["root canal on wednesday please", "2026-08-12"],
  ["can dr vance do my crown on thursday", "2026-08-13"],
  ["i want my filling on wednesday and it hurts", "2026-08-12"],
  ["ive got a filling on wednesday and it hurts can i come sooner", "2026-08-12"],
  ["i've got to get a tooth out friday", "2026-08-14"],
  ["can i get my tooth out friday", "2026-08-14"],
  ["i was hoping to get my filling done on friday", "2026-08-14"],
])("[CALL-1] the day of a treatment that is over is no wish: %s means %s", (said, meant) => {
  const { days } = readWhen(said, atClinic);
  expect(
    days
      .filter((each) => each.certainty !== "unsure")
      .map((each) => each.value.from)
      .join(" "),
  ).toBe(meant);
  expect(brief(readWhen(said, atClinic))).toContain(meant);
});
