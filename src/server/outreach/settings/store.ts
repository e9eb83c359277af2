import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { outreachSetting } from "#server/db/schema/outreach.ts";

export interface SettingRow {
  appointmentSms: boolean;
  pausedAgents: string[];
}

/** At most one row, as `findTogether` reads it. */
export const wantedForSettings = { outreachSettings: { table: outreachSetting } };

export const findSettings = (queries: ClinicQueries): Promise<SettingRow | null> =>
  queries.findOne(outreachSetting);

export async function saveSettings(
  queries: ClinicQueries,
  row: SettingRow & { updatedAt: number },
): Promise<void> {
  await queries.upsert(outreachSetting, row, [outreachSetting.clinicId]);
}
