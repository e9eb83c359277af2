import type { ActKind } from "../../hear/acts/acts.ts";
import { isForTeam } from "../frames/team-task.ts";
import type { Matter } from "../ledger.ts";
import { change, changeMatter } from "../turn.ts";
import {
  type Absorbing,
  type ActOf,
  has,
  ledgerOf,
  left,
  said,
  sureEnough,
  take,
  withTurn,
} from "./absorbing.ts";

/**
 * What is added to a word that the team has already, or put right in it, changes that word: nobody gets two of them. The
 * matter is taken up again, and told once more with what this utterance holds.
 */
export function addToMessage(begun: Absorbing): Absorbing {
  const absorbing = letBeAfterAll(begun);
  const { matters, current } = ledgerOf(absorbing);
  const index = matters.length - 1;
  const last = matters[index];
  if (current !== null || !last?.isTold || !isForTeam(last) || said(absorbing, "bye")) return absorbing;
  const wants = left(absorbing, "want");
  const isMore =
    wants.length > 0 ? wants.every((want) => isOfIt(absorbing, want, last)) : adds(absorbing, last);
  if (!isMore) return absorbing;
  const isToRing = wants.some(({ wish }) => wish === "callback");
  const kind = isToRing ? "callback" : last.kind;
  const open = changeMatter(absorbing.turn, index, {
    ...{ status: "open", kind },
    ...(last.kind === "late" && { isLate: true as const }),
  });
  return take(withTurn(absorbing, change(open, { current: index })), "want");
}

/** 'My Thursday can stay as it is': what the team was to change is let be, and they are told no more of it. */
function letBeAfterAll(absorbing: Absorbing): Absorbing {
  const { matters } = ledgerOf(absorbing);
  const isPassedOn = ({ kind, status }: Matter): boolean =>
    status === "passed_on" && (kind === "move" || kind === "cancel");
  if (!said(absorbing, "keep") || !matters.some(isPassedOn)) return absorbing;
  const kept = matters.map((each) => (isPassedOn(each) ? { ...each, status: "dropped" as const } : each));
  return withTurn(absorbing, change(absorbing.turn, { matters: kept }));
}

/** A time that is put right may sound like a question. */
const surelyAsked = 0.6;

/** 'Actually make that four', 'and tell her I am sorry', 'no, have them ring me'. */
function isOfIt(absorbing: Absorbing, { wish, clause }: ActOf<"want">, { kind }: Matter): boolean {
  const { lineVisits, booked, found } = ledgerOf(absorbing);
  if (wish === "callback" || (wish === "book" && isOnlyTold(absorbing, clause))) return true;
  // 'Make that the morning'
  if (wish === "move" && kind === "message" && has(absorbing, "when"))
    return booked.length + found.length + lineVisits.length === 0 && !said(absorbing, "own");
  if (wish === "message" && said(absorbing, "reach")) return true;
  if (wish === "message")
    return left(absorbing, "tell").some((tell) => tell.clause === clause && tell.certainty >= sureEnough);
  const hasVisits = lineVisits.length + booked.length + found.length > 0;
  return wish === "move" && kind === "callback" && !hasVisits && has(absorbing, "when");
}

/** 'And I've lost my night guard, so I'll need another one', of what they are to be rung about: told with it, and no time is asked for. */
export const isOnlyTold = ({ heard: { acts } }: Absorbing, clause: number): boolean => {
  const beside = acts.filter((act) => act.clause === clause || act.clause === clause - 1);
  return (
    beside.some((act) => act.kind === "tell" && act.certainty >= sureEnough) &&
    !beside.some(({ kind }) => ofVisit.has(kind))
  );
};
const ofVisit: ReadonlySet<ActKind> = new Set([
  "when",
  "pick",
  "ask",
  "shift",
  "any",
  "party",
  "other_person",
]);

function adds(absorbing: Absorbing, { kind }: Matter): boolean {
  // With nothing else under way, a time is when to ring, and a detail belongs to what was told; a day that nobody is to ring on is a visit's.
  const isRung = ledgerOf(absorbing).matters.some(
    ({ isTold: hasTeam, ringWhen }) => hasTeam && ringWhen !== null,
  );
  const isOfVisit =
    has(absorbing, "treatment") ||
    (kind === "message" && !isRung && left(absorbing, "when").some(({ when }) => when.days.length > 0));
  const isTime: boolean = kind !== "late" && has(absorbing, "when", "give", "correct") && !isOfVisit;
  const isTold = left(absorbing, "tell").some(({ certainty }) => certainty >= sureEnough);
  if (said(absorbing, "amend") || said(absorbing, "keep")) return true;
  const isAsked = left(absorbing, "ask").some(({ certainty }) => !isTime || certainty >= surelyAsked);
  return !isAsked && (isTime || isTold || has(absorbing, "name", "phone", "email", "reach"));
}
