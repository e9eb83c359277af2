import { cancelNow } from "#server/dialogue/conversation/policies/cancelling.ts";
import { mayHearOfVisit, refuseThirdParty } from "#server/dialogue/conversation/policies/third-party.ts";
import { callTool, type Turn } from "#server/dialogue/conversation/turn.ts";

/** Does what was proposed, as it was read back; null where nothing was. */
export function commit(turn: Turn): Turn | null {
  const { step } = turn.state;
  const isOfStanding = step.kind === "confirming_cancel" || step.kind === "confirming_move";
  if (isOfStanding && !mayHearOfVisit(turn.state, step.appointment.patientName))
    return refuseThirdParty(turn);
  switch (step.kind) {
    case "reading_back": {
      // 'Yes, and it has to be Dr Vance' goes into the notes of what is booked.
      const booking = { ...step.booking, notes: turn.state.draft.notes.join(" ") };
      return callTool(turn, { type: "book", booking }, { for: "book", booking });
    }
    case "confirming_cancel":
      return cancelNow(turn, step.appointment);
    case "confirming_move": {
      const { appointment, to } = step;
      return callTool(
        turn,
        { type: "reschedule", appointmentId: appointment.appointmentId, date: to.date, time: to.time },
        { for: "reschedule", appointment, date: to.date, time: to.time },
      );
    }
    default:
      return null;
  }
}
