import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import { foundOne } from "#server/dialogue/conversation/phrases/call.ts";
import type { Purpose } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { proceedBooking } from "./booking.ts";
import { startCancelling } from "./cancelling.ts";
import { proceedIdentifying, startMoving } from "./identifying.ts";
import { proceedMessage, startCallback } from "./messages.ts";

/** Carries on with what the caller wants, from wherever the call stands. */
export function proceed(turn: Turn): Turn {
  const { purpose, moving, step } = turn.state;
  switch (purpose) {
    case "book":
      return proceedBooking(turn);
    case "reschedule":
      return moving ? proceedBooking(turn) : proceedIdentifying(turn, "reschedule");
    case "cancel":
    case "check":
    case "confirm":
      return proceedIdentifying(turn, purpose);
    case "message":
    case "callback":
    case "running_late":
      return step.kind === "taking_message"
        ? proceedMessage(turn, step.message)
        : proceedMessage(turn, {
            kind: purpose === "callback" ? "callback" : "message",
            text: "",
            brief: false,
          });
    case null:
      return step.kind === "greeting" ? askAgain(turn) : ask(turn, { kind: "anything_else" });
  }
}

/** Turns to a new wish. What this very call booked may be changed without identifying the caller again. */
export function turnTo(turn: Turn, purpose: Purpose, text: string): Turn {
  const { justBooked, bookedFor, moving, step, draft } = turn.state;
  const isAll = purpose === "cancel" && allAppointments.test(text);
  const queued = isAll ? (["cancel", ...turn.state.queued] as const) : turn.state.queued;
  const turned = change(turn, { purpose, moving: null, queued });
  switch (purpose) {
    case "running_late":
      return proceedMessage(turned, { kind: "message", text: `Running late: ${text.trim()}`, brief: true });
    case "callback":
      return startCallback(
        say(turned, "The team can ring you back."),
        `Asked for a call back: ${text.trim()}`,
      );
    case "message":
      return proceedMessage(turned, { kind: "message", text: messageIn(text), brief: false });
    case "cancel":
    case "reschedule": {
      const known = step.kind === "confirming_cancel" ? step.appointment : moving;
      const isOther =
        purpose === "cancel"
          ? pointsElsewhere(draft.when.days, justBooked)
          : /\bother\b|\bmy \w+day\b/i.test(text);
      const appointment = known ?? (isOther ? null : justBooked);
      if (!appointment) break;
      return purpose === "cancel"
        ? startCancelling(say(turned, foundOne(appointment, todayOf(turned.state))), appointment)
        : startMoving(turned, appointment, appointment === justBooked);
    }
    default:
      break;
  }
  const isIdentifying = purpose !== "book" && draft.name === null && bookedFor !== null;
  return proceed(isIdentifying ? changeDraft(turned, { name: bookedFor }) : turned);
}

const allAppointments =
  /\b(?:all|both|every one) (?:of )?(?:my|our|the|them|appointments?)\b|\bboth appointments?\b/i;

const pointsElsewhere = (
  days: readonly { value: { from: string; to: string } }[],
  booked: { date: string } | null,
): boolean =>
  booked !== null &&
  days.length > 0 &&
  !days.some(({ value }) => value.from <= booked.date && booked.date <= value.to);

/** 'tell them that …': the message may come in the same breath; nothing = ask for it. */
export function messageIn(text: string): string {
  const told =
    /\b(?:tell|let) (?:them|her|him|the (?:team|dentist|doctor|clinic)|dr \w+)(?: know)?(?: that)? (.{8,})/i.exec(
      text,
    );
  return told?.[1]?.trim() ?? "";
}
