import type { FreeTime } from "#contract/errors.ts";
import type { Act, OfPerson } from "../../../hear/acts/acts.ts";
import { noWhen } from "../../../readings.ts";
import { isRelation } from "../../../who/relations.ts";
import { newMatter, otherPerson } from "../../begin.ts";
import type { Ledger, Matter } from "../../ledger.ts";
import { change, changeMatter, changePerson, type Turn } from "../../turn.ts";
import { hasWhen, joinWhen } from "../../when-wish.ts";
import { type Absorbing, ledgerOf, said, take, takeAct, withTurn } from "../absorbing.ts";
import { detailsOfClauses } from "../details.ts";
import { toldIn } from "../kept-words.ts";
import { bearerOf, type Clauses, namesOfOthers, within } from "./people.ts";

/**
 * Several who come, each told of with a day, a time or a treatment of their own: each part of the utterance goes into the booking of
 * whoever is named in it, and what was said before the first of them holds for all.
 */
export function splitByPerson(told: Absorbing): Absorbing {
  const [standing, parts] = standingApart(told);
  const isOfThem = (act: Act) => standing.some(({ clauses }) => within(clauses, act));
  return splitInto(
    told.heard.acts.filter((act) => ofTheirTime.has(act.kind) && isOfThem(act)).reduce(takeAct, told),
    parts,
  );
}
const ofTheirTime: ReadonlySet<Act["kind"]> = new Set(["when", "pick", "of_person", "more_people"]);

/** 'Arjun's already half past three': who is booked for the very time that is told of them is not booked again. */
function standingApart(absorbing: Absorbing): readonly [standing: readonly Part[], other: readonly Part[]] {
  const { booked } = ledgerOf(absorbing);
  const stands = ({ whom, clauses }: Part): boolean => {
    const person = bearerIn(ledgerOf(absorbing), whom);
    const visits = booked.filter((visit) => visit.person === person);
    const times = absorbing.heard.acts.flatMap((act) =>
      act.kind === "when" && within(clauses, act) ? act.when.times.map(({ value }) => value) : [],
    );
    const isSame = times.every(
      (time) => time.kind === "exact" && visits.some((visit) => visit.time === time.time),
    );
    return visits.length > 0 && times.length > 0 && isSame && bookingOf(absorbing.turn, whom) === null;
  };
  const parts = partsOf(absorbing);
  return [parts.filter(stands), parts.filter((part) => !stands(part))];
}

function splitInto(absorbing: Absorbing, parts: readonly Part[]): Absorbing {
  if (parts.length === 0 || !isOfBookings(absorbing, parts)) return absorbing;
  const opened = parts.reduce(
    (turn, part) => apart(withBooking(turn, part, absorbing), part, absorbing),
    absorbing.turn,
  );
  const shared = sharedByAll(withTurn(absorbing, opened), parts);
  const apartTold = parts.reduce((each, { whom, clauses }) => {
    const index = bookingOf(each.turn, whom);
    return index === null ? each : pickedFor(detailsOfClauses(each, index, clauses), index, clauses);
  }, shared);
  const told = sharedBehind(apartTold, parts);
  const current = openFirst(told.turn);
  const going = withTurn(told, change(told.turn, { current, asked: null }));
  const isTheirs = (act: Act) =>
    act.kind === "name" && parts.some(({ whom }) => whom.name?.first === act.name.first);
  return take(
    absorbing.heard.acts.filter(isTheirs).reduce(takeAct, going),
    ...([
      "of_person",
      "party",
      "more_people",
      "other_person",
      "patient",
      "want",
      "give",
      "choose",
      "other",
      "no",
    ] as const),
  );
}

/** From here on nothing that is told of one holds for the others. */
function apart(turn: Turn, { whom, clauses }: Part, { heard }: Absorbing): Turn {
  const index = bookingOf(turn, whom);
  const opening = toldIn(heard, clauses) || (whom.name?.first ?? "");
  return index === null ? turn : changeMatter(turn, index, { opening });
}

interface Part {
  whom: OfPerson;
  clauses: Clauses;
}

/** Whether a clause is of somebody else than whoever bears this name. */
export const isOfElse = (absorbing: Absorbing, clause: number, fullName: string): boolean =>
  partsOf(absorbing).some(
    ({ whom: { name }, clauses }) =>
      name !== null &&
      within(clauses, { clause }) &&
      !fullName.toLowerCase().startsWith(name.first.toLowerCase()),
  );

/** Whoever is only pointed at is one of those who come already. */
function partsOf({ heard, turn }: Absorbing): readonly Part[] {
  const told = heard.acts.flatMap((act) =>
    act.kind === "of_person" &&
    (act.whom.name || isByKin(act.whom) || isOfCaller(heard, act.whom) || bookingOf(turn, act.whom) !== null)
      ? [{ whom: act.whom, clause: act.clause }]
      : [],
  );
  const begins = told.filter(({ clause }, at) => told.findIndex((each) => each.clause === clause) === at);
  return begins.map(({ whom, clause }, at) => ({
    whom,
    clauses: { from: clause, until: begins[at + 1]?.clause ?? Number.POSITIVE_INFINITY },
  }));
}

/** 'Me at four, and Emeka at half four': the caller is told of beside somebody by name, or by kin. */
const isOfCaller = ({ acts }: Absorbing["heard"], whom: OfPerson): boolean =>
  whom.name === null &&
  whom.who === "caller" &&
  acts.some((act) => act.kind === "of_person" && (act.whom.name !== null || isByKin(act.whom)));

type OfKin = Extract<OfPerson, { who: "kin" }>;
const isByKin = (whom: OfPerson): whom is OfKin => whom.name === null && whom.who === "kin";

const ofTheirOwn: ReadonlySet<Act["kind"]> = new Set(["when", "pick", "treatment", "shift"]);

/**
 * A booking is spoken of, nothing else is wished for, and somebody is told of with something of their own: two of them, or one whom
 * the question put last is not for.
 */
function isOfBookings(absorbing: Absorbing, parts: readonly Part[]): boolean {
  const { matters, current, asked, people } = ledgerOf(absorbing);
  const wants = absorbing.heard.acts.flatMap((act) => (act.kind === "want" ? [act.wish] : []));
  const isNew = matters.length === 0 && parts.length > 1 && said(absorbing, "treatment");
  const isBooking =
    isNew || wants.includes("book") || matters[asked?.matter ?? current ?? -1]?.kind === "book";
  if (!isBooking || wants.some((wish) => wish !== "book") || said(absorbing, "drops_out")) return false;
  // Whoever comes and was not named yet is named by it.
  if (asked?.kind !== "name" && parts.some(({ whom }) => isAwaited(absorbing, whom))) return true;
  const withOwn = parts.filter(({ clauses }) =>
    absorbing.heard.acts.some((act) => ofTheirOwn.has(act.kind) && within(clauses, act)),
  );
  if (parts.length > 1) return withOwn.length > 0;
  const spokenOf = matters[asked?.matter ?? current ?? -1]?.person;
  const bearer = parts[0] ? bearerIn(ledgerOf(absorbing), parts[0].whom) : -1;
  return (
    withOwn.length === 1 &&
    bearer >= 0 &&
    spokenOf !== undefined &&
    bearer !== spokenOf &&
    !!people[spokenOf]?.name
  );
}

function isAwaited(absorbing: Absorbing, whom: OfPerson): boolean {
  const { people, caller, matters } = ledgerOf(absorbing);
  return (
    bearerIn(ledgerOf(absorbing), whom) < 0 &&
    matters.some(
      ({ kind, status, person }) =>
        kind === "book" && status === "open" && person !== caller && people[person]?.name === null,
    )
  );
}

const openOf = ({ ledger }: Turn) =>
  ledger.matters
    .map((matter, index) => ({ matter, index }))
    .filter(({ matter }) => matter.kind === "book" && matter.status === "open");

/** -1 = nobody who is known, or not told which of several. */
function bearerIn({ people, caller, matters }: Ledger, whom: OfPerson): number {
  if (whom.name) return bearerOf(people, whom.name);
  if (whom.who === "caller") return caller;
  if (whom.who === "kin") return people.findIndex(({ relation }) => relation === whom.relation);
  const others = matters.flatMap(({ kind, status, person }) =>
    kind === "book" && status === "open" && person !== caller ? [person] : [],
  );
  return new Set(others).size === 1 ? (others[0] ?? -1) : -1;
}

const bookingOf = (turn: Turn, whom: OfPerson): number | null => {
  const person = bearerIn(turn.ledger, whom);
  return openOf(turn).find(({ matter }) => matter.person === person)?.index ?? null;
};

const openFirst = (turn: Turn): number | null => openOf(turn)[0]?.index ?? null;

/** Theirs, one of those whose names are still to be told, or a further one like it. */
function withBooking(turn: Turn, { whom, clauses }: Part, { heard }: Absorbing): Turn {
  const { name } = whom;
  if (bookingOf(turn, whom) !== null) return turn;
  const { people, caller, matters } = turn.ledger;
  if (name === null && isByKin(whom)) return withKin(turn, whom);
  if (name === null) return isOfCaller(heard, whom) ? withCallers(turn) : turn;
  const bearer = bearerOf(people, name);
  const kin = heard.acts.flatMap((act) =>
    act.kind === "patient" && within(clauses, act) ? [act.relation] : [],
  );
  const awaited =
    bearer >= 0
      ? []
      : openOf(turn).filter(({ matter }) => people[matter.person]?.name === null && matter.person !== caller);
  // 'Raj is my husband'
  const isOfTheirKin = ({ matter }: { matter: Matter }) =>
    kin.includes(people[matter.person]?.relation ?? "");
  const nameless = awaited.find(isOfTheirKin) ?? awaited[0];
  const person = bearer >= 0 ? bearer : people.length;
  const known = bearer >= 0 ? people : [...people, otherPerson(null, "unknown", name)];
  const callers = callersUntold(turn, heard);
  if (callers !== null) return change(changeMatter(turn, callers, { person }), { people: known });
  if (nameless) return changePerson(turn, nameless.matter.person, { name });
  return change(turn, { people: known, matters: [...matters, likeTheLast(turn, person)] });
}

/**
 * What was opened for the caller before anybody was named is the first one's; so it is where as many are named as were counted, whoever
 * speaks among them.
 */
function callersUntold(turn: Turn, heard: Absorbing["heard"]): number | null {
  const { people, caller } = turn.ledger;
  const open = openOf(turn);
  const own = open.find(({ matter }) => matter.person === caller);
  if (!own || people[caller]?.name !== null || heard.acts.some(isOwn(heard))) return null;
  const unnamed = open.filter(({ matter }) => people[matter.person]?.name === null).length;
  const named = new Set(namesOfOthers(heard).map(({ first }) => first)).size;
  const isFirst = open.length === 1 && !hasWhen(own.matter.when);
  return isFirst || (unnamed > 1 && named === unnamed) ? own.index : null;
}
const isOwn =
  (heard: Absorbing["heard"]) =>
  (act: Act): boolean =>
    (act.kind === "of_person" && isOfCaller(heard, act.whom)) ||
    (act.kind === "name" && act.role === "caller");

/** One for whoever speaks, like those that are told of. */
const withCallers = (turn: Turn): Turn =>
  change(turn, { matters: [...turn.ledger.matters, likeTheLast(turn, turn.ledger.caller)] });

function likeTheLast(turn: Turn, person: number): Matter {
  const like = openOf(turn).at(-1)?.matter;
  return {
    ...newMatter("book", person, like?.opening ?? ""),
    ...(like && { treatment: like.treatment, named: like.named, reason: like.reason }),
  };
}

/** Of those whose visits are open and of whom nothing is known yet, one is theirs. */
function withKin(turn: Turn, { relation, standing }: OfKin): Turn {
  const { people, caller, matters } = turn.ledger;
  const known = people.findIndex((person) => person.relation === relation);
  const person = known >= 0 ? known : people.length;
  const told = known >= 0 ? people : [...people, otherPerson(relation, standing)];
  const isOpen = ({ matter }: { matter: Matter }) => {
    const whose = people[matter.person];
    return matter.person !== caller && whose?.name === null && !isOneOfKinWord(whose.relation);
  };
  const free = openOf(turn).find(isOpen);
  if (free) return change(changeMatter(turn, free.index, { person }), { people: told });
  return change(turn, { people: told, matters: [...matters, likeTheLast(turn, person)] });
}
const isOneOfKinWord = (relation: string | null): boolean => relation !== null && isRelation(relation);

/** 'Me at four and Emeka at half four, check-ups on Tuesday': the one day and the one treatment are of all who are told of. */
function sharedBehind(absorbing: Absorbing, parts: readonly Part[]): Absorbing {
  const indexes = parts.flatMap(({ whom }) => bookingOf(absorbing.turn, whom) ?? []);
  const matters = indexes.flatMap((index) => ledgerOf(absorbing).matters[index] ?? []);
  const [dated, ...others] = matters.filter(({ when }) => when.reading.days.length > 0);
  const treated = matters.find(({ treatment }) => treatment !== null);
  const turn = indexes.reduce((each, index) => {
    const matter = each.ledger.matters[index];
    if (!matter) return each;
    // 'Ruby on Tuesday, and Oscar any day' has no day for him.
    const { days: ownDays, times } = matter.when.reading;
    const isUndated = dated && others.length === 0 && ownDays.length === 0 && times.length > 0;
    const days = dated?.when.reading.days ?? [];
    return changeMatter(each, index, {
      ...(isUndated && {
        when: joinWhen(matter.when, { ...noWhen, days, times: matter.when.reading.times }),
      }),
      ...(matter.treatment === null &&
        treated && { treatment: treated.treatment, named: treated.named, reason: treated.reason }),
    });
  }, absorbing.turn);
  return withTurn(absorbing, turn);
}

/** 'All on the Thursday, Ruby at three and Oscar after that' */
function sharedByAll(absorbing: Absorbing, parts: readonly Part[]): Absorbing {
  const first = parts[0]?.clauses.from ?? 0;
  const before = absorbing.heard.acts.filter(({ clause }) => clause < first);
  const named = parts.flatMap(({ whom }) => bookingOf(absorbing.turn, whom) ?? []);
  // Whoever is not named, and of whom no time is known, comes then too: 'Thursday at ten for me, and Pearl after me'.
  const untimed = openOf(absorbing.turn).flatMap(({ matter, index }) =>
    matter.slot === null && !hasWhen(matter.when) ? [index] : [],
  );
  const turn = [...new Set([...named, ...untimed])].reduce((each, index) => {
    const matter = each.ledger.matters[index];
    if (!matter) return each;
    return before.reduce((told, act) => {
      const now = told.ledger.matters[index] ?? matter;
      if (act.kind === "treatment" && now.treatment === null)
        return changeMatter(told, index, { treatment: act.treatment, named: act.named, reason: act.reason });
      if (act.kind === "when" && act.role === "wish")
        return changeMatter(told, index, { when: joinWhen(now.when, act.when) });
      return told;
    }, each);
  }, absorbing.turn);
  // It is of nobody alone, and lets no time go that one of them has taken.
  const isShared = (act: Act) => act.kind === "when" && act.role === "wish";
  return before.filter(isShared).reduce(takeAct, withTurn(absorbing, turn));
}

/** 'The Saturday one is good for Evie': a time that was offered to another is hers. */
function pickedFor(absorbing: Absorbing, index: number, clauses: Clauses): Absorbing {
  const { asked } = ledgerOf(absorbing);
  const times: readonly FreeTime[] =
    asked?.ask === "offer" ? asked.times : asked?.ask === "take_slot" ? [asked.slot] : [];
  const picks = absorbing.heard.acts.flatMap((act) =>
    act.kind === "pick" && within(clauses, act) ? [act.candidate] : [],
  );
  const slot = times.find(({ date, time }) => picks.includes(`${date}T${time}`));
  return slot ? withTurn(absorbing, changeMatter(absorbing.turn, index, { slot, isHeld: false })) : absorbing;
}
