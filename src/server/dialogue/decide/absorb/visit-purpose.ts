import type { ActKind } from "../../hear/acts/acts.ts";
import { toAppointmentType } from "../appointment-type.ts";
import { newMatter } from "../begin.ts";
import type { FoundVisit, Matter } from "../ledger.ts";
import { change } from "../turn.ts";
import { type Absorbing, type ActOf, ledgerOf, said, take, takeAct, withTurn } from "./absorbing.ts";
import { toldIn } from "./kept-words.ts";

/**
 * 'It's a check-up, not a filling', of a visit that this call booked: what it is for is changed by people, who know how long it
 * takes. It is noted on the visit, and no other is looked for.
 */

/** Nothing else is read into it: no booking, and no other visit that is meant. */
export function takeVisitPurpose(absorbing: Absorbing): Absorbing {
  const told = whatFor(absorbing);
  if (!told) return absorbing;
  const isTimed = said(absorbing, "when", "shift");
  return take(takeAct(absorbing, told), "treatment", "pick", "want", "instead", ...(isTimed ? [] : alone));
}
const alone: readonly ActKind[] = ["correct", "give", "no", "tell", "undo", "other", "keep", "drop"];

/** What is told besides, a time to move it to, comes first; then the team is told. */
export function passOnVisitPurpose(absorbing: Absorbing): Absorbing {
  const told = whatFor(absorbing);
  const visit = told && visitMeant(absorbing);
  if (!told || !visit) return absorbing;
  const { matters, booked } = ledgerOf(absorbing);
  const words = toldIn(absorbing.heard) || absorbing.heard.text.trim();
  // Of the same kind for the calendar, it is called by its new name at once.
  const isSameKind = toAppointmentType(visit.appointmentType) === told.treatment;
  const called = (each: FoundVisit): FoundVisit =>
    each.appointmentId === visit.appointmentId && isSameKind ? { ...each, named: told.named } : each;
  const known = matters.map((each) => (each.visit ? { ...each, visit: called(each.visit) } : each));
  const isOfIt = ({ kind, status, visit: of }: Matter): boolean =>
    kind === "message" && status === "open" && of?.appointmentId === visit.appointmentId;
  const message = { ...newMatter("message", visit.person, words), notes: [words], visit: called(visit) };
  const added = known.some(isOfIt)
    ? known.map((each) => (isOfIt(each) ? { ...each, notes: [...each.notes, words] } : each))
    : [...known, message];
  return withTurn(absorbing, change(absorbing.turn, { matters: added, booked: booked.map(called) }));
}

function whatFor(absorbing: Absorbing): ActOf<"treatment"> | null {
  const { booked, matters, current } = ledgerOf(absorbing);
  const isBooking =
    current !== null && matters[current]?.kind === "book" && matters[current]?.status === "open";
  if (booked.length === 0 || isBooking || said(absorbing, ...ofAnother)) return null;
  const isPutRight = said(absorbing, "instead", "correct") && !said(absorbing, "when", "shift");
  const told = absorbing.heard.acts.find(
    (act) => act.kind === "treatment" && act.named !== null && (act.isInstead || isPutRight),
  );
  if (told?.kind !== "treatment") return null;
  const visit = visitMeant(absorbing);
  const isSo =
    toAppointmentType(visit?.appointmentType ?? "") === told.treatment && visit?.named === told.named;
  return isSo ? null : told;
}
/** One more, or somebody else's. */
const ofAnother: readonly ActKind[] = ["more_people", "party", "beside", "same_visit", "danger"];

/** Whoever's was named, else what was booked last. */
function visitMeant({ heard, turn }: Absorbing): FoundVisit | undefined {
  const { booked } = turn.ledger;
  const names = heard.acts.flatMap((act) => (act.kind === "name" ? [act.name.first.toLowerCase()] : []));
  const ofNamed = booked.findLast(({ patientName }) =>
    names.some((name) => patientName.toLowerCase().startsWith(name)),
  );
  return ofNamed ?? booked.at(-1);
}
