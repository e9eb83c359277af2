import type { Clock } from "#kernel/clock.ts";
import type { Database } from "#server/db/database.ts";
import { enqueue } from "#server/queue/service.ts";
import type { ProvidersEvent } from "./port.ts";
import * as store from "./store.ts";

export const refreshKind = "refresh_billing";

/** After these a subscription or its payment may stand differently; every other event is kept and left alone. */
const changesState = (type: string): boolean =>
  type.startsWith("customer.") ||
  type.startsWith("invoice.") ||
  type.startsWith("payment_method.") ||
  type === "checkout.session.completed";

/**
 * Keeps an event once and puts the work it causes into the queue, both or neither. The event's own words are never
 * applied: events come twice and in any order, so the job asks how things stand now. A job for each event, not one
 * for a clinic: one that already runs may have asked before this event happened.
 */
export async function keepEvent(database: Database, clock: Clock, event: ProvidersEvent): Promise<void> {
  const now = clock.now();
  const clinicId =
    event.customerId === null ? null : await store.findClinicOfCustomer(database, event.customerId);
  await database.transactionAcrossClinics(async (connection) => {
    const isNew = await store.insertEvent(connection, {
      ...{ id: event.id, type: event.type, providerCustomerId: event.customerId },
      ...{ createdAt: event.createdAt, receivedAt: now },
    });
    if (isNew && clinicId !== null && changesState(event.type))
      await enqueue(connection, now, { kind: refreshKind, payload: {}, clinicId, maxAttempts: 100 });
  });
}
