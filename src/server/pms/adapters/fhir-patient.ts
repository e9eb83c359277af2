import { toE164, toNational } from "#kernel/phone-numbers.ts";
import type { Booking } from "../port.ts";
import type { FhirAbilities } from "./fhir-abilities.ts";
import type { FhirClient } from "./fhir-client.ts";
import { type FhirPatient, fhirPatient } from "./fhir-resources.ts";
import { Trouble } from "./trouble.ts";

/** Who comes, for a participant of an appointment. */
export interface PatientActor {
  /** Absent where the server has no such patient and makes none for us. */
  reference?: string;
  display: string;
}

/** A name of ours for a thing of ours (RFC 9562 as of R4, "Identifier": `urn:ietf:rfc:3986`). */
const uriSystem = "urn:ietf:rfc:3986";
export const ourIdentifier = (id: string) => ({ system: uriSystem, value: `urn:uuid:${id}` });
export const searchedIdentifier = (id: string) => `${uriSystem}|urn:uuid:${id}`;

export const idOfOurs = (resource: {
  identifier?: { system?: string | undefined; value?: string | undefined }[] | undefined;
}) =>
  resource.identifier
    ?.find(({ system, value }) => system === uriSystem && value?.startsWith("urn:uuid:"))
    ?.value?.slice("urn:uuid:".length) ?? null;

/** The practice's own record of the person, found by name and number before one is made: no second one of anybody. */
export async function findOrMakePatient(
  client: FhirClient,
  abilities: FhirAbilities,
  booking: Booking,
): Promise<PatientActor> {
  const display = booking.patientName;
  if (abilities.patient.search) {
    const known = await findPatient(client, booking);
    if (known) return { reference: known, display };
  }
  if (!abilities.patient.create || booking.patientId === null) return { display };
  const made = await client.create(
    "Patient",
    patientOf(booking),
    `identifier=${searchedIdentifier(booking.patientId)}`,
  );
  return { reference: `Patient/${made.id}`, display };
}

async function findPatient(client: FhirClient, booking: Booking): Promise<string | null> {
  if (booking.patientId !== null) {
    const { patientId } = booking;
    const identified = await client.search(fhirPatient, "Patient", {
      identifier: searchedIdentifier(patientId),
    });
    // Servers may ignore a parameter that they do not know, and answer with everybody.
    const ours = identified.find((patient) => idOfOurs(patient) === patientId);
    if (ours?.id) return `Patient/${ours.id}`;
  }
  const e164 = booking.patientPhoneE164;
  if (e164 === null) return null;
  const national = toNational(e164);
  const numbers = [...new Set([e164, national, booking.patientPhone.trim()])].map((n) =>
    n.replace(/[\\,$|]/g, "\\$&"),
  );
  const callable = await client.search(fhirPatient, "Patient", { phone: numbers.join(",") });
  const [first, second] = callable.filter((patient) => isSamePerson(patient, booking.patientName, e164));
  if (second && first?.id !== second.id) throw new Trouble("several_patients");
  return first?.id ? `Patient/${first.id}` : null;
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** One number may belong to a whole family, so the name counts too; a middle name does not. */
function isSamePerson(patient: FhirPatient, name: string, e164: string): boolean {
  if (patient.active === false) return false;
  const hasNumber = patient.telecom?.some(
    ({ system, value }) =>
      (system === "phone" || system === "sms") && value !== undefined && toE164(value) === e164,
  );
  if (!hasNumber) return false;
  const wanted = plain(name);
  return (patient.name ?? []).some(({ text, given = [], family = "" }) =>
    [text ?? "", [...given, family].join(" "), [given[0] ?? "", family].join(" ")].some(
      (form) => plain(form) === wanted,
    ),
  );
}

function patientOf({ patientId, patientName, patientPhone, patientPhoneE164, patientEmail }: Booking) {
  const words = patientName.trim().split(/\s+/);
  const family = words.length > 1 ? words.at(-1) : undefined;
  return {
    resourceType: "Patient",
    identifier: [ourIdentifier(patientId ?? "")],
    active: true,
    name: [
      {
        text: patientName,
        ...(family && { family }),
        given: family ? words.slice(0, -1) : words,
      },
    ],
    telecom: [
      { system: "phone", value: patientPhoneE164 ?? patientPhone },
      ...(patientEmail ? [{ system: "email", value: patientEmail }] : []),
    ],
  };
}
