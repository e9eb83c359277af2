import type { ClinicId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { clinicVersion } from "#server/db/schema/clinic.ts";
import { type ClinicProfile, clinicProfileOf, wantedForProfile } from "../service.ts";
import { findVersion } from "./store.ts";

/**
 * The clinic's profile as it is now. `version`: what the database said of it a moment ago, in an answer that was wanted anyway; else it
 * is asked.
 */
export type CurrentProfile = (scope: ClinicScope, version?: string) => Promise<ClinicProfile>;

/** So many clinics are remembered by one server; whoever was not asked for longest is read anew. */
const mostKept = 200;

/**
 * Reads a profile again only when something of it has changed, on whatever server: the database gives it another version with each
 * change, and is asked for that each time.
 */
export function createProfiles(database: Database): CurrentProfile {
  const kept = new Map<ClinicId, { version: string; profile: ClinicProfile }>();
  return async (scope, version) => {
    const { clinicId } = scope;
    const known = kept.get(clinicId);
    const queries = database.within(scope);
    if (known && known.version === (version ?? (await findVersion(queries)))) {
      // To the end of the line.
      kept.delete(clinicId);
      kept.set(clinicId, known);
      return known.profile;
    }
    const { versions, ...rows } = await queries.findTogether(wantedWithVersion);
    const profile = clinicProfileOf(rows);
    const [current] = versions;
    if (current) kept.set(clinicId, { version: current.version, profile });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest) kept.delete(oldest);
    return profile;
  };
}

/** Both as they were at one moment. */
const wantedWithVersion = { ...wantedForProfile, versions: { table: clinicVersion } };
