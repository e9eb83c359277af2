import { expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const inChairs = (chairs: number, taken: readonly string[] = []) => ({
  ...mine,
  book: clinicBook(
    exampleFacts,
    taken.map((time) => aVisit({ appointmentId: time, patientName: "Ann Lee", date: "2026-08-12", time })),
    chairs,
  ),
});
const two = "check-ups for me and my wife on wednesday";

test("two who come at the same time are offered only what is free for both, and both get it [CALL-1]", () => {
  const call = callSaying([], inChairs(2, ["09:00"]));
  expect(call.say(`${two} at the same time`)).toContain(
    "Both can come at the same time. On Wednesday 12 August I have 9:30 am",
  );
  for (const line of ["the first", "wes tolhurst", "yes", "yes", "jill tolhurst", "yes"]) call.say(line);
  expect(standingIn(call.book).slice(1)).toEqual([
    "Wes Tolhurst 2026-08-12 09:30",
    "Jill Tolhurst 2026-08-12 09:30",
  ]);
});

test.each([
  [[two, "at the same time"], 2, "Both can come at the same time."],
  [
    [`${two} at ten`, "can we come at the same time"],
    2,
    "Both can come at the same time. Wednesday 12 August at 10:00 am",
  ],
  [
    [`${two} at the same time`],
    1,
    "I have no time for both at once then, so one comes after the other. On Wednesday",
  ],
  [
    ["check-ups for the three of us on wednesday at the same time"],
    2,
    "I have no time for all 3 at once then",
  ],
])("%j, with %i chairs: '%s' [CALL-1]", (lines, chairs, answer) => {
  const call = callSaying(lines.slice(0, -1), inChairs(chairs));
  expect(call.say(lines.at(-1) ?? "")).toContain(answer);
});

test("whoever comes alone needs no second chair [CALL-1]", () => {
  const call = callSaying(["a check-up on wednesday at the same time as last time, at ten"], inChairs(1));
  expect(call.state.lastSaid).not.toContain("at once");
});

test.each(["one after the other is fine", "straight after me then", "right after mine please"])(
  "'%s', of the times for the next of two, takes the one right behind the last [CALL-1]",
  (said) => {
    const call = callSaying([two, "the second", "wes tolhurst", "yes", "yes"]);
    call.say(said);
    expect(call.state.draft.slot).toEqual({ date: "2026-08-12", time: "12:00" });
  },
);
