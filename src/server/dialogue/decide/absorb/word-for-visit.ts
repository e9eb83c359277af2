import { changeMatter, plan } from "../turn.ts";
import { type Absorbing, ledgerOf, left, takeAct, withTurn } from "./absorbing.ts";

/** Word for whoever treats them, told while their visit is booked or moved: it stands in the notes of that visit. */
export function wordForVisit(absorbing: Absorbing): Absorbing {
  const { matters, current } = ledgerOf(absorbing);
  const matter = matters[current ?? -1];
  const want = left(absorbing, "want").find(({ wish, isForVisit }) => wish === "message" && isForVisit);
  const isOfVisit = matter?.status === "open" && (matter.kind === "book" || matter.kind === "move");
  if (!want || !matter || current === null || !isOfVisit) return absorbing;
  const words = absorbing.heard.clauses[want.clause]?.words ?? want.words;
  const notes = matter.notes.includes(words) ? matter.notes : [...matter.notes, words];
  const noted = plan(changeMatter(absorbing.turn, current, { notes }), { item: "noted", what: "for_visit" });
  const beside = left(absorbing, "tell").filter(({ clause }) => clause === want.clause);
  return [want, ...beside].reduce(takeAct, withTurn(absorbing, noted));
}
