import { ask } from "#server/dialogue/conversation/asking.ts";
import { asksInstead } from "#server/dialogue/conversation/asks-instead.ts";
import { foundOnCall } from "#server/dialogue/conversation/found-visits.ts";
import { inTurn } from "#server/dialogue/conversation/phrases/call.ts";
import { leaveAsItIs } from "#server/dialogue/conversation/policies/cancelling.ts";
import { turnTo } from "#server/dialogue/conversation/policies/proceeding.ts";
import { yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { change, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { meansEach } from "#server/dialogue/conversation/visits-to-cancel.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** 'Actually both', 'yes, and the other one too', where one of several was chosen: the others come after it. */
export function withTheOthers(
  turn: Turn,
  { appointmentId }: FoundAppointment,
  heard: Understanding,
): Turn | null {
  const { queued, toCancel = [] } = turn.state;
  const { text } = heard;
  const others = foundOnCall(turn.state).filter((each) => each.appointmentId !== appointmentId);
  const isMeant = meansEach(text) || (others.length === 1 && andTheOther.test(text));
  if (others.length === 0 || !isMeant || queued.includes("cancel")) return null;
  if (asksInstead(text) || yesOrNo(heard) === "no") return null;
  const also = others.slice(0, 3).map(({ appointmentId }) => appointmentId);
  const told = change(turn, {
    queued: [...also.map(() => "cancel" as const), ...queued],
    toCancel: [...toCancel, ...also],
  });
  return say(told, inTurn);
}

/** 'Yes, and the other one too', unless something else is to be done with it. */
const andTheOther =
  /\band (?:then |also )?(?:cancel )?(?:the|my) other(?: (?:one|appointment|booking|visit))?\W*(?:(?:too|as well|also|please|thanks)\W*)*$/i;

/** 'No, keep that one', of several that were to be cancelled: the next of them is asked about, unless all are kept. */
export function keepAppointment(turn: Turn, text: string): Turn {
  const queued = turn.state.queued.filter((wish) => wish !== "cancel");
  const left = leaveAsItIs(turn);
  const [next, ...toCancel] = turn.state.toCancel ?? [];
  if (next === undefined || turn.state.queued.length === queued.length || keepsAll.test(text))
    return ask(change(left, { queued, toCancel: [] }), { kind: "anything_else" });
  const others = toCancel.map(() => "cancel" as const);
  return turnTo(
    goTo(change(left, { queued: [...others, ...queued] }), { kind: "anything_else" }),
    "cancel",
    "",
  );
}
const keepsAll =
  /\b(?:any|both|all|them|either|neither|none|nothing|any ?more|changed my mind|forget|never ?mind|stop)\b/i;
