import type { Retention } from "#contract/patients/retention.ts";
import { toIso, toIsoOrNull } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { clash, type Rule } from "./rules.ts";
import type { RetentionService, RetentionState } from "./service.ts";

export function retentionRoutes(router: Router<Actor>, retention: RetentionService): void {
  router.on("retention", async ({ actor }) => (await retention.read(actor.scope)).map(present));

  router.on(
    "previewRetention",
    async ({ actor, body }) => {
      refuseClash(clash(body.rules));
      return retention.preview(actor.scope, body.rules as Rule[]);
    },
    { perMinute: 60 },
  );

  router.on("saveRetention", async ({ actor, body }) => {
    refuseClash(await retention.save(actor.scope, body.rules, actor.user.username));
    return (await retention.read(actor.scope)).map(present);
  });
}

function refuseClash(found: ReturnType<typeof clash>): void {
  if (found) throw new Refusal("validation_failed", found.message, { errors: [found] });
}

const present = ({ kind, rule, lastRun }: RetentionState): Retention[number] => ({
  ...{
    kind,
    keepDays: rule?.keepDays ?? null,
    setBy: rule?.setBy ?? null,
    setAt: toIsoOrNull(rule?.setAt ?? null),
  },
  lastRun: lastRun && {
    ...{ date: lastRun.date, erased: lastRun.erased, stayed: lastRun.stayed },
    ...{ startedAt: toIso(lastRun.startedAt), finishedAt: toIsoOrNull(lastRun.finishedAt) },
  },
});
