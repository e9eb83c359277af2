import { ringAsBrowser } from "../support/browser-caller.ts";
import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./fixtures.ts";

test("a call says who, why and how it ended; it is found by name, number and words, and marked as a test [LOG-2]", async ({
  signedInPage: page,
  staff,
  server,
  knowledgeBase: _,
}) => {
  const clinic = { ...staff, url: server.url };
  const real = await ringAsBrowser(clinic, { from: "+61491570156", isReal: true });
  await real.say("could somebody ring me back about an invoice please");
  await real.say("grace walker");
  await page.goto("/logs?type=call");
  const row = page.getByRole("row", { name: /0491 570 156/ });
  await expect(row).toContainText("On the line");
  await real.hangUp();
  await expect(row).toContainText("Needs a ring-back");
  await expect(row).toContainText("Grace Walker");
  await expect(row).toContainText("ring me back about an invoice");
  const tried = await ringAsBrowser(clinic, { from: "+61491570110", isReal: false });
  await tried.say("where are you");
  await tried.hangUp();
  await expect(
    page.getByRole("row", { name: /0491 570 110/ }).getByText("Test", { exact: true }),
  ).toBeVisible();

  const calls = page.getByRole("row", { name: /^Call, / });
  const search = page.getByRole("searchbox", { name: "Search" });
  for (const words of ["walker", "0491 570 156", "invoice"]) {
    await search.fill(words);
    await search.press("Enter");
    await expect(page.getByText("1 entry", { exact: true })).toBeVisible();
    await expect(calls).toHaveCount(1);
    expect(page.url()).not.toMatch(/walker|0491|invoice/i);
  }
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  expect((await file).suggestedFilename()).toBe("logs-call.csv");
  await search.fill("nobody of that name");
  await search.press("Enter");
  await expect(page.getByText("Search: nobody of that name")).toBeVisible();
  await search.fill("");
  await page.getByLabel("Show", { exact: true }).click();
  await page.getByRole("option", { name: "Needs a ring-back" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(calls).toHaveCount(1);
  await expectNoBarriers(page);
});
