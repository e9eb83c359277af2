import type { Page } from "@playwright/test";
import { longDate } from "../../src/kernel/spoken-dates.ts";
import { book, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

/** Printing as the browser does it, but for the paper: the page is told, and stays as it is printed. */
async function printInsteadOfPaper(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event("beforeprint"));
  });
}
const sheet = (page: Page) => page.getByRole("article");

/** 0 black to 255 white, as painted. */
function brightnessOfInk(element: Element): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("No canvas");
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return Math.max(red, green, blue);
}

test.use({ colorScheme: "dark" });

test("prints the day's list black on white, without the sidebar and without cutting rows [APPT-3]", async ({
  signedInPage: page,
  staff,
  knowledgeBase,
}) => {
  const date = weekdayIn(4);
  const name = "Ruby Singh";
  const notes = "Wheelchair; prefers the ground floor";
  await book(staff.call, { name, phone: "0491 574 118", date, time: "09:30", type: "Root Canal", notes });
  await book(staff.call, { name: "Oliver Tran", phone: "(02) 5550 4410", date, time: "09:00" });
  const gone = await book(staff.call, { name: "Nobody Here", date, time: "11:00" });
  await staff.call("POST", `/api/appointments/${gone.id}/cancel`, {});
  await book(staff.call, { name: "Another Day", date: weekdayIn(9) });
  await printInsteadOfPaper(page);
  await page.goto(`/appointments?date=${date}`);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // The address asks for it as the palette does; the button is checked below.
  await page.goto(`/appointments?date=${date}&print=1`);
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByRole("heading", { name: longDate(date) })).toBeVisible();
  await expect(sheet(page)).toContainText(knowledgeBase.clinicName);
  await expect(sheet(page)).toContainText("2 appointments");
  await expect(sheet(page)).toContainText("1 cancelled, not listed");
  const rows = sheet(page).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText("9:00 am");
  await expect(rows.nth(2)).toHaveText(
    /9:30 am\s*Ruby Singh\s*0491 574 118\s*Root Canal, 30 min\s*Chair 1\s*Confirmed\s*Wheelchair/,
  );
  await expect(rows.nth(2)).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
  expect(await sheet(page).evaluate(brightnessOfInk)).toBeLessThan(90);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("the print button prints from the calendar too, and the sheet leaves with the paper", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(4);
  await book(staff.call, { name: "Ruby Singh", date });
  await printInsteadOfPaper(page);
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  await page.getByRole("button", { name: "Print day list" }).click();
  await expect(page.locator("[data-print-sheet]")).toContainText("Ruby Singh");
  await expect(page.locator("[data-print-sheet]")).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("[data-print-sheet]")).toHaveCount(0);
});
