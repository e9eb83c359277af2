import { z } from "zod";
import { id, instant, localDate, localTime } from "../fields.ts";
import { textLimits } from "../limits.ts";
import { createAppointmentBody } from "./appointments.ts";
import {
  answerMinutes,
  freedTimeStatuses,
  noticeHours,
  offerAnswers,
  offerStatuses,
  partsOfDay,
} from "./waitlist-options.ts";

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

/** How freed times are offered to those who wait. */
export const waitlistSettings = z.object({
  isOn: z.boolean(),
  /** How long somebody has to answer. */
  answerMinutes: z
    .number()
    .refine((value) => (answerMinutes as readonly number[]).includes(value), "Choose one of the times"),
  /** How long before its start a time must have been taken; later it is not offered. */
  noticeHours: z
    .number()
    .refine((value) => (noticeHours as readonly number[]).includes(value), "Choose one of the times"),
});
export type WaitlistSettings = z.infer<typeof waitlistSettings>;

/** One person who was asked whether they take a freed time. */
export const waitlistOffer = z.object({
  id,
  entryId: id,
  patientName: z.string(),
  patientPhone: z.string(),
  channel: z.enum(["sms", "email"]),
  status: z.enum(offerStatuses),
  offeredAt: instant,
  answerBy: instant,
  /** What they said last, late answers too; null = nothing. */
  answer: z.enum(offerAnswers).nullable(),
  answeredAt: instant.nullable(),
  /** Who of the clinic ended it; null = nobody did. */
  settledByUsername: z.string().nullable(),
});
export type WaitlistOffer = z.infer<typeof waitlistOffer>;

/** A time that came free, with everybody who was asked, in that order. */
export const freedTime = z.object({
  id,
  date: localDate,
  time: localTime,
  durationMinutes: z.number().int(),
  chairName: z.string(),
  status: z.enum(freedTimeStatuses),
  freedAt: instant,
  settledByUsername: z.string().nullable(),
  offers: z.array(waitlistOffer),
  /** Entries of the waitlist whom it would suit and who are not asked now, longest waiting first; empty once it is settled. */
  suits: z.array(id),
});
export type FreedTime = z.infer<typeof freedTime>;

export const waitlistOffers = z.object({
  settings: waitlistSettings,
  /** Why nobody is asked at the moment though it is on: null = people are. */
  heldBackBy: z.enum(["paused", "no_way", "night"]).nullable(),
  /** When patients are written to again; null = at any moment. */
  asksFrom: instant.nullable(),
  /** Those still to come, the earliest first. */
  freedTimes: z.array(freedTime),
});
export type WaitlistOffers = z.infer<typeof waitlistOffers>;

/**
 * How the desk steps in. `skip`: not them, the next. `accept`: they said yes to the desk. `offer`: ask this one now, in place of
 * whoever is asked. `stop`: ask nobody about this time. `resume`: ask on.
 */
export const steerOffersBody = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["skip", "accept"]), offerId: id }),
  z.object({ action: z.literal("offer"), freedTimeId: id, entryId: id }),
  z.object({ action: z.enum(["stop", "resume"]), freedTimeId: id }),
]);
export type SteerOffersBody = z.infer<typeof steerOffersBody>;
