import { beforeEach, describe, expect, test } from "vitest";
import {
  billingServerForThisFile,
  customerOf,
  subscribedClinic,
} from "../../../tests/support/billing-server.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { storeCall } from "../../../tests/support/stored-call.ts";
import { startTestServer } from "../../../tests/support/test-server.ts";

const { server, settings, stripe } = billingServerForThisFile();
const minuteMs = 60_000;

type Clinic = Awaited<ReturnType<typeof subscribedClinic>>;
let clinic: Clinic;
beforeEach(async () => {
  clinic = await subscribedClinic(server(), stripe());
  server().clock.advance(minuteMs);
});

const counted = ({ customer }: Pick<Clinic, "customer"> = clinic) =>
  stripe().books.meterEvents.filter((event) => event.customer === customer);
const usage = async (token = clinic.token) => (await server().call("billing", { token })).body.usage;
/** The next look at the ended calls, and what it puts into the queue. */
const nextLook = async () => {
  server().clock.advance(5 * minuteMs);
  await server().worker.runDue();
};

describe("a telephone call is charged", () => {
  test("when it ends: once, in started minutes, under its own id, at the time it ended [BILL-2]", async () => {
    const phone = await phoneClinic(server());
    const { body } = await server().call("startSubscription", { token: phone.token, body: { plan: "pro" } });
    stripe().books.finishHosted(body.url.split("/").at(-1));
    await server().call("refreshBilling", { token: phone.token });
    const customer = customerOf(stripe(), phone);
    const call = await phone.ring();
    await call.say("what are your opening hours");
    server().clock.advance(61_000);
    const timestamp = Math.floor(server().clock.now() / 1_000);
    await call.hangUp();
    const { id } = await eventually(async () => {
      const stored = await phone.callOf(call.callSid);
      if (stored?.endedAt === null) throw new Error("The call has not ended");
      return stored;
    });
    await server().worker.runDue();
    const expected = { event: "conversational_minutes", customer, value: 2, identifier: id, timestamp };
    expect(counted({ customer })).toEqual([expected]);
    await nextLook();
    expect(counted({ customer })).toHaveLength(1);
    const read = await usage(phone.token);
    expect(read).toMatchObject({
      calls: 1,
      minutes: 2,
      reportedMinutes: 2,
      waitingMinutes: 0,
      refusedMinutes: 0,
    });
  });

  test.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [600, 10],
  ])("%i seconds are %i minutes [BILL-2]", async (seconds, minutes) => {
    await storeCall(server(), clinic, { seconds });
    await nextLook();
    expect(counted().map(({ value }) => value)).toEqual([minutes]);
  });

  test("but not a test from the browser or the terminal, not one without a word, not one before the subscription [BILL-2]", async () => {
    await storeCall(server(), clinic, { seconds: 90, channel: "browser" });
    await storeCall(server(), clinic, { seconds: 90, channel: "terminal" });
    await storeCall(server(), clinic, { seconds: 90, turns: 0 });
    await storeCall(server(), clinic, { seconds: 90, endedAt: server().clock.now() - 2 * minuteMs });
    const unsubscribed = await server().signIn();
    await storeCall(server(), unsubscribed, { seconds: 90 });
    const before = stripe().books.meterEvents.length;
    await nextLook();
    expect(stripe().books.meterEvents).toHaveLength(before);
  });

  test("and not after the subscription has ended [BILL-2]", async () => {
    const endedAt = Math.floor(server().clock.now() / 1_000);
    Object.assign(clinic.subscription, { status: "canceled", endedAt });
    await server().call("refreshBilling", { token: clinic.token });
    await storeCall(server(), clinic, { seconds: 90, endedAt: endedAt * 1_000 - 1_000 });
    await storeCall(server(), clinic, { seconds: 600, endedAt: endedAt * 1_000 + 1_000 });
    await nextLook();
    expect(counted().map(({ value }) => value)).toEqual([2]);
  });
});

describe("a report is not lost and not counted twice", () => {
  test("while Stripe is out for two days, and the screen says what waits [BILL-2]", async () => {
    await storeCall(server(), clinic, { seconds: 90 });
    stripe().failNext(500, "/v1/billing/meter_events", 1_000);
    await nextLook();
    expect(await usage()).toMatchObject({ minutes: 2, reportedMinutes: 0, waitingMinutes: 2 });
    for (let hours = 0; hours < 48; hours++) {
      server().clock.advance(60 * minuteMs);
      await server().worker.runDue();
    }
    expect(counted()).toEqual([]);
    stripe().recover();
    server().clock.advance(30 * minuteMs);
    await server().worker.runDue();
    expect(counted().map(({ value }) => value)).toEqual([2]);
    expect(await usage()).toMatchObject({ reportedMinutes: 2, waitingMinutes: 0 });
  });

  test.each(["lost_answer", 429] as const)("when the first attempt ends in %s [BILL-2]", async (fault) => {
    await storeCall(server(), clinic, { seconds: 30 });
    stripe().failNext(fault, "/v1/billing/meter_events");
    await nextLook();
    await nextLook();
    expect(counted()).toHaveLength(1);
    expect(await usage()).toMatchObject({ reportedMinutes: 1, waitingMinutes: 0 });
  });

  test("when it was counted, but nobody wrote that down before the next attempt [BILL-2]", async () => {
    const id = await storeCall(server(), clinic, { seconds: 30 });
    await nextLook();
    await rowsOf(server().database, `update billed_call set status = 'waiting' where call_id = '${id}'`);
    stripe().forgetKeys();
    await nextLook();
    expect(counted()).toHaveLength(1);
    expect(await usage()).toMatchObject({ reportedMinutes: 1, waitingMinutes: 0 });
  });

  test("when the server that wrote it down is stopped and another one starts [BILL-2]", async () => {
    await storeCall(server(), clinic, { seconds: 30 });
    stripe().failNext(500, "/v1/billing/meter_events");
    await nextLook();
    const other = await startTestServer({ beside: server(), env: settings() });
    server().clock.advance(minuteMs);
    await other.worker.runDue();
    expect(counted()).toHaveLength(1);
  });

  test("one that Stripe will never take is shown as such and not sent again [BILL-2]", async () => {
    await storeCall(server(), clinic, { seconds: 30 });
    stripe().books.customers.delete(clinic.customer);
    await nextLook();
    const sent = stripe().requests.length;
    await nextLook();
    expect(stripe().requests).toHaveLength(sent);
    expect(await usage()).toMatchObject({ minutes: 1, reportedMinutes: 0, refusedMinutes: 1 });
  });
});

describe("the minutes of the page", () => {
  test("are those of the days that the next invoice covers [BILL-2]", async () => {
    const { periodStart, periodEnd } = clinic.subscription;
    const inZone = (seconds: number) =>
      new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(seconds * 1_000);
    expect(await usage()).toMatchObject({
      ...{ fromDate: inZone(periodStart), toDate: inZone(periodEnd - 1), minutes: 0 },
    });
  });

  test("are those of the clinic's calendar month before there is an invoice, by the clinic's own clock [BILL-2]", async () => {
    // Half past midnight in Sydney on the first; in Greenwich it is still the month before.
    server().clock.set("2026-10-31T13:30:00Z");
    const newcomer = await server().signIn();
    await storeCall(server(), newcomer, { seconds: 61 });
    await storeCall(server(), newcomer, { seconds: 61, endedAt: server().clock.now() - 60 * minuteMs });
    expect(await usage(newcomer.token)).toMatchObject({
      ...{ fromDate: "2026-11-01", toDate: "2026-11-30", calls: 1, minutes: 2, reportedMinutes: 0 },
    });
  });
});
