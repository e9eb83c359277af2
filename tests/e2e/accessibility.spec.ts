import { barriersOf, expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./fixtures.ts";
import { enterScene, scenes } from "./scenes.ts";

test.use({ reducedMotion: "reduce" });

for (const scene of scenes) {
  test(`axe knows of no barrier on '${scene.name}', in light and dark`, async ({ pageOf }) => {
    const page = await pageOf(scene.who);
    if (scene.narrowOnly) await page.setViewportSize({ width: 390, height: 844 });
    await enterScene(page, scene);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await barriersOf(page), "light").toEqual([]);
    // Colours are all that the dark differs in.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await barriersOf(page, { only: ["color-contrast", "link-in-text-block"] }), "dark").toEqual([]);
  });
}

test("the narrow sidebar has no barrier either", async ({ signedInPage: page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Narrow the sidebar" }).click();
  await expect(page.getByText("Recent Activity")).toBeVisible();
  await expectNoBarriers(page);
});

/** Where much stands side by side. */
const crowded = ["dashboard", "calendar-week", "calendar-day", "phone-numbers", "logs", "appointments"];

for (const scene of scenes.filter(({ name }) => crowded.includes(name))) {
  test(`on a tablet nothing of '${scene.name}' is too small to press, and no table is wider than its place`, async ({
    pageOf,
  }) => {
    const page = await pageOf(scene.who);
    await page.setViewportSize({ width: 768, height: 1024 });
    await enterScene(page, scene);
    await expectNoBarriers(page, { only: ["target-size"] });
    const tables = page.getByRole("main").getByRole("table");
    for (const table of await tables.all())
      expect(
        await table.evaluate(
          ({ parentElement: place }) => (place?.scrollWidth ?? 0) - (place?.clientWidth ?? 0),
        ),
      ).toBe(0);
  });
}
