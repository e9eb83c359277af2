import type { Actor } from "#server/auth/guard.ts";
import type { Router } from "#server/http/router.ts";
import type { ModelVoice } from "./service.ts";

export function languageModelRoutes(router: Router<Actor>, voice: ModelVoice | null): void {
  router.on("languageModel", async () => ({ model: voice?.state() ?? null }));
}
