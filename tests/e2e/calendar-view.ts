import { expect, type Locator, type Page } from "@playwright/test";

export const calendar = (page: Page) => page.locator(".rbc-calendar");
export const visit = (page: Page, name: string) => calendar(page).getByRole("button", { name });

/** Where something stands on the screen. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return box;
}

/** Takes a visit in its middle, or by its lower edge, and lets it go so many columns aside and hours down. */
export async function drag(
  page: Page,
  name: string,
  by: { columns?: number; hours: number; edge?: boolean },
) {
  await expect(visit(page, name)).toBeVisible();
  const [box, column] = [
    await boxOf(visit(page, name)),
    await boxOf(calendar(page).locator(".rbc-day-slot").first()),
  ];
  const from = { x: box.x + box.width / 2, y: by.edge ? box.y + box.height - 3 : box.y + box.height / 2 };
  const hourPx = column.height / 9;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, from.y + 5, { steps: 2 });
  await page.mouse.move(from.x + (by.columns ?? 0) * column.width, from.y + by.hours * hourPx, { steps: 6 });
  return { release: () => page.mouse.up() };
}
