import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import type { FoundAppointment, StoredTask, ToolResult } from "#server/dialogue/events.ts";
import type { TimeWish } from "#server/dialogue/understanding.ts";
import { withSameVisit } from "./answers/idle.ts";
import { ask } from "./asking.ts";
import { nextPerson } from "./phrases/booking.ts";
import {
  abuseEnd,
  goodbyeInSilence,
  goodbyeInSilenceRungBack,
  goodbyeTo,
  messageFailed,
  nextWish,
} from "./phrases/call.ts";
import { passedOn } from "./phrases/passed-on.ts";
import {
  answerBooked,
  answerHeldSlot,
  answerRefused,
  answerRescheduled,
  answerSlots,
} from "./policies/booking.ts";
import { answerCancelled, answerNotCancelled } from "./policies/cancelling.ts";
import { answerAppointments } from "./policies/identifying.ts";
import { behindTheLast } from "./policies/in-a-row.ts";
import { answerMessageFailed, answerMessageTaken, leaveMessage } from "./policies/messages.ts";
import { answerCallsStopped } from "./policies/outbound.ts";
import { turnTo } from "./policies/proceeding.ts";
import { answerNotWaitlisted, answerWaitlisted } from "./policies/waitlist.ts";
import { type Detail, type LiveState, noWish, type Waiting, type WhenWish } from "./state.ts";
import { change, changeDraft, endCall, goTo, say, type Turn } from "./turn.ts";
import { noteOf } from "./visit-notes.ts";

const answersTo: Record<Waiting["for"], readonly ToolResult["type"][]> = {
  slots: ["slots"],
  hold: ["held", "not_held"],
  book: ["booked", "not_booked"],
  appointments: ["appointments"],
  cancel: ["cancelled", "not_cancelled"],
  reschedule: ["rescheduled", "not_rescheduled"],
  waitlist: ["waitlisted", "not_waitlisted"],
  stop_calls: ["calls_stopped"],
  message: ["message_taken", "message_failed"],
};

export const isAwaited = (waiting: Waiting | null, result: ToolResult): waiting is Waiting =>
  waiting !== null && answersTo[waiting.for].includes(result.type);

/** What was said until then is in the books or with the team. */
const settles: ReadonlySet<ToolResult["type"]> = new Set([
  "booked",
  "cancelled",
  "rescheduled",
  "waitlisted",
  "message_taken",
]);

/** Says what the world answered; nothing about appointments is ever said from anywhere else. */
export function answerResult(begun: Turn, waiting: Waiting, result: ToolResult): Turn {
  const { words = [], heardLast } = begun.state;
  const isTold = result.type === "message_taken";
  // What came with the yes may be for the team.
  const rest = isTold ? [] : words.filter((each) => each === heardLast);
  const turn = change(begun, { waiting: null, ...(settles.has(result.type) && { words: rest }) });
  switch (result.type) {
    case "slots":
      return waiting.for === "slots" ? answerSlots(turn, result, waiting) : turn;
    // Asked by the conversation built again alone.
    case "line_visits":
      return turn;
    case "held":
      return waiting.for === "hold" ? answerHeldSlot(turn, waiting) : turn;
    case "booked":
      return next(answerBooked(turn, result));
    case "rescheduled":
      return next(answerRescheduled(turn, result));
    case "not_held":
    case "not_booked":
    case "not_rescheduled":
      return answerRefused(turn, result);
    case "appointments":
      return waiting.for === "appointments" ? answerAppointments(turn, result, waiting) : turn;
    case "cancelled":
      return afterCancelling(
        goTo(answerCancelled(turn, result), { kind: "anything_else" }),
        result.appointment,
      );
    case "not_cancelled":
      return answerNotCancelled(turn, result, waiting.for === "cancel" ? waiting.appointment : null);
    case "waitlisted":
      return next(answerWaitlisted(turn, result));
    case "not_waitlisted":
      return answerNotWaitlisted(turn, waiting);
    case "calls_stopped":
      return waiting.for === "stop_calls" ? answerCallsStopped(turn, waiting.why) : turn;
    case "message_taken": {
      const { stored } = result;
      return endAfterMessage(turn, waiting, stored) ?? next(answerMessageTaken(turn, stored));
    }
    case "message_failed":
      return endAfterMessage(turn, waiting, null) ?? next(answerMessageFailed(turn));
  }
}

/** `stored`: null when it could not be. Null when the call goes on. */
function endAfterMessage(turn: Turn, waiting: Waiting, stored: StoredTask | null): Turn | null {
  if (waiting.for !== "message") return null;
  const told =
    stored === null ? messageFailed(turn.state.facts) : passedOn(stored, turn.state.heardLast ?? "");
  if (waiting.ending) return endCall(turn, waiting.ending, stored === null ? told : "");
  switch (waiting.last) {
    case "goodbye":
      return endCall(turn, { type: "hang_up", reason: "finished" }, told, goodbyeTo(turn.state));
    case "abuse":
      return endCall(turn, { type: "hang_up", reason: "finished" }, abuseEnd);
    case "stuck":
      return endCall(turn, { type: "hang_up", reason: "finished" }, told, goodbyeTo(turn.state));
    case "silence":
      return endCall(
        turn,
        { type: "hang_up", reason: "abandoned" },
        stored ? goodbyeInSilenceRungBack : goodbyeInSilence,
      );
    default:
      return null;
  }
}

/** The next wish of the same sentence, or whether there is anything else. */
function next(turn: Turn): Turn {
  const { noteToPass = "", bookedFor, draft } = turn.state;
  if (noteToPass !== "") return startNote(changeDraft(turn, { name: draft.name ?? bookedFor }), noteToPass);
  const [queued, ...queue] = turn.state.queued;
  if (queued === undefined) return ask(turn, { kind: "anything_else" });
  const turned = change(turn, { queued: queue });
  return turnTo(queued === "book" ? forNextPerson(turned) : turned, queued, "");
}

const startNote = (turn: Turn, text: string): Turn =>
  leaveMessage(change(turn, { noteToPass: "" }), { kind: "message", text });

/** The next of several people: the same kind of visit, at the time that was said, else on the same day beside the one just booked. */
function forNextPerson(turn: Turn): Turn {
  const { justBooked, comers = [] } = turn.state;
  if (!justBooked) return turn;
  const [comer, ...others] = comers;
  const { day = null, time = null, visit = null, isSamePerson } = comer ?? {};
  const name = isSamePerson ? turn.state.bookedFor : (comer?.name ?? null);
  const { date } = justBooked;
  const said = { heard: "", assumed: ["as the appointment before"], unsure: false };
  const from = timeOfMinutes(minutesOf(justBooked.time) + 1);
  const after: Detail<TimeWish> = {
    ...{ ...said, assumed: [behindTheLast] },
    value: { kind: "part", from, to: "24:00", label: "as asked" },
  };
  const isInARow = turn.state.comesInARow === true && !day;
  const isAtOnce = turn.state.comesAtOnce === true && !day;
  const same: Detail<TimeWish> = { ...said, value: { kind: "exact", time: justBooked.time } };
  const when: WhenWish = {
    ...noWish,
    days: [day ?? { ...said, value: { from: date, to: date } }],
    times: time ? [time] : isInARow ? [after] : isAtOnce ? [same] : [],
    ...(!day && !time && { near: justBooked.time }),
  };
  const next = change(say(turn, isSamePerson ? nextWish : nextPerson(name?.value.first)), { comers: others });
  const told = changeDraft(next, {
    when,
    name,
    isForOther: isSamePerson === true && !isOwnBooked(turn.state),
  });
  if (!visit) return withSameVisit(told);
  return changeDraft(told, { visit, reason: visit.heard, notes: [noteOf(visit.heard)] });
}

/** What was booked last is the caller's own visit. */
const isOwnBooked = ({ justBooked, ownVisit }: LiveState): boolean =>
  justBooked !== null && justBooked.appointmentId === ownVisit;

const afterCancelling = (turn: Turn, cancelled: FoundAppointment): Turn =>
  turn.state.queued.length > 0 ||
  (turn.state.noteToPass ?? "") !== "" ||
  turn.state.later ||
  !turn.state.facts.permissions.bookAppointments
    ? next(turn)
    : ask(turn, { kind: "offering_rebooking", cancelled });
