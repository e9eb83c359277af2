import type { AgentId } from "#contract/assistants/agents.ts";
import { type ClinicProfile, clinicProfileOf, wantedForProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import * as store from "./store.ts";

export interface OutreachSettings {
  /** Confirmations and reminders by text message. */
  appointmentSms: boolean;
  /** Agents that staff told to wait. */
  pausedAgents: AgentId[];
}

export async function findOutreachSettings(queries: ClinicQueries): Promise<OutreachSettings> {
  return settingsOf(await store.findSettings(queries));
}

/** Both in one trip to the database. */
export async function findProfileAndSettings(
  queries: ClinicQueries,
): Promise<{ profile: ClinicProfile; settings: OutreachSettings }> {
  const { outreachSettings, ...rows } = await queries.findTogether({
    ...wantedForProfile,
    ...store.wantedForSettings,
  });
  return { profile: clinicProfileOf(rows), settings: settingsOf(outreachSettings[0] ?? null) };
}

/** Without a row nothing was chosen yet. */
const settingsOf = (row: store.SettingRow | null): OutreachSettings => ({
  appointmentSms: row?.appointmentSms ?? true,
  pausedAgents: (row?.pausedAgents ?? []) as AgentId[],
});

export async function changeOutreachSettings(
  queries: ClinicQueries,
  change: { appointmentSms?: boolean | undefined; pausedAgents?: AgentId[] | undefined },
  now: number,
): Promise<OutreachSettings> {
  const before = await findOutreachSettings(queries);
  const after = {
    appointmentSms: change.appointmentSms ?? before.appointmentSms,
    pausedAgents: [...new Set(change.pausedAgents ?? before.pausedAgents)].sort(),
  };
  await store.saveSettings(queries, { ...after, updatedAt: now });
  return after;
}

/** Whether staff hold back what this agent has to say, or, without one, what goes with the appointment itself. */
export async function isHeldBack(
  queries: ClinicQueries,
  message: { agentId: string | null; purpose: string },
): Promise<boolean> {
  const { appointmentSms, pausedAgents } = await findOutreachSettings(queries);
  if (message.agentId !== null) return pausedAgents.includes(message.agentId as AgentId);
  return !appointmentSms && ["confirmation", "reminder", "cancellation"].includes(message.purpose);
}
