import { describe, expect, test } from "vitest";
import {
  billingServerForThisFile,
  deliver,
  eventText,
  subscribedClinic,
} from "../../../tests/support/billing-server.ts";
import { loggedErrors } from "../../../tests/support/logged-errors.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";

const { server, stripe } = billingServerForThisFile();

const subscriptionEvent = (
  customer: string,
  more: { id?: string; created?: number; status?: string } = {},
) => {
  const { status = "active", ...event } = more;
  const object = { object: "subscription", id: "sub_in_event", customer, status };
  return eventText({ type: "customer.subscription.updated", object, ...event });
};
const statusOf = async (token: string) =>
  (await server().call("billing", { token })).body.subscription.status;
const events = async (id: string) =>
  (await rowsOf(server().database, `select id from billing_event where id = '${id}'`)).length;
const waitingJobs = async ({ scope }: { scope: { clinicId: string } }) =>
  (
    await rowsOf(
      server().database,
      `select id from job where clinic_id = '${scope.clinicId}' and kind = 'refresh_billing' and finished_at is null`,
    )
  ).length;

describe("a webhook that Stripe signed", () => {
  test("is kept before it is answered, and the subscription then follows Stripe [BILL-2]", async () => {
    const clinic = await subscribedClinic(server(), stripe());
    clinic.subscription.status = "past_due";
    const answer = await deliver(server(), subscriptionEvent(clinic.customer, { id: "evt_kept" }));
    expect(answer).toEqual({ status: 200, body: { received: true } });
    expect([await events("evt_kept"), await statusOf(clinic.token)]).toEqual([1, "trialing"]);
    await server().worker.runDue();
    expect(await statusOf(clinic.token)).toBe("past_due");
  });

  test("about an invoice that was not paid is an error in the Logs, once [LOG-2]", async () => {
    const clinic = await subscribedClinic(server(), stripe());
    clinic.subscription.status = "past_due";
    for (const id of ["evt_unpaid", "evt_unpaid_again"]) {
      await deliver(server(), subscriptionEvent(clinic.customer, { id }));
      await server().worker.runDue();
    }
    expect(await loggedErrors(server(), clinic.token)).toMatchObject([
      { messages: 1, workflow: "Payments · the last invoice could not be collected (past_due)" },
    ]);
  });

  test("is acted upon once, however often it is delivered [BILL-2]", async () => {
    const clinic = await subscribedClinic(server(), stripe());
    const event = subscriptionEvent(clinic.customer, { id: "evt_twice" });
    const answers = await Promise.all([deliver(server(), event), deliver(server(), event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await events("evt_twice"), await waitingJobs(clinic)]).toEqual([1, 1]);
    await server().worker.runDue();
    expect((await deliver(server(), event)).status).toBe(200);
    expect(await waitingJobs(clinic)).toBe(0);
  });

  test("that comes late and tells of an older state changes nothing [BILL-2]", async () => {
    const clinic = await subscribedClinic(server(), stripe());
    clinic.subscription.status = "active";
    const older = subscriptionEvent(clinic.customer, { created: 1_000, status: "incomplete" });
    const newer = subscriptionEvent(clinic.customer, { created: 2_000, status: "active" });
    for (const event of [newer, older]) {
      expect((await deliver(server(), event)).status).toBe(200);
      await server().worker.runDue();
      expect(await statusOf(clinic.token)).toBe("active");
    }
  });

  test("about a subscription that ended gives the workspace its own plan back [BILL-2]", async () => {
    const clinic = await subscribedClinic(server(), stripe(), "pro");
    const { token } = clinic;
    await server().call("saveTeam", { token, body: { teamName: "Harbour Street", plan: "standard" } });
    expect((await server().call("onboarding", { token })).body.plan).toBe("pro");
    const endedAt = Math.floor(server().clock.now() / 1_000);
    Object.assign(clinic.subscription, { status: "canceled", endedAt });
    const object = { object: "subscription", id: clinic.subscription.id, customer: clinic.customer };
    await deliver(server(), eventText({ type: "customer.subscription.deleted", object }));
    await server().worker.runDue();
    expect((await server().call("onboarding", { token })).body.plan).toBe("standard");
    const endsAt = new Date(endedAt * 1_000).toISOString();
    expect((await server().call("billing", { token })).body.subscription).toMatchObject({
      status: "canceled",
      endsAt,
    });
  });

  test("while Stripe cannot be asked is made good when it can [BILL-2]", async () => {
    const clinic = await subscribedClinic(server(), stripe());
    clinic.subscription.status = "unpaid";
    stripe().failNext(500, "/v1/subscriptions");
    await deliver(server(), subscriptionEvent(clinic.customer));
    await server().worker.runDue();
    expect(await statusOf(clinic.token)).toBe("trialing");
    server().clock.advance(3_000);
    await server().worker.runDue();
    expect(await statusOf(clinic.token)).toBe("unpaid");
  });

  test.each([
    ["of an unknown type", "climate.order.created", { object: "climate.order", id: "climorder_1" }],
    [
      "about somebody else's customer",
      "customer.updated",
      { object: "customer", id: "cus_of_another_product" },
    ],
  ])("%s is answered with 200 and left alone [BILL-2]", async (_, type, object) => {
    const asked = stripe().requests.length;
    expect((await deliver(server(), eventText({ type, object }))).status).toBe(200);
    await server().worker.runDue();
    expect(stripe().requests).toHaveLength(asked);
  });
});

describe("a webhook is refused, and nothing of it kept, when", () => {
  const event = (id: string) => subscriptionEvent("cus_1", { id });

  test.each([
    ["it is signed with another secret", { secret: "whsec_of_somebody_else" }],
    ["a byte was changed on the way", { arrives: `${event("evt_bad")} ` }],
    ["its signature is older than five minutes", { ageSeconds: 301 }],
  ])(
    "%s [BILL-2]",
    async (_, {
      ageSeconds = 0,
      ...delivery
    }: { ageSeconds?: number; secret?: string; arrives?: string }) => {
      const signedAt = Math.floor(server().clock.now() / 1_000) - ageSeconds;
      const refused = await deliver(server(), event("evt_bad"), { ...delivery, signedAt });
      expect([refused.status, refused.body.code]).toEqual([403, "bad_signature"]);
      expect(await events("evt_bad")).toBe(0);
    },
  );

  test("five minutes are still good [BILL-2]", async () => {
    const signedAt = Math.floor(server().clock.now() / 1_000) - 300;
    expect((await deliver(server(), event("evt_five_minutes"), { signedAt })).status).toBe(200);
  });

  test.each([
    {},
    { "stripe-signature": "" },
    { "stripe-signature": "t=1,v1=00" },
    { "stripe-signature": "nonsense" },
  ])("its header is %o [BILL-2]", async (headers) => {
    const { statusCode } = await server().app.inject({
      ...{ method: "POST", url: "/billing/stripe/webhook", payload: event("evt_bad") },
      headers: { "content-type": "application/json", ...headers },
    });
    expect([statusCode, await events("evt_bad")]).toEqual([403, 0]);
  });
});

test("a webhook that never came is made up for within a day [BILL-2]", async () => {
  const { token, subscription } = await subscribedClinic(server(), stripe());
  subscription.status = "paused";
  await server().worker.runDue();
  expect(await statusOf(token)).toBe("trialing");
  server().clock.advance(25 * 3_600_000);
  await server().worker.runDue();
  expect(await statusOf(token)).toBe("paused");
});
