import type { ClinicId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import type { Database } from "#server/db/database.ts";
import * as store from "./store.ts";

/**
 * Whose call it is: the clinic to which the provider gave the called number, else the one that gives it as its own in its
 * knowledge base, else the one that wrote it into its list, else the only clinic of this server. Writing a number into a
 * list proves nothing, so it never takes a call from the clinic that is known by it. Null when nobody can tell; the
 * caller then hears a polite sentence.
 */
export async function findCalledClinic(database: Database, calledNumber: string): Promise<ClinicId | null> {
  const e164 = toE164(calledNumber);
  const named =
    e164 === null
      ? null
      : ((await store.findClinicOfNumber(database, e164, "from the provider")) ??
        (await store.findClinicThatGives(database, e164)) ??
        (await store.findClinicOfNumber(database, e164, "as written")));
  return named ?? (await store.findOnlyClinic(database));
}

/** The caller's number in E.164, or null when it was withheld: Twilio then sends nothing, a word, or a placeholder number. */
export function knownCaller(from: string | null | undefined): string | null {
  if (!from || withheldPlaceholders.has(from)) return null;
  return toE164(from);
}

// Digits that spell ANONYMOUS, RESTRICTED, UNAVAILABLE and the like on a keypad.
const withheldPlaceholders = new Set(["+266696687", "+7378742833", "+86282452253", "+2562533"]);
