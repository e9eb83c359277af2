import type { Page } from "@playwright/test";
import { barriersOf, expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./fixtures.ts";
import { enterScene, scenes, untilStill } from "./scenes.ts";

test.use({ reducedMotion: "reduce" });

const wide = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };

/** By how many pixels the page stands out to the right. */
const standingOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Tables that are wider than their place. */
const cutTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main table")]
      .filter(({ parentElement: place }) => place !== null && place.scrollWidth > place.clientWidth)
      .map((table) => table.getAttribute("aria-label") ?? "a table"),
  );

for (const scene of scenes) {
  const sizes = scene.narrowOnly ? [phone] : [wide, tablet, phone];
  test(`'${scene.name}' has no barrier that axe knows of, wide, on a tablet and on a phone, in light and dark`, async ({
    pageOf,
  }) => {
    const page = await pageOf(scene.who);
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (size === sizes[0]) await enterScene(page, scene);
      else await untilStill(page);
      const at = `${size.width} px`;
      await page.emulateMedia({ colorScheme: "light" });
      // A tablet has what the desk has, in less room.
      const look = size === tablet ? { only: ["target-size"] } : { also: ["target-size"] };
      expect(await barriersOf(page, look), `light, ${at}`).toEqual([]);
      expect(await standingOut(page), `sideways, ${at}`).toBe(0);
      if (size === tablet) expect(await cutTables(page), `tables, ${at}`).toEqual([]);
    }
    // Colours are all that the dark differs in.
    for (const size of sizes.filter((each) => each !== tablet)) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: "dark" });
      await untilStill(page);
      expect(
        await barriersOf(page, { only: ["color-contrast", "link-in-text-block"] }),
        `dark, ${size.width} px`,
      ).toEqual([]);
    }
  });
}

test("the narrow sidebar has no barrier either", async ({ signedInPage: page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Narrow the sidebar" }).click();
  await expect(page.getByText("Recent Activity")).toBeVisible();
  await expectNoBarriers(page);
});
