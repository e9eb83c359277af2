import type { Matter } from "../../ledger.ts";
import { isSurelyUpset } from "../../talk/upset.ts";
import { change, changeMatter, plan, type Turn } from "../../turn.ts";
import { type Absorbing, ledgerOf, said, sureEnough, withTurn } from "../absorbing.ts";

/** Of a visit, fear is of the dentist; the first time that it is told, it is met with a kind word. */
export function withSympathy({ turn, heard }: Absorbing, matter: Matter | undefined): Turn {
  if (turn.ledger.danger !== null) return turn;
  const isOfVisit = matter?.kind === "book";
  if (turn.plan.some(({ item }) => item === "sympathy")) return turn;
  const { put } = turn.ledger;
  if (heard.acts.some(({ kind }) => kind === "fear") && put.fear === undefined)
    return plan(change(turn, { put: { ...put, fear: 1 } }), { item: "sympathy", with: "fear" });
  // 'Does whitening hurt' is asked by whoever is curious.
  const isAfraid = heard.acts.some(
    ({ kind, certainty }) => kind === "distress" || (kind === "tell" && certainty >= sureEnough),
  );
  const isAsked = isAfraid && heard.acts.some((act) => act.kind === "ask" && act.topic === "sedation");
  const before = turn.ledger.questions.filter(({ topic }) => topic === "sedation").length;
  if (isAsked && before < 2) return plan(turn, { item: "sympathy", with: "fear" });
  return isSurelyUpset(heard)
    ? plan(turn, { item: "sympathy", with: isOfVisit || turn.ledger.isUndecided ? "fear" : "distress" })
    : turn;
}

/** Fear that is told before a visit was begun is noted with the caller's once there is one. */
export function noteFear(absorbing: Absorbing): Absorbing {
  const { fears = [], matters, current, caller, danger } = ledgerOf(absorbing);
  const matter = current === null ? undefined : matters[current];
  const told = said(absorbing, "fear") ? absorbing.heard.acts.filter(({ kind }) => kind === "fear") : [];
  const all = [...fears, ...told.flatMap(({ words }) => (fears.includes(words) ? [] : [words]))];
  if (all.length === 0 || danger !== null) return absorbing;
  const isVisit = matter?.kind === "book" && matter.status === "open" && matter.person === caller;
  if (!isVisit || current === null)
    return withTurn(absorbing, change(absorbing.turn, { fears: matter ? fears : all }));
  const notes = [...matter.notes, ...fears.filter((words) => !matter.notes.includes(words))];
  return withTurn(absorbing, change(changeMatter(absorbing.turn, current, { notes }), { fears: [] }));
}
