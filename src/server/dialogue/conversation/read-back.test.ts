import { describe, expect, test } from "vitest";
import { type Exchange, play } from "./testing/transcript.ts";

const mine = { callerNumber: "+61491570156" };
const readBack: readonly Exchange[] = [
  { caller: "hi id like a checkup tomorrow at ten its lee wong", says: "10:00 am is free" },
  { caller: "yes", says: ["10:00 am", "Shall I book that?"], step: "reading_back" },
];

describe("at the read-back", () => {
  test.each(["actually make it eleven", "actually could we make it eleven instead"])(
    "changes the hour of the same day: %s [CALL-1]",
    (caller) => {
      play(mine, [
        ...readBack,
        { caller, says: ["Tuesday 11 August at 11:00 am", "Shall I book that?"], step: "reading_back" },
      ]);
    },
  );

  test("changes what it is for, and does not list services [CALL-1]", () => {
    play(mine, [
      ...readBack,
      {
        caller: "yeah but can you make it a clean instead",
        says: ["a teeth cleaning for Lee Wong", "Shall I book that?"],
        never: /our services/,
      },
    ]);
  });

  test("mends the last digits of the number [CALL-1]", () => {
    const call = play(mine, [
      ...readBack,
      {
        caller: "no the last three digits are one five nine",
        says: ["0 4 9 1, 5 7 0, 1 5 9", "Shall I book that?"],
      },
      { caller: "yes", does: [{ type: "book" }] },
    ]);
    expect(call.book.entries).toMatchObject([{ patientPhone: "+61491570159" }]);
  });

  test("looks later on the same day [CALL-1]", () => {
    play(mine, [
      ...readBack,
      {
        caller: "is there anything later in the day",
        says: ["Tuesday 11 August", "10:30 am", "Which time would suit you?"],
        never: /wheelchair/,
      },
    ]);
  });

  test("waits out noise, and still takes the yes after it [CALL-1]", () => {
    play(mine, [
      ...readBack,
      { caller: "sorry one sec", says: "Take your time.", step: "reading_back" },
      { caller: "kids stop it", says: "Take your time.", step: "reading_back" },
      { caller: "ok yes", does: [{ type: "book" }] },
    ]);
  });

  test("moves what was just booked when the caller thinks of another hour [CALL-1]", () => {
    const call = play(mine, [
      ...readBack,
      { caller: "yes" },
      { caller: "oh actually can we make that eleven", says: ["to tomorrow, Tuesday 11 August at 11:00 am"] },
      { caller: "yes", does: [{ type: "reschedule" }] },
    ]);
    expect(call.book.entries).toMatchObject([{ time: "11:00" }]);
  });
});

describe("what is no answer to the question asked", () => {
  test.each(["ill ring back later", "no actually forget it ill ring back later"])(
    "a caller who will ring again is leaving, and wants no call back: %s [CALL-1]",
    (caller) => {
      play(mine, [
        { caller: "i want to book an appointment" },
        { caller, says: /I have not booked anything.*Goodbye/, does: [{ type: "hang_up" }], step: "ended" },
      ]);
    },
  );

  test("a question is not the reason for the visit [CALL-1]", () => {
    const call = play(mine, [
      { caller: "i want to book an appointment", says: "What is the appointment for?" },
      {
        caller: "do i need to bring anything",
        says: ["the team can tell you", "What is the appointment for?"],
      },
      { caller: "a clean" },
    ]);
    expect(call.state.draft.visit?.value).toBe("Teeth Cleaning");
  });

  test("a surname that is a day is a surname when the name was asked for [CALL-1]", () => {
    play(mine, [
      { caller: "i want to book a checkup tuesday at ten", says: "What is your name?" },
      { caller: "robert friday" },
      { caller: "yes", says: ["for Robert Friday, tomorrow, Tuesday 11 August at 10:00 am"] },
    ]);
  });

  test.each(["whatevers first", "whats the closest you have"])("leaves the day to us: %s", (caller) => {
    play(mine, [
      { caller: "id like a checkup", says: "What day and time" },
      { caller, says: /I have .*Which time would suit you/ },
    ]);
  });

  test("a time at the question for the number is a time [CALL-1]", () => {
    play(mine, [
      { caller: "a checkup tomorrow at two thirty its lee wong", says: "best one to reach you" },
      { caller: "three thirty then", says: ["3:30 pm is free", "best one to reach you"] },
    ]);
  });
});
