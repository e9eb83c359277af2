import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readSelfHarm } from "./read-self-harm.ts";

test.each([
  "i want to die",
  "i've been cutting myself again",
  "i'm thinking of ending my life",
  "i don't want to be alive anymore",
  "honestly i feel suicidal",
  "i've got all my tablets lined up here and i just want it to be over",
  "there's no point in going on",
])("hears that a caller may harm themselves: '%s' [CALL-1]", (text) => {
  expect(readSelfHarm(toUtterance(text))).toBe(true);
});

test.each([
  "i could kill myself for forgetting the appointment",
  "i'm killing myself trying to get through to you",
  "i cut myself shaving and it's near my lip",
  "i don't want to hurt myself with that rough edge",
  "i'm dying to get it done",
  "i'm not suicidal i'm just sick of this denture",
])("takes a manner of speaking for no more than that: '%s'", (text) => {
  expect(readSelfHarm(toUtterance(text))).toBe(false);
});
