import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { book, expectNotice, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search or jump to" });
const field = (page: Page) => palette(page).getByRole("combobox");
const chosen = (page: Page) => palette(page).getByRole("option", { selected: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

/** Types, waits until the wanted entry is the chosen one, and presses Enter. */
async function runCommand(page: Page, typed: string, wanted: string | RegExp): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(typed);
  await expect(chosen(page)).toHaveText(wanted);
  await page.keyboard.press("Enter");
  await expect(palette(page)).toHaveCount(0);
}

test("Ctrl-K leads to pages and actions with the keys alone [ROUTE-1] [DASH-4]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto("/");
  await expect(heading(page, "Clinic Overview")).toBeVisible();
  await runCommand(page, "analy", /^Analytics/);
  await expect(heading(page, "Analytics")).toBeVisible();
  await runCommand(page, "pause", "Pause AI Assistant");
  await expectNotice(page, "Assistant Paused", "Calls ring at reception until you resume");
  await runCommand(page, "resume", "Resume AI Assistant");
  await expectNotice(page, "Assistant resumed", "It answers the next call");
  await runCommand(page, "new app", /^New Appointment/);
  await expect(page.getByRole("dialog", { name: "Create Manual Appointment" })).toBeVisible();
});

test("Ctrl-K finds a patient through a typo and an appointment by its phone number [APPT-2] [PAT-1]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await book(staff.call, { name: "Matilda Nguyen", phone: "0491 574 118", date: weekdayIn(3) });
  await page.goto("/billing");
  await expect(heading(page, "Subscription Details")).toBeVisible();
  await openPalette(page);
  await page.keyboard.type("Mathilda");
  const found = palette(page).getByRole("option", { name: /Matilda Nguyen/ });
  await expect(found).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Matilda Nguyen" })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type("0491 574");
  await expect(palette(page).getByRole("group", { name: "Appointments" })).toContainText("Matilda Nguyen");
  await expect(palette(page).getByRole("group", { name: "Patients" })).toContainText("Matilda Nguyen");
  await page.keyboard.press("ArrowDown");
  await expect(
    palette(page).getByRole("group", { name: "Appointments" }).getByRole("option"),
  ).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Appointment Details" })).toContainText("Matilda Nguyen");
});

test("Escape gives the focus back, and the search button opens it for mouse and finger", async ({
  signedInPage: page,
}) => {
  await page.goto("/billing");
  const button = page.getByRole("button", { name: "Search or jump to" });
  await button.focus();
  await openPalette(page);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("xyzzy");
  await expect(palette(page).getByText("Nothing found. Part of a name")).toBeVisible();
  await expectNoBarriers(page, { within: "[role='dialog']" });
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Search or jump to" }).click();
  await expect(field(page)).toBeFocused();
});

test("? lists the shortcuts, they lead where they say, and they can be turned off [WCAG 2.1.4]", async ({
  signedInPage: page,
}) => {
  await page.goto("/billing");
  await expect(heading(page, "Subscription Details")).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(heading(page, "Patients")).toBeVisible();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search patients" });
  await expect(search).toBeFocused();
  // Letters typed into a field are letters.
  await page.keyboard.type("n?gb");
  await expect(search).toHaveValue("n?gb");
  await search.blur();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toContainText("New appointment");
  await expectNoBarriers(page, { within: "[role='dialog']" });
  await list.getByRole("switch", { name: "Single-key shortcuts" }).press("Space");
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.keyboard.press("n");
  await page.keyboard.press("?");
  // Only Ctrl-K is left; it comes after the others, so that they had their chance.
  await openPalette(page);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page).toHaveURL(/\/patients$/);
});
