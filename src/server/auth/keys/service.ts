import { type ApiPermission, apiKeyPrefix, mostApiKeys } from "#contract/access/api-keys.ts";
import type { Clock } from "#kernel/clock.ts";
import { newId, type UserId } from "#kernel/ids.ts";
import { hashToken, newToken } from "#server/auth/tokens.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { createKeyLimit, endsOf } from "./rules.ts";
import * as store from "./store.ts";

export type KeyAdmission =
  | { ok: true; key: store.FoundKey }
  | { ok: false; reason: "unknown" | "rate_limited" };

export interface KeyService {
  /** Whether this secret may make one more request now; counts it. */
  admit(secret: string): Promise<KeyAdmission>;
  listKeys(scope: ClinicScope): Promise<store.ApiKeyRow[]>;
  /** The answer is the only place where the secret ever stands; `null` when the clinic has too many keys. */
  createKey(
    scope: ClinicScope,
    wish: { name: string; permissions: ApiPermission[]; createdBy: UserId },
  ): Promise<{ key: store.ApiKeyRow; secret: string } | null>;
  /** Ends the key at once, on every server. False when there is none. */
  revokeKey(scope: ClinicScope, id: string): Promise<boolean>;
  /** Writes down what was counted since the last time; for the end of the process. */
  close(): Promise<void>;
}

/** Uses are written down this long after the first of them: one write per key, not one per request. */
const saveUsesMs = 2_000;

export function createKeyService(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): KeyService {
  const findKey = store.prepareFindKey(database);
  const limit = createKeyLimit();
  let uses = new Map<string, store.KeyUse>();
  let saving: NodeJS.Timeout | undefined;
  const saveUses = async () => {
    saving = undefined;
    const saved = uses;
    uses = new Map();
    for (const [id, use] of saved) {
      const clinicId = await store.addUse(database, id, use);
      if (clinicId) database.announce(clinicId, { topic: "api-keys" });
    }
  };
  const announce = (scope: ClinicScope) => database.announce(scope.clinicId, { topic: "api-keys" });

  return {
    admit: async (secret) => {
      const key = await findKey(hashToken(secret));
      if (!key) return { ok: false, reason: "unknown" };
      const now = clock.now();
      if (!limit.mayPass(key.id, now)) return { ok: false, reason: "rate_limited" };
      uses.set(key.id, { count: (uses.get(key.id)?.count ?? 0) + 1, lastUsedAt: now });
      saving ??= setTimeout(() => saveUses().catch(onError), saveUsesMs);
      return { ok: true, key };
    },

    listKeys: (scope) => store.listKeys(database.within(scope)),

    createKey: async (scope, { name, permissions, createdBy }) => {
      const queries = database.within(scope);
      if ((await store.countKeys(queries)) >= mostApiKeys) return null;
      const now = clock.now();
      const secret = `${apiKeyPrefix}${newToken()}`;
      const key = await store.insertKey(queries, {
        ...{ id: newId(now), name, permissions: [...new Set(permissions)], createdBy, createdAt: now },
        ...endsOf(secret),
        secretHash: hashToken(secret),
      });
      announce(scope);
      return { key, secret };
    },

    revokeKey: async (scope, id) => {
      const isRevoked = await store.revokeKey(database.within(scope), id, clock.now());
      if (isRevoked) announce(scope);
      return isRevoked;
    },

    close: async () => {
      clearTimeout(saving);
      await saveUses();
    },
  };
}
