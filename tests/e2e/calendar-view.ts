import type { Locator, Page } from "@playwright/test";

export const calendar = (page: Page) => page.locator(".rbc-calendar");
export const visit = (page: Page, name: string) => calendar(page).getByRole("button", { name });

/** Where something stands on the screen. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return box;
}
