import type { Page } from "@playwright/test";
import { longDate, shortDate } from "../../src/kernel/spoken-dates.ts";
import { addDays, weekdayOf } from "../../src/kernel/zoned-time.ts";
import { book, expectNotice, today, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";
import { press, tabTo } from "./with-keys.ts";

const creating = (page: Page) => page.getByRole("dialog", { name: "Create Manual Appointment" });
const details = (page: Page) => page.getByRole("dialog", { name: "Appointment Details" });
const cancelling = (page: Page) => page.getByRole("dialog", { name: "Cancel Appointment" });
const calendar = (page: Page) => page.getByRole("dialog", { name: "Choose a date" });
const day = (page: Page, date: string) => calendar(page).getByRole("button", { name: longDate(date) });
const newAppointment = (page: Page) => page.getByRole("button", { name: "New Appointment" }).first();

test("books, views and cancels with the keys alone [APPT-6] [APPT-11]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await page.goto("/appointments");
  await expect(page.getByText("No appointments found")).toBeVisible();
  await tabTo(page, newAppointment(page));
  await press(page, "Enter");
  await expect(creating(page).getByLabel("Date")).toBeFocused();
  await press(page, "Enter");
  await expect(day(page, today())).toBeFocused();
  for (let at = today(); at < date; at = addDays(at, 1)) await press(page, "ArrowRight");
  await expect(day(page, date)).toBeFocused();
  await press(page, "Enter");
  await expect(calendar(page)).toHaveCount(0);
  await expect(creating(page).getByLabel("Date")).toBeFocused();
  await expect(creating(page).getByLabel("Date")).toHaveText(longDate(date));
  await expect(creating(page).getByText("free times on this day")).toBeVisible();
  await press(page, "Tab");
  await expect(creating(page).getByLabel("Time")).toBeFocused();
  await press(page, "Enter");
  await expect(page.getByRole("option", { name: "9:00 am" })).toBeFocused();
  // The list moves its focus a tick after the key: nobody presses Enter sooner.
  await press(page, "ArrowDown");
  await expect(page.getByRole("option", { name: "9:30 am" })).toBeFocused();
  await press(page, "Enter");
  await expect(creating(page).getByLabel("Time")).toHaveText("9:30 am");
  await press(page, "Tab");
  await expect(creating(page).getByLabel("Patient Name")).toBeFocused();
  await page.keyboard.type("Matilda Nguyen");
  await press(page, "Tab");
  await page.keyboard.type("0491 570 157");
  await press(page, "Enter");
  await expectNotice(page, "Success", "Appointment created successfully");
  await expect(creating(page)).toHaveCount(0);
  await expect(newAppointment(page)).toBeFocused();
  // While a notice stands, Escape closes that first.
  await expect(page.getByText("Appointment created successfully")).toHaveCount(0);

  const card = page.getByRole("listitem").filter({ hasText: "Matilda Nguyen" }).getByRole("button");
  await tabTo(page, card);
  await press(page, "Enter");
  await expect(details(page)).toContainText(longDate(date));
  await press(page, "Escape");
  await expect(details(page)).toHaveCount(0);
  await expect(card).toBeFocused();
  await press(page, "Enter");
  await tabTo(page, details(page).getByRole("button", { name: "Cancel Appointment" }));
  await press(page, "Enter");
  await expect(cancelling(page).getByLabel("Reason for cancellation (optional)")).toBeFocused();
  await page.keyboard.type("Is ill");
  await tabTo(page, cancelling(page).getByRole("button", { name: "Cancel Appointment" }));
  await press(page, "Enter");
  await expectNotice(page, "Success", "Appointment cancelled successfully");
  await expect(card).toContainText("Cancelled");
  await expect(card).toBeFocused();
});

test("walks the calendar by day, week and month, and closes it alone [APPT-6]", async ({
  signedInPage: page,
}) => {
  await page.goto("/appointments?new=1");
  const date = creating(page).getByLabel("Date");
  await expect(date).toBeFocused();
  await press(page, "Enter", "PageDown", "PageDown");
  const [focused] = await calendar(page).locator("[data-date]:focus").all();
  const from = (await focused?.getAttribute("data-date")) ?? "";
  const monday = addDays(from, -((weekdayOf(from) + 6) % 7));
  for (const [key, to] of [
    ["End", addDays(monday, 6)],
    ["Home", monday],
    ["ArrowDown", addDays(monday, 7)],
    ["ArrowUp", monday],
    ["ArrowLeft", addDays(monday, -1)],
    ["ArrowRight", monday],
  ] as const) {
    await press(page, key);
    await expect(day(page, to)).toBeFocused();
  }
  await press(page, "PageUp", "PageUp", "PageUp", "PageUp");
  await expect(day(page, today())).toBeFocused();
  await press(page, "Escape");
  await expect(calendar(page)).toHaveCount(0);
  await expect(creating(page)).toBeVisible();
  await expect(date).toBeFocused();
  await press(page, "Escape");
  await expect(creating(page)).toHaveCount(0);
  // Opened by its address, there is no way back but to the page.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("sets the date filters of list and log with the keys [APPT-2] [LOG-2]", async ({
  signedInPage: page,
}) => {
  for (const [path, name] of [
    ["/appointments", /^Filter by date/],
    ["/logs", /^Show entries after/],
  ] as const) {
    await page.goto(path);
    const filter = page.getByRole("button", { name }).and(page.locator('[aria-haspopup="dialog"]')).first();
    await tabTo(page, filter);
    await press(page, "Enter");
    await expect(day(page, today())).toBeFocused();
    await press(page, "Enter");
    await expect(filter).toContainText(shortDate(today()));
    await expect(filter).toBeFocused();
  }
});

test("a time that another desk takes stays in sight and is told [APPT-14]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await page.goto(`/appointments?new=1&date=${date}`);
  const time = creating(page).getByLabel("Time");
  await creating(page).getByLabel("Date").click();
  await day(page, date).click();
  await time.click();
  await page.getByRole("option", { name: "9:30 am" }).click();
  await book(staff.call, { name: "Quicker Person", date, time: "09:30" });
  const sentence = "9:30 am has just been taken. Choose another time.";
  await expect(creating(page).getByText(sentence).first()).toBeVisible();
  await expect(time).toHaveText("9:30 am");
  await creating(page).getByRole("button", { name: "Create Appointment" }).click();
  await expectNotice(page, "Invalid Time", "Please select a valid appointment time");
  await expect(time).toBeFocused();
  await expect(creating(page).getByText("Time must be in HH:MM format")).toHaveCount(0);
  await time.click();
  await expect(page.getByRole("option", { name: "9:30 am" })).toBeDisabled();
  await page.getByRole("option", { name: "10:00 am" }).click();
  await expect(creating(page).getByText(sentence)).toHaveCount(0);
});

test("days of rest are told apart, and can be chosen [APPT-6]", async ({
  signedInPage: page,
  staff,
  knowledgeBase,
}) => {
  const closed = { ...knowledgeBase.businessHours, weekends: { start: "", end: "" } };
  const { status } = await staff.call("POST", "/api/onboarding/knowledge-base", {
    ...knowledgeBase,
    businessHours: closed,
  });
  expect(status).toBe(200);
  let sunday = today();
  while (weekdayOf(sunday) !== 0) sunday = addDays(sunday, 1);
  await page.goto("/appointments?new=1");
  await creating(page).getByLabel("Date").click();
  await calendar(page)
    .getByRole("button", { name: `${longDate(sunday)}, closed` })
    .click();
  await expect(creating(page).getByLabel("Time")).toHaveText("No available slots for this date");
});

test("Escape closes the appointments of a full day, and goes back to where it opened [APPT-4]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  for (const time of ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"])
    await book(staff.call, { name: `Patient ${time}`, date, time });
  await page.goto(`/appointments?tab=calendar&at=${date}`);
  const more = page.getByRole("button", { name: /\+\d more/ });
  await more.focus();
  await press(page, "Enter");
  const popup = page.locator(".rbc-overlay");
  await expect(popup.getByRole("button").first()).toBeFocused();
  await press(page, "Escape");
  await expect(popup).toHaveCount(0);
  await expect(more).toBeFocused();
});
