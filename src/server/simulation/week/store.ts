import { sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { phoneNumber } from "#server/db/schema/telephony.ts";

/** A visit as its patient knows it. */
export interface KnownVisit extends Record<string, unknown> {
  id: string;
  patientName: string;
  /** E.164. */
  phone: string;
  startsAt: number;
  status: string;
  attendance: string | null;
}

/** Visits that stand and begin between two instants, in order. */
export const visitsBetween = (queries: ClinicQueries, from: number, to: number): Promise<KnownVisit[]> =>
  queries.rows<KnownVisit>(
    (clinicId) => sql`
      select id, patient_name as "patientName", patient_phone_e164 as phone, status, attendance,
             (extract(epoch from starts_at) * 1000)::float8 as "startsAt"
        from appointment
       where clinic_id = ${clinicId} and status <> 'cancelled' and patient_phone_e164 is not null
         and starts_at >= ${toIso(from)}::timestamptz and starts_at < ${toIso(to)}::timestamptz
       order by starts_at, patient_name, patient_phone_e164`,
  );

/** When the next job of the server is due; null when none waits. */
export async function nextJobAt(database: Database): Promise<number | null> {
  const { rows } = await database
    .acrossClinics()
    .execute(
      sql`select (extract(epoch from min(run_at)) * 1000)::float8 as at from job where finished_at is null`,
    );
  const at = (rows[0] as { at: number | null } | undefined)?.at ?? null;
  return at === null ? null : Math.ceil(at);
}

/** A number that the provider's account holds, given to the clinic by whoever runs the server. */
export async function addNumber(queries: ClinicQueries, e164: string, now: number): Promise<void> {
  await queries.insert(phoneNumber, {
    ...{ id: newId(now), e164, country: "Australia", state: "nsw", provider: "telstra", lines: "2" },
    ...{ status: "Connected", ownership: "operator", providerNumberId: `PN${e164.slice(1)}`, canText: true },
    addedAt: now,
  });
}
