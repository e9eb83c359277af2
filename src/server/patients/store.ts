import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { appointment } from "#server/db/schema/booking.ts";
import { patient, patientMerge } from "#server/db/schema/patients.ts";
import type { PatientSearch } from "./rules.ts";

export type PatientRow = typeof patient.$inferSelect;
export type VisitRow = typeof appointment.$inferSelect;
export type MergeRow = typeof patientMerge.$inferSelect;

/** The patient and what the list tells of the visits. */
export interface ListedPatient extends Record<string, unknown> {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  dateOfBirth: string | null;
  notes: string;
  preferences: Record<string, boolean>;
  createdAt: number;
  appointmentCount: number;
  lastVisit: string | null;
  nextVisit: { date: string; time: string } | null;
}

const listedColumns = sql`
  p.id, p.name, p.phone, p.email, p.date_of_birth::text as "dateOfBirth", p.notes, p.preferences,
  (extract(epoch from p.created_at) * 1000)::float8 as "createdAt"`;

/** Counted for the rows of one page only: as a lateral join behind the limit. */
const visitsOf = (clinicId: SQL, now: number) => sql`
  left join lateral (
    select count(*)::int as "appointmentCount",
           max(a.local_date) filter (where a.ends_at <= ${toIso(now)}::timestamptz)::text as "lastVisit",
           min(a.local_date || ' ' || a.local_time) filter (where a.starts_at > ${toIso(now)}::timestamptz) as next
      from appointment a
     where a.patient_id = p.id and a.clinic_id = ${clinicId} and a.status <> 'cancelled') v on true`;

const visitColumns = sql`v."appointmentCount", v."lastVisit",
  case when v.next is null then null
       else json_build_object('date', split_part(v.next, ' ', 1), 'time', split_part(v.next, ' ', 2)) end as "nextVisit"`;

export interface PageWish {
  search: PatientSearch | null;
  limit: number;
  offset: number;
  now: number;
}

/** Words as similar as this count as the same word with a typo. */
const typoSimilarity = "0.25";

/** One page, best match first; runs in a transaction since the similarity is set for it alone. */
export async function findPatients(
  queries: ClinicQueries,
  { search, limit, offset, now }: PageWish,
): Promise<{ patients: ListedPatient[]; total: number }> {
  if (search)
    await queries.rows(
      (clinicId) =>
        sql`select set_config('pg_trgm.word_similarity_threshold', ${typoSimilarity}, true) where ${clinicId} is not null`,
    );
  const rows = await queries.rows<ListedPatient & { total: number }>(
    (clinicId) => sql`
      select ${listedColumns}, ${visitColumns}, p.total from (
        select patient.*, (count(*) over ())::int as total, ${rankOf(search)} as rank
          from patient where clinic_id = ${clinicId} and merged_into is null and ${conditionOf(search)}
         order by rank desc, lower(name), id limit ${limit} offset ${offset}) p
      ${visitsOf(clinicId, now)}
      order by p.rank desc, lower(p.name), p.id`,
  );
  return { patients: rows, total: rows[0]?.total ?? 0 };
}

const asPattern = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

function conditionOf(search: PatientSearch | null): SQL {
  if (!search) return sql`true`;
  const { text, digits } = search;
  if (digits !== null)
    return sql`(phone_e164 like ${asPattern(digits)} or regexp_replace(phone, '\\D', '', 'g') like ${asPattern(digits)})`;
  return sql`(lower(name) like ${asPattern(text)} or ${text} <% lower(name) or lower(email) like ${asPattern(text)})`;
}

function rankOf(search: PatientSearch | null): SQL {
  if (!search || search.digits !== null) return sql`0`;
  const { text } = search;
  return sql`(case when lower(name) like ${asPattern(text)} then 1 else 0 end
    + word_similarity(${text}, lower(name)))`;
}

export async function findListed(
  queries: ClinicQueries,
  ids: readonly string[],
  now: number,
): Promise<ListedPatient[]> {
  if (ids.length === 0) return [];
  const wanted = sql.join(
    ids.map((one) => sql`${one}::uuid`),
    sql`, `,
  );
  return queries.rows<ListedPatient>(
    (clinicId) => sql`
      select ${listedColumns}, ${visitColumns} from patient p ${visitsOf(clinicId, now)}
       where p.clinic_id = ${clinicId} and p.id in (${wanted}) and p.merged_into is null`,
  );
}

const lockIdentitySql =
  "select pg_advisory_xact_lock(hashtextextended($1::uuid::text || ' patient ' || $2, 0))";

/** Concurrent bookings of one person wait for each other, so that they make one record. */
export async function lockIdentity(queries: ClinicQueries, identity: string): Promise<void> {
  await queries.prepared("patients_lock_identity", lockIdentitySql, [identity]);
}

/** Many at once, in the order given. */
export async function lockIdentities(queries: ClinicQueries, identities: readonly string[]): Promise<void> {
  await queries.rows(
    (clinicId) => sql`
      select pg_advisory_xact_lock(hashtextextended(${clinicId}::text || ' patient ' || key, 0))
        from (select key from jsonb_array_elements_text(${JSON.stringify(identities)}::jsonb) with ordinality as one(key, place)
               order by place) ordered`,
  );
}

/** Also a record that was merged into another. */
export async function findByIdentity(
  queries: ClinicQueries,
  { name, phoneE164, phone }: { name: string; phoneE164: string | null; phone: string },
): Promise<PatientRow | null> {
  const where = and(
    phoneE164 === null
      ? sql`${patient.phoneE164} is null and ${patient.phone} = ${phone}`
      : eq(patient.phoneE164, phoneE164),
    sql`lower(${patient.name}) = ${name.toLowerCase()}`,
  );
  const { known } = await queries.findTogether({ known: { table: patient, where, limit: 1 } });
  return known[0] ?? null;
}

export const findPatient = (queries: ClinicQueries, id: string): Promise<PatientRow | null> =>
  queries.findOne(patient, eq(patient.id, id));

/** Names by id, of records that were merged into another as well. */
export async function findNames(
  queries: ClinicQueries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.find(patient, { where: inArray(patient.id, [...ids]) });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Of the records that stand on their own. */
export async function lockPatients(queries: ClinicQueries, ids: readonly string[]): Promise<PatientRow[]> {
  await queries.rows(
    (clinicId) => sql`
      select id from patient where clinic_id = ${clinicId}
         and id in (${sql.join(
           ids.map((one) => sql`${one}::uuid`),
           sql`, `,
         )}) order by id for update`,
  );
  return queries.find(patient, { where: and(inArray(patient.id, [...ids]), isNull(patient.mergedInto)) });
}

export async function insertPatient(queries: ClinicQueries, row: NewRow<typeof patient>): Promise<void> {
  await queries.insertOne(patient, row);
}

export async function changePatient(
  queries: ClinicQueries,
  id: string,
  change: Partial<NewRow<typeof patient>>,
): Promise<boolean> {
  return (await queries.update(patient, change, eq(patient.id, id))).length === 1;
}

const mostVisits = 500;

export const findVisits = (queries: ClinicQueries, patientId: string): Promise<VisitRow[]> =>
  queries.find(appointment, {
    where: eq(appointment.patientId, patientId),
    orderBy: [desc(appointment.startsAt), desc(appointment.id)],
    limit: mostVisits,
  });

/** Returns the appointments that moved. */
export async function moveVisits(queries: ClinicQueries, from: string, to: string): Promise<string[]> {
  const moved = await queries.update(appointment, { patientId: to }, eq(appointment.patientId, from));
  return moved.map(({ id }) => id);
}

export async function moveBack(queries: ClinicQueries, ids: readonly string[], to: string): Promise<void> {
  if (ids.length === 0) return;
  await queries.update(appointment, { patientId: to }, inArray(appointment.id, [...ids] as never[]));
}

export async function insertMerge(queries: ClinicQueries, row: NewRow<typeof patientMerge>): Promise<void> {
  await queries.insert(patientMerge, row);
}

export const findMerge = (queries: ClinicQueries, id: string): Promise<MergeRow | null> =>
  queries.findOne(patientMerge, eq(patientMerge.id, id));

/** Newest first; only those not taken back. */
export const findMergesInto = (queries: ClinicQueries, keptId: string): Promise<MergeRow[]> =>
  queries.find(patientMerge, {
    where: and(eq(patientMerge.keptId, keptId), isNull(patientMerge.undoneAt)),
    orderBy: [desc(patientMerge.mergedAt), desc(patientMerge.id)],
    limit: 50,
  });

/** True when it had not been taken back before. */
export async function markUndone(queries: ClinicQueries, id: string, undoneAt: number): Promise<boolean> {
  const open = and(eq(patientMerge.id, id), isNull(patientMerge.undoneAt));
  return (await queries.update(patientMerge, { undoneAt }, open)).length === 1;
}

export interface DuplicatePair extends Record<string, unknown> {
  a: string;
  b: string;
  reason: "same_phone" | "same_name";
}

const mostGroups = 200;

/** Records of one number or one name are gathered first, then only they are compared: never everybody with everybody. The ids come from the clinic's own groups. */
export const findDuplicatePairs = (queries: ClinicQueries, limit: number): Promise<DuplicatePair[]> =>
  queries.rows<DuplicatePair>(
    (clinicId) => sql`
      with groups as materialized (
        (select 'same_phone' as reason, array_agg(id) as ids from patient
          where clinic_id = ${clinicId} and merged_into is null and phone_e164 is not null
          group by phone_e164 having count(*) > 1 limit ${mostGroups})
        union all
        (select 'same_name', array_agg(id) from patient
          where clinic_id = ${clinicId} and merged_into is null
          group by lower(name) having count(*) > 1 limit ${mostGroups}))
      select a.id as a, b.id as b, g.reason
        from groups g
        join lateral (select id, name, phone_e164 from patient
                       where id = any(g.ids)) a on true
        join lateral (select id, name, phone_e164 from patient
                       where id = any(g.ids) and id > a.id) b on true
       where case g.reason when 'same_phone' then similarity(lower(a.name), lower(b.name)) >= 0.3
                           else b.phone_e164 is distinct from a.phone_e164 end
       order by g.reason desc, 1, 2 limit ${limit}`,
  );

export interface Unclaimed {
  clinicId: string;
  patientName: string;
  patientPhone: string;
  patientEmail: string | null;
}

/** People on appointments that were booked before there were patients' records, of any clinic. */
export async function findUnclaimed(database: Database, limit: number): Promise<Unclaimed[]> {
  const result = await database.acrossClinics().execute(sql`
    select distinct on (clinic_id, patient_phone, lower(patient_name))
           clinic_id as "clinicId", patient_name as "patientName", patient_phone as "patientPhone",
           patient_email as "patientEmail"
      from appointment where patient_id is null
     order by clinic_id, patient_phone, lower(patient_name), created_at desc limit ${limit}`);
  return result.rows as never;
}

export async function claimVisits(
  queries: ClinicQueries,
  { patientName, patientPhone }: Unclaimed,
  patientId: string,
): Promise<void> {
  await queries.update(
    appointment,
    { patientId },
    and(
      isNull(appointment.patientId),
      eq(appointment.patientPhone, patientPhone),
      sql`lower(${appointment.patientName}) = lower(${patientName})`,
    ),
  );
}
