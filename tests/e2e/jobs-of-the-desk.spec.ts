import type { Appointment } from "../../src/contract/booking/appointments.ts";
import type { LogEntry } from "../../src/contract/calls/calls.ts";
import type { Person } from "../../src/contract/clinic/people.ts";
import { spokenDate } from "../../src/kernel/spoken-dates.ts";
import { addDays } from "../../src/kernel/zoned-time.ts";
import { setDate, today } from "./booking-days.ts";
import { expect, jobLimits, link, test } from "./jobs.ts";

/*
 * What reception does in a day. Its work in the book is in `jobs-of-the-book`, that of the office in `jobs-of-the-office`.
 */

test.describe.configure(jobLimits);

test("today's appointments alone: two presses from the dashboard [APPT-18]", async ({ begin }) => {
  const { page, presses } = await begin("/");
  await link(page, /^Appointments/).click();
  await page.getByRole("button", { name: "Today", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`date=${today()}`));
  expect(await presses()).toBe(2);
});

test("three bookings of the assistant are confirmed at once: five presses from the dashboard [APPT-18]", async ({
  begin,
}) => {
  const { page, presses } = await begin("/");
  await page.getByRole("link", { name: /more requests? in the list/ }).click();
  const ticks = page.getByRole("main").getByRole("listitem").getByRole("checkbox");
  for (const place of [0, 1, 2]) await ticks.nth(place).click();
  await page.getByRole("button", { name: "Confirm 3" }).click();
  await expect(page.getByText("3 appointments confirmed.", { exact: true })).toBeVisible();
  expect(await presses()).toBe(5);
});

test("a patient by half a number: no press at all [PAT-1]", async ({ begin }) => {
  const { page, presses } = await begin("/billing");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
  await page.keyboard.type("570 15");
  await expect(page.getByRole("group", { name: "Patients" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/patients\?patient=/);
  expect(await presses()).toBe(0);
});

test("who must be rung back, and what they said: two presses from the dashboard [DASH-7] [LOG-2]", async ({
  begin,
}) => {
  const { page, presses } = await begin("/");
  await link(page, /^Inbox/).click();
  const waiting = page.getByRole("region", { name: "Waiting", exact: true });
  await expect(waiting.getByRole("link", { name: /^Call/ }).first()).toHaveAttribute("href", /^tel:\+61/);
  await waiting.getByRole("link", { name: "Read the call" }).first().click();
  await expect(page.getByRole("list", { name: "Transcript" }).getByRole("listitem").first()).toBeVisible();
  expect(await presses()).toBe(2);
});

/** Asks the example clinic's server. */
async function ask<Answer>(clinic: { url: string; token: string }, path: string, body?: object) {
  const headers = { authorization: `Bearer ${clinic.token}`, "content-type": "application/json" };
  const reply = await fetch(`${clinic.url}${path}`, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  return (await reply.json()) as Answer;
}

test("a dentist's leave closes the book: six presses at most [APPT-17]", async ({ begin, exampleClinic }) => {
  const people = await ask<Person[]>(exampleClinic, "/api/people");
  const practitionerId = people.find(({ name }) => name === "Dr Amelia Vance")?.id;
  const freeOn = async (requestedDate: string) => {
    const asked = { requestedDate, practitionerId };
    return (await ask<{ availableSlots: string[] }>(exampleClinic, "/api/availability", asked))
      .availableSlots;
  };
  // A day of work three weeks on; the month is this one or the next.
  let day = addDays(today(), 21);
  while ((await freeOn(day)).length === 0) day = addDays(day, 1);

  const { page, presses } = await begin("/");
  await link(page, /^People/).click();
  await page.getByRole("button", { name: "Leave of Dr Amelia Vance" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave of Dr Amelia Vance" });
  await setDate(page, dialog.getByLabel("Away from"), day);
  await dialog.getByRole("button", { name: "Add leave" }).click();
  await expect(dialog.getByRole("list", { name: "Leave to come" }).getByRole("listitem")).not.toHaveCount(0);
  expect(await presses()).toBeLessThanOrEqual(6);
  expect(await freeOn(day)).toEqual([]);
});

test("the public holidays of the state are kept: two presses from the dashboard [APPT-16]", async ({
  begin,
}) => {
  const { page, presses } = await begin("/");
  await link(page, /^Knowledge Base/).click();
  const panel = page.getByRole("region", { name: "Public Holidays" });
  await panel.getByRole("button", { name: "Use public holidays of NSW" }).click();
  await expect(panel.getByRole("list", { name: "Coming public holidays" })).toContainText("Christmas Day");
  expect(await presses()).toBe(2);
});

test("calls and bookings of last week, and what they are worth: two presses from the dashboard [DASH-8]", async ({
  begin,
}) => {
  const { page, presses } = await begin("/");
  await link(page, /^Analytics/).click();
  const did = page.getByRole("region", { name: "What the assistant did" });
  await did.getByRole("button", { name: "The week before", exact: true }).click();
  await expect(page).toHaveURL(/week=/);
  await expect(did.getByText(/^Of \d+ calls that the assistant answered$/)).toBeVisible();
  await expect(did.getByText(/^Worth at least \$[\d,.]+ by your price list$/)).toBeVisible();
  expect(await presses()).toBe(2);
});

test("a booking is set aside while somebody else wants one, and carried on with [APPT-18]", async ({
  begin,
}) => {
  const { page } = await begin("/appointments");
  const booking = page.getByRole("dialog", { name: "Create Manual Appointment" });
  const open = () => page.getByRole("button", { name: "New Appointment" }).first().click();
  await open();
  await booking.getByLabel("Patient Name").fill("Wilhelmina Quark");
  await booking.getByRole("button", { name: "Close" }).click();
  await booking.getByRole("button", { name: "Set aside" }).click();
  await expect(page.getByText("Booking set aside: Wilhelmina Quark")).toBeVisible();
  await open();
  await expect(booking.getByLabel("Patient Name")).toHaveValue("");
  await booking.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Carry on" }).click();
  await expect(booking.getByLabel("Patient Name")).toHaveValue("Wilhelmina Quark");
  await expect(page.getByText("Booking set aside")).toHaveCount(0);
});

test("somebody is unwell: who was booked with them is listed, and shown a free time with a colleague or on the next day [APPT-17]", async ({
  begin,
  exampleClinic,
}) => {
  const appointments = await ask<Appointment[]>(exampleClinic, "/api/appointments");
  const isWith = (visit: Appointment) => visit.status === "confirmed" && visit.practitionerId !== null;
  const visit = appointments.find((each) => isWith(each) && each.requestedDate > addDays(today(), 1));
  if (!visit) throw new Error("The example clinic has no visit to come with a practitioner");
  const away = { fromDate: visit.requestedDate, toDate: visit.requestedDate, reason: "Unwell" };
  await ask(exampleClinic, `/api/people/${visit.practitionerId}/leave`, away);

  const { page } = await begin(`/appointments?status=displaced&date=${visit.requestedDate}`);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: visit.patientName });
  await row.getByRole("button").first().click();
  await page.getByRole("button", { name: "Reschedule" }).click();
  const moving = page.getByRole("dialog", { name: "Reschedule Appointment" });
  await expect(moving.getByRole("status")).toContainText(
    `${visit.practitionerName} is away on ${spokenDate(visit.requestedDate)}. `,
  );
  await moving.getByLabel("New time").click();
  await page
    .getByRole("option", { name: /[ap]m$/ })
    .first()
    .click();
  await moving.getByRole("button", { name: "Move Appointment" }).click();
  await expect(page.getByText(/^Moved to /).first()).toBeVisible();
  const moved = await ask<Appointment[]>(exampleClinic, "/api/appointments");
  const placeOf = (one: Appointment | undefined) => [one?.requestedDate, one?.practitionerId];
  expect(placeOf(moved.find(({ id }) => id === visit.id))).not.toEqual(placeOf(visit));
});

test("a caller of the other day by a word they said: no press at all [LOG-2]", async ({
  begin,
  exampleClinic,
}) => {
  const { entries } = await ask<{ entries: LogEntry[] }>(exampleClinic, "/api/calls/logs?type=call");
  const said = entries.find(({ call }) => /\b[a-z]{6,}\b/i.test(call?.about ?? ""))?.call?.about ?? "";
  const [word = ""] = said.match(/\b[a-z]{6,}\b/i) ?? [];
  const { page, presses } = await begin("/billing");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
  await page.keyboard.type(word);
  const calls = page.getByRole("group", { name: "Calls" }).getByRole("option");
  await expect(calls.first()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/logs\?(call|entry)=/);
  expect(await presses()).toBe(0);
});
