import { agentIds, findAgent } from "#contract/assistants/agents.ts";
import type { Outreach } from "#contract/messaging/messages.ts";
import { toIso } from "#kernel/clock.ts";
import { findConfigurations } from "#server/assistants/service.ts";
import type { Actor } from "#server/auth/guard.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { listMessages } from "#server/messaging/outbox/service.ts";
import { type AgentDependencies, previewAgent } from "../agents/service.ts";
import { sendCampaign } from "../campaigns/service.ts";
import { changeOutreachSettings, findOutreachSettings } from "../settings/service.ts";
import { presentMessage } from "./rules.ts";

export interface OverviewDependencies extends AgentDependencies {
  carriers: Outreach["carriers"];
}

const mostPreviewed = 100;

/** What staff see and decide of everything that is said to patients unasked. */
export function overviewRoutes(router: Router<Actor>, deps: OverviewDependencies): void {
  const { database, clock } = deps;

  router.on("outreach", ({ actor }) => overviewOf(deps, actor.scope));

  router.on("changeOutreach", async ({ actor, body }) => {
    await database.transaction(actor.scope, (queries) => changeOutreachSettings(queries, body, clock.now()));
    database.announce(actor.scope.clinicId, { topic: "messages" });
    return overviewOf(deps, actor.scope);
  });

  router.on("previewOutreach", async ({ actor, params }) => {
    const { contacts, skipped, notes } = await previewAgent(deps, actor.scope, params.agentId);
    return {
      contacts: contacts.slice(0, mostPreviewed).map(({ name, why, dueAt, text, message }) => ({
        ...{ name, why, text, channel: message.channel, address: message.toAddress },
        dueAt: toIso(dueAt),
      })),
      total: contacts.length,
      skipped: skipped.slice(0, mostPreviewed),
      notes,
    };
  });

  router.on("listMessages", async ({ actor, query }) => {
    const wish = { ...query, limit: query.limit + 1 };
    const rows = await listMessages(database.within(actor.scope), wish);
    return {
      messages: rows.slice(0, query.limit).map(presentMessage),
      hasMore: rows.length > query.limit,
    };
  });

  router.on("sendCampaign", async ({ actor, body }) => {
    const outcome = await sendCampaign(deps, actor.scope, body, actor.user.username);
    if (outcome.ok) {
      const { recipients, notAsked, isSent } = outcome;
      return { recipients, notAsked, isSent };
    }
    const name = findAgent("4")?.name;
    const message = `${name} is not set to send this. Tick it under Campaigns in ${name}'s settings first.`;
    throw new Refusal("validation_failed", message, { errors: [{ field: "kind", message }] });
  });
}

async function overviewOf(
  { database, carriers }: OverviewDependencies,
  scope: ClinicScope,
): Promise<Outreach> {
  const queries = database.within(scope);
  const [profile, settings, configurations] = await Promise.all([
    findClinicProfile(queries),
    findOutreachSettings(queries),
    findConfigurations(queries),
  ]);
  return {
    carriers,
    isAssistantPaused: profile.assistantPaused,
    appointmentSms: settings.appointmentSms,
    agents: agentIds.map((agentId) => ({
      agentId,
      isConnected: configurations.some((one) => one.agentId === agentId),
      isPaused: settings.pausedAgents.includes(agentId),
    })),
  };
}
