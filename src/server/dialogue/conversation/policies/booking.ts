import type { FreeTime } from "#contract/errors.ts";
import { defaultAppointmentType } from "#contract/limits.ts";
import { weekdayNames } from "#kernel/spoken-dates.ts";
import { minutesOf, weekdayOf } from "#kernel/zoned-time.ts";
import { ask } from "#server/dialogue/conversation/asking.ts";
import { foundAt, isAt, withFoundMoved } from "#server/dialogue/conversation/found-visits.ts";
import {
  alreadyTheirs,
  alreadyThen,
  alsoOnThatDay,
  booked,
  moved,
  notBookedSentences,
  obstacleSentence,
  ownVisitThen,
  roomForAll,
  teamInstead,
  timeIsFree,
} from "#server/dialogue/conversation/phrases/booking.ts";
import { notWithinTheHour, stillNotWithinTheHour } from "#server/dialogue/conversation/phrases/emergency.ts";
import { hoursOn } from "#server/dialogue/conversation/phrases/spoken.ts";
import { lookInstead } from "#server/dialogue/conversation/phrases/waitlist.ts";
import {
  type Draft,
  emptyDraft,
  injuryTold,
  isBabyTooth,
  type LiveState,
  type Waiting,
} from "#server/dialogue/conversation/state.ts";
import { clockOf, todayOf } from "#server/dialogue/conversation/today.ts";
import { callTool, change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import {
  fits,
  isRuledOut,
  isWish,
  namedDay,
  namedTime,
  nearestToTimes,
  timeWished,
  toOffer,
  toSlotWish,
  wishInWords,
} from "#server/dialogue/conversation/wishes.ts";
import type { BookingRequest, ToolResult } from "#server/dialogue/events.ts";
import type { DaySpan } from "#server/dialogue/understanding.ts";
import { ownAt, ownOnDay, withBooked } from "./booked-so-far.ts";
import { besideWish, isAwayThen, isOfDentist, nearestOfDentist, tellDentistDays } from "./dentist-days.ts";
import { handOver } from "./handing-over.ts";
import { areBeyondHours, withinOpenHours } from "./hours-wished.ts";
import { nextInARow, startsInARow } from "./in-a-row.ts";
import { startCallback, startMessage } from "./messages.ts";
import { offer, offerInstead, withoutWish } from "./offering.ts";
import { notAtOnce, seenAtOnce } from "./party.ts";
import { proceedWaitlist } from "./waitlist.ts";
import { askWhoComes } from "./who-comes.ts";

/** Booking and moving an appointment: what is still missing, in order; one question at a time. */

/** The next move towards a booking, whatever has been said so far and in whichever order. */
export function proceedBooking(turn: Turn): Turn {
  const { state } = turn;
  const { draft, moving, facts } = state;
  if (state.purpose === "waitlist") return isUrgent(draft) ? lookFirst(turn) : proceedWaitlist(turn);
  const allowed = moving ? facts.permissions.rescheduleCancel : facts.permissions.bookAppointments;
  if (!allowed)
    return startMessage(
      say(turn, "I cannot change the calendar on this line, but I can take a message."),
      wishInWords(state),
    );
  if (moving && isAt(moving, draft.slot ?? timeWished(draft.when))) return askOtherThanNow(turn, moving);
  if (!draft.slot && isWish(draft.when)) return lookUp(turn);
  const told = draft.slot ? turn : withinOpenHours(turn);
  if (!draft.visit && !moving) return ask(told, { kind: "collecting", asked: "visit" });
  if (!draft.slot) return ask(told, { kind: "collecting", asked: "when" });
  if (moving)
    return ask(turn, { kind: "confirming_move", appointment: moving, to: draft.slot, unheard: false });
  return proceedToPerson(turn, draft.slot);
}

/** A visit is not moved to where it stands. */
const askOtherThanNow = (turn: Turn, moving: FreeTime): Turn =>
  ask(
    changeDraft(say(turn, alreadyThen(moving, todayOf(turn.state))), { when: emptyDraft.when, slot: null }),
    {
      kind: "collecting",
      asked: "when",
    },
  );

function proceedToPerson(turn: Turn, slot: FreeTime): Turn {
  const asking = askWhoComes(turn);
  const { draft } = turn.state;
  if (asking || !draft.name || !draft.phone) return asking ?? turn;
  const { cancelled, step } = turn.state;
  const booking = {
    ...toBooking(draft, slot, draft.name.value.full, draft.phone.value),
    ...(cancelled && { afterCancelled: cancelled.appointmentId }),
  };
  const own = ownOnDay(turn.state, booking.patientName, slot.date);
  const isTold = step.kind === "reading_back" && step.booking.date === slot.date;
  const told = own && !isTold ? say(turn, alsoOnThatDay(own, todayOf(turn.state))) : turn;
  return ask(told, { kind: "reading_back", booking, unheard: false });
}

function toBooking(draft: Draft, slot: FreeTime, patientName: string, patientPhone: string): BookingRequest {
  return {
    date: slot.date,
    time: slot.time,
    patientName,
    patientPhone,
    patientEmail: draft.email?.value ?? null,
    appointmentType: draft.visit?.value ?? defaultAppointmentType,
    notes: draft.notes.join(" "),
  };
}

const isUrgent = ({ visit }: Draft): boolean => visit?.value === "Emergency Visit";

/** Whoever has trouble that wants a dentist soon does not wait for a time to come free. */
const lookFirst = (turn: Turn): Turn =>
  proceedBooking(
    changeDraft(change(say(turn, lookInstead), { purpose: "book" }), {
      when: { ...turn.state.draft.when, soonest: true },
    }),
  );

/** Looks for free times that fit the wish. */
function lookUp(turn: Turn): Turn {
  const told = tellDentistDays(turn);
  const { draft } = told.state;
  if (isAwayThen(told.state)) return lookBeside(told);
  const atOnce = seenAtOnce(told.state);
  const wish = { ...toSlotWish(draft.when, todayOf(told.state)), ...(atOnce > 1 && { atOnce }) };
  const exact = namedDay(draft.when) !== null && wish.time !== null;
  return callTool(
    told,
    { type: "find_slots", wish, ...treatmentOf(told.state) },
    { for: "slots", wish, exact },
  );
}

/** Looks for the days nearest to the wish on which the dentist asked for works. */
function lookBeside(turn: Turn): Turn {
  const wish = besideWish(turn.state);
  const effect = { type: "find_slots", wish, ...treatmentOf(turn.state) } as const;
  return callTool(turn, effect, { for: "slots", wish, exact: false, besideWish: true });
}

type SlotsFound = Extract<ToolResult, { type: "slots" }>;
type SlotsAwaited = Extract<Waiting, { for: "slots" }>;

/** Settles the one time that was asked for when it is free, else offers what is. */
export function answerSlots(begun: Turn, result: SlotsFound, { exact, besideWish }: SlotsAwaited): Turn {
  const { draft } = begun.state;
  if (besideWish) return offerBeside(begun, result);
  const fitting = result.fitting.filter((each) => fits(draft.when, each) && isOfDentist(draft, each));
  // 'Anything sooner' leaves out the times that were offered, and they may well be within the hour.
  const { atOnce = 1 } = result.wish;
  if (atOnce > 1 && fitting.length === 0) return lookUp(notAtOnce(begun));
  const isSoon = [...fitting, ...result.nearest].some((each) => isWithinTheHour(begun.state, each));
  const isTooLate = cannotWait(begun.state) && !isSoon;
  const told = atOnce > 1 ? say(begun, roomForAll(atOnce)) : begun;
  const turn = isTooLate ? sayTooLate(told) : told;
  const [first] = fitting;
  const behind = nextInARow(turn.state, fitting);
  if (behind) return hold(turn, behind, true);
  if (exact && first) return hold(turn, first, true);
  const starts = startsInARow(turn.state, fitting);
  if (first) return offer(turn, toOffer(starts, draft.when), introduction(turn.state, fitting));
  // Several days are looked up as one stretch, and what is free between them is as near as can be.
  const found = result.nearest.length > 0 ? result.nearest : nearestToTimes(result.fitting, draft.when);
  const near = found.filter((each) => isOfDentist(draft, each));
  if (near.length === 0 && draft.dentist) return lookBeside(say(turn, reasonSentence(turn.state, result)));
  const allowed = near.filter((each) => !isRuledOut(draft.when, each));
  // What was ruled out is named when nothing else is free: nobody is told that there is no time where there is one.
  const nearest = (allowed.length > 0 ? allowed : near).slice(0, 3);
  return refuse(turn, result, aroundOffGrid(nearest, result));
}

function offerBeside(turn: Turn, result: SlotsFound): Turn {
  const times = nearestOfDentist(turn.state, result.fitting);
  return times.length === 0 ? offerInstead(turn, []) : offer(turn, times, "some");
}

/** Told whole once; whoever asks on hears that this is the soonest, and then what else there is. */
function sayTooLate(turn: Turn): Turn {
  const { toldTooLate = 0, facts } = turn.state;
  const told = change(turn, { toldTooLate: toldTooLate + 1 });
  if (toldTooLate === 0) return say(told, notWithinTheHour);
  return say(told, stillNotWithinTheHour, toldTooLate > 1 ? teamInstead(facts) : "");
}

/** A knocked-out tooth for which the soonest time, or one today, is sought. */
const cannotWait = (state: LiveState): boolean =>
  state.draft.visit?.value === "Emergency Visit" &&
  state.toldEmergencies.includes("knocked_out_tooth") &&
  !isBabyTooth(injuryTold(state)) &&
  (state.draft.when.soonest || namedDay(state.draft.when) === todayOf(state));

const isWithinTheHour = (state: LiveState, first: FreeTime): boolean =>
  first.date === todayOf(state) && minutesOf(first.time) - minutesOf(clockOf(state)) <= 60;

/** For '10:15' the half hours before and after it, where both are free. */
function aroundOffGrid(nearest: readonly FreeTime[], { wish }: SlotsFound): readonly FreeTime[] {
  const { time, fromDate } = wish;
  if (time === null || /:[03]0$/.test(time)) return nearest;
  const distance = (each: FreeTime): number => Math.abs(minutesOf(each.time) - minutesOf(time));
  const beside = nearest.filter((each) => each.date === fromDate && distance(each) < 30);
  return beside.length === 2 ? beside : nearest;
}

/** Whoever wishes for the same time again is offered the team, and is put through when they insist. */
function refuse(turn: Turn, result: SlotsFound, nearest: readonly FreeTime[]): Turn {
  const { draft, refused: before } = turn.state;
  const [date, time] = [namedDay(draft.when), namedTime(draft.when)];
  const isAgain = before !== null && before.slot.date === date && before.slot.time === time;
  const refused = date && time ? { slot: { date, time }, times: isAgain ? before.times + 1 : 1 } : null;
  const told = say(change(turn, { refused }), reasonSentence(turn.state, result));
  if (result.obstacle === "too_far")
    return ask(withoutWish(say(told, "For later than that I can take a message for the team.")), {
      kind: "collecting",
      asked: "when",
    });
  if (refused === null || refused.times === 1) return offerInstead(told, nearest);
  if (refused.times > 2) return handOver(told, wishInWords(turn.state));
  return offerInstead(say(told, teamInstead(turn.state.facts)), nearest);
}

/** When the read-back comes next it names the time itself. */
const needsSaying = ({ draft, moving }: LiveState): boolean =>
  !moving && (!draft.visit || !draft.name || !draft.phone);

/** For a single time without alternative, the caller should hear that it is the only one of the day, or of the hours wished for. */
function introduction({ draft }: LiveState, fitting: readonly FreeTime[]): "some" | "only" | "only_then" {
  if (fitting.length > 1 || !isWish(draft.when)) return "some";
  return draft.when.times.length + draft.when.notTimes.length > 0 ? "only_then" : "only";
}

function reasonSentence(state: LiveState, result: SlotsFound): string {
  const { when } = state.draft;
  const [only, second] = when.times;
  const part = only && !second && only.value.kind === "part" ? only.value : null;
  const isSeveral = second !== undefined && !when.pairs;
  const wished = { date: namedDay(when), time: namedTime(when), part, isSeveral };
  const own = ownAt(state, wished.date, wished.time);
  if (own) return alreadyTheirs(own, todayOf(state));
  const isForOther = !state.moving && state.draft.isForOther;
  const standing = isForOther ? null : foundAt(state, wished.date, wished.time);
  if (standing) return ownVisitThen(standing, todayOf(state));
  const weekday = closedWeekday(state);
  if (weekday !== null) return `The clinic is closed on ${weekday}s.`;
  // Several times are looked up as the whole day.
  const obstacle = isSeveral && areBeyondHours(state, wished.date) ? "outside_hours" : result.obstacle;
  return obstacleSentence({ ...result, obstacle }, wished, state.facts, todayOf(state));
}

/** The weekday of 'any Saturday in January', when the clinic opens on none of those days. */
function closedWeekday({ draft, facts }: LiveState): string | null {
  const days = draft.when.days.map(({ value }) => value);
  const [first, second] = days;
  if (!first || !second) return null;
  const isSuch = ({ from, to }: DaySpan): boolean =>
    from === to && weekdayOf(from) === weekdayOf(first.from) && hoursOn(facts, from).start === "";
  return days.every(isSuch) ? (weekdayNames[weekdayOf(first.from)] ?? null) : null;
}

/** After the caller chose one of the offered times. */
export const choose = (turn: Turn, slot: FreeTime): Turn => hold(turn, slot, false);

/** A time offered or settled before, in place of the one that is settled: named where the read-back does not follow. */
export const takeInstead = (turn: Turn, slot: FreeTime): Turn => hold(turn, slot, true);

const treatmentOf = ({ draft, moving }: LiveState) =>
  moving?.appointmentType === null
    ? { appointmentType: null, forVisit: moving.appointmentId }
    : { appointmentType: moving?.appointmentType ?? draft.visit?.value ?? null };

/** The time is the caller's to talk about from now on: nobody else on the phone is offered it meanwhile. */
const hold = (turn: Turn, slot: FreeTime, isNews: boolean): Turn =>
  callTool(turn, { type: "hold_slot", ...slot, ...treatmentOf(turn.state) }, { for: "hold", slot, isNews });

export function answerHeldSlot(turn: Turn, { slot, isNews }: { slot: FreeTime; isNews: boolean }): Turn {
  const before = (turn.state.settled ?? []).filter((each) => !isAt(each, slot)).slice(-1);
  const settled = changeDraft(change(turn, { settled: [...before, slot] }), { slot });
  const isSaid = isNews && needsSaying(settled.state);
  return proceedBooking(say(settled, isSaid ? timeIsFree(slot, todayOf(turn.state)) : ""));
}

/** Of what comes next no time was spoken of yet. */
const nothingSettled = { offered: [], settled: [] } as const;

/** States the booking from the result alone, and makes ready for a further one. */
export function answerBooked(turn: Turn, result: Extract<ToolResult, { type: "booked" }>): Turn {
  const { draft, ownVisit = draft.isForOther ? undefined : result.appointment.appointmentId } = turn.state;
  const cleared = change(turn, {
    purpose: null,
    moving: null,
    justBooked: result.appointment,
    lastChange: null,
    booked: withBooked(turn.state, result.appointment),
    ...nothingSettled,
    ...(ownVisit !== undefined && { ownVisit }),
    cancelled: null,
    bookedFor: draft.name,
    draft: { ...emptyDraft, phone: draft.phone, email: draft.email },
  });
  return say(cleared, booked(result.appointment, todayOf(turn.state)));
}

export function answerRescheduled(turn: Turn, result: Extract<ToolResult, { type: "rescheduled" }>): Turn {
  const { appointmentId, date, time } = result.from;
  const cleared = change(turn, {
    purpose: null,
    moving: null,
    justBooked: result.to,
    movedFrom: { appointmentId, date, time },
    lastChange: "reschedule",
    booked: withBooked(turn.state, result.to),
    ...nothingSettled,
    found: withFoundMoved(turn.state, result.to),
    draft: { ...turn.state.draft, when: emptyDraft.when, slot: null, visit: null },
  });
  return say(cleared, moved(result.to, todayOf(turn.state)));
}

type Refused = Extract<ToolResult, { type: "not_held" | "not_booked" | "not_rescheduled" }>;

/** Says why it could not be had and offers the nearest; a broken calendar leaves a message instead. */
export function answerRefused(turn: Turn, result: Refused): Turn {
  const sorry = say(turn, notBookedSentences[result.reason]);
  if (result.reason === "trouble") return startCallback(sorry, wishInWords(turn.state));
  if (result.reason === "not_found")
    return ask(change(sorry, { purpose: null, moving: null }), { kind: "anything_else" });
  const open = changeDraft(sorry, { slot: null });
  const near = result.nearest.filter((each) => isOfDentist(open.state.draft, each));
  return near.length === 0 && open.state.draft.dentist
    ? lookBeside(open)
    : offerInstead(open, near.slice(0, 3));
}
