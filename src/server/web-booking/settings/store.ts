import { and, eq } from "drizzle-orm";
import type { ClinicId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { webBookingSetting } from "#server/db/schema/web-booking.ts";
import type { WebBookingSettings } from "./rules.ts";

export const findSetting = (queries: ClinicQueries) => queries.findOne(webBookingSetting);

/** Throws what the database says when another clinic has the address. */
export async function saveSetting(
  queries: ClinicQueries,
  row: WebBookingSettings & { updatedAt: number },
): Promise<void> {
  await queries.upsert(webBookingSetting, row, [webBookingSetting.clinicId]);
}

/** The clinic whose page is at that address and switched on, before anybody is known. */
export async function findClinicOfPage(database: Database, slug: string): Promise<ClinicId | null> {
  const [row] = await database
    .acrossClinics()
    .select({ clinicId: webBookingSetting.clinicId })
    .from(webBookingSetting)
    .where(and(eq(webBookingSetting.slug, slug), eq(webBookingSetting.isOn, true)))
    .limit(1);
  return (row?.clinicId as ClinicId | undefined) ?? null;
}
