import { z } from "zod";
import { durationMinutes } from "../clinic/treatments.ts";
import { id, instant, localDate, localTime, name, optionalEmail } from "../fields.ts";
import {
  appointmentStatuses,
  minPhoneLength,
  mostConfirmedAtOnce,
  mostSettledAtOnce,
  textLimits,
} from "../limits.ts";

export const appointmentStatus = z.enum(appointmentStatuses);

/** Whether the patient came. */
export const attendances = ["arrived", "no_show"] as const;
export type Attendance = (typeof attendances)[number];

/** What staff and API clients read of an appointment. */
export const appointment = z.object({
  id,
  /** Told back with a change of it (`If-Match`): who, what for, the notes, when, where and with whom. */
  version: z.string(),
  patientName: z.string(),
  patientPhone: z.string(),
  patientEmail: z.string().nullable(),
  /** Clinic-local day and time. */
  requestedDate: localDate,
  requestedTime: localTime,
  appointmentType: z.string().nullable(),
  status: appointmentStatus,
  notes: z.string().nullable(),
  /** true: entered by staff; false: booked by the assistant on a call, or by the patient. */
  isManuallyCreated: z.boolean(),
  /** Booked by the patient on the clinic's page. */
  isBookedOnline: z.boolean(),
  /** Came in with a file of the clinic's old book. */
  isImported: z.boolean(),
  createdBy: z.string().nullable(),
  createdByUsername: z.string().nullable(),
  cancelledByUsername: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelledAt: instant.nullable(),
  startsAt: instant,
  endsAt: instant,
  /** When it was booked. */
  bookedAt: instant,
  /** The patient's record; null for one that has none yet. */
  patientId: id.nullable(),
  chairId: id,
  chairName: z.string(),
  /** With whom; null where nobody was named and the clinic books chairs alone. */
  practitionerId: id.nullable(),
  practitionerName: z.string().nullable(),
  /** Minutes before and after in which its chair and practitioner are taken too. */
  bufferBeforeMinutes: z.number().int(),
  bufferAfterMinutes: z.number().int(),
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

/** Which appointments; without any, all of them. */
export const appointmentsQuery = z
  .object({
    /** First and last day of the visits on the clinic's clock, both included. */
    from: localDate.optional(),
    to: localDate.optional(),
    /** Instead of a first day: so many days before today. */
    pastDays: z.coerce.number().int().min(0).max(3_660).optional(),
    /** That one alone. */
    id: id.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    message: "The last day is before the first",
    path: ["to"],
  })
  .refine(({ from, pastDays }) => from === undefined || pastDays === undefined, {
    message: "Give a first day or a number of days, not both",
    path: ["pastDays"],
  });
export type AppointmentsQuery = z.output<typeof appointmentsQuery>;

/** Where and with whom, and for how long; what is absent is chosen by whoever and whatever is free, and by the treatment. */
const placeWish = {
  practitionerId: id.optional(),
  chairId: id.optional(),
  durationMinutes: durationMinutes.optional(),
};

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
  /** The record of the patient, where it was chosen from those on record; else name and number find it. */
  patientId: id.optional(),
  /** The patient is here: the time may have come up to an hour ago, and no confirmation is sent. */
  isWalkIn: z.boolean().optional(),
  ...placeWish,
});
export type CreateAppointmentBody = z.input<typeof createAppointmentBody>;

/** What is left out stays. Another name, number or address is also that of the same patient's bookings to come. */
export const editAppointmentBody = z.object({
  patientDetails: createAppointmentBody.shape.patientDetails.optional(),
  appointmentType: createAppointmentBody.shape.appointmentType,
  notes: createAppointmentBody.shape.notes,
});
export type EditAppointmentBody = z.input<typeof editAppointmentBody>;

/** The appointment as it stands now, and how many other bookings to come were corrected with it. */
export const editedAppointment = z.object({ appointment, alsoCorrected: z.number().int() });

/** Requests to be confirmed together; one that is named twice counts once. */
export const confirmAppointmentsBody = z.object({
  ids: z
    .array(id)
    .min(1, "Choose at least one appointment")
    .max(mostConfirmedAtOnce, `At most ${mostConfirmedAtOnce} appointments can be confirmed at once`)
    .transform((ids) => [...new Set(ids)]),
});

/** What became of each, in the order asked: one that somebody cancelled meanwhile keeps none of the others. */
export const confirmedAppointments = z.array(
  z.object({ id, outcome: z.enum(["confirmed", "already_confirmed", "already_cancelled", "not_found"]) }),
);
export type ConfirmedAppointments = z.infer<typeof confirmedAppointments>;

export const cancelAppointmentBody = z.object({
  reason: z
    .string()
    .max(textLimits.reason, `Reason can have at most ${textLimits.reason} characters`)
    .optional(),
  /** False = nothing is written to the patient. */
  tellPatient: z.boolean().default(true),
});

/** The status that the appointment had before it was cancelled. */
export const restoreAppointmentBody = z.object({
  status: z.enum(["requested", "confirmed"]).default("confirmed"),
});

/** Whether the patient is written to of a move: `if_told` = where they have heard of the time that the visit leaves, or not yet of any. */
export const moveNews = z.enum(["yes", "no", "if_told"]);
export type MoveNews = z.infer<typeof moveNews>;

/** Without a wish the visit stays as long as it was, and with the same practitioner and in the same chair where they are free. */
export const rescheduleAppointmentBody = z.object({
  requestedDate: localDate,
  requestedTime: localTime,
  ...placeWish,
  tellPatient: moveNews.default("yes"),
  /** The status before a move that is taken back; a move by staff confirms. */
  status: z.enum(["requested", "confirmed"]).optional(),
});
export type RescheduleAppointmentBody = z.input<typeof rescheduleAppointmentBody>;

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

/** A visit as it was seen when it was decided on. */
const seenVisit = z.object({ id, version: z.string(), attendance: z.enum(attendances).nullable() });
export type SeenVisit = z.infer<typeof seenVisit>;

/** Visits to be marked together, each while it stands as it was seen: the word of another desk is not overwritten. */
export const settleAppointmentsBody = attendanceBody.extend({
  visits: z
    .array(seenVisit)
    .min(1, "Choose at least one visit")
    .max(mostSettledAtOnce, `At most ${mostSettledAtOnce} visits can be marked at once`),
});

/** What became of each, in the order asked: one that somebody moved meanwhile keeps none of the others. */
export const settledAppointments = z.array(
  z.object({
    id,
    outcome: z.enum([
      "marked",
      "already_marked",
      "changed_meanwhile",
      "already_cancelled",
      "not_yet",
      "not_found",
    ]),
  }),
);
export type SettledAppointments = z.infer<typeof settledAppointments>;

export const availabilityBody = z.object({
  requestedDate: localDate,
  /** Its treatment decides how long a time must be; without one it is a general consultation. */
  appointmentType: z.string().max(textLimits.name).optional(),
  /** A visit that is to be moved: times as long as it is, and its own place is free to it. */
  movingId: id.optional(),
  /** The patient is here: every five minutes from up to an hour ago. */
  isWalkIn: z.boolean().optional(),
  ...placeWish,
});
export const availabilityReply = z.object({
  availableSlots: z.array(localTime),
  /** For a patient who is here: the first time from now on, and where and with whom it would be; null = the day has none left. */
  walkIn: z
    .object({
      time: localTime,
      isNow: z.boolean(),
      chairName: z.string(),
      practitionerName: z.string().nullable(),
    })
    .nullable()
    .optional(),
});
export type AvailabilityReply = z.infer<typeof availabilityReply>;
