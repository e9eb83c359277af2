import type { WholeTurn } from "./may-reword.ts";
import type { CallState } from "./state.ts";

/** Whether the engine made nothing of what it heard, at a point where a guess does no harm. */
export function isPuzzled({ before, after, event, effects }: WholeTurn): boolean {
  if (event.type !== "heard" || !isOpen(before)) return false;
  const hasGivenUp = effects.some(({ type, ...rest }) => type === "hand_over" && isMisunderstanding(rest));
  const isAtWork = effects.some(({ type }) => type !== "say" && type !== "hand_over");
  return !isAtWork && (hasGivenUp || after.misses > before.misses);
}

const isMisunderstanding = (effect: object): boolean =>
  "reason" in effect && effect.reason === "not_understood";

/** Not while a yes is awaited, a caller says who they are, or danger is asked about. */
function isOpen({ step, waiting, facts }: CallState): boolean {
  if (waiting !== null || facts === null) return false;
  if (step.kind === "collecting") return ["visit", "when", "time", "change"].includes(step.asked);
  return step.kind === "greeting" || step.kind === "anything_else" || step.kind === "offering";
}

/** Whether the engine made something of the proposed reading; of danger it hears only from the caller. */
export const isUnderstood = ({ before, after, effects }: WholeTurn): boolean =>
  after.misses <= before.misses &&
  after.toldEmergencies.length === before.toldEmergencies.length &&
  after.step.kind !== "checking_emergency" &&
  !effects.some(({ type }) => type === "hang_up" || type === "alert_staff");

/** Names that may come up in what is said: of the caller, and of whoever an appointment is for. */
export function namesIn({ draft, justBooked, moving, bookedFor, step }: CallState): string[] {
  const found = step.kind === "offering_rebooking" ? (step.cancelled?.patientName ?? null) : null;
  const names = [
    draft.name?.value.full,
    bookedFor?.value.full,
    justBooked?.patientName,
    moving?.patientName,
    found,
  ];
  return names.filter((name) => typeof name === "string");
}
