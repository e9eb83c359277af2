import { describe, expect, test } from "vitest";
import type { EndpointName } from "#contract/endpoints.ts";
import {
  billingServerForThisFile,
  customerOf,
  subscribedClinic,
} from "../../../tests/support/billing-server.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { startTestServer } from "../../../tests/support/test-server.ts";

const { server, stripe } = billingServerForThisFile();
const dayMs = 86_400_000;

const managed: [EndpointName, object | undefined][] = [
  ["upcomingInvoice", undefined],
  ["openBillingPortal", {}],
  ["startSubscription", { plan: "pro" }],
  ["previewPlan", { plan: "pro" }],
  ["changePlan", { plan: "pro", proratedAt: "2026-08-11T01:42:00Z" }],
];
const withBody = (token: string, body: object | undefined) => ({ token, ...(body && { body }) });

describe("without a payment provider", () => {
  test("the page is told so, and nothing can be bought [BILL-1]", async () => {
    const plain = await startTestServer();
    const { token } = await plain.signIn();
    expect((await plain.call("billing", { token })).body).toEqual({ provider: "none" });
    for (const [name, body] of managed) {
      const refused = await plain.call(name, withBody(token, body));
      expect([name, refused.status, refused.body.code]).toEqual([name, 503, "billing_not_configured"]);
    }
    // A state of the configuration: nobody is woken for it.
    const levels = plain.logged.filter((line) => line.includes("billing_not_configured"));
    expect(levels.map((line) => JSON.parse(line).level)).toEqual(managed.map(() => 30));
    const webhook = await plain.app.inject({ method: "POST", url: "/billing/stripe/webhook", payload: {} });
    expect(webhook.statusCode).toBe(404);
  });
});

describe("the first subscription", () => {
  test("is taken out at Stripe, with the free days that are left, and the workspace follows it [BILL-2]", async () => {
    const clinic = await server().signIn();
    const before = await server().call("billing", { token: clinic.token });
    expect(before.body).toMatchObject({ provider: "stripe", subscription: null, paymentMethod: null });
    server().clock.advance(2.5 * dayMs);
    const opened = await server().call("startSubscription", {
      token: clinic.token,
      body: { plan: "pro" },
      headers: { host: "desk.example" },
    });
    expect(opened.body.url).toContain(stripe().url);
    const id = opened.body.url.split("/").at(-1);
    expect(stripe().books.checkouts.get(id)?.fields).toMatchObject({
      ...{ mode: "subscription", client_reference_id: clinic.scope.clinicId },
      line_items: { 0: { price: "price_pro", quantity: "1" }, 1: { price: "price_minutes" } },
      subscription_data: { trial_period_days: "5" },
      success_url: "http://desk.example/billing?back=checkout",
    });
    stripe().books.finishHosted(id);
    const after = await server().call("refreshBilling", { token: clinic.token });
    const trialEndsAt = new Date(server().clock.now() + 5 * dayMs).toISOString();
    expect(after.body).toMatchObject({
      mayManage: true,
      subscription: { status: "trialing", plan: "pro", trialEndsAt, periodEndsAt: trialEndsAt, endsAt: null },
    });
    const workspace = await server().call("onboarding", { token: clinic.token });
    expect(workspace.body).toMatchObject({ plan: "pro", trialEndsAt });
  });

  test("makes one customer however many ask at once, and knows it by name [BILL-2]", async () => {
    const clinic = await server().signIn();
    const { token } = clinic;
    await server().call("saveTeam", { token, body: { teamName: "Harbour Street", plan: "standard" } });
    const asked = await Promise.all(
      [1, 2, 3].map(() => server().call("openBillingPortal", { token, body: {} })),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    const customer = stripe().books.customers.get(customerOf(stripe(), clinic));
    expect(customer).toMatchObject({ name: "Harbour Street", email: clinic.user.email });
  });

  test("an earlier checkout that was left open can no longer be paid, and nobody pays twice [BILL-2]", async () => {
    const { token } = await server().signIn();
    const open = async () =>
      (await server().call("startSubscription", { token, body: { plan: "pro" } })).body.url;
    const [first, second] = [await open(), await open()].map((url) => url.split("/").at(-1));
    expect(stripe().books.checkouts.get(first)?.status).toBe("expired");
    stripe().books.finishHosted(second);
    // Nobody has told us yet, neither webhook nor browser.
    const again = await server().call("startSubscription", { token, body: { plan: "pro" } });
    expect([again.status, again.body.code]).toEqual([409, "billing_conflict"]);
    expect(again.body.detail).toContain("has a subscription already");
  });

  test("after one that ended a second one can be taken out, without free days [BILL-2]", async () => {
    const { token, subscription } = await subscribedClinic(server(), stripe());
    Object.assign(subscription, { status: "canceled", endedAt: Math.floor(server().clock.now() / 1_000) });
    const opened = await server().call("startSubscription", { token, body: { plan: "pro" } });
    const fields = stripe().books.checkouts.get(opened.body.url.split("/").at(-1))?.fields;
    expect(fields).toMatchObject({ payment_method_collection: "always" });
    expect(fields?.subscription_data).not.toHaveProperty("trial_period_days");
  });

  test("a plan that cannot be bought is refused by its field", async () => {
    const { token } = await server().signIn();
    const refused = await server().call("startSubscription", { token, body: { plan: "enterprise" } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field: "plan", message: "Choose Standard or Pro" }]);
  });
});

describe("the portal", () => {
  test("opens on click and leads back to the page; its card is shown afterwards [BILL-2]", async () => {
    const clinic = await subscribedClinic(server(), stripe());
    const { token } = clinic;
    const headers = { host: "desk.example" };
    const { body } = await server().call("openBillingPortal", {
      token,
      headers,
      body: { purpose: "payment_method" },
    });
    const id = body.url.split("/").at(-1);
    expect(stripe().books.portals.get(id)?.fields).toMatchObject({
      ...{ locale: "en-AU", flow_data: { type: "payment_method_update" } },
      return_url: "http://desk.example/billing?back=portal",
    });
    expect((await server().call("billing", { token })).body.paymentMethod).toBeNull();
    stripe().books.finishHosted(id);
    const refreshed = await server().call("refreshBilling", { token });
    expect(refreshed.body.paymentMethod).toBe("Visa ending in 4242");
  });
});

describe("the upcoming invoice", () => {
  const invoiceOf = async (token: string) => (await server().call("upcomingInvoice", { token })).body.invoice;

  test("lists what Stripe will charge, with its tax and day [BILL-2]", async () => {
    const { token, subscription } = await subscribedClinic(server(), stripe(), "pro");
    expect(await invoiceOf(token)).toEqual({
      ...{ currency: "aud", totalCents: 35_000, taxCents: 3_182, amountDueCents: 35_000 },
      dueAt: new Date(subscription.periodEnd * 1_000).toISOString(),
      lines: [
        { description: "Plan", amountCents: 35_000 },
        { description: "Conversational minutes (0)", amountCents: 0 },
      ],
    });
  });

  test("there is none before a subscription, and none after a cancellation [BILL-2]", async () => {
    const { token } = await server().signIn();
    expect(await invoiceOf(token)).toBeNull();
    const cancelled = await subscribedClinic(server(), stripe());
    cancelled.subscription.cancelAt = cancelled.subscription.periodEnd;
    expect(await invoiceOf(cancelled.token)).toBeNull();
  });
});

describe("a change of plan", () => {
  const paying = async () => {
    const clinic = await subscribedClinic(server(), stripe());
    const start = Math.floor(server().clock.now() / 1_000);
    const period = { periodStart: start, periodEnd: start + 30 * 86_400 };
    Object.assign(clinic.subscription, { status: "active", trialEnd: null, ...period });
    server().clock.advance(15 * dayMs);
    return clinic;
  };

  test("costs what its preview says, changes the price at Stripe and keeps the minutes [BILL-2]", async () => {
    const { token, subscription } = await paying();
    const preview = await server().call("previewPlan", { token, body: { plan: "pro" } });
    expect(preview.body).toMatchObject({
      plan: "pro",
      prorationCents: 10_000,
      invoice: { totalCents: 45_000 },
    });
    expect(subscription.items.map(({ price }) => price)).toEqual(["price_standard", "price_minutes"]);
    const { proratedAt } = preview.body;
    const changed = await server().call("changePlan", { token, body: { plan: "pro", proratedAt } });
    expect(changed.body.subscription).toMatchObject({ plan: "pro", status: "active" });
    expect(subscription.items.map(({ price }) => price)).toEqual(["price_pro", "price_minutes"]);
    const update = stripe().requests.findLast(({ path }) => path === `/v1/subscriptions/${subscription.id}`);
    expect(update?.fields.proration_date).toBe(String(Date.parse(proratedAt) / 1_000));
  });

  test("whose answer was lost is made once, not twice [BILL-2]", async () => {
    const { token, subscription } = await paying();
    const { proratedAt } = (await server().call("previewPlan", { token, body: { plan: "pro" } })).body;
    stripe().failNext("lost_answer", `/v1/subscriptions/${subscription.id}`);
    const changed = await server().call("changePlan", { token, body: { plan: "pro", proratedAt } });
    expect([changed.status, changed.body.subscription?.plan]).toEqual([200, "pro"]);
    expect(subscription.items).toHaveLength(2);
  });

  test("to the same plan, from amounts of an hour ago, or without a subscription is refused with what to do [BILL-2]", async () => {
    const { token } = await paying();
    const change = (plan: string, proratedAt: number, as = token) =>
      server().call("changePlan", {
        token: as,
        body: { plan, proratedAt: new Date(proratedAt).toISOString() },
      });
    const now = server().clock.now();
    const same = await change("standard", now);
    expect([same.status, same.body.errors[0].field]).toEqual([400, "plan"]);
    for (const at of [now - 31 * 60_000, now + 60_000])
      expect((await change("pro", at)).body.detail).toContain("out of date");
    const { token: newcomer } = await server().signIn();
    expect((await change("pro", now, newcomer)).body.detail).toContain("Choose a plan first");
  });
});

describe("who may do it", () => {
  test("somebody who is no owner sees the page but opens and changes nothing [BILL-2]", async () => {
    const { token, user } = await server().signIn();
    await rowsOf(server().database, `update membership set role = 'reception' where user_id = '${user.id}'`);
    expect((await server().call("billing", { token })).body.mayManage).toBe(false);
    const before = stripe().requests.length;
    for (const [name, body] of managed) {
      const refused = await server().call(name, withBody(token, body));
      expect([name, refused.status, refused.body.code]).toEqual([name, 403, "forbidden"]);
    }
    expect(stripe().requests).toHaveLength(before);
  });

  test("one clinic never sees another's subscription [BILL-2]", async () => {
    await subscribedClinic(server(), stripe());
    const { token } = await server().signIn();
    expect((await server().call("billing", { token })).body.subscription).toBeNull();
  });
});

describe("when Stripe", () => {
  test.each([
    [500, "does not answer right now"],
    [429, "does not answer right now"],
  ] as const)("answers %i, the person reads that nothing was changed [BILL-2]", async (fault, words) => {
    const { token } = await subscribedClinic(server(), stripe());
    stripe().failNext(fault, "/v1/billing_portal");
    const refused = await server().call("openBillingPortal", { token, body: {} });
    expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
    expect(refused.body.detail).toContain(words);
  });

  test("does not know the customer any more, its word stays in the log [BILL-2]", async () => {
    const clinic = await subscribedClinic(server(), stripe());
    stripe().books.customers.delete(clinic.customer);
    const refused = await server().call("openBillingPortal", { token: clinic.token, body: {} });
    expect([refused.status, refused.body.code]).toEqual([409, "billing_conflict"]);
    expect(JSON.stringify(refused.body)).not.toContain(clinic.customer);
    expect(server().logged.join("\n")).toContain('"code":"resource_missing"');
  });
});
