import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["at 3", "15:00?"],
  ["at 9", "09:00?"],
  ["at 12", "12:00"],
  ["at 12:15", "12:15?"],
  ["at 7", "07:00?"],
  ["3 in the arvo", "15:00"],
  ["this evening at 6", "2026-08-11 18:00"],
  ["tomorrow morning at 9", "2026-08-12 09:00"],
  ["tomorrow morning or thursday at 3", "2026-08-12 2026-08-13 00:00-12:00 15:00?"],
  ["11 to 1", "11:00-13:00?"],
  ["8am to 1", "08:00-13:00"],
  ["between one and three thirty", "13:00-15:30?"],
  ["after three but before five", "15:00-17:00?"],
  ["in the afternoon but gone before four", "12:00-16:00?"],
  ["thursday after lunch but i can't do before two", "2026-08-13 14:00-17:30?"],
  ["before three or after five", "00:00-15:00? 17:00-23:59?"],
  ["first thing tomorrow morning", "2026-08-12 08:00-09:30"],
  ["tomorrow arvo after three", "2026-08-12 15:00-23:59"],
  [
    "tuesday in the morning, not too early, my bus does not come till ten",
    "2026-08-18? 10:00-12:00? not 08:00-09:30",
  ],
  ["a crown fell off last night any time thursday after two", "2026-08-13 14:00-23:59?"],
  ["between half eleven and half twelve", "11:30-12:30?"],
  ["saturday as late as you go", "2026-08-15 11:30-13:00"],
  ["the latest appointment you have", "15:30-17:00"],
  ["by four at the latest", "00:00-16:00?"],
  ["friday but nothing too early", "2026-08-14 not 08:00-09:30"],
  ["not too late in the day", "not 15:30-17:00"],
  ["saturday at 9", "2026-08-15 09:00?"],
  ["17:30", "17:30"],
  ["0:30", "00:30"],
  ["around four", "16:00?"],
  ["eight or nine in the morning", "08:00? 09:00"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
