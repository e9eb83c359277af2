import { z } from "zod";
import { callOutcome } from "../calls/calls.ts";
import { unansweredQuestion } from "../clinic/answers.ts";
import { id, instant, localDate, localTime } from "../fields.ts";
import { appointmentStatuses } from "../limits.ts";

/** Any day of the week that is asked for; the present week when absent. */
export const figuresQuery = z.object({ week: localDate.optional() });

/** At most so many rows stand behind a figure, the latest first; the figure counts all. */
export const mostFigureRows = 200;

const n = z.number().int();

/** A caller's call that the assistant answered and that is over. */
const figureCall = z.object({
  callId: id,
  /** As they gave it, else the only patient with that number. */
  name: z.string().nullable(),
  /** E.164; null = withheld. */
  phone: z.string().nullable(),
  startedAt: instant,
  durationSeconds: n,
  outcome: callOutcome,
});
export type FigureCall = z.infer<typeof figureCall>;

const figureBooking = z.object({
  appointmentId: id,
  patientName: z.string(),
  appointmentType: z.string(),
  requestedDate: localDate,
  requestedTime: localTime,
  status: z.enum(appointmentStatuses),
  bookedAt: instant,
  /** By today's price list, in cents of A$; null = the list has no price. */
  priceCents: n.nullable(),
  /** The price is the lowest. */
  isFromPrice: z.boolean(),
});
export type FigureBooking = z.infer<typeof figureBooking>;

/** What is compared from week to week. */
const figureCounts = z.object({
  /** Calls that the assistant answered while the clinic was closed, by the opening hours as they are set now. */
  outOfHours: n,
  /** All calls that it answered. */
  answered: n,
  /** Visits that it booked, whatever became of them since. */
  booked: n,
  /** Of those that stand, what the price list says, in cents of A$. */
  worthCents: n,
  /**
   * Whole minutes that callers spoke with it on calls that got what they rang for and left nobody anything to do: no call
   * that was put through, and none that left a message, a ring-back or an emergency.
   */
  minutesSaved: n,
});
export type FigureCounts = z.infer<typeof figureCounts>;

/** What the assistant did for the clinic in a week from Monday to Sunday of its own clock. Test calls and samples never count. */
export const figures = z.object({
  /** Its Monday. */
  week: localDate,
  /** Its Sunday. */
  lastDay: localDate,
  counts: figureCounts,
  /** The same of the week before. */
  before: figureCounts,
  /** Visits booked that were cancelled since: they are worth nothing. */
  cancelled: n,
  /** Of those that stand: how many have a lowest price, or none. */
  withFromPrice: n,
  withoutPrice: n,
  /** Calls that saved minutes. */
  savingCalls: n,
  outOfHoursCalls: z.array(figureCall),
  bookings: z.array(figureBooking),
  callsThatSaved: z.array(figureCall),
  /** What callers asked and it could not answer, the latest first: once while it is open, and once settled. */
  unanswered: z.array(
    /** `isOpen`: nobody has answered it or put it aside yet. */
    unansweredQuestion.extend({ isOpen: z.boolean() }),
  ),
});
export type Figures = z.infer<typeof figures>;
