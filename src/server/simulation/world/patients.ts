import { seededRandomFor } from "#kernel/seeded-random.ts";

/** A made-up patient of the simulated clinic. */
export interface Patient {
  first: string;
  last: string;
  /** National form, ten digits, of the range that the numbering plan keeps for fiction. */
  mobile: string;
  email: string | null;
}

const firstNames = [
  ...["Mia", "Noah", "Olivia", "Jack", "Ava", "Leo", "Grace", "Henry", "Zoe", "Ethan", "Ruby", "Arjun"],
  ...["Chloe", "Lucas", "Aisha", "Oscar", "Hana", "Thomas", "Priya", "Daniel"],
] as const;
const lastNames = [
  ...["Chen", "Nguyen", "Walker", "Patel", "Harris", "Kim", "Rossi", "Singh", "Taylor", "Murphy"],
  ...["Haddad", "Campbell", "Santos", "Wright", "Tran", "Fraser", "Lindqvist", "Okafor", "Silvera"],
] as const;

const shareWithMail = 0.5;
/** Every so many share the number of the one before: a family. */
const familyEvery = 12;

export const patientAt = (seed: number, index: number): Patient => {
  const first = firstNames[index % firstNames.length] ?? "Mia";
  const isFamily = index % familyEvery === familyEvery - 1;
  const ofNumber = isFamily ? index - 1 : index;
  const last = lastNames[(ofNumber * 7 + 3) % lastNames.length] ?? "Chen";
  return {
    ...{ first, last, mobile: `049157${String(1_000 + ofNumber).padStart(4, "0")}` },
    email: seededRandomFor(seed, "mail", index).chance(shareWithMail)
      ? `${first}.${last}${index}@patients.example`.toLowerCase()
      : null,
  };
};

export const nameOf = ({ first, last }: Patient): string => `${first} ${last}`;
export const phoneOf = ({ mobile }: Patient): string => `+61${mobile.slice(1)}`;
