import { sql } from "drizzle-orm";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { campaign } from "#server/db/schema/outreach.ts";

export interface Recipient extends Record<string, unknown> {
  id: string;
  name: string;
  email: string;
}

/**
 * Patients who can be written to by email; one an address, its oldest record. `hasAgreed`: to offers and newsletters. A record that
 * says nothing of them has not agreed; of several with one address each counts for itself.
 */
export const findRecipients = (queries: ClinicQueries, hasAgreed: boolean): Promise<Recipient[]> =>
  queries.rows<Recipient>(
    (clinicId) => sql`
      select distinct on (lower(p.email)) p.id, p.name, p.email from patient p
       where p.clinic_id = ${clinicId} and p.merged_into is null and p.email is not null
         and (p.preferences->>'promotions')::boolean is ${hasAgreed ? sql`true` : sql`null`}
         and coalesce((p.preferences->>'email')::boolean, true)
         and coalesce((
           select c.is_allowed from contact_consent c
            where c.clinic_id = ${clinicId} and c.channel = 'email' and c.address = lower(p.email)
            order by c.at desc, c.id desc limit 1), true)
       order by lower(p.email), p.created_at`,
  );

export async function insertCampaign(queries: ClinicQueries, row: NewRow<typeof campaign>): Promise<void> {
  await queries.insert(campaign, row);
}
