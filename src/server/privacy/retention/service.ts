import type { LiveTopic } from "#contract/live.ts";
import type { RetentionPreview } from "#contract/patients/retention.ts";
import { type RetentionKind, retentionKinds } from "#contract/patients/retention-options.ts";
import type { Clock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { recordAudit } from "#server/auth/audit/service.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { enqueue } from "#server/queue/service.ts";
import * as rules from "./rules.ts";
import * as store from "./store.ts";

export const retentionRunKind = "retention_run";

/** Rows in one transaction: few enough that nobody at the desk waits for it. */
const stepRows = 200;

export interface RetentionState {
  kind: RetentionKind;
  rule: store.RuleRow | null;
  lastRun: store.RunRow | null;
}

export interface RetentionService {
  read(scope: ClinicScope): Promise<RetentionState[]>;
  /** What the night would take under these rules, as if they stood. */
  preview(scope: ClinicScope, wanted: readonly rules.Rule[]): Promise<RetentionPreview>;
  /** Kinds that are not named stay as they are; the clash that the rules would have, else null. */
  save(
    scope: ClinicScope,
    wanted: readonly rules.Rule[],
    by: string,
  ): Promise<ReturnType<typeof rules.clash>>;
  /** Begins the night of every clinic whose hour has come, once a day, and what was cut short. */
  begin(): Promise<void>;
  /** One small step of a run, in a transaction of its own; false when there is nothing left to do. */
  step(scope: ClinicScope, runId: string): Promise<boolean>;
}

const topics: Record<RetentionKind, readonly LiveTopic[]> = {
  calls: ["calls"],
  recordings: ["calls"],
  messages: ["messages", "tasks"],
  tasks: ["tasks"],
  logs: ["activity"],
};

export function createRetentionService(database: Database, clock: Clock): RetentionService {
  return {
    read: (scope) =>
      database.transaction(scope, async (queries) => {
        const [kept, runs] = [await store.findRules(queries), await store.findLastRuns(queries)];
        return retentionKinds.map((kind) => ({
          kind,
          rule: kept.find((rule) => rule.kind === kind) ?? null,
          lastRun: runs.find((run) => run.kind === kind) ?? null,
        }));
      }),

    preview: (scope, wanted) =>
      database.transaction(scope, async (queries) => {
        const { timeZone } = await findClinicProfile(queries);
        const today = toLocal(clock.now(), timeZone).date;
        const counted: RetentionPreview = [];
        for (const { kind, keepDays } of wanted) {
          if (keepDays === null) continue;
          const before = rules.cutOff(today, keepDays, timeZone);
          counted.push({ kind, ...(await store.countOld(queries, kind, { before, today })) });
        }
        return counted;
      }),

    save: (scope, wanted, setBy) =>
      database.transaction(scope, async (queries) => {
        const standing = await store.findRules(queries);
        const named = new Set(wanted.map(({ kind }) => kind));
        const clash = rules.clash([...wanted, ...standing.filter(({ kind }) => !named.has(kind))]);
        if (clash) return clash;
        for (const { kind, keepDays } of wanted) {
          if (standing.find((rule) => rule.kind === kind)?.keepDays === (keepDays ?? undefined)) continue;
          if (keepDays === null) await store.removeRule(queries, kind);
          else await store.saveRule(queries, { kind, keepDays, setBy, setAt: clock.now() });
        }
        return null;
      }),

    begin: async () => {
      for (const { clinicId, timeZone } of await store.findClinicsWithRules(database))
        await database.transaction(scopeOfClinic(clinicId), (queries) =>
          beginNight(queries, timeZone, clock.now()),
        );
    },

    step: async (scope, runId) => {
      const outcome = await database.transaction(scope, (queries) => stepOf(queries, runId, clock.now()));
      if (outcome === null) return false;
      for (const topic of topics[outcome.kind]) database.announce(scope.clinicId, { topic });
      return outcome.goesOn;
    },
  };
}

async function beginNight(queries: ClinicQueries, timeZone: string, now: number): Promise<void> {
  const date = rules.dueNight(now, timeZone);
  if (date !== null)
    for (const { kind, keepDays } of await store.findRules(queries))
      await store.addRun(queries, {
        ...{ id: newId(now), kind, date, keepDays, startedAt: now },
        before: rules.cutOff(date, keepDays, timeZone),
      });
  await goOnWithNext(queries, now);
}

/** One kind after the other: the words of a call take its voicemail with them, which was to be counted before. */
async function goOnWithNext(queries: ClinicQueries, now: number): Promise<void> {
  const unfinished = await store.findUnfinishedRuns(queries);
  const [next] = unfinished.sort((a, b) => retentionKinds.indexOf(a.kind) - retentionKinds.indexOf(b.kind));
  if (next)
    await enqueue(queries, now, {
      ...{ kind: retentionRunKind, payload: { runId: next.id } },
      dedupeKey: `${retentionRunKind}:${next.id}`,
    });
}

/** Null when the run is over already. */
async function stepOf(queries: ClinicQueries, runId: string, now: number) {
  const night = await store.lockRun(queries, runId);
  if (!night) return null;
  const { kind, before, date: today } = night;
  // Whoever takes the rule back, or makes the time longer, stops what is under way.
  const keepDays = await store.lockRule(queries, kind);
  const mayGoOn = keepDays !== null && keepDays <= night.keepDays;
  const ids = mayGoOn ? await store.findOld(queries, kind, { before, today, most: stepRows }) : [];
  await store.eraseOf[kind](queries, ids, now);
  const erased = night.erased + ids.length;
  if (ids.length === stepRows) {
    await store.changeRun(queries, runId, { erased });
    return { kind, goesOn: true };
  }
  const { staysByLaw, staysOpen } = await store.countOld(queries, kind, { before, today });
  await store.changeRun(queries, runId, { erased, stayed: staysByLaw + staysOpen, finishedAt: now });
  await goOnWithNext(queries, now);
  if (erased > 0)
    await recordAudit(
      queries,
      { kind: "server", id: null, name: "Retention" },
      {
        action: "erased",
        event: rules.erasedInWords(kind, erased),
        subject: { kind: "retention", id: runId },
      },
      now,
    );
  return { kind, goesOn: false };
}
