import type { AidSubject } from "../../hear/acts.ts";
import type { Ledger } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import type { Turn } from "../turn.ts";
import type { Danger } from "./danger.ts";
import type { DangerHeard } from "./danger-heard.ts";
import { endsByNo } from "./kinds.ts";
import { changeDanger } from "./stages.ts";

/**
 * 000 is said with why, once more in short, and from then on only where something new or worse is told, or it is asked about: who hears it in
 * every reply no longer hears it. Who is ringing, or has rung, is not told to.
 */

type Sent = Extract<PlanItem, { item: "danger" | "first_aid" }>;

/** Said so often, it is known. */
const mostNamed = 2;

const isSent = (item: PlanItem): item is Sent =>
  (item.item === "danger" &&
    item.stage === "sent" &&
    item.danger !== "self_harm" &&
    !endsByNo(item.danger) &&
    !item.isRefused &&
    // Why it is not let be, and what would be enough.
    !item.isThinned) ||
  (item.item === "first_aid" && item.isSent);

/** A sign that was well or open before is told not to be; of another danger 000 is named anew. */
const isWorse = (before: Ledger["danger"], { signs }: DangerHeard): boolean =>
  signs.bad.some((sign) => before?.bad?.includes(sign) !== true);

/** Whether it is needed, or where else to go. */
const isAskedAbout = (told: DangerHeard): boolean =>
  told.asksForNumber ||
  // Whoever says that they do not ring, or ring somebody else.
  told.ringing === "none" ||
  told.asksFirstAid === "where" ||
  (told.aidSubject !== null && ofGoing.has(told.aidSubject));
const ofGoing: ReadonlySet<AidSubject> = new Set(["triple_zero", "hospital", "wait"]);

export function namedOnce(turn: Turn, before: Ledger["danger"], told: DangerHeard): Turn {
  const { danger } = turn.ledger;
  if (danger?.stage !== "sent" || !turn.plan.some(isSent)) return turn;
  const isNew = turn.plan.some((item) => item.item === "danger" && item.stage === "sent" && !item.isAgain);
  const named = isNew || isWorse(before, told) ? 0 : (danger.named ?? 0);
  const isInHand = danger.isRinging === true || danger.isRefused === true;
  const known = wordFor(told, danger);
  // What is asked is answered with it; of what is only told nobody is sent to the telephone again.
  const isOwed = named < mostNamed && (known !== "told" || told.asksFirstAid !== null);
  if (isNew || (!isInHand && (isOwed || isAskedAbout(told) || named === 0)))
    return changeDanger(turn, { named: named + 1 });
  return {
    ...turn,
    plan: turn.plan.flatMap((item): readonly PlanItem[] => {
      if (!isSent(item)) return [item];
      // Answered by something else, it needs no word of its own.
      const isBeside = item.item === "danger" && turn.plan.some((each) => !isSent(each));
      return isBeside ? [] : [{ ...item, known }];
    }),
  };
}

/** What is said in its place: whoever hesitates is encouraged, and what was told is with the team. */
function wordFor(told: DangerHeard, { isRinging = false, isRefused = false }: Danger): Known {
  const isInHand = isRinging || isRefused;
  if (told.ringing === "done") return "ringing";
  if (told.isNews && (told.says(...facts) || told.isPlainlyTold)) return "told";
  if (isInHand) return isRinging ? "ringing" : "still";
  return told.says("no", "drop") || told.ringing === "none" || told.hasOwnBusiness ? "urged" : "still";
}
type Known = NonNullable<Sent["known"]>;
const facts = ["name", "phone", "patient", "health", "medicine", "age"] as const;
