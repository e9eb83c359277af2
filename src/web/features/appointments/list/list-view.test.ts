import { describe, expect, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import {
  countSentence,
  filterAppointments,
  firstOf,
  groupByDay,
  makeSearchable,
  rowsBeforeNow,
} from "./list-view.ts";

let made = 0;
const appointment = (over: Partial<Appointment> = {}): Appointment =>
  anAppointment({
    id: `0198f2c0-0000-7000-8000-${String(++made).padStart(12, "0")}`,
    ...{ patientName: "Jack O’Brien", appointmentType: null },
    ...{ requestedDate: "2026-08-11", requestedTime: "09:00" },
    ...{ startsAt: "2026-08-10T23:00:00.000Z", endsAt: "2026-08-10T23:30:00.000Z" },
    ...over,
  });

const found = (list: Appointment[], search: string, date = "") =>
  filterAppointments(makeSearchable(list), { search, date }).map((a) => a.patientName);

test.each(["o'brien", "O’Brien", "obrien jack", "O`Bri"])(
  "an apostrophe is found however it is typed: %s [APPT-2]",
  (search) => {
    expect(found([appointment()], search)).toEqual(["Jack O’Brien"]);
  },
);

describe("the search [APPT-2]", () => {
  const list = [
    appointment({ patientName: "Ruby Singh", patientPhone: "+61491574118" }),
    appointment({ patientName: "Émile Noël", patientPhone: "(02) 5550 4410" }),
    appointment({ patientName: "Rose Rubyson", patientPhone: "+447700900123", requestedDate: "2026-08-12" }),
  ];

  test.each([
    ["", 3],
    ["ruby", 2],
    ["RUBY S", 1],
    ["singh ruby", 1],
    ["  singh ", 1],
    ["émile", 1],
    ["0491 574", 1],
    ["0491574118", 1],
    ["+61 491", 1],
    ["61491574", 1],
    ["5550 4410", 1],
    ["025550", 1],
    ["7700 900", 1],
    ["smith", 0],
    ["0499", 0],
    ["ruby 0491", 0],
    ["()", 0],
  ])("%j finds %i", (search, count) => {
    expect(found(list, search)).toHaveLength(count);
  });

  test("and the date filter hold together", () => {
    expect(found(list, "ruby", "2026-08-12")).toEqual(["Rose Rubyson"]);
    expect(found(list, "", "2026-08-13")).toEqual([]);
  });
});

describe("the days of the list", () => {
  const list = [
    appointment({ requestedDate: "2026-08-12", requestedTime: "10:00" }),
    appointment({ requestedDate: "2026-08-09" }),
    appointment({ requestedDate: "2026-08-11", requestedTime: "14:00" }),
    appointment({ requestedDate: "2026-08-11", requestedTime: "08:30" }),
    appointment({ requestedDate: "2026-08-10" }),
  ];

  const ordered = filterAppointments(makeSearchable(list), { search: "", date: "" });

  test("begin with today, go on with what comes, then with what was, latest first", () => {
    const days = groupByDay(ordered, "2026-08-11");
    expect(days.map((day) => day.date)).toEqual(["2026-08-11", "2026-08-12", "2026-08-10", "2026-08-09"]);
    expect(days[0]?.appointments.map((a) => a.requestedTime)).toEqual(["08:30", "14:00"]);
  });

  test("are cut to a page without losing the count", () => {
    const days = groupByDay(ordered, "2026-08-11");
    expect(firstOf(days, 3).flatMap((day) => day.appointments)).toHaveLength(3);
    expect(firstOf(days, 1)[0]?.appointments).toHaveLength(1);
    expect(firstOf(days, 100)).toEqual(days);
  });

  test("show the present between what has begun and what comes", () => {
    const today = groupByDay(ordered, "2026-08-11")[0]?.appointments ?? [];
    expect(rowsBeforeNow(today, "08:00")).toBe(0);
    expect(rowsBeforeNow(today, "11:42")).toBe(1);
    expect(rowsBeforeNow(today, "18:00")).toBe(2);
  });
});

test("counts in a sentence", () => {
  const today = "2026-08-11";
  const sentence = (list: Parameters<typeof countSentence>[0], over: object = {}) =>
    countSentence(list, { date: "", status: "all", today, ...over });
  const two = [appointment(), appointment({ status: "requested" })];
  expect(sentence(two, { date: today })).toBe("2 appointments today, 1 requested");
  expect(sentence([appointment()])).toBe("1 appointment");
  expect(sentence([...two, appointment({ requestedDate: "2026-08-10" })])).toBe(
    "2 appointments to come, 1 requested, 1 before today",
  );
  expect(sentence([appointment({ status: "requested" })], { status: "requested" })).toBe("1 request");
  const yesterday = appointment({ requestedDate: "2026-08-10" });
  expect(sentence([yesterday], { status: "unsettled" })).toBe("1 visit to settle from before today");
  expect(sentence([appointment(), yesterday], { status: "unsettled" })).toBe(
    "1 visit to settle today, 1 before today",
  );
});
