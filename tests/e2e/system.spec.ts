import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const services = ["API", "Database", "Phone system", "AI agent"];
const rowOf = (page: Page, service: string) =>
  page.getByRole("table", { name: "Services" }).locator("tbody tr").filter({ hasText: service });

const answered = (change: object) => ({
  overallStatus: "healthy",
  services: { api: "online", database: "online", phoneSystem: "online", aiAgent: "online" },
  uptime: "100%",
  lastUpdated: "2026-08-11T01:42:00.000Z",
  responseTime: 3,
  ...change,
});

test("has header, health panel, notice and metric tiles in the specified words [SYS-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/system");
  await expect(page.getByRole("heading", { level: 1, name: "System Health" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Service Monitoring & Status", { exact: true })).toBeVisible();
  await expect(main.getByText("Healthy", { exact: true })).toHaveClass(/bg-green-soft/);
  const metrics = page.getByRole("region", { name: "Metrics" });
  for (const [figure, label] of [
    ["24/7", "monitoring"],
    ["0", "active incidents"],
    ["4", "services monitored"],
    ["<200ms", "response time"],
  ] as const) {
    await expect(metrics.getByText(figure, { exact: true })).toBeVisible();
    await expect(metrics.getByText(label, { exact: true })).toBeVisible();
  }
  const notice = page.getByRole("region", { name: "Advanced System Management" });
  await expect(notice).toContainText(/under development/i);
  await expect(notice.getByRole("listitem")).toHaveText([
    "Server Management",
    "Database Admin",
    "System Logs",
  ]);
});

test("every service is measured by the server, with its last day [SYS-2]", async ({ signedInPage: page }) => {
  await page.goto("/system");
  for (const service of services) {
    await expect(rowOf(page, service).getByText("Online", { exact: true })).toBeVisible();
    await expect(rowOf(page, service).getByText(/^(<1|[\d,]+) ms$/)).toBeVisible();
    await expect(rowOf(page, service).getByRole("img")).toHaveAccessibleName(
      /^No trouble in the last 24 hours/,
    );
  }
  await expect(page.getByRole("region", { name: "Services" })).toContainText(/Uptime [\d.]+%, answering in/);
});

test("asks again every 30 seconds, and not in between [SYS-1]", async ({ signedInPage: page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route("**/api/system/health", async (route) => {
    asked++;
    await route.continue();
  });
  await page.goto("/system");
  await expect(rowOf(page, "API").getByText("Online")).toBeVisible();
  expect(asked).toBe(1);
  await page.clock.runFor(29_000);
  expect(asked).toBe(1);
  await page.clock.runFor(2_000);
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByText(/Checked (just now|\d seconds? ago), again every 30 seconds/)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect.poll(() => asked).toBe(3);
});

for (const [word, reply] of [
  ["a failure", { status: 503, json: { code: "unavailable" } }],
  ["nothing", { status: 200, json: null }],
] as const) {
  test(`shows the sample values when ${word} comes [SYS-1]`, async ({ signedInPage: page }) => {
    await page.route("**/api/system/health", (route) => route.fulfill(reply));
    await page.goto("/system");
    for (const service of services)
      await expect(rowOf(page, service).getByText("Online", { exact: true })).toHaveClass(/bg-green-soft/);
    const panel = page.getByRole("region", { name: "Services" });
    await expect(panel).toContainText("Uptime 99.9%, answering in 120 ms");
    await expect(panel.getByText("Sample", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText("Healthy", { exact: true })).toBeVisible();
  });
}

test("colours say what the words say [SYS-1]", async ({ signedInPage: page }) => {
  let reply: object = answered({
    overallStatus: "degraded",
    services: { api: "online", database: "warning", phoneSystem: "offline", aiAgent: "resting" },
  });
  await page.route("**/api/system/health", (route) => route.fulfill({ json: reply }));
  await page.goto("/system");
  const main = page.getByRole("main");
  await expect(main.getByText("Degraded", { exact: true })).toHaveClass(/bg-yellow-soft/);
  for (const [service, word, colour] of [
    ["API", "Online", "green"],
    ["Database", "Warning", "yellow"],
    ["Phone system", "Offline", "red"],
    ["AI agent", "Resting", "grey"],
  ] as const)
    await expect(rowOf(page, service).getByText(word, { exact: true })).toHaveClass(
      new RegExp(`bg-${colour}-soft`),
    );
  await expect(page.getByRole("region", { name: "Metrics" })).toContainText("2active incidents");
  reply = answered({ overallStatus: "critical" });
  await page.reload();
  await expect(main.getByText("Critical", { exact: true })).toHaveClass(/bg-red-soft/);
});

test("what failed in the last hour is told, counted and found in the Logs [SYS-2] [LOG-2]", async ({
  signedInPage: page,
}) => {
  const troubles = [{ area: "Text messages", count: 6 }];
  const services = { api: "online", database: "online", phoneSystem: "warning", aiAgent: "online" };
  await page.route("**/api/system/health", (route) =>
    route.fulfill({ json: answered({ overallStatus: "degraded", services, troubles }) }),
  );
  await page.goto("/system");
  const main = page.getByRole("main");
  await expect(main.getByText("Degraded", { exact: true })).toHaveClass(/bg-yellow-soft/);
  await expect(page.getByRole("region", { name: "Metrics" }).getByText("1", { exact: true })).toBeVisible();
  await expect(main.getByText("In the last hour: Text messages failed 6 times.")).toBeVisible();
  await page.getByRole("link", { name: "See the errors" }).click();
  await expect(page).toHaveURL(/\/logs\?type=error$/);
  await expect(page.getByLabel("Type")).toHaveText("Error");
});

test("the built server tells its figures to whoever watches over it [SYS-3]", async ({ request }) => {
  const reply = await request.get("/metrics");
  expect(reply.status()).toBe(200);
  const figures = await reply.text();
  expect(figures).toContain("enamel_database_up 1");
  expect(figures).toContain("process_resident_memory_bytes");
});
