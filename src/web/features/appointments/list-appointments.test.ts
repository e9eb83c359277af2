import { expect, test } from "vitest";
import { appointmentsQuery, pastDays } from "#web/lib/real-appointments.ts";
import { earlierDays, firstDayAtHand } from "./list-appointments.ts";

const today = "2026-08-11";
const list = { tab: "list", view: "month", at: "", date: "" } as const;
const calendar = { ...list, tab: "calendar" } as const;

test.each([
  ["the list as it opens", list, null],
  ["a day of the last two months", { ...list, date: "2026-06-10" }, null],
  ["a day before them", { ...list, date: "2026-06-09" }, { from: "2026-06-09", to: "2026-06-09" }],
  ["this month in the calendar", calendar, null],
  [
    "a month that begins before them",
    { ...calendar, at: "2026-06-20" },
    { from: "2026-06-01", to: "2026-06-09" },
  ],
  [
    "a week of last year",
    { ...calendar, view: "week", at: "2025-08-13" },
    { from: "2025-08-11", to: "2025-08-17" },
  ],
] as const)("%s asks for what is not at hand and no more [APPT-1]", (_what, place, days) => {
  expect(earlierDays(place, { today, listedFrom: firstDayAtHand(today) })).toEqual(days);
});

test("the list goes back as far as somebody asked [APPT-1]", () => {
  const days = { from: "2026-01-01", to: "2026-06-09" };
  expect(earlierDays(list, { today, listedFrom: "2026-01-01" })).toEqual(days);
});

test("what is at hand is what the server is asked for [APPT-1]", () => {
  expect(appointmentsQuery.queryKey).toEqual([`/api/appointments?pastDays=${pastDays}`]);
});
