import type { Page } from "@playwright/test";

/** Keeps a call's answer back until it is released, so that a test sees what the page shows meanwhile, however slow the machine. */
export async function holdAnswer(page: Page, url: string, method = "POST"): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return { release };
}
