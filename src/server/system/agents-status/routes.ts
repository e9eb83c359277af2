import { agents } from "#contract/assistants/agents.ts";
import { findConfigurations } from "#server/assistants/service.ts";
import type { Actor } from "#server/auth/guard.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { Database } from "#server/db/database.ts";
import type { Router } from "#server/http/router.ts";

/** The receptionist answers in every clinic; the others once they were connected. */
const alwaysConnected = "1";

export function agentsStatusRoutes(router: Router<Actor>, database: Database): void {
  router.on("agentsStatus", async ({ actor }) => {
    const queries = database.within(actor.scope);
    const [{ assistantPaused }, configurations] = await Promise.all([
      findClinicProfile(queries),
      findConfigurations(queries),
    ]);
    const configured = new Set<string>(configurations.map(({ agentId }) => agentId));
    const connected = assistantPaused ? ("paused" as const) : ("connected" as const);
    return {
      assistant: assistantPaused ? ("paused" as const) : ("active" as const),
      agents: agents.map(({ id, role }) => ({
        id,
        role,
        status: id === alwaysConnected || configured.has(id) ? connected : ("not_connected" as const),
      })),
    };
  });
}
