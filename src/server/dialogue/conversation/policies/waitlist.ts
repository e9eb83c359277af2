import { ask } from "#server/dialogue/conversation/asking.ts";
import { onSlot } from "#server/dialogue/conversation/phrases/spoken.ts";
import {
  notWaitlistedNow,
  noVisitYet,
  noWaitlistHere,
  waitlisted,
  waitlistInWords,
} from "#server/dialogue/conversation/phrases/waitlist.ts";
import { bookedOnCall, type Waiting } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { andDo, callTool, change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { afterWaitlisting, waitlistWish } from "#server/dialogue/conversation/waitlist-wish.ts";
import type { FoundAppointment, ToolResult } from "#server/dialogue/events.ts";
import { leaveMessage, startMessage } from "./messages.ts";
import { mayHearOfVisit, refuseThirdParty } from "./third-party.ts";
import { askWhoComes } from "./who-comes.ts";
import { findVisits } from "./who-is-known.ts";

/**
 * The waitlist: who has a visit waits for an earlier time than that, whoever has none for any. A visit from before the call is
 * looked up under name and number first, so nobody's is touched who is not identified.
 */
export function proceedWaitlist(turn: Turn): Turn {
  const { facts, draft, isNewToList } = turn.state;
  if (!facts.permissions.bookAppointments)
    return startMessage(say(turn, noWaitlistHere), inWords(turn, null));
  const isNew = isNewToList || !mayHearOfVisit(turn.state);
  if (isNew && !draft.visit) return ask(turn, { kind: "collecting", asked: "visit" });
  const asking = askWhoComes(turn);
  if (asking) return asking;
  if (isNew) return join(turn, null);
  return findVisits(turn, "waitlist", false);
}

/** Nothing stands that could come forward: a new visit is waited for. */
export const waitForNew = (turn: Turn): Turn =>
  proceedWaitlist(change(turn.state.draft.visit ? turn : say(turn, noVisitYet), { isNewToList: true }));

export function join(turn: Turn, appointment: FoundAppointment | null): Turn {
  const { facts } = turn.state;
  if (!facts.permissions.bookAppointments)
    return startMessage(say(turn, noWaitlistHere), inWords(turn, appointment));
  if (appointment && !mayHearOfVisit(turn.state, appointment.patientName)) return refuseThirdParty(turn);
  const wish = waitlistWish(turn.state, appointment);
  return callTool(
    change(turn, { purpose: "waitlist" }),
    { type: "join_waitlist", wish },
    { for: "waitlist", wish },
  );
}

const inWords = ({ state }: Turn, appointment: FoundAppointment | null): string =>
  waitlistInWords(appointment, state.draft.visit?.value ?? "an appointment", state.draft.when.heard);

/** States it from the result alone. */
export function answerWaitlisted(
  turn: Turn,
  { wish, isNew }: Extract<ToolResult, { type: "waitlisted" }>,
): Turn {
  const { draft } = turn.state;
  const { isForOther } = draft;
  const { appointment } = wish;
  // What this call booked was told a moment ago.
  const isTold = bookedOnCall(turn.state).some(
    ({ appointmentId }) => appointmentId === appointment?.appointmentId,
  );
  const day = appointment && !isTold ? ` ${onSlot(appointment, todayOf(turn.state))}` : "";
  const done = change(turn, afterWaitlisting(turn.state));
  const told = say(done, waitlisted(wish, { isNew, isForOther, day }));
  return draft.slot === null ? told : andDo(told, { type: "release_hold" });
}

/** The team hears of who could not be put on it. */
export function answerNotWaitlisted(turn: Turn, waiting: Waiting): Turn {
  const text = inWords(turn, waiting.for === "waitlist" ? waiting.wish.appointment : null);
  return leaveMessage(change(say(turn, notWaitlistedNow), { purpose: null }), { kind: "message", text });
}
