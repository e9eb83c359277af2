import type { Database } from "#server/db/database.ts";
import type { Actor } from "../guard.ts";
import { findFirstOwner } from "./store.ts";

/** Whether somebody runs this server: what is bought, wired and given away here is their account's. */
export type IsOperator = (user: Actor["user"]) => Promise<boolean>;

/** `operatorEmails`, in lower case, name who runs the server; while there are none it is the first owner of its first clinic. */
export function operatorCheck(
  database: Database,
  { operatorEmails }: { operatorEmails: readonly string[] },
): IsOperator {
  return async ({ id, email }) =>
    operatorEmails.length > 0
      ? operatorEmails.includes(email)
      : id === (await findFirstOwner(database.acrossClinics()));
}
