import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import { DayLists } from "./day-list.tsx";

afterEach(cleanup);

const visits = [
  anAppointment({ id: "late", patientName: "Noah Tran", startsAt: "2026-08-13T05:30:00.000Z" }),
  anAppointment({ id: "early", practitionerName: "Dr Patel", practitionerId: "patel" }),
  anAppointment({ id: "else", requestedDate: "2026-08-14" }),
];

test("a phone's day says who comes when, what for, where and with whom, in order [APPT-18]", () => {
  const onOpen = vi.fn();
  const day = { first: "2026-08-13", last: "2026-08-13", today: "2026-08-13", whose: null, hasChairs: true };
  const absences = [{ date: "2026-08-13", name: "Dr Moore", hours: "from 1:00 pm" }];
  render(<DayLists {...day} absences={absences} appointments={visits} onOpen={onOpen} />);
  const list = screen.getByRole("region", { name: "Today, Thursday, 13 August 2026" });
  const rows = within(list).getAllByRole("listitem");
  expect(rows).toHaveLength(2);
  expect(list.textContent).toContain("Away: Dr Moore from 1:00 pm");
  expect(rows[0]?.textContent).toBe(
    "2:30 pmMatilda NguyenTeeth Cleaning, 30 minutesChair 1, Dr PatelConfirmed",
  );
  within(list)
    .getByRole("button", { name: /Noah Tran/ })
    .click();
  expect(onOpen).toHaveBeenCalledWith("late");
});

test("a day without visits says so, and a week can be one practitioner's [APPT-18]", () => {
  const week = {
    first: "2026-08-13",
    last: "2026-08-14",
    today: "2026-08-10",
    whose: "patel",
    hasChairs: false,
  };
  render(<DayLists {...week} absences={[]} appointments={visits} onOpen={vi.fn()} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByText("Nobody is booked.")).toBeTruthy();
});
