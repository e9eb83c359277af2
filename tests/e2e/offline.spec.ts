import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./fixtures.ts";
import { openWhole } from "./open-whole.ts";

const createCode = "**/assets/create-dialog-*.js";
const searchField = (page: Page) => page.getByRole("searchbox", { name: "Search appointments" });
const openNew = (page: Page) => page.getByRole("button", { name: "New Appointment" }).first().click();
const createDialog = (page: Page) => page.getByRole("dialog", { name: "Create Manual Appointment" });
const notice = (page: Page) => page.getByRole("dialog", { name: "You seem to be offline" });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

test("a dialog whose code cannot be fetched leaves the page as it is, and comes when tried again [NET-1]", async ({
  signedInPage: page,
}) => {
  await page.route(createCode, (route) => route.abort("internetdisconnected"));
  await page.goto("/appointments");
  await searchField(page).fill("Ann");
  await page.route("**/appointments", (route) => route.abort("internetdisconnected"));
  await openNew(page);
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Appointment Management" })).toBeVisible();
  await expect(searchField(page)).toHaveValue("Ann");

  await openNew(page);
  await expect(notice(page)).toBeVisible();
  await expectNoBarriers(page);
  await page.unrouteAll();
  await tryAgain(page).click();
  await expect(createDialog(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("a dialog that waits for the network opens by itself when it is back [NET-1]", async ({
  signedInPage: page,
}) => {
  await page.route(createCode, (route) => route.abort("internetdisconnected"));
  await openWhole(page, "/appointments");
  await searchField(page).waitFor();
  await page.context().setOffline(true);
  await openNew(page);
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(createDialog(page)).toBeVisible();
});

test("a dialog's code is at hand before it is asked for, so that it opens without a network [NET-1]", async ({
  signedInPage: page,
}) => {
  const code = page.waitForResponse(createCode);
  await page.goto("/appointments");
  // With all that it needs itself.
  await page.evaluate((address) => import(address), (await code).url());
  await searchField(page).waitFor();
  await page.context().setOffline(true);
  await openNew(page);
  await expect(createDialog(page)).toBeVisible();
});

test("a page whose code cannot be fetched says so beside the menu, and comes when tried again [NET-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/appointments");
  await page.route("**/assets/patients-page-*.js", (route) => route.abort("internetdisconnected"));
  await page.route("**/patients", (route) => route.abort("internetdisconnected"));
  await page.getByRole("link", { name: "Patients" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You seem to be offline" })).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await expectNoBarriers(page);
  await page.unrouteAll();
  await tryAgain(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Patients" })).toBeVisible();
});

test("a new version of the server is offered, and what is half typed outlives the offer [NET-1]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.route("**/assets/shortcuts-dialog-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/clinic-knowledge-base?edit=hours");
  const name = page.getByLabel("Clinic Name");
  await name.fill("Half a na");
  await page.route("**/clinic-knowledge-base", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/src="\/assets\/index-/, 'src="/assets/index-new-');
    await route.fulfill({ response, body: html });
  });
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("?");
  const offer = page.getByRole("dialog", { name: "There is a new version of Enamel" });
  const asked = page.waitForEvent("dialog");
  const pressed = offer.getByRole("button", { name: "Load the page again" }).click();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await pressed;
  await expect(name).toHaveValue("Half a na");
  await expect(page.getByText("This page could not be shown")).toHaveCount(0);
});
