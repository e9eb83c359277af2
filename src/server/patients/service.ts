import type { CreatePatientBody, UpdatePatientBody } from "#contract/patients/patients.ts";
import type { Clock } from "#kernel/clock.ts";
import { type ClinicId, newId } from "#kernel/ids.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { type AuditActor, recordAudit } from "#server/auth/audit/service.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { runConcurrently } from "#server/db/run-concurrently.ts";
import { identityOf, type PatientDetails, readSearch } from "./rules.ts";
import * as store from "./store.ts";

export interface PatientWithHistory {
  patient: store.ListedPatient;
  visits: store.VisitRow[];
  merges: { merge: store.MergeRow; mergedName: string }[];
}

export type MergeOutcome =
  | { ok: true; mergeId: string; patient: PatientWithHistory }
  | { ok: false; reason: "not_found" | "same_patient" };

export type KeepOutcome =
  | { ok: true; patient: PatientWithHistory }
  | { ok: false; reason: "not_found" | "patient_exists" | "born_in_future" };

export interface PatientService {
  /** A page of the clinic's patients; the search bears typos and parts of a number. */
  listPatients(
    scope: ClinicScope,
    query: { search?: string | undefined; limit: number; offset: number },
  ): Promise<{ patients: store.ListedPatient[]; total: number }>;
  findPatient(scope: ClinicScope, id: string): Promise<PatientWithHistory | null>;
  /** Refuses the same name under the same number: that is the same person. */
  createPatient(scope: ClinicScope, details: CreatePatientBody, by: AuditActor): Promise<KeepOutcome>;
  /** What is left out stays. */
  updatePatient(
    scope: ClinicScope,
    id: string,
    change: UpdatePatientBody,
    by: AuditActor,
  ): Promise<KeepOutcome>;
  listDuplicates(
    scope: ClinicScope,
  ): Promise<
    { reason: store.DuplicatePair["reason"]; patients: [store.ListedPatient, store.ListedPatient] }[]
  >;
  /** The other record's appointments move to the kept one; it can be undone. */
  mergePatients(
    scope: ClinicScope,
    keptId: string,
    mergedId: string,
    byUsername: string,
  ): Promise<MergeOutcome>;
  /** Null when the merge does not exist or was undone before. */
  undoMerge(scope: ClinicScope, mergeId: string): Promise<PatientWithHistory | null>;
}

/** The record of somebody who is booked, and what of it is still to be written. */
export interface RecordOfBooked {
  id: string;
  write(): Promise<unknown>;
}

/**
 * The record of the person who is booked: the one chosen, or found again by number and name, else a new one. For use inside the booking's own
 * transaction, behind its other locks, which also writes it. A record that is found stays as it is unless it may change.
 */
export async function recordOf(
  queries: ClinicQueries,
  details: PatientDetails,
  now: number,
  { mayChange = true }: { mayChange?: boolean } = {},
): Promise<RecordOfBooked> {
  const { name, phoneE164 } = identityOf(details);
  const { phone, email } = details;
  // Sent together, carried out one after the other.
  const [, known] = await runConcurrently(
    store.lockIdentity(queries, lockOf({ name, phoneE164, phone })),
    findKnown(queries, { name, phoneE164, phone }, details.id ?? null),
  );
  if (known === null) {
    const id = newId(now);
    const row = { id, name, phone, phoneE164, email, createdAt: now, updatedAt: now };
    return { id, write: () => store.insertPatient(queries, row) };
  }
  const standing = await standingRecord(queries, known);
  // What was given last counts, but for an address that was left out.
  const isNews =
    standing.id === known.id && (standing.phone !== phone || (email && standing.email !== email));
  const given = { phone, phoneE164, email: email ?? known.email, updatedAt: now };
  return {
    id: standing.id,
    write: async () => mayChange && isNews && store.changePatient(queries, known.id, given),
  };
}

/**
 * Corrects the record of somebody whose booking is corrected, and says which record is theirs: another one where name and
 * number are already on it. For use inside the booking's own transaction.
 */
export async function correctRecord(
  queries: ClinicQueries,
  id: string,
  details: PatientDetails,
  now: number,
): Promise<string> {
  const { name, phone, email } = details;
  const corrected = await applyChange(queries, id, { name, phone, email: email ?? "" }, now);
  if (corrected.ok) return id;
  const record = await recordOf(queries, details, now);
  await record.write();
  return record.id;
}

/** For who makes many records at once: nobody makes one of these people until the transaction is over. */
export async function lockPeople(queries: ClinicQueries, people: readonly PatientDetails[]): Promise<void> {
  const keys = people.map((person) => lockOf({ ...identityOf(person), phone: person.phone }));
  await store.lockIdentities(queries, [...new Set(keys)].toSorted());
}

const lockOf = ({ name, phoneE164, phone }: { name: string; phoneE164: string | null; phone: string }) =>
  `${phoneE164 ?? phone} ${name.toLowerCase()}`;

/** One that was chosen and does not exist at this clinic is looked for like any other. */
async function findKnown(
  queries: ClinicQueries,
  identity: Parameters<typeof store.findByIdentity>[1],
  chosenId: string | null,
): Promise<store.PatientRow | null> {
  const chosen = chosenId === null ? null : await store.findPatient(queries, chosenId);
  return chosen ?? store.findByIdentity(queries, identity);
}

/** Follows merges to the record that stands on its own. */
async function standingRecord(queries: ClinicQueries, from: store.PatientRow): Promise<store.PatientRow> {
  let row = from;
  for (
    const seen = new Set([row.id]);
    row.mergedInto !== null && !seen.has(row.mergedInto);
    seen.add(row.id)
  ) {
    const next = await store.findPatient(queries, row.mergedInto);
    if (!next) return row;
    row = next;
  }
  return row;
}

const mostDuplicates = 100;

export function createPatientService(database: Database, clock: Clock): PatientService {
  const announce = (scope: ClinicScope, id: string) =>
    database.announce(scope.clinicId, { topic: "patients", id });
  const historyOf = (scope: ClinicScope, id: string) => findHistory(database.within(scope), id, clock.now());

  const keepRecord = async (
    scope: ClinicScope,
    by: AuditActor,
    keep: (queries: ClinicQueries) => Promise<Kept>,
  ): Promise<KeepOutcome> => {
    const kept = await database.transaction(scope, async (queries) => {
      const done = await keep(queries);
      if (done.ok) await noteAgreement(queries, by, done, clock.now());
      return done;
    });
    if (!kept.ok) return kept;
    announce(scope, kept.id);
    const patient = await historyOf(scope, kept.id);
    return patient ? { ok: true, patient } : { ok: false, reason: "not_found" };
  };

  return {
    listPatients: (scope, { search = "", limit, offset }) =>
      database.transaction(scope, (queries) =>
        store.findPatients(queries, {
          search: search === "" ? null : readSearch(search),
          ...{ limit, offset, now: clock.now() },
        }),
      ),

    findPatient: historyOf,

    createPatient: (scope, details, by) =>
      keepRecord(scope, by, (queries) => addRecord(queries, details, clock.now())),

    updatePatient: (scope, id, change, by) =>
      keepRecord(scope, by, (queries) => applyChange(queries, id, change, clock.now())),

    listDuplicates: async (scope) => {
      const queries = database.within(scope);
      const pairs = await store.findDuplicatePairs(queries, mostDuplicates);
      const ids = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
      const byId = new Map((await store.findListed(queries, ids, clock.now())).map((row) => [row.id, row]));
      return pairs.flatMap(({ a, b, reason }) => {
        const [one, other] = [byId.get(a), byId.get(b)];
        return one && other ? [{ reason, patients: [one, other] as [typeof one, typeof other] }] : [];
      });
    },

    mergePatients: async (scope, keptId, mergedId, byUsername) => {
      if (keptId === mergedId) return { ok: false, reason: "same_patient" };
      const mergeId = await database.transaction(scope, (queries) =>
        merge(queries, { keptId, mergedId, byUsername, now: clock.now() }),
      );
      const patient = mergeId && (await historyOf(scope, keptId));
      if (!mergeId || !patient) return { ok: false, reason: "not_found" };
      announce(scope, keptId);
      return { ok: true, mergeId, patient };
    },

    undoMerge: async (scope, mergeId) => {
      const keptId = await database.transaction(scope, (queries) => undo(queries, mergeId, clock.now()));
      if (!keptId) return null;
      announce(scope, keptId);
      return historyOf(scope, keptId);
    },
  };
}

async function findHistory(
  queries: ClinicQueries,
  id: string,
  now: number,
): Promise<PatientWithHistory | null> {
  const [patient] = await store.findListed(queries, [id], now);
  if (!patient) return null;
  const [visits, merges] = await Promise.all([
    store.findVisits(queries, id),
    store.findMergesInto(queries, id),
  ]);
  const names = await store.findNames(
    queries,
    merges.map(({ mergedId }) => mergedId),
  );
  const named = merges.map((merge) => ({ merge, mergedName: names.get(merge.mergedId) ?? "" }));
  return { patient, visits, merges: named };
}

/** `agreed`: what the record says of offers from now on; null = what it said before. */
type Kept = { ok: true; id: string; agreed: boolean | null } | Extract<KeepOutcome, { ok: false }>;

async function addRecord(queries: ClinicQueries, details: CreatePatientBody, now: number): Promise<Kept> {
  const { phone, email, dateOfBirth = null, notes = "", preferences = {} } = details;
  const { name, phoneE164 } = identityOf({ name: details.name, phone, email: null });
  if (await isStillToCome(queries, dateOfBirth, now)) return { ok: false, reason: "born_in_future" };
  await store.lockIdentity(queries, lockOf({ name, phoneE164, phone }));
  if (await isKnown(queries, { name, phoneE164, phone })) return { ok: false, reason: "patient_exists" };
  const id = newId(now);
  await store.insertPatient(queries, {
    ...{ id, name, phone, phoneE164, email: email || null, dateOfBirth, notes },
    ...{ preferences: preferences as Record<string, boolean>, createdAt: now, updatedAt: now },
  });
  return { ok: true, id, agreed: preferences.promotions ?? null };
}

/** That somebody agreed to offers has to be proven, so it stands in the trail by itself, with the change or not at all (decision 026). */
async function noteAgreement(
  queries: ClinicQueries,
  by: AuditActor,
  { id, agreed }: Extract<Kept, { ok: true }>,
  now: number,
): Promise<void> {
  if (agreed === null) return;
  const event = agreed ? "Offers and newsletters: agreed" : "Offers and newsletters: not wanted";
  await recordAudit(queries, by, { action: "changed", event, subject: { kind: "patients", id } }, now);
}

async function applyChange(
  queries: ClinicQueries,
  id: string,
  change: UpdatePatientBody,
  now: number,
): Promise<Kept> {
  const [row] = await store.lockPatients(queries, [id]);
  if (!row) return { ok: false, reason: "not_found" };
  const { email, dateOfBirth, notes, preferences } = change;
  if (await isStillToCome(queries, dateOfBirth, now)) return { ok: false, reason: "born_in_future" };
  const phone = change.phone ?? row.phone;
  const identity = identityOf({ name: change.name ?? row.name, phone: phone ?? "", email: null });
  const isRenamed = identity.name.toLowerCase() !== row.name.toLowerCase() || phone !== row.phone;
  if (isRenamed && phone !== null && (await isKnown(queries, { ...identity, phone }, id)))
    return { ok: false, reason: "patient_exists" };
  await store.changePatient(queries, id, {
    ...(change.name !== undefined && { name: identity.name }),
    ...(change.phone !== undefined && { phone, phoneE164: identity.phoneE164 }),
    ...(email !== undefined && { email: email || null }),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(notes !== undefined && { notes }),
    ...(preferences && { preferences: { ...row.preferences, ...preferences } as Record<string, boolean> }),
    updatedAt: now,
  });
  const said = preferences?.promotions;
  return { ok: true, id, agreed: said === row.preferences.promotions ? null : (said ?? null) };
}

/** Whether another record has this name and number; the next booking could not tell the two apart. */
async function isKnown(
  queries: ClinicQueries,
  identity: Parameters<typeof store.findByIdentity>[1],
  but?: string,
): Promise<boolean> {
  const known = await store.findByIdentity(queries, identity);
  return known !== null && (await standingRecord(queries, known)).id !== but;
}

/** On the clinic's calendar. */
async function isStillToCome(queries: ClinicQueries, day: string | null | undefined, now: number) {
  if (!day) return false;
  const { timeZone } = await findClinicProfile(queries);
  return day > toLocal(now, timeZone).date;
}

/** What a merge may fill in on the kept record, as it was before. */
interface KeptBefore {
  email: string | null;
  dateOfBirth: string | null;
  notes: string;
  preferences: Record<string, boolean>;
}

async function merge(
  queries: ClinicQueries,
  wish: { keptId: string; mergedId: string; byUsername: string; now: number },
): Promise<string | null> {
  const { keptId, mergedId, byUsername, now } = wish;
  const rows = await store.lockPatients(queries, [keptId, mergedId]);
  const kept = rows.find(({ id }) => id === keptId);
  const merged = rows.find(({ id }) => id === mergedId);
  if (!kept || !merged) return null;
  const { email, dateOfBirth, notes, preferences } = kept;
  const keptBefore: KeptBefore = { email, dateOfBirth, notes, preferences };
  await store.changePatient(queries, keptId, {
    email: email ?? merged.email,
    dateOfBirth: dateOfBirth ?? merged.dateOfBirth,
    notes: [notes, merged.notes].filter(Boolean).join("\n"),
    // Whatever either record refused stays refused.
    preferences: { ...preferences, ...onlyRefused(merged.preferences) },
    updatedAt: now,
  });
  const movedAppointmentIds = await store.moveVisits(queries, mergedId, keptId);
  await store.changePatient(queries, mergedId, { mergedInto: keptId, updatedAt: now });
  const id = newId(now);
  await store.insertMerge(queries, {
    ...{ id, keptId, mergedId, movedAppointmentIds, keptBefore, mergedAt: now, mergedByUsername: byUsername },
  });
  return id;
}

const onlyRefused = (preferences: Record<string, boolean>) =>
  Object.fromEntries(Object.entries(preferences).filter(([, isAllowed]) => !isAllowed));

async function undo(queries: ClinicQueries, mergeId: string, now: number): Promise<string | null> {
  const found = await store.findMerge(queries, mergeId);
  if (!found || !(await store.markUndone(queries, mergeId, now))) return null;
  const { keptId, mergedId, movedAppointmentIds } = found;
  await store.changePatient(queries, mergedId, { mergedInto: null, updatedAt: now });
  await store.changePatient(queries, keptId, { ...(found.keptBefore as KeptBefore), updatedAt: now });
  await store.moveBack(queries, movedAppointmentIds, mergedId);
  return keptId;
}

const adoptedAtOnce = 500;

/** Gives appointments from before there were records their patients. Returns how many people were looked at. */
export async function adoptAppointments(database: Database, clock: Clock): Promise<number> {
  const people = await store.findUnclaimed(database, adoptedAtOnce);
  for (const person of people) {
    const scope = scopeOfClinic(person.clinicId as ClinicId);
    await database.transaction(scope, async (queries) => {
      const { patientName: name, patientPhone: phone, patientEmail: email } = person;
      const record = await recordOf(queries, { name, phone, email }, clock.now());
      await record.write();
      await store.claimVisits(queries, person, record.id);
    });
  }
  for (const clinicId of new Set(people.map((person) => person.clinicId as ClinicId)))
    database.announce(clinicId, { topic: "patients" });
  return people.length;
}
