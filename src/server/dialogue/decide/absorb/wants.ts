import type { About, Act, ActKind } from "../../hear/acts.ts";
import type { PersonName } from "../../readings.ts";
import { toAppointmentType } from "../appointment-type.ts";
import { newMatter, otherPerson } from "../begin.ts";
import { eachOf, visitsOf } from "../frames/standing-visit.ts";
import type { Ledger, Matter, MatterKind } from "../ledger.ts";
import { change, changeMatter } from "../turn.ts";
import { hasWhen, isThen, joinWhen, noWhenYet } from "../when-wish.ts";
import { type Absorbing, first, ledgerOf, left, said, take, takeAct, withTurn } from "./absorbing.ts";
import { dropMatter } from "./asked-matter.ts";
import { detailsOfClauses } from "./details.ts";
import { asBefore, everyone } from "./people/everyone.ts";
import { bearerOf, type Clauses, personIn, within } from "./people/people.ts";
import { isMatter, type Want, wantsMeant, withOthers } from "./wants-meant.ts";
import { toldIn } from "./words.ts";

/** Wishes become matters; what was said in the same breath belongs to the wish that it was said with. */
export function absorbWants(begun: Absorbing): Absorbing {
  const absorbing = ofWhatIsAtHand(begun);
  const told = wantsMeant(absorbing);
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
  const own = ofPerson(absorbing, want, until);
  const clauses = { from: own ? want.clause : want.from, until };
  const spokenOf =
    (own && withBearer(turn.ledger, own)) ??
    personIn(absorbing, clauses, turn.ledger, { isBeside: isBeside(absorbing, want) });
  const { people } = spokenOf;
  const person =
    (own && spokenOf.person) ??
    ofOwn(absorbing, want) ??
    ofPicked(absorbing, clauses) ??
    sameAgain(absorbing, want.kindOf, clauses) ??
    spokenOf.person;
  const known = change(turn, { people });
  const opening = toldIn(absorbing.heard, clauses) || absorbing.heard.text.trim();
  const { ledger } = known;
  const same = ledger.matters.findIndex(
    (matter) =>
      matter.status === "open" &&
      isSameWish(matter, want.kindOf) &&
      !isOfAnother(absorbing, matter, clauses) &&
      (matter.person === person || !isNamed(absorbing, clauses)),
  );
  if (same >= 0) {
    const current = ledger.current ?? same;
    return detailsOfClauses(withTurn(absorbing, change(known, { current })), same, clauses);
  }
  const matter: Matter = {
    ...newMatter(want.kindOf, person, opening),
    ...((want.isForOther || isTold(absorbing, want.kindOf, clauses)) && { notes: [opening] }),
    ...(isUndecided && { isUndecided }),
    ...(said(absorbing, "beside") && { isSecond: true }),
    ...(want.kindOf === "move" && said(absorbing, "swap") && { isSwap: true }),
    ...(want.kindOf === "book" && !said(absorbing, "treatment") && treatmentAskedAbout(ledger.questions)),
    ...(want.kindOf !== asked.kindOf && treatmentBefore(ledger)),
    ...asBefore(absorbing, want.kindOf, person),
  };
  const index = ledger.matters.length;
  const begun = change(
    known,
    takingTurns(ledger, matter, { isFirst, isSurelyNew: isSurelyNew(absorbing, want) }),
  );
  const everybody = everyone(withTurn(absorbing, begun), index, clauses);
  if (!own) return everyVisit(everyBearer(everybody, index, clauses), index);
  // Whoever else is named in the same breath is told of.
  return absorbing.heard.acts
    .filter((act) => act.kind === "name" && act.role === "unclear")
    .reduce(takeAct, take(everybody, "pick_all"));
}

/** 'Poppy and Gus are both in on Friday, can you just push Gus': the one who is named with what is to be changed. */
function ofPerson({ heard }: Absorbing, { kindOf, clause }: Want, until: number): PersonName | null {
  // 'And leave Fay where she is': whoever stays is not moved.
  const isLeft = (at: number): boolean =>
    heard.acts.some(
      ({ kind, clause: told }) => (kind === "keep" || kind === "kept") && (told === at || told === at - 1),
    );
  const names = heard.acts.flatMap((act) =>
    act.kind === "of_person" && act.whom.name && within({ from: clause, until }, act) && !isLeft(act.clause)
      ? [act.whom.name]
      : [],
  );
  const [one, ...others] = names;
  const isOne = others.every(({ first: name }) => name === one?.first);
  return one && isOne && isChange(kindOf) && kindOf !== "check" ? one : null;
}

function withBearer({ people }: Ledger, name: PersonName): { people: Ledger["people"]; person: number } {
  const bearer = bearerOf(people, name);
  return bearer >= 0
    ? { people, person: bearer }
    : { people: [...people, otherPerson(null, "unknown", name)], person: people.length };
}

/** A new matter beside those that are known: of one visit the latest wish stands, and what is only asked about goes on. */
function takingTurns(
  { matters, current, ...ledger }: Ledger,
  matter: Matter,
  { isFirst, isSurelyNew }: { isFirst: boolean; isSurelyNew: boolean },
): Pick<Ledger, "matters" | "current"> {
  const before = matters[current ?? -1];
  const isFree = before?.status !== "open";
  if (!before) return { matters: [...matters, matter], current: matters.length };
  const isNew = matter.kind === "book" && isSoughtInVain(ledger, before);
  const isNone = isMisheard(before, matter) || (isSurelyNew && isNowhere(ledger, before));
  const isListed = isInsteadOfTimes(before, matter);
  const isTurned = isFirst && (turnsAway(before, matter) || isNew || isNone || isListed);
  const others = matters.map((each) =>
    isTurned && each === before && (isNone || matter.kind !== "check")
      ? { ...each, status: "dropped" as const }
      : each,
  );
  const ofVisit = isTurned && !isFree && !isNone ? visitOf(before) : {};
  const ofBefore = isListed ? wishOfBooking(before, matter) : ofVisit;
  const added = { ...matter, ...(isNew ? { person: before.person, when: before.when } : ofBefore) };
  return { matters: [...others, added], current: isFree || isTurned ? matters.length : current };
}

/** 'Me and my husband have one each, can you scratch mine': whose it is, is told with the wish. */
function ofOwn({ heard, turn }: Absorbing, { clause }: Want): number | null {
  const beside = heard.acts.filter((act) => act.clause === clause);
  const isElse = beside.some(({ kind }) => kind === "patient" || kind === "name");
  return beside.some(({ kind }) => kind === "own") && !isElse ? turn.ledger.caller : null;
}

/** The visit that is pointed at says whose it is, whoever else comes up: 'my sister comes on Thursday, can I move mine'. */
function ofPicked({ heard, turn }: Absorbing, clauses: Clauses): number | null {
  const { found, booked } = turn.ledger;
  const picks = heard.acts.flatMap((act) =>
    act.kind === "pick" && within(clauses, act) ? [act.candidate] : [],
  );
  return [...booked, ...found].find(({ appointmentId }) => picks.includes(appointmentId))?.person ?? null;
}

/**
 * 'So cancel it, whenever it is', of a visit of somebody's that was just spoken of. A name that may be theirs is theirs, and
 * nobody who was refused as somebody else becomes them by saying it.
 */
function sameAgain({ heard, turn }: Absorbing, kind: MatterKind, clauses: Clauses): number | null {
  const { matters, caller, people } = turn.ledger;
  const last = matters.findLast((matter) => isChange(matter.kind));
  if (!isChange(kind) || !last || last.person === caller) return null;
  const known = people[last.person]?.name ?? null;
  // Asked for their own name, they said it.
  const isOwn = (act: Act) =>
    act.kind === "name" && turn.ledger.asked?.kind === "name" && turn.ledger.asked.of === caller;
  const isTheirs = (act: Act) =>
    isOwn(act) ||
    (act.kind === "name" &&
      act.role === "unclear" &&
      (known === null || known.first.toLowerCase() === act.name.first.toLowerCase()));
  const isTold = heard.acts.some((act) => within(clauses, act) && tellsWhose.has(act.kind) && !isTheirs(act));
  return isTold ? null : last.person;
}
const tellsWhose: ReadonlySet<ActKind> = new Set(["patient", "name", "other_person", "own"]);

/** 'Book me in for Thursday instead' moves what was booked on this call. */
function kindMeant(absorbing: Absorbing, want: Want): MatterKind {
  if (isAgain(absorbing, want)) return "book";
  const { booked, caller } = ledgerOf(absorbing);
  const isMoved = said(absorbing, "instead") && booked.some(({ person }) => person === caller);
  return want.kindOf === "book" && isMoved ? "move" : want.kindOf;
}

/** What was just cancelled cannot be moved: another time for it is a booking. */
function isAgain(absorbing: Absorbing, { kindOf }: Want): boolean {
  const { matters, found, booked } = ledgerOf(absorbing);
  const last = matters.at(-1);
  const isGone = last?.kind === "cancel" && last.status === "done";
  return kindOf === "move" && isGone && [...found, ...booked].every(({ person }) => person !== last.person);
}

/** 'How much is a clean?', 'and can I book one?' */
export function treatmentAskedAbout(
  questions: readonly { about: About }[],
): Pick<Matter, "treatment" | "named"> | null {
  const about = questions.at(-1)?.about;
  return about?.treatment ? { treatment: about.treatment, named: about.noun ?? about.named ?? null } : null;
}

/** What was cancelled is booked again for the same. */
const treatmentBefore = ({ matters }: Ledger): Partial<Matter> => {
  const last = matters.at(-1);
  return { treatment: toAppointmentType(last?.visit?.appointmentType ?? null), person: last?.person ?? 0 };
};

/** 'Cancel it' while a visit is being moved, 'move it instead' while it is being cancelled: the same visit, another wish. */
const turnsAway = (before: Matter, { kind, person }: Matter): boolean =>
  isChange(before.kind) &&
  (isChange(kind) || kind === "waitlist") &&
  before.kind !== kind &&
  before.person === person;
/** 'Can you let me know if one comes up', where no time suits: the visit that was being booked is what is waited for. */
const isInsteadOfTimes = (before: Matter, { kind, person, visitMeant }: Matter): boolean =>
  kind === "waitlist" &&
  before.kind === "book" &&
  before.status === "open" &&
  before.slot === null &&
  before.person === person &&
  visitMeant.id === null;
const wishOfBooking = (before: Matter, { when, treatment }: Matter): Partial<Matter> => ({
  treatment: treatment ?? before.treatment,
  ...{ named: before.named, reason: before.reason },
  when: hasWhen(when) ? when : before.when,
});
/** 'I've got one, I want to know the time': nothing was chosen yet of the booking that was heard before, and it was none. */
const isMisheard = (before: Matter, { kind, person }: Matter): boolean =>
  before.kind === "book" &&
  before.status === "open" &&
  before.slot === null &&
  (before.person === person || before.treatment === null) &&
  (isChange(kind) || kind === "confirm");
/** 'No, I haven't got one yet, can I book one': said surely, and no answer to whose visit was asked for. */
const isSurelyNew = (absorbing: Absorbing, { kindOf, certainty }: Want): boolean =>
  kindOf === "book" &&
  certainty >= surelyBooked &&
  !said(absorbing, "instead", "name", "letters", "phone", "digits");
const surelyBooked = 0.8;
/** A visit that is to be changed and stands nowhere that is known. */
const isNowhere = (
  { found, booked, lineVisits }: Pick<Ledger, "found" | "booked" | "lineVisits">,
  { kind, visit, status }: Matter,
): boolean =>
  status === "open" &&
  isChange(kind) &&
  visit === null &&
  found.length + booked.length + lineVisits.length === 0;
/** 'It isn't booked, I want a new one': what was looked for and is not there was never meant. */
const isSoughtInVain = (
  { people, found, booked }: Pick<Ledger, "people" | "found" | "booked">,
  { kind, visit, person, status }: Matter,
): boolean =>
  status === "open" &&
  isChange(kind) &&
  visit === null &&
  (people[person]?.lookUp ?? null) !== null &&
  ![...found, ...booked].some((each) => each.person === person);
const visitOf = ({ visit, visitMeant }: Matter): Pick<Matter, "visit" | "visitMeant"> => ({
  visit,
  visitMeant,
});
const isChange = (kind: MatterKind): boolean => kind === "move" || kind === "cancel" || kind === "check";

/** One more beside the caller's own, without a word of who it is. */
const isBeside = (absorbing: Absorbing, { kindOf }: Want): boolean => {
  const { matters, caller } = ledgerOf(absorbing);
  const isOwn = matters.some(
    ({ kind, person, status }) => kind === "book" && person === caller && status !== "dropped",
  );
  return kindOf === "book" && isOwn && said(absorbing, "more_people") && !said(absorbing, "party");
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

const isSameWish = ({ kind }: Matter, wanted: MatterKind): boolean => kind === wanted;

/** 'Can I leave a message?' says nothing yet that could be passed on. */
const isTold = ({ heard }: Absorbing, kind: MatterKind, clauses: Clauses): boolean =>
  kind === "callback" ||
  kind === "late" ||
  (kind === "message" &&
    heard.acts.some(({ kind: told, clause }) => content.has(told) && within(clauses, { clause })));
const content: ReadonlySet<ActKind> = new Set([
  "tell",
  "ask",
  "when",
  "treatment",
  "danger",
  "distress",
  "sales",
]);

const isNamed = ({ heard }: Absorbing, { from, until }: { from: number; until: number }): boolean =>
  heard.acts.some(
    ({ kind, clause }) => (kind === "patient" || kind === "name") && clause >= from && clause < until,
  );

/** 'Move Mia and Leo to Friday', each of whom has a visit that is known: a matter for each of them. */
function everyBearer(absorbing: Absorbing, index: number, clauses: Clauses): Absorbing {
  const ledger = ledgerOf(absorbing);
  const matter = ledger.matters[index];
  if (!matter || matter.isSwap || !isChange(matter.kind)) return absorbing;
  const standing = [...ledger.booked, ...ledger.found, ...ledger.lineVisits];
  const names = absorbing.heard.acts.flatMap((act) =>
    act.kind === "name" && act.role !== "caller" && within(clauses, act) ? [act.name] : [],
  );
  const bearers = names.filter(
    ({ first: name }, at) =>
      standing.some(({ patientName }) => isFirstOf(patientName, name)) &&
      names.findIndex((other) => other.first === name) === at,
  );
  if (bearers.length < 2) return absorbing;
  const { people, persons } = bearers.reduce<{ people: Ledger["people"]; persons: readonly number[] }>(
    (known, name) => {
      const bearer = withBearer({ ...ledger, people: known.people }, name);
      return { people: bearer.people, persons: [...known.persons, bearer.person] };
    },
    { people: ledger.people, persons: [] },
  );
  const [one = matter.person, ...others] = persons;
  const matters = ledger.matters.map((each, at) => (at === index ? { ...each, person: one } : each));
  const beside = others.map((person) => ({ ...matter, person }));
  const opened = withTurn(absorbing, change(absorbing.turn, { people, matters: [...matters, ...beside] }));
  return take(opened, "pick_all", "name");
}

const isFirstOf = (patientName: string, first: string): boolean =>
  patientName.toLowerCase().startsWith(`${first.toLowerCase()} `);

/** Those that are not looked up yet. */
function everyOfTheirs(absorbing: Absorbing, index: number, but: string | null): Absorbing {
  const matter = ledgerOf(absorbing).matters[index];
  if (matter?.kind !== "move" && matter?.kind !== "cancel") return absorbing;
  const not = [...(matter.visitMeant.not ?? []), ...(but === null ? [] : [but])];
  const visitMeant = { ...matter.visitMeant, not, isEvery: true as const };
  return withTurn(absorbing, changeMatter(absorbing.turn, index, { visitMeant }));
}

/** 'Cancel both': a matter for each. */
function everyVisit(absorbing: Absorbing, index: number): Absorbing {
  const [all] = left(absorbing, "pick_all");
  const ledger = ledgerOf(absorbing);
  const matter = ledger.matters[index];
  if (!all || !matter || matter.isSwap || all.of !== "visit") return absorbing;
  const visits = visitsOf(ledger, matter).filter(({ appointmentId }) => appointmentId !== all.but);
  if (visits.length === 0) return take(everyOfTheirs(absorbing, index, all.but), "pick_all");
  return take(
    withTurn(absorbing, change(absorbing.turn, { matters: eachOf(ledger, index, visits) })),
    "pick_all",
  );
}
