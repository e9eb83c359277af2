import type { z } from "zod";
import { trialDays } from "#contract/billing/plans.ts";
import type { BusinessHours, KnowledgeBase, knowledgeBaseBody, Onboarding } from "#contract/clinic/clinic.ts";
import type { LiveTopic } from "#contract/live.ts";
import { isOutdated } from "#contract/seen-state.ts";
import { zoneByAddress } from "#kernel/australian-places.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { isDoubleBooking } from "#server/db/database-errors.ts";
import { type AnswerRows, wantedAnswers } from "./answers/store.ts";
import { logEvent } from "./log/service.ts";
import { type BookingRules, bookingRulesOf } from "./opening/service.ts";
import { type RuleRows, wantedForRules } from "./opening/store.ts";
import { canonicalTimeZone, hoursUntilSaved, settleEmergencyHours } from "./rules.ts";
import { sampleRows } from "./samples.ts";
import * as store from "./store.ts";
import { addStandardTreatments } from "./treatments/service.ts";

/** What the other rooms need to know of a clinic, as of now. */
export interface ClinicProfile extends BookingRules {
  /** IANA name. */
  timeZone: string;
  teamName: string | null;
  assistantPaused: boolean;
  samplesCleared: boolean;
  /** The knowledge base's, or the defaults while none was saved; a closed day is two empty texts. */
  businessHours: BusinessHours;
  /** Null until the clinic has saved one. */
  knowledgeBase: KnowledgeBase | null;
  healthFunds: readonly string[];
  /** Questions of callers with the clinic's own answers, earliest first. */
  answers: readonly { question: string; answer: string }[];
}

/** Reads the clinic of the queries' scope. What was saved before is in it: the next call already follows a change. */
export const findClinicProfile = async (queries: ClinicQueries): Promise<ClinicProfile> =>
  clinicProfileOf(await queries.findTogether(wantedForProfile));

/** The rows of a profile, as `findTogether` reads them: for who wants others in the same trip. */
export const wantedForProfile = { ...store.wantedForProfile, ...wantedForRules, ...wantedAnswers };
type ProfileRows = RuleRows &
  AnswerRows & { clinics: store.ClinicRow[]; knowledgeBases: store.KnowledgeBaseRow[] };

/** The profile that those rows amount to. */
export function clinicProfileOf(rows: ProfileRows): ClinicProfile {
  const [clinic] = rows.clinics;
  if (!clinic) throw new Error("The clinic of this scope does not exist");
  const saved = rows.knowledgeBases[0] ?? null;
  return {
    ...bookingRulesOf(rows),
    timeZone: clinic.timeZone,
    teamName: clinic.teamName,
    assistantPaused: clinic.assistantPaused,
    samplesCleared: clinic.samplesCleared,
    businessHours: saved?.businessHours ?? hoursUntilSaved,
    knowledgeBase: saved && present(saved, clinic.timeZone),
    healthFunds: saved?.healthFunds ?? [],
    answers: rows.ownAnswers.map(({ question, answer }) => ({ question, answer })),
  };
}

/** Gives a clinic that was just created its first chair, the usual treatments and its sample rows, in the transaction that creates it. */
export async function furnishNewClinic(queries: ClinicQueries, now: number): Promise<void> {
  const { timeZone } = await store.findClinic(queries);
  await store.addChair(queries, { id: newId(now), name: "Chair 1", createdAt: now });
  await addStandardTreatments(queries, now);
  await store.addSamples(queries, sampleRows(now, timeZone));
}

/** The dashboard shows the first steps no more, or again. */
export const hideFirstSteps = (queries: ClinicQueries, hidesFirstSteps: boolean): Promise<unknown> =>
  store.changeClinic(queries, { hidesFirstSteps });

/** Made-up callers have rung the clinic's settings. */
export const noteRehearsal = (queries: ClinicQueries, now: number): Promise<unknown> =>
  store.changeClinic(queries, { rehearsedAt: now });

export type SaveOutcome =
  | { ok: true; knowledgeBase: KnowledgeBase }
  | { ok: false; reason: "unknown_time_zone" | "appointments_would_overlap" | "changed_meanwhile" };

export interface ClinicService {
  onboarding(scope: ClinicScope): Promise<Onboarding>;
  saveTeam(scope: ClinicScope, team: { teamName: string; plan: "standard" | "pro" }): Promise<Onboarding>;
  findKnowledgeBase(scope: ClinicScope): Promise<KnowledgeBase | null>;
  /**
   * Changing the time zone moves the clinic's appointments: their local day and time stay. `seen`: the state that it was written
   * on; where that is another one by now, nothing is saved.
   */
  saveKnowledgeBase(
    scope: ClinicScope,
    body: z.output<typeof knowledgeBaseBody>,
    seen?: string,
  ): Promise<SaveOutcome>;
  isAssistantPaused(scope: ClinicScope): Promise<boolean>;
  pauseAssistant(scope: ClinicScope, paused: boolean): Promise<void>;
  /** Removes every sample row; the dashboard shows the clinic's own figures from then on. */
  clearSamples(scope: ClinicScope): Promise<void>;
}

/** What a running subscription says; null = none runs, and what was chosen at set-up stands. */
export type FindRunningPlan = (
  queries: ClinicQueries,
) => Promise<{ plan: Onboarding["plan"]; trialEndsAt: number | null } | null>;

export function createClinicService(
  database: Database,
  clock: Clock,
  findRunningPlan: FindRunningPlan = async () => null,
): ClinicService {
  const announce = (scope: ClinicScope, ...topics: LiveTopic[]) => {
    for (const topic of topics) database.announce(scope.clinicId, { topic });
  };
  const onboardingOf = async (queries: ClinicQueries): Promise<Onboarding> => {
    const [{ teamName, plan, timeZone, createdAt }, saved, running] = await Promise.all([
      store.findClinic(queries),
      store.findKnowledgeBase(queries),
      findRunningPlan(queries),
    ]);
    return {
      ...{ knowledgeBaseCompleted: saved !== null, teamName, timeZone },
      plan: running?.plan ?? plan,
      trialEndsAt: toIso(running?.trialEndsAt ?? createdAt + trialDays * 86_400_000),
    };
  };

  return {
    onboarding: (scope) => onboardingOf(database.within(scope)),

    saveTeam: async (scope, team) => {
      const queries = database.within(scope);
      await store.changeClinic(queries, team);
      announce(scope, "onboarding");
      return onboardingOf(queries);
    },

    findKnowledgeBase: async (scope) => (await findClinicProfile(database.within(scope))).knowledgeBase,

    saveKnowledgeBase: async (scope, { timeZone: wished, ...body }, seen) => {
      const timeZone = wished === undefined ? undefined : canonicalTimeZone(wished);
      if (timeZone === null) return { ok: false, reason: "unknown_time_zone" };
      const now = clock.now();
      const emergencyHours = settleEmergencyHours(body.emergencyHours);
      try {
        const saved = await database.transaction(scope, async (queries) => {
          const before = await store.lockKnowledgeBase(queries);
          if (isOutdated(seen, before && toIso(before.updatedAt))) return null;
          const zone = timeZone ?? (await zoneOfNewAddress(queries, body.address));
          const isMoved = zone !== null && (await moveToZone(queries, zone, now));
          const row = await store.saveKnowledgeBase(queries, {
            ...{ ...body, emergencyHours },
            // Two saves of one millisecond are two states.
            updatedAt: Math.max(now, (before?.updatedAt ?? 0) + 1),
          });
          await logEvent(queries, { workflow: "Knowledge base · Published" }, now);
          return { isMoved, knowledgeBase: present(row, (await store.findClinic(queries)).timeZone) };
        });
        if (saved === null) return { ok: false, reason: "changed_meanwhile" };
        announce(scope, "knowledge-base", "onboarding", "calls");
        if (saved.isMoved) announce(scope, "appointments");
        return { ok: true, knowledgeBase: saved.knowledgeBase };
      } catch (error) {
        if (isDoubleBooking(error)) return { ok: false, reason: "appointments_would_overlap" };
        throw error;
      }
    },

    isAssistantPaused: async (scope) => (await store.findClinic(database.within(scope))).assistantPaused,

    pauseAssistant: async (scope, assistantPaused) => {
      const now = clock.now();
      await database.transaction(scope, async (queries) => {
        if ((await store.findClinic(queries)).assistantPaused === assistantPaused) return;
        await store.changeClinic(queries, { assistantPaused });
        await logEvent(queries, { workflow: `Assistant · ${assistantPaused ? "Paused" : "Resumed"}` }, now);
      });
      announce(scope, "assistant", "calls");
    },

    clearSamples: async (scope) => {
      await database.transaction(scope, async (queries) => {
        await store.removeSamples(queries);
        await store.changeClinic(queries, { samplesCleared: true });
      });
      announce(scope, "activity", "calls", "tasks", "api-keys");
    },
  };
}

/** The clock of an address that is saved for the first time; null = the clinic's own stays. */
async function zoneOfNewAddress(queries: ClinicQueries, address: string): Promise<string | null> {
  if (await store.findKnowledgeBase(queries)) return null;
  return zoneByAddress({ address, timeZone: (await store.findClinic(queries)).timeZone });
}

/** True when the zone is another one than before. */
async function moveToZone(queries: ClinicQueries, timeZone: string, now: number): Promise<boolean> {
  const before = await store.findClinic(queries);
  if (before.timeZone === timeZone) return false;
  await store.changeClinic(queries, { timeZone });
  await store.moveAppointments(queries, timeZone, now);
  return true;
}

function present(row: store.KnowledgeBaseRow, timeZone: string): KnowledgeBase {
  return {
    clinicName: row.clinicName,
    address: row.address,
    phoneNumber: row.phoneNumber,
    email: row.email,
    website: row.website,
    businessHours: row.businessHours,
    services: row.services,
    specializations: row.specializations,
    emergencyContact: row.emergencyContact,
    emergencyHours: row.emergencyHours,
    additionalInfo: row.additionalInfo,
    timeZone,
    updatedAt: toIso(row.updatedAt),
  };
}
