import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import * as patients from "../patients/store.ts";
import type { FileRowRecord } from "../store.ts";
import * as visits from "../visits/store.ts";

/** What was taken back of some rows. */
export interface Undone {
  removed: number;
  restored: number;
  /** Names of what was changed since and stays. */
  kept: string[];
}

type Row = FileRowRecord & { recordId: string };
const hasRecord = (row: FileRowRecord): row is Row => row.recordId !== null;

/** Takes back what became of rows of visits; the patients that came with them go once nobody leans on them. */
export async function undoVisits(
  queries: ClinicQueries,
  importId: string,
  rows: readonly FileRowRecord[],
): Promise<Undone> {
  const made = rows.filter(hasRecord).filter(({ verdict }) => verdict === "made");
  const standing = await visits.lockStanding(
    queries,
    made.map(({ recordId }) => recordId),
  );
  const digests = new Map(made.map(({ recordId, recordDigest }) => [recordId, recordDigest]));
  const isAsMade = ({ id, digest, isNeeded }: visits.Standing) => !isNeeded && digest === digests.get(id);
  const gone = standing.filter(isAsMade).map(({ id }) => id);
  await visits.removeVisits(queries, gone);
  const people = await undoMade(
    queries,
    importId,
    rows.flatMap(({ patientId, patientDigest }) =>
      patientId === null ? [] : [{ id: patientId, digest: patientDigest }],
    ),
  );
  const kept = standing.filter((one) => !isAsMade(one)).map(({ name }) => name);
  return { removed: gone.length + people.removed, restored: 0, kept: [...kept, ...people.kept] };
}

/** Takes back what became of rows of patients. */
export async function undoPatients(
  queries: ClinicQueries,
  importId: string,
  rows: readonly FileRowRecord[],
): Promise<Undone> {
  const touched = rows.filter(hasRecord);
  const made = touched.filter(({ verdict }) => verdict === "made");
  const changed = touched.filter(({ verdict }) => verdict === "changed");
  const { removed, kept } = await undoMade(
    queries,
    importId,
    made.map(({ recordId, recordDigest }) => ({ id: recordId, digest: recordDigest })),
  );
  const standing = new Map(
    (
      await patients.lockStanding(
        queries,
        importId,
        changed.map(({ recordId }) => recordId),
      )
    ).map((one) => [one.id, one]),
  );
  const isAsLeft = ({ recordId, recordDigest }: Row) => standing.get(recordId)?.digest === recordDigest;
  const restorable = changed.filter(isAsLeft);
  await patients.restorePatients(
    queries,
    restorable.map(({ before }) => before),
  );
  const stay = changed.flatMap((row) => (isAsLeft(row) ? [] : (standing.get(row.recordId)?.name ?? [])));
  return { removed, restored: restorable.length, kept: [...kept, ...stay] };
}

async function undoMade(
  queries: ClinicQueries,
  importId: string,
  made: readonly { id: string; digest: string | null }[],
) {
  const standing = await patients.lockStanding(
    queries,
    importId,
    made.map(({ id }) => id),
  );
  const digests = new Map(made.map(({ id, digest }) => [id, digest]));
  const isAsMade = ({ id, digest, isNeeded }: patients.Standing) => !isNeeded && digest === digests.get(id);
  const gone = standing.filter(isAsMade).map(({ id }) => id);
  await patients.removePatients(queries, gone);
  return { removed: gone.length, kept: standing.filter((one) => !isAsMade(one)).map(({ name }) => name) };
}
