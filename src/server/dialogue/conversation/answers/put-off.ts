import { ask } from "#server/dialogue/conversation/asking.ts";
import { sayGoodbye } from "#server/dialogue/conversation/policies/handing-over.ts";
import { finishTask } from "#server/dialogue/conversation/policies/identifying.ts";
import { isPutOff, thinksItOver } from "#server/dialogue/conversation/puts-off.ts";
import { isLeaving, ringsAgain } from "#server/dialogue/conversation/reading.ts";
import { isDictating } from "#server/dialogue/conversation/told-messages.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { keepAppointment } from "./cancel-several.ts";
import { abandon } from "./confirmations.ts";

/** Whoever wants to think it over is let go: nothing is booked, moved or cancelled, and nothing more is asked about it. */
export function putOff(turn: Turn, heard: Understanding): Turn | null {
  const { step, purpose } = turn.state;
  if (isDictating(turn.state, heard) || ringsAgain(heard.text) || !isPutOff(step, heard)) return null;
  const calm = say(change(turn, { misses: 0 }), "No problem.");
  switch (step.kind) {
    case "collecting":
    case "offering":
    case "reading_back":
    case "confirming_move":
      return abandon(calm, heard);
    case "identifying":
    case "choosing_appointment":
      return purpose === "reschedule" || purpose === "cancel" ? abandon(calm, heard) : null;
    case "confirming_cancel":
      return keepAppointment(calm, heard.text);
    case "offering_rebooking":
    case "offering_person":
      return isLeaving(heard) ? sayGoodbye(calm) : finishTask(calm);
    case "greeting":
    case "anything_else":
      return purpose === null && thinksItOver(heard.text) ? ask(calm, { kind: "anything_else" }) : null;
    default:
      return null;
  }
}
