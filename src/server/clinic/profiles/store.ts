import type { ClinicQueries } from "#server/db/clinic-queries.ts";

export async function findVersion(queries: ClinicQueries): Promise<string | undefined> {
  const [row] = await queries.prepared<{ version: string }>(
    "clinic_version",
    "select version::text from clinic_version where clinic_id = $1",
    [],
  );
  return row?.version;
}
