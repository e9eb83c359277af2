import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** More stops than any page has, so that a control that cannot be reached fails instead of going round for ever. */
const mostStops = 90;

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes on with Tab, or back with Shift+Tab, until the control has the focus and shows that it has. */
export async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < mostStops && !(await isThere()); stops++) await page.keyboard.press(key);
  await expectFocus(control);
}

/** The control has the focus, and a person sees it: the browser's mark for keys, and a ring on it or on what frames it. */
export async function expectFocus(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const isRinged = (of: Element, pseudo?: string) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of, pseudo);
          return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
        };
        const frames = [element, element.parentElement, ...element.children].filter((of) => of !== null);
        return (
          element.matches(":focus-visible") &&
          (frames.some((of) => isRinged(of)) || isRinged(element, "::after"))
        );
      }),
    )
    .toBe(true);
}

/** Goes to a control and presses Enter on it. */
export async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Opens a select, walks to the word and chooses it. Each key waits for the list: it moves its focus a tick after the key. */
export async function chooseWithKeys(page: Page, select: Locator, word: string): Promise<void> {
  await enter(page, select);
  const options = page.getByRole("option");
  const wanted = page.getByRole("option", { name: word, exact: true });
  await expect(wanted).toBeVisible();
  const words = await options.allTextContents();
  const focusedAt = () => options.evaluateAll((all) => all.findIndex((option) => option.matches(":focus")));
  await expect.poll(focusedAt).toBeGreaterThanOrEqual(0);
  for (let at = await focusedAt(); at < words.indexOf(word); at++) {
    await press(page, "ArrowDown");
    await expect(options.nth(at + 1)).toBeFocused();
  }
  await expect(wanted).toBeFocused();
  await press(page, "Enter");
  await expect(options).toHaveCount(0);
  await expect(select).toHaveText(word);
  await expect(select).toBeFocused();
}
