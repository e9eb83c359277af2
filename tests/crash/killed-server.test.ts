import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { clientOf, signIn } from "../../scripts/processes/server-process.mjs";
import { bookingOf, doubled, listOf, type Slot, type Staff, weekdaySlots } from "../support/bookings.ts";
import { type Engine, engines, newPlace } from "../support/own-server.ts";

const kills: Record<Engine, number> = { PGlite: 20, PostgreSQL: 20 };
const inFlight = 4;

interface Ledger {
  acknowledged: Map<string, Slot & { name: string }>;
  /** Requests whose answer never came: booked or not, both are right, but once at most. */
  unanswered: (Slot & { name: string; key: string })[];
}

/** Books one slot after the other until the server is gone. */
async function bookUntilKilled(staff: Staff, slots: Generator<Slot>, ledger: Ledger): Promise<void> {
  for (;;) {
    const slot = slots.next().value as Slot;
    const key = `${slot.date}T${slot.time}`;
    const name = `Patient ${key}`;
    try {
      const { status, body } = await staff.call("POST", "/api/appointments", bookingOf(slot, name), {
        "idempotency-key": key,
      });
      expect(status, `booking ${key}: ${body?.detail}`).toBe(201);
      ledger.acknowledged.set(body.id, { ...slot, name });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      ledger.unanswered.push({ ...slot, name, key });
      return;
    }
  }
}

async function checkLedger(staff: Staff, ledger: Ledger): Promise<void> {
  const list = await listOf(staff);
  const byId = new Map(list.map((appointment) => [appointment.id, appointment]));
  const lost = [...ledger.acknowledged].filter(([id, { date, time, name }]) => {
    const kept = byId.get(id);
    return kept?.requestedDate !== date || kept.requestedTime !== time || kept.patientName !== name;
  });
  expect(lost, "acknowledged, but not in the list").toEqual([]);
  expect(doubled(list), "slots given twice").toEqual([]);
}

/** Whoever got no answer asks again with the same key: booked once, whatever happened before. */
async function askAgain(staff: Staff, ledger: Ledger): Promise<void> {
  for (const { date, time, name, key } of ledger.unanswered.splice(0)) {
    const { status, body } = await staff.call("POST", "/api/appointments", bookingOf({ date, time }, name), {
      "idempotency-key": key,
    });
    expect([200, 201], `repeat of ${key}: ${body?.detail}`).toContain(status);
    ledger.acknowledged.set(body.id, { date, time, name });
  }
}

describe.each(engines())("a server on %s that is killed while it books", (engine) => {
  test(`loses no acknowledged booking and doubles none, ${kills[engine]} times over [APPT-14]`, async () => {
    const place = await newPlace(engine);
    const ledger: Ledger = { acknowledged: new Map(), unanswered: [] };
    const slots = weekdaySlots(new Date());
    let token: string | undefined;
    const readyInMs: number[] = [];
    for (let kill = 0; kill <= kills[engine]; kill++) {
      const server = await place.start();
      readyInMs.push(server.readyInMs);
      if (token === undefined) {
        const first = await signIn(server.url);
        token = first.token;
        await first.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
      }
      // The session outlives the crash as well.
      const staff = { call: clientOf(server.url, token), token, user: null };
      await checkLedger(staff, ledger);
      await askAgain(staff, ledger);
      if (kill === kills[engine]) {
        await server.stop();
        break;
      }
      const streams = Array.from({ length: inFlight }, () => bookUntilKilled(staff, slots, ledger));
      setTimeout(() => server.kill(), randomInt(20, 700));
      await Promise.all(streams);
      await server.exited;
    }
    await place.remove();
    expect(ledger.acknowledged.size).toBeGreaterThan(kills[engine]);
    console.log(
      `${engine}: ${kills[engine]} kills, ${ledger.acknowledged.size} acknowledged bookings, none lost, none doubled; ` +
        `slowest start ${Math.round(Math.max(...readyInMs))} ms`,
    );
  }, 240_000);
});
