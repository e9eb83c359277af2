import { z } from "zod";
import { id, instant, localDate, localTime, name, optionalEmail } from "./fields.ts";
import { appointmentStatuses, minPhoneLength, textLimits } from "./limits.ts";

export const appointmentStatus = z.enum(appointmentStatuses);

/** Whether the patient came. */
export const attendances = ["arrived", "no_show"] as const;
export type Attendance = (typeof attendances)[number];

/** What staff and API clients read of an appointment. */
export const appointment = z.object({
  id,
  patientName: z.string(),
  patientPhone: z.string(),
  patientEmail: z.string().nullable(),
  /** Clinic-local day and time. */
  requestedDate: localDate,
  requestedTime: localTime,
  appointmentType: z.string().nullable(),
  status: appointmentStatus,
  notes: z.string().nullable(),
  /** true: entered by staff; false: booked by the assistant on a call. */
  isManuallyCreated: z.boolean(),
  createdBy: z.string().nullable(),
  createdByUsername: z.string().nullable(),
  cancelledByUsername: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelledAt: instant.nullable(),
  startsAt: instant,
  endsAt: instant,
  /** The call that booked it, when one did. */
  callId: z.string().nullable(),
  /** Whether the patient came; null = nobody has said so. */
  attendance: z.enum(attendances).nullable(),
  attendanceAt: instant.nullable(),
  attendanceByUsername: z.string().nullable(),
  /** Booked or changed on a test call: it holds no time, and nobody comes. Never true for a program with an API key. */
  isTest: z.boolean(),
});
export type Appointment = z.infer<typeof appointment>;

/**
 * The specification (section 5) asks for ten characters, whatever its message says: `12-34-56-78` is a number. Eight of
 * ten have to be digits in any number that can be dialled, so that ten dashes are none.
 */
const fewestDigits = 8;

export const createAppointmentBody = z.object({
  requestedDate: localDate,
  requestedTime: localTime,
  patientDetails: z.object({
    name: name("Name is required", `Name can have at most ${textLimits.name} characters`),
    phone: z
      .string("Phone number must be at least 10 digits")
      .trim()
      .min(minPhoneLength, { error: "Phone number must be at least 10 digits", abort: true })
      .refine((v) => !/\p{Cc}/u.test(v), { error: "Phone number must be one line of text", abort: true })
      .max(textLimits.phone, `Phone number can have at most ${textLimits.phone} characters`)
      .refine((v) => v.replace(/\D/g, "").length >= fewestDigits, "Phone number must be at least 10 digits"),
    email: optionalEmail,
  }),
  appointmentType: z.string().max(textLimits.name).optional(),
  notes: z.string().max(textLimits.notes, `Notes can have at most ${textLimits.notes} characters`).optional(),
});
export type CreateAppointmentBody = z.input<typeof createAppointmentBody>;

export const cancelAppointmentBody = z.object({
  reason: z
    .string()
    .max(textLimits.reason, `Reason can have at most ${textLimits.reason} characters`)
    .optional(),
});

/** The status that the appointment had before it was cancelled. */
export const restoreAppointmentBody = z.object({
  status: z.enum(["requested", "confirmed"]).default("confirmed"),
});

export const rescheduleAppointmentBody = z.object({ requestedDate: localDate, requestedTime: localTime });

/** Where an appointment lay before and after a move, on the clinic's clock. */
export const appointmentMove = z.object({
  id,
  fromDate: localDate,
  fromTime: localTime,
  toDate: localDate,
  toTime: localTime,
  movedAt: instant,
  /** Null = the assistant, on a call. */
  movedByUsername: z.string().nullable(),
});

export const clearedTestAppointments = z.object({ removed: z.number().int() });

/** `null` takes the mark back. */
export const attendanceBody = z.object({ attendance: z.enum(attendances).nullable() });

export const availabilityBody = z.object({
  requestedDate: localDate,
  /** Its treatment decides how long a time must be; without one it is a general consultation. */
  appointmentType: z.string().max(textLimits.name).optional(),
});
export const availabilityReply = z.object({ availableSlots: z.array(localTime) });
export type AvailabilityReply = z.infer<typeof availabilityReply>;
