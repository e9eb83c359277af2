import type { OutboundReason } from "../../events.ts";
import type { Ledger, Prompt } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { change, changePerson, effect, plan, type Turn } from "../turn.ts";

/**
 * Calls that the clinic makes. Until whoever picked up has said that it is they, nothing is told of why; then the visit that is
 * due is offered, and from there it is a call like any other.
 */

export const isItYou: Prompt = { kind: "shall_i", matter: null, key: "is_it_you", ask: "is_it_you" };
const visitDue: Prompt = { kind: "shall_i", matter: null, key: "book_visit_due", ask: "book_visit_due" };

/** Whoever picked up is not known yet, and is in no danger of their own. */
export const isReaching = ({ outbound, danger, matters }: Ledger): boolean =>
  outbound !== null &&
  !outbound.isReached &&
  matters.length === 0 &&
  (danger === null || danger.stage === "over");

/** What such a call asks where any other asks how it can help. */
export function promptOfOutboundCall(ledger: Ledger): Prompt | null {
  if (isReaching(ledger)) return isItYou;
  return ledger.outbound?.isReached && ledger.matters.length === 0 ? visitDue : null;
}

export const greetOutboundCall = (turn: Turn, outbound: OutboundReason): Turn =>
  plan(
    change(turn, { outbound: { ...outbound, isReached: false }, asked: isItYou, put: { [isItYou.key]: 1 } }),
    { item: "outbound_greeting" },
    { item: "ask", prompt: isItYou, attempt: 1, name: null },
  );

/** Who they are is known from the records, so they are not asked again; the read-back says it. */
export function confirmReached(turn: Turn, outbound: OutboundReason): Turn {
  const { caller, callerNumber } = turn.ledger;
  const full = outbound.patientName.trim();
  const [first = full, ...rest] = full.split(" ").filter((part) => part !== "");
  const known = changePerson(turn, caller, {
    name: { first, last: rest.at(-1) ?? null, full },
    phone: callerNumber,
    ...(rest.length === 0 && { declined: ["surname"] }),
  });
  const reached = change(known, { outbound: { ...outbound, isReached: true }, asked: null });
  return effect(plan(reached, { item: "acknowledge", of: "name", name: first }), {
    type: "reached",
    who: "person",
  });
}

/** The call is over, with these words or none. */
export function endOutboundCall(turn: Turn, ...items: readonly PlanItem[]): Turn {
  const ended = plan(change(turn, { isEnded: true, asked: null }), ...items);
  return { ...effect(ended, { type: "hang_up", reason: "finished" }), isOver: true };
}
