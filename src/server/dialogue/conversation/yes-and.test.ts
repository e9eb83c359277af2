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
    ["yes but write down I'm allergic to latex", "write down I'm allergic to latex"],
    ["yeah but it has to say no needles", "it has to say no needles"],
    ["yes but I'm terrified of needles", "I'm terrified of needles"],
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

const moved = [
  { caller: "a cleaning on wednesday at nine for jill hart" },
  { caller: "yes" },
  { caller: "yes" },
  { caller: "move it to thursday at ten", says: "Shall I change it?" },
] as const;

describe("a yes in the words of what was asked, or with a remark, is a yes [CALL-1]", () => {
  test.each([
    "yes book it in please",
    "yep lock that in mate",
    "yes but if I'm still crook I'll ring you",
    "yeah, I might be a few minutes late though",
    "just book it, I'll tell them when I get there",
  ])("to the read-back of a booking: %s", (caller) => {
    const call = play(mine, [...readBack, { caller, says: "I have requested" }]);
    expect(call.book.entries).toMatchObject([{ patientName: "Jill Hart" }]);
  });

  test.each([
    "yes please change it",
    "yep go ahead and move it",
    "change it please",
    "yes but I'll ring if I can't",
  ])("to the read-back of a move: %s", (caller) => {
    const call = play(mine, [...moved, { caller, says: "requested for Thursday 13 August at 10:00 am" }]);
    expect(call.book.entries).toMatchObject([{ date: "2026-08-13", time: "10:00" }]);
  });

  test("to a cancellation, with word for the team", () => {
    const call = play(mine, [
      ...moved.slice(0, 3),
      { caller: "cancel it", says: "Shall I cancel it?" },
      { caller: "yes but tell them I'm sorry", says: ["is cancelled", "passed your message on"] },
    ]);
    expect(call.book.entries).toMatchObject([{ isCancelled: true }]);
  });

  test.each([
    "yes but at eleven",
    "yes but that's the wrong day",
    "yes change it",
    "yes but is there a fee",
    "yes but not on wednesday",
    "yes but only if it's with Dr Vance",
  ])("and what would change it, asks or doubts is none: %s", (caller) =>
    expect(play(mine, [...readBack, { caller }]).book.entries).toEqual([]),
  );

  test.each(["yes", "just book it", "leave it all the same please"])(
    "nobody is held at 'what should I change': %s",
    (caller) => {
      const call = play(mine, [
        ...readBack,
        { caller: "yes change it", says: "What should I change?" },
        { caller, says: "Shall I book that?" },
        { caller: "yes", says: "I have requested" },
      ]);
      expect(call.book.entries).toHaveLength(1);
    },
  );
});
