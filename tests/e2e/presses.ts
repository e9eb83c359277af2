import type { Page } from "@playwright/test";

const key = "presses";

/** Counts the presses of mouse or finger in this tab from its next page on, also over further pages; the answer reads the count. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    // Keys and programs click too; those have no pointer.
    const note = ({ isTrusted }: Event) => {
      if (isTrusted) sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
    };
    window.addEventListener("pointerup", note, true);
  }, key);
  return () => page.evaluate((name) => Number(sessionStorage.getItem(name)), key);
}
