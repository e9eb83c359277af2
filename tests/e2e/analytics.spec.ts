import { readFile } from "node:fs/promises";
import { weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const charts = [
  "When the phone rings",
  "How calls ended",
  "Bookings per week",
  "Lead time",
  "Assistant success",
  "Cancellations per week",
];

test("keeps the promise of the page in the specified words at its foot [ANA-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/analytics");
  await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
  await expect(page.getByText("Reports & Insights Dashboard", { exact: true })).toBeVisible();
  const strip = page.getByRole("region", { name: "Work in Progress" });
  await expect(strip.getByText("Work in Progress", { exact: true })).toBeVisible();
  await expect(strip.getByRole("listitem")).toHaveText([
    "Performance Charts",
    "Trend Analysis",
    "Custom Reports",
  ]);
  await expect(strip.getByText("Expected completion: Coming soon", { exact: true })).toBeVisible();
});

test("every chart has a sentence as its name and a table behind a button [ANA-1]", async ({
  signedInPage: page,
  staff,
}) => {
  const date = weekdayIn(3);
  const { status } = await staff.call("POST", "/api/appointments", {
    ...{ requestedDate: date, requestedTime: "10:00" },
    patientDetails: { name: "Mia Chen", phone: "0491 570 156" },
  });
  expect(status).toBe(201);
  await page.goto("/analytics");
  for (const title of charts) {
    const panel = page.getByRole("region", { name: title, exact: true });
    await expect(panel.getByRole("img", { name: new RegExp(`^${title}: \\S`) })).toBeVisible();
    await panel.getByRole("button", { name: `${title} as a table` }).click();
    await expect(panel.getByRole("table", { name: title })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Bookings per week", exact: true })).toContainText(
    "1 booking: 0 by the assistant, 1 by staff",
  );
  await expect(page.getByText("No calls in this time").first()).toBeVisible();
});

test("the address remembers the weeks, and the file holds the same figures [ANA-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/analytics");
  await expect(page.getByRole("button", { name: "4 weeks" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "12 weeks" }).click();
  await expect(page).toHaveURL(/\?weeks=12$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "12 weeks" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Bookings per week as a table" }).click();
  await expect(page.getByRole("table", { name: "Bookings per week" }).locator("tbody tr")).toHaveCount(12);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^analytics-[\d-]+\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text.split("\r\n")[0]).toBe("chart,group,measure,value");
  expect(text.match(/^bookings,.*by staff,0$/gm)).toHaveLength(12);
});
