import type { CallEvent, Effect } from "../../events.ts";
import type { Topic } from "../../hear/acts/labels.ts";
import type { Ask, Ledger, Prompt } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { isReaching } from "../talk/outbound-call.ts";

/** One turn of a call, from the caller's words to the end of the answer. */
export interface LedgerTurn {
  before: Ledger;
  after: Ledger;
  event: CallEvent;
  effects: readonly Effect[];
}

/**
 * Whether an answer may be told in other words. Never the notice at the start, what is said in a danger or about an identity,
 * what the team was told, a read-back, or how a call ends: those are spoken as they were written.
 */
export function mayReword({ before, after, event, effects }: LedgerTurn): boolean {
  const isCalm = isSettled(before) && isSettled(after) && after.warnedOfAbuse === before.warnedOfAbuse;
  return (
    event.type === "heard" &&
    isCalm &&
    !after.isEnded &&
    !isReaching(before) &&
    effects.every(({ type }) => harmless.has(type)) &&
    after.lastPlan.every((item) => isPlain(item, after))
  );
}

/** No danger, or one that was seen to: what is still said of it is no plain entry of the plan. */
const isSettled = ({ danger }: Ledger): boolean =>
  danger === null || danger.stage === "advised" || danger.stage === "over";

const harmless: ReadonlySet<Effect["type"]> = new Set([
  ...(["say", "find_slots", "hold_slot", "release_hold", "book", "cancel", "reschedule"] as const),
]);

const plainItems: ReadonlySet<PlanItem["item"]> = new Set([
  ...([
    "acknowledge",
    "sympathy",
    "small_talk",
    "noted",
    "news_owner",
    "next_matter",
    "up_next",
    "dropped",
    "why_asked",
  ] as const),
  ...(["offered", "obstacle", "slot_gone", "booked", "moved", "cancelled", "refused"] as const),
  ...(["visit_stays", "not_understood"] as const),
]);
const plainAsks: ReadonlySet<Ask> = new Set([
  ...(["how_can_i_help", "anything_else", "treatment", "when", "name", "surname", "phone"] as const),
  ...(["what_to_change", "offer", "take_slot", "book_instead", "join_waitlist", "ask_team"] as const),
  ...(["pass_on", "message_text", "new_detail", "ring_when"] as const),
]);
/** Of health, of what becomes of what is said, and of who speaks. */
const weightyTopics: ReadonlySet<Topic> = new Set([
  ...(["human", "who", "privacy", "emergencies", "help_number", "painkillers", "advice"] as const),
  ...(["aftercare", "suitability", "sedation", "prepare", "done"] as const),
]);

function isPlain(item: PlanItem, ledger: Ledger): boolean {
  if (item.item === "ask") return plainAsks.has(item.prompt.ask) && !isOfIdentity(item.prompt, ledger);
  if (item.item === "answer") return !weightyTopics.has(item.topic);
  return plainItems.has(item.item);
}

/** Name and number are asked for to find a visit that stands. */
function isOfIdentity({ ask, matter }: Prompt, { matters }: Ledger): boolean {
  const kind = matter === null ? undefined : matters[matter]?.kind;
  const isWho = ask === "name" || ask === "surname" || ask === "phone";
  return isWho && kind !== "book" && kind !== "message" && kind !== "callback";
}
