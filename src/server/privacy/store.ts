import { sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { idList, textList } from "#server/db/list-parameters.ts";

/** A patient's record and those merged into it. */
export interface PersonRecord extends Record<string, unknown> {
  id: string;
  name: string;
  phone: string | null;
  phoneE164: string | null;
  email: string | null;
  dateOfBirth: string | null;
}

/** The record itself first; kept from everybody else until the transaction is over. Empty when it does not stand on its own. */
export const lockRecords = (queries: ClinicQueries, patientId: string): Promise<PersonRecord[]> =>
  queries.rows<PersonRecord>(
    (clinicId) => sql`
      with recursive own as (
        select id, 0 as depth from patient
         where clinic_id = ${clinicId} and id = ${patientId}::uuid and merged_into is null
        union all
        select p.id, own.depth + 1 from patient p join own on p.merged_into = own.id
         where p.clinic_id = ${clinicId} and own.depth < 20)
      select p.id, p.name, p.phone, p.phone_e164 as "phoneE164", p.email, p.date_of_birth::text as "dateOfBirth"
        from patient p join own on own.id = p.id
       where p.clinic_id = ${clinicId} order by own.depth for update of p`,
  );

/** Numbers and addresses among these that another standing record has, too. */
export async function findShared(
  queries: ClinicQueries,
  patientIds: readonly string[],
  addresses: readonly string[],
): Promise<Set<string>> {
  const rows = await queries.rows<{ address: string }>(
    (clinicId) => sql`
      select distinct unnest(array[phone_e164, lower(email)]) as address from patient
       where clinic_id = ${clinicId} and id <> all(${idList(patientIds)}) and merged_into is null
         and (phone_e164 = any(${textList(addresses)}) or lower(email) = any(${textList(addresses)}))`,
  );
  return new Set(rows.map(({ address }) => address));
}

/** Everything that hangs on a person, by id. */
export interface Traces {
  visits: { id: string; isOver: boolean; isHeld: boolean; date: string }[];
  calls: string[];
  recordings: string[];
  messages: string[];
  tasks: string[];
}

/** `addresses`: numbers and addresses that are this person's alone. */
export async function findTraces(
  queries: ClinicQueries,
  {
    patientIds,
    addresses,
    now,
  }: { patientIds: readonly string[]; addresses: readonly string[]; now: number },
): Promise<Traces> {
  const [found] = await queries.rows<{ [K in keyof Traces]: Traces[K] }>(
    (clinicId) => sql`
      with visit as (
        select id, call_id, ends_at, status, attendance, local_date from appointment
         where clinic_id = ${clinicId} and patient_id = any(${idList(patientIds)})),
      rung as (
        select id from call where clinic_id = ${clinicId}
           and (id in (select call_id from visit where call_id is not null)
             or from_number = any(${textList(addresses)}) or to_number = any(${textList(addresses)}))),
      said as (
        select id from message where clinic_id = ${clinicId}
           and (patient_id = any(${idList(patientIds)}) or appointment_id in (select id from visit)
             or call_id in (select id from rung)
             or to_address = any(${textList(addresses)}) or from_address = any(${textList(addresses)}))),
      left_over as (
        select id from task where clinic_id = ${clinicId}
           and (call_id in (select id from rung) or appointment_id in (select id from visit)
             or message_id in (select id from said) or phone = any(${textList(addresses)})))
      select
        (select coalesce(json_agg(json_build_object('id', id, 'date', local_date::text,
                  'isOver', ends_at <= ${toIso(now)}::timestamptz,
                  'isHeld', status <> 'cancelled' and attendance is distinct from 'no_show')), '[]') from visit) as visits,
        (select coalesce(json_agg(id), '[]') from rung) as calls,
        (select coalesce(json_agg(id), '[]') from voicemail
          where clinic_id = ${clinicId} and call_id in (select id from rung)) as recordings,
        (select coalesce(json_agg(id), '[]') from said) as messages,
        (select coalesce(json_agg(id), '[]') from left_over) as tasks`,
  );
  return found ?? { visits: [], calls: [], recordings: [], messages: [], tasks: [] };
}

/** A number is the same however it is spaced. */
const digits = (column: string) => sql.raw(`regexp_replace(${column}, '\\D', '', 'g')`);

const run = async (
  queries: ClinicQueries,
  statement: Parameters<ClinicQueries["rows"]>[0],
): Promise<void> => {
  await queries.rows(statement);
};

/** The words of calls, their recordings (a trigger has them deleted at the provider) and whose they were. */
export async function eraseCalls(queries: ClinicQueries, ids: readonly string[]): Promise<void> {
  const of = idList(ids);
  await run(
    queries,
    (clinic) => sql`delete from voicemail where clinic_id = ${clinic} and call_id = any(${of})`,
  );
  await run(
    queries,
    (clinic) => sql`delete from unanswered_question where clinic_id = ${clinic} and call_id = any(${of})`,
  );
  await run(
    queries,
    (clinic) => sql`delete from call_turn where clinic_id = ${clinic} and call_id = any(${of})`,
  );
  await run(
    queries,
    (clinic) => sql`
      update call set state = null, from_number = case when direction = 'inbound' then null else from_number end,
             to_number = case when direction = 'outbound' then null else to_number end
       where clinic_id = ${clinic} and id = any(${of})`,
  );
}

/** Messages, tasks, wishes for earlier times, what was told of the visits, and rows of imported files. */
export async function eraseAround(
  queries: ClinicQueries,
  { patientIds, addresses }: { patientIds: readonly string[]; addresses: readonly string[] },
  traces: Traces,
): Promise<void> {
  const visits = idList(traces.visits.map(({ id }) => id));
  const [people, theirs, calls] = [idList(patientIds), textList(addresses), idList(traces.calls)];
  await run(
    queries,
    (clinic) => sql`delete from task where clinic_id = ${clinic} and id = any(${idList(traces.tasks)})`,
  );
  await run(
    queries,
    (clinic) => sql`delete from message where clinic_id = ${clinic} and id = any(${idList(traces.messages)})`,
  );
  await run(
    queries,
    (clinic) =>
      sql`delete from activity where clinic_id = ${clinic} and (appointment_id = any(${visits}) or call_id = any(${calls}))`,
  );
  await run(
    queries,
    (clinic) => sql`
      delete from test_appointment where clinic_id = ${clinic}
         and (instead_of = any(${visits}) or patient_phone_e164 = any(${theirs}) or lower(patient_email) = any(${theirs}))`,
  );
  await run(
    queries,
    (clinic) => sql`
      delete from waitlist_entry where clinic_id = ${clinic}
         and (appointment_id = any(${visits}) or booked_appointment_id = any(${visits})
           or lower(patient_email) = any(${theirs})
           or exists (select from patient p where p.clinic_id = ${clinic} and p.id = any(${people})
                         and lower(p.name) = lower(waitlist_entry.patient_name)
                         and ${digits("p.phone")} = ${digits("waitlist_entry.patient_phone")}))`,
  );
  await run(
    queries,
    (clinic) => sql`
      delete from web_booking_request where clinic_id = ${clinic} and (appointment_id = any(${visits}) or contact = any(${theirs}))`,
  );
  await run(
    queries,
    (clinic) => sql`
      delete from import_row where clinic_id = ${clinic}
         and (record_id = any(${people}) or patient_id = any(${people}) or record_id = any(${visits}))`,
  );
  await run(
    queries,
    (clinic) => sql`
      update data_import
         set report = report || '{"made": [], "changed": [], "skipped": []}', undo = undo || '{"keptNames": []}',
             columns = case when finished_at is null then columns
                       else (select coalesce(jsonb_agg(one || '{"samples": []}' order by place), '[]')
                               from jsonb_array_elements(columns) with ordinality as each_column(one, place)) end
       where clinic_id = ${clinic}`,
  );
  await run(
    queries,
    (clinic) =>
      sql`delete from patient_merge where clinic_id = ${clinic} and (kept_id = any(${people}) or merged_id = any(${people}))`,
  );
}

export async function removeVisits(queries: ClinicQueries, ids: readonly string[]): Promise<void> {
  await run(
    queries,
    (clinic) => sql`delete from appointment where clinic_id = ${clinic} and id = any(${idList(ids)})`,
  );
}

/** Of visits whose record stays: how the patient was reached goes, and nothing of that is told to the practice system. */
export async function eraseContacts(
  queries: ClinicQueries,
  ids: readonly string[],
  patientId: string,
): Promise<void> {
  const of = idList(ids);
  await run(
    queries,
    (clinic) => sql`
      update appointment set patient_phone = '', patient_phone_e164 = null, patient_email = null, patient_id = ${patientId}::uuid
       where clinic_id = ${clinic} and id = any(${of})`,
  );
  await run(
    queries,
    (clinic) => sql`delete from pms_write where clinic_id = ${clinic} and appointment_id = any(${of})`,
  );
  await run(
    queries,
    (clinic) => sql`
      delete from job where clinic_id = ${clinic} and kind = 'pms_write' and finished_at is null
         and payload ->> 'appointmentId' = any(${textList(ids)})`,
  );
}

export async function removePatients(queries: ClinicQueries, ids: readonly string[]): Promise<void> {
  await run(
    queries,
    (clinic) => sql`delete from patient where clinic_id = ${clinic} and id = any(${idList(ids)})`,
  );
}

export async function erasePatientContacts(queries: ClinicQueries, id: string, now: number): Promise<void> {
  await run(
    queries,
    (clinic) => sql`
      update patient set phone = null, phone_e164 = null, email = null, preferences = '{}', updated_at = ${toIso(now)}::timestamptz
       where clinic_id = ${clinic} and id = ${id}::uuid`,
  );
}

/** Everything kept about a person, in words of their own: for them to read. */
export async function readEverything(
  queries: ClinicQueries,
  { patientIds, addresses }: { patientIds: readonly string[]; addresses: readonly string[] },
  traces: Traces,
): Promise<Record<string, unknown>> {
  const visits = idList(traces.visits.map(({ id }) => id));
  const list = (columns: string, from: ReturnType<typeof sql>) =>
    sql`(select coalesce(json_agg(row_to_json(found)), '[]') from (select ${sql.raw(columns)} ${from}) found)`;
  const [found] = await queries.rows<Record<string, unknown>>(
    (clinic) => sql`
      select
        ${list(
          "name, phone, email, date_of_birth, notes, preferences, created_at, updated_at",
          sql`from patient where clinic_id = ${clinic} and id = any(${idList(patientIds)}) order by merged_into is not null, created_at`,
        )} as records,
        ${list(
          "local_date as date, local_time as time, extract(epoch from ends_at - starts_at)::int / 60 as minutes, appointment_type as treatment, status, attendance, notes, patient_name as name, patient_phone as phone, patient_email as email, cancel_reason, created_by_username as booked_by, created_at",
          sql`from appointment where clinic_id = ${clinic} and id = any(${visits}) order by starts_at`,
        )} as visits,
        ${list(
          "from_date, from_time, to_date, to_time, moved_at",
          sql`from appointment_move where clinic_id = ${clinic} and appointment_id = any(${visits}) order by moved_at`,
        )} as moved_visits,
        ${list(
          "direction, channel, purpose, from_address, to_address, subject, body, status, created_at, sent_at",
          sql`from message where clinic_id = ${clinic} and id = any(${idList(traces.messages)}) order by created_at`,
        )} as messages,
        ${list(
          "channel, address, is_allowed, source, wording, at",
          sql`from contact_consent where clinic_id = ${clinic} and address = any(${textList(addresses)}) order by at`,
        )} as consents,
        ${list(
          `id, direction, from_number, to_number, started_at, ended_at, outcome,
           (select coalesce(json_agg(json_build_object('at', t.at, 'speaker', t.speaker, 'text', t.text) order by t.seq), '[]')
              from call_turn t where t.call_id = call.id) as words,
           (select json_agg(json_build_object('seconds', v.duration_seconds, 'recorded_at', v.created_at))
              from voicemail v where v.call_id = call.id) as recordings`,
          sql`from call where clinic_id = ${clinic} and id = any(${idList(traces.calls)}) order by started_at`,
        )} as calls,
        ${list(
          "kind, title, detail, person_name, phone, created_at, completed_at",
          sql`from task where clinic_id = ${clinic} and id = any(${idList(traces.tasks)}) order by created_at`,
        )} as tasks`,
  );
  return found ?? {};
}
