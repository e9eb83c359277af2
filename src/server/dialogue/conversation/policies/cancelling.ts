import { ask } from "#server/dialogue/conversation/asking.ts";
import { withoutFound } from "#server/dialogue/conversation/found-visits.ts";
import { cancelled } from "#server/dialogue/conversation/phrases/call.ts";
import { emptyDraft, noWish } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { callTool, change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { FoundAppointment, ToolResult } from "#server/dialogue/events.ts";
import { withoutBooked } from "./booked-so-far.ts";
import { startCallback } from "./messages.ts";

/** Cancelling: only the appointment named, only after a yes, stated only from the result. */
export const startCancelling = (turn: Turn, appointment: FoundAppointment): Turn =>
  ask(changeDraft(change(turn, { purpose: "cancel" }), { when: noWish }), {
    kind: "confirming_cancel",
    appointment,
    unheard: false,
  });

export const cancelNow = (turn: Turn, appointment: FoundAppointment): Turn =>
  callTool(
    turn,
    { type: "cancel", appointmentId: appointment.appointmentId, reason: "Cancelled by the caller" },
    { for: "cancel", appointment },
  );

export function leaveAsItIs(turn: Turn): Turn {
  const kept = change(turn, { purpose: null, draft: { ...turn.state.draft, when: emptyDraft.when } });
  return say(kept, "I have left the appointment as it is.");
}

export function answerCancelled(turn: Turn, result: Extract<ToolResult, { type: "cancelled" }>): Turn {
  const isLast = turn.state.justBooked?.appointmentId === result.appointment.appointmentId;
  const booked = withoutBooked(turn.state, result.appointment);
  const cleared = change(turn, {
    purpose: null,
    lastChange: "cancel",
    justBooked: isLast ? (booked.at(-1) ?? null) : turn.state.justBooked,
    booked,
    found: withoutFound(turn.state, result.appointment),
    cancelled: result.appointment,
    draft: { ...turn.state.draft, when: emptyDraft.when, slot: null, visit: null },
  });
  return say(cleared, cancelled(result.appointment, todayOf(turn.state)));
}

export function answerNotCancelled(
  turn: Turn,
  result: Extract<ToolResult, { type: "not_cancelled" }>,
  appointment: FoundAppointment | null,
): Turn {
  if (result.reason === "trouble") {
    const which = appointment
      ? ` the appointment on ${appointment.date} at ${appointment.time}`
      : " an appointment";
    return startCallback(say(turn, "Sorry, I could not cancel it just now."), `Wants to cancel${which}.`);
  }
  const sentence =
    result.reason === "already_cancelled"
      ? "That appointment was already cancelled."
      : "Sorry, I can no longer find that appointment.";
  return ask(say(change(turn, { purpose: null }), sentence), { kind: "anything_else" });
}
