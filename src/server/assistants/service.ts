import {
  type AgentConfiguration,
  agentConfiguration,
  type SavedConfiguration,
} from "#contract/assistants/agent-configuration.ts";
import { type AgentId, findAgent, fixedPhoneNumbers } from "#contract/assistants/agents.ts";
import { isOutdated } from "#contract/seen-state.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import type { UserId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { logEvent } from "#server/clinic/log/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { assignAgent, hasNumber } from "#server/telephony/numbers/service.ts";
import { type Receptionist, receptionistOf } from "./rules.ts";
import * as store from "./store.ts";

/** Who saves. */
export interface Editor {
  scope: ClinicScope;
  user: { id: UserId; username: string };
}

export type SaveOutcome =
  | { ok: true; saved: SavedConfiguration }
  | { ok: false; reason: "unknown_number" | "no_such_version" | "busy" }
  /** Another version is in force than the one that was looked at. */
  | { ok: false; reason: "changed_meanwhile"; byUsername: string }
  /** `failed`: the safety case that did not pass and why, for staff. */
  | { ok: false; reason: "unsafe"; failed: string };

/** The safety case that a configuration fails, for staff; null when it may go live. */
export type FindUnsafe = (scope: ClinicScope, configuration: AgentConfiguration) => Promise<string | null>;

export interface AssistantsService {
  listInForce(scope: ClinicScope): Promise<SavedConfiguration[]>;
  listVersions(scope: ClinicScope, agentId: AgentId): Promise<SavedConfiguration[]>;
  /** Becomes the next version, in force from the next call; saving what is in force already changes nothing. */
  save(editor: Editor, configuration: AgentConfiguration, seen?: string): Promise<SaveOutcome>;
  /** An earlier version comes into force again as a new one: what happened in between stays on the record. */
  restore(editor: Editor, agentId: AgentId, version: number): Promise<SaveOutcome>;
}

/** What the receptionist was told to do; null until the clinic has configured it. */
export async function findReceptionist(queries: ClinicQueries): Promise<Receptionist | null> {
  const row = await store.findLatest(queries, "1");
  const configuration = row && read(row);
  return configuration?.agentId === "1" ? receptionistOf(configuration) : null;
}

/** What every configured agent of the clinic was told to do. */
export async function findConfigurations(queries: ClinicQueries): Promise<AgentConfiguration[]> {
  return (await store.listLatest(queries)).flatMap((row) => read(row) ?? []);
}

/** Clinics where one of these agents was connected. */
export const findClinicsWithAgents = store.findClinicsWithAgents;

const attempts = 3;

export function createAssistantsService(
  database: Database,
  clock: Clock,
  findUnsafe: FindUnsafe,
): AssistantsService {
  const saveVersion = async (
    { scope, user }: Editor,
    configuration: AgentConfiguration,
    seen: string | undefined,
  ) => {
    const { agentId } = configuration;
    const savedAt = clock.now();
    const row = await database.transaction(scope, async (queries) => {
      const latest = await store.findLatest(queries, agentId);
      const isSame = latest !== null && JSON.stringify(read(latest)) === JSON.stringify(configuration);
      if (!isSame && isOutdated(seen, latest && String(latest.version)))
        return { changedBy: latest?.savedByUsername ?? "Somebody else" };
      await assignAgent(queries, configuration.phoneNumber, agentId);
      if (isSame) return latest;
      const version = (latest?.version ?? 0) + 1;
      const next = { agentId, version, configuration, savedBy: user.id, savedByUsername: user.username };
      if (!(await store.addVersion(queries, { ...next, savedAt }))) return null;
      const workflow = `${findAgent(agentId)?.role ?? "Agent"} · Configured`;
      await logEvent(queries, { workflow }, savedAt);
      return { ...next, savedAt };
    });
    if (row && !("changedBy" in row))
      for (const topic of ["agents", "phone-numbers", "calls"] as const) {
        database.announce(scope.clinicId, { topic });
      }
    return row;
  };

  const save = async (editor: Editor, given: AgentConfiguration, seen?: string): Promise<SaveOutcome> => {
    const phoneNumber = toE164(given.phoneNumber);
    const isKnown =
      phoneNumber !== null &&
      (fixedPhoneNumbers.some((fixed) => fixed.phoneNumber === phoneNumber) ||
        (await hasNumber(database.within(editor.scope), phoneNumber)));
    if (!isKnown) return { ok: false, reason: "unknown_number" };
    const failed = await findUnsafe(editor.scope, { ...given, phoneNumber });
    if (failed !== null) return { ok: false, reason: "unsafe", failed };
    // Two people saving at once want the same version number; whoever is second takes the one after.
    for (let attempt = 0; attempt < attempts; attempt++) {
      const row = await saveVersion(editor, { ...given, phoneNumber }, seen);
      if (row && "changedBy" in row)
        return { ok: false, reason: "changed_meanwhile", byUsername: row.changedBy };
      const saved = row && present(row);
      if (saved) return { ok: true, saved };
    }
    return { ok: false, reason: "busy" };
  };

  return {
    listInForce: async (scope) => (await store.listLatest(database.within(scope))).flatMap(presentReadable),

    listVersions: async (scope, agentId) =>
      (await store.listVersions(database.within(scope), agentId)).flatMap(presentReadable),

    save,

    restore: async (editor, agentId, version) => {
      const rows = await store.listVersions(database.within(editor.scope), agentId);
      const row = rows.find((candidate) => candidate.version === version);
      const configuration = row && read(row);
      if (!configuration) return { ok: false, reason: "no_such_version" };
      return save(editor, configuration);
    },
  };
}

/** Null for what an earlier release kept and this one cannot follow; it then counts as not configured. */
const read = ({ configuration }: Pick<store.ConfigurationRow, "configuration">): AgentConfiguration | null =>
  agentConfiguration.safeParse(configuration).data ?? null;

function present(row: store.ConfigurationRow): SavedConfiguration | null {
  const configuration = read(row);
  if (configuration === null) return null;
  const { agentId, version, savedByUsername } = row;
  return { agentId, version, configuration, savedByUsername, savedAt: toIso(row.savedAt) };
}

function presentReadable(row: store.ConfigurationRow): SavedConfiguration[] {
  const saved = present(row);
  return saved ? [saved] : [];
}
