import type { ClinicId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import type { Database } from "#server/db/database.ts";
import * as store from "./store.ts";

/**
 * Whose call it is: the clinic that owns the called number, else the first clinic of this server. What a clinic writes into its list
 * or its knowledge base proves nothing, and whoever signs up later changes nothing. Null when there is no clinic that could answer;
 * the caller then hears a polite sentence.
 */
export async function findCalledClinic(database: Database, calledNumber: string): Promise<ClinicId | null> {
  const e164 = toE164(calledNumber);
  const owner = e164 === null ? null : await store.findOwner(database, e164);
  return owner ?? (await store.findFirstClinic(database));
}

/** The caller's number in E.164, or null when it was withheld: Twilio then sends nothing, a word, or a placeholder number. */
export function knownCaller(from: string | null | undefined): string | null {
  if (!from || withheldPlaceholders.has(from)) return null;
  return toE164(from);
}

// Digits that spell ANONYMOUS, RESTRICTED, UNAVAILABLE and the like on a keypad.
const withheldPlaceholders = new Set(["+266696687", "+7378742833", "+86282452253", "+2562533"]);
