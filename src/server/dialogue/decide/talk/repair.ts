import type { Ledger } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { beginTurn, change, isLive, type Turn } from "../turn.ts";
import { giveUp } from "./handover.ts";

/** The same reply would be given a third time running: the caller goes on with people instead. */
export function giveUpReply(turn: Turn, before: Ledger): Turn {
  if (!isLive(before)) return turn;
  return giveUp(change(beginTurn({ ...turn.ledger, facts: before.facts }), { fruitless: 0 }));
}

/** What it comes to is what was answered last, whatever is asked behind it and in whichever words. */
export function isSameReply({ plan, ledger }: Turn, { lastPlan, waiting }: Ledger): boolean {
  const now = substanceOf(plan);
  return now !== "" && ledger.waiting === null && waiting === null && now === substanceOf(lastPlan);
}

/** Without what only leads on: a question, a word of thanks. What is urged while 000 stands is never too much. */
function substanceOf(plan: readonly PlanItem[]): string {
  const items = plan.filter(({ item }) => !leadingOn.has(item));
  const isOfDanger = items.some((item) => item.item === "danger" && item.stage === "sent");
  // Whoever is worried about somebody is held, however often they ask.
  const isOfWorry = items.some(({ item }) => item === "worried_for");
  return items.length === 0 || isOfDanger || isOfWorry ? "" : JSON.stringify(items);
}

const leadingOn: ReadonlySet<PlanItem["item"]> = new Set([
  ...([
    "ask",
    "acknowledge",
    "sympathy",
    "small_talk",
    "hello_again",
    "next_matter",
    "up_next",
    "not_for_clinic",
  ] as const),
]);
