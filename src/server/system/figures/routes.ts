import type { Actor } from "#server/auth/guard.ts";
import type { Router } from "#server/http/router.ts";
import { type FiguresDependencies, findFigures } from "./service.ts";

export function figuresRoutes(router: Router<Actor>, dependencies: FiguresDependencies): void {
  router.on("figures", ({ actor, query }) => findFigures(dependencies, actor.scope, query.week));
}
