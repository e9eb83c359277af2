import { sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { asJson, idList } from "#server/db/list-parameters.ts";
import type { KnownPerson, PatientChange } from "./rules.ts";

interface FoundPerson extends KnownPerson, Record<string, unknown> {
  mergedInto: string | null;
}

const personColumns = sql`
  p.id, p.name, p.phone, p.phone_e164 as "phoneE164", p.email, p.date_of_birth::text as "dateOfBirth", p.notes,
  p.merged_into as "mergedInto"`;

/** Everybody of these names, also those whose record was merged into another, earliest first. */
export const findByNames = (queries: ClinicQueries, names: readonly string[]): Promise<FoundPerson[]> =>
  queries.rows<FoundPerson>(
    (clinicId) => sql`
      select ${personColumns}
        from (select distinct lower(one) as name from jsonb_array_elements_text(${asJson(names)}) one) wanted
       -- As a range: for equality the index of parts of names would be asked, which takes milliseconds for each.
       cross join lateral (select * from patient each where each.clinic_id = ${clinicId}
                              and lower(each.name) >= wanted.name and lower(each.name) <= wanted.name offset 0) p
       order by p.created_at, p.id`,
  );

export const findByIds = (queries: ClinicQueries, ids: readonly string[]): Promise<FoundPerson[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : queries.rows<FoundPerson>(
        (clinicId) => sql`
          select ${personColumns} from patient p
           where p.clinic_id = ${clinicId} and p.id = any(${idList(ids)})`,
      );

/** A record and a digest of all that stands in it. */
export interface Digested extends Record<string, unknown> {
  id: string;
  digest: string;
}

export const insertPatients = (
  queries: ClinicQueries,
  people: readonly KnownPerson[],
  now: number,
): Promise<Digested[]> =>
  people.length === 0
    ? Promise.resolve([])
    : queries.rows<Digested>(
        (clinicId) => sql`
          insert into patient as p
                 (id, clinic_id, name, phone, phone_e164, email, date_of_birth, notes, created_at, updated_at)
          select n.id, ${clinicId}, n.name, n.phone, n."phoneE164", n.email, n."dateOfBirth", n.notes,
                 ${toIso(now)}::timestamptz, ${toIso(now)}::timestamptz
            from jsonb_to_recordset(${asJson(people)}) as n(id uuid, name text, phone text, "phoneE164" text,
                 email text, "dateOfBirth" date, notes text)
          returning p.id, md5(p.*::text) as digest`,
      );

export interface Changed extends Digested {
  /** The whole record as it was. */
  before: unknown;
}

/** Changes each record's own fields. */
export const changePatients = (
  queries: ClinicQueries,
  changes: readonly { id: string; change: PatientChange }[],
  now: number,
): Promise<Changed[]> =>
  changes.length === 0
    ? Promise.resolve([])
    : queries.rows<Changed>(
        (clinicId) => sql`
          with wanted as (
            select n.id, n.change, to_jsonb(p) as before
              from jsonb_to_recordset(${asJson(changes)}) as n(id uuid, change jsonb)
              join patient p on p.id = n.id and p.clinic_id = ${clinicId} for update of p)
          update patient p
             set phone = case when change ? 'phone' then change ->> 'phone' else p.phone end,
                 phone_e164 = case when change ? 'phone' then change ->> 'phoneE164' else p.phone_e164 end,
                 email = coalesce(change ->> 'email', p.email),
                 date_of_birth = coalesce((change ->> 'dateOfBirth')::date, p.date_of_birth),
                 notes = coalesce(change ->> 'notes', p.notes),
                 updated_at = ${toIso(now)}::timestamptz
            from wanted where p.id = wanted.id and p.clinic_id = ${clinicId}
          returning p.id, md5(p.*::text) as digest, wanted.before`,
      );

/** A record as it stands now, for who would undo what an import did to it. */
export interface Standing extends Digested {
  name: string;
  /** Others lean on it: visits, messages, a merge, another import that found it in its file too. */
  isNeeded: boolean;
}

/** Nobody changes them until the transaction is over. `undoneId`: the import that is taken back. */
export const lockStanding = (
  queries: ClinicQueries,
  undoneId: string,
  ids: readonly string[],
): Promise<Standing[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : queries.rows<Standing>(
        (clinicId) => sql`
          select p.id, p.name, md5(p.*::text) as digest,
                 exists (select from appointment a where a.clinic_id = ${clinicId} and a.patient_id = p.id)
                 or exists (select from message m where m.clinic_id = ${clinicId} and m.patient_id = p.id)
                 or exists (select from data_import i join import_row r on r.import_id = i.id and r.record_id = p.id
                             where i.clinic_id = ${clinicId} and i.id <> ${undoneId}::uuid
                               and i.status in ('running', 'done'))
                 or p.id in (select kept_id from patient_merge where clinic_id = ${clinicId})
                 or p.id in (select merged_id from patient_merge where clinic_id = ${clinicId}) as "isNeeded"
            from patient p where p.clinic_id = ${clinicId} and p.id = any(${idList(ids)})
           order by p.id for update of p`,
      );

export async function removePatients(queries: ClinicQueries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.rows(
    (clinicId) => sql`delete from patient where clinic_id = ${clinicId} and id = any(${idList(ids)})`,
  );
}

/** Gives records everything back that they had. */
export async function restorePatients(queries: ClinicQueries, befores: readonly unknown[]): Promise<void> {
  if (befores.length === 0) return;
  await queries.rows(
    (clinicId) => sql`
      update patient p
         set name = b.name, phone = b.phone, phone_e164 = b.phone_e164, email = b.email,
             date_of_birth = b.date_of_birth, notes = b.notes, preferences = b.preferences,
             merged_into = b.merged_into, created_at = b.created_at, updated_at = b.updated_at
        from jsonb_populate_recordset(null::patient, ${asJson(befores)}) b
       where p.id = b.id and p.clinic_id = ${clinicId}`,
  );
}
