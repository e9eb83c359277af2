import type { Actor } from "#server/auth/guard.ts";
import type { Router } from "#server/http/router.ts";
import { csvOf } from "./rules.ts";
import { type AnalyticsDependencies, findAnalytics } from "./service.ts";

export function analyticsRoutes(router: Router<Actor>, dependencies: AnalyticsDependencies): void {
  router.on("analytics", ({ actor, query }) => findAnalytics(dependencies, actor.scope, Number(query.weeks)));

  router.on("exportAnalytics", async ({ actor, query, reply }) => {
    const found = await findAnalytics(dependencies, actor.scope, Number(query.weeks));
    reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="analytics-${found.fromDate}-${found.toDate}.csv"`)
      .serializer((text: string) => text)
      .send(csvOf(found));
    return "";
  });
}
