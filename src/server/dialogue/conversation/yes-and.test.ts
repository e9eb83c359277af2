import { describe, expect, test } from "vitest";
import { mine } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

const readBack = [
  { caller: "a cleaning on wednesday at nine for jill hart" },
  { caller: "yes", says: "Shall I book that?" },
] as const;

describe("a yes with more behind it [CALL-1]", () => {
  test("books what was read back, then the next person beside it", () => {
    const call = play(mine, [
      ...readBack,
      {
        caller: "yes and my husband too",
        says: ["I have requested", "Now the next person.", "9:30 am, 10:00 am or 10:30 am"],
      },
      { caller: "9:30", says: "the person this appointment is for" },
      { caller: "tom hart", says: "a teeth cleaning for Tom Hart" },
      { caller: "yes" },
    ]);
    expect(call.book.entries).toMatchObject([
      { patientName: "Jill Hart", time: "09:00" },
      { patientName: "Tom Hart", time: "09:30" },
    ]);
  });

  test.each([
    ["yes and can you tell them I'm allergic to penicillin", "I'm allergic to penicillin"],
    ["yep and I'm on blood thinners", "I'm on blood thinners"],
  ])("books, and passes the rest on to the team: %s", (caller, text) => {
    const call = play(mine, [
      ...readBack,
      { caller, says: ["I have requested a teeth cleaning for Jill Hart", "passed your message on"] },
      { caller: "no", says: "Goodbye." },
    ]);
    expect(call.book.entries).toMatchObject([{ patientName: "Jill Hart" }]);
    expect(call.book.messages).toMatchObject([{ patientName: "Jill Hart", text, phone: mine.callerNumber }]);
  });

  test("and what is said before the yes goes with the booking, which is not dropped for it", () => {
    const call = play(mine, [
      ...readBack,
      {
        caller: "can you tell them I'm allergic to penicillin",
        says: ["once it is booked.", "Shall I book"],
      },
      { caller: "yes", says: ["I have requested", "passed your message on"] },
    ]);
    expect(call.book.entries).toMatchObject([{ patientName: "Jill Hart" }]);
    expect(call.book.messages).toMatchObject([{ text: "I'm allergic to penicillin" }]);
  });

  test("is no yes when it takes something back", () => {
    const call = play(mine, [
      ...readBack,
      { caller: "yes but thursday at ten and my husband too", says: ["Thursday 13 August at 10:00 am"] },
    ]);
    expect(call.book.entries).toEqual([]);
  });

  test("of a read-back that was not heard to its end books nothing", () => {
    const call = play(mine, [
      ...readBack,
      { interruptsAfter: "To check: a teeth cleaning" },
      { caller: "yes and my husband too", says: "Shall I book that?" },
    ]);
    expect(call.book.entries).toEqual([]);
  });
});

test("somebody added in the middle of a booking comes next [CALL-1]", () => {
  const call = play(mine, [
    { caller: "a cleaning on wednesday at nine" },
    { caller: "jill hart and my son tom as well", says: "I will book both, one after the other." },
  ]);
  expect(call.state.queued).toEqual(["book"]);
});

test("what the team should know of a patient is noted in the booking, whenever it is said", () => {
  const call = play(mine, [
    { caller: "a cleaning on wednesday at nine, I'm in a wheelchair by the way" },
    { caller: "jill hart" },
    { caller: "yes" },
    { caller: "yes" },
  ]);
  expect(call.book.entries[0]?.notes).toContain("wheelchair");
});
