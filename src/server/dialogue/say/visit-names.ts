import { type AppointmentType, appointmentTypes } from "#contract/limits.ts";
import type { FoundAppointment } from "../events.ts";
import { onSlot, possessive, spokenList } from "./spoken.ts";

/** What kinds of visits are called over the telephone, after 'a' and after 'your'. */
const names: Readonly<Record<AppointmentType, { a: string; bare: string }>> = {
  // What is booked where nothing else was told: callers who are read back a consultation ask what that is.
  "General Consultation": { a: "a visit", bare: "visit" },
  "Teeth Whitening": { a: "teeth whitening", bare: "teeth whitening" },
  "Teeth Cleaning": { a: "a clean", bare: "clean" },
  "Root Canal": { a: "a root canal visit", bare: "root canal visit" },
  "Dental Implant": { a: "an implant visit", bare: "implant visit" },
  "Oral Surgery": { a: "an oral surgery visit", bare: "oral surgery visit" },
  "Emergency Visit": { a: "an urgent visit", bare: "urgent visit" },
  "Follow-up": { a: "a follow-up visit", bare: "follow-up visit" },
  "X-Ray/Imaging": { a: "an X-ray visit", bare: "X-ray visit" },
  "Preventive Care": { a: "a check-up and clean", bare: "check-up and clean" },
};

const isKnown = (type: string): type is AppointmentType => appointmentTypes.some((each) => each === type);

/** What a general consultation may be for, but is not. */
const troubles: readonly string[] = [
  "cavity",
  "mouth ulcer",
  "bleeding gums",
  "sensitive teeth",
  "loose tooth",
  "chipped tooth",
  "broken tooth",
];
const uncounted: readonly string[] = ["whitening", "bonding", "Invisalign"];
const isUncounted = (noun: string): boolean =>
  uncounted.includes(noun) || noun.endsWith("s") || noun.endsWith("teeth");

/** `a crown`, `an X-ray`, `braces`: a treatment by what the caller called it. */
export function aNamed(noun: string): string {
  if (isUncounted(noun)) return noun;
  return ["a", "e", "i", "o", "X"].includes(noun.charAt(0)) ? `an ${noun}` : `a ${noun}`;
}

/** `crowns`, `wisdom teeth`: to stand after `we do`. */
export function severalNamed(noun: string): string {
  if (isUncounted(noun)) return noun;
  return noun.endsWith("tooth") ? `${noun.slice(0, -"tooth".length)}teeth` : `${noun}s`;
}

/** A general consultation may be for anything, and to most callers oral surgery is something else than a tooth out: both are called what the caller called them. */
const isCalledByCaller = (type: string | null, named: string | null): named is string =>
  (type === "General Consultation" || type === "Oral Surgery") && named !== null;

/**
 * `a clean`, `a filling`; a kind that the clinic entered itself is called by its name, and one that is not told (null) by
 * none. `named`: what the caller called it.
 */
export function aVisit(type: string | null, named: string | null = null): string {
  if (isCalledByCaller(type, named))
    return isBadTooth(type, named) ? `a visit for ${aNamed(named)}` : aNamed(named);
  return type === null ? "a visit" : isKnown(type) ? names[type].a : `a visit for ${type}`;
}

/** A wisdom tooth is what it is for, and nothing that is done. */
const isBadTooth = (type: string | null, named: string): boolean =>
  troubles.includes(named) ||
  (type === "Oral Surgery" && (named.endsWith("tooth") || named.endsWith("teeth")));

/** `clean`, to stand after `the` or `your`. */
export function bareVisit(type: string | null, named: string | null = null): string {
  if (isCalledByCaller(type, named)) return `${named} visit`;
  return type === null ? "visit" : isKnown(type) ? names[type].bare : `${type} visit`;
}

/** `an X-ray and a filling`: what is to be done beside it. */
export const severalAlso = (also: readonly { treatment: string; named: string | null }[]): string =>
  spokenList(
    also.map(({ treatment, named }) => {
      if (named === null) return aVisit(treatment);
      const isTrouble = treatment === "Emergency Visit" || troubles.includes(named);
      return isTrouble ? `a look at ${aNamed(named)}` : aNamed(named);
    }),
    "and",
  );

type Told = FoundAppointment & { named?: string | null };

/** `Mia Chen's clean tomorrow, Tuesday the 24th, at ten past ten` */
export const visitOf = (visit: Told, today: string): string =>
  `${possessive(visit.patientName)} ${bareVisit(visit.appointmentType, visit.named)} ${onSlot(visit, today)}`;

/** `a clean for Mia Chen tomorrow, Tuesday the 24th, at ten past ten` */
export const visitFor = (visit: Told, today: string): string =>
  `${aVisit(visit.appointmentType, visit.named)} for ${visit.patientName} ${onSlot(visit, today)}`;

export const theClinicConfirms = (visits: readonly FoundAppointment[]): string => {
  const open = visits.filter(({ status }) => status !== "confirmed").length;
  if (open === 0) return "";
  return `The clinic will confirm ${open === 1 ? "it" : "them"}.`;
};
