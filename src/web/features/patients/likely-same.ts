import type { Patient } from "#contract/patients/patients.ts";
import { toE164 } from "#kernel/phone-numbers.ts";

export interface LikelySame {
  patient: Patient;
  reason: "same_phone" | "same_name";
}

const plain = (name: string) => name.trim().replace(/\s+/g, " ").toLocaleLowerCase("en-AU");

/** Records that may be the person whose name and number are being typed, the number first. */
export function likelySame(
  known: readonly Patient[],
  typed: { name: string; phone: string },
  exceptId: string | null,
): LikelySame[] {
  const phone = toE164(typed.phone);
  const name = plain(typed.name);
  const others = [...new Map(known.map((patient) => [patient.id, patient])).values()].filter(
    ({ id }) => id !== exceptId,
  );
  const samePhone = others.filter((other) => phone !== null && toE164(other.phone ?? "") === phone);
  const sameName = others.filter(
    (other) => name !== "" && plain(other.name) === name && !samePhone.includes(other),
  );
  return [
    ...samePhone.map((patient) => ({ patient, reason: "same_phone" as const })),
    ...sameName.map((patient) => ({ patient, reason: "same_name" as const })),
  ];
}
