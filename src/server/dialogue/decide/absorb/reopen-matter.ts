import { toAppointmentType } from "../appointment-type.ts";
import { newMatter } from "../begin.ts";
import type { FoundVisit, Matter } from "../ledger.ts";
import { change, plan } from "../turn.ts";
import { exactly, isThen, joinWhen, noWhenYet } from "../when-wish.ts";
import {
  type Absorbing,
  first,
  has,
  isAsked,
  ledgerOf,
  left,
  said,
  take,
  takeAct,
  withTurn,
} from "./absorbing.ts";
import { detailsOfClauses } from "./details.ts";
import { everyClause } from "./people/people.ts";

/**
 * After something was done: 'actually make it Thursday' moves what was just booked or moved, 'no, put it back' takes back what
 * was done last. Only while nothing else is under way; what takes it back is read out and agreed to like anything else.
 */
export function reopenMatter(absorbing: Absorbing): Absorbing {
  const { current, matters } = ledgerOf(absorbing);
  const last = matters.findLast(({ status, visit }) => status === "done" && visit !== null);
  if (current !== null || !last) return absorbing;
  if (isLetBe(absorbing, last)) return letBe(absorbing, last);
  const back =
    (asksWhetherGone(absorbing, last) ? null : first(absorbing, "undo")) ??
    (last.kind === "cancel" ? first(absorbing, "keep") : null);
  const opposite = back ? oppositeOf(last) : null;
  if (isSurelyWished(absorbing, opposite && { kind: opposite.kind, certainty: back?.certainty ?? 0 }))
    return absorbing;
  if (back && opposite)
    return take(
      // 'Is it still there, I meant to keep it' asks nothing but that.
      left(absorbing, "ask")
        .filter(({ clause }) => clause === back.clause)
        .reduce(takeAct, open(absorbing, opposite)),
      ...(["undo", "no", "shift", "correct", "when", "want", "keep", "tell", "drop"] as const),
    );
  if (back) return absorbing;
  const isStanding = last.kind === "book" || last.kind === "move";
  const isCorrected = has(absorbing, "correct") || isBareTime(absorbing);
  if (!isStanding || !isCorrected || !said(absorbing, "when", "shift")) return absorbing;
  if (isWhenToRing(absorbing)) return absorbing;
  if (last.visit && isOfVisit(absorbing, last.visit))
    return take(open(absorbing, bare("check", last)), "when");
  return take(open(absorbing, { ...bare("move", last), visit: last.visit }), "correct", "no", "want");
}

/** A time that comes after somebody is to be rung, and is not said of a visit, is when to ring. */
function isWhenToRing(absorbing: Absorbing): boolean {
  const told = ledgerOf(absorbing).matters.at(-1);
  const whens = left(absorbing, "when");
  if (whens.some(({ of }) => of === "ring")) return true;
  const isOfVisit = whens.some(({ of, role }) => of === "come" || role === "visit");
  return told?.kind === "callback" && told.isTold && !isOfVisit && !said(absorbing, "treatment", "instead");
}

/** 'Don't move it, leave it on the Thursday', of what was booked or moved: more surely that than that it be put back. */
function isLetBe(absorbing: Absorbing, { kind }: Matter): boolean {
  const [keep, undo] = [first(absorbing, "keep"), first(absorbing, "undo")];
  return kind !== "cancel" && keep !== null && keep.certainty > (undo?.certainty ?? 0);
}

/** 'I don't want it moved again, I'm just asking is the ninth gone' takes nothing back. */
const asksWhetherGone = (absorbing: Absorbing, { kind }: Matter): boolean =>
  kind !== "cancel" &&
  left(absorbing, "ask").some(({ topic, about }) => topic === "done" && about.whether === "cancelled");

/** A day in it is where it stands or stood, and nothing is moved there. */
function letBe(absorbing: Absorbing, { visit }: Matter): Absorbing {
  const stays = withTurn(absorbing, plan(absorbing.turn, { item: "visit_stays", visit }));
  return take(stays, "keep", "undo", "when", "shift", "correct", "no", "drop", "tell");
}

/**
 * 'Make that Thursday' only sounds as if another visit were wished for; 'undo that, I can't make it' wishes for nothing but what takes
 * it back, and 'can you undo that' gives no visit up.
 */
const isSurelyWished = (
  { heard }: Absorbing,
  back: { kind: Matter["kind"]; certainty: number } | null,
): boolean =>
  heard.acts.some(
    (act) =>
      act.kind === "want" &&
      act.wish !== back?.kind &&
      !(back !== null && (act.isUnable || (act.wish === "cancel" && act.certainty < back.certainty))) &&
      (act.wish !== "book" || act.certainty >= sureWish),
  );
const sureWish = 0.7;

/** Nothing but a day or a time, once all is done: it is about what was done. */
const isBareTime = (absorbing: Absorbing): boolean =>
  !left(absorbing, "ask").some((ask) => isAsked(absorbing, ask)) &&
  !said(absorbing, "treatment", "patient", "other_person", "more_people", "party", "name", "any");

/** 'It was Friday, wasn't it?' is about the visit that was just booked. */
function isOfVisit({ heard }: Absorbing, visit: FoundVisit): boolean {
  const whens = heard.acts.flatMap((act) => (act.kind === "when" ? [act.when] : []));
  const together = whens.reduce(joinWhen, noWhenYet);
  return whens.length > 0 && isThen(visit, together);
}

const bare = (kind: Matter["kind"], { person, opening }: Matter): Matter => newMatter(kind, person, opening);

/** What brings back what was before: of a booking, a move and a cancellation. */
function oppositeOf(last: Matter): Matter | null {
  const { kind, visit, movedFrom, treatment } = last;
  if (visit === null) return null;
  if (kind === "book") return { ...bare("cancel", last), visit };
  if (kind === "move" && movedFrom) return { ...bare("move", last), visit, when: exactly(movedFrom) };
  if (kind !== "cancel") return null;
  const type = toAppointmentType(visit.appointmentType) ?? treatment;
  return { ...bare("book", last), treatment: type, when: exactly(visit) };
}

function open(absorbing: Absorbing, matter: Matter): Absorbing {
  const { matters } = ledgerOf(absorbing);
  const index = matters.length;
  const opened = change(absorbing.turn, { matters: [...matters, matter], current: index });
  const isBack = said(absorbing, "undo", "keep");
  return isBack
    ? withTurn(absorbing, opened)
    : detailsOfClauses(withTurn(absorbing, opened), index, everyClause);
}
