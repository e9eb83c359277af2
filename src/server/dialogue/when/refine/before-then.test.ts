import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

const plain = (said: string): string => brief(readWhen(said, atClinic)).replaceAll("?", "");

/** Said on Tuesday 11 August 2026 at 10:30 am. */
test.each([
  ["i start work at ten so thursday before that", "2026-08-13 00:00-10:00"],
  ["i have to pick the kids up at three so on wednesday well before that", "2026-08-12 00:00-15:00"],
  ["school is out at three so thursday any time after that", "2026-08-13 15:00-23:59"],
  ["i finish at four, thursday after that", "2026-08-13 16:00-23:59"],
  ["my bus is at nine so after that on thursday", "2026-08-13 09:00-23:59"],
  ["thursday i finish at twelve anything after that", "2026-08-13 12:00-23:59"],
  ["thursday i'm rostered till one what have you got after that", "2026-08-13 13:00-23:59"],
  ["thursday after half three i pick her up at three", "2026-08-13 15:30-23:59"],
  ["i pick the boys up at three so after that on thursday", "2026-08-13 15:00-23:59"],
  ["wednesday i have to get him from kinder at three", "2026-08-12 00:00-15:00"],
  ["his cap came off i just want it glued thursday", "2026-08-13"],
  ["thursday, i have a class at two so before that", "2026-08-13 00:00-14:00"],
])("'%s' counts from the hour that was told [CALL-1]", (said, meant) => {
  expect(plain(said)).toBe(meant);
});

test.each([
  ["thursday before ten i'm in class after that", "2026-08-13 00:00-10:00"],
  ["thursday before eleven because he's in meetings after that", "2026-08-13 00:00-11:00"],
])("'%s' is wished for as it was said first [CALL-1]", (said, meant) => {
  expect(plain(said)).toBe(meant);
});

test.each([
  ["thursday or the week after that", "2026-08-13 2026-08-17..2026-08-23"],
  ["thursday or the day before that", "2026-08-13 2026-08-12"],
])("'%s' counts from no hour", (said, meant) => {
  expect(plain(said)).toBe(meant);
});
