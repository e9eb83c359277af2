import type { ActKind } from "../../hear/acts/acts.ts";
import { isForTeam } from "../frames/team-task.ts";
import type { Matter } from "../ledger.ts";
import { change, plan } from "../turn.ts";
import { type Absorbing, ledgerOf, left, said, take, takeAct, withTurn } from "./absorbing.ts";

/**
 * What was told for people is taken back: what they do not have yet they never get, and of what they have they are told that
 * nothing is to be done. News of somebody's health stays told.
 */
export function withdrawMessage(absorbing: Absorbing): Absorbing {
  if (!(said(absorbing, "withdraw") || undoesMessage(absorbing)) || said(absorbing, "rung", "reach"))
    return absorbing;
  const { matters, questions, current, asked } = ledgerOf(absorbing);
  const isMeant = (each: Matter): boolean => isForTeam(each) && each.urgent === undefined;
  const told = matters.findLastIndex((each) => isMeant(each) && each.isTold);
  const kept = matters.map((each, at): Matter => {
    if (!isMeant(each) || (each.status !== "open" && !each.isTold)) return each;
    return at === told
      ? { ...each, kind: "message", status: "open", isWithdrawn: true, ringWhen: null }
      : { ...each, status: "dropped", isTold: false };
  });
  const isAskedOfIt =
    asked !== null && (asked.ask === "ask_team" || kept[asked.matter ?? -1] !== matters[asked.matter ?? -1]);
  const changed = change(absorbing.turn, {
    matters: kept,
    current: told >= 0 ? told : current !== null && kept[current]?.status === "dropped" ? null : current,
    ...(isAskedOfIt && { asked: null }),
    questions: questions.map((each) =>
      each.status === "unknown" ? { ...each, status: "declined" as const } : each,
    ),
    words: [],
  });
  const out = told >= 0 ? changed : plan(changed, { item: "acknowledge", of: "left_out" });
  // What is asked beside it in a clause of its own is answered.
  const clauses = absorbing.heard.acts.flatMap(({ kind, clause }) => (kind === "withdraw" ? [clause] : []));
  const done = take(withTurn(absorbing, out), ...besideIt);
  return left(done, "ask")
    .filter(({ clause, topic }) => clauses.includes(clause) || topic === "done" || topic === "other")
    .reduce(takeAct, done);
}

/** 'Just cancel that', of a call on which nothing but word for the team came up. */
function undoesMessage(absorbing: Absorbing): boolean {
  const { matters, booked, found, lineVisits } = ledgerOf(absorbing);
  const [last, ...before] = matters.filter(({ status }) => status !== "dropped").toReversed();
  const isOfMessage =
    last !== undefined &&
    [last, ...before].every(isForTeam) &&
    last.urgent === undefined &&
    last.isWithdrawn !== true &&
    (last.isTold || last.status === "open");
  const isGivenUp =
    left(absorbing, "want").some(({ wish }) => wish === "cancel") ||
    left(absorbing, "undo").some(({ certainty }) => certainty >= surely);
  // 'Never mind calling me back', 'tell them …' leave the message as it is.
  const isElse =
    said(absorbing, "private", "reach", "rung", "amend", "without") ||
    left(absorbing, "want").some(({ wish }) => wish !== "cancel");
  return !isElse && isOfMessage && booked.length + found.length + lineVisits.length === 0 && isGivenUp;
}

const surely = 0.8;

/** What taking back may sound like besides. */
const besideIt: readonly ActKind[] = [
  ...(["tell", "want", "no", "drop", "undo", "give", "correct", "amend", "keep", "withdraw"] as const),
];
