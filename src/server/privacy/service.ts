import type { LiveTopic } from "#contract/live.ts";
import type { ErasurePreview } from "#contract/patients/privacy.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { lockPeople } from "#server/patients/service.ts";
import { keptUntil } from "./rules.ts";
import * as store from "./store.ts";

export type ErasureOutcome =
  | { ok: true; preview: ErasurePreview }
  | { ok: false; reason: "not_found" | "visits_to_come" };

export interface PrivacyService {
  /** Everything kept about a patient; null when there is no such record. */
  exportPatient(scope: ClinicScope, patientId: string): Promise<Record<string, unknown> | null>;
  previewErasure(scope: ClinicScope, patientId: string): Promise<ErasurePreview | null>;
  /** Erases all but what the law makes the clinic keep. There is no way back. */
  erasePatient(scope: ClinicScope, patientId: string): Promise<ErasureOutcome>;
}

/** What an open page shows of a patient. */
const touched: readonly LiveTopic[] = [
  "patients",
  "appointments",
  "calls",
  "messages",
  "tasks",
  "activity",
  "waitlist",
  "imports",
];

/** Somebody with everything that hangs on them. */
interface Person {
  records: store.PersonRecord[];
  patientIds: string[];
  /** Theirs alone. */
  addresses: string[];
  traces: store.Traces;
  preview: ErasurePreview;
}

export function createPrivacyService(database: Database, clock: Clock): PrivacyService {
  return {
    exportPatient: (scope, patientId) =>
      database.transaction(scope, async (queries) => {
        const person = await findPerson(queries, patientId, clock.now());
        if (person === null) return null;
        const { knowledgeBase, teamName, timeZone } = await findClinicProfile(queries);
        return {
          about:
            "Everything this clinic keeps about the patient in Enamel. Times are in UTC unless they stand in a visit.",
          clinic: knowledgeBase?.clinicName ?? teamName,
          timeZone,
          exportedAt: toIso(clock.now()),
          ...(await store.readEverything(queries, person, person.traces)),
        };
      }),

    previewErasure: (scope, patientId) =>
      database.transaction(
        scope,
        async (queries) => (await findPerson(queries, patientId, clock.now()))?.preview ?? null,
      ),

    erasePatient: async (scope, patientId) => {
      const outcome = await database.transaction(scope, async (queries): Promise<ErasureOutcome> => {
        const now = clock.now();
        const person = await findPerson(queries, patientId, now, { isErasing: true });
        if (person === null) return { ok: false, reason: "not_found" };
        if (person.preview.visitsToCome > 0) return { ok: false, reason: "visits_to_come" };
        await erase(queries, person, now);
        return { ok: true, preview: person.preview };
      });
      if (outcome.ok) for (const topic of touched) database.announce(scope.clinicId, { topic });
      return outcome;
    },
  };
}

async function findPerson(
  queries: ClinicQueries,
  patientId: string,
  now: number,
  { isErasing = false } = {},
): Promise<Person | null> {
  let records = await store.lockRecords(queries, patientId);
  const [own] = records;
  if (!own) return null;
  if (isErasing) {
    // Nobody books them meanwhile.
    await lockPeople(
      queries,
      records.map(({ name, phone, email }) => ({ name, phone: phone ?? "", email })),
    );
    records = await store.lockRecords(queries, patientId);
  }
  const patientIds = records.map(({ id }) => id);
  const all = [
    ...new Set(records.flatMap(({ phoneE164, email }) => [phoneE164, email?.toLowerCase()])),
  ].filter(isText);
  const shared = await store.findShared(queries, patientIds, all);
  const addresses = all.filter((address) => !shared.has(address));
  const traces = await store.findTraces(queries, { patientIds, addresses, now });
  const { timeZone } = await findClinicProfile(queries);
  const preview = previewOf(traces, own, toLocal(now, timeZone).date);
  return { records, patientIds, addresses, traces, preview: { ...preview, isShared: shared.size > 0 } };
}

const isText = (value: string | null | undefined): value is string =>
  typeof value === "string" && value !== "";

function previewOf(
  { visits, calls, recordings, messages, tasks }: store.Traces,
  { dateOfBirth }: store.PersonRecord,
  today: string,
): Omit<ErasurePreview, "isShared"> {
  const past = visits.filter(tookPlace);
  const lastVisit = past.reduce<string | null>(
    (last, { date }) => (last === null || date > last ? date : last),
    null,
  );
  const until = keptUntil({ lastVisit, dateOfBirth }, today);
  const visitsKept = until === null ? 0 : past.length;
  return {
    visitsToCome: visits.filter(({ isOver, isHeld }) => !isOver && isHeld).length,
    ...{ visitsKept, keptUntil: until },
    erased: {
      visits: visits.length - visitsKept,
      ...{
        calls: calls.length,
        recordings: recordings.length,
        messages: messages.length,
        tasks: tasks.length,
      },
    },
  };
}

const tookPlace = ({ isOver, isHeld }: store.Traces["visits"][number]) => isOver && isHeld;

async function erase(queries: ClinicQueries, person: Person, now: number): Promise<void> {
  const { patientIds, traces, preview } = person;
  const kept = preview.keptUntil === null ? [] : traces.visits.filter(tookPlace).map(({ id }) => id);
  await store.eraseAround(queries, person, traces);
  await store.eraseCalls(queries, traces.calls);
  await store.removeVisits(
    queries,
    traces.visits.map(({ id }) => id).filter((id) => !kept.includes(id)),
  );
  const [own = "", ...merged] = patientIds;
  await store.removePatients(queries, merged);
  if (kept.length === 0) return store.removePatients(queries, [own]);
  await store.eraseContacts(queries, kept, own);
  await store.erasePatientContacts(queries, own, now);
}
