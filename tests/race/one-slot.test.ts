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

/** The same for one practitioner, where there are chairs enough for several. */
async function raceForPractitioner(engine: "PGlite" | "PostgreSQL") {
  const place = await newPlace(engine);
  const server = await place.start();
  const staff = await signIn(server.url);
  await staff.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  for (const name of ["Chair 2", "Chair 3", "Chair 4"])
    await staff.call("POST", "/api/opening/chairs", { name, weekdays: null });
  const adding = ["Dr Ana Lee", "Dr Omar Haddad"].map((name) =>
    staff.call("POST", "/api/people", {
      ...{ name, role: "Dentist", weekdays: [1, 2, 3, 4, 5], takesBookings: true },
    }),
  );
  const [ana] = (await Promise.all(adding)).map(({ body }) => body as { id: string });
  const slot = weekdaySlots(new Date()).next().value as Slot;
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, i) =>
      staff.call("POST", "/api/appointments", {
        ...bookingOf(slot, `Patient ${i}`),
        practitionerId: ana?.id,
      }),
    ),
  );
  const list = await listOf(staff);
  await server.stop();
  await place.remove();
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(atOnce - 1);
  expect(list).toMatchObject([{ practitionerName: "Dr Ana Lee" }]);
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

describe(`${atOnce} requests at once`, () => {
  test.each(engines())(
    "for one slot book it once on %s and tell the others the nearest free times [APPT-14]",
    async (engine) => {
      await raceOn(engine, 1);
    },
    60_000,
  );

  test.each(engines())(
    "for one practitioner, with chairs enough, book them once on %s [APPT-14] [APPT-17]",
    raceForPractitioner,
    60_000,
  );

  test.runIf(engines().includes("PostgreSQL"))(
    "for one slot book it once through two servers on one PostgreSQL [APPT-14]",
    async () => {
      await raceOn("PostgreSQL", 2);
    },
    60_000,
  );
});
