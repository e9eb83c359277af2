import { describe, expect, test } from "vitest";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { clientOf, signIn } from "../../scripts/processes/server-process.mjs";
import { bookingOf, doubled, listOf, type Slot, weekdaySlots } from "../support/bookings.ts";
import { engines, newPlace } from "../support/own-server.ts";

const atOnce = 200;

/** So many requests for one slot, dealt out to the servers in turn; how often each status came back. */
async function race(urls: string[], token: string, slot: Slot) {
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, i) =>
      clientOf(urls[i % urls.length] ?? "", token)(
        "POST",
        "/api/appointments",
        bookingOf(slot, `Patient ${i}`),
      ),
    ),
  );
  const byStatus: Record<number, number> = {};
  for (const { status } of answers) byStatus[status] = (byStatus[status] ?? 0) + 1;
  const refusals = answers.filter(({ status }) => status === 409).map(({ body }) => body);
  return { byStatus, refusals };
}

async function raceOn(engine: "PGlite" | "PostgreSQL", serverCount: number) {
  const place = await newPlace(engine);
  // At once, so that they also race for the migrations.
  const servers = await Promise.all(Array.from({ length: serverCount }, () => place.start()));
  const urls = servers.map(({ url }) => url);
  const staff = await signIn(urls[0] ?? "");
  await staff.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  const slot = weekdaySlots(new Date()).next().value as Slot;
  const { byStatus, refusals } = await race(urls, staff.token, slot);
  const list = await listOf(staff);
  for (const server of servers) await server.stop();
  await place.remove();

  expect(byStatus).toEqual({ 201: 1, 409: atOnce - 1 });
  expect(list).toHaveLength(1);
  expect(doubled(list)).toEqual([]);
  for (const refusal of refusals) {
    expect(refusal.code).toBe("slot_taken");
    expect(refusal.nearestSlots.length).toBeGreaterThan(0);
    expect(refusal.nearestSlots).not.toContainEqual(slot);
  }
}

describe(`${atOnce} requests at once for one slot`, () => {
  test.each(engines())(
    "book it once on %s and tell the others the nearest free times [APPT-14]",
    async (engine) => {
      await raceOn(engine, 1);
    },
    60_000,
  );

  test.runIf(engines().includes("PostgreSQL"))(
    "book it once through two servers on one PostgreSQL [APPT-14]",
    async () => {
      await raceOn("PostgreSQL", 2);
    },
    60_000,
  );
});
