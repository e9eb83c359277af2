import { expect, type Locator, type Page } from "@playwright/test";
import { systemClock } from "../../src/kernel/clock.ts";
import { longDate } from "../../src/kernel/spoken-dates.ts";
import { addDays, isWeekend, minutesOf, toLocal } from "../../src/kernel/zoned-time.ts";

const clinicZone = "Australia/Sydney";
export const clinicNow = (zone = clinicZone) => toLocal(systemClock.now(), zone);
/** Address of the list of appointments, whichever days are asked for. */
export const appointmentsCall = /\/api\/appointments(\?[^/]*)?$/;
export const today = () => clinicNow().date;

/** A weekday at least `days` ahead, so that the clinic is open and nothing of it is past. */
export function weekdayIn(days: number): string {
  let day = addDays(today(), days);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

/** A zone in which it is some minutes past noon, so that what happens now and soon is on one day. */
export function zoneAtNoon(): string {
  const hoursAhead = 12 - Math.floor(minutesOf(clinicNow("UTC").time) / 60);
  // The sign of these names is the other way round.
  return `Etc/GMT${hoursAhead < 0 ? "+" : "-"}${Math.abs(hoursAhead)}`;
}

/** Chooses a day in an open calendar of the date field. */
async function chooseDay(page: Page, date: string): Promise<void> {
  const day = page.getByRole("button", { name: longDate(date) });
  const next = page.getByRole("button", { name: "Next month" });
  for (let turns = 0; turns < 24 && !(await day.isVisible()); turns++) await next.click();
  await day.click();
}

/** Opens a date field and chooses a day. */
export async function setDate(page: Page, field: Locator, date: string): Promise<void> {
  await field.click();
  await chooseDay(page, date);
}

/** Chooses one of the words of a select. */
export async function setSelect(page: Page, field: Locator, word: string): Promise<void> {
  await field.click();
  await page.getByRole("option", { name: word, exact: true }).click();
}

/** The one notice on the screen, with its title and sentence. */
export async function expectNotice(page: Page, title: string, sentence: string | RegExp): Promise<void> {
  // A dialog hides everything beside it from screen readers; the notice itself is announced apart.
  const notice = page
    .getByRole("region", { name: /notifications/i, includeHidden: true })
    .getByRole("listitem", { includeHidden: true });
  await expect(notice.getByText(title, { exact: true })).toBeVisible();
  await expect(notice.getByText(sentence).last()).toBeVisible();
}

export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: unknown }>;

export interface Booking {
  name?: string;
  phone?: string;
  email?: string;
  date?: string;
  time?: string;
  type?: string;
  notes?: string;
}

/** Books through the API, as another desk would; the answer is the appointment. */
export async function book(call: Call, booking: Booking = {}): Promise<{ id: string }> {
  const { status, body } = await call("POST", "/api/appointments", {
    requestedDate: booking.date ?? weekdayIn(3),
    requestedTime: booking.time ?? "10:00",
    patientDetails: {
      name: booking.name ?? "Ruby Singh",
      phone: booking.phone ?? "0491 570 156",
      email: booking.email ?? "",
    },
    appointmentType: booking.type ?? "Teeth Cleaning",
    notes: booking.notes ?? "",
  });
  expect(status).toBe(201);
  return body as { id: string };
}

/** A further chair, used on every day; the answer is its id. */
export async function addChair(call: Call, name: string): Promise<string> {
  const { status, body } = await call("POST", "/api/opening/chairs", { name, weekdays: null });
  expect(status).toBe(201);
  return (body as { id: string }).id;
}
