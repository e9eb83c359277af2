import { expect, test } from "vitest";
import type { StripeBilling, SubscriptionStatus } from "#contract/billing/billing.ts";
import { noticeOf } from "./subscription-notice.ts";

const now = Date.parse("2026-08-11T01:42:00Z");
/** Already the next day in Sydney. */
const later = "2026-08-19T15:00:00Z";

function billing(status: SubscriptionStatus | null, more: { card?: string; endsAt?: string } = {}) {
  const subscription: StripeBilling["subscription"] = status && {
    ...{ status, plan: "pro", trialEndsAt: status === "trialing" ? later : null },
    ...{ periodEndsAt: later, endsAt: more.endsAt ?? null },
  };
  return { subscription, paymentMethod: more.card ?? null, timeZone: "Australia/Sydney" };
}

test.each([
  [billing(null), "Your trial ends 20 Aug 2026", "Choose a plan before then to avoid disruption"],
  [
    billing("trialing"),
    "Your trial ends 20 Aug 2026",
    "Add payment method using the Billing Portal to avoid disruption",
  ],
  [
    billing("trialing", { card: "Visa" }),
    "Your trial ends 20 Aug 2026",
    "Your first invoice is charged then",
  ],
  [
    billing("active", { endsAt: later }),
    "Your subscription ends 20 Aug 2026",
    "Renew it in the Billing Portal",
  ],
  [billing("past_due"), "Your last payment did not go through", "Check your payment method"],
  [billing("canceled", { endsAt: later }), "Your subscription ended 20 Aug 2026", "Choose a plan"],
])("case %#: says how the subscription stands and what to do now [BILL-2]", (known, title, text) => {
  const notice = noticeOf(known, later, now);
  expect(notice?.title).toBe(title);
  expect(notice?.text).toContain(text);
});

test("a trial that is over is not said to be ahead [BILL-2]", () => {
  expect(noticeOf(billing(null), later, Date.parse(later))?.title).toBe("Your trial ended 20 Aug 2026");
});

test("nothing is said while a subscription is paid for, or before the workspace is known [BILL-2]", () => {
  expect(noticeOf(billing("active", { card: "Visa" }), later, now)).toBeNull();
  expect(noticeOf(billing(null), null, now)).toBeNull();
});
