import { weekdayOf } from "#kernel/zoned-time.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import { noWhen, type Understanding, type WhenReading } from "#server/dialogue/understanding.ts";
import { isWeekday } from "./beside-visit.ts";
import { type LiveState, noWish, type Purpose, type WhenWish } from "./state.ts";
import { toDetail } from "./to-detail.ts";
import { placeOfVisit } from "./visits-in-place.ts";
import { visitsOfKind } from "./visits-of-kind.ts";
import { fits, isEmptyWish } from "./wishes.ts";
import { wishesIn } from "./wishes-in.ts";

/** Which visit is to be moved, and apart from it where it goes. */
export interface WhichMoved {
  visitMeant: WhenWish | null;
  /** The utterance without the words of the visit. */
  target: Understanding;
}

export function whichMoved(state: LiveState, heard: Understanding): WhichMoved {
  const { step, draft, visitMeant = null } = state;
  // The day that is asked for is that of the visit, whatever is to be done with it.
  if (step.kind === "identifying" && step.asked === "visit_day") {
    const said = wishOf(heard.visitMeant ?? heard.when);
    if (isEmptyWish(said)) return { visitMeant, target: heard };
    return { visitMeant: said, target: heard.visitMeant ? heard : { ...heard, when: noWhen } };
  }
  if (heard.visitMeant) {
    const said = wishOf(heard.visitMeant);
    // 'Move my one tomorrow', a name, and then 'can I come Friday': tomorrow is still that of the visit.
    const before = visitMeant ?? (step.kind === "identifying" ? draft.when : noWish);
    return { visitMeant: isEmptyWish(said) ? before : said, target: heard };
  }
  // 'Tomorrow's', to 'which one do you mean', leaves standing where it goes.
  const isChosen =
    step.kind === "choosing_appointment" &&
    step.purpose === "reschedule" &&
    visitsIn(wishOf(heard.when), step.found).length > 0;
  return { visitMeant, target: isChosen ? { ...heard, when: noWhen } : heard };
}

/** The visits of those found that the caller's words about when, and about what it is for, point at; a time told wrongly leaves the day to tell. */
export function visitsMeant(
  { draft, visitMeant, placeMeant = null }: LiveState,
  found: readonly FoundAppointment[],
): readonly FoundAppointment[] {
  const ofKind = draft.visit ? visitsOfKind(draft.visit.heard, found) : [];
  const among = ofKind.length > 0 ? ofKind : found;
  const wish = visitMeant ?? namingVisit(draft.when);
  const meant = visitsIn(wish, among);
  const then = meant.length > 0 || wish.days.length === 0 ? meant : visitsIn({ ...wish, times: [] }, among);
  const named = then.length > 0 ? then : ofKind;
  const placed = placeMeant === null ? undefined : (named.length > 0 ? named : found).at(placeMeant);
  return placed ? [placed] : named;
}

/** Kept while the visit is still to be found. */
export function placeMeant(state: LiveState, heard: Understanding): number | null {
  const isOfVisit = state.step.kind === "identifying" || wishesIn(heard).some((wish) => ofStanding.has(wish));
  return isOfVisit ? (placeOfVisit(heard.text) ?? state.placeMeant ?? null) : null;
}
const ofStanding: ReadonlySet<Purpose> = new Set(["cancel", "reschedule", "check"]);

/** 'I can't make tomorrow' names the visit, where nothing else is told of when. */
const namingVisit = (when: WhenWish): WhenWish =>
  when.days.length + when.times.length > 0
    ? when
    : {
        ...noWish,
        days: when.notDays.map((value) => ({ value, heard: when.heard, assumed: [], unsure: false })),
      };

/** By day and time; 'the Tuesday one' may be on a Tuesday further on where none is on the next. */
export function visitsIn(wish: WhenWish, found: readonly FoundAppointment[]): readonly FoundAppointment[] {
  if (wish.days.length + wish.times.length === 0) return [];
  const meant = found.filter((each) => fits(wish, each));
  if (meant.length > 0) return meant;
  return found.filter(
    (each) =>
      wish.days.some(
        ({ heard, value }) => isWeekday(heard) && weekdayOf(value.from) === weekdayOf(each.date),
      ) && fits({ ...wish, days: [] }, each),
  );
}

/** 'I can't do tomorrow' names the visit as 'tomorrow' does. */
const wishOf = ({ days, times, excludedDays, excludedTimes }: WhenReading): WhenWish => ({
  ...noWish,
  days: [...days, ...excludedDays].map(toDetail),
  times: [...times, ...excludedTimes].map(toDetail),
});
