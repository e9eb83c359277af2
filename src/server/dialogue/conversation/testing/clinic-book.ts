import type { FreeTime } from "#contract/errors.ts";
import { addDays, daysBetween, isWeekend, minutesOf, timeOfMinutes, toLocal } from "#kernel/zoned-time.ts";
import type {
  BookingRequest,
  ClinicFacts,
  FoundAppointment,
  SlotWish,
  ToolEffect,
  ToolResult,
  WaitlistWish,
} from "#server/dialogue/events.ts";
import { storedTask } from "#server/dialogue/stored-task.ts";
import { type Line, mayBeTold, mayTellTreatment } from "#server/dialogue/what-may-be-told.ts";

/**
 * A clinic's appointment book in memory, for trying conversations: the same answers as the booking
 * engine gives, without a database.
 */
export interface BookEntry extends FoundAppointment {
  appointmentType: string;
  patientPhone: string;
  notes: string;
  isCancelled: boolean;
}

export interface ClinicBook {
  /** How many can be seen at the same time. */
  chairs: number;
  entries: BookEntry[];
  messages: Extract<ToolEffect, { type: "take_message" }>[];
  /** Who would come earlier. */
  waiting: WaitlistWish[];
  stopped: Extract<ToolEffect, { type: "stop_calls" }>[];
  /** What the next booking is answered with instead, once. */
  nextRefusal: "slot_taken" | "trouble" | null;
  losesMessages: boolean;
  /** Without a `caller` it is staff who try a call. */
  answer(effect: ToolEffect, now: number, caller?: BookCaller): ToolResult;
}

/** Who rings, and what the call has learnt of them. */
export interface BookCaller {
  line: Line;
  /** What this call booked. */
  booked: Set<string>;
  /** Patients the day of whose visit was known. */
  known: Set<string>;
}

/** @param callerNumber E.164; null = withheld, undefined = staff who try a call */
export const bookCaller = (callerNumber?: string | null): BookCaller => ({
  line: { callerNumber: callerNumber ?? null, isStaff: callerNumber === undefined },
  booked: new Set(),
  known: new Set(),
});

const step = 30;
const lookAhead = 28;

export function clinicBook(facts: ClinicFacts, entries: readonly BookEntry[] = [], chairs = 1): ClinicBook {
  const book: ClinicBook = {
    chairs,
    entries: entries.map((each) => ({ ...each })),
    messages: [],
    waiting: [],
    stopped: [],
    nextRefusal: null,
    losesMessages: false,
    answer: (effect, now, caller = bookCaller()) => answerCall(book, facts, effect, { now, caller }),
  };
  return book;
}

interface Asking {
  now: number;
  caller: BookCaller;
}

/** What the book answers, as far as it may be told to who asks: the same rule as on the telephone. */
function answerCall(
  book: ClinicBook,
  facts: ClinicFacts,
  effect: ToolEffect,
  { now, caller }: Asking,
): ToolResult {
  const result = answerTool(book, facts, effect, now);
  const onFile = (visit: FoundAppointment) => ({
    visit,
    patientPhone: book.entries.find((each) => each.appointmentId === visit.appointmentId)?.patientPhone ?? "",
    date: visit.date,
    isOfThisCall: caller.booked.has(visit.appointmentId),
  });
  const told = (visit: FoundAppointment): FoundAppointment => ({
    ...visit,
    appointmentType: mayTellTreatment(onFile(visit), caller.line) ? visit.appointmentType : null,
  });
  switch (result.type) {
    case "booked":
      caller.booked.add(result.appointment.appointmentId);
      return result;
    case "cancelled":
      return { ...result, appointment: told(result.appointment) };
    case "rescheduled":
      return { ...result, from: told(result.from), to: told(result.to) };
    case "appointments": {
      if (effect.type !== "find_appointments") return result;
      const patient = `${effect.phone} ${effect.patientName.toLowerCase()}`;
      const proof = { visitDay: effect.visitDay, isKnown: caller.known.has(patient) };
      const { told: open, isProven } = mayBeTold(result.found.map(onFile), caller.line, proof);
      if (isProven) caller.known.add(patient);
      const found = open.map(({ visit }) => told(visit));
      return { ...result, found, ...(found.length < result.found.length && { isWithheld: true }) };
    }
    default:
      return result;
  }
}

function answerTool(book: ClinicBook, facts: ClinicFacts, effect: ToolEffect, now: number): ToolResult {
  switch (effect.type) {
    case "find_slots":
      return findSlots(book, facts, effect.wish, now);
    case "hold_slot":
      return holdIn(book, facts, effect, now);
    case "book":
      return bookInto(book, facts, effect.booking, now);
    case "find_appointments":
      return { type: "appointments", found: findAppointments(book, facts, effect, now) };
    case "look_up_line":
      return { type: "line_visits", visits: [] };
    case "cancel":
      return cancelIn(book, effect.appointmentId);
    case "reschedule":
      return move(book, facts, effect, now);
    case "join_waitlist":
      return waitIn(book, effect.wish);
    case "stop_calls":
      book.stopped.push(effect);
      return { type: "calls_stopped" };
    case "take_message":
      if (book.losesMessages) return { type: "message_failed" };
      book.messages.push(effect);
      return { type: "message_taken", stored: storedTask(effect) };
  }
}

const key = ({ date, time }: FreeTime): string => `${date} ${time}`;

function timesOfDay(facts: ClinicFacts, date: string): string[] {
  const hours = isWeekend(date) ? facts.businessHours.weekends : facts.businessHours.weekdays;
  if (hours.start === "") return [];
  const times: string[] = [];
  for (let at = minutesOf(hours.start); at + step <= minutesOf(hours.end); at += step)
    times.push(timeOfMinutes(at));
  return times;
}

/** Every free time of the days, in the future and not taken. */
function freeTimes(
  book: ClinicBook,
  facts: ClinicFacts,
  { from, to, atOnce = 1 }: { from: string; to: string; atOnce?: number },
  now: number,
): FreeTime[] {
  const local = key(toLocal(now, facts.timeZone));
  const days = Array.from({ length: Math.max(0, Math.min(daysBetween(from, to), 60) + 1) }, (_, i) =>
    addDays(from, i),
  );
  return days
    .flatMap((date) => timesOfDay(facts, date).map((time) => ({ date, time })))
    .filter((each) => chairsTaken(book, each) + atOnce <= book.chairs && key(each) > local);
}

const chairsTaken = ({ entries }: ClinicBook, time: FreeTime): number =>
  entries.filter((each) => !each.isCancelled && key(each) === key(time)).length;

function findSlots(book: ClinicBook, facts: ClinicFacts, wish: SlotWish, now: number): ToolResult {
  const { fromDate, toDate, time, between, limit, atOnce = 1 } = wish;
  const free = freeTimes(book, facts, { from: fromDate, to: toDate, atOnce }, now);
  const fitting = free
    .filter((each) => time === null || each.time === time)
    .filter((each) => between === null || (between.from <= each.time && each.time < between.to))
    .slice(0, limit);
  const nearest =
    fitting.length > 0
      ? []
      : nearestTo(book, facts, { date: fromDate, time: time ?? between?.from ?? null }, now);
  return {
    type: "slots",
    wish,
    fitting,
    nearest,
    obstacle: fitting.length > 0 ? "none" : obstacleOf(facts, wish, free, now),
  };
}

function obstacleOf(
  facts: ClinicFacts,
  wish: SlotWish,
  free: readonly FreeTime[],
  now: number,
): Extract<ToolResult, { type: "slots" }>["obstacle"] {
  const { date: today, time: clock } = toLocal(now, facts.timeZone);
  const isPast = wish.toDate < today || (wish.toDate === today && wish.time !== null && wish.time <= clock);
  if (isPast) return "past";
  const days = Array.from({ length: daysBetween(wish.fromDate, wish.toDate) + 1 }, (_, i) =>
    addDays(wish.fromDate, i),
  );
  const open = days.flatMap((date) => timesOfDay(facts, date));
  if (open.length === 0) return "closed";
  const { time, between } = wish;
  const isInside = (each: string): boolean =>
    time !== null
      ? each <= time && minutesOf(time) < minutesOf(each) + step
      : !between || (between.from <= each && each < between.to);
  if (!open.some(isInside)) return "outside_hours";
  return free.length === 0 ? "full" : "taken";
}

const later = (a: string, b: string): string => [a, b].sort()[1] ?? a;

function nearestTo(
  book: ClinicBook,
  facts: ClinicFacts,
  wish: { date: string; time: string | null },
  now: number,
): FreeTime[] {
  const { date: today } = toLocal(now, facts.timeZone);
  const from = later(wish.date, today);
  const around = later(addDays(from, -3), today);
  const wanted = minutesOf(wish.time ?? "09:00");
  const distance = (each: FreeTime): number =>
    Math.abs(daysBetween(from, each.date)) * 1440 * (each.date < from ? 1.5 : 1) +
    Math.abs(minutesOf(each.time) - wanted);
  return freeTimes(book, facts, { from: around, to: addDays(from, lookAhead) }, now)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .sort((a, b) => key(a).localeCompare(key(b)));
}

function refusal(
  book: ClinicBook,
  facts: ClinicFacts,
  slot: FreeTime,
  now: number,
): "slot_taken" | "outside_hours" | "in_the_past" | "trouble" | null {
  const forced = book.nextRefusal;
  book.nextRefusal = null;
  if (forced) return forced;
  if (key(slot) <= key(toLocal(now, facts.timeZone))) return "in_the_past";
  if (!timesOfDay(facts, slot.date).includes(slot.time)) return "outside_hours";
  return chairsTaken(book, slot) < book.chairs ? null : "slot_taken";
}

/** In this book nobody else is on the phone: a time is held when it is free. */
function holdIn(book: ClinicBook, facts: ClinicFacts, slot: FreeTime, now: number): ToolResult {
  const isFree = freeTimes(book, facts, { from: slot.date, to: slot.date }, now).some(
    (each) => key(each) === key(slot),
  );
  if (isFree) return { type: "held" };
  const wish = { date: slot.date, time: slot.time };
  return { type: "not_held", reason: "slot_taken", nearest: nearestTo(book, facts, wish, now) };
}

function bookInto(book: ClinicBook, facts: ClinicFacts, booking: BookingRequest, now: number): ToolResult {
  const reason = refusal(book, facts, booking, now);
  if (reason) {
    if (reason === "slot_taken") block(book, booking);
    return { type: "not_booked", reason, nearest: nearestTo(book, facts, booking, now) };
  }
  const appointment: BookEntry = {
    appointmentId: `appointment-${book.entries.length + 1}`,
    patientName: booking.patientName,
    patientPhone: booking.patientPhone,
    date: booking.date,
    time: booking.time,
    appointmentType: booking.appointmentType,
    status: "requested",
    notes: booking.notes,
    isCancelled: false,
  };
  book.entries.push(appointment);
  return { type: "booked", appointment: { ...appointment } };
}

function waitIn(book: ClinicBook, wish: WaitlistWish): ToolResult {
  const forced = book.nextRefusal;
  book.nextRefusal = null;
  if (forced === "trouble") return { type: "not_waitlisted", reason: "trouble" };
  const isSame = (each: WaitlistWish): boolean =>
    each.appointment?.appointmentId === wish.appointment?.appointmentId &&
    each.patientName === wish.patientName &&
    each.patientPhone === wish.patientPhone;
  const isNew = !book.waiting.some(isSame);
  if (isNew) book.waiting.push(wish);
  return { type: "waitlisted", wish, isNew };
}

/** Somebody else was quicker. */
export function block(book: ClinicBook, slot: FreeTime): void {
  const { date, time } = slot;
  if (book.entries.some((each) => !each.isCancelled && key(each) === key(slot))) return;
  book.entries.push({
    appointmentId: `taken-${book.entries.length + 1}`,
    patientName: "Somebody Else",
    patientPhone: "+61491570006",
    date,
    time,
    appointmentType: "General Consultation",
    status: "confirmed",
    notes: "",
    isCancelled: false,
  });
}

function findAppointments(
  book: ClinicBook,
  facts: ClinicFacts,
  who: { phone: string; patientName: string },
  now: number,
): FoundAppointment[] {
  const { date: today } = toLocal(now, facts.timeZone);
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  return book.entries.filter(
    (each) =>
      !each.isCancelled &&
      each.date >= today &&
      each.patientPhone === who.phone &&
      same(each.patientName, who.patientName),
  );
}

function cancelIn(book: ClinicBook, appointmentId: string): ToolResult {
  const found = book.entries.find((each) => each.appointmentId === appointmentId);
  if (!found) return { type: "not_cancelled", reason: "not_found" };
  if (found.isCancelled) return { type: "not_cancelled", reason: "already_cancelled" };
  found.isCancelled = true;
  return { type: "cancelled", appointment: { ...found } };
}

function move(
  book: ClinicBook,
  facts: ClinicFacts,
  { appointmentId, date, time }: Extract<ToolEffect, { type: "reschedule" }>,
  now: number,
): ToolResult {
  const found = book.entries.find((each) => each.appointmentId === appointmentId && !each.isCancelled);
  if (!found) return { type: "not_rescheduled", reason: "not_found", nearest: [] };
  const reason = refusal(book, facts, { date, time }, now);
  if (reason)
    return { type: "not_rescheduled", reason, nearest: nearestTo(book, facts, { date, time }, now) };
  const from = { ...found };
  Object.assign(found, { date, time, status: "requested" });
  return { type: "rescheduled", from, to: { ...found } };
}
