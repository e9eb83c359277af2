import { addDays, daysBetween, mondayOf } from "#kernel/zoned-time.ts";
import { ask } from "#server/dialogue/conversation/asking.ts";
import { hoursBeside } from "#server/dialogue/conversation/beside-visit.ts";
import { foundOnCall, isAt, nearestFirst } from "#server/dialogue/conversation/found-visits.ts";
import { foundOne, noMatch } from "#server/dialogue/conversation/phrases/call.ts";
import { foundSeveral } from "#server/dialogue/conversation/phrases/which-visit.ts";
import { fromTimeSpokenOf, type Shift, shifted, weeksAway } from "#server/dialogue/conversation/shifts.ts";
import {
  type Detail,
  emptyDraft,
  type Identifying,
  type LiveState,
  noWish,
  type Waiting,
} from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { severalToCancel } from "#server/dialogue/conversation/visits-to-cancel.ts";
import { besideFound } from "#server/dialogue/conversation/weekday-of-visit.ts";
import { visitsMeant } from "#server/dialogue/conversation/which-moved.ts";
import { timeWished } from "#server/dialogue/conversation/wishes.ts";
import type { FoundAppointment, ToolResult } from "#server/dialogue/events.ts";
import type { DaySpan, TimeWish } from "#server/dialogue/understanding.ts";
import { proceedBooking } from "./booking.ts";
import { startCancelling } from "./cancelling.ts";
import { goBeside, moveBeside } from "./go-beside-own.ts";
import { leaveMessage, startMessage } from "./messages.ts";
import { noteFound, stopForWhose } from "./third-party.ts";
import { join, waitForNew } from "./waitlist.ts";
import { sayUnsureName } from "./who-comes.ts";
import { askWhoTheyAre, findVisits } from "./who-is-known.ts";

/**
 * Who is ringing about an appointment they have: name and phone number must both match before
 * anything about an appointment is said, and on another line than theirs a day of it.
 */
export function proceedIdentifying(turn: Turn, purpose: Identifying): Turn {
  const { draft, callerNumber, facts } = turn.state;
  const stopped = stopForWhose(turn, purpose);
  if (stopped) return stopped;
  if (purpose !== "check" && purpose !== "confirm" && !facts.permissions.rescheduleCancel) {
    const words =
      `Wants to ${purpose === "cancel" ? "cancel" : "move"} an appointment. ${draft.when.heard}`.trim();
    return startMessage(
      say(turn, "I cannot change appointments on this line, but I can take a message."),
      words,
    );
  }
  if (!draft.name) return ask(turn, { kind: "identifying", purpose, asked: "name" });
  if (draft.name.value.last === null && !draft.askedSurname)
    return ask(changeDraft(turn, { askedSurname: true }), { kind: "identifying", purpose, asked: "surname" });
  if (!draft.phone) {
    const asked = callerNumber !== null && !draft.declinedOwnNumber ? "own_number" : "phone";
    return ask(sayUnsureName(turn), { kind: "identifying", purpose, asked });
  }
  return search(turn, purpose, false);
}

/** Looks for the caller's appointments; `again` = a first search found none. */
export function search(turn: Turn, purpose: Identifying, again: boolean): Turn {
  const stopped = stopForWhose(turn, purpose);
  if (stopped) return stopped;
  return findVisits(turn, purpose, again);
}

type Found = Extract<ToolResult, { type: "appointments" }>;

export function answerAppointments(
  begun: Turn,
  result: Found,
  waiting: Extract<Waiting, { for: "appointments" }>,
): Turn {
  if (result.isWithheld) return askWhoTheyAre(begun, waiting);
  const { purpose, again } = waiting;
  const found = nearestFirst(result.found);
  const upcoming = purpose === "waitlist" ? ofSameKind(begun.state, found) : found;
  const [only] = upcoming;
  if (!only) return purpose === "waitlist" ? waitForNew(begun) : nothingFound(begun, purpose, again);
  const turn = noteFound(change(begun, { found: upcoming, cancelSaid: "" }), upcoming);
  // 'Cancel them all': one after the other, each with its own yes.
  const each = purpose === "cancel" ? eachCancelled(begun.state, upcoming) : null;
  if (each) return cancelEach(turn, each);
  if (upcoming.length === 1) return withAppointment(turn, only, purpose);
  const named = visitsMeant(turn.state, upcoming);
  const [one] = named;
  if (one && named.length === 1) return withAppointment(turn, one, purpose);
  const meant = named.length > 0 ? named : upcoming;
  const isTold = (purpose === "check" && !turn.state.besideOwn) || purpose === "confirm";
  if (isTold) return tellAll(turn, meant);
  return ask(turn, { kind: "choosing_appointment", purpose, found: meant });
}

function eachCancelled(
  { queued, cancelSaid = "", draft }: LiveState,
  found: readonly FoundAppointment[],
): readonly FoundAppointment[] | null {
  return queued.includes("cancel") ? found : severalToCancel(cancelSaid, draft.when.days, found);
}

/** One after the other, each after a yes of its own. */
export function cancelEach(turn: Turn, [first, ...rest]: readonly FoundAppointment[]): Turn {
  if (!first) return turn;
  const others = rest.slice(0, 3);
  const queued = [
    ...others.map(() => "cancel" as const),
    ...turn.state.queued.filter((wish) => wish !== "cancel"),
  ];
  const toCancel = others.map(({ appointmentId }) => appointmentId);
  return withAppointment(change(turn, { queued, toCancel }), first, "cancel");
}

/** Who waits for a filling does not wait with the check-up that they have. */
const ofSameKind = ({ draft }: LiveState, found: readonly FoundAppointment[]): readonly FoundAppointment[] =>
  found.filter(
    (each) =>
      draft.visit === null || each.appointmentType === null || each.appointmentType === draft.visit.value,
  );

/** Once the appointment is clear: tell it, confirm the cancellation, or ask for the new time. */
export function withAppointment(begun: Turn, appointment: FoundAppointment, purpose: Identifying): Turn {
  const turn = change(begun, { visitMeant: null, placeMeant: null, visitTold: appointment.appointmentId });
  if (purpose === "waitlist") return join(turn, appointment);
  const today = todayOf(turn.state);
  const isMove = purpose === "reschedule" && namesNewDay(turn.state, appointment);
  // A read-back of the move names the appointment again, so it is not told twice.
  const isAsked = turn.state.queued.includes("check");
  const isOneOfSeveral = foundOnCall(turn.state).length > 1;
  // 'Move it to Tuesday at ten', where it stands.
  const isThen =
    purpose === "reschedule" &&
    begun.state.visitMeant &&
    isAt(appointment, timeWished(turn.state.draft.when));
  if (isThen)
    return proceedBooking(change(withoutCheck(turn), { moving: appointment, purpose: "reschedule" }));
  const found = say(
    withoutCheck(turn),
    isMove && !isAsked && !isOneOfSeveral ? "I have found the appointment." : foundOne(appointment, today),
  );
  switch (purpose) {
    case "cancel":
      return startCancelling(found, appointment);
    case "reschedule":
      return startMoving(found, appointment);
    case "check":
      return turn.state.besideOwn ? besideChecked(found, appointment) : finishCheck(found);
    case "confirm":
      return leaveMessage(change(found, { purpose: null }), {
        kind: "message",
        text: `Confirms the appointment on ${appointment.date} at ${appointment.time}.`,
      });
  }
}

/** 'Straight after mine', once the caller's own is found. */
const besideChecked = (turn: Turn, own: FoundAppointment): Turn =>
  turn.state.besideOwn?.isMove
    ? proceedIdentifying(moveBeside(turn, own), "reschedule")
    : goBeside(turn, own);

/** 'What day am I in, and can it be moved': told with the visit, and not once more after the move. */
const withoutCheck = (turn: Turn): Turn =>
  change(turn, { queued: turn.state.queued.filter((each) => each !== "check") });

const namesNewDay = ({ draft }: LiveState, appointment: FoundAppointment): boolean =>
  draft.when.days.some((day) => day.value.to !== appointment.date);

/** Words about when that name the appointment itself are not the wish for the new time. */
export function startMoving(turn: Turn, appointment: FoundAppointment, keepsTime = false): Turn {
  const { moveBy, moveTo = null } = turn.state;
  if (moveBy) return moveByAmount(turn, appointment, moveBy);
  const { when } = turn.state.draft;
  const today = todayOf(turn.state);
  const saidToKeep = turn.state.keepsTime === true;
  const keeps = keepsTime || saidToKeep;
  const days = when.days.flatMap((day) => {
    const beside = besideFound(day, appointment.date, today);
    return beside ? [{ ...day, value: beside }] : wishedDay(day, appointment, when.days.length > 1);
  });
  // Beside another day, the time of the appointment is wished for again.
  const times = when.times.filter(
    (each) => days.length > 0 || !(each.value.kind === "exact" && each.value.time === appointment.time),
  );
  if (keeps && days.length > 0 && times.length === 0) times.push(timeOf(appointment));
  // 'The same day but later'
  const isItsDay = days.every(({ value: { from, to } }) => from === to && from === appointment.date);
  if (moveTo !== null && isItsDay && times.length === 0) return moveOnItsDay(turn, appointment, moveTo);
  const sameDayOnly = days.length === 0 && times.length > 0 && when.days.length > 0;
  // 'I can't do four on the thirtieth' names the visit, and shuts out no four o'clock of another day.
  const notTimes = when.notTimes.filter((each) => !(each.kind === "exact" && each.time === appointment.time));
  const kept = {
    ...when,
    notTimes,
    days: sameDayOnly ? when.days : onSameDay(days, times, appointment),
    // 'Same time, another day', of which the day is still to be told.
    times: saidToKeep && days.length + times.length === 0 ? [timeOf(appointment)] : times,
  };
  return proceedBooking(
    changeDraft(change(turn, { moving: appointment, purpose: "reschedule", keepsTime: false }), {
      when: kept,
      slot: null,
    }),
  );
}

/** A mere 'at two' moves to two on the same day. */
function onSameDay(
  days: readonly Detail<DaySpan>[],
  times: readonly Detail<TimeWish>[],
  { date }: FoundAppointment,
): readonly Detail<DaySpan>[] {
  if (days.length > 0 || !times.some(({ value }) => value.kind === "exact")) return days;
  return [{ value: { from: date, to: date }, heard: "", assumed: ["the day as it was"], unsure: false }];
}

/** 'Can we make it a bit later', said before it was known which visit that is. */
function moveOnItsDay(turn: Turn, appointment: FoundAppointment, way: "later" | "earlier"): Turn {
  const { date } = appointment;
  const said = { heard: "", assumed: ["on the day as it was"], unsure: false };
  const when = {
    ...noWish,
    days: [{ ...said, value: { from: date, to: date } }],
    times: [{ ...said, value: hoursBeside(appointment, way) }],
  };
  const moving = change(turn, { moving: appointment, purpose: "reschedule", moveTo: null });
  return proceedBooking(changeDraft(moving, { when, slot: null }));
}

function moveByAmount(turn: Turn, appointment: FoundAppointment, by: Shift): Turn {
  const { date, time } = shifted(appointment, by);
  const said = { heard: "", assumed: ["counted from the appointment"], unsure: false };
  const when = {
    ...noWish,
    days: [{ ...said, value: { from: date, to: date } }],
    times: [{ ...said, value: { kind: "exact" as const, time } }],
  };
  const moving = change(turn, { moving: appointment, purpose: "reschedule", moveBy: null });
  return proceedBooking(changeDraft(moving, { when, slot: null }));
}

/**
 * 'From Thursday to Friday', the appointment being on Thursday, wishes for Friday; 'from Thursday'
 * beside another day, or heard as a run of weeks, wishes for nothing.
 */
function wishedDay(
  day: Detail<DaySpan>,
  appointment: FoundAppointment,
  hasOther: boolean,
): Detail<DaySpan>[] {
  const { from, to } = day.value;
  if (day.assumed.includes(fromTimeSpokenOf)) return [day];
  if (/\bsame day\b/i.test(day.heard))
    return [{ ...day, value: { from: appointment.date, to: appointment.date } }];
  const beside = daysBeside(day, appointment);
  if (beside) return [{ ...day, value: beside }];
  if (from !== appointment.date) return [day];
  if (hasOther || to === from || daysBetween(from, to) > 7) return [];
  return [{ ...day, value: { from: to, to } }];
}

/** 'Later in the week' is after the visit that is moved, 'earlier in the week' before it, 'the week after' counts from it. */
function daysBeside({ heard, value }: Detail<DaySpan>, { date }: FoundAppointment): DaySpan | null {
  const { from, to } = value;
  if (/\blater (?:in|this)\b/i.test(heard) && from <= date && date < to)
    return { from: addDays(date, 1), to };
  const away = /\bweek\b/i.test(heard) && daysBetween(from, to) === 6 ? weeksAway(heard) : null;
  if (away !== null) {
    const monday = addDays(mondayOf(date), 7 * away);
    return { from: monday, to: addDays(monday, 6) };
  }
  const isEarlier = /^earlier (?:in|this)\b/i.test(heard) && from < date && daysBetween(from, date) <= 6;
  return isEarlier ? { from, to: addDays(date, -1) } : null;
}

/** 'Make it Friday' right after a booking keeps the time that was booked. */
const timeOf = (appointment: FoundAppointment): Detail<TimeWish> => ({
  value: { kind: "exact", time: appointment.time },
  heard: "",
  assumed: ["the time as it was booked"],
  unsure: false,
});

function tellAll(turn: Turn, found: readonly FoundAppointment[]): Turn {
  return finishCheck(say(turn, foundSeveral(found, todayOf(turn.state))));
}

function nothingFound(turn: Turn, purpose: Identifying, again: boolean): Turn {
  const { former, ...draft } = turn.state.draft;
  if (former && draft.name) {
    const name = { ...draft.name, value: former };
    return search(change(turn, { draft: { ...draft, name } }), purpose, again);
  }
  const sorry = say(turn, noMatch);
  if (!again) return ask(sorry, { kind: "identifying", purpose, asked: "again" });
  return ask(sorry, {
    kind: "offering_person",
    about: `Wants to ${purpose} an appointment; none was found with the name and number given.`,
  });
}

/** What the visit that was told is for is no reason for the next one. */
const finishCheck = (turn: Turn): Turn =>
  finishTask(change(changeDraft(turn, { visit: null }), { lastChange: "check_appointment" }));

/** The task is done: the next of the same sentence, or whether there is anything else. */
export function finishTask(turn: Turn): Turn {
  const done = change(turn, {
    purpose: null,
    moving: null,
    besideOwn: null,
    draft: { ...turn.state.draft, when: emptyDraft.when, slot: null },
  });
  return ask(done, { kind: "anything_else" });
}
