import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Where and how axe looks; without any of it, at the whole page by the rules that are on. */
interface Look {
  /** Only the part of the page that this selector finds. */
  within?: string;
  /** Only these rules. */
  only?: readonly string[];
  /** Rules that are off unless asked for. */
  also?: readonly string[];
}

/**
 * What axe calls a barrier, one line each with the rule and the elements. It waits for the page's heading first: a page whose
 * script is still on its way has none, and that is not what is asked about.
 */
export async function barriersOf(page: Page, { within, only, also = [] }: Look = {}): Promise<string[]> {
  await expect(page.locator("h1").first()).toBeAttached();
  // No page has a frame of another site in it, which the other mode opens a page for at every look.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Only those are told of, so nothing else is gathered.
  axe.options({
    resultTypes: ["violations"],
    rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
  });
  if (within !== undefined) axe.include(within);
  if (only !== undefined) axe.withRules([...only]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
}

export async function expectNoBarriers(page: Page, look: Look = {}): Promise<void> {
  expect(await barriersOf(page, look)).toEqual([]);
}
