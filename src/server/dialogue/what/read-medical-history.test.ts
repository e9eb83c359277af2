import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { historyIn, tellsHistory } from "./read-medical-history.ts";

test.each([
  ["i had a heart attack in march can i still have a filling", "in march"],
  ["i had a stroke two years ago", "two years ago"],
  ["he had a bypass back in june and needs a clean", "in june"],
  ["in april i had a hip replacement", "in april"],
  ["i've been on eliquis since may", "since may"],
])("tells of what has been, and when: '%s'", (text, then) => {
  const blanked = historyIn(toUtterance(text)).some(([from, to]) => text.slice(from, to).includes(then));
  expect(blanked).toBe(true);
});

test.each([
  "i need an implant after my stroke",
  "i've got a pacemaker",
  "my mum is diabetic",
  "i'm on blood thinners",
  "she has epilepsy",
  "i've had open heart surgery",
])("tells of what the dentist has to know: '%s'", (text) => {
  expect(tellsHistory(toUtterance(text))).toBe(true);
});

test.each([
  "i had an appointment in march",
  "i had a filling done last year",
  "can i come after work in march",
  "i need surgery on my gums in june",
  "my heart is set on friday",
  "i have a dental plan",
])("hears nothing of the kind in '%s'", (text) => {
  expect(tellsHistory(toUtterance(text))).toBe(false);
});
