import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import type { DisplacedVisit } from "#contract/booking/displaced.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { displacedVisits } from "#web/lib/displaced/displaced-visits.ts";
import { typeOf } from "../appointment-labels.ts";
import { useBook } from "../use-book.ts";
import { type NextFree, useNextFree } from "./next-free-day.ts";
import { useTimesToMove } from "./times-to-move.ts";

export interface FirstDay {
  date: string;
  practitionerId: string | undefined;
  /** Why it is not the visit's own day, and what it is instead; empty where it is. */
  sentence: string;
}

const lookingFurther = "Looking for the next day with a free time...";

interface Named {
  id: string;
  name: string;
}

/**
 * The day that is shown first: the visit's own, or where nothing is free on it, the next one with a free time, with the same
 * practitioner where they have one. Kept once it is found: what another desk books does not turn the page.
 */
export function useFirstDay(
  appointment: Appointment,
  today: string,
  practitioners: readonly Named[],
  isUntouched: boolean,
): FirstDay {
  const practitionerId = appointment.practitionerId ?? undefined;
  const own = appointment.requestedDate < today ? "" : appointment.requestedDate;
  const { known } = useTimesToMove(appointment, isUntouched ? own : "", practitionerId);
  const isFull = known.state === "known" && known.slots.length === 0;
  const isBookKnown = useBook() !== null;
  const others = practitioners.map(({ id }) => id).filter((id) => id !== practitionerId);
  const [found, setFound] = useState<FirstDay | null>(null);
  const isWanted = isUntouched && isFull && isBookKnown;
  const wish = { appointmentType: typeOf(appointment), movingId: appointment.id, practitionerId };
  const { next, isLooking } = useNextFree({ ...wish, from: own, others }, isWanted);
  const { data: displaced, isFetched: isKnown } = useQuery({ ...displacedVisits, enabled: isFull });
  const why = displaced?.find(({ appointmentId }) => appointmentId === appointment.id);
  if (found) return found;
  if (!isFull || next === undefined || !isKnown)
    return { date: own, practitionerId, sentence: isLooking ? lookingFurther : "" };
  const day = {
    date: next?.date ?? own,
    practitionerId: next?.practitionerId ?? practitionerId,
    sentence: otherDaySentence(appointment, why, next, practitioners),
  };
  setFound(day);
  return day;
}

/** `Dr Patel is away on Tuesday 8 December. The next free times are on Thursday 10 December.` */
export function otherDaySentence(
  appointment: Appointment,
  displaced: DisplacedVisit | undefined,
  next: NextFree | null,
  practitioners: readonly Named[],
): string {
  const { practitionerName } = appointment;
  const why = whyNot(appointment, displaced);
  if (next === null) return `${why} Nobody has a free time in the two weeks after. Choose a later day.`;
  const day = spokenDate(next.date);
  const other = practitioners.find(({ id }) => id === next.practitionerId);
  if (!other) return `${why} The next free times are on ${day}.`;
  return `${why} ${practitionerName} has nothing free in the two weeks after. The next free times are with ${other.name} on ${day}.`;
}

function whyNot(appointment: Appointment, displaced: DisplacedVisit | undefined): string {
  const { chairName, requestedTime } = appointment;
  const who = appointment.practitionerName ?? "Nobody";
  const day = spokenDate(appointment.requestedDate);
  const then = `at ${twelveHour(requestedTime)} on ${day}`;
  if (!displaced)
    return who === "Nobody" ? `Nothing is free on ${day}.` : `${who} has nothing free on ${day}.`;
  return {
    closed: `The clinic is closed on ${day} (${displaced.name}).`,
    chair_blocked: `${chairName} is blocked on ${day} (${displaced.name}).`,
    away: `${who} is away on ${day}.`,
    outside_opening_hours: `The clinic is not open any more ${then}.`,
    outside_own_hours: `${who} is not in any more ${then}.`,
    chair_not_used: `${chairName} is not used on ${day} any more.`,
    chair_gone: `${chairName} is not in use any more.`,
    practitioner_gone: `${who} has left the clinic.`,
  }[displaced.because];
}
