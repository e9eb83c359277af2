import type { Act } from "../../../hear/acts/acts.ts";
import { newMatter, otherPerson } from "../../begin.ts";
import { isOfBook } from "../../frames/settle.ts";
import type { Ledger, Matter, MatterKind } from "../../ledger.ts";
import { keepingLimits } from "../../time-limit.ts";
import { change, changeMatter, type Turn } from "../../turn.ts";
import { dayOf } from "../../when-wish.ts";
import {
  type Absorbing,
  type ActOf,
  first,
  ledgerOf,
  left,
  said,
  take,
  takeAct,
  withTurn,
} from "../absorbing.ts";
import { detailsOfClauses } from "../details.ts";
import {
  attendeesNamed,
  bearerOf,
  type Clauses,
  everyClause,
  namesOfOthers,
  othersIn,
  personIn,
  within,
} from "./people.ts";

/** Several who come: a matter for each of them, whose names are asked one by one. */

/** More than a family is for people to arrange. */
const mostAtOnce = 6;

/** 'Me and the two kids', 'my son Leo and my daughter': what was told holds for each of them. */
export function openForAttendees(absorbing: Absorbing, index: number, clauses: Clauses): Absorbing {
  const attendees = attendeesNamed(absorbing, clauses);
  const before = attendees.length > 1 ? attendees.reduce(takeAct, absorbing) : absorbing;
  const told = detailsOfClauses(before, index, clauses);
  const matter = ledgerOf(told).matters[index];
  if (matter?.kind !== "book") return told;
  const party = left(absorbing, "party").find((act) => within(clauses, act));
  const { people, others } = othersIn(absorbing, clauses, ledgerOf(told));
  const named = party
    ? withUnnamed(people, others, party, ledgerOf(told).caller)
    : { people, persons: others };
  const [one, ...more] = named.persons;
  if (one === undefined || (!party && more.length === 0)) return told;
  const { matters } = ledgerOf(told);
  const beside = more.map((person) => ({ ...matter, person, notes: [] }));
  const several = change(told.turn, {
    people: named.people,
    matters: [...matters.map((known, at) => (at === index ? { ...known, person: one } : known)), ...beside],
  });
  const each = withTurn(told, eachTreated(absorbing, several, index));
  return party ? takeAct(each, party) : each;
}

/** 'My daughter needs braces looked at, and I need a clean': each for their own, where several are told. */
function eachTreated({ heard }: Absorbing, turn: Turn, from: number): Turn {
  const { matters, people, caller } = turn.ledger;
  const treated = heard.acts.flatMap((act) => (act.kind === "treatment" && act.named !== null ? [act] : []));
  if (new Set(treated.map(({ named }) => named)).size < 2) return turn;
  const kinOf = (clause: number) =>
    heard.acts.flatMap((act) => (act.kind === "patient" && act.clause === clause ? [act.relation] : []));
  const ofPerson = (person: number) =>
    treated.find((act) => act.for !== undefined && (act.for === "caller") === (person === caller)) ??
    treated.find(({ clause }) => {
      const relation = people[person]?.relation;
      return person === caller
        ? kinOf(clause).length === 0
        : relation != null && kinOf(clause).includes(relation);
    });
  const opening = matters[from]?.opening;
  return change(turn, {
    matters: matters.map((matter) => {
      const own = matter.opening === opening ? ofPerson(matter.person) : undefined;
      return own
        ? { ...matter, treatment: own.treatment, named: own.named, also: [], reason: own.reason }
        : matter;
    }),
  });
}

/** As many as come, the caller first where they come too. */
function withUnnamed(
  people: Ledger["people"],
  others: readonly number[],
  { count, withCaller }: Extract<Act, { kind: "party" }>,
  caller: number,
): { people: Ledger["people"]; persons: readonly number[] } {
  const known = [...(withCaller ? [caller] : []), ...others].slice(0, mostAtOnce);
  const missing = Math.max(0, Math.min(count, mostAtOnce) - known.length);
  const unnamed = Array.from({ length: missing }, () => otherPerson(null, "unknown"));
  return {
    people: [...people, ...unnamed],
    persons: [...known, ...unnamed.map((_, at) => people.length + at)],
  };
}

/** 'A clean for me and a filling for him', 'there's three of us', of one visit that has no time yet: as many as they are have one each. */
export function countAttendees(absorbing: Absorbing): Absorbing {
  const { matters, asked, current } = ledgerOf(absorbing);
  const index = asked?.matter ?? current ?? -1;
  const open = matters.flatMap(({ kind, status }, at) => (kind === "book" && status === "open" ? [at] : []));
  const isOnlyOne = open.length === 1 && open[0] === index && matters[index]?.slot === null;
  const isCounted = left(absorbing, "party").some(({ count }) => count > 1);
  const isElse =
    left(absorbing, "want").some(({ wish }) => wish !== "book") || said(absorbing, "no", "correct");
  if (!isOnlyOne || !isCounted || isElse) return absorbing;
  // Whoever is named beside the caller has the name with their own visit.
  const isOfOther = ({ role }: ActOf<"name">) => role === "patient";
  const named = left(absorbing, "name").filter(isOfOther).reduce(takeAct, absorbing);
  const each = openForAttendees(named, index, everyClause);
  return take(each, "want", "choose", "more_people", "other_person", "patient");
}

/** 'And my husband too', beside a visit that is being booked or was: another one, for the same, on the same day. */
export function addAttendee(absorbing: Absorbing): Absorbing {
  const ledger = ledgerOf(absorbing);
  const beside = ledger.matters.findLast(isBooking);
  // Whoever is only spoken of once somebody is booked comes to nothing: they come too, or something is told of their visit.
  const isSomebodyElse =
    absorbing.heard.acts.some(isSurelyPatient) &&
    (ledger.current === null
      ? said(absorbing, "beside", "when", "next_to", "treatment")
      : said(absorbing, "yes"));
  // 'And my husband too': whoever is named beside it bears it out.
  const isKinNamed = said(absorbing, "patient") && said(absorbing, "other_person");
  const isMore =
    left(absorbing, "more_people").some(
      ({ certainty }) => certainty >= (isKinNamed ? likelyMore : sureOfMore),
    ) ||
    (isSomebodyElse && first(absorbing, "other_person") !== null);
  // 'Their names are …' tells no more people than were spoken of.
  const isNames = said(absorbing, "name") && (ledger.asked?.kind === "name" || isNameAwaited(ledger));
  const open = ledger.matters.filter((matter) => matter.kind === "book" && matter.status === "open");
  // 'One after the other', or 'and Pearl straight after him', of those who come anyway, brings nobody new.
  const isOfThem =
    areKnown(absorbing) || (open.length > 1 && !said(absorbing, "patient", "name", "of_person"));
  if (!beside || !isMore || isNames || isOfThem || said(absorbing, "want", "ask", "party", "no", "correct"))
    return absorbing;
  const { people, others } = othersIn(absorbing, everyClause, ledger);
  const { people: all, person } = others.length > 0 ? { people, person: -1 } : someoneNew(ledger);
  const persons = others.length > 0 ? others : [person];
  const isBooked = (each: number) => ledger.booked.some(({ person }) => person === each);
  const more = persons
    .filter((each) => each !== beside.person && !isBooked(each))
    .map(
      (each): Matter => ({
        ...newMatter("book", each, absorbing.heard.text),
        ...likeBefore(beside),
      }),
    );
  const index = ledger.matters.length;
  const begun = change(absorbing.turn, {
    people: all,
    matters: [...ledger.matters, ...more],
    current: ledger.current ?? (more.length > 0 ? index : null),
  });
  const opened = take(withTurn(absorbing, begun), "more_people", "other_person", "patient");
  const isTold = more.length > 0 && absorbing.heard.acts.some(isOfMatter);
  return isTold ? detailsOfClauses(opened, index, everyClause) : opened;
}

/** Nobody is named but those who come, or are booked, already. */
function areKnown({ heard, turn }: Absorbing): boolean {
  const { people, matters } = turn.ledger;
  const names = namesOfOthers(heard);
  const comes = (person: number) =>
    matters.some((each) => each.kind === "book" && each.person === person && each.status !== "dropped");
  return names.length > 0 && names.every((name) => comes(bearerOf(people, name)));
}

/** 'Is it all right if my husband brings her in' only tells of him. */
const isSurelyPatient = ({ kind, certainty }: Act): boolean => kind === "patient" && certainty >= surelyTold;
const surelyTold = 0.9;
const sureOfMore = 0.6;
const likelyMore = 0.5;

/** The same, on the same day. */
const likeBefore = ({ treatment, named, reason, slot, when }: Matter): Partial<Matter> => ({
  ...{ treatment, named, reason },
  when: slot ? keepingLimits(dayOf(slot.date), when) : when,
});

/** 'Same for my brother', 'my husband needs one too', once something was booked: for the same and on the same day, unless something else is told of it. */
export function asBefore({ turn, heard }: Absorbing, kind: MatterKind, person: number): Partial<Matter> {
  const before = turn.ledger.matters.findLast(isBooking);
  const isOther = before !== undefined && before.person !== person;
  const isSame = heard.acts.some((act) => act.kind === "beside" && act.isSame);
  return kind === "book" && isOther && isSame ? likeBefore(before) : {};
}

const isBooking = ({ kind, status }: Matter): boolean =>
  kind === "book" && (status === "open" || status === "done");

/** Of somebody beside whoever the first of them is for. */
const isNameAwaited = ({ matters, people }: Ledger): boolean =>
  matters.filter(({ status, person }) => status === "open" && people[person]?.name === null).length > 1;

const isOfMatter = ({ kind }: Act): boolean => kind === "when" || kind === "treatment" || kind === "name";

const someoneNew = ({ people }: Ledger) => ({
  people: [...people, otherPerson(null, "unknown")],
  person: people.length,
});

/** 'It's for my son', of a visit that was taken for the caller's own: it is for whoever was named. */
export function forSomebodyElse(absorbing: Absorbing): Absorbing {
  const { asked, current, matters, caller } = ledgerOf(absorbing);
  const index = asked?.matter ?? current;
  const matter = index === null ? undefined : matters[index];
  const isOwn = matter?.status === "open" && matter.person === caller && isOfBook(matter);
  const isTold = said(absorbing, "patient") && first(absorbing, "other_person") !== null;
  if (index === null || !isOwn || !isTold || said(absorbing, "more_people", "want")) return absorbing;
  const { people, person } = personIn(absorbing, everyClause, ledgerOf(absorbing));
  const changed = change(absorbing.turn, {
    people,
    matters: matters.map((each, at) => (at === index ? { ...each, person, isAgreed: false } : each)),
  });
  return take(withTurn(absorbing, changed), "patient", "other_person");
}

/** 'No, it's for me', of a booking that was taken for somebody else's: it is the caller's, and whoever was named only came up. */
export function forCaller(absorbing: Absorbing): Absorbing {
  const { asked, current, matters, caller } = ledgerOf(absorbing);
  const index = asked?.matter ?? current;
  const matter = index === null ? undefined : matters[index];
  const isOwn = matters.some(
    ({ kind, person, status }) => kind === "book" && person === caller && status !== "dropped",
  );
  const isElse = said(absorbing, "patient", "want", "when", "pick", "more_people", "party");
  // 'No, mine's Anna Kowalski' tells what the caller is called.
  const isOfName = absorbing.heard.acts.some((act) => act.kind === "name" && act.isSaidOf);
  if (index === null || matter?.kind !== "book" || matter.status !== "open" || isOwn || isElse || isOfName)
    return absorbing;
  if (!said(absorbing, "own") || !said(absorbing, "no", "correct", "give")) return absorbing;
  const turn = changeMatter(absorbing.turn, index, { person: caller, isAgreed: false });
  return take(withTurn(absorbing, turn), "own", "name", "no", "correct", "other_person", "of_person", "give");
}
