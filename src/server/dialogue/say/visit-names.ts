import { type AppointmentType, appointmentTypes } from "#contract/limits.ts";
import type { FoundAppointment } from "../events.ts";
import { onSlot, possessive } from "./spoken.ts";

/** What kinds of visits are called over the telephone, after 'a' and after 'your'. */
const names: Readonly<Record<AppointmentType, { a: string; bare: string }>> = {
  "General Consultation": { a: "a consultation", bare: "consultation" },
  "Teeth Whitening": { a: "teeth whitening", bare: "teeth whitening" },
  "Teeth Cleaning": { a: "a clean", bare: "clean" },
  "Root Canal": { a: "a root canal visit", bare: "root canal visit" },
  "Dental Implant": { a: "an implant visit", bare: "implant visit" },
  "Oral Surgery": { a: "an oral surgery visit", bare: "oral surgery visit" },
  "Emergency Visit": { a: "an emergency visit", bare: "emergency visit" },
  "Follow-up": { a: "a follow-up visit", bare: "follow-up visit" },
  "X-Ray/Imaging": { a: "an X-ray visit", bare: "X-ray visit" },
  "Preventive Care": { a: "a check-up and clean", bare: "check-up and clean" },
};

const isKnown = (type: string): type is AppointmentType => appointmentTypes.some((each) => each === type);

/** `a clean`; a kind that the clinic entered itself is called by its name, and one that is not told (null) by none. */
export const aVisit = (type: string | null): string =>
  type === null ? "a visit" : isKnown(type) ? names[type].a : `a visit for ${type}`;

/** `clean`, to stand after `the` or `your`. */
export const bareVisit = (type: string | null): string =>
  type === null ? "visit" : isKnown(type) ? names[type].bare : `${type} visit`;

/** `Mia Chen's clean tomorrow, Tuesday the 24th, at ten past ten` */
export const visitOf = (visit: FoundAppointment, today: string): string =>
  `${possessive(visit.patientName)} ${bareVisit(visit.appointmentType)} ${onSlot(visit, today)}`;

/** `a clean for Mia Chen tomorrow, Tuesday the 24th, at ten past ten` */
export const visitFor = (visit: FoundAppointment, today: string): string =>
  `${aVisit(visit.appointmentType)} for ${visit.patientName} ${onSlot(visit, today)}`;

export const theClinicConfirms = (visits: readonly FoundAppointment[]): string => {
  const open = visits.filter(({ status }) => status !== "confirmed").length;
  if (open === 0) return "";
  return `The clinic will confirm ${open === 1 ? "it" : "them"}.`;
};
