import type { ClinicId } from "#kernel/ids.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { IsOperator } from "#server/auth/operator/service.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { QuotaService } from "./service.ts";

export function quotaRoutes(router: Router<Actor>, quotas: QuotaService, isOperator: IsOperator): void {
  router.on("quotas", async ({ actor }) => quotas.list(actor.scope.clinicId, await isOperator(actor.user)));

  router.on("changeQuota", async ({ actor, body }) => {
    if (!(await isOperator(actor.user)))
      throw new Refusal("forbidden", "Only whoever runs this server can change these limits. Ask them.");
    if (!(await quotas.change(body.clinicId as ClinicId, body.kind, body.perDay)))
      throw new Refusal("not_found", "There is no such clinic on this server.");
    return quotas.list(actor.scope.clinicId, true);
  });
}
