import { sql } from "drizzle-orm";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { SetUpSoFar } from "./rules.ts";

/** One statement: whether there is any of each. */
export async function findSetUp(queries: ClinicQueries): Promise<SetUpSoFar> {
  const [row] = await queries.rows<{ [K in keyof SetUpSoFar]: SetUpSoFar[K] }>(
    (clinicId) => sql`
      select time_zone as "timeZone", rehearsed_at is not null as "hasRehearsed", hides_first_steps as "isHidden",
             exists (select from knowledge_base k where k.clinic_id = ${clinicId}) as "hasKnowledgeBase",
             exists (select from booking_setting b where b.clinic_id = ${clinicId} and holiday_state is not null) as "hasState",
             exists (select from roster_member m where m.clinic_id = ${clinicId} and takes_bookings and removed_at is null) as "hasPractitioner",
             exists (select from call c where c.clinic_id = ${clinicId} and c.turn_count > 0) as "hasRung",
             exists (select from phone_number p where p.clinic_id = ${clinicId} and ownership is not null and not is_sample)
               or exists (select from call c where c.clinic_id = ${clinicId} and channel = 'phone' and not is_test) as "hasNumber",
             (select count(*) from membership m where m.clinic_id = ${clinicId}) > 1
               or exists (select from invitation i where i.clinic_id = ${clinicId} and closed_at is null) as "hasColleague"
        from clinic where clinic_id = ${clinicId}`,
  );
  if (!row) throw new Error("The clinic of this scope does not exist");
  return row;
}
