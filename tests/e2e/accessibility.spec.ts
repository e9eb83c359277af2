import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { enterScene, scenes } from "./scenes.ts";

async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
  );
}

test.use({ reducedMotion: "reduce" });

for (const scene of scenes) {
  test(`axe knows of no barrier on '${scene.name}', in light and dark`, async ({ pageOf }) => {
    const page = await pageOf(scene.who);
    if (scene.narrowOnly) await page.setViewportSize({ width: 390, height: 844 });
    await enterScene(page, scene);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await barriersOf(page), colorScheme).toEqual([]);
    }
  });
}

test("the narrow sidebar has no barrier either", async ({ signedInPage: page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Narrow the sidebar" }).click();
  await expect(page.getByText("Recent Activity")).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});
