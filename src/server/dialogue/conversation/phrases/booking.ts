import type { FreeTime } from "#contract/errors.ts";
import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import type { BookingRequest, ClinicFacts, FoundAppointment, ToolResult } from "#server/dialogue/events.ts";
import {
  bareVisit,
  hoursOn,
  onDay,
  onSlot,
  possessive,
  spokenDay,
  spokenEmail,
  spokenList,
  spokenPhone,
  spokenSlot,
  spokenTime,
  spokenTimes,
  spokenVisit,
} from "./spoken.ts";

/** Everything the appointment will hold, said so that it can be followed by ear. */
export function readBack(booking: BookingRequest, today: string): string {
  const { date, time, patientName, patientPhone, patientEmail, appointmentType } = booking;
  const email = patientEmail ? `, e-mail ${spokenEmail(patientEmail)}` : "";
  return `To check: ${spokenVisit(appointmentType)} for ${patientName}, ${spokenDay(date, today)} at ${spokenTime(time)}, phone number ${spokenPhone(patientPhone)}${email}.`;
}

export const moveReadBack = (appointment: FoundAppointment, to: FreeTime, today: string): string =>
  `To check: ${possessive(appointment.patientName)} ${bareVisit(appointment.appointmentType)} moves from ${spokenSlot(appointment, today)} to ${spokenSlot(to, today)}.`;

export const booked = (appointment: FoundAppointment, today: string): string =>
  appointment.status === "confirmed"
    ? `That is booked: ${spokenVisit(appointment.appointmentType)} for ${appointment.patientName} ${onSlot(appointment, today)}.`
    : `I have requested ${spokenVisit(appointment.appointmentType)} for ${appointment.patientName} ${onSlot(appointment, today)}. The clinic will confirm it.`;

/** Everything that this call booked, from its results. */
export function soFar(appointments: readonly FoundAppointment[], today: string): string {
  const each = appointments.map(
    (one) => `${possessive(one.patientName)} ${bareVisit(one.appointmentType)} ${onSlot(one, today)}`,
  );
  return `So far I have ${spokenList(each, "and")}.${toBeConfirmed(appointments)}`;
}

function toBeConfirmed(appointments: readonly FoundAppointment[]): string {
  const open = appointments.filter(({ status }) => status !== "confirmed").length;
  return open === 0 ? "" : ` The clinic will confirm ${open === 1 ? "it" : "them"}.`;
}

/** What the caller may leave as it is. */
export function stands(appointments: readonly FoundAppointment[], today: string): string {
  if (appointments.length === 0) return "";
  const days = spokenList(
    appointments.map((each) => onSlot(each, today)),
    "and",
  );
  const one = appointments.length === 1;
  return `Your ${one ? "booking" : "bookings"} ${days} ${one ? "stands" : "stand"}.${toBeConfirmed(appointments)}`;
}
/** For a time that this very call booked: nobody else has it. */
export const alreadyTheirs = (own: FoundAppointment, today: string): string =>
  `${spokenTime(own.time)} ${onDay(own.date, today)} is already booked on this call, for ${own.patientName}.`;
/** For the very time at which the visit stands that is to be moved. */
export const alreadyThen = (moving: FreeTime, today: string): string =>
  `That is when it is already, ${spokenSlot(moving, today)}.`;
/** For a time at which another visit of the same patient stands. */
export const ownVisitThen = (own: FoundAppointment, today: string): string =>
  `${possessive(own.patientName)} ${bareVisit(own.appointmentType)} is ${onSlot(own, today)} already.`;
/** Before a second visit of the same patient on one day is read back. */
export const alsoOnThatDay = ({ patientName, time, date }: FoundAppointment, today: string): string =>
  `I already have ${patientName} down for ${spokenTime(time)} ${onDay(date, today)}. This would be a second visit that day.`;
export const stillToBook = "The next person is not booked yet.";
/** They may well have an appointment from before. */
export const notOnCall = (name: string): string => `${capital(name)} is not booked on this call yet.`;
export const numberGiven = (phone: string): string => `The phone number I have is ${spokenPhone(phone)}.`;
export const noOther = "There is no other booking on this call.";

export const moved = (to: FoundAppointment, today: string): string =>
  `The appointment is now ${to.status === "confirmed" ? "booked" : "requested"} for ${spokenSlot(to, today)}.${
    to.status === "confirmed" ? "" : " The clinic will confirm it."
  }`;

export interface Wished {
  date: string | null;
  time: string | null;
  /** The part of the day, when one was wished for. */
  part: { from: string; to: string; label: string } | null;
  /** 'Ten or eleven': beside those the day may have free times. */
  isSeveral?: boolean;
}

/** 'Later than two' is looked for from a minute past two on. */
const justBefore = (time: string): string =>
  minutesOf(time) % 10 === 1 ? timeOfMinutes(minutesOf(time) - 1) : time;

/** `in the afternoon`, `between 9:30 am and 11:00 am`: beyond it there may be free times that day. */
function duringPart({ part }: Wished): string {
  if (part === null) return "";
  if (["morning", "afternoon", "evening"].includes(part.label)) return ` in the ${part.label}`;
  if (part.to >= "23:59") return ` after ${spokenTime(justBefore(part.from))}`;
  return part.from === "00:00"
    ? ` before ${spokenTime(part.to)}`
    : ` between ${spokenTime(part.from)} and ${spokenTime(part.to)}`;
}

/** Why the wish cannot be had; day and time are named where the caller named them. */
export function obstacleSentence(
  {
    obstacle,
    lastDay,
    closedFor,
  }: Pick<Extract<ToolResult, { type: "slots" }>, "obstacle" | "lastDay" | "closedFor">,
  wished: Wished,
  facts: ClinicFacts,
  today: string,
): string {
  if (obstacle === "taken" && wished.date && wished.time && isOffGrid(facts, wished.date, wished.time))
    return "Appointments start on the hour and on the half hour.";
  const day = wished.date === null ? "then" : onDay(wished.date, today);
  const time = wished.time === null ? null : spokenTime(wished.time);
  switch (obstacle) {
    case "closed":
      return closedFor ? `We are closed ${day}, ${closedFor}.` : `The clinic is closed ${day}.`;
    case "full":
      return `There is nothing free ${day}${duringPart(wished)}.`;
    case "past":
      if (wished.date === today && wished.time === null) return "It is too late for a visit today.";
      return `${passed(wished.date, time, today)} has already passed.`;
    case "too_far":
      return `I can only book up to ${lastDay ? spokenDay(lastDay, today) : "a few months ahead"}.`;
    case "outside_hours":
      return outsideHours(wished, facts, today);
    default:
      return notFree(wished, day);
  }
}

function notFree(wished: Wished, day: string): string {
  const on = wished.date ? ` ${day}` : "";
  if (wished.isSeveral) return `None of those times is free${on}.`;
  return wished.time === null
    ? `There is nothing free ${day}${duringPart(wished)}.`
    : `${spokenTime(wished.time)}${on} is not free.`;
}

function outsideHours(wished: Wished, facts: ClinicFacts, today: string): string {
  const { date, part } = wished;
  const day = date === null ? "then" : onDay(date, today);
  if (part?.label === "as asked") return `There is nothing free ${day}${duringPart(wished)}.`;
  const time = wished.time === null ? "That" : spokenTime(wished.time);
  if (wished.isSeveral) return `Those times are outside our opening hours${hoursNote(facts, date, today)}.`;
  return `${time} is outside our opening hours${hoursNote(facts, date, today)}.`;
}

/** Before a day is named: no day is open then. */
export const beyondHours = (side: "early" | "late", time: string): string =>
  side === "late"
    ? `We close at ${spokenTime(time)}, so I will look for the latest times we have.`
    : `We open at ${spokenTime(time)}, so I will look for the earliest times we have.`;

/** Half-hour times from opening on; true only where that is the hour and the half hour. */
const isOffGrid = (facts: ClinicFacts, date: string, time: string): boolean =>
  /:[03]0$/.test(hoursOn(facts, date).start) && !/:[03]0$/.test(time);

function passed(date: string | null, time: string | null, today: string): string {
  if (date === null) return time ?? "That";
  return time ? `${time} ${onDay(date, today)}` : capital(spokenDay(date, today));
}

function hoursNote(facts: ClinicFacts, date: string | null, today: string): string {
  if (!date) return "";
  const hours = hoursOn(facts, date);
  if (hours.start === "") return "";
  return `; ${onDay(date, today)} we are open from ${spokenTime(hours.start)} to ${spokenTime(hours.end)}`;
}

export const nearestSentence = (times: readonly FreeTime[], today: string): string =>
  times.length === 1
    ? `The nearest free time is ${spokenTimes(times, today)}. Would that suit you?`
    : `The nearest free times are ${spokenTimes(times, today)}. Which time would suit you?`;

/** For a caller who wishes for the same time again. */
export const teamInstead = ({ canTransfer }: ClinicFacts): string =>
  canTransfer
    ? "I can also put you through to the team, or take a message."
    : "I can also take a message for the team.";

export const timeIsFree = (slot: FreeTime, today: string): string =>
  `${capital(spokenSlot(slot, today))} is free.`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const notBookedSentences = {
  slot_taken: "Sorry, that time has just been taken.",
  outside_hours: "Sorry, that time is outside our opening hours.",
  in_the_past: "Sorry, that time has already passed.",
  too_far: "Sorry, I cannot book that far ahead.",
  not_found: "Sorry, I can no longer find that appointment.",
  trouble: "Sorry, I could not book that just now.",
} as const;

/** Said to whoever books for several people; each is read back and booked by itself. */
export const oneByOne = (people: number): string => `I will book ${all(people)}, one after the other.`;

const all = (people: number): string => (people === 2 ? "both" : `all ${people}`);
export const roomForAll = (people: number): string => `${capital(all(people))} can come at the same time.`;
export const noRoomForAll = (people: number): string =>
  `I have no time for ${all(people)} at once then, so one comes after the other.`;

/** How many can come at once the calendar tells, for one after the other. */
export const eachAt = (time: string): string =>
  `I will look for ${spokenTime(time)} for each, and for the nearest time where it is taken.`;

export const sameForEach =
  "I will look for the same time for each, and for the nearest one where it is taken.";

export const oneTimeEach = "A time for each, then.";

export const nextPerson = (firstName: string | undefined): string =>
  firstName === undefined ? "Now the next person." : `Now ${firstName}.`;
