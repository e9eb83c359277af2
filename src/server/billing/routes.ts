import type { FastifyInstance, FastifyRequest } from "fastify";
import { mayCall } from "#contract/access/rights.ts";
import { billingPaths } from "#contract/endpoints.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { Database } from "#server/db/database.ts";
import { addressOf } from "#server/http/address.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { keepEvent } from "./events.ts";
import type { BillingProvider } from "./port.ts";
import type { BillingRefusal, BillingService, Outcome } from "./service.ts";

export interface BillingRoutesDependencies {
  /** Null = no payment provider is configured. */
  billing: BillingService | null;
  /** Where browsers reach this server; null = the address that was called. */
  publicUrl: string | null;
  log: { warn(fields: object, message: string): void };
}

/** Each of these asks the payment provider something on a person's behalf. */
const perMinute = 20;

export function billingRoutes(router: Router<Actor>, deps: BillingRoutesDependencies): void {
  const service = (): BillingService => {
    if (!deps.billing) throw new Refusal("billing_not_configured", sentences.notConfigured);
    return deps.billing;
  };
  const unwrapped = <Value>(outcome: Outcome<Value>): Value => {
    if (outcome.ok) return outcome.value;
    const { reason } = outcome;
    if (reason === "refused" || reason === "misconfigured")
      deps.log.warn({ reason, code: reason === "refused" ? outcome.code : null }, "Stripe refused a request");
    throw refusalOf(reason);
  };
  const pageUrlOf = (request: FastifyRequest): string => `${addressOf(request, deps.publicUrl)}/billing`;
  const present = async ({ scope, user }: Actor, billing: BillingService) => ({
    ...(await billing.read(scope)),
    mayManage: user.role !== null && mayCall(user.role, "changePlan"),
  });

  router.on("billing", async ({ actor }) =>
    deps.billing ? present(actor, deps.billing) : { provider: "none" as const },
  );

  router.on(
    "refreshBilling",
    async ({ actor }) => {
      const billing = service();
      unwrapped(await billing.refresh(actor.scope));
      return present(actor, billing);
    },
    { perMinute },
  );

  router.on(
    "upcomingInvoice",
    async ({ actor }) => ({ invoice: unwrapped(await service().upcomingInvoice(actor.scope)) }),
    { perMinute },
  );

  router.on(
    "openBillingPortal",
    async ({ actor, body, request }) => {
      const back = { purpose: body.purpose, pageUrl: pageUrlOf(request) };
      return { url: unwrapped(await service().openPortal(actor.scope, actor.user, back)) };
    },
    { perMinute },
  );

  router.on(
    "startSubscription",
    async ({ actor, body, request }) => {
      const wish = { plan: body.plan, pageUrl: pageUrlOf(request) };
      return { url: unwrapped(await service().startSubscription(actor.scope, actor.user, wish)) };
    },
    { perMinute },
  );

  router.on(
    "previewPlan",
    async ({ actor, body }) => unwrapped(await service().previewPlan(actor.scope, body.plan)),
    { perMinute },
  );

  router.on(
    "changePlan",
    async ({ actor, body }) => {
      const billing = service();
      unwrapped(await billing.changePlan(actor.scope, body.plan, Date.parse(body.proratedAt)));
      return present(actor, billing);
    },
    { perMinute },
  );
}

const sentences = {
  notConfigured: "This server runs without a billing provider: nothing is due.",
  samePlan: "This is your plan already. Choose the other one.",
};

const refusals = {
  unreachable: [
    "unavailable",
    "Stripe does not answer right now. Nothing was changed; try again in a moment.",
  ],
  misconfigured: [
    "unavailable",
    "Stripe does not accept this server's key. Ask whoever runs the server to check STRIPE_SECRET_KEY.",
  ],
  refused: [
    "billing_conflict",
    "Stripe did not accept this. Open the Billing Portal to see how your subscription stands.",
  ],
  no_subscription: ["billing_conflict", "There is no subscription to change. Choose a plan first."],
  already_subscribed: [
    "billing_conflict",
    "Your clinic has a subscription already. Load the page again to see it.",
  ],
  outdated_preview: ["billing_conflict", "These amounts are out of date. Close this and look at them again."],
} as const;

function refusalOf(reason: BillingRefusal["reason"]): Refusal {
  if (reason === "same_plan")
    return new Refusal("validation_failed", sentences.samePlan, {
      errors: [{ field: "plan", message: sentences.samePlan }],
    });
  const [code, detail] = refusals[reason];
  return new Refusal(code, detail);
}

/**
 * Stripe's webhook. The signature covers the bytes as they came, so they are not parsed before it is checked. It is
 * answered when the event is kept; a failure to keep it is a 500, and Stripe sends it again.
 */
export function billingWebhook(
  app: FastifyInstance,
  { provider, database, clock }: { provider: BillingProvider; database: Database; clock: Clock },
): void {
  app.removeContentTypeParser("application/json");
  // Read before the signature can be checked; Stripe's longest events are a fraction of it.
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: 262_144 },
    (_request, body, done) => done(null, body),
  );
  app.post(billingPaths.stripeWebhook, { schema: { hide: true } }, async (request) => {
    const signature = request.headers["stripe-signature"];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = typeof signature === "string" ? provider.readEvent(body, signature, clock.now()) : null;
    if (!event)
      throw new Refusal(
        "bad_signature",
        "The request was not signed by Stripe within the last five minutes.",
      );
    await keepEvent(database, clock, event);
    return { received: true };
  });
}
