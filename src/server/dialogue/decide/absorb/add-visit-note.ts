import type { ActKind } from "../../hear/acts/acts.ts";
import { toAppointmentType } from "../appointment-type.ts";
import { changeMatter, plan } from "../turn.ts";
import { type Absorbing, ledgerOf, left, said, take, takeAct, withTurn } from "./absorbing.ts";

/** Word for whoever treats them, told while their visit is booked or moved: it stands in the notes of that visit. */
export function addVisitNote(begun: Absorbing): Absorbing {
  const absorbing = addedToMoved(begun);
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

/** 'And chuck a clean on as well while I'm there', of a visit that is being moved: it is done at that one, and is none of its own. */
function addedToMoved(absorbing: Absorbing): Absorbing {
  const { matters, current } = ledgerOf(absorbing);
  const matter = matters[current ?? -1];
  const added = left(absorbing, "treatment").find(({ named }) => named !== null);
  const isAdded = said(absorbing, "same_visit") || (added?.isBeside ?? false) || said(absorbing, "beside");
  const isOfMove = matter?.status === "open" && matter.kind === "move" && matter.visit !== null;
  if (!added || !matter || current === null || !isOfMove || !isAdded || said(absorbing, ...ofOthers))
    return absorbing;
  const { treatment, named } = added;
  if (toAppointmentType(matter.visit?.appointmentType ?? null) === treatment) return absorbing;
  const also = [...(matter.also ?? []).filter((each) => each.treatment !== treatment), { treatment, named }];
  const noted = plan(changeMatter(absorbing.turn, current, { also }), { item: "noted", what: "for_visit" });
  const wants = left(absorbing, "want").filter(
    ({ wish, clause }) => wish === "book" || (wish === "message" && clause === added.clause),
  );
  return take(
    [added, ...wants].reduce(takeAct, withTurn(absorbing, noted)),
    "more_people",
    "beside",
    "same_visit",
  );
}
const ofOthers: readonly ActKind[] = ["patient", "party", "other_person", "of_person"];
