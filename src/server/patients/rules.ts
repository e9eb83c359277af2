import { type ContactPreferences, contactPreferences } from "#contract/patients/patients.ts";
import { toE164 } from "#kernel/phone-numbers.ts";

export interface PatientDetails {
  name: string;
  /** As it was given. */
  phone: string;
  email: string | null;
  /** The record that was chosen, where one was. */
  id?: string | null;
}

/** What the same person is found by again: one number may belong to a whole family, so the name counts too. */
export const identityOf = ({ name, phone }: PatientDetails) => ({
  name: name.trim().replace(/\s+/g, " "),
  phoneE164: toE164(phone),
});

/** Everything that was not refused is allowed, but offers: those are allowed by who has agreed alone. */
export const preferencesOf = (stored: Record<string, boolean>): ContactPreferences =>
  contactPreferences.parse(stored);

export interface PatientSearch {
  /** Lower case. */
  text: string;
  /** Digits of part of a phone number as they stand in E.164; null when no number was typed. */
  digits: string | null;
}

/** Reads what was typed into the search box: a name, a part of a number, or both in one. */
export function readSearch(typed: string): PatientSearch {
  const text = typed.trim().replace(/\s+/g, " ").toLowerCase();
  const digits = text.replace(/\D/g, "");
  const looksLikeNumber = digits.length >= 3 && !/[a-z]/.test(text);
  // A national number starts with 0 where the international one has the country's code.
  return { text, digits: looksLikeNumber ? digits.replace(/^0/, "") : null };
}
