import type { Page } from "@playwright/test";
import { longDate } from "../../src/kernel/spoken-dates.ts";
import { book, today, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";
import { chooseWithKeys, enter, expectFocus, press, tabTo } from "./with-keys.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

// A job is a few hundred keys, each with its answer: on a busy machine that is more than the usual minute.
test.describe.configure({ timeout: 180_000 });

test("filters the log, opens an entry, walks on and closes it with the keys alone [LOG-1] [LOG-2]", async ({
  signedInPage: page,
}) => {
  const rows = page.getByRole("table").locator("tbody tr");
  const open = page.locator('tbody tr[aria-current="true"]');
  await page.goto("/logs");
  await expect(rows).toHaveCount(8);
  await chooseWithKeys(page, page.getByLabel("Type"), "Error");
  await expect(rows).toHaveCount(8);
  await enter(page, button(page, "Apply"));
  await expect(rows).toHaveCount(2);
  await expectFocus(button(page, "Apply"));
  await tabTo(page, rows.first());
  await press(page, "ArrowDown");
  await expectFocus(rows.nth(1));
  await press(page, "Enter");
  await expect(dialog(page)).toBeVisible();
  await expect(rows.nth(1)).toHaveAttribute("aria-current", "true");
  await press(page, "ArrowUp");
  await expect(rows.first()).toHaveAttribute("aria-current", "true");
  await expect(open).toHaveCount(1);
  await press(page, "Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(rows.nth(1));
});

test("finds a patient and changes a preference with the keys alone [PAT-1]", async ({
  signedInPage: page,
  staff,
}) => {
  const rows = page.getByRole("table", { name: "Patients" }).locator("tbody tr");
  await book(staff.call, { name: "Matilda Nguyen", phone: "0491 572 549" });
  await book(staff.call, { name: "Jack O'Brien", time: "11:00" });
  await page.goto("/patients");
  await expect(rows).toHaveCount(2);
  await tabTo(page, page.getByLabel("Search patients"));
  await page.keyboard.type("matlida");
  await expect(rows).toHaveCount(1);
  await tabTo(page, rows.first());
  await press(page, "Enter");
  const promotions = page.getByRole("region", { name: "Matilda Nguyen" }).getByLabel("Promotions");
  await tabTo(page, promotions);
  await expect(promotions).not.toBeChecked();
  const kept = page.waitForResponse((response) => response.request().method() === "PUT");
  await press(page, "Space");
  expect((await kept).ok()).toBe(true);
  await expect(promotions).toBeChecked();
  await expectFocus(promotions);
  await page.reload();
  await expect(promotions).toBeChecked();
});

test("rings a test call, says something and hangs up with the keys alone [VOICE-1] [CALL-3]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  const turns = page.getByRole("list", { name: "Turns" });
  const answers = turns.getByText("Assistant", { exact: true });
  await page.goto("/ai-agent");
  await enter(page, button(page, "New test call"));
  await expect(page.getByLabel("What the caller says")).toBeFocused();
  await expect(turns).toContainText("How can I help?");
  await expect(answers).toHaveCount(1);
  await page.keyboard.type("what are your opening hours");
  await press(page, "Enter");
  await expect(answers).toHaveCount(2);
  await expectFocus(page.getByLabel("What the caller says"));
  await tabTo(page, button(page, "End call"), "Shift+Tab");
  await press(page, "Enter");
  await expect(page.getByText("You ended the call.")).toBeVisible();
  await expectFocus(button(page, "New test call"));
  await enter(page, page.getByRole("link", { name: "Open log entry" }));
  await expect(dialog(page).getByRole("list", { name: "Transcript" })).toContainText("opening hours");
});

test("opens a chart's table and chooses the weeks with the keys alone [ANA-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/analytics");
  await enter(page, button(page, "12 weeks"));
  await expect(button(page, "12 weeks")).toHaveAttribute("aria-pressed", "true");
  await expectFocus(button(page, "12 weeks"));
  const asTable = button(page, "Bookings per week as a table");
  await tabTo(page, asTable);
  await press(page, "Space");
  await expect(page.getByRole("table", { name: "Bookings per week" }).locator("tbody tr")).toHaveCount(12);
  await expect(asTable.or(button(page, "Bookings per week as a chart"))).toBeFocused();
});

test("walks the calendar, opens an event and books into a shown day with the keys alone [APPT-4] [APPT-6]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(7);
  await book(staff.call, { name: "Ruby Singh", date, time: "14:30" });
  const creating = page.getByRole("dialog", { name: "Create Manual Appointment" });
  await page.goto("/appointments");
  await tabTo(page, page.getByRole("tab", { name: "List View" }));
  await press(page, "ArrowRight");
  await expect(page.getByRole("tab", { name: "Calendar View" })).toBeFocused();
  await enter(page, button(page, "Day"));
  await expect(button(page, "Day")).toHaveAttribute("aria-pressed", "true");
  const heading = page.getByRole("main").getByRole("heading", { level: 2 });
  await tabTo(page, button(page, "Next"), "Shift+Tab");
  for (
    let shown = await heading.textContent();
    shown !== longDate(date);
    shown = await heading.textContent()
  ) {
    await press(page, "Enter");
    await expect(heading).not.toHaveText(shown ?? "");
  }
  await expectFocus(button(page, "Next"));
  const ruby = page.getByRole("button", { name: /14:30 Ruby Singh/ });
  await enter(page, ruby);
  await expect(page.getByRole("dialog", { name: "Appointment Details" })).toContainText("Ruby Singh");
  await press(page, "Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(ruby);

  await tabTo(page, page.getByRole("button", { name: "New Appointment" }).first(), "Shift+Tab");
  await press(page, "Enter");
  await expect(creating.getByLabel("Date")).toHaveText(longDate(date));
  await expect(creating.getByText("15 free times on this day")).toBeVisible();
  await chooseWithKeys(page, creating.getByLabel("Time"), "10:00 am");
  await tabTo(page, creating.getByLabel("Patient Name"));
  await page.keyboard.type("Oliver Tran");
  await tabTo(page, creating.getByLabel("Phone Number"));
  await page.keyboard.type("0491 570 157");
  await press(page, "Enter");
  await expect(creating).toHaveCount(0);
  await expect(page.getByRole("button", { name: /10:00 Oliver Tran/ })).toBeVisible();
});

test("takes somebody off the waitlist and takes that back with the keys alone [APPT-16]", async ({
  signedInPage: page,
  staff,
}) => {
  for (const name of ["Lee Wong", "Mia Chen"])
    await staff.call("POST", "/api/waitlist", {
      ...{ patientDetails: { name, phone: "0491 570 157" }, fromDate: today() },
    });
  const list = page.getByRole("dialog", { name: "Waitlist" });
  const takeOff = (name: string) => list.getByRole("button", { name: `Take ${name} off the waitlist` });
  await page.goto("/appointments");
  await enter(page, button(page, "Waitlist (2)"));
  await enter(page, takeOff("Lee Wong"));
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expectFocus(takeOff("Mia Chen"));
  // Whoever presses it has seen the notice.
  await expect(button(page, "Undo")).toBeVisible();
  await press(page, "F8");
  await enter(page, button(page, "Undo"));
  await expect(list.getByRole("listitem")).toHaveText([/Lee Wong/, /Mia Chen/]);
  await tabTo(page, list.getByRole("button", { name: "Close" }));
  await press(page, "Enter");
  await expect(list).toHaveCount(0);
  await expectFocus(button(page, "Waitlist (2)"));
});
