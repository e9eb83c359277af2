import { expect, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import { toInstant } from "#kernel/zoned-time.ts";
import { anAppointment } from "../../../../tests/support/an-appointment.ts";
import { layOutDay } from "./day-strip.ts";

const day = "2026-08-11";
function visit(
  time: string,
  status: Appointment["status"] = "confirmed",
  minutes = 30,
  chairName = "Chair 1",
): Appointment {
  const startsAt = toInstant(day, time, "Australia/Sydney");
  return anAppointment({
    ...{ id: `${time} ${status}`, status, requestedDate: day, requestedTime: time, appointmentType: null },
    chairName,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + minutes * 60_000).toISOString(),
  });
}
const shape = (appointments: Appointment[]) =>
  layOutDay(appointments, day).lanes.map((lane) => [lane.label, lane.events.map((e) => e.appointment.id)]);

test("puts visits that follow one another into one chair", () => {
  expect(shape([visit("09:30"), visit("09:00")])).toEqual([
    ["Chair 1", ["09:00 confirmed", "09:30 confirmed"]],
  ]);
});

test("shows each visit in the chair that it is booked in, chairs in the order of their names [DASH-6]", () => {
  const inHygiene = visit("09:30", "requested", 30, "Hygiene room");
  const inTen = visit("11:00", "confirmed", 30, "Chair 10");
  expect(shape([inHygiene, inTen, visit("13:00", "confirmed", 30, "Chair 2")])).toEqual([
    ["Chair 2", ["13:00 confirmed"]],
    ["Chair 10", ["11:00 confirmed"]],
    ["Hygiene room", ["09:30 requested"]],
  ]);
});

test("leaves a cancelled visit in its place until its time is given away", () => {
  expect(shape([visit("09:00", "cancelled")])).toEqual([["Chair 1", ["09:00 cancelled"]]]);
  expect(shape([visit("09:00", "cancelled"), visit("09:00")])).toEqual([
    ["Chair 1", ["09:00 confirmed"]],
    ["Cancelled", ["09:00 cancelled"]],
  ]);
});

test("shows 08:00 to 17:00, and more when a visit lies outside, but never beyond the day", () => {
  const hours = (...appointments: Appointment[]) => {
    const { from, to } = layOutDay(appointments, day);
    return [from / 60, to / 60];
  };
  expect(hours()).toEqual([8, 17]);
  expect(hours(visit("07:30"), visit("17:30", "confirmed", 60))).toEqual([7, 19]);
  expect(hours(visit("23:30", "confirmed", 60))).toEqual([8, 24]);
});

test("leaves other days out", () => {
  expect(shape([{ ...visit("09:00"), requestedDate: "2026-08-12" }])).toEqual([["No visits", []]]);
});
