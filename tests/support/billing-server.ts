import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll } from "vitest";
import { billingPaths } from "#contract/endpoints.ts";
import {
  type StripeStandIn,
  startStripeStandIn,
  stripeKey,
  stripeSettings,
  stripeWebhookSecret,
} from "./stripe-stand-in.ts";
import { type SignedInClinic, serverForThisFile, type TestServer, testNow } from "./test-server.ts";

/** A server that takes payments through the stand-in, for all tests of a file. Both follow the server's clock. */
export function billingServerForThisFile() {
  let stripe: StripeStandIn | null = null;
  let now = () => Date.parse(testNow);
  const options = { env: {} as Record<string, string> };
  beforeAll(async () => {
    stripe = await startStripeStandIn(() => now());
    Object.assign(options.env, stripeSettings(stripe.url));
  });
  const server = serverForThisFile(options);
  beforeAll(() => {
    now = () => server().clock.now();
  });
  afterAll(() => stripe?.close());
  return {
    server,
    settings: () => options.env,
    stripe: () => {
      if (!stripe) throw new Error("The stand-in is there only while tests run");
      return stripe;
    },
  };
}

/** A clinic that has gone through the checkout of a plan; its free days are running. */
export async function subscribedClinic(server: TestServer, stripe: StripeStandIn, plan = "standard") {
  const clinic = await server.signIn();
  const { status, body } = await server.call("startSubscription", { token: clinic.token, body: { plan } });
  if (status !== 200) throw new Error(`The checkout answered ${status}`);
  stripe.books.finishHosted(body.url.split("/").at(-1));
  const refreshed = await server.call("refreshBilling", { token: clinic.token });
  if (refreshed.status !== 200) throw new Error(`The refresh answered ${refreshed.status}`);
  const customer = customerOf(stripe, clinic);
  const [subscription] = [...stripe.books.subscriptions.values()].filter((one) => one.customer === customer);
  if (!subscription) throw new Error("The checkout made no subscription");
  return { ...clinic, customer, subscription };
}

/** The clinic's customer at the stand-in. */
export function customerOf(stripe: StripeStandIn, { scope }: Pick<SignedInClinic, "scope">): string {
  const mine = [...stripe.books.customers.values()].filter(
    ({ metadata }) => metadata.clinicId === scope.clinicId,
  );
  if (mine.length !== 1) throw new Error(`The clinic has ${mine.length} customers`);
  return mine[0]?.id ?? "";
}

export interface TestEvent {
  id?: string;
  type: string;
  object: Record<string, unknown>;
  created?: number;
}

/** An event as Stripe writes it. */
export const eventText = ({ id = `evt_${randomUUID()}`, type, object, created = 0 }: TestEvent): string =>
  JSON.stringify({
    ...{ id, object: "event", api_version: "2026-10-28.endive", created, livemode: false },
    ...{ type, data: { object }, pending_webhooks: 1, request: null },
  });

interface Delivery {
  /** Seconds; when Stripe signed it. Default: now. */
  signedAt?: number;
  secret?: string;
  /** What arrives, when it is not what was signed. */
  arrives?: string;
}

/** Delivers a webhook, signed by the vendor's own library. */
export async function deliver(server: TestServer, payload: string, delivery: Delivery = {}) {
  const timestamp = delivery.signedAt ?? Math.floor(server.clock.now() / 1_000);
  const secret = delivery.secret ?? stripeWebhookSecret;
  const signature = new Stripe(stripeKey).webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const response = await server.app.inject({
    method: "POST",
    url: billingPaths.stripeWebhook,
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    payload: delivery.arrives ?? payload,
  });
  return { status: response.statusCode, body: response.json() };
}
