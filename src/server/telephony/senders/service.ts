import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { type NumbersDependencies, telephonyOf } from "../numbers/service.ts";
import { listNumbers } from "../numbers/store.ts";
import { chooseSender, type SenderWish } from "./rules.ts";

export type FindSender = (queries: ClinicQueries, wish: SenderWish) => Promise<string | null>;

/** Chooses which number of a clinic writes or rings; null when it has none that can. */
export function senderFinder(telephone: Pick<NumbersDependencies, "provider" | "takesCalls">): FindSender {
  const telephony = telephonyOf(telephone);
  return async (queries, wish) => chooseSender(await listNumbers(queries), wish, telephony);
}
