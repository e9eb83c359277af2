import type { Page } from "@playwright/test";
import { expectNotice } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";
import { enter, expectFocus, press, tabTo } from "./with-keys.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const main = (page: Page) => page.getByRole("main");

// A job is a few hundred keys, each with its answer: on a busy machine that is more than the usual minute.
test.describe.configure({ timeout: 180_000 });

test("signs in, sets up the team, chooses a plan and signs out with the keys alone [AUTH-1] [TEAM-2] [TEAM-3] [AUTH-7]", async ({
  page,
}) => {
  await page.goto("/auth");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(`keys-${crypto.randomUUID().slice(0, 8)}@clinic.example`);
  await press(page, "Enter");
  await expect(page.getByRole("heading", { name: "Welcome to the product" })).toBeVisible();
  await tabTo(page, button(page, "Choose Standard"));
  await press(page, "Space");
  await expect(page.getByLabel("Team Name")).toBeFocused();
  await expect(page.getByLabel("Team Name")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("Harbour Street");
  await enter(page, button(page, "Choose Pro"));
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();
  await enter(page, button(page, "Logout"));
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("says with the keys what is still to come: Google, sign-up, sales [AUTH-2] [TEAM-4]", async ({
  page,
}) => {
  const said: string[] = [];
  page.on("dialog", async (dialog) => {
    said.push(dialog.message());
    await dialog.accept();
  });
  await page.goto("/auth");
  await enter(page, button(page, "Sign in with Google"));
  await expect.poll(() => said.length).toBe(1);
  await enter(page, button(page, "Don't have an account?"));
  await expect.poll(() => said.length).toBe(2);
  await expectFocus(button(page, "Don't have an account?"));
});

test("saves and edits the knowledge base with the keys alone [KB-1] [KB-3]", async ({
  signedInPage: page,
}) => {
  const field = (name: string) => main(page).getByLabel(name).and(page.locator("input, textarea"));
  await page.goto("/clinic-knowledge-base");
  await expect(button(page, "Save Information")).toBeVisible();
  for (const [name, words] of [
    ["Clinic name", "Harbour Street Dental"],
    ["Address", "12 Harbour Street, Sydney NSW 2000"],
    ["Email", "reception@harbourstreet.example"],
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(words);
  }
  await enter(page, button(page, "Save Information"));
  await expect(page.getByText("Phone number is required")).toBeVisible();
  await expect(field("Phone number")).toBeFocused();
  await page.keyboard.type("(02) 5550 4410");
  await tabTo(page, main(page).getByRole("checkbox"));
  await press(page, "Space");
  await tabTo(page, field("Emergency contact"));
  await page.keyboard.type("0491 570 156");
  await enter(page, button(page, "Save Information"));
  await expectNotice(page, "Knowledge Base Saved", /./);
  await expectFocus(button(page, "Edit Information"));

  await press(page, "Enter");
  await expect(field("Clinic name")).toBeFocused();
  await press(page, "End");
  await page.keyboard.type(" East");
  await enter(page, button(page, "Save Changes"));
  await expectFocus(button(page, "Edit Information"));
  await expect(main(page).getByText("Harbour Street Dental East")).toBeVisible();
  await press(page, "Enter");
  await expect(field("Clinic name")).toBeFocused();
  await page.keyboard.type("Not meant");
  await enter(page, button(page, "Cancel"));
  await expectFocus(button(page, "Edit Information"));
  await expect(main(page).getByText("Harbour Street Dental East")).toBeVisible();
});

test("pauses the assistant, syncs and goes to the opening hours with the keys alone [DASH-4]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("button", { name: "Pause AI Assistant" }));
  await press(page, "Space");
  const paused = page.getByRole("button", { name: "Assistant Paused" });
  await expect(paused).toBeEnabled();
  await expectFocus(paused);
  await expect.poll(async () => (await staff.call("GET", "/api/assistant")).body).toEqual({ paused: true });
  await press(page, "Enter");
  await expect(page.getByRole("button", { name: "Pause AI Assistant" })).toBeEnabled();
  await enter(page, button(page, "Sync with PMS"));
  await expect(page.getByText("No practice system is connected yet.")).toBeVisible();
  await expectFocus(button(page, "Sync with PMS"));
  await enter(page, page.getByRole("link", { name: "Update Clinic Hours" }));
  const opens = main(page).getByLabel("Weekdays open").and(page.locator("input"));
  await expect(opens).toBeFocused();
  await page.keyboard.type("1000AM");
  await enter(page, button(page, "Save Changes"));
  await expectNotice(page, "Knowledge Base Saved", /./);
  await expect(page.getByRole("region", { name: "Business Hours" })).toContainText("10:00 am");
});

test("narrows and widens the sidebar, and goes to a page, with the keys alone [SIDE-1] [SIDE-4]", async ({
  signedInPage: page,
}) => {
  await page.goto("/");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  const width = async () => (await sidebar.boundingBox())?.width;
  await enter(page, button(page, "Narrow the sidebar"));
  await expect.poll(width).toBe(64);
  await expectFocus(button(page, "Widen the sidebar"));
  await press(page, "Enter");
  await expect.poll(width).toBe(252);
  await enter(page, sidebar.getByRole("link", { name: /^Billing/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Subscription Details" })).toBeVisible();
  await page.goto("/");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(sidebar).toBeVisible();
  await press(page, "Tab");
  await expect(skip).toBeFocused();
  await press(page, "Enter");
  await expect(main(page)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens the menu, keeps the focus in it and leaves it by Escape or a choice, with the keys alone [SIDE-5]", async ({
    signedInPage: page,
  }) => {
    await page.goto("/");
    const open = button(page, "Open the menu");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await enter(page, open);
    await expect(button(page, "Close the menu")).toBeFocused();
    await press(page, "Shift+Tab");
    await expect(drawer.locator(":focus")).toHaveCount(1);
    await press(page, "Escape");
    await expect(drawer).toHaveCount(0);
    await expectFocus(open);
    await press(page, "Enter");
    await expect(button(page, "Close the menu")).toBeFocused();
    await enter(page, drawer.getByRole("link", { name: "Patients" }));
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Patients" })).toBeVisible();
  });
});
