import { expect, it, test } from "vitest";
import { isSeries, oneOfSeries } from "./series.ts";
import { callSaying } from "./testing/test-call.ts";

test.each([
  "i want a check up every second tuesday",
  "can i come every six months for a clean",
  "every four weeks on a thursday for the braces check up",
  "book me in fortnightly on a monday",
  "i need a standing appointment on tuesdays",
  "could you set up a series of appointments",
  "a clean every other month please",
])("'%s' wishes for a row of visits", (text) => {
  expect(isSeries(text)).toBe(true);
});

test.each([
  "i'm free every tuesday for a check up",
  "i work every second tuesday so a clean on monday please",
  "i get paid fortnightly can i pay it off weekly",
  "it hurts every week and i need to come in",
  "how often should i have a clean every six months",
  "any tuesday would be good",
  "i can't come every second week",
])("'%s' wishes for none", (text) => {
  expect(isSeries(text)).toBe(false);
});

it("books the first, says who arranges the others, and passes the wish on", () => {
  const call = callSaying([]);
  expect(call.say("i want a check-up every second tuesday at ten")).toBe(
    `${oneOfSeries} Tomorrow, Tuesday 11 August at 10:00 am is free. What is your name?`,
  );
  for (const line of ["Ben Carter", "yes"]) expect(call.say(line)).not.toContain(oneOfSeries);
  call.say("yes");
  expect(call.book.entries).toMatchObject([{ date: "2026-08-11", time: "10:00" }]);
  expect(call.book.entries[0]?.notes).toContain("every second tuesday");
});
