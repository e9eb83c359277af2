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
  /** Why it is not the visit's own day with its own practitioner, and what it is instead; empty where it is. */
  sentence: string;
  /** The day of its own practitioner, where another sees the patient before. */
  instead?: { date: string; practitionerId: string; label: string } | undefined;
}

const lookingFurther = "Looking for the next day with a free time...";

interface Named {
  id: string;
  name: string;
}

interface Looking {
  today: string;
  /** Who does that treatment. */
  practitioners: readonly Named[];
  /** The practitioner who was chosen instead of the visit's own; null = nobody was chosen. */
  chosen: { practitionerId: string | undefined } | null;
  /** Whether a day is still to be found: a person has chosen none. */
  isWanted: boolean;
}

/**
 * The day that is shown first: the visit's own; where its practitioner has nothing free on it, with another who has, and
 * else the next day with a free time. For whoever is chosen it begins with the visit's own day again. Kept once it is found:
 * what another desk books does not turn the page.
 */
export function useFirstDay(
  appointment: Appointment,
  { today, practitioners, chosen, isWanted }: Looking,
): FirstDay {
  const practitionerId = chosen ? chosen.practitionerId : (appointment.practitionerId ?? undefined);
  const own = appointment.requestedDate < today ? "" : appointment.requestedDate;
  const { known } = useTimesToMove(appointment, isWanted ? own : "", practitionerId);
  const isFull = known.state === "known" && known.slots.length === 0;
  const isBookKnown = useBook() !== null;
  const others = chosen ? [] : practitioners.map(({ id }) => id).filter((id) => id !== practitionerId);
  const whom = `${chosen === null} ${practitionerId ?? ""}`;
  const [found, setFound] = useState<{ whom: string; day: FirstDay } | null>(null);
  const wish = { appointmentType: typeOf(appointment), movingId: appointment.id, practitionerId };
  const { next, isLooking } = useNextFree({ ...wish, from: own, others }, isWanted && isFull && isBookKnown);
  const { data: displaced, isFetched: isKnown } = useQuery({ ...displacedVisits, enabled: isFull });
  if (found?.whom === whom) return found.day;
  if (!isFull || next === undefined || !isKnown)
    return { date: own, practitionerId, sentence: isLooking ? lookingFurther : "" };
  const because = displaced?.find(({ appointmentId }) => appointmentId === appointment.id);
  const name = chosen ? nameOf(practitioners, practitionerId) : appointment.practitionerName;
  const why = chosen ? nothingFree(name, appointment.requestedDate) : whyNot(appointment, because);
  const day = {
    date: next?.date ?? own,
    practitionerId: next?.practitionerId ?? practitionerId,
    sentence: otherDaySentence(why, name, next, practitioners),
    instead: insteadOf(next, practitionerId, name),
  };
  setFound({ whom, day });
  return day;
}

const nameOf = (practitioners: readonly Named[], id: string | undefined) =>
  practitioners.find((one) => one.id === id)?.name ?? null;

const nothingFree = (who: string | null, date: string): string =>
  who === null
    ? `Nothing is free on ${spokenDate(date)}.`
    : `${who} has nothing free on ${spokenDate(date)}.`;

function insteadOf(
  next: NextFree | null,
  practitionerId: string | undefined,
  name: string | null,
): FirstDay["instead"] {
  const date = next?.later;
  if (!date || practitionerId === undefined) return undefined;
  return { date, practitionerId, label: `${name ?? "The same practitioner"} on ${spokenDate(date)}` };
}

/** `Dr Patel is away on Tuesday 8 December. Dr Moore is free that day.` */
export function otherDaySentence(
  why: string,
  name: string | null,
  next: NextFree | null,
  practitioners: readonly Named[],
): string {
  if (next === null)
    return `${why} ${name ?? "Nobody"} has no free time in the two weeks after. Choose a later day.`;
  const day = spokenDate(next.date);
  const other = practitioners.find(({ id }) => id === next.practitionerId);
  if (!other) return `${why} The next free times are on ${day}.`;
  const none = `${name ?? "Their practitioner"} has nothing free in the two weeks after.`;
  if (next.later === undefined) return `${why} ${none} The next free times are with ${other.name} on ${day}.`;
  return `${why} ${other.name} is free that day.${next.later === null ? ` ${none}` : ""}`;
}

/** Why a visit cannot stay where it is. */
export function whyNot(appointment: Appointment, displaced: DisplacedVisit | undefined): string {
  const { chairName, requestedTime } = appointment;
  const who = appointment.practitionerName ?? "Nobody";
  const day = spokenDate(appointment.requestedDate);
  const then = `at ${twelveHour(requestedTime)} on ${day}`;
  if (!displaced) return nothingFree(appointment.practitionerName, appointment.requestedDate);
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
