import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { RetentionKind } from "#contract/patients/retention-options.ts";
import { toIso } from "#kernel/clock.ts";
import type { ClinicId } from "#kernel/ids.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { idList } from "#server/db/list-parameters.ts";
import { retentionRule, retentionRun } from "#server/db/schema/retention.ts";
import { adultAge, keptUntilAge, keptYears } from "../rules.ts";
import { eraseCalls } from "../store.ts";

export type RuleRow = typeof retentionRule.$inferSelect;
export type RunRow = typeof retentionRun.$inferSelect;

/** What is old enough; `today` is the clinic's, and decides what the law still keeps. */
export interface Old {
  before: number;
  today: string;
}

/** So many years on, as `rules.ts` counts: 29 February becomes 1 March. No number of years here leads into a leap year. */
const yearsOn = (day: SQL, years: number): SQL => sql`
  (case when to_char(${day}, 'MMDD') = '0229' then make_date(extract(year from ${day})::int + ${sql.raw(String(years))}, 3, 1)
        else (${day} + interval '${sql.raw(String(years))} years')::date end)`;

/** `keptUntil` of `rules.ts`, for many at once: whether a record with this last visit has to be kept today. */
export const isKeptSql = (lastVisit: SQL, dateOfBirth: SQL, today: string): SQL => sql`
  (greatest(${yearsOn(lastVisit, keptYears)},
            case when ${lastVisit} < ${yearsOn(dateOfBirth, adultAge)} then ${yearsOn(dateOfBirth, keptUntilAge)} end)
   > ${today}::date)`;

/** A visit that took place, or is still to: cancelled ones and those missed make no record. */
const held = sql.raw("a.status <> 'cancelled' and a.attendance is distinct from 'no_show'");

/** The people and visits whose records the clinic has to keep, and how they were reached. */
const kept = (clinic: SQL, today: string): SQL => sql`
  kin as (
    select id, id as root from patient where clinic_id = ${clinic} and merged_into is null
    union all
    select p.id, kin.root from patient p join kin on p.merged_into = kin.id where p.clinic_id = ${clinic}),
  last_visit as (
    select kin.root, max(a.local_date) as day from appointment a join kin on kin.id = a.patient_id
     where a.clinic_id = ${clinic} and ${held} group by kin.root),
  kept_person as materialized (
    select p.id, p.phone_e164, lower(p.email) as email
      from last_visit v join patient own on own.id = v.root and own.clinic_id = ${clinic}
      join kin on kin.root = v.root join patient p on p.id = kin.id and p.clinic_id = ${clinic}
     where ${isKeptSql(sql`v.day`, sql`own.date_of_birth`, today)}),
  kept_visit as materialized (
    select a.id, a.call_id, a.patient_phone_e164, lower(a.patient_email) as email from appointment a
     where a.clinic_id = ${clinic} and ${held}
       and (a.patient_id in (select id from kept_person) or ${isKeptSql(sql`a.local_date`, sql`null::date`, today)})),
  kept_address as materialized (
    select phone_e164 as address from kept_person union select email from kept_person
    union select patient_phone_e164 from kept_visit union select email from kept_visit),
  kept_call as materialized (
    select c.id from call c where c.clinic_id = ${clinic}
       and (c.id in (select call_id from kept_visit)
         or case when c.direction = 'inbound' then c.from_number else c.to_number end in (select address from kept_address)))`;

/** Of a kind: `id`, `at`, whether the law keeps it, and whether somebody still works on it. */
const old: Record<RetentionKind, (clinic: SQL, before: SQL) => SQL> = {
  calls: (clinic, before) => sql`
    select c.id, c.started_at as at, c.id in (select id from kept_call) as by_law,
           exists (select from task t where t.clinic_id = ${clinic} and t.call_id = c.id and t.completed_at is null) as open
      from call c where c.clinic_id = ${clinic} and c.ended_at < ${before} and c.erased_at is null`,
  recordings: (clinic, before) => sql`
    select v.id, v.created_at as at, v.call_id in (select id from kept_call) as by_law,
           exists (select from task t where t.clinic_id = ${clinic} and t.call_id = v.call_id and t.completed_at is null) as open
      from voicemail v where v.clinic_id = ${clinic} and v.created_at < ${before}`,
  messages: (clinic, before) => sql`
    select m.id, m.created_at as at,
           (m.appointment_id in (select id from kept_visit) or m.patient_id in (select id from kept_person)
             or m.call_id in (select id from kept_call)
             or lower(case when m.direction = 'out' then m.to_address else m.from_address end) in (select address from kept_address)) is true as by_law,
           exists (select from task t where t.clinic_id = ${clinic} and t.message_id = m.id and t.completed_at is null) as open
      from message m
     where m.clinic_id = ${clinic} and greatest(m.created_at, m.not_before, m.sent_at, m.settled_at) < ${before}
       and m.status not in ('queued', 'sending') and m.erased_at is null`,
  tasks: (clinic, before) => sql`
    select t.id, t.completed_at as at,
           (t.call_id in (select id from kept_call) or t.appointment_id in (select id from kept_visit)
             or t.phone in (select address from kept_address)) is true as by_law, false as open
      from task t where t.clinic_id = ${clinic} and t.completed_at < ${before} and not t.is_sample`,
  logs: (clinic, before) => sql`
    select l.id, l.started_at as at, false as by_law, false as open
      from log_entry l where l.clinic_id = ${clinic} and l.started_at < ${before} and l.type <> 'call' and not l.is_sample
    union all
    select a.id, a.at, false, false
      from activity a where a.clinic_id = ${clinic} and a.at < ${before} and not a.is_sample`,
};

const oldOf = (clinic: SQL, kind: RetentionKind, { before, today }: Old): SQL => sql`
  with recursive ${kept(clinic, today)}, old as (${old[kind](clinic, sql`${toIso(before)}::timestamptz`)})`;

export interface Counted extends Record<string, unknown> {
  goes: number;
  staysByLaw: number;
  staysOpen: number;
}

export async function countOld(queries: ClinicQueries, kind: RetentionKind, of: Old): Promise<Counted> {
  const [counted] = await queries.rows<Counted>(
    (clinic) => sql`
      ${oldOf(clinic, kind, of)}
      select count(*) filter (where not by_law and not open)::int as goes,
             count(*) filter (where by_law)::int as "staysByLaw",
             count(*) filter (where open and not by_law)::int as "staysOpen" from old`,
  );
  return counted ?? { goes: 0, staysByLaw: 0, staysOpen: 0 };
}

/** The oldest that may go, at most so many. */
export async function findOld(
  queries: ClinicQueries,
  kind: RetentionKind,
  of: Old & { most: number },
): Promise<string[]> {
  const rows = await queries.rows<{ id: string }>(
    (clinic) => sql`
      ${oldOf(clinic, kind, of)}
      select id from old where not by_law and not open order by at, id limit ${of.most}`,
  );
  return rows.map(({ id }) => id);
}

const run = async (
  queries: ClinicQueries,
  statement: Parameters<ClinicQueries["rows"]>[0],
): Promise<void> => {
  await queries.rows(statement);
};

/** Where the words of a message stood. */
export const erasedWords = "Erased: past the time that the clinic keeps messages.";

/** Each way leaves that something happened and when, without whose it was and what was said. */
export const eraseOf: Record<
  RetentionKind,
  (queries: ClinicQueries, ids: readonly string[], now: number) => Promise<void>
> = {
  calls: async (queries, ids, now) => {
    await eraseCalls(queries, ids);
    await run(
      queries,
      (clinic) => sql`
        update call set erased_at = ${toIso(now)}::timestamptz, forwarded_from = null
         where clinic_id = ${clinic} and id = any(${idList(ids)})`,
    );
  },
  // A trigger has the sound deleted at the provider.
  recordings: (queries, ids) =>
    run(
      queries,
      (clinic) => sql`delete from voicemail where clinic_id = ${clinic} and id = any(${idList(ids)})`,
    ),
  // The row stays: it is what keeps the same occasion from being written about again.
  messages: (queries, ids, now) =>
    run(
      queries,
      (clinic) => sql`
        update message
           set erased_at = ${toIso(now)}::timestamptz, body = ${erasedWords}, subject = null, recipient_name = null,
               to_address = '', from_address = null, cc_addresses = '[]', offered = '[]', unsubscribe_token = null,
               answer_token = null, provider_message_id = null
         where clinic_id = ${clinic} and id = any(${idList(ids)})`,
    ),
  tasks: (queries, ids) =>
    run(queries, (clinic) => sql`delete from task where clinic_id = ${clinic} and id = any(${idList(ids)})`),
  logs: async (queries, ids) => {
    const of = idList(ids);
    await run(
      queries,
      (clinic) => sql`delete from log_entry where clinic_id = ${clinic} and id = any(${of})`,
    );
    await run(queries, (clinic) => sql`delete from activity where clinic_id = ${clinic} and id = any(${of})`);
  },
};

export const findRules = (queries: ClinicQueries): Promise<RuleRow[]> => queries.find(retentionRule);

/** Until the end of the transaction nobody changes it. Null = kept for good. */
export async function lockRule(queries: ClinicQueries, kind: RetentionKind): Promise<number | null> {
  const [row] = await queries.rows<{ keepDays: number }>(
    (clinic) => sql`
      select keep_days as "keepDays" from retention_rule where clinic_id = ${clinic} and kind = ${kind} for share`,
  );
  return row?.keepDays ?? null;
}

export const saveRule = (queries: ClinicQueries, row: NewRow<typeof retentionRule>): Promise<unknown> =>
  queries.upsert(retentionRule, row, [retentionRule.clinicId, retentionRule.kind]);

export const removeRule = (queries: ClinicQueries, kind: RetentionKind): Promise<unknown> =>
  queries.remove(retentionRule, eq(retentionRule.kind, kind));

/** The latest run of each kind. */
export const findLastRuns = async (queries: ClinicQueries): Promise<RunRow[]> => {
  const runs = await queries.find(retentionRun, { orderBy: [desc(retentionRun.date)], limit: 100 });
  return [...new Map(runs.toReversed().map((row) => [row.kind, row])).values()];
};

export const addRun = (queries: ClinicQueries, row: NewRow<typeof retentionRun>): Promise<RunRow[]> =>
  queries.insertNew(retentionRun, row);

export const findUnfinishedRuns = (queries: ClinicQueries): Promise<RunRow[]> =>
  queries.find(retentionRun, { where: isNull(retentionRun.finishedAt), orderBy: [asc(retentionRun.id)] });

/** Null once it is finished. Until the end of the transaction nobody else goes on with it. */
export async function lockRun(queries: ClinicQueries, id: string): Promise<RunRow | null> {
  await run(
    queries,
    (clinic) => sql`select id from retention_run where clinic_id = ${clinic} and id = ${id}::uuid for update`,
  );
  return queries.findOne(retentionRun, and(eq(retentionRun.id, id), isNull(retentionRun.finishedAt)));
}

export const changeRun = (
  queries: ClinicQueries,
  id: string,
  change: Partial<Pick<RunRow, "erased" | "stayed" | "finishedAt">>,
): Promise<unknown> => queries.update(retentionRun, change, eq(retentionRun.id, id));

/** Clinics that keep something for a time only, or whose last night was cut short. */
export async function findClinicsWithRules(
  database: Database,
): Promise<{ clinicId: ClinicId; timeZone: string }[]> {
  const { rows } = await database.acrossClinics().execute<{ clinicId: ClinicId; timeZone: string }>(sql`
    select clinic_id as "clinicId", time_zone as "timeZone" from clinic c
     where exists (select from retention_rule r where r.clinic_id = c.clinic_id)
        or exists (select from retention_run r where r.clinic_id = c.clinic_id and r.finished_at is null)`);
  return rows;
}
