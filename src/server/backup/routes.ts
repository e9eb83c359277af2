import type { FastifyInstance } from "fastify";
import type { Actor } from "#server/auth/guard.ts";
import type { IsOperator } from "#server/auth/operator/service.ts";
import { isSameSecret } from "#server/auth/tokens.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { Backups } from "./port.ts";
import { operatorPaths } from "./rules.ts";

export interface BackupRoutes {
  /** Null = this process makes none. */
  backups: Backups | null;
  isOperator: IsOperator;
  /** What the commands on the server's own machine show; null = there are none. */
  operatorToken: string | null;
}

/** They hold every clinic's rows: only whoever runs the server makes them and sees their names. */
export function backupRoutes(http: FastifyInstance, router: Router<Actor>, parts: BackupRoutes): void {
  const { isOperator, operatorToken } = parts;
  const theBackups = (): Backups => {
    if (parts.backups === null) throw new Refusal("unavailable", "This server makes no backups.");
    return parts.backups;
  };

  router.on("backups", async ({ actor }) => {
    const state = await theBackups().state();
    if (await isOperator(actor.user)) return { ...state, isOperator: true };
    const fault = state.fault && "The last backup failed. Whoever runs this server sees why.";
    return {
      ...state,
      isOperator: false,
      fault,
      files: state.files.slice(0, 1).map((file) => ({ ...file, name: "" })),
    };
  });

  router.on(
    "makeBackup",
    async ({ actor }) => {
      if (!(await isOperator(actor.user)))
        throw new Refusal("forbidden", "Only whoever runs this server can back it up.");
      return made(theBackups());
    },
    { perMinute: 6 },
  );

  if (operatorToken === null) return;
  http.post(operatorPaths.backup, { schema: { hide: true } }, async (request) => {
    if (!isSameSecret(request.headers.authorization ?? "", `Bearer ${operatorToken}`))
      throw new Refusal("not_signed_in", "This is for commands on the server's own machine.");
    return made(theBackups());
  });
}

async function made(backups: Backups) {
  try {
    return await backups.make();
  } catch (error) {
    throw new Refusal("unavailable", error instanceof Error ? error.message : String(error));
  }
}
