import { z } from "zod";
import type { AgentConfiguration } from "#contract/assistants/agent-configuration.ts";
import type { AgentId } from "#contract/assistants/agents.ts";
import type { Clock } from "#kernel/clock.ts";
import { addDays, toLocal } from "#kernel/zoned-time.ts";
import { findClinicsWithAgents, findConfigurations } from "#server/assistants/service.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { BookingService } from "#server/booking/service.ts";
import { findLeftTasks, leaveStaffTask } from "#server/clinic/desk/service.ts";
import { type ClinicProfile, findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { wordingOf } from "#server/messaging/outbox/rules.ts";
import { findKnownOccasions, putAllInOutbox } from "#server/messaging/outbox/service.ts";
import { enqueue, type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { planMails } from "../email/service.ts";
import { planFollowUps } from "../follow-up/service.ts";
import { letterheadOf } from "../letterhead/rules.ts";
import {
  type Contact,
  emptyPlan,
  oncePerOccasion,
  type Plan,
  type PlanningContext,
} from "../planning/rules.ts";
import { planRecalls } from "../recall/service.ts";
import { findOutreachSettings } from "../settings/service.ts";

export interface AgentDependencies {
  database: Database;
  clock: Clock;
  booking: BookingService;
  publicUrl: string | null;
}

const planKind = "plan_outreach";
export const planClinicKind = "plan_outreach_of_clinic";
const everyMs = 15 * 60_000;

/** Looks every quarter of an hour, once across all servers, whom the connected agents have to contact. */
export function agentJobs(deps: AgentDependencies): {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
} {
  const { database, clock } = deps;
  const planAll: JobHandler = async () => {
    for (const clinicId of await findClinicsWithAgents(database, ["2", "3", "4"]))
      await enqueue(database.acrossClinics(), clock.now(), {
        ...{ kind: planClinicKind, payload: {}, clinicId },
        dedupeKey: `${planClinicKind}:${clinicId}`,
      });
    return jobDone;
  };
  const planClinic: JobHandler = async ({ clinicId, payload }) => {
    z.object({}).parse(payload);
    if (clinicId !== null) await actOnPlans(deps, scopeOfClinic(clinicId));
    return jobDone;
  };
  return {
    handlers: { [planKind]: planAll, [planClinicKind]: planClinic },
    recurring: [{ kind: planKind, everyMs }],
  };
}

/** Does what is due now; what is done already is not done again. */
async function actOnPlans(deps: AgentDependencies, scope: ClinicScope): Promise<void> {
  const { database, clock } = deps;
  const queries = database.within(scope);
  const [profile, { pausedAgents }, configurations] = await Promise.all([
    findClinicProfile(queries),
    findOutreachSettings(queries),
    findConfigurations(queries),
  ]);
  if (profile.assistantPaused) return;
  for (const configuration of configurations) {
    if (pausedAgents.includes(configuration.agentId)) continue;
    const context = contextOf(deps, scope, profile);
    const plan = await planFor(context, configuration);
    const due = (await notYetWritten(queries, plan)).filter(({ dueAt }) => dueAt <= clock.now());
    const messages = due.map(({ message }) => message);
    await database.transaction(scope, (tx) => putAllInOutbox(tx, messages, context.letterhead, clock.now()));
    const left = await findLeftTasks(
      queries,
      plan.handOvers.map(({ id }) => id),
    );
    for (const task of plan.handOvers.filter(({ id }) => !left.has(id)))
      await leaveStaffTask(database, scope, { ...task, kind: "callback" }, clock.now());
    if (due.length > 0) database.announce(scope.clinicId, { topic: "messages" });
  }
}

/** A plan names everybody that fits, whether or not they were written to since. */
async function notYetWritten(queries: ClinicQueries, { contacts }: Plan): Promise<Contact[]> {
  const known = await findKnownOccasions(
    queries,
    contacts.map(({ message }) => message.occasion),
  );
  return oncePerOccasion(contacts).filter(({ message }) => !known.has(message.occasion));
}

function contextOf(deps: AgentDependencies, scope: ClinicScope, profile: ClinicProfile): PlanningContext {
  const now = deps.clock.now();
  const tomorrow = addDays(toLocal(now, profile.timeZone).date, 1);
  return {
    queries: deps.database.within(scope),
    ...{ now, profile, letterhead: letterheadOf(profile, deps.publicUrl) },
    freeTimes: async (count) => {
      const slots = await deps.booking.openSlotsBetween(
        scope,
        { fromDate: tomorrow, toDate: addDays(tomorrow, 20) },
        { appointmentType: "Preventive Care" },
      );
      // One a day: two half hours next to each other are hardly a choice.
      const first = slots.filter((slot, i) => slots.findIndex(({ date }) => date === slot.date) === i);
      return first.slice(0, count).map(({ date, time }) => ({ date, time }));
    },
  };
}

async function planFor(context: PlanningContext, configuration: AgentConfiguration): Promise<Plan> {
  switch (configuration.agentId) {
    case "2":
      return planRecalls(context, configuration);
    case "3":
      return planFollowUps(context, configuration);
    case "4":
      return planMails(context, configuration);
    default:
      return emptyPlan();
  }
}

export interface Preview extends Plan {
  contacts: (Contact & { text: string })[];
}

/** Whom the agent would contact from now on, without contacting anybody. */
export async function previewAgent(
  deps: AgentDependencies,
  scope: ClinicScope,
  agentId: AgentId,
): Promise<Preview> {
  const queries = deps.database.within(scope);
  const profile = await findClinicProfile(queries);
  const configuration = (await findConfigurations(queries)).find((one) => one.agentId === agentId);
  if (!configuration)
    return { ...emptyPlan(), contacts: [], notes: ["Not connected yet, so nobody is contacted."] };
  const context = contextOf(deps, scope, profile);
  const plan = await planFor(context, configuration);
  const contacts = (await notYetWritten(queries, plan))
    .map((contact) => ({
      ...contact,
      text: wordingOf({ ...contact.message, unsubscribeToken: null }, context.letterhead),
    }))
    .sort((a, b) => a.dueAt - b.dueAt);
  return { ...plan, contacts };
}
