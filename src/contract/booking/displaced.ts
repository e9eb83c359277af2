import { z } from "zod";
import { affectedVisit, workingHours } from "../clinic/people.ts";
import { id, instant, localTime } from "../fields.ts";

/**
 * Why a visit cannot take place where it is booked: a closure or holiday of the clinic, a blocked chair, leave; ordinary hours
 * that were changed since (the clinic's, the practitioner's, the chair's days); or a chair or practitioner that is there no more.
 */
export const displacements = [
  "closed",
  "chair_blocked",
  "away",
  "outside_opening_hours",
  "outside_own_hours",
  "chair_not_used",
  "chair_gone",
  "practitioner_gone",
] as const;
export type Displacement = (typeof displacements)[number];

/** A visit to come that needs another time, chair or practitioner. */
export const displacedVisit = z.object({
  appointmentId: id,
  startsAt: instant,
  because: z.enum(displacements),
  /** The holiday's name, or the reason of the closure; empty for the rest. */
  name: z.string(),
});
export type DisplacedVisit = z.infer<typeof displacedVisit>;

/** Empty = closed that day. */
const dayHours = z.object({ start: localTime.or(z.literal("")), end: localTime.or(z.literal("")) });

/** Ordinary hours that somebody is about to save; what is left out stays as it is. */
export const hoursToSave = z.object({
  openingHours: z.object({ weekdays: dayHours, weekends: dayHours }).optional(),
  practitioner: z
    .object({
      id,
      weekdays: z.array(z.number().int().min(0).max(6)),
      hours: z.array(workingHours).nullable(),
    })
    .optional(),
  chair: z.object({ id, weekdays: z.array(z.number().int().min(0).max(6)).nullable() }).optional(),
});
export type HoursToSave = z.input<typeof hoursToSave>;

/** Which visits would lie outside, beside those that need moving already. */
export const displacedByHours = z.object({
  bookedVisits: z.number().int(),
  /** The first of them, in the order of the clock. */
  visits: z.array(affectedVisit),
});
