import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";
import { standingIn } from "./testing/visits.ts";

const second = ["me and my wife need a clean", "tomorrow morning", "nine", "jill hart", "yes", "yes"];

test.each([
  "no just the one",
  "no just me then",
  "no thanks",
  "no she will ring herself",
  "that's enough for today",
  "no leave it",
])("'%s', of the next of two, leaves it at what is booked [CALL-1]", (line) => {
  const call = callSaying([...second, line]);
  expect(call.state.lastSaid).toContain(
    "I have not booked anything more. Your booking tomorrow, Tuesday 11 August at 9:00 am stands.",
  );
  expect(call.state.queued).toEqual([]);
  expect(standingIn(call.book)).toEqual(["Jill Hart 2026-08-11 09:00"]);
});

test.each([[["yes", "no"]], [["no"]], [["not those"]], [["none of those"]]])(
  "%j, to the times for the next of two, is asked for another, and told that there need be none [CALL-1]",
  (lines) => {
    expect(callSaying([...second, ...lines]).state.lastSaid).toBe(
      "What day and time would suit you? You can also leave it at what is booked.",
    );
  },
);

test.each(["no thanks the afternoon", "no that one's too early", "just me and her", "that's fine"])(
  "'%s' goes on with the next [CALL-1]",
  (line) => {
    expect(callSaying([...second, line]).state.step.kind).toBe("offering");
  },
);

test("'just the one', before anything is booked, drops nothing [CALL-1]", () => {
  expect(callSaying(["a clean tomorrow morning", "just the one"]).state.purpose).toBe("book");
});
