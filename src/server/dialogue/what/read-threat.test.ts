import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { isThreat } from "./read-threat.ts";

test.each([
  "i'm going to come down there and punch whoever did my filling",
  "i'll come and bash that dentist of yours",
  "i'm gonna smash the receptionist",
  "i will burn your clinic down",
])("%s → a threat", (text) => {
  expect(isThreat(toUtterance(text))).toBe(true);
});

test.each([
  "i'm going to come down there on thursday",
  "the filling is going to kill me",
  "i would kill for an appointment today",
  "my brother punched me and i'm going to need a dentist",
  "will it hurt when the dentist does it",
  "i don't want to hurt the dentist's feelings",
])("%s → none", (text) => {
  expect(isThreat(toUtterance(text))).toBe(false);
});
