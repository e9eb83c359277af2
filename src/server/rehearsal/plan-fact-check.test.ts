import { expect, test } from "vitest";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import type { RingBack } from "#server/dialogue/events.ts";
import { noWhen } from "#server/dialogue/readings.ts";
import type { JudgedCall } from "./fact-check.ts";
import { falsePlans } from "./plan-fact-check.ts";

/** Tuesday 11 August 2026, 9:00 am in Sydney; open on weekdays from nine to five. */
const books: JudgedCall = {
  ...{ said: [], ownWords: "", at: Date.parse("2026-08-10T23:00:00Z") },
  calendar: {
    timeZone: "Australia/Sydney",
    businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
  },
  visits: [
    {
      ...{ patientName: "Mia Chen", date: "2026-08-12", time: "10:00", appointmentType: "Teeth Cleaning" },
      ...{ isBefore: false, isCancelled: false },
    },
  ],
};
const visit = {
  ...{ appointmentId: "1", patientName: "Mia Chen", date: "2026-08-12", time: "10:00", person: 0 },
  ...({ named: null, appointmentType: "Teeth Cleaning", status: "requested", isOfThisCall: true } as const),
};
const judged = (item: PlanItem, text: string, over: Partial<JudgedCall> = {}) =>
  falsePlans([{ items: [item], text }], { ...books, ...over });

test("what is planned as booked stands in the books, however it is worded [CALL-2]", () => {
  expect(judged({ item: "booked", visit }, "You beauty, that's yours.")).toEqual([]);
  expect(judged({ item: "booked", visit: { ...visit, time: "11:00" } }, "Yours.")).toHaveLength(1);
  expect(judged({ item: "cancelled", visit }, "Gone.")).toHaveLength(1);
  expect(judged({ item: "booked", visit: { ...visit, patientName: "Leo Chen" } }, "Leo's in.")).toHaveLength(
    1,
  );
});

test("whoever is told to be off the waitlist, or on it, is [CALL-2] [APPT-20]", () => {
  const of = { patientName: "Mia Chen", isOther: false, waits: [], stays: [] };
  expect(judged({ item: "left_waitlist", ...of }, "Done.")).toHaveLength(1);
  expect(judged({ item: "left_waitlist", ...of }, "Done.", { offWaitlist: 1 })).toEqual([]);
  expect(judged({ item: "on_waitlist", ...of }, "Still there.")).toHaveLength(1);
  expect(judged({ item: "on_waitlist", ...of }, "Still there.", { waiting: 1 })).toEqual([]);
});

test("a day or a time that is in no plan is not said [CALL-2]", () => {
  expect(judged({ item: "booked", visit }, "See you tomorrow at ten o'clock.")).toEqual([]);
  expect(judged({ item: "booked", visit }, "See you tomorrow at eleven o'clock.")).toHaveLength(1);
  expect(judged({ item: "booked", visit }, "See you on Thursday the 13th.")).toHaveLength(1);
});

test("only free times are offered [CALL-2]", () => {
  const wish = { fromDate: "2026-08-15", toDate: "2026-08-15", time: null, between: null, limit: 3 };
  const offered = (date: string): PlanItem => ({
    ...{ item: "offered", times: [{ date, time: "09:00" }], wish, isExact: false, total: 1 },
  });
  expect(judged(offered("2026-08-14"), "")).toEqual([]);
  expect(judged(offered("2026-08-15"), "")).toHaveLength(1);
});

test("what is said of ringing stands in the task [CALL-5]", () => {
  const ring: RingBack = {
    ...{ person: 0, by: "call", phone: "+61491570156", extension: null, words: null, when: noWhen },
  };
  const stored = { kind: "callback", phone: ring.phone, detail: "About a bill.", words: [], ring } as const;
  const told = (text: string) =>
    falsePlans(
      [
        {
          items: [{ item: "told_team", stored, isTest: false, matter: "callback", isMore: false }],
          text: "",
        },
      ],
      { ...books, left: [{ kind: "task", turn: 0, text }] },
    );
  expect(told("About a bill.")).toEqual([]);
  expect(told("About a bill.\nNobody needs to ring them.")).toHaveLength(1);
});
