import { isLive, type StripeBilling } from "#contract/billing/billing.ts";
import { shortDateOf } from "#web/lib/formatting.ts";

export interface Notice {
  tone: "red" | "blue";
  title: string;
  /** What to do now. */
  text: string;
}

type Known = Pick<StripeBilling, "subscription" | "paymentMethod" | "timeZone">;

/** What a person has to know about the subscription before anything else; null = all is well. */
export function noticeOf(billing: Known, freeDaysEnd: string | null, now: number): Notice | null {
  const { subscription, paymentMethod, timeZone } = billing;
  const on = (instant: string | null) => (instant === null ? "" : ` ${shortDateOf(instant, timeZone)}`);
  if (!subscription) {
    if (freeDaysEnd === null) return null;
    const isOver = Date.parse(freeDaysEnd) <= now;
    return {
      ...{ tone: "red", title: `Your trial ${isOver ? "ended" : "ends"}${on(freeDaysEnd)}` },
      text: isOver ? "Choose a plan to avoid disruption" : "Choose a plan before then to avoid disruption",
    };
  }
  const { status, trialEndsAt, endsAt } = subscription;
  if (endsAt !== null && isLive(status))
    return {
      ...{ tone: "red", title: `Your subscription ends${on(endsAt)}` },
      text: "Renew it in the Billing Portal if you want to keep it",
    };
  switch (status) {
    case "active":
      return null;
    case "trialing":
      return paymentMethod === null
        ? {
            ...{ tone: "red", title: `Your trial ends${on(trialEndsAt)}` },
            text: "Add payment method using the Billing Portal to avoid disruption",
          }
        : {
            ...{ tone: "blue", title: `Your trial ends${on(trialEndsAt)}` },
            text: "Your first invoice is charged then",
          };
    case "past_due":
    case "unpaid":
      return {
        ...{ tone: "red", title: "Your last payment did not go through" },
        text: "Check your payment method in the Billing Portal to avoid disruption",
      };
    case "incomplete":
      return {
        ...{ tone: "red", title: "Your first payment did not go through" },
        text: "Finish it in the Billing Portal to start your subscription",
      };
    case "paused":
      return {
        ...{ tone: "red", title: "Your subscription is paused" },
        text: "Resume it in the Billing Portal",
      };
    case "canceled":
    case "incomplete_expired":
      return {
        ...{ tone: "red", title: `Your subscription ended${on(endsAt)}` },
        text: "Choose a plan to start a new one",
      };
    case "unknown":
      return {
        ...{ tone: "red", title: "Stripe reports a state this page does not know" },
        text: "Open the Billing Portal to see how your subscription stands",
      };
  }
}
