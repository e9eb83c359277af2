import { describe, expect, test } from "vitest";
import { callSaying, type TestCall } from "./testing/test-call.ts";
import { standingIn } from "./testing/visits.ts";

/** Who comes first and who waits, each with the day and the time that are theirs; `me` is whoever rings. */
function comersOf({ state }: TestCall): string[] {
  const { draft, comers = [], queued } = state;
  const first = { name: draft.name, day: draft.when.days[0] ?? null, time: draft.when.times[0] ?? null };
  if (!queued.includes("book")) return [];
  return [first, ...comers].map(({ name, day, time }) =>
    [
      name?.value.full ?? "?",
      day?.value.from.slice(5) ?? "",
      time?.value.kind === "exact" ? time.value.time : "",
    ]
      .join(" ")
      .trim(),
  );
}

describe("each of several is taken at the day and the time told for them, in the first sentence as well [CALL-1]", () => {
  test.each([
    ["a check up for Sanjay on Wednesday and Lakshmi on Thursday please", ["Sanjay 08-12", "Lakshmi 08-13"]],
    ["a check-up please, Sanjay on Wednesday and Lakshmi on Thursday", ["Sanjay 08-12", "Lakshmi 08-13"]],
    [
      "I need a check-up for me Wednesday at two and for my wife Lakshmi Thursday at ten",
      ["? 08-12 14:00", "Lakshmi 08-13 10:00"],
    ],
    [
      "Sanjay Iyer here, check-ups please, Wednesday at two for me and Thursday at ten for Lakshmi",
      ["Sanjay Iyer 08-12 14:00", "Lakshmi 08-13 10:00"],
    ],
    [
      "can my husband come in Thursday at four and me Friday at ten, for cleans",
      ["? 08-14 10:00", "? 08-13 16:00"],
    ],
    [
      "check-ups for me and my wife Sue, me on Wednesday at two and her on Thursday at ten",
      ["? 08-12 14:00", "Sue 08-13 10:00"],
    ],
    [
      "a check-up please, Elias Haddad in at 11 and Nadia Haddad at 11:30 Monday 14th",
      ["Elias Haddad 09-14 11:00", "Nadia Haddad 09-14 11:30"],
    ],
    [
      "check-ups for me and my flatmate Jonas on Wednesday, me at nine and him at ten. I'm Felix Brandt",
      ["Felix Brandt 08-12 09:00", "Jonas 08-12 10:00"],
    ],
    [
      "check-ups for Leo on Wednesday at nine and Mia on Thursday at nine, surname Marsh",
      ["Leo Marsh 08-12 09:00", "Mia Marsh 08-13 09:00"],
    ],
    [
      "can i get a check up for my daughter zoe wednesday at nine and one for my son max thursday at nine surname chen",
      ["Zoe Chen 08-12 09:00", "Max Chen 08-13 09:00"],
    ],
    [
      "me and my two housemates need cleans, I'm Felix Brandt, Wednesday at nine for me, Thursday at nine for Jonas Keller and Friday at nine for Ravi Shah",
      ["Felix Brandt 08-12 09:00", "Jonas Keller 08-13 09:00", "Ravi Shah 08-14 09:00"],
    ],
    [
      "hi, Anita Rao. I need a clean on Wednesday at nine, my son Dev a check-up on Thursday at four and my mum Leela a filling on Friday at eleven",
      ["Anita Rao 08-12 09:00", "Dev 08-13 16:00", "Leela 08-14 11:00"],
    ],
    [
      "check-ups for my son on Wednesday at nine and my other son on Thursday at ten",
      ["? 08-12 09:00", "? 08-13 10:00"],
    ],
    ["Friday, check-ups, Leo at nine and Mia at half past", ["Leo 08-14 09:00", "Mia 08-14 09:30"]],
  ])("%s", (line, comers) => {
    expect(comersOf(callSaying([line]))).toEqual(comers);
  });

  test.each([
    [["can I book a check-up", "Wednesday for Sanjay and Thursday for Lakshmi"]],
    [["can I book a check-up", "Sanjay on Wednesday and Lakshmi on Thursday"]],
    [["can I book check-ups for Sanjay and Lakshmi", "Sanjay Wednesday and Lakshmi Thursday"]],
  ])("asked for the day: %j", (lines) => {
    expect(comersOf(callSaying(lines))).toEqual(["Sanjay 08-12", "Lakshmi 08-13"]);
  });

  test.each([
    ["Tuesday 18 August at two for me and the Thursday at four for my husband Otto", "08-20 16:00"],
    ["Thursday 20 August at two for me and the Tuesday at four for my husband Otto", "08-18 16:00"],
    ["Monday at two for me and Tuesday at four for my husband Otto", "08-18 16:00"],
    ["Friday at two for me and Tuesday at four for my husband Otto", "08-11 16:00"],
    ["Tuesday 18 August at two for me and next Thursday at four for my husband Otto", "08-20 16:00"],
  ])("a weekday behind a day is of that week: %s", (line, his) => {
    expect(comersOf(callSaying([`a check-up ${line}`]))[1]).toBe(`Otto ${his}`);
  });
});

test("three people are booked on three days, each for what they come for [CALL-1]", () => {
  const call = callSaying([
    "me Monday at nine for a clean, my wife Sue Tuesday at ten for a filling and my son Leo Wednesday at half three for a check-up. It's Greg Marsh",
    ...["yes", "yes", "Marsh", "yes", "Marsh", "yes"],
  ]);
  expect(standingIn(call.book)).toEqual([
    "Greg Marsh 2026-08-17 09:00",
    "Sue Marsh 2026-08-18 10:00",
    "Leo Marsh 2026-08-19 15:30",
  ]);
  expect(call.book.entries).toMatchObject([
    { appointmentType: "Teeth Cleaning" },
    { notes: "Caller said: filling" },
    { notes: "Caller said: check-up" },
  ]);
});

test("a filling at nine and a clean for somebody else at half past, on one day [CALL-1]", () => {
  const call = callSaying([
    "a filling at nine and my wife Sue a clean at half past, both Friday",
    ...["Greg Marsh", "yes", "yes", "Marsh", "yes"],
  ]);
  expect(call.book.entries).toMatchObject([
    { patientName: "Greg Marsh", date: "2026-08-14", time: "09:00", notes: "Caller said: filling" },
    { patientName: "Sue Marsh", date: "2026-08-14", time: "09:30", appointmentType: "Teeth Cleaning" },
  ]);
});

describe("who is only spoken of is given no time [CALL-1]", () => {
  test.each([
    "I work Monday and my wife works Tuesday so a clean on Wednesday",
    "my son has school till three on Wednesday and my daughter finishes at four on Thursday, a check-up",
    "a clean Wednesday and my wife drives me at two",
    "a check-up on Thursday, I saw Dr Vance on Monday and Dr Lee on Friday",
    "a check-up with Dr Vance on Wednesday and Dr Lee on Thursday",
    "a check-up Wednesday at nine for my son Leo or Thursday at ten",
    "a clean for me on Wednesday and I need to be gone by three",
    "my wife Sue was in on Monday and I want a clean on Thursday",
  ])("%s", (line) => {
    expect(comersOf(callSaying([line]))).toEqual([]);
  });
});

test("what is said between a name and its last name is told none the less [CALL-1]", () => {
  const call = callSaying(["a check-up for my son Leo on Wednesday at nine and his name is Leo Marsh"]);
  expect(call.state.draft.slot).toEqual({ date: "2026-08-12", time: "09:00" });
  expect(call.state.draft.name?.value.full).toBe("Leo Marsh");
});
