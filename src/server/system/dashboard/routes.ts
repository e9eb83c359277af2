import type { z } from "zod";
import type { activity } from "#contract/system/dashboard.ts";
import { toIso } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { Router } from "#server/http/router.ts";
import { type DashboardDependencies, findOverview, findRecentActivity } from "./service.ts";
import type { ActivityRow } from "./store.ts";

export function dashboardRoutes(router: Router<Actor>, dependencies: DashboardDependencies): void {
  router.on("clinicOverview", ({ actor }) => findOverview(dependencies, actor.scope));

  router.on("recentActivity", async ({ actor }) =>
    (await findRecentActivity(dependencies.database, actor.scope)).map(present),
  );
}

const present = (row: ActivityRow): z.infer<typeof activity> => ({
  id: row.id,
  type: row.type,
  text: row.text,
  at: toIso(row.at),
  isSample: row.isSample,
  appointmentId: row.appointmentId,
  callId: row.callId,
});
