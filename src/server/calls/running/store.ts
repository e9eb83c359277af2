import { sql } from "drizzle-orm";
import type { CallTurn, Understood } from "#contract/calls/calls.ts";
import { toIso } from "#kernel/clock.ts";
import type { CallId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { CallRow } from "../store.ts";

export interface RunningRow extends Record<string, unknown> {
  id: CallId;
  channel: CallRow["channel"];
  isTest: boolean;
  phone: string | null;
  /** Seconds since 1970. */
  startedAt: number;
  lastTurn: Pick<CallTurn, "speaker" | "text"> | null;
  understood: Understood | null;
  patientName: string | null;
}

/** Enough for every line of a clinic. */
const mostShown = 20;

/**
 * Calls that have begun and have not ended, the oldest first. A ticket that nobody used yet is no call, nor is one of ours that nobody
 * has answered; what no server has renewed since then is lost.
 */
export const findRunning = (queries: ClinicQueries, seenSince: number): Promise<RunningRow[]> =>
  queries.rows<RunningRow>(
    (clinicId) => sql`
      select c.id, c.channel, c.is_test as "isTest", n.phone,
             extract(epoch from c.started_at)::float8 as "startedAt",
             (select json_build_object('speaker', t.speaker, 'text', t.text) from call_turn t
               where t.call_id = c.id and t.speaker <> 'system' order by t.seq desc limit 1) as "lastTurn",
             (select t.understood from call_turn t where t.call_id = c.id and t.understood is not null
               order by t.seq desc limit 1) as "understood",
             (select case when count(*) = 1 then min(p.name) end from patient p
               where p.clinic_id = c.clinic_id and p.phone_e164 = n.phone and p.merged_into is null) as "patientName"
        from call c,
             lateral (select case c.direction when 'outbound' then c.to_number else c.from_number end as phone) n
       where c.clinic_id = ${clinicId} and c.ended_at is null and c.seen_at > ${toIso(seenSince)}::timestamptz
         and (c.direction = 'inbound' or c.turn_count > 0)
         and (c.channel = 'phone' or exists (select 1 from log_entry l where l.call_id = c.id))
       order by c.started_at limit ${mostShown}`,
  );
