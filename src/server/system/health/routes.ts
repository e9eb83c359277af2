import type { Actor } from "#server/auth/guard.ts";
import type { Database } from "#server/db/database.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { findHealthHistory, findSystemHealth, type HealthDependencies } from "./service.ts";

/** A service manager gives up sooner than a browser. */
const readyWithinMs = 2_000;

export function healthRoutes(router: Router<Actor>, dependencies: HealthDependencies): void {
  router.on("systemHealth", ({ actor }) => findSystemHealth(dependencies, actor.scope));
  router.on("liveness", async () => ({ status: "ok" as const }));
  // Everybody who asks at the same time waits for the same answer of the database.
  let asked: Promise<boolean> | null = null;
  router.on("readiness", async () => {
    asked ??= isDatabaseReady(dependencies.database).finally(() => {
      asked = null;
    });
    if (!(await asked)) throw new Refusal("unavailable", "The database does not answer right now.");
    return { status: "ok" as const };
  });
  router.on("healthHistory", () => findHealthHistory(dependencies));
}

/** True when the database answers in time; never throws and never waits longer. */
function isDatabaseReady(database: Database): Promise<boolean> {
  const answer = database.ping().then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyWithinMs);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
