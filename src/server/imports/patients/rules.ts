import type { KnownPeople } from "#contract/patients/import-options.ts";
import { shortDate } from "#kernel/spoken-dates.ts";
import type { PatientDraft, PersonDraft } from "../columns/drafts.ts";

/** Somebody who is on record, or will be. */
export interface KnownPerson extends PersonDraft {
  /** Of the record that stands for them, where theirs was merged into another. */
  id: string;
  notes: string;
}

/** Everybody a file could mean, found again by name and whatever else is known of them. */
export interface People {
  find(person: PersonDraft): KnownPerson | null;
  add(person: KnownPerson): void;
}

const plainName = (name: string) => name.toLowerCase();

export function peopleOf(known: Iterable<KnownPerson>): People {
  const byName = new Map<string, KnownPerson[]>();
  const add = (person: KnownPerson) => {
    const name = plainName(person.name);
    const others = byName.get(name);
    if (others) others.push(person);
    else byName.set(name, [person]);
  };
  for (const person of known) add(person);
  return {
    add,
    find: (person) => byName.get(plainName(person.name))?.find((other) => isSame(person, other)) ?? null,
  };
}

/** Of one name: the same number, birthday or address make them one person; different birthdays make them two. */
function isSame(one: PersonDraft, other: PersonDraft): boolean {
  if (one.dateOfBirth !== null && other.dateOfBirth !== null) return one.dateOfBirth === other.dateOfBirth;
  if (isSamePhone(one, other)) return true;
  if (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) return true;
  return isNameAlone(one) && isNameAlone(other);
}

const isSamePhone = (one: PersonDraft, other: PersonDraft): boolean =>
  one.phoneE164 === null
    ? one.phone !== null && other.phoneE164 === null && one.phone === other.phone
    : one.phoneE164 === other.phoneE164;

const isNameAlone = ({ phone, email, dateOfBirth }: PersonDraft) =>
  phone === null && email === null && dateOfBirth === null;

/** What of a record changes; absent stays. */
export type PatientChange = Partial<Omit<PatientDraft, "name">>;

/** What the file says of somebody who is on record, as far as it counts; null = nothing changes. */
export function changeOf(
  draft: PatientDraft,
  known: KnownPerson,
  onKnown: KnownPeople,
): PatientChange | null {
  const isWanted = (given: string | null, has: string | null) => {
    if (given === null || given === "" || given === has) return false;
    return onKnown === "replace" || (onKnown === "fill" && (has === null || has === ""));
  };
  const change: PatientChange = {};
  if (isWanted(draft.phone, known.phone) && !isSamePhone(draft, known)) {
    change.phone = draft.phone;
    change.phoneE164 = draft.phoneE164;
  }
  if (isWanted(draft.email, known.email)) change.email = draft.email;
  if (isWanted(draft.dateOfBirth, known.dateOfBirth)) change.dateOfBirth = draft.dateOfBirth;
  if (isWanted(draft.notes, known.notes)) change.notes = draft.notes;
  return Object.keys(change).length > 0 ? change : null;
}

const words: Record<string, string> = {
  phone: "phone",
  email: "email",
  dateOfBirth: "date of birth",
  notes: "notes",
};

/** For the preview: `phone, notes`. */
export const changedWords = (change: PatientChange): string =>
  Object.keys(change)
    .flatMap((field) => words[field] ?? [])
    .join(", ");

export const toldOf = ({ phone, email, dateOfBirth }: PersonDraft): string =>
  [phone, email, dateOfBirth && `born ${shortDate(dateOfBirth)}`].filter(Boolean).join(" · ") || "Name only";
