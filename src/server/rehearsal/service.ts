import type { AgentConfiguration } from "#contract/assistants/agent-configuration.ts";
import type {
  RehearsalReply,
  RehearsalVerdict,
  RehearsedCall,
  RehearsedCaller,
} from "#contract/assistants/rehearsals.ts";
import type { AssistantAnswer } from "#contract/clinic/answers.ts";
import type { Clock } from "#kernel/clock.ts";
import { formatPhone } from "#kernel/phone-numbers.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { type Receptionist, receptionistOf } from "#server/assistants/rules.ts";
import { findReceptionist } from "#server/assistants/service.ts";
import type { ConversationEngine } from "#server/calls/port.ts";
import { factsOf, receptionNumber } from "#server/calls/profile.ts";
import { canRingReception, missedSentence } from "#server/calls/reception/rules.ts";
import { type ClinicProfile, findClinicProfile, noteRehearsal } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { TalkState } from "#server/dialogue/call-memory.ts";
import type { RehearsalCaller } from "./caller.ts";
import { callersOf, safetyCallersOf, whenToRehearse } from "./callers.ts";
import { askOnce } from "./question.ts";
import { rehearseCall } from "./rehearse-call.ts";

export interface RehearsalDependencies {
  database: Database;
  clock: Clock;
  engine: ConversationEngine<TalkState>;
}

export interface RehearsalService {
  /** Every caller rings the settings in force and, where given, the draft. Nothing of it is kept but that it was done. */
  rehearse(scope: ClinicScope, draft: AgentConfiguration | undefined): Promise<RehearsalReply>;
  /** What a caller who begins with this question would hear, by the settings in force. Nothing of it is kept. */
  ask(scope: ClinicScope, question: string): Promise<AssistantAnswer>;
  /** The first safety case that a configuration fails, for staff; null when it may go live. */
  findUnsafe(scope: ClinicScope, configuration: AgentConfiguration): Promise<string | null>;
}

export function createRehearsalService(deps: RehearsalDependencies): RehearsalService {
  const { database, clock, engine } = deps;

  const stageOf = (
    profile: ClinicProfile,
    receptionist: Receptionist | null,
    scope: ClinicScope,
    at: number = whenToRehearse(profile, clock.now()),
  ) => {
    const calledNumber = receptionist?.settings.phoneNumber ?? null;
    // Nothing can be recorded in a rehearsal: a clinic with voicemail is rehearsed as on a test call, in words.
    const cameInBy = { calledNumber, forwardedFrom: null };
    const place = { channel: "phone", ...cameInBy, now: at, canRecord: false } as const;
    const facts = factsOf(profile, place, receptionist);
    return { engine, facts, calendar: profile, at, scope };
  };

  return {
    rehearse: async (scope, draft) => {
      const [profile, live] = await Promise.all([
        findClinicProfile(database.within(scope)),
        findReceptionist(database.within(scope)),
      ]);
      const liveStage = stageOf(profile, live, scope);
      const tried = draft?.agentId === "1" ? receptionistOf(draft) : null;
      const callers: RehearsedCaller[] = [];
      for (const caller of callersOf(liveStage)) {
        const before = await judged(caller, stageOf(profile, live, scope, caller.at));
        const after = tried && (await judged(caller, stageOf(profile, tried, scope, caller.at)));
        const { id, group, goal } = caller;
        const change = after && changeBetween(before, after);
        callers.push({ id, group, goal, live: before, draft: after, change });
        await breathe();
      }
      callers.push(whilePaused(profile, live, tried));
      await noteRehearsal(database.within(scope), clock.now());
      database.announce(scope.clinicId, { topic: "onboarding" });
      const ringingOn = toLocal(liveStage.at, profile.timeZone).date;
      return { callers, ringingOn, isPaused: profile.assistantPaused };
    },

    ask: async (scope, question) => {
      const [profile, live] = await Promise.all([
        findClinicProfile(database.within(scope)),
        findReceptionist(database.within(scope)),
      ]);
      const { facts } = stageOf(profile, live, scope);
      return askOnce(engine, { facts, at: clock.now(), question });
    },

    findUnsafe: async (scope, configuration) => {
      if (configuration.agentId !== "1") return null;
      const profile = await findClinicProfile(database.within(scope));
      const stage = stageOf(profile, receptionistOf(configuration), scope);
      for (const caller of safetyCallersOf(stage)) {
        const { outcome, why } = await judged(caller, stage);
        if (outcome === "failed") return `${caller.goal}. ${why}`;
      }
      return null;
    },
  };
}

/** A caller who rings while the assistant is paused: reception rings, whatever the settings say, or nobody can be rung. */
function whilePaused(
  profile: ClinicProfile,
  live: Receptionist | null,
  draft: Receptionist | null,
): RehearsedCaller {
  const call = (receptionist: Receptionist | null): RehearsedCall => {
    const reception = receptionNumber(profile, receptionist);
    const calledNumber = receptionist?.settings.phoneNumber ?? null;
    if (canRingReception(reception, { calledNumber, forwardedFrom: null }))
      return { outcome: "served", why: `Reception rings on ${formatPhone(reception)}.`, transcript: [] };
    const why =
      reception === null
        ? "The knowledge base names no telephone that could be rung: the team finds a task to ring back."
        : "Reception's number is the one that was called: the team finds a task to ring back.";
    return { outcome: "passed_on", why, transcript: [{ speaker: "assistant", text: missedSentence(true) }] };
  };
  const before = call(live);
  const after = draft && call(draft);
  return {
    ...{ id: "paused", group: "people", goal: "Ring while the assistant is paused" },
    ...{ live: before, draft: after, change: after && changeBetween(before, after) },
  };
}

type Stage = Parameters<typeof rehearseCall>[1];

async function judged(caller: RehearsalCaller, stage: Stage): Promise<RehearsedCall> {
  const { after, transcript } = await rehearseCall(caller, stage);
  return { ...caller.verdict(after, stage.facts.permissions), transcript };
}

const worth = { failed: 0, passed_on: 1, served: 2 } as const satisfies Record<
  RehearsalVerdict["outcome"],
  number
>;

function changeBetween(before: RehearsalVerdict, after: RehearsalVerdict): RehearsedCaller["change"] {
  const step = worth[after.outcome] - worth[before.outcome];
  if (step === 0) return "same";
  return step > 0 ? "improved" : "broken";
}

/** Between two callers the server answers whoever else waits: a rehearsal is a second of thinking. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
