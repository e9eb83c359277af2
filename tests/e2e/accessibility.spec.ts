import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const pages = [
  "/",
  "/clinic-knowledge-base",
  "/appointments",
  "/appointments?tab=calendar",
  "/appointments?new=1",
  "/ai-agent",
  "/logs",
  "/team-setup",
  "/patients",
  "/agents",
  "/nowhere",
];

async function barriersOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });

    for (const path of pages) {
      test(`${path} has no barrier that axe knows of`, async ({ signedInPage: page }) => {
        await page.goto(path);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await page.waitForLoadState("load");
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        expect(await barriersOf(page)).toEqual([]);
      });
    }

    test("the sign-in page has no barrier that axe knows of", async ({ page }) => {
      await page.goto("/auth");
      await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
    });
  });
}

test("the narrow sidebar and the phone's menu have no barrier either", async ({ signedInPage: page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Narrow the sidebar" }).click();
  await expect(page.getByText("Recent Activity")).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  // Half faded in, its colours are not its own.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await barriersOf(page)).toEqual([]);
});
