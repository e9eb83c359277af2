import { z } from "zod";

/** Stands for a state where nothing has been saved yet. */
export const seenNone = "none";

/**
 * Which state whoever saves has looked at, as the reply told it (`updatedAt`, `version`), or `none`; in quotes, as HTTP has it. Where
 * somebody has saved another meanwhile, the answer is 409 `edit_conflict` and nothing is kept. Without it the last one counts.
 */
export const seenStateHeaders = z.looseObject({ "if-match": z.string().max(60).optional() });

/** The header with which a state is told that was looked at. */
export const withSeen = (seen: string) => ({ "If-Match": `"${seen}"` });

/** The state that those headers tell; undefined = none, or any will do. */
export function seenStateIn(headers: { "if-match"?: string | undefined }): string | undefined {
  const told = headers["if-match"]?.trim().replace(/^(?:W\/)?"(.*)"$/, "$1");
  return told === "" || told === "*" ? undefined : told;
}

/** Whether what somebody saves was written on another state than the one in force; null = nothing is in force yet. */
export const isOutdated = (seen: string | undefined, inForce: string | null): boolean =>
  seen !== undefined && seen !== (inForce ?? seenNone);
