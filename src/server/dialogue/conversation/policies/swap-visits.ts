import { takeDetails } from "#server/dialogue/conversation/details.ts";
import { foundOnCall } from "#server/dialogue/conversation/found-visits.ts";
import { swapsVisits } from "#server/dialogue/conversation/swaps.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { noWhen, type Understanding } from "#server/dialogue/understanding.ts";
import { startMessage } from "./messages.ts";

const open: readonly unknown[] = [null, "check", "reschedule"];

/** Neither of two visits can take the other's time while that one stands: the team swaps them. */
export function passOnSwap(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, step } = turn.state;
  if (!open.includes(purpose) || heard.emergency || step.kind === "taking_message") return null;
  if (!swapsVisits(heard.text)) return null;
  const { draft, digits } = takeDetails(turn.state, { ...heard, when: noWhen, visit: null });
  const told = say(
    change(turn, { draft: { ...draft, slot: null }, digits, moving: null, misses: 0 }),
    "I cannot swap two appointments in one go, so I will pass it on to the team.",
  );
  return startMessage(told, `Wants appointments swapped: ${heard.text.trim()}${visitsFound(turn)}`);
}

function visitsFound({ state }: Turn): string {
  const found = foundOnCall(state);
  if (found.length < 2) return "";
  return ` (${found.map(({ appointmentType, date, time }) => `${appointmentType ?? "an appointment"} on ${date} at ${time}`).join("; ")})`;
}
