import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import {
  dateFrom,
  daysShown,
  hoursShown,
  timeFrom,
  toCalendarEvent,
  visitsShown,
} from "./calendar-events.ts";

const clinicHours = {
  weekdays: { start: "09:00", end: "17:00" },
  weekends: { start: "09:00", end: "13:00" },
};

describe("events of the calendar", () => {
  test("are named after patient and type and last 30 minutes [APPT-5]", () => {
    const event = toCalendarEvent(anAppointment());
    expect(event.title).toBe("Matilda Nguyen - Teeth Cleaning");
    expect([dateFrom(event.start), timeFrom(event.start)]).toEqual(["2026-08-13", "14:30"]);
    expect(event.end.getTime() - event.start.getTime()).toBe(30 * 60_000);
  });

  test("start at 09:00 when no time was given [APPT-5]", () => {
    expect(timeFrom(toCalendarEvent(anAppointment({ requestedTime: "" })).start)).toBe("09:00");
  });

  test("say General Consultation when no type was given [APPT-13]", () => {
    const event = toCalendarEvent(anAppointment({ appointmentType: null }));
    expect(event.title).toBe("Matilda Nguyen - General Consultation");
  });

  describe.each(["Australia/Sydney", "America/New_York", "UTC", "Asia/Kolkata"])(
    "in a browser in %s",
    (zone) => {
      const before = process.env.TZ;
      beforeEach(() => {
        process.env.TZ = zone;
      });
      afterEach(() => {
        process.env.TZ = before;
      });

      test("stand at the clinic's wall clock [APPT-4]", () => {
        const event = toCalendarEvent(anAppointment({ requestedDate: "2026-10-04", requestedTime: "08:00" }));
        expect(event.start.getHours()).toBe(8);
        expect(dateFrom(event.start)).toBe("2026-10-04");
      });
    },
  );
});

describe("what a view shows", () => {
  test.each([
    ["day", "2026-08-13", "2026-08-13", "2026-08-13"],
    ["week", "2026-08-13", "2026-08-10", "2026-08-16"],
    ["week", "2026-08-16", "2026-08-10", "2026-08-16"],
    ["month", "2026-08-13", "2026-07-27", "2026-09-06"],
    ["month", "2027-02-10", "2027-02-01", "2027-02-28"],
    ["month", "2026-12-31", "2026-11-30", "2027-01-03"],
  ] as const)("%s around %s runs from %s to %s, from Monday", (view, date, first, last) => {
    expect(daysShown(view, date)).toEqual({ first, last });
  });

  test("leaves out what lies outside", () => {
    const list = [
      anAppointment({ requestedDate: "2026-08-09" }),
      anAppointment(),
      anAppointment({ requestedDate: "2026-08-17" }),
    ];
    expect(visitsShown(list, "week", "2026-08-13")).toHaveLength(1);
  });
});

describe("hours of week and day", () => {
  test("are 08:00 to 17:00 [APPT-4]", () => {
    expect(hoursShown(null, [])).toEqual({ start: "08:00", end: "17:00" });
    expect(hoursShown(clinicHours, [toCalendarEvent(anAppointment())])).toEqual({
      start: "08:00",
      end: "17:00",
    });
  });

  test("widen for a clinic that opens earlier or closes later", () => {
    const long = { weekdays: { start: "07:30", end: "20:15" }, weekends: { start: "", end: "" } };
    expect(hoursShown(long, [])).toEqual({ start: "07:00", end: "21:00" });
  });

  test("widen so that nobody booked outside them is out of sight", () => {
    expect(hoursShown(clinicHours, [toCalendarEvent(anAppointment({ requestedTime: "18:00" }))]).end).toBe(
      "19:00",
    );
    expect(hoursShown(clinicHours, [toCalendarEvent(anAppointment({ requestedTime: "23:45" }))]).end).toBe(
      "23:59",
    );
  });
});
