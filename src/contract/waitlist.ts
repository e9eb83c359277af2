import { z } from "zod";
import { createAppointmentBody } from "./appointments.ts";
import { id, instant, localDate } from "./fields.ts";
import { textLimits } from "./limits.ts";
import { partsOfDay } from "./waitlist-options.ts";

/** Somebody who would come earlier if a time came free. */
export const waitlistEntry = z.object({
  id,
  patientName: z.string(),
  patientPhone: z.string(),
  patientEmail: z.string().nullable(),
  appointmentType: z.string(),
  /** The visit that would be moved forward; null = there is none yet. */
  appointmentId: id.nullable(),
  /** When that visit is, on the clinic's clock. */
  appointmentDate: localDate.nullable(),
  fromDate: localDate,
  /** Inclusive; null = whenever. */
  toDate: localDate.nullable(),
  partOfDay: z.enum(partsOfDay),
  notes: z.string(),
  createdByUsername: z.string(),
  createdAt: instant,
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

const { name, phone, email } = createAppointmentBody.shape.patientDetails.shape;
const wish = {
  fromDate: localDate,
  toDate: localDate.nullable().default(null),
  partOfDay: z.enum(partsOfDay).default("any"),
  notes: z
    .string()
    .trim()
    .max(textLimits.reason, `Notes can have at most ${textLimits.reason} characters`)
    .default(""),
};

/** Either a visit that should come forward, or a person without one. */
export const waitlistBody = z
  .object({
    ...wish,
    appointmentId: id.optional(),
    patientDetails: z.object({ name, phone, email }).optional(),
    appointmentType: z.string().max(textLimits.name).optional(),
  })
  .refine((w) => (w.appointmentId === undefined) !== (w.patientDetails === undefined), {
    message: "Name an appointment or a patient",
    path: ["patientDetails"],
  })
  .refine((w) => w.toDate === null || w.fromDate <= w.toDate, {
    message: "The last day is before the first",
    path: ["toDate"],
  });
export type WaitlistBody = z.input<typeof waitlistBody>;

/** The cancelled appointment whose time somebody on the list is to get. */
export const fillFreedTimeBody = z.object({ freedAppointmentId: id });
