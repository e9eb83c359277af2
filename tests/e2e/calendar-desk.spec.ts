import type { Page } from "@playwright/test";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import type { Appointment } from "../../src/contract/booking/appointments.ts";
import { twelveHour } from "../../src/kernel/spoken-dates.ts";
import { addDays, minutesOf, timeOfMinutes } from "../../src/kernel/zoned-time.ts";
import { addChair, book, clinicNow, expectNotice, setSelect, weekdayIn, zoneAtNoon } from "./booking-days.ts";
import { calendar } from "./calendar-view.ts";
import { expect, test } from "./fixtures.ts";
import { countPresses } from "./presses.ts";

const closedPiece = (page: Page, reason: string) =>
  calendar(page).locator(".closed-piece", { hasText: reason });

/** The last five minutes that are not on the half hour: what the slots of the create dialog never are. */
function offTheHalfHour(zone: string): string {
  const now = Math.floor(minutesOf(clinicNow(zone).time) / 5) * 5;
  return timeOfMinutes(now % 30 === 0 ? now - 5 : now);
}

test("a walk-in is booked now, off the half hour, with a chair and a length, in six presses [APPT-18]", async ({
  signedInPage: page,
  staff,
}) => {
  const timeZone = zoneAtNoon();
  const always = { start: "00:00", end: "23:59" };
  const { status } = await staff.call("POST", "/api/onboarding/knowledge-base", {
    ...{ ...exampleKnowledgeBase, timeZone },
    businessHours: { weekdays: always, weekends: always },
  });
  expect(status).toBe(200);
  await addChair(staff.call, "Chair 2");
  const presses = await countPresses(page);
  await page.goto("/appointments");
  await page.getByRole("button", { name: "Walk-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Walk-in" });
  const length = dialog.getByLabel("Length");
  const place = await length.boundingBox();
  await expect(dialog.getByText(/^Free now/)).toBeVisible();
  // What is learnt of the free times pushes nothing away.
  expect(await length.boundingBox()).toEqual(place);
  const start = offTheHalfHour(timeZone);
  await dialog.getByLabel("Time").fill(start);
  await setSelect(page, dialog.getByLabel("Length"), "15 minutes");
  await setSelect(page, dialog.getByLabel("Chair"), "Chair 2");
  await dialog.getByLabel("Patient Name").fill("Walter Walkin");
  await dialog.getByLabel("Phone Number").fill("0491 570 156");
  await dialog.getByRole("button", { name: "Book Walk-in" }).click();
  await expectNotice(page, "Success", /Walter Walkin, .*Chair 2/);
  expect(await presses()).toBe(6);
  const { body } = await staff.call("GET", "/api/appointments");
  const [visit] = body as Appointment[];
  expect(visit).toMatchObject({ requestedTime: start, chairName: "Chair 2", status: "confirmed" });
  expect(Date.parse(visit?.endsAt ?? "") - Date.parse(visit?.startsAt ?? "")).toBe(15 * 60_000);
});

test("a walk-in opens at the first time that is free from now on, says with whom, and that nobody is free now [APPT-18]", async ({
  signedInPage: page,
  staff,
}) => {
  const timeZone = zoneAtNoon();
  const always = { start: "00:00", end: "23:59" };
  await staff.call("POST", "/api/onboarding/knowledge-base", {
    ...{ ...exampleKnowledgeBase, timeZone },
    businessHours: { weekdays: always, weekends: always },
  });
  const { date, time } = clinicNow(timeZone);
  const start = timeOfMinutes(Math.floor(minutesOf(time) / 5) * 5);
  const { status } = await staff.call("POST", "/api/appointments", {
    ...{ requestedDate: date, requestedTime: start, durationMinutes: 60, isWalkIn: true },
    patientDetails: { name: "Ruby Singh", phone: "0491 570 156" },
  });
  expect(status).toBe(201);
  const free = timeOfMinutes(minutesOf(start) + 60);

  await page.goto("/appointments");
  await page.getByRole("button", { name: "Walk-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Walk-in" });
  await expect(dialog.getByRole("status")).toHaveText(
    `Nobody is free now. The first free time is ${twelveHour(free)} in Chair 1.`,
  );
  await expect(dialog.getByLabel("Time")).toHaveValue(free);
  await dialog.getByLabel("Time").fill(timeOfMinutes(minutesOf(start) + 30));
  await expect(dialog.getByText(/is not free for this visit/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await addChair(staff.call, "Chair 2");
  await page.getByRole("button", { name: "Walk-in" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Free now in Chair 2.");
});

test("an hour of a chair is blocked from the calendar in five presses, with who is booked then, and opened again [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  const chairId = await addChair(staff.call, "Chair 2");
  await book(staff.call, { name: "Ruby Singh", date, time: "13:00" });
  await book(staff.call, { name: "Noah Tran", date, time: "13:30" });
  const presses = await countPresses(page);
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  await page.getByRole("button", { name: "Block time" }).click();
  const dialog = page.getByRole("dialog", { name: "Block time" });
  await setSelect(page, dialog.getByLabel("What to block"), "Chair 1");
  await dialog.getByLabel("From", { exact: true }).fill("13:00");
  await dialog.getByLabel("Until").fill("14:00");
  await dialog.getByLabel("Reason").fill("Repair");
  await dialog.getByRole("button", { name: "Block time" }).click();
  await expect(dialog.getByRole("list", { name: "Booked in that time" })).toContainText("Ruby Singh");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(closedPiece(page, "Repair")).toHaveCount(1);
  expect(await presses()).toBe(5);
  const freeIn = async (over: object) => {
    const { body } = await staff.call("POST", "/api/availability", { requestedDate: date, ...over });
    return (body as { availableSlots: string[] }).availableSlots;
  };
  expect(await freeIn({ chairId })).toContain("13:00");

  await page.getByRole("button", { name: "Block time" }).click();
  await dialog.getByRole("button", { name: /^Open again Chair 1/ }).click();
  await expect(dialog.getByRole("button", { name: /^Open again/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(closedPiece(page, "Repair")).toHaveCount(0);
});

test("an afternoon is closed for every week from the calendar, which hatches it from then on [APPT-16] [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  await page.getByRole("button", { name: "Block time" }).click();
  const dialog = page.getByRole("dialog", { name: "Block time" });
  await dialog.getByRole("checkbox", { name: /^Every \w+day$/ }).check();
  await dialog.getByLabel("From", { exact: true }).fill("13:00");
  await dialog.getByLabel("Until").fill("17:00");
  await dialog.getByLabel("Reason").fill("Study time");
  await dialog.getByRole("button", { name: "Block time" }).click();
  for (const day of [date, addDays(date, 7), addDays(date, 28)]) {
    await page.goto(`/appointments?tab=calendar&view=day&at=${day}`);
    await expect(closedPiece(page, "Study time")).toHaveCount(1);
    const { body } = await staff.call("POST", "/api/availability", { requestedDate: day });
    expect((body as { availableSlots: string[] }).availableSlots.at(-1)).toBe("12:30");
  }
  await page.goto(`/appointments?tab=calendar&view=day&at=${addDays(date, 1)}`);
  await expect(calendar(page)).toBeVisible();
  await expect(closedPiece(page, "Study time")).toHaveCount(0);

  await page.goto("/clinic-knowledge-base");
  await page.getByRole("button", { name: "Remove closure Study time" }).click();
  await expect(page.getByText("Study time")).toHaveCount(0);
});
