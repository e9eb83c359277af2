import type { Page } from "@playwright/test";
import { longDate } from "../../src/kernel/spoken-dates.ts";
import { addDays, weekdayOf } from "../../src/kernel/zoned-time.ts";
import { expectNoBarriers } from "./barriers.ts";
import { appointmentsCall, book, today, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const calendar = (page: Page) => page.locator(".rbc-calendar");
const event = (page: Page, name: string) => calendar(page).getByRole("button", { name });
const creating = (page: Page) => page.getByRole("dialog", { name: "Create Manual Appointment" });
const view = (page: Page, name: string) =>
  page.getByRole("group", { name: "Calendar view" }).getByRole("button", { name });

/** `August 2026` */
const monthOf = (date: string) => longDate(date).split(" ").slice(2).join(" ");

/** Where a day's column stands in week view, and where a time in it. */
async function pointAt(page: Page, date: string, hour: number): Promise<{ x: number; y: number }> {
  const column = calendar(page)
    .locator(".rbc-day-slot")
    .nth((weekdayOf(date) + 6) % 7);
  const box = await column.boundingBox();
  if (!box) throw new Error("The week is not shown");
  return { x: box.x + box.width - 8, y: box.y + ((hour - 8 + 0.25) / 9) * box.height };
}

test("is 600 px high, shows the month, and has the legend and the hint given [APPT-4]", async ({
  signedInPage: page,
}) => {
  await page.goto("/appointments");
  await page.getByRole("tab", { name: "Calendar View" }).click();
  await expect(calendar(page)).toHaveCSS("height", "600px");
  await expect(page.getByRole("heading", { name: monthOf(today()) })).toBeVisible();
  await expect(view(page, "Month")).toHaveAttribute("aria-pressed", "true");
  for (const name of ["Week", "Day"]) await expect(view(page, name)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("list", { name: "Colours" }).getByRole("listitem")).toHaveText([
    "Confirmed",
    "Requested",
    "Cancelled",
  ]);
  await expect(
    page.getByText(
      "Click on an appointment to view details or click on empty slots to create new appointments",
    ),
  ).toBeVisible();
  await expect(page.getByText("No appointments scheduled for this period.")).toBeVisible();
  await expect(calendar(page).locator(".rbc-month-header .rbc-header")).toHaveText([
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri",
    "Sat",
    "Sun",
  ]);
});

test("a day to come opens at the hour at which the clinic opens, not in the evening [APPT-4]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto(`/appointments?tab=calendar&view=day&at=${weekdayIn(3)}`);
  const hours = calendar(page).locator(".rbc-time-content");
  const label = calendar(page).locator(".rbc-time-gutter").getByText("09:00");
  await expect(label).toBeInViewport();
  const [frame, nine] = [await hours.boundingBox(), await label.boundingBox()];
  expect((nine?.y ?? 0) - (frame?.y ?? 0)).toBeGreaterThanOrEqual(-4);
  expect((nine?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(200);
});

test("a month's event says time, patient and type, and opens its details by mouse and keyboard [APPT-4] [APPT-5]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(1);
  const { id } = await book(staff.call, { name: "Ruby Singh", date, time: "14:30", type: "Root Canal" });
  await page.goto(`/appointments?tab=calendar&at=${date}`);
  const ruby = event(page, "Ruby Singh");
  await expect(ruby).toHaveText("14:30 Ruby Singh - Root Canal");
  await expect(ruby).toHaveClass(/event-green/);
  await ruby.click();
  await expect(page.getByRole("dialog", { name: "Appointment Details" })).toContainText("Ruby Singh");
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await ruby.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Appointment Details" })).toContainText("2:30 pm");
});

test("a requested event is orange, as in the legend [APPT-4] [APPT-12]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(1);
  await book(staff.call, { name: "Isla Pappas", date });
  await page.route(appointmentsCall, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as object[];
    await route.fulfill({
      response,
      json: list.map((appointment) => ({ ...appointment, status: "requested", appointmentType: null })),
    });
  });
  await page.goto(`/appointments?tab=calendar&at=${date}`);
  await expect(event(page, "Isla Pappas")).toHaveClass(/event-orange/);
  await expect(event(page, "Isla Pappas")).toHaveText("10:00 Isla Pappas - General Consultation");
  for (const [word, colour] of [
    ["Confirmed", "green"],
    ["Requested", "orange"],
    ["Cancelled", "red"],
  ] as const) {
    const sign = page.getByRole("list", { name: "Colours" }).getByRole("listitem").filter({ hasText: word });
    await expect(sign.locator("span")).toHaveClass(new RegExp(`bg-${colour}-solid`));
  }
});

test("a cancelled event is red and struck through [APPT-4] [APPT-12]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(1);
  const { id } = await book(staff.call, { name: "Isla Pappas", date });
  await staff.call("POST", `/api/appointments/${id}/cancel`, { reason: "" });
  await page.goto(`/appointments?tab=calendar&at=${date}`);
  await expect(event(page, "Isla Pappas")).toHaveClass(/event-red/);
  await expect(event(page, "Isla Pappas").locator(".rbc-event-content")).toHaveCSS(
    "text-decoration-line",
    "line-through",
  );
});

test("an empty day opens the create dialog with that day [APPT-4]", async ({ signedInPage: page }) => {
  const date = weekdayIn(1);
  await page.goto(`/appointments?tab=calendar&at=${date}`);
  await expect(calendar(page).locator(".rbc-date-cell").first()).toBeVisible();
  const cells = await calendar(page).locator(".rbc-date-cell").allTextContents();
  const index = cells.indexOf("1") + Number(date.slice(8)) - 1;
  const box = await calendar(page).locator(".rbc-day-bg").nth(index).boundingBox();
  if (!box) throw new Error("The month is not shown");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 12);
  await expect(creating(page).getByLabel("Date")).toHaveText(longDate(date));
});

test("an empty slot of the week opens the create dialog with day and time, a past one does not [APPT-4] [APPT-14]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(7);
  await page.goto(`/appointments?tab=calendar&view=week&at=${date}`);
  await expect(calendar(page).locator(".rbc-time-gutter .rbc-label")).toHaveText(
    ["08", "09", "10", "11", "12", "13", "14", "15", "16"].map((hour) => `${hour}:00`),
  );
  const at = await pointAt(page, date, 14.5);
  await page.mouse.click(at.x, at.y);
  await expect(creating(page).getByLabel("Date")).toHaveText(longDate(date));
  await expect(creating(page).getByLabel("Time")).toHaveText("2:30 pm");
  await creating(page).getByRole("button", { name: "Cancel" }).click();

  const past = addDays(date, -14);
  await page.goto(`/appointments?tab=calendar&view=week&at=${past}`);
  const before = await pointAt(page, past, 14.5);
  await page.mouse.click(before.x, before.y);
  await expect(page.getByText("That time has passed", { exact: true })).toBeVisible();
  await expect(creating(page)).toHaveCount(0);
});

test("a week's event stands at its half hour and closed hours are hatched [APPT-4]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(7);
  await book(staff.call, { name: "Ruby Singh", date, time: "11:00" });
  await page.goto(`/appointments?tab=calendar&view=week&at=${date}`);
  const ruby = event(page, "Ruby Singh");
  await expect(ruby).toHaveText(/^.*Ruby Singh - Teeth Cleaning$/);
  const [box, column] = await Promise.all([
    ruby.boundingBox(),
    calendar(page).locator(".rbc-day-slot").first().boundingBox(),
  ]);
  if (!box || !column) throw new Error("The week is not shown");
  expect((box.y - column.y) / column.height).toBeCloseTo(3 / 9, 1);
  expect(box.height / column.height).toBeCloseTo(0.5 / 9, 1);
  // 08:00 to 09:00 on every day, and on the two of the weekend also 13:00 to 17:00.
  await expect(calendar(page).locator(".rbc-day-slot .closed-hours")).toHaveCount(5 + 2 * 2);
});

test("more than fit open in a popup [APPT-4]", async ({ signedInPage: page, staff, knowledgeBase: _ }) => {
  const date = weekdayIn(1);
  for (const [i, time] of ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"].entries())
    await book(staff.call, { name: `Patient ${i}`, date, time });
  await page.goto(`/appointments?tab=calendar&at=${date}`);
  await calendar(page)
    .getByRole("button", { name: /\+\d more/ })
    .click();
  const popup = page.locator(".rbc-overlay");
  await expect(popup).toContainText(longDate(date));
  await expect(popup.getByRole("button")).toHaveCount(6);
  await popup.getByRole("button", { name: "Patient 5" }).click();
  await expect(page.getByRole("dialog", { name: "Appointment Details" })).toContainText("Patient 5");
});

test("calendar and dialogs have no barrier that axe knows of", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(1);
  const { id } = await book(staff.call, { date });
  for (const time of ["10:30", "11:00", "11:30", "12:00"]) await book(staff.call, { date, time });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of [`tab=calendar&at=${date}`, `tab=calendar&view=week&at=${date}`, `id=${id}`]) {
    await page.goto(`/appointments?${address}`);
    await expect(page.getByText(/Ruby Singh/).first()).toBeVisible();
    await expectNoBarriers(page);
  }
});

test("tab, view and day stay over a reload, and Today leads back [APPT-4]", async ({
  signedInPage: page,
}) => {
  await page.goto("/appointments?tab=calendar");
  await view(page, "Week").click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const title = page.getByRole("main").getByRole("heading", { level: 2 });
  const next = await title.textContent();
  await page.reload();
  await expect(view(page, "Week")).toHaveAttribute("aria-pressed", "true");
  await expect(title).toHaveText(next ?? "");
  await page.getByRole("button", { name: "Today" }).click();
  await expect(title).not.toHaveText(next ?? "");
  await view(page, "Day").click();
  await expect(title).toHaveText(longDate(today()));
});

test("a booking at another desk appears without a reload [APPT-16]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(1);
  await page.goto(`/appointments?tab=calendar&at=${date}`);
  await expect(page.getByText("No appointments scheduled for this period.")).toBeVisible();
  await book(staff.call, { name: "Aroha Williams", date });
  await expect(event(page, "Aroha Williams")).toBeVisible();
});

test.describe("in a browser far from the clinic", () => {
  test.use({ timezoneId: "America/New_York" });

  test("everything stands at the clinic's hour and the clinic's day [APPT-4]", async ({
    signedInPage: page,
    staff,
    knowledgeBase: _,
  }) => {
    const date = weekdayIn(7);
    await book(staff.call, { name: "Ruby Singh", date, time: "09:00" });
    await page.goto(`/appointments?tab=calendar&at=${date}`);
    await expect(page.getByText(longDate(today()))).toBeVisible();
    await expect(event(page, "Ruby Singh")).toHaveText(/^09:00/);
    await view(page, "Day").click();
    await expect(page.getByRole("heading", { name: longDate(date) })).toBeVisible();
    await expect(event(page, "Ruby Singh")).toBeVisible();
  });
});
