import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { longDate } from "../../src/kernel/spoken-dates.ts";
import { addDays } from "../../src/kernel/zoned-time.ts";
import { setDate, setSelect, today } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const rows = (page: Page) => page.getByRole("table").locator("tbody tr");
const type = (page: Page) => page.getByLabel("Type");
const apply = (page: Page) => page.getByRole("button", { name: "Apply" });
const drawer = (page: Page) => page.getByRole("dialog");

test("has the filters, the six columns and the eight sample entries [LOG-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/logs");
  await expect(page.getByRole("heading", { level: 1, name: "Logs" })).toBeVisible();
  await expect(page.getByLabel("Show entries after")).toHaveText("Select date");
  await expect(type(page)).toHaveText("All Types");
  await type(page).click();
  await expect(page.getByRole("option")).toHaveText(["All Types", "Call", "System", "Error"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader")).toHaveText([
    "Type",
    "Started At",
    "Duration",
    "Workflow/Deployment",
    "Messages",
    "Status",
  ]);
  await expect(rows(page)).toHaveCount(8);
  await expect(rows(page).getByText("Sample", { exact: true })).toHaveCount(8);
});

test("colours types and statuses [LOG-1]", async ({ signedInPage: page }) => {
  await page.goto("/logs");
  for (const [word, colour] of [
    ["Call", "blue"],
    ["System", "green"],
    ["Error", "red"],
    ["Completed", "green"],
    ["Success", "green"],
    ["Resolved", "yellow"],
  ] as const)
    await expect(rows(page).getByText(word, { exact: true }).first()).toHaveClass(
      new RegExp(`bg-${colour}-soft`),
    );
});

test("any other status is grey [LOG-1]", async ({ signedInPage: page }) => {
  await page.route("**/api/calls/logs?*", async (route) => {
    const response = await route.fetch();
    const { entries, ...rest } = (await response.json()) as { entries: object[] };
    const [first, ...others] = entries;
    await route.fulfill({
      response,
      json: { ...rest, entries: [{ ...first, status: "Missed" }, ...others] },
    });
  });
  await page.goto("/logs");
  await expect(rows(page).first().getByText("Missed", { exact: true })).toHaveClass(/bg-grey-soft/);
});

test("a filter takes effect only with Apply, and again after a reload [LOG-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/logs");
  await expect(rows(page)).toHaveCount(8);
  await setSelect(page, type(page), "Error");
  await expect(rows(page)).toHaveCount(8);
  const asked = page.waitForRequest((request) => request.url().includes("/api/calls/logs?"));
  await apply(page).click();
  expect(new URL((await asked).url()).searchParams.get("type")).toBe("error");
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(type(page)).toHaveText("Error");
  await expect(rows(page)).toHaveCount(2);
  await setSelect(page, type(page), "All Types");
  await apply(page).click();
  await expect(rows(page)).toHaveCount(8);
});

test("a date shows the entries of that very day, and what was asked for when there are none [LOG-1]", async ({
  signedInPage: page,
  staff,
}) => {
  const { body } = await staff.call("GET", "/api/calls/logs");
  const { entries } = body as { entries: { startedAt: string }[] };
  const dayOf = (startedAt: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(new Date(startedAt));
  const day = dayOf(entries[0]?.startedAt ?? "");
  const count = entries.filter(({ startedAt }) => dayOf(startedAt) === day).length;
  await page.goto("/logs");
  await page.goto(`/logs?date=${day}`);
  await expect(rows(page)).toHaveCount(count);
  const later = addDays(today(), 1);
  await setDate(page, page.getByLabel("Show entries after"), later);
  await setSelect(page, type(page), "Call");
  await apply(page).click();
  await expect(page.getByText("No logs found matching the applied filters")).toBeVisible();
  await expect(page.getByText("Type: Call")).toBeVisible();
  await expect(page.getByText(`Date: ${longDate(later)}`)).toBeVisible();
});

test("samples go with one action, and then there is nothing [LOG-1]", async ({ signedInPage: page }) => {
  await page.goto("/logs");
  await page.getByRole("button", { name: "Clear samples" }).click();
  await expect(page.getByText("No Logs Found")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No Logs Found")).toBeVisible();
});

test("an entry opens beside the table; arrow keys walk, Escape closes [LOG-2]", async ({
  signedInPage: page,
}) => {
  await page.goto("/logs");
  await rows(page).first().click();
  await expect(drawer(page)).toBeVisible();
  await expect(rows(page).nth(0)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowUp");
  await expect(rows(page).nth(0)).toHaveAttribute("aria-current", "true");
  await rows(page).nth(4).click();
  await expect(rows(page).nth(4)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
});

test("further pages come on demand [LOG-2]", async ({ signedInPage: page }) => {
  const entry = (n: number) => ({
    id: `entry-${n}`,
    type: "system",
    startedAt: "2026-08-11T01:00:00.000Z",
    durationSeconds: n,
    workflow: `Event ${n}`,
    messages: 0,
    status: "Success",
    isSample: false,
    callId: null,
  });
  await page.route("**/api/calls/logs?*", (route) => {
    const cursor = new URL(route.request().url()).searchParams.get("cursor");
    const first = cursor ? 50 : 0;
    const entries = Array.from({ length: cursor ? 20 : 50 }, (_, i) => entry(first + i));
    return route.fulfill({ json: { entries, nextCursor: cursor ? null : "second" } });
  });
  await page.goto("/logs");
  await expect(page.getByText("50 entries so far")).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page)).toHaveCount(70);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("exports the filtered rows as a file [LOG-2]", async ({ signedInPage: page }) => {
  await page.goto("/logs?type=error");
  await expect(rows(page).first()).toBeVisible();
  const count = await rows(page).count();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("logs-error.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(1 + count);
  expect(lines.slice(1).every((line) => line.startsWith("error,"))).toBe(true);
});

test("an error says how often it failed within the hour, and where to look [LOG-2]", async ({
  signedInPage: page,
}) => {
  await page.route("**/api/calls/logs?*", async (route) => {
    const response = await route.fetch();
    const { entries, ...rest } = (await response.json()) as { entries: object[] };
    const workflow = "Text messages · the provider refuses the account, tried again (twilio_20003)";
    const failed = { type: "error", status: "Failed", messages: 6, workflow, durationSeconds: null };
    const shown = { ...entries[0], ...failed, callId: null, isSample: false };
    await route.fulfill({ response, json: { ...rest, entries: [shown] } });
  });
  await page.goto("/logs?type=error");
  const row = rows(page).filter({ hasText: "Text messages" });
  await expect(row).toContainText("the provider refuses the account, tried again (twilio_20003)");
  await expect(row.getByText("Error", { exact: true })).toHaveClass(/bg-red-soft/);
  await row.click();
  await expect(drawer(page)).toContainText("This failed 6 times within the hour");
});
