import { type ApiKey, mostApiKeys } from "#contract/access/api-keys.ts";
import { toIso, toIsoOrNull } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { sampleSecret } from "./rules.ts";
import type { KeyService } from "./service.ts";
import type { ApiKeyRow } from "./store.ts";

export function keyRoutes(router: Router<Actor>, keys: KeyService): void {
  router.on("listApiKeys", async ({ actor }) => (await keys.listKeys(actor.scope)).map(present));

  router.on("createApiKey", async ({ actor, body, reply }) => {
    const created = await keys.createKey(actor.scope, { ...body, createdBy: actor.user.id });
    if (!created) {
      const message = `A clinic can have ${mostApiKeys} keys. Delete one first.`;
      throw new Refusal("validation_failed", message, { errors: [{ field: "name", message }] });
    }
    reply.header("cache-control", "no-store");
    return { apiKey: present(created.key), secret: created.secret };
  });

  router.on("revokeApiKey", async ({ actor, params }) => {
    if (!(await keys.revokeKey(actor.scope, params.id)))
      throw new Refusal("not_found", "This key does not exist or was deleted already.");
    return {};
  });
}

const present = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  suffix: row.suffix,
  sampleSecret: row.isSample ? sampleSecret(row) : null,
  permissions: row.permissions,
  status: row.revokedAt === null ? "active" : "inactive",
  isSample: row.isSample,
  created: toIso(row.createdAt),
  lastUsed: toIsoOrNull(row.lastUsedAt),
  useCount: row.useCount,
});
