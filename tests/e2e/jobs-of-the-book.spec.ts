import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import type { Appointment } from "../../src/contract/booking/appointments.ts";
import { longDate } from "../../src/kernel/spoken-dates.ts";
import { addDays, mondayOf, weekdayOf } from "../../src/kernel/zoned-time.ts";
import { book, type Call, expectNotice, setDate, today, weekdayIn, zoneAtNoon } from "./booking-days.ts";
import { drag, visit } from "./calendar-view.ts";
import { expect, jobLimits, link, test } from "./jobs.ts";

test.describe.configure(jobLimits);

const visits = async (call: Call) => (await call("GET", "/api/appointments")).body as Appointment[];

test("a visit is moved to Thursday by hand: six presses from the dashboard [APPT-18]", async ({
  begin,
  staff,
  knowledgeBase: _,
}) => {
  const tuesday = addDays(mondayOf(today()), 8);
  const { id } = await book(staff.call, { name: "Ruby Singh", date: tuesday, time: "10:00" });
  const { page, presses } = await begin("/", "new");
  await link(page, /^Appointments/).click();
  await page.getByRole("tab", { name: "Calendar View" }).click();
  const views = page.getByRole("group", { name: "Calendar view" });
  await views.getByRole("button", { name: "Week" }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(visit(page, "Ruby Singh")).toBeVisible();
  const { release } = await drag(page, "Ruby Singh", { columns: 2, hours: 0 });
  await release();
  const asked = page.getByRole("dialog", { name: "Move Ruby Singh?" });
  await expect(asked).toContainText(/Thursday \d/);
  await asked.getByRole("button", { name: "Move Appointment" }).click();
  await expectNotice(page, "Success", /Ruby Singh/);
  expect(await presses()).toBe(6);
  const moved = (await visits(staff.call)).find((each) => each.id === id);
  expect(moved).toMatchObject({ requestedDate: addDays(tuesday, 2), requestedTime: "10:00" });
});

test("a walk-in who was here before is found by name and booked now: four presses from the dashboard [APPT-18]", async ({
  begin,
  staff,
}) => {
  const always = { start: "00:00", end: "23:59" };
  await staff.call("POST", "/api/onboarding/knowledge-base", {
    ...{ ...exampleKnowledgeBase, timeZone: zoneAtNoon() },
    businessHours: { weekdays: always, weekends: always },
  });
  await book(staff.call, { name: "Hana Sato", phone: "0491 570 157", date: weekdayIn(5) });
  const { page, presses } = await begin("/", "new");
  await link(page, /^Appointments/).click();
  await page.getByRole("button", { name: "Walk-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Walk-in" });
  await dialog.getByLabel("Patient Name").pressSequentially("hana s");
  await page.getByRole("option", { name: /Hana Sato/ }).click();
  await expect(dialog.getByLabel("Phone Number")).toHaveValue("0491 570 157");
  await dialog.getByRole("button", { name: "Book Walk-in" }).click();
  await expectNotice(page, "Success", /Hana Sato/);
  expect(await presses()).toBe(4);
  const [first, second] = await visits(staff.call);
  expect(second?.patientId).toBe(first?.patientId);
});

test("a wrong name is corrected: four presses from the dashboard [APPT-18]", async ({
  begin,
  staff,
  knowledgeBase: _,
}) => {
  await book(staff.call, { name: "Ruby Sing" });
  const { page, presses } = await begin("/", "new");
  await link(page, /^Appointments/).click();
  await page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "Ruby Sing" })
    .getByRole("button")
    .first()
    .click();
  await page
    .getByRole("dialog", { name: "Appointment Details" })
    .getByRole("button", { name: "Edit" })
    .click();
  const editing = page.getByRole("dialog", { name: "Edit Appointment" });
  await editing.getByLabel("Patient Name").fill("Ruby Singh");
  await editing.getByRole("button", { name: "Save changes" }).click();
  await expectNotice(page, "Success", /^Appointment changed/);
  expect(await presses()).toBe(4);
  expect(await visits(staff.call)).toMatchObject([{ patientName: "Ruby Singh" }]);
});

test("Friday afternoon is blocked: six presses from the dashboard, one more where it is next month [APPT-16]", async ({
  begin,
  staff,
  knowledgeBase: _,
}) => {
  const friday = addDays(today(), 1 + ((4 - weekdayOf(today()) + 7) % 7));
  const freeOn = async () => {
    const { body } = await staff.call("POST", "/api/availability", { requestedDate: friday });
    return (body as { availableSlots: string[] }).availableSlots;
  };
  expect(await freeOn()).toContain("14:00");
  const { page, presses } = await begin("/", "new");
  await link(page, /^Appointments/).click();
  await page.getByRole("tab", { name: "Calendar View" }).click();
  await page.getByRole("button", { name: "Block time" }).click();
  const dialog = page.getByRole("dialog", { name: "Block time" });
  await setDate(page, dialog.getByLabel("Day", { exact: true }), friday);
  await dialog.getByLabel("From", { exact: true }).fill("12:00");
  await dialog.getByLabel("Until").fill("17:30");
  await dialog.getByLabel("Reason").fill("Team training");
  await dialog.getByRole("button", { name: "Block time" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await presses()).toBeLessThanOrEqual(7);
  const free = await freeOn();
  expect(free).toContain("10:00");
  expect(free.filter((time) => time >= "12:00")).toEqual([]);
});

test("the list of the day is printed: two presses from the dashboard [APPT-3]", async ({
  begin,
  staff,
  knowledgeBase: _,
}) => {
  await book(staff.call, { name: "Ruby Singh", date: weekdayIn(4) });
  const { page, presses } = await begin("/", "new");
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event("beforeprint"));
  });
  await link(page, /^Appointments/).click();
  await page.getByRole("button", { name: "Print day list" }).click();
  await expect(page.locator("[data-print-sheet]")).toContainText(longDate(today()));
  expect(await presses()).toBe(2);
});
