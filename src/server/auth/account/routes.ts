import { toIso } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import { type AuthService, signInIdOf } from "#server/auth/service.ts";
import type { Database } from "#server/db/database.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { changeName } from "./service.ts";

/** What people look after themselves: their name, and where they are signed in. */
export function accountRoutes(
  router: Router<Actor>,
  { auth, database }: { auth: AuthService; database: Database },
): void {
  router.on("currentUser", async ({ actor }) => actor.user);

  router.on("changeOwnName", async ({ actor, body }) => {
    await changeName(database, actor.user.id, body.username);
    return { ...actor.user, username: body.username };
  });

  router.on("listSignIns", async ({ actor }) => {
    const sessions = await auth.listSessions(actor.user.id);
    return sessions.map(({ tokenHash, browser, address, createdAt, seenAt }) => ({
      ...{ id: signInIdOf(tokenHash), browser, address, signedInAt: toIso(createdAt), seenAt: toIso(seenAt) },
      isThisOne: tokenHash === actor.sessionId,
    }));
  });

  router.on("endSignIn", async ({ actor, params }) => {
    if (!(await auth.endSession(actor.user.id, params.id)))
      throw new Refusal("not_found", "This sign-in has ended already.");
    return {};
  });

  router.on("logoutEverywhere", async ({ actor }) => {
    await auth.logoutEverywhere(actor.user.id);
    return {};
  });
}
