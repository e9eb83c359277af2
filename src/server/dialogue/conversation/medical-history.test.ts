import { expect, test } from "vitest";
import { mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

test.each([
  "i had a heart attack in march",
  "i had a hip replacement in april",
  "i'm on blood thinners since may",
])("an illness told while booking is a note, no day and no danger: %s", (caller) => {
  const call = play(mine, [
    { caller: "i'd like a clean" },
    { caller, says: ["note that for the dentist", "day and time"], never: /2027|000/ },
    { caller: "thursday at 2 pm", says: "Thursday 13 August at 2:00 pm" },
    { caller: "ella farraday" },
    { caller: "yes" },
    { caller: "yes" },
  ]);
  expect(call.book.entries).toMatchObject([{ date: "2026-08-13" }]);
  expect(call.state.step.kind).toBe("anything_else");
  const booked = call.effects.flatMap((each) => (each.type === "book" ? [JSON.stringify(each.booking)] : []));
  expect(booked.join("")).toContain(caller);
});

test("told with what is wished for, the booking goes on", () => {
  play(mine, [
    {
      caller: "i need an implant after my stroke",
      says: ["note that for the dentist", "day and time"],
      step: "collecting",
    },
  ]);
  play(mine, [
    { caller: "i had a stroke two years ago can i have a filling on thursday", says: "Thursday 13 August" },
  ]);
});

test("told by itself, it is for the dentist, and nothing is looked up", () => {
  play(mine, [{ caller: "i had a bypass in may", says: ["dentist", "How can I help?"] }]);
});

test.each(["i've had a heart attack", "i had a heart attack an hour ago"])(
  "without a time gone by it may be now, and 000 is named: %s [CALL-1]",
  (caller) => {
    play(mine, [{ caller: "i'd like a clean" }, { caller, says: "000" }]);
  },
);
