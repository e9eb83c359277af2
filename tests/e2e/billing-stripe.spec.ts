import { type StripeStandIn, startStripeStandIn, stripeSettings } from "../support/stripe-stand-in.ts";
import { expectNoBarriers } from "./barriers.ts";
import { test as base, expect } from "./fixtures.ts";

const test = base.extend<object, { stripe: StripeStandIn }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const stripe = await startStripeStandIn(() => Date.now());
      await provide(stripe);
      await stripe.close();
    },
    { scope: "worker" },
  ],
  settings: [async ({ stripe }, provide) => provide(stripeSettings(stripe.url)), { scope: "worker" }],
});

test("a clinic takes out a plan at Stripe, adds a card, reads its invoice and changes the plan [BILL-2]", async ({
  signedInPage: page,
}) => {
  await page.goto("/billing");
  const plan = page.getByRole("region", { name: "Current plan" });
  await expect(plan).toContainText("No plan is paid for yet");
  await plan.getByRole("button", { name: "Choose a plan" }).click();
  const choice = page.getByRole("dialog", { name: "Choose a plan" });
  await choice.getByRole("radio", { name: /^Standard/ }).check();
  await choice.getByRole("button", { name: "Continue to Stripe" }).click();

  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(plan).toContainText("STANDARD");
  await expect(page).toHaveURL(/\/billing$/);
  const notice = page.getByRole("region", { name: "Subscription", exact: true });
  await expect(notice).toContainText("Add payment method using the Billing Portal to avoid disruption");

  const payment = page.getByRole("region", { name: "Payment Information" });
  await expect(payment).toContainText("No payment method added yet");
  await payment.getByRole("button", { name: "Open Billing Portal" }).click();
  await page.getByRole("button", { name: "Save card and return" }).click();
  await expect(payment).toContainText("Visa ending in 4242");
  await expect(notice).toContainText("Your first invoice is charged then");

  await page.getByRole("button", { name: "View upcoming invoice" }).click();
  const invoice = page.getByRole("dialog", { name: "Upcoming invoice" });
  await expect(invoice).toContainText("A$150.00 will be charged on");
  await invoice.getByRole("button", { name: "Close" }).last().click();
  await expect(invoice).toHaveCount(0);

  await plan.getByRole("button", { name: "Change plan" }).click();
  const change = page.getByRole("dialog", { name: "Change plan" });
  await expect(change.getByRole("radio", { name: /^Standard/ })).toBeDisabled();
  await change.getByRole("radio", { name: /^Pro/ }).check();
  await expect(change.getByRole("region", { name: "Cost of the change" })).toContainText("A$350.00");
  await change.getByRole("button", { name: "Change to Pro" }).click();
  await expect(change).toHaveCount(0);
  await expect(plan).toContainText("PRO");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });
    test("the page and its dialog have no barrier that axe knows of [BILL-2]", async ({
      signedInPage: page,
    }) => {
      await page.goto("/billing");
      await expect(page.getByRole("region", { name: "Minutes this period" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Subscription", exact: true })).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Choose a plan" }).click();
      await expect(page.getByRole("dialog", { name: "Choose a plan" })).toBeVisible();
      await expectNoBarriers(page);
    });
  });
}
