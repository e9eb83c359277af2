import { sql } from "drizzle-orm";
import type { MessageChannel } from "#contract/messaging/messages.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { contactConsent } from "#server/db/schema/messaging.ts";

export async function addConsent(queries: ClinicQueries, row: NewRow<typeof contactConsent>): Promise<void> {
  await queries.insert(contactConsent, row);
}

/** Of these addresses (lower case), the channels on which the latest word is no. */
export const findRefusals = (
  queries: ClinicQueries,
  addresses: readonly string[],
): Promise<{ channel: MessageChannel; address: string }[]> => {
  if (addresses.length === 0) return Promise.resolve([]);
  const wanted = sql.join(
    addresses.map((one) => sql`${one}`),
    sql`, `,
  );
  return queries.rows<{ channel: MessageChannel; address: string }>(
    (clinicId) => sql`
      select channel, address from (
        select distinct on (address, channel) address, channel, is_allowed from contact_consent
         where clinic_id = ${clinicId} and address in (${wanted})
         order by address, channel, at desc, id desc) latest
       where not is_allowed`,
  );
};
