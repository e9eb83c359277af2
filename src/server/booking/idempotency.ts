import { createHash } from "node:crypto";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { AppointmentRow, RememberedRequest } from "./store.ts";
import * as store from "./store.ts";

/** How a request is remembered under its `Idempotency-Key`; null when it carried none. */
export function toRememberedRequest(
  operation: RememberedRequest["operation"],
  key: string | undefined,
  request: unknown,
): RememberedRequest | null {
  if (key === undefined) return null;
  return { operation, key, requestHash: createHash("sha256").update(JSON.stringify(request)).digest("hex") };
}

export type RepeatedRequest =
  | { ok: true; appointment: AppointmentRow }
  | { ok: false; reason: "idempotency_key_reused" };

/** What the first request with this key did; null when there was none. */
export async function findRepeated(
  queries: ClinicQueries,
  request: RememberedRequest,
): Promise<RepeatedRequest | null> {
  const before = await store.findByKey(queries, request);
  if (!before) return null;
  if (before.requestHash !== request.requestHash || before.appointmentId === null)
    return { ok: false, reason: "idempotency_key_reused" };
  const appointment = await store.findAppointment(queries, before.appointmentId);
  return appointment ? { ok: true, appointment } : null;
}
