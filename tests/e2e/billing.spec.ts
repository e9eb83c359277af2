import { expect, test } from "./fixtures.ts";

const nothingIsDue = "This server runs without a billing provider: nothing is due.";

test("shows plan, trial, company and payment in the specified words [BILL-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/billing");
  await expect(page.getByRole("heading", { level: 1, name: "Subscription Details" })).toBeVisible();
  const name = page.getByLabel("Company name");
  await expect(name).toHaveValue("Dental practice");
  await expect(name).toBeDisabled();
  const location = page.getByLabel("Company location");
  await expect(location).toHaveValue("Australia");
  await expect(location).toBeDisabled();
  await expect(location.locator("option")).toHaveText([
    "Netherlands",
    "United States",
    "Canada",
    "United Kingdom",
    "Australia",
  ]);
  for (const button of ["View upcoming invoice", "Billing Portal", "Change plan", "Open Billing Portal"])
    await expect(page.getByRole("button", { name: button, exact: true })).toBeEnabled();
  await expect(page.getByRole("region", { name: "Current plan" })).toContainText("PRO");
  const trial = page.getByRole("region", { name: "Trial" });
  await expect(trial.getByText("Your trial ends 20 August", { exact: true })).toBeVisible();
  await expect(
    trial.getByText("Add payment method using the Billing Portal to avoid disruption", { exact: true }),
  ).toBeVisible();
  await expect(trial).toHaveClass(/bg-red-soft/);
  const payment = page.getByRole("region", { name: "Payment Information" });
  await expect(payment.getByText("No payment method added yet", { exact: true })).toBeVisible();
  await expect(
    payment.getByText(
      "Add a payment method through the Billing Portal to continue using the service after your trial ends.",
      { exact: true },
    ),
  ).toBeVisible();
});

test("every button says that nothing is due, and asks no server [BILL-1]", async ({ signedInPage: page }) => {
  await page.goto("/billing");
  await expect(page.getByRole("region", { name: "Your workspace" })).toContainText("Free days end");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  for (const [button, title] of [
    ["View upcoming invoice", "Upcoming invoice"],
    ["Change plan", "Change plan"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toContainText(nothingIsDue);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toHaveCount(0);
  }
  for (const button of ["Billing Portal", "Open Billing Portal"]) {
    await page.getByRole("button", { name: button, exact: true }).click();
    const notice = page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
    await expect(notice).toContainText(nothingIsDue);
    await notice.getByRole("button", { name: "Close" }).click();
    await expect(notice).toHaveCount(0);
  }
  expect(calls).toEqual([]);
});

test("says beside it which plan the team chose and when its seven days end [BILL-1, TEAM-3]", async ({
  signedInPage: page,
  staff,
}) => {
  await staff.call("POST", "/api/onboarding/team", { teamName: "Harbour Street", plan: "standard" });
  await page.goto("/billing");
  const workspace = page.getByRole("region", { name: "Your workspace" });
  await expect(workspace).toContainText("Harbour Street");
  await expect(workspace).toContainText("Standard");
  const { body } = await staff.call("GET", "/api/onboarding");
  const ends = Date.parse((body as { trialEndsAt: string }).trialEndsAt);
  expect(ends - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  expect(ends - Date.now()).toBeLessThan(7 * 86_400_000);
  await expect(page.getByRole("region", { name: "Current plan" })).toContainText("PRO");
  await page.getByRole("button", { name: "Change plan" }).click();
  await page.getByRole("link", { name: "Choose a plan" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to the product" })).toBeVisible();
});
