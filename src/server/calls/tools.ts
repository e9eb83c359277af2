import type { FreeTime } from "#contract/errors.ts";
import { callerHorizonDays, nearestSlotsOffered } from "#contract/limits.ts";
import type { AppointmentId, CallId } from "#kernel/ids.ts";
import { toNational } from "#kernel/phone-numbers.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import { nearestTo, type OpeningCalendar, type OpenSlot } from "#server/booking/availability.ts";
import type { NoSuchTime } from "#server/booking/free-times.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type {
  BookingRequest,
  FoundAppointment,
  SlotWish,
  ToolEffect,
  ToolResult,
} from "#server/dialogue/events.ts";
import { storedTask } from "#server/dialogue/stored-task.ts";
import { type Line, mayBeTold, mayTellTreatment } from "#server/dialogue/what-may-be-told.ts";
import type { NewTask } from "./call-log.ts";
import { fits, isNobodyIn, isRuledOut, obstacleOf, whyClosed, whyNever } from "./obstacles.ts";
import type { CallBook, CallWaitlist, OnTheBooks } from "./port.ts";
import { isSamePerson } from "./rules.ts";
import { joinWaitlist, leaveWaitlist } from "./waitlist-tools.ts";

/** What a call has learnt of its caller; a call that goes on after a break knows what it booked. */
export const learnt = (
  identified: readonly string[] = [],
): Pick<ToolContext, "identified" | "known" | "untold"> => ({
  identified: new Set(identified),
  known: new Set(),
  untold: new Map(),
});

export interface ToolContext {
  scope: ClinicScope;
  callId: CallId;
  calendar: OpeningCalendar;
  now(): number;
  line: Line;
  /** Appointments this caller has identified; nothing else may be moved or cancelled. */
  identified: Set<string>;
  /** Patients, by number and name, the day of whose visit the caller knew. */
  known: Set<string>;
  /** Treatments of visits, by their id, of which they are not told. */
  untold: Map<string, string>;
  waitlist: CallWaitlist;
  isTest?: boolean;
  /** `isWhole`: in place of the task that the call has left before. */
  leaveTask(task: Omit<NewTask, "id">, how?: { isWhole: boolean }): Promise<void>;
  stopCalls(asked: Extract<ToolEffect, { type: "stop_calls" }>): Promise<void>;
}

/** Does what the conversation asked for; whatever comes back here is the only thing it may state as fact. */
export async function runTool(
  effect: ToolEffect,
  booking: CallBook,
  context: ToolContext,
): Promise<ToolResult> {
  switch (effect.type) {
    case "find_slots":
      return findSlots(effect, booking, context);
    case "hold_slot":
      return hold(effect, booking, context);
    case "book":
      return book(effect.booking, booking, context);
    case "find_appointments":
      return findAppointments(effect, booking, context);
    case "look_up_line":
      return lookUpLine(booking, context);
    case "cancel":
      return cancel(effect, booking, context);
    case "reschedule":
      return reschedule(effect, booking, context);
    case "join_waitlist":
      return joinWaitlist(effect.wish, context);
    case "leave_waitlist":
      return leaveWaitlist(effect, context);
    case "stop_calls":
      await context.stopCalls(effect);
      return { type: "calls_stopped" };
    case "take_message":
      return takeMessage(effect, booking, context);
  }
}

/** The length of a visit counts also where it is not told what it is for. */
const treatmentOf = (
  { appointmentType, forVisit = "" }: { appointmentType: string | null; forVisit?: string },
  { untold }: ToolContext,
): string | null => appointmentType ?? untold.get(forVisit) ?? null;

/** A visit that is moved needs what it takes itself, whether or not its treatment is booked by telephone. */
const movingOf = (
  { forVisit }: { forVisit?: string },
  { identified }: ToolContext,
): { moving?: AppointmentId } =>
  forVisit !== undefined && identified.has(forVisit) ? { moving: forVisit as AppointmentId } : {};

const freeTime = ({ date, time }: OpenSlot) => ({ date, time });

async function findSlots(
  { wish, ...what }: Extract<ToolEffect, { type: "find_slots" }>,
  booking: CallBook,
  context: ToolContext,
): Promise<ToolResult> {
  const { scope, callId, calendar, now } = context;
  const { practitionerIds } = what;
  const wanted = {
    ...{ appointmentType: treatmentOf(what, context), callId, channel: "phone" as const },
    ...movingOf(what, context),
    ...(practitionerIds && { practitionerIds }),
  };
  const never = "moving" in wanted ? null : whyNever(wanted, calendar);
  if (never !== null) return { type: "slots", wish, fitting: [], nearest: [], obstacle: never };
  const today = toLocal(now(), calendar.timeZone).date;
  const isOver = wish.toDate < today;
  const lastDay = addDays(today, callerHorizonDays);
  const tooFar: ToolResult = { type: "slots", wish, fitting: [], nearest: [], obstacle: "too_far", lastDay };
  if (wish.fromDate > lastDay) return tooFar;
  const reachesBeyond = wish.toDate > lastDay;
  const range = { fromDate: wish.fromDate, toDate: reachesBeyond ? lastDay : wish.toDate };
  const { atOnce = 1 } = wish;
  const slots = isOver ? [] : await booking.openSlotsBetween(scope, range, { ...wanted, atOnce });
  const fitting = slots.filter((slot) => fits(slot, wish) && !isRuledOut(slot, wish));
  if (fitting.length > 0) {
    return {
      type: "slots",
      wish,
      fitting: fitting.slice(0, wish.limit).map(freeTime),
      nearest: [],
      obstacle: "none",
    };
  }
  // What lies beyond is not known to be full, so only its end is told.
  if (reachesBeyond) return tooFar;
  const wishedTime = wish.time ?? wish.between?.from ?? "09:00";
  const around = { date: isOver ? today : wish.fromDate, time: wishedTime };
  const near = (await booking.nearestSlots(scope, around, { ...wanted, count: 60 })).filter(
    (slot) => !isRuledOut(slot, wish),
  );
  const obstacle = obstacleOf(wish, slots, calendar, now());
  const wished = toInstant(around.date, around.time, calendar.timeZone);
  const nearest =
    (obstacle === "outside_hours" ? atThatTime(wish, near, wished) : null) ??
    nearestInPart(wish, near, wished);
  const closedFor = isOver ? null : whyClosed(wish, calendar);
  if (closedFor !== null) return { type: "slots", wish, fitting: [], nearest, obstacle: "closed", closedFor };
  const isAway =
    ["full", "taken"].includes(obstacle) && practitionerIds && isNobodyIn(practitionerIds, wish, calendar);
  return { type: "slots", wish, fitting: [], nearest, obstacle: isAway ? "away" : obstacle };
}

/** The nearest on the day that was named, and the same time by the clock on the nearest days before and after. */
function atThatTime(wish: SlotWish, near: readonly OpenSlot[], wished: number): FreeTime[] | null {
  if (wish.time === null) return null;
  const then = near.filter((slot) => fits(slot, wish));
  const before = then.findLast(({ startsAt }) => startsAt < wished);
  const after = then.find(({ startsAt }) => startsAt > wished);
  if (!before && !after) return null;
  const [onDay] = nearestTo(
    near.filter(({ date }) => date === wish.fromDate),
    wished,
    1,
  );
  return [before, onDay, after]
    .flatMap((slot) => slot ?? [])
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .map(freeTime);
}

/** Times of the wished part of the day come first, even on another day; any nearest time otherwise. */
function nearestInPart(wish: SlotWish, near: readonly OpenSlot[], wished: number) {
  const { days: _, ...anyDay } = wish;
  const inPart = near.filter((slot) => fits(slot, { ...anyDay, time: null }));
  const pick = inPart.length > 0 ? inPart : near;
  return nearestTo(pick, wished, nearestSlotsOffered).map(freeTime);
}

async function hold(
  { date, time, ...what }: Extract<ToolEffect, { type: "hold_slot" }>,
  booking: CallBook,
  context: ToolContext,
): Promise<ToolResult> {
  const { scope, callId, calendar } = context;
  const appointmentType = treatmentOf(what, context);
  const outcome = await booking.holdSlot(
    scope,
    callId,
    {
      ...{ date, time, appointmentType, channel: "phone" },
      ...movingOf(what, context),
      ...(what.practitionerIds && { practitionerIds: what.practitionerIds }),
    },
    calendar,
  );
  return outcome.ok
    ? { type: "held" }
    : {
        ...{ type: "not_held", nearest: outcome.nearest },
        // No times are told for what is not booked by phone, so none of them is asked for.
        reason: outcome.reason === "not_bookable" ? "slot_taken" : outcome.reason,
      };
}

const assistant = (callId: CallId) => ({ kind: "assistant" as const, callId });

async function book(request: BookingRequest, booking: CallBook, context: ToolContext): Promise<ToolResult> {
  const { scope, callId, identified } = context;
  const outcome = await booking.bookAppointment(
    scope,
    {
      date: request.date,
      time: request.time,
      patientName: request.patientName,
      patientPhone: toNational(request.patientPhone),
      patientEmail: request.patientEmail,
      appointmentType: request.ownTreatment ?? request.appointmentType,
      ...(request.practitionerIds && { practitionerIds: request.practitionerIds }),
      notes: request.notes,
      ...(request.isQuiet && { isQuiet: true }),
    },
    assistant(callId),
    // The same booking asked for twice on one call is one booking, unless it was cancelled in between.
    `call:${callId}:${request.date}T${request.time}:${request.patientName}${request.afterCancelled ? `:after ${request.afterCancelled}` : ""}`,
  );
  if (outcome.ok) {
    identified.add(outcome.appointment.id);
    return { type: "booked", appointment: presentToCaller(outcome.appointment, context) };
  }
  if (outcome.reason === "idempotency_key_reused")
    return { type: "not_booked", reason: "trouble", nearest: [] };
  return { type: "not_booked", reason: orTrouble(outcome.reason), nearest: outcome.nearest };
}

/** A treatment that callers do not book is not for the conversation to try again. */
const orTrouble = (reason: NoSuchTime) => (reason === "not_bookable" ? ("trouble" as const) : reason);

function presentToCaller(row: OnTheBooks, context: ToolContext): FoundAppointment {
  const isTold = mayTellTreatment(onFile(row, context), context.line);
  if (!isTold) context.untold.set(row.id, row.appointmentType);
  return {
    appointmentId: row.id,
    patientName: row.patientName,
    date: row.localDate,
    time: row.localTime,
    appointmentType: isTold ? row.appointmentType : null,
    status: row.status === "confirmed" ? "confirmed" : "requested",
  };
}

const onFile = (row: OnTheBooks, { callId }: ToolContext) => ({
  row,
  patientPhone: row.patientPhoneE164,
  date: row.localDate,
  isOfThisCall: row.callId === callId,
});

async function findAppointments(
  { phone, patientName, visitDay }: Extract<ToolEffect, { type: "find_appointments" }>,
  booking: CallBook,
  context: ToolContext,
): Promise<ToolResult> {
  const underThatNumber = await booking.findUpcomingByPhone(context.scope, phone);
  const theirs = underThatNumber
    .filter((row) => isSamePerson(row.patientName, patientName))
    .map((row) => onFile(row, context));
  const patients = theirs.map(({ row }) => `${phone} ${row.patientName.toLowerCase()}`);
  const isKnown = patients.some((each) => context.known.has(each));
  const { told, isProven } = mayBeTold(theirs, context.line, { visitDay, isKnown });
  if (isProven) for (const each of patients) context.known.add(each);
  for (const { row } of told) context.identified.add(row.id);
  const found = told.map(({ row }) => presentToCaller(row, context));
  return { type: "appointments", found, ...(told.length < theirs.length && { isWithheld: true }) };
}

/** Nothing here counts as identified: the conversation may know which visit is meant, and tell none of it. */
async function lookUpLine(booking: CallBook, context: ToolContext): Promise<ToolResult> {
  const { callerNumber } = context.line;
  const rows = callerNumber === null ? [] : await booking.findUpcomingByPhone(context.scope, callerNumber);
  return { type: "line_visits", visits: rows.map((row) => presentToCaller(row, context)) };
}

async function cancel(
  { appointmentId: id, reason, isQuiet }: Extract<ToolEffect, { type: "cancel" }>,
  booking: CallBook,
  context: ToolContext,
): Promise<ToolResult> {
  if (!context.identified.has(id)) return { type: "not_cancelled", reason: "not_found" };
  if (isQuiet) await booking.keepQuiet(context.scope, id as AppointmentId);
  const outcome = await booking.cancelAppointment(
    context.scope,
    id as AppointmentId,
    reason,
    assistant(context.callId),
    `call:${context.callId}:${id}`,
  );
  if (outcome.ok) return { type: "cancelled", appointment: presentToCaller(outcome.appointment, context) };
  if (outcome.reason === "idempotency_key_reused") return { type: "not_cancelled", reason: "trouble" };
  // Over meanwhile: to the caller there is no such appointment any more.
  return { type: "not_cancelled", reason: outcome.reason === "attended" ? "not_found" : outcome.reason };
}

async function reschedule(
  { appointmentId, date, time, note = "", isQuiet }: Extract<ToolEffect, { type: "reschedule" }>,
  booking: CallBook,
  context: ToolContext,
): Promise<ToolResult> {
  if (!context.identified.has(appointmentId))
    return { type: "not_rescheduled", reason: "not_found", nearest: [] };
  const by = assistant(context.callId);
  if (isQuiet) await booking.keepQuiet(context.scope, appointmentId as AppointmentId);
  const outcome = await booking.rescheduleAppointment(
    context.scope,
    appointmentId as AppointmentId,
    { date, time, ...(isQuiet && { tellPatient: "no" }) },
    by,
  );
  if (outcome.ok) {
    // On a test call a copy of it is moved, which is the same person's.
    context.identified.add(outcome.appointment.id);
    if (note !== "") await booking.noteOnVisit(context.scope, outcome.appointment.id, note);
    return {
      type: "rescheduled",
      from: presentToCaller(outcome.from, context),
      to: presentToCaller(outcome.appointment, context),
    };
  }
  if ("nearest" in outcome)
    return { type: "not_rescheduled", reason: orTrouble(outcome.reason), nearest: outcome.nearest };
  // Cancelled or over meanwhile: to the caller there is no such appointment any more.
  return { type: "not_rescheduled", reason: "not_found", nearest: [] };
}

async function takeMessage(
  effect: Extract<ToolEffect, { type: "take_message" }>,
  booking: CallBook,
  context: ToolContext,
): Promise<ToolResult> {
  const { kind, title, isWhole = false, isUrgent = false, forVisit, takenOff = [], keptQuiet = [] } = effect;
  const stored = storedTask(effect);
  const person = { phone: stored.phone, personName: effect.patientName };
  const appointmentId =
    forVisit && context.identified.has(forVisit.appointmentId)
      ? (forVisit.appointmentId as AppointmentId)
      : null;
  await context.leaveTask(
    {
      ...{ kind, title, detail: stored.detail, ...person },
      ...(isUrgent && { isUrgent }),
      ...(appointmentId && { appointmentId }),
    },
    { isWhole },
  );
  for (const id of keptQuiet)
    if (context.identified.has(id)) await booking.keepQuiet(context.scope, id as AppointmentId);
  for (const { appointmentId: id, line } of takenOff)
    if (context.identified.has(id)) await booking.takeNoteOff(context.scope, id as AppointmentId, line);
  if (forVisit?.note && appointmentId) await booking.noteOnVisit(context.scope, appointmentId, forVisit.note);
  return { type: "message_taken", stored, ...(context.isTest && { isTest: true }) };
}
