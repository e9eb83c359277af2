import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import type { ActKind } from "../../hear/acts/acts.ts";
import type { About } from "../../hear/acts/of-questions.ts";
import { toAppointmentType } from "../appointment-type.ts";
import { newMatter } from "../begin.ts";
import type { Ledger, Matter, MatterKind } from "../ledger.ts";
import { isRefused } from "../refused.ts";
import { change } from "../turn.ts";
import { hasWhen, isThen, joinWhen, noWhenYet } from "../when-wish.ts";
import {
  type Absorbing,
  first,
  ledgerOf,
  left,
  said,
  sureEnough,
  take,
  takeAct,
  withTurn,
} from "./absorbing.ts";
import { dropMatter } from "./answers/asked-matter.ts";
import { detailsOfClauses } from "./details.ts";
import { findIntendedWishes, isMatter, type Want, withOthers } from "./intended-wishes.ts";
import { toldIn } from "./kept-words.ts";
import { addMatterInOrder, isChange, isSurelyNew } from "./matter-order.ts";
import { everyBearer, everyVisit } from "./people/every-visit.ts";
import { type Clauses, within } from "./people/people.ts";
import { asBefore, openForAttendees } from "./people/several-attendees.ts";
import { whoseWish } from "./people/whose-wish.ts";

/** Wishes become matters; what was said in the same breath belongs to the wish that it was said with. */
export function absorbWants(begun: Absorbing): Absorbing {
  const absorbing = ofWhatIsAtHand(begun);
  const told = findIntendedWishes(absorbing);
  const wants = withOthers(told, absorbing);
  // What was heard as a wish and is none is not one for anybody else either.
  if (wants.length === 0)
    return left(absorbing, "want")
      .filter(({ wish }) => isMatter(wish))
      .reduce(takeAct, absorbing);
  // Each of them is counted by a wish of their own.
  const counted = wants.length > told.length ? take(absorbing, "party") : absorbing;
  const taken = wants.reduce(
    (before, want, at) => openOne(before, want, { until: untilClause(wants, at), isFirst: at === 0 }),
    counted,
  );
  return take(sharingWhen(taken, ledgerOf(absorbing).matters.length), "want");
}

/** Those who come up in one breath come when it was said, in whichever clause. */
function sharingWhen(absorbing: Absorbing, from: number): Absorbing {
  const { matters } = ledgerOf(absorbing);
  const opened = matters.slice(from).filter(({ kind }) => kind === "book");
  const told = opened.filter(({ when }) => hasWhen(when));
  const [one] = told;
  if (!one || told.length > 1 || opened.length === 1) return absorbing;
  const shared = matters.map((each, at) =>
    at >= from && each.kind === "book" ? { ...each, when: one.when } : each,
  );
  return withTurn(absorbing, change(absorbing.turn, { matters: shared }));
}

/** 'Could we make it three?', 'no, cancel that', of a booking that is not made yet: it is changed, or let be. */
function ofWhatIsAtHand(absorbing: Absorbing): Absorbing {
  const { asked, matters } = ledgerOf(absorbing);
  const index = asked?.matter ?? null;
  const isBooking = index !== null && matters[index]?.kind === "book" && matters[index]?.status === "open";
  const isOfVisit = absorbing.heard.acts.some(
    (act) => (act.kind === "when" && act.role === "visit") || act.kind === "pick" || act.kind === "pick_all",
  );
  const wish = first(absorbing, "want")?.wish;
  if (!asked || !isBooking || isOfVisit || isOpened(absorbing) || left(absorbing, "want").length > 1)
    return absorbing;
  if (wish === "cancel") return take(dropMatter(absorbing, asked), "want");
  return wish === "move" ? take(absorbing, "want") : absorbing;
}

/** The yes to what was read back is for that one; a wish in the same breath is for another. */
const isOpened = (absorbing: Absorbing): boolean => {
  const { asked, matters } = ledgerOf(absorbing);
  return asked?.matter != null && matters[asked.matter]?.isAgreed === true;
};

const untilClause = (wants: readonly Want[], at: number): number =>
  wants[at + 1]?.from ?? Number.POSITIVE_INFINITY;

function openOne(
  absorbing: Absorbing,
  asked: Want,
  { until, isFirst }: { until: number; isFirst: boolean },
): Absorbing {
  const { turn } = absorbing;
  const want = { ...asked, kindOf: kindMeant(absorbing, asked) };
  const isUndecided = want.isUnable === true && want.kindOf === "cancel";
  const { people, person: named, clauses, isByName } = whoseWish(absorbing, want, until);
  // 'Swap mine with my wife's': the caller's own part in it is theirs to tell of.
  const isSwap = want.kindOf === "move" && said(absorbing, "swap");
  const person = isSwap && people[named]?.standing !== "small" ? turn.ledger.caller : named;
  const known = change(turn, { people });
  const opening = toldIn(absorbing.heard, clauses) || absorbing.heard.text.trim();
  const { ledger } = known;
  // Asked for again, of somebody whose visit nothing is told of: the team has it, or gets it.
  const isAgain = ledger.matters.some(
    (matter) => matter.kind === want.kindOf && matter.person === person && isRefused(ledger, matter),
  );
  if (isAgain) return withTurn(absorbing, known);
  const same = ledger.matters.findIndex(
    (matter) =>
      matter.status === "open" &&
      isSameWish(matter, want.kindOf) &&
      !isOfAnother(absorbing, matter, clauses) &&
      (matter.person === person || !isNamed(absorbing, clauses)),
  );
  if (same >= 0) {
    const turned = turnedTo(absorbing, want, same);
    const matters = withRing(turned.matters, same, want.kindOf, opening);
    const taken = change(known, { current: turned.current, matters });
    return detailsOfClauses(withTurn(absorbing, taken), same, clauses);
  }
  const matter: Matter = {
    ...newMatter(want.kindOf, person, opening),
    ...((want.isForOther || isTold(absorbing, want, clauses)) && {
      notes: [...addedIn(absorbing, want), opening],
    }),
    ...(isUndecided && { isUndecided }),
    ...(want.minutes !== undefined && { lateBy: want.minutes }),
    ...(want.isOnlyAsked && { isOnlyAsked: true as const }),
    ...(want.kindOf === "check" && want.about && { asked: want.about }),
    ...(said(absorbing, "beside") && { isSecond: true }),
    ...(isSwap && { isSwap: true }),
    ...(want.kindOf === "book" && !said(absorbing, "treatment") && treatmentSpokenOf(ledger)),
    ...(want.kindOf !== asked.kindOf && treatmentBefore(ledger)),
    ...asBefore(absorbing, want.kindOf, person),
  };
  const index = ledger.matters.length;
  const begun = change(
    known,
    addMatterInOrder(ledger, matter, {
      ...{ isFirst, isSurelyNew: isSurelyNew(absorbing, want) },
      isTimed: absorbing.heard.acts.some((act) => act.kind === "when" && within(clauses, act)),
    }),
  );
  const everybody = openForAttendees(withTurn(absorbing, begun), index, clauses);
  if (!isByName) return everyVisit(everyBearer(everybody, index, clauses), index);
  // Whoever else is named in the same breath is told of.
  return absorbing.heard.acts
    .filter((act) => act.kind === "name" && act.role === "unclear")
    .reduce(takeAct, take(everybody, "pick_all"));
}

/**
 * A wish that waits its turn and is surely said again is done first: of the same person's visit it takes the place of what was
 * being done to it, and anything else goes on behind it, unless something was told of that as well.
 */
function turnedTo({ turn, heard }: Absorbing, want: Want, same: number): Pick<Ledger, "current" | "matters"> {
  const { matters, current } = turn.ledger;
  const [before, matter] = [matters[current ?? -1], matters[same]];
  if (!before || !matter || before.status !== "open" || current === same)
    return { current: current ?? same, matters };
  const isNew = heard.text.includes(matter.opening);
  if (want.certainty < surelySaid || isNew || !isChange(matter.kind)) return { current, matters };
  const isOfSame = isChange(before.kind) && before.kind !== matter.kind && before.person === matter.person;
  const left = matters.map((each) =>
    isOfSame && each === before ? { ...each, status: "dropped" as const } : each,
  );
  return isOfSame || before.person !== matter.person
    ? { current: same, matters: left }
    : { current, matters };
}
const surelySaid = 0.9;

/**
 * 'Book me in for Thursday instead' moves what was booked on this call, and 'a clean on Friday instead of the Wednesday one' what
 * stands under the number, unless it is said while a visit is being booked, of its times.
 */
function kindMeant(absorbing: Absorbing, want: Want): MatterKind {
  if (isAgain(absorbing, want)) return "book";
  if (want.kindOf !== "book" || !said(absorbing, "instead")) return want.kindOf;
  const { booked, caller, lineVisits, found, matters } = ledgerOf(absorbing);
  const isOfBooked = booked.some(({ person }) => person === caller);
  const isUnderWay = matters.some(({ kind, status }) => kind === "book" && status === "open");
  const isOfStanding =
    lineVisits.length + found.length > 0 &&
    !isUnderWay &&
    said(absorbing, "when") &&
    !said(absorbing, "more_people", "patient", "other_person");
  return isOfBooked || isOfStanding ? "move" : want.kindOf;
}

/** What was just cancelled cannot be moved: another time for it is a booking. */
function isAgain(absorbing: Absorbing, { kindOf }: Want): boolean {
  const { matters, found, booked } = ledgerOf(absorbing);
  const last = matters.at(-1);
  const isGone = last?.kind === "cancel" && last.status === "done";
  return kindOf === "move" && isGone && [...found, ...booked].every(({ person }) => person !== last.person);
}

/** 'My crown feels tall', 'how much is a clean?', and only then 'can I book in?' */
const treatmentSpokenOf = ({ spokenOf, questions, matters }: Ledger): Partial<Matter> | null =>
  (matters.some(({ kind }) => kind === "book") ? null : spokenOf) ?? treatmentAskedAbout(questions);

export function treatmentAskedAbout(
  questions: readonly { about: About }[],
): Pick<Matter, "treatment" | "named"> | null {
  const about = questions.findLast((each) => each.about.treatment)?.about;
  return about?.treatment ? { treatment: about.treatment, named: about.noun ?? about.named ?? null } : null;
}

/** What was cancelled is booked again for the same. */
const treatmentBefore = ({ matters }: Ledger): Partial<Matter> => {
  const last = matters.at(-1);
  return { treatment: toAppointmentType(last?.visit?.appointmentType ?? null), person: last?.person ?? 0 };
};

/** 'Move the first to the time of the second and the second to …': each is of its own visit. */
const isOfAnother = ({ heard }: Absorbing, { visitMeant, visit }: Matter, clauses: Clauses): boolean =>
  heard.acts.some((act) => {
    if (!within(clauses, act)) return false;
    const id = visit?.appointmentId ?? visitMeant.id;
    if (act.kind === "pick") return id !== null && id !== act.candidate;
    if (act.kind !== "when" || act.role !== "visit") return false;
    if (visit) return !isThen(visit, joinWhen(noWhenYet, act.when));
    const [before] = visitMeant.when?.reading.days ?? [];
    const [now] = act.when.days;
    return before !== undefined && now !== undefined && before.value.from !== now.value.from;
  });

/** Whoever leaves word and wishes to be rung about it wishes for one thing. */
const isSameWish = ({ kind }: Matter, wanted: MatterKind): boolean =>
  kind === wanted || (kind === "message" && wanted === "callback");

const withRing = (
  matters: readonly Matter[],
  index: number,
  wanted: MatterKind,
  opening: string,
): readonly Matter[] =>
  matters.map((each, at) =>
    at === index && each.kind !== wanted ? { ...each, kind: wanted, notes: [...each.notes, opening] } : each,
  );

/** Whose it is, is told with it: by kin, by name, or as one's own. */
const isNamed = ({ heard }: Absorbing, { from, until }: { from: number; until: number }): boolean =>
  heard.acts.some(
    ({ kind, clause }) =>
      (kind === "patient" || kind === "name" || kind === "own") && clause >= from && clause < until,
  );

/** 'Can you pop a whitening on the same visit': the team reads what is to be added, and that it takes longer. */
function addedIn(absorbing: Absorbing, { kindOf, wish }: Want): readonly string[] {
  const added = first(absorbing, "treatment");
  if (kindOf !== "message" || (wish !== "book" && wish !== "move") || !added) return [];
  const { booked, found, lineVisits } = ledgerOf(absorbing);
  const standing = [...booked, ...found].length > 0 ? [...booked, ...found] : lineVisits;
  const [only, ...others] = standing;
  const on = only && others.length === 0 ? ` on ${spokenDate(only.date)} at ${twelveHour(only.time)}` : "";
  const isInstead = said(absorbing, "instead") || added.isInstead === true;
  const what = added.named ?? added.treatment;
  return [
    `Asks for ${what} ${isInstead ? "in place of what" : "beside what"} the visit${on} is for: its length may change`,
  ];
}

/** 'Can I leave a message?' says nothing yet that could be passed on, nor does what leads up to it: 'I don't want to book anything'. */
const isTold = ({ heard }: Absorbing, { kindOf: kind, clause: of, wish }: Want, clauses: Clauses): boolean =>
  kind === "callback" ||
  kind === "late" ||
  // What was wished for is all that there is to tell.
  (kind === "message" && wish !== "message") ||
  (kind === "message" &&
    heard.acts.some(
      ({ kind: told, clause, certainty }) =>
        content.has(told) &&
        within(clauses, { clause }) &&
        (told !== "tell" || (clause > of && certainty >= leastTold) || certainty >= sureEnough),
    ));
/** Below, nothing was read in it: 'I have a number of things'. */
const leastTold = 0.45;
const content: ReadonlySet<ActKind> = new Set([
  "tell",
  "ask",
  "danger",
  "distress",
  "health",
  "complaint",
  "sales",
]);
