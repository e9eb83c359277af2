import type { Heard } from "../../../hear/acts/acts.ts";
import type { AidSubject } from "../../../hear/acts/of-danger.ts";
import type { Ledger } from "../../ledger.ts";
import type { KnownWord, PlanItem } from "../../plan.ts";
import type { Turn } from "../../turn.ts";
import type { Danger } from "../danger.ts";
import type { DangerHeard } from "../danger-heard.ts";
import { changeDanger } from "../stages.ts";
import { heldTo, isWorse, type Sent, wordFor } from "./hold-to-triple-zero.ts";

/**
 * 000 is said with why, and held to until somebody has said that they ring it (`hold-to-triple-zero.ts`). Who is ringing, has rung, or is on the way to
 * hospital, is not told to any more: who hears it in every reply no longer hears it.
 */

const isSent = (item: PlanItem): item is Sent =>
  (item.item === "danger" &&
    item.stage === "sent" &&
    item.danger !== "self_harm" &&
    item.danger !== "violence" &&
    !item.isRefused &&
    // Why it is not let be, and what would be enough.
    !item.isThinned) ||
  (item.item === "first_aid" && item.isSent);

/** Whether it is needed, or where else to go. */
const isAskedAbout = (told: DangerHeard): boolean =>
  told.asksForNumber ||
  // Whoever says that they do not ring, or ring somebody else.
  told.ringing === "none" ||
  told.asksFirstAid === "where" ||
  (told.aidSubject !== null && ofGoing.has(told.aidSubject));
const ofGoing: ReadonlySet<AidSubject> = new Set(["triple_zero", "hospital", "wait"]);

export function shortenTripleZero(
  turn: Turn,
  before: Ledger["danger"],
  told: DangerHeard,
  { acts }: Heard,
): Turn {
  const { danger } = turn.ledger;
  if (danger?.stage !== "sent") return turn;
  const isNew = turn.plan.some((item) => item.item === "danger" && item.stage === "sent" && !item.isAgain);
  if (isNew) return changeDanger(turn, { named: 1 });
  const isInHand = danger.isRinging === true || danger.isDriven === true;
  const isOfPeople = danger.kind === "self_harm" || danger.kind === "violence";
  if (!isInHand && !isOfPeople) return heldTo(turn, before, { told, acts, isAsked: isAskedAbout(told) });
  if (!turn.plan.some(isSent)) return turn;
  const named = isWorse(before, told) ? 0 : (danger.named ?? 0);
  const word = inHand(told, danger);
  if (!isInHand && (isAskedAbout(told) || named === 0)) return changeDanger(turn, { named: named + 1 });
  return {
    ...turn,
    plan: turn.plan.flatMap((item): readonly PlanItem[] => {
      if (!isSent(item)) return [item];
      // Answered by something else, it needs no word of its own.
      const isBeside = item.item === "danger" && turn.plan.some((each) => !isSent(each));
      return isBeside ? [] : [{ ...item, known: word }];
    }),
  };
}

/** What was told is with the team; whoever is ringing, or on the way, is kept to it. */
function inHand(told: DangerHeard, { isRinging = false, isDriven = false }: Danger): KnownWord {
  const word = wordFor(told);
  if (told.ringing !== "done" && word === "told") return word;
  return isRinging ? "ringing" : isDriven ? "driven" : word;
}
