import type { ActKind } from "../../hear/acts/acts.ts";
import { quoted } from "../../stored-task.ts";
import { toAppointmentType } from "../appointment-type.ts";
import { asNotes } from "../frames/visit-notes.ts";
import { changeMatter, plan } from "../turn.ts";
import { holds } from "../writing.ts";
import { type Absorbing, ledgerOf, left, said, take, takeAct, withTurn } from "./absorbing.ts";

/** Word for whoever treats them, told while their visit is booked or moved: it stands in the notes of that visit. */
export function addVisitNote(begun: Absorbing): Absorbing {
  const absorbing = addedToMoved(begun);
  const { matters, current } = ledgerOf(absorbing);
  const matter = matters[current ?? -1];
  const want = left(absorbing, "want").find(({ wish, isForVisit }) => wish === "message" && isForVisit);
  const isOfVisit = matter?.status === "open" && (matter.kind === "book" || matter.kind === "move");
  if (!want || !matter || current === null || !isOfVisit) return absorbing;
  const last = lastOfNote(absorbing, want.clause);
  const told = absorbing.heard.clauses.slice(want.clause, last + 1).map(({ words }) => words);
  // Said to be noted, it is, whatever it is of: what is quoted stands in the notes as it was told.
  const line = told.length === 0 ? want.words : quoted([told.join(" ")]);
  const notes = matter.notes.includes(line) ? matter.notes : [...matter.notes, line];
  const noted = plan(changeMatter(absorbing.turn, current, { notes }), { item: "noted", what: "for_visit" });
  const beside = left(absorbing, "tell").filter(({ clause }) => want.clause <= clause && clause <= last);
  return [want, ...beside].reduce(takeAct, withTurn(absorbing, noted));
}

/** The clause in which the word for the dentist ends: those behind it that only tell more go with it. */
function lastOfNote({ heard: { acts, clauses } }: Absorbing, from: number): number {
  const isMore = (at: number): boolean => {
    const of = acts.filter(({ clause }) => clause === at);
    return of.length > 0 && of.every(({ kind }) => tellsMore.has(kind));
  };
  const rest = clauses.findIndex((_, at) => at > from && !isMore(at));
  return rest < 0 ? clauses.length - 1 : rest - 1;
}
const tellsMore: ReadonlySet<ActKind> = new Set([
  "tell",
  "give",
  "treatment",
  "health",
  "medicine",
  "happens",
]);

/**
 * 'Yep, go for it, but make sure it's my number they ring, she's deaf as a post': what is told beside the yes and nothing else took
 * stands in the notes of the visit as it was said.
 */
export function noteBesideYes(absorbing: Absorbing): Absorbing {
  const { asked, matters } = ledgerOf(absorbing);
  const matter = matters[asked?.matter ?? -1];
  const isAgreed = asked?.kind === "read_back" && matter?.status === "open" && matter.isAgreed === true;
  if (!isAgreed || asked.matter === null || (matter.kind !== "book" && matter.kind !== "move"))
    return absorbing;
  const { clauses, acts } = absorbing.heard;
  const of = (at: number) => acts.filter(({ clause }) => clause === at);
  const isLeft = (at: number): boolean => {
    const kinds = of(at).map(({ kind }) => kind);
    return kinds.some((kind) => !courteous.has(kind)) && !kinds.some((kind) => seenTo.has(kind));
  };
  const told = clauses.flatMap(({ words }, at) => (isLeft(at) ? [words] : []));
  const line = told.join(" ");
  // What is plainly of a visit stands in its notes by itself.
  const isKept =
    told.every((words) => asNotes([words]) !== "") || matter.notes.some((note) => holds(note, line));
  if (line.split(" ").length < fewestTold || isKept) return absorbing;
  const noted = changeMatter(absorbing.turn, asked.matter, { notes: [...matter.notes, quoted([line])] });
  return withTurn(absorbing, noted);
}
/** Fewer words are a courtesy. */
const fewestTold = 6;
const courteous: ReadonlySet<ActKind> = new Set([
  ...(["yes", "no", "thanks", "bye", "greet", "chat", "that_is_all", "wait", "noise", "repeat"] as const),
]);
/** What comes of these is done or answered elsewhere. */
const seenTo: ReadonlySet<ActKind> = new Set([
  ...(["ask", "want", "when", "shift", "choose", "pick", "phone", "digits", "letters", "email"] as const),
  ...(["name", "age", "treatment", "health", "medicine", "danger", "correct", "no_texts", "reach"] as const),
  ...(["drop", "keep", "undo", "abuse"] as const),
]);

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
