import { and, eq, sql } from "drizzle-orm";
import type { GoLiveStepId } from "#contract/telephony/go-live-options.ts";
import type { ClinicId } from "#kernel/ids.ts";
import type { ClinicQueries, Connection } from "#server/db/clinic-queries.ts";
import { goLiveCheck, serverGoLiveCheck } from "#server/db/schema/system.ts";

/*
 * Steps of the server have no clinic: only `service.ts` decides who may see what was found of them.
 */

export type CheckRow = typeof serverGoLiveCheck.$inferSelect;
export type CheckChange = Partial<Omit<CheckRow, "step">>;

export const listChecks = (queries: ClinicQueries): Promise<CheckRow[]> => queries.find(goLiveCheck);

export const listServerChecks = (connection: Connection): Promise<CheckRow[]> =>
  connection.select().from(serverGoLiveCheck);

export async function keepCheck(
  queries: ClinicQueries,
  step: GoLiveStepId,
  change: CheckChange,
): Promise<void> {
  await queries.upsert(goLiveCheck, { step, ...change }, [goLiveCheck.clinicId, goLiveCheck.step]);
}

export async function keepServerCheck(
  connection: Connection,
  step: GoLiveStepId,
  change: CheckChange,
): Promise<void> {
  await connection
    .insert(serverGoLiveCheck)
    .values({ step, ...change })
    .onConflictDoUpdate({ target: serverGoLiveCheck.step, set: { step, ...change } });
}

/** By what a test call brings back, before the clinic is known. */
export async function findBySecret(
  connection: Connection,
  step: GoLiveStepId,
  secret: string,
): Promise<(CheckRow & { clinicId: ClinicId }) | null> {
  const [row] = await connection
    .select()
    .from(goLiveCheck)
    .where(and(eq(goLiveCheck.step, step), eq(goLiveCheck.secret, secret)));
  return row ?? null;
}

export async function findServerSecret(connection: Connection, step: GoLiveStepId): Promise<string | null> {
  const [row] = await connection.select().from(serverGoLiveCheck).where(eq(serverGoLiveCheck.step, step));
  return row?.secret ?? null;
}

export interface CallsSoFar {
  /** The last real call that came in by telephone, and the last in which its caller was understood. */
  answeredAt: string | null;
  heardAt: string | null;
  /** The last one that came from the clinic's public line, by its carrier's word. */
  forwardedAt: string | null;
}

/** Instants as PostgreSQL writes them in JSON: ISO 8601. */
export async function findCallsSoFar(
  queries: ClinicQueries,
  publicNumber: string | null,
): Promise<CallsSoFar> {
  const [row] = await queries.rows<{ found: CallsSoFar }>(
    (clinicId) => sql`
      select json_build_object(
        'answeredAt', max(started_at),
        'heardAt', max(started_at) filter (where exists (
          select from call_turn t where t.call_id = c.id and t.clinic_id = ${clinicId} and t.speaker = 'caller')),
        'forwardedAt', max(started_at) filter (where forwarded_from = ${publicNumber}::text)) as found
        from call c
       where c.clinic_id = ${clinicId} and channel = 'phone' and direction = 'inbound' and not is_test`,
  );
  if (!row) throw new Error("An aggregate has one row");
  return row.found;
}
