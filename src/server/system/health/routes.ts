import type { Actor } from "#server/auth/guard.ts";
import type { Router } from "#server/http/router.ts";
import { findHealthHistory, findSystemHealth, type HealthDependencies } from "./service.ts";

export function healthRoutes(router: Router<Actor>, dependencies: HealthDependencies): void {
  router.on("systemHealth", ({ actor }) => findSystemHealth(dependencies, actor.scope));
  router.on("healthHistory", () => findHealthHistory(dependencies));
}
