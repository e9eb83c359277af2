import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";
import { countPresses } from "./presses.ts";

interface Jobs {
  /** A page at that address, and how often its mouse was pressed since. */
  begin: (path: string, who?: "example" | "new") => Promise<{ page: Page; presses: () => Promise<number> }>;
}

/** For what reception does in a day: each by the names of things, in no more presses and time than a person needs. */
export const test = base.extend<Jobs>({
  begin: async ({ pageOf }, provide) => {
    await provide(async (path, who = "example") => {
      const page = await pageOf(who);
      const presses = await countPresses(page);
      await page.goto(path);
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      return { page, presses };
    });
  },
});

/** None of them is one to wait for: twenty seconds, and as much again where others use the machine. */
export const jobLimits = { timeout: 40_000 };

/** The item of the sidebar. */
export const link = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

export { expect };
