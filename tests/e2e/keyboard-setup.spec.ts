import type { Page } from "@playwright/test";
import { expectNotice } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";
import { chooseWithKeys, enter, expectFocus, press, tabTo } from "./with-keys.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

// A job is a few hundred keys, each with its answer: on a busy machine that is more than the usual minute.
test.describe.configure({ timeout: 180_000 });

test("selects, configures and connects an agent with the keys alone [AGENT-2] [AGENT-3]", async ({
  signedInPage: page,
  staff,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("clinicKnowledgeBase", JSON.stringify({ clinicName: "Harbour Street Dental" })),
  );
  await page.goto("/agents");
  const theo = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name: "Theo" }) });
  await enter(page, theo.getByRole("button", { name: "Select Agent" }));
  await expect(theo.getByRole("button", { name: "Selected" })).toBeFocused();
  await enter(page, button(page, "Get Started with Theo"));
  const numbers = dialog(page).getByRole("group", { name: "Phone number" }).getByRole("radio");
  await expect(numbers).toHaveCount(3);
  await tabTo(page, numbers.first());
  await press(page, "Space");
  await expect(numbers.first()).toBeChecked();
  await press(page, "ArrowDown");
  await expect(numbers.nth(1)).toBeFocused();
  await expect(numbers.nth(1)).toBeChecked();
  await tabTo(page, dialog(page).getByLabel("Checkup"));
  await press(page, "Space");
  await expect(dialog(page).getByLabel("Checkup")).toBeChecked();
  await tabTo(page, dialog(page).getByLabel("Recall delay"));
  await press(page, "ControlOrMeta+a");
  await page.keyboard.type("6 months");
  await enter(page, button(page, "Connect"));
  await expect(dialog(page)).toHaveCount(0);
  const { body } = await staff.call("GET", "/api/agents");
  expect(body).toMatchObject([
    { agentId: "2", configuration: { appointmentTypes: ["Checkup"], recallDelay: "6 months" } },
  ]);
  // What opened the dialog is gone with the selection, so the focus is at the page's beginning, not lost.
  await expect(page.getByRole("heading", { level: 1, name: "Agents" })).toBeFocused();
});

test("adds a phone number with the keys alone, and the dialog gives the focus back [PHONE-2]", async ({
  signedInPage: page,
}) => {
  const number = `(02) 5550 ${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;
  const field = (name: string) => dialog(page).getByLabel(name);
  await page.goto("/phone-numbers");
  await enter(page, button(page, "Add Phone Number"));
  await expect(field("Current phone number")).toBeFocused();
  await press(page, "Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(button(page, "Add Phone Number"));
  await press(page, "Enter");
  await expect(field("Current phone number")).toBeFocused();
  await page.keyboard.type(number);
  await chooseWithKeys(page, field("State"), "Queensland");
  await chooseWithKeys(page, field("Telephone provider"), "Optus");
  await chooseWithKeys(page, field("Number of lines"), "6+");
  await enter(page, dialog(page).getByRole("button", { name: "Add Phone Number" }));
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(button(page, "Add Phone Number"));
  const row = page.getByRole("row").filter({ hasText: number });
  for (const words of ["QLD", "Optus", "6+"])
    await expect(row.getByText(words, { exact: true })).toBeVisible();

  await enter(page, page.getByRole("button", { name: "Theo, Recall assistant" }));
  await expect(page.getByRole("dialog", { name: "Configure Theo" })).toBeVisible();
  await expect(dialog(page).getByRole("group", { name: "Phone number" })).toBeVisible();
  await press(page, "Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(page.getByRole("button", { name: "Theo, Recall assistant" }));
});

test("connects a practice system with the keys alone, through the tabs [API-1]", async ({
  signedInPage: page,
}) => {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.goto("/api");
  await tabTo(page, page.getByRole("tab", { name: "PMS Integration Setup" }));
  await press(page, "ArrowRight");
  await expect(page.getByRole("tab", { name: "API Keys" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "API Key Management" })).toBeVisible();
  await press(page, "ArrowLeft");
  await expect(page.getByRole("tab", { name: "PMS Integration Setup" })).toBeFocused();
  await chooseWithKeys(page, field("Environment"), "Production");
  await chooseWithKeys(page, field("Deployment Type"), "Cloud-hosted");
  await chooseWithKeys(page, field("PMS Vendor"), "Centaur Software");
  await chooseWithKeys(page, field("PMS Product"), "Dental4Web");
  await tabTo(page, field("Centaur CRN"));
  await page.keyboard.type("CRN-204418");
  await tabTo(page, field("Practice Name (for verification)"));
  await page.keyboard.type("Harbour Street Dental");
  await enter(page, button(page, "Connect"));
  await expect(page.getByRole("heading", { name: "Integration Complete" })).toBeVisible();
  await expectFocus(button(page, "Reconnect"));
});

test("makes, copies, shows, hides and deletes a key, and sends a test request, with the keys alone [API-2] [API-3]", async ({
  signedInPage: page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/api?tab=keys");
  await enter(page, button(page, "Generate Key"));
  await expect(dialog(page).getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Website booking");
  await tabTo(page, dialog(page).getByLabel("Write"));
  await press(page, "Space");
  await enter(page, dialog(page).getByRole("button", { name: "Generate" }));
  await expect(dialog(page).getByText("it is shown whole only this once")).toBeVisible();
  const secret = (await dialog(page).locator("code").textContent()) ?? "";
  await enter(page, button(page, "Copy key"));
  await expectNotice(page, "Copied", "The key is on your clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await enter(page, button(page, "Done"));
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(button(page, "Generate Key"));

  const key = page.getByRole("listitem", { name: "Website booking", exact: true });
  await enter(page, button(page, "Show Website booking"));
  await expect(key.locator("code")).toHaveText(secret);
  await expectFocus(button(page, "Hide Website booking"));
  await press(page, "Enter");
  await expect(key.locator("code")).toHaveText(/•/);
  await enter(page, button(page, "Delete Website booking"));
  await enter(page, button(page, "Delete Key"));
  await expect(key).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  // Its row took the button along: the heading is where the way begins again.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await chooseWithKeys(page, page.getByLabel("Method", { exact: true }), "POST");
  await tabTo(page, page.getByLabel("Request body"));
  await page.keyboard.type('{"requestedDate":"soon"}');
  await enter(page, button(page, "Send Request"));
  await expect(page.getByRole("region", { name: "Response" }).getByText("400 Bad Request")).toBeVisible();
  await expectFocus(button(page, "Send Request"));
});

test("fills the test panel from the list of endpoints with the keys alone [API-2]", async ({
  signedInPage: page,
}) => {
  await page.goto("/api?tab=endpoints");
  const rows = page.getByRole("list", { name: "Available endpoints" }).getByRole("listitem");
  await enter(page, rows.nth(4).getByRole("button"));
  await expect(page.getByRole("tab", { name: "API Keys" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Endpoint", { exact: true })).toHaveValue("/api/calls/logs");
  await expectFocus(button(page, "Send Request"));
  await press(page, "Enter");
  await expect(page.getByRole("region", { name: "Response" }).getByText("200 OK")).toBeVisible();
});

test("presses every button of the subscription with the keys alone [BILL-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/billing");
  await expect(page.getByRole("region", { name: "Your workspace" })).toContainText("Free days end");
  for (const [name, title] of [
    ["View upcoming invoice", "Upcoming invoice"],
    ["Change plan", "Change plan"],
  ] as const) {
    await enter(page, button(page, name));
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await press(page, "Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expectFocus(button(page, name));
  }
  for (const name of ["Billing Portal", "Open Billing Portal"]) {
    await tabTo(page, button(page, name));
    await press(page, "Space");
    const notice = page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
    await expect(notice).toContainText("nothing is due");
    await press(page, "F8");
    await enter(page, notice.getByRole("button", { name: "Close" }));
    await expect(notice).toHaveCount(0);
  }
});
