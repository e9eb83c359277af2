import { expect } from "vitest";
import { bookingOf, doubled, listOf, type Slot, type Staff } from "./bookings.ts";

/** What a server that dies under its bookers has promised. */
export interface Ledger {
  acknowledged: Map<string, Slot & { name: string }>;
  /** Requests whose answer never came: booked or not, both are right, but once at most. */
  unanswered: (Slot & { name: string; key: string })[];
}

/** Books one slot after the other until the server is gone, or no slot is left. */
export async function bookUntilKilled(staff: Staff, slots: Generator<Slot>, ledger: Ledger): Promise<void> {
  // Several share the slots: a `for … of` that is left would end them for all.
  for (;;) {
    const { value: slot, done } = slots.next();
    if (done) return;
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

/** Whatever was acknowledged is in the list as it was booked, and no time is given twice. */
export async function checkLedger(staff: Staff, ledger: Ledger): Promise<void> {
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
export async function askAgain(staff: Staff, ledger: Ledger): Promise<void> {
  for (const { date, time, name, key } of ledger.unanswered.splice(0)) {
    const { status, body } = await staff.call("POST", "/api/appointments", bookingOf({ date, time }, name), {
      "idempotency-key": key,
    });
    expect([200, 201], `repeat of ${key}: ${body?.detail}`).toContain(status);
    ledger.acknowledged.set(body.id, { date, time, name });
  }
}
