import type { QuotaKind, Quotas } from "#contract/access/quotas.ts";
import type { Clock } from "#kernel/clock.ts";
import type { ClinicId } from "#kernel/ids.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { idOfPeriod } from "#server/queue/rules.ts";
import { leaveStaffTask } from "../desk/service.ts";
import { quotaMetTask, usualQuota } from "./rules.ts";
import * as store from "./store.ts";

/*
 * What a clinic uses of what costs whoever runs the server: counted for each day of the clinic's calendar, in the database, where a
 * thing is sent, placed or added, and nowhere else.
 */

export type QuotaOutcome = { ok: true } | { ok: false; perDay: number };

/** Counts what is about to be used, unless that is more than the clinic may use today; then staff have a task, once a day. */
export async function takeFromQuota(
  database: Database,
  queries: ClinicQueries,
  { kind, count = 1, now, timeZone }: { kind: QuotaKind; count?: number; now: number; timeZone: string },
): Promise<QuotaOutcome> {
  const { perDay: own, isKnown } = await store.findAllowance(queries, kind);
  const perDay = own ?? usualQuota(kind, isKnown);
  const { date } = toLocal(now, timeZone);
  if (await store.addUse(queries, { kind, date, count, perDay })) return { ok: true };
  const { scope } = queries;
  const id = idOfPeriod(`quota ${scope.clinicId} ${kind} ${date}`, 0);
  const task = { id, kind: "notice", ...quotaMetTask(kind, perDay), phone: null } as const;
  await leaveStaffTask(database, scope, task, now);
  return { ok: false, perDay };
}

/** How much of it the clinic has used today, and may use. */
export async function quotaToday(
  queries: ClinicQueries,
  { kind, now, timeZone }: { kind: QuotaKind; now: number; timeZone: string },
): Promise<{ used: number; perDay: number }> {
  const [{ perDay, isKnown }, uses] = await Promise.all([
    store.findAllowance(queries, kind),
    store.findUses(queries, toLocal(now, timeZone).date),
  ]);
  return { used: uses.get(kind) ?? 0, perDay: perDay ?? usualQuota(kind, isKnown) };
}

export interface QuotaService {
  /** The clinic's own, or every clinic's for whoever runs the server. */
  list(clinicId: ClinicId, isOperator: boolean): Promise<Quotas>;
  /** False when there is no such clinic. */
  change(clinicId: ClinicId, kind: QuotaKind, perDay: number): Promise<boolean>;
}

/** `canLeave`: whether anything of what is counted can leave this server. */
export function createQuotaService(database: Database, clock: Clock, canLeave: boolean): QuotaService {
  const usesOf = async ({ clinicId, timeZone }: store.ClinicEntry) => {
    const queries = database.within(scopeOfClinic(clinicId));
    const { date } = toLocal(clock.now(), timeZone);
    const [allowances, used] = await Promise.all([
      store.findAllowances(queries),
      store.findUses(queries, date),
    ]);
    return allowances.map(([kind, { perDay, isKnown }]) => ({
      ...{ kind, used: used.get(kind) ?? 0 },
      perDay: perDay ?? usualQuota(kind, isKnown),
    }));
  };
  return {
    list: async (own, isOperator) => {
      const clinics = canLeave ? await store.listClinics(database, isOperator ? null : own) : [];
      return {
        isOperator,
        clinics: await Promise.all(
          clinics.map(async (entry) => {
            const { clinicId, clinicName, email } = entry;
            return { clinicId, clinicName, email, isOwn: clinicId === own, uses: await usesOf(entry) };
          }),
        ),
      };
    },
    change: async (clinicId, kind, perDay) => {
      if ((await store.listClinics(database, clinicId)).length === 0) return false;
      await store.keepQuota(database.within(scopeOfClinic(clinicId)), kind, perDay);
      return true;
    },
  };
}
