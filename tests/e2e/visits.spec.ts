import type { Page } from "@playwright/test";
import type { Appointment } from "../../src/contract/appointments.ts";
import { longDate } from "../../src/kernel/spoken-dates.ts";
import { setDate, setSelect, today, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const details = (page: Page) => page.getByRole("dialog", { name: "Appointment Details" });
const moving = (page: Page) => page.getByRole("dialog", { name: "Reschedule Appointment" });

test("a visit is moved to another day, where it cannot be marked as arrived before its day [APPT-16]", async ({
  signedInPage: page,
  knowledgeBase: _,
  staff,
}) => {
  const [from, to] = [weekdayIn(3), weekdayIn(10)];
  const { body } = await staff.call("POST", "/api/appointments", {
    ...{ requestedDate: from, requestedTime: "10:00" },
    patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
  });
  await page.goto(`/appointments?id=${body.id}`);
  await details(page).getByRole("button", { name: "Reschedule" }).click();
  await setDate(page, moving(page).getByLabel("New date"), to);
  await expect(moving(page).getByText(/free times on this day/)).toBeVisible();
  await setSelect(page, moving(page).getByLabel("New time"), "11:30 am");
  await moving(page).getByRole("button", { name: "Move Appointment" }).click();
  await expect(details(page).getByText(longDate(to))).toBeVisible();
  await expect(details(page).getByRole("list", { name: "Earlier times" })).toContainText("10:00 am");
  await expect(details(page).getByRole("button", { name: "Add to waitlist" })).toBeVisible();
  await expect(details(page).getByRole("button", { name: "Mark arrived" })).toHaveCount(0);
});

test("a visit whose day has come is marked as arrived, and the mark taken back [APPT-16]", async ({
  pageOf,
  exampleClinic: { url, token },
}) => {
  const reply = await fetch(`${url}/api/appointments`, { headers: { authorization: `Bearer ${token}` } });
  const visits = (await reply.json()) as Appointment[];
  const past = visits.find(
    ({ status, attendance, requestedDate }) =>
      status === "confirmed" && attendance === null && requestedDate < today(),
  );
  const page = await pageOf("example");
  await page.goto(`/appointments?id=${past?.id}`);
  await details(page).getByRole("button", { name: "Mark arrived" }).click();
  await expect(details(page).getByText(/^Arrived/)).toBeVisible();
  await details(page).getByRole("button", { name: "Undo mark" }).click();
  await expect(details(page).getByRole("button", { name: "Mark arrived" })).toBeVisible();
});
