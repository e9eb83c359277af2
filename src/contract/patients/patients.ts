import { z } from "zod";
import { appointmentStatus, createAppointmentBody } from "../booking/appointments.ts";
import { id, instant, localDate, localTime, optionalEmail } from "../fields.ts";
import { textLimits } from "../limits.ts";

/**
 * How a patient may be reached, and about what; each is on until the patient says otherwise. Offers and newsletters are the other way
 * round: nobody gets them who has not agreed (Spam Act 2003, section 16).
 */
export const contactPreferences = z.object({
  sms: z.boolean().default(true),
  email: z.boolean().default(true),
  phone: z.boolean().default(true),
  reminders: z.boolean().default(true),
  recalls: z.boolean().default(true),
  promotions: z.boolean().default(false),
});
export type ContactPreferences = z.infer<typeof contactPreferences>;

export const patient = z.object({
  id,
  name: z.string(),
  /** As it was given last; the screen may show it as it is. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  dateOfBirth: localDate.nullable(),
  notes: z.string(),
  preferences: contactPreferences,
  /** Appointments that were not cancelled. */
  appointmentCount: z.number().int(),
  /** Clinic-local day of the latest visit that is over. */
  lastVisit: localDate.nullable(),
  /** Clinic-local day and time of the next one. */
  nextVisit: z.object({ date: localDate, time: localTime }).nullable(),
  createdAt: instant,
});
export type Patient = z.infer<typeof patient>;

/** One appointment of a patient's history. */
export const patientVisit = z.object({
  id,
  requestedDate: localDate,
  requestedTime: localTime,
  appointmentType: z.string(),
  status: appointmentStatus,
  isManuallyCreated: z.boolean(),
  startsAt: instant,
});
export type PatientVisit = z.infer<typeof patientVisit>;

/** A merge that can still be undone. */
export const patientMerge = z.object({
  id,
  mergedName: z.string(),
  mergedAt: instant,
  mergedByUsername: z.string(),
});

/** The patient with the whole history, newest first. */
export const patientWithHistory = patient.extend({
  visits: z.array(patientVisit),
  merges: z.array(patientMerge),
});
export type PatientWithHistory = z.infer<typeof patientWithHistory>;

export const patientQuery = z.object({
  /** Name with typos, or part of a phone number or email address; empty = everybody. */
  search: z.string().trim().max(textLimits.name).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
/** Best match first when searched, else by name. `total` counts all that fit. */
export const patientPage = z.object({ patients: z.array(patient), total: z.number().int() });

/** Whoever is booked and whoever is on record are described by the same rules. */
const { name, phone } = createAppointmentBody.shape.patientDetails.shape;

const notes = z.string().max(textLimits.notes, `Notes can have at most ${textLimits.notes} characters`);
/** Whether it is still to come is judged on the clinic's calendar, by the server. */
const dateOfBirth = localDate.refine((day) => day >= "1900-01-01", "Date of birth must be after 1900");
const preferences = z.partialRecord(contactPreferences.keyof(), z.boolean());

export const createPatientBody = z.object({
  name,
  phone,
  email: optionalEmail,
  dateOfBirth: dateOfBirth.nullable().optional(),
  notes: notes.optional(),
  preferences: preferences.optional(),
});
export type CreatePatientBody = z.input<typeof createPatientBody>;

/** What is left out stays as it is. */
export const updatePatientBody = createPatientBody.partial();
export type UpdatePatientBody = z.input<typeof updatePatientBody>;

/** Two records that may be one person, and why. */
export const patientDuplicate = z.object({
  reason: z.enum(["same_phone", "same_name"]),
  patients: z.tuple([patient, patient]),
});
export type PatientDuplicate = z.infer<typeof patientDuplicate>;

/** The record of the path is kept; the other one's appointments move to it. */
export const mergePatientsBody = z.object({ mergedId: id });
export const mergePatientsReply = z.object({ mergeId: id, patient: patientWithHistory });
