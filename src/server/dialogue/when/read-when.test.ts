import { describe, expect, test } from "vitest";
import { readWhen } from "./read-when.ts";
import { atClinic, brief } from "./test-clinic.ts";

/** Tuesday 11 August 2026, 10:30 am in Sydney. Open 8–5 on weekdays, 9–1 on weekends; a `?` marks what is to be confirmed. */
const cases: readonly (readonly [said: string, meant: string])[] = [
  ["id like to come in on thursday at three", "2026-08-13 15:00?"],
  ["next tuesday morning please", "2026-08-18 00:00-12:00"],
  ["the 14th at 2 30", "2026-08-14 14:30?"],
  ["the twenty third", "2026-08-23"],
  ["thursday the seventeenth please one o'clock", "2026-09-17? 13:00?"],
  ["thursday 17 please one o'clock", "2026-09-17? 13:00?"],
  ["friday 28 10am", "2026-08-28 10:00"],
  ["thursday 17 30", "2026-08-13 17:30"],
  ["friday 20 minutes is enough", "2026-08-14"],
  ["friday the twenty first ten thirty", "2026-08-21 10:30?"],
  ["thursday the seventeenth for my son", "2026-09-17?"],
  ["the seventeenth one o'clock", "2026-08-17 13:00?"],
  ["thursday the second one", "2026-08-13"],
  ["monday 9 o'clock he has school, but okay no problem, ten o'clock", "2026-08-17 10:00? not 09:00?"],
  ["nine o'clock, but i'm okay with ten o'clock", "10:00?"],
  ["twenty fifth of november", "2026-11-25"],
  ["november twenty five", "2026-11-25"],
  ["any time next week", "2026-08-17..2026-08-23"],
  ["early next week", "2026-08-17..2026-08-18?"],
  ["end of the month", "2026-08-21..2026-08-31?"],
  ["this arvo", "2026-08-11 12:00-17:30"],
  ["this arvo at three", "2026-08-11 15:00"],
  ["after lunch on friday", "2026-08-14 13:00-17:30"],
  ["first thing tomorrow", "2026-08-12 08:00-09:30"],
  ["not tuesday", "not 2026-08-18?"],
  ["any evening after five", "2026-08-11..2026-08-24? 17:00-23:59"],
  ["any day just after half three", "2026-08-11..2026-08-24? 15:30-23:59?"],
  ["are you open any night", ""],
  ["any day but friday", "2026-08-11..2026-08-24? not 2026-08-14"],
  ["any day except monday or wednesday", "2026-08-11..2026-08-24? not 2026-08-17 not 2026-08-12"],
  ["whenever, just not friday, after ten", "2026-08-11..2026-08-24? 10:00-23:59? not 2026-08-14"],
  ["later in the week", "2026-08-12..2026-08-16?"],
  ["something later this week", "2026-08-12..2026-08-16?"],
  ["earlier in the week", "2026-08-11..2026-08-13?"],
  ["i've a clean tomorrow morning, can we push it to later in the week", "2026-08-12..2026-08-16?"],
  ["half three'd be beaut", "15:30?"],
  ["thursday'll do, three'd be lovely", "2026-08-13 15:00?"],
  ["the 11.30 thanks", "11:30?"],
  ["tuesday morning please, one for me and one for my daughter", "2026-08-18? 00:00-12:00"],
  ["monday arvo, one for each of the kids", "2026-08-17 12:00-17:30"],
  ["the arvo one", "12:00-17:30"],
  ["the early one on friday", "2026-08-14"],
  ["in the afternoon, at one for a clean", "13:00"],
  ["book me for the first one you've got", "soonest"],
  ["monday is no good", "not 2026-08-17"],
  ["monday doesn't work for me, what about wednesday?", "2026-08-12 not 2026-08-17"],
  ["thursday no actually friday", "2026-08-14"],
  ["make it thursday", "2026-08-13"],
  ["at four no make that half past four", "16:30?"],
  ["a week from thursday", "2026-08-20"],
  ["friday week", "2026-08-21"],
  ["in a fortnight", "2026-08-25?"],
  ["day after tomorrow", "2026-08-13"],
  ["between two and four", "14:00-16:00?"],
  ["after four", "16:00-23:59?"],
  ["not before ten", "10:00-23:59?"],
  ["no later than four", "00:00-16:00?"],
  ["around three ish", "15:00?"],
  ["half two", "14:30?"],
  ["quarter to three", "14:45?"],
  ["5 10 pm", "17:10"],
  ["ten in the morning", "10:00"],
  ["nine a m", "09:00"],
  ["nine a.m.", "09:00"],
  ["two o clock", "14:00?"],
  ["christmas eve", "2026-12-24"],
  ["same day at 4", "2026-08-20 16:00?"],
  ["the day after", "2026-08-21"],
  ["next friday", "2026-08-21?"],
  ["this friday", "2026-08-14"],
  ["3", "15:00?"],
  ["as soon as possible", "soonest"],
  ["what's the next available", "soonest"],
  ["i was born on the third of march nineteen eighty five", ""],
  ["move it from wednesday to thursday", "2026-08-13"],
  ["monday to wednesday", "2026-08-17..2026-08-19"],
  ["sometime next week maybe tuesday or wednesday", "2026-08-18 2026-08-19"],
  ["14/08/2026 at 9am", "2026-08-14 09:00"],
  ["wednesday the nineteenth at ten past ten am", "2026-08-19 10:10"],
  ["first monday in september", "2026-09-07"],
];

describe("reads everyday booking talk", () => {
  test.each(cases)("%s", (said, meant) => {
    expect(brief(readWhen(said, atClinic))).toBe(meant);
  });
});

test("said on a Sunday, this week is the one about to begin [CALL-1]", () => {
  const sunday = { ...atClinic, now: Date.parse("2026-08-16T00:30:00Z") };
  expect(brief(readWhen("any day this week", sunday))).toBe("2026-08-16..2026-08-22?");
  expect(brief(readWhen("later in the week", sunday))).toBe("2026-08-17..2026-08-22?");
});

test("a day named twice is one day, not a choice", () => {
  expect(brief(readWhen("can i come today, this arvo would be great", atClinic))).toBe(
    "2026-08-11 12:00-17:30",
  );
});

test("opening hours of the weekend decide on a Saturday", () => {
  const saturday = { weekdays: { start: "13:00", end: "20:00" }, weekends: { start: "07:00", end: "12:00" } };
  const evenings = { ...atClinic, businessHours: saturday };
  expect(brief(readWhen("friday at 8", evenings))).toBe("2026-08-14 20:00?");
  expect(brief(readWhen("saturday at 8", evenings))).toBe("2026-08-15 08:00?");
});

test("the day is the clinic's, whatever the time elsewhere", () => {
  const lateInUtc = { ...atClinic, now: Date.parse("2026-08-10T23:30:00Z") };
  expect(brief(readWhen("tomorrow", lateInUtc))).toBe("2026-08-12");
});

test("a lone number answers the question that was asked", () => {
  expect(brief(readWhen("24", atClinic, "day"))).toBe("2026-08-24");
  expect(brief(readWhen("3", atClinic, "time"))).toBe("15:00?");
});

describe("tells heard from assumed", () => {
  test("says which Friday it took and keeps the caller's words", () => {
    const [day] = readWhen("could i get next friday", atClinic).days;
    expect(day).toMatchObject({ heard: "next friday", span: [12, 23], certainty: "unsure" });
    expect(day?.assumed).toEqual(["Friday of next week, not of this week"]);
  });

  test("says why three is in the afternoon", () => {
    const [time] = readWhen("at three", atClinic).times;
    expect(time?.assumed).toEqual(["afternoon, because the clinic is closed at 3 am"]);
  });
});
