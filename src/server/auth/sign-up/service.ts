import type { Connection } from "#server/db/clinic-queries.ts";
import type { SignUpRule } from "../rules.ts";
import * as store from "../store.ts";

/** Whether somebody unknown could open an account now. A hint for pages and messages: `claimSignUp` decides. */
export async function isSignUpOpen(connection: Connection, rule: SignUpRule): Promise<boolean> {
  return rule === "first_account" ? !(await store.isAnyUserThere(connection)) : rule === "open";
}

/**
 * The right to open an account in this transaction. Where only the first one may, all servers wait here for each
 * other, so that of two who come at once one is first.
 */
export async function claimSignUp(tx: Connection, rule: SignUpRule): Promise<boolean> {
  if (rule === "first_account") await store.lockFirstAccount(tx);
  return isSignUpOpen(tx, rule);
}
