import type { Page } from "@playwright/test";

/** Opens a page with what it fetches last, two seconds after the first: the notices, which tell what fails, and of code that is missing. */
export async function openWhole(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse("**/assets/later-notices-*.js");
  await page.goto(path);
  // Until what it needs itself is here.
  await page.evaluate((address) => import(address), (await last).url());
}
