import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import type { Act } from "../../../hear/acts/acts.ts";
import type { PersonName } from "../../../readings.ts";
import { isSurelyFirstName } from "../../../who/first-names.ts";
import { commonFirstNames } from "../../../who/names/common-names.ts";
import { particles } from "../../../who/names/name-words.ts";
import { isShortFor } from "../../../who/names/short-names.ts";
import { newMatter, otherPerson } from "../../begin.ts";
import { isDead } from "../../frames/people.ts";
import { isForTeam } from "../../frames/team-task.ts";
import type { Ask, Matter, Person } from "../../ledger.ts";
import { change, changeMatter, changePerson } from "../../turn.ts";
import { type Absorbing, isAsked, ledgerOf, left, said, take, takeAct, withTurn } from "../absorbing.ts";
import { bearerOf } from "./people.ts";

/** Names as they are told, added to and put right. */

export const setPerson = (absorbing: Absorbing, index: number, part: Partial<Person>): Absorbing =>
  withTurn(absorbing, changePerson(absorbing.turn, index, part));

/**
 * Whose name it is: the caller's where they say so, that of whoever was asked for, and else of whoever the matter is for; the
 * next of several where that one has a name already and nothing is corrected.
 */
export function takeName(
  absorbing: Absorbing,
  heard: Extract<Act, { kind: "name" }>,
  matter: Matter,
): Absorbing {
  const act = asOnFile(absorbing, heard);
  const { caller, people, asked } = ledgerOf(absorbing);
  if (isOnlyRung(absorbing, act, matter)) return takeAct(absorbing, heard);
  if (act.ownsKin) return takeAct(withOwnerOfKin(absorbing, act), heard);
  const again = bearerAgain(absorbing, act);
  if (again !== null) return takeAct(setPerson(absorbing, again, named(people[again], act)), heard);
  if (isNameAnew(absorbing, act, matter))
    return takeAct(setPerson(absorbing, caller, named(people[caller], act)), heard);
  if (isOfNewKin(absorbing, act) || isOfNewThird(absorbing, act, matter))
    return withKin(absorbing, act, matter, heard);
  const ofOther = ofSomebodyElse(absorbing, act, matter);
  if (ofOther) return ofOther;
  const whose = act.isSaidOf ? saidOf(absorbing, act, matter) : null;
  if (whose !== null) return takeAct(setPerson(absorbing, whose, named(people[whose], act)), act);
  const askedFor = asked?.kind === "name" ? (asked.of ?? matter.person) : null;
  // 'No, it's Katherine', of whoever was read back.
  const awaited = askedFor === null || askedFor === caller ? null : (people[askedFor]?.name ?? null);
  // To 'and Tariq's last name?', 'it's Salma Aziz' in full is whoever speaks.
  const isInFull = awaited !== null && act.name.last !== null && awaited.first !== act.name.first;
  const isCallers = act.role === "caller" && (askedFor === null || isInFull) && !isCorrected(absorbing);
  const likely = isCallers ? caller : (askedFor ?? matter.person);
  // 'Ron Hargreaves, and the wife's Margaret Hargreaves': who has a name by now keeps it, and she is who was called Margaret.
  const isNextOfSeveral =
    act.role === "unclear" &&
    people[likely]?.name?.last != null &&
    !isSameWord(people[likely]?.name?.first ?? "", act.name.first);
  const bearer = act.role === "patient" || isNextOfSeveral ? bearerOf(people, act.name) : -1;
  const isOfAnother =
    askedFor === caller &&
    act.role === "patient" &&
    (isCallerNamed(absorbing) || isOfWhoever(absorbing, act, matter));
  const isAnswer = askedFor !== null && isFirstName(absorbing);
  const isTheirs =
    !isOfAnother &&
    !isOfNext(absorbing, people[likely], act) &&
    (isAnswer || mayBear(people[likely], act) || isCorrected(absorbing));
  const person =
    bearer >= 0
      ? bearer
      : isTheirs
        ? likely
        : isOfWhoever(absorbing, act, matter)
          ? matter.person
          : nextNameless(absorbing);
  if (person === null) return absorbing;
  if (person === caller && (isTakenOn(absorbing, act) || isOfDead(absorbing, act)))
    return takeAct(absorbing, heard);
  const told = named(people[person], act, asked?.ask);
  const retried = tried(absorbing, matter, ({ name }) => name === told.name?.full);
  return takeAct(setPerson(retried, person, { ...told, ...(act.former && { former: act.former }) }), heard);
}

/**
 * Whose name it is without a doubt, whatever was asked: 'mum's name is Beryl' is hers and takes the place of what she was taken to be
 * called; 'Tess, I said Tess Doherty', of a Tess, is who she said she is.
 */
function bearerAgain(absorbing: Absorbing, { kin, name, role }: NameAct): number | null {
  const { caller, people, asked } = ledgerOf(absorbing);
  const byKin = kin === undefined ? [] : people.flatMap(({ relation }, at) => (relation === kin ? [at] : []));
  if (byKin.length === 1) return byKin[0] ?? null;
  const own = people[caller]?.name ?? null;
  const isElses = asked?.kind === "name" && asked.of !== undefined && asked.of !== caller;
  const isOwn = own !== null && own.last === null && name.last !== null && isSameWord(own.first, name.first);
  return role !== "patient" && isOwn && !isElses && bearerOf(people, name) === caller ? caller : null;
}

/** 'Ring my sister Jodie instead', while the caller's own visit is booked: she is rung, and comes to nothing. */
const isOnlyRung = ({ heard, turn }: Absorbing, { name, role }: NameAct, matter: Matter): boolean =>
  role !== "caller" &&
  matter.person === turn.ledger.caller &&
  !isForTeam(matter) &&
  heard.acts.some(
    (act) => act.kind === "rung" && act.whom?.name != null && isSameWord(act.whom.name.first, name.first),
  );

/** 'It's Leo's mum': whoever says so is still to say their own name, and Leo is one of those they speak of. */
function withOwnerOfKin(absorbing: Absorbing, act: NameAct): Absorbing {
  const { people, caller } = ledgerOf(absorbing);
  if (bearerOf(people, act.name) >= 0) return absorbing;
  const nameless = people.findIndex(({ name }, at) => at !== caller && name === null);
  return nameless < 0
    ? withTurn(
        absorbing,
        change(absorbing.turn, { people: [...people, otherPerson(null, "unknown", act.name)] }),
      )
    : setPerson(absorbing, nameless, named(people[nameless], act));
}

/** 'My son's called Will, can he …': somebody who was not spoken of before. */
const isOfNewKin = (absorbing: Absorbing, { kin, name }: NameAct): boolean =>
  kin !== undefined &&
  !said(absorbing, "patient", "party") &&
  ledgerOf(absorbing).people.every(({ relation }) => relation !== kin) &&
  bearerOf(ledgerOf(absorbing).people, name) < 0;

/** 'Her name's Farah Rahman', of a caller who has said that she is Aisha: nobody becomes whom they speak of. */
function isOfNewThird(absorbing: Absorbing, { role, name }: NameAct, matter: Matter): boolean {
  const { people, caller } = ledgerOf(absorbing);
  const own = people[caller]?.name ?? null;
  return (
    role === "patient" &&
    own !== null &&
    name.last !== null &&
    !isSameWord(own.first, name.first) &&
    !isShortFor(own.first, name.first) &&
    matter.person === caller &&
    matter.visit === null &&
    people.every(({ standing }) => standing === "self")
  );
}

function withKin(absorbing: Absorbing, act: NameAct, matter: Matter, heard: NameAct): Absorbing {
  const { people, caller, matters } = ledgerOf(absorbing);
  const index = matters.indexOf(matter);
  const turn = change(absorbing.turn, {
    people: [...people, otherPerson(act.kin ?? null, "unknown", act.name)],
  });
  const isTheirs =
    index >= 0 && matter.person === caller && (act.kin === undefined || said(absorbing, "want"));
  const told = isTheirs ? changeMatter(turn, index, { person: people.length }) : turn;
  return takeAct(withTurn(absorbing, told), heard);
}

/** 'Jodie Farrell Ben and me are in on Tuesday': the words behind a name that stands under this number are none of it. */
function asOnFile(absorbing: Absorbing, act: NameAct): NameAct {
  const heard = act.name.full.toLowerCase();
  const onFile = ledgerOf(absorbing).lineVisits.find(({ patientName }) =>
    heard.startsWith(`${patientName.toLowerCase()} `),
  );
  const [first, ...last] = onFile?.patientName.split(" ") ?? [];
  return first === undefined || last.length === 0
    ? act
    : { ...act, name: { first, last: last.join(" "), full: `${first} ${last.join(" ")}` } };
}
type NameAct = Extract<Act, { kind: "name" }>;

/** Whoever has said who they are, or rings on business, and leaves word of somebody by another name tells whom it is about, and not their own. */
function ofSomebodyElse(
  absorbing: Absorbing,
  act: Extract<Act, { kind: "name" }>,
  matter: Matter,
): Absorbing | null {
  const { ledger } = absorbing.turn;
  const own = ledger.people[ledger.caller]?.name ?? null;
  // Of whoever rings on business none is their own, though they have not said theirs.
  const isAnother =
    own === null
      ? said(absorbing, "sales")
      : !isSameWord(own.first, act.name.first) && !isShortFor(own.first, act.name.first);
  const isOther = act.role === "patient" && isAnother;
  const index = ledger.matters.indexOf(matter);
  // 'It's my father's, his name is Walter': of the one who was spoken of and has no name yet.
  const nameless = ledger.people.flatMap((each, at) =>
    at !== ledger.caller && each.name === null ? [at] : [],
  );
  const [one, ...others] = act.role === "patient" && own === null && isForTeam(matter) ? nameless : [];
  if (one !== undefined && others.length === 0 && matter.person === ledger.caller && index >= 0) {
    const told = changeMatter(absorbing.turn, index, { person: one });
    return takeAct(setPerson(withTurn(absorbing, told), one, named(ledger.people[one], act)), act);
  }
  if (!isOther || !isForTeam(matter) || matter.person !== ledger.caller || index < 0) return null;
  // 'Cause my friend Joan had to', once it is told whom it is of.
  if (matter.isTold && !said(absorbing, "want", "not_them")) return takeAct(absorbing, act);
  if (ledger.asked?.kind === "read_back" || bearerOf(ledger.people, act.name) >= 0) return null;
  const people = [...ledger.people, otherPerson(null, own === null ? "grown" : "unknown", act.name)];
  const turn = changeMatter(change(absorbing.turn, { people }), index, { person: ledger.people.length });
  return takeAct(withTurn(absorbing, turn), act);
}

/** Asked for their own name, they told that of whoever has died: they are asked again. */
function isOfDead(absorbing: Absorbing, { name, role }: NameAct): boolean {
  const ledger = ledgerOf(absorbing);
  const bearers = ledger.people.filter((each) => isSameWord(each.name?.first ?? "", name.first));
  return role !== "caller" && [{ name, relation: null }, ...bearers].some((each) => isDead(ledger, each));
}

/** 'Joan Walsh', and nothing else, of somebody known by another name who is not asked for one: so they are called. */
function isNameAnew({ heard, ...absorbing }: Absorbing, { name, role }: NameAct, matter: Matter): boolean {
  const { people, caller, asked } = absorbing.turn.ledger;
  const isAlone = heard.acts.every(({ kind }) => ofNameAlone.has(kind));
  return (
    isAlone &&
    role !== "patient" &&
    name.last !== null &&
    isForTeam(matter) &&
    (matter.person === caller || people[matter.person]?.name != null) &&
    asked?.kind !== "name" &&
    people[caller]?.name?.last != null
  );
}
const ofNameAlone: ReadonlySet<Act["kind"]> = new Set(["name", "give", "no", "correct", "tell"]);

/** Told with whose it is: the caller's is nobody else's, and whoever comes has no other. */
function saidOf(
  absorbing: Absorbing,
  act: Extract<Act, { kind: "name" }>,
  { person }: Matter,
): number | null {
  const { caller, people } = ledgerOf(absorbing);
  if (act.role === "caller") return caller;
  if (person !== caller) return person;
  const other = people.findLastIndex(({ standing }) => standing !== "self");
  return other < 0 ? null : other;
}

/** Whoever is not the patient, and was known by another name or speaks of somebody who bears this one, does not become them. */
function isTakenOn(absorbing: Absorbing, { name }: Extract<Act, { kind: "name" }>): boolean {
  const { isNotPatient, people, caller } = ledgerOf(absorbing);
  const known = people[caller]?.name ?? null;
  const isAnothers =
    bearerOf(
      people.filter((_, at) => at !== caller),
      name,
    ) >= 0;
  return (
    isNotPatient === true &&
    (isAnothers || (known !== null && name.last !== null && known.first !== name.first))
  );
}

/** What was looked for in vain, and is told again as it was, is another answer that is nobody's. */
export function tried(
  absorbing: Absorbing,
  { person }: Matter,
  isSame: (lookUp: NonNullable<Person["lookUp"]>) => boolean,
): Absorbing {
  const { people, found, asked } = ledgerOf(absorbing);
  const lookUp = people[person]?.lookUp ?? null;
  const isAsked = asked?.ask === "phone" || asked?.ask === "name";
  if (lookUp === null || !isAsked || found.some((visit) => visit.person === person)) return absorbing;
  return isSame(lookUp)
    ? setPerson(absorbing, person, { lookUp: { ...lookUp, tries: lookUp.tries + 1 } })
    : absorbing;
}

/** 'She's Liu Mei', of whoever has the visit and was not named yet, in answer to who is speaking. */
const isOfWhoever = (absorbing: Absorbing, { name }: Extract<Act, { kind: "name" }>, { person }: Matter) => {
  const { isNotPatient, people, caller } = ledgerOf(absorbing);
  return isNotPatient === true && person !== caller && people[person]?.name === null && name.last !== null;
};

/** 'I'm Liu Mei, and my daughter is Liu Jiayi': asked for their own name, they told hers as well. */
const isCallerNamed = ({ heard }: Absorbing): boolean =>
  heard.acts.some((each) => each.kind === "name" && each.role !== "patient");

/** Another name for the one that was read back, and no yes to it, puts it right; one that comes up in a question is only asked about. */
const isCorrected = (absorbing: Absorbing): boolean =>
  said(absorbing, "correct") ||
  (ledgerOf(absorbing).asked?.kind === "read_back" &&
    !said(absorbing, "yes", "more_people", "party") &&
    (!said(absorbing, "ask") || said(absorbing, "no", "give", "letters")));

const isFirstName = ({ heard, used }: Absorbing): boolean =>
  !heard.acts.some(({ kind }, at) => kind === "name" && used.has(at));

/** Nobody has two names in one breath: a surname, or the same name again, adds to the one that is known. */
const mayBear = (person: Person | undefined, { name }: Extract<Act, { kind: "name" }>): boolean =>
  !person?.name ||
  person.name.first === name.first ||
  (person.name.last === null && name.last === null) ||
  person.isNameUnsure;

/** 'Ruby and Jasper', 'Mia's is Santos, and my son is Leo': another first name, where somebody else's is still to be told. */
const isOfNext = (
  absorbing: Absorbing,
  person: Person | undefined,
  { name, role, part }: Extract<Act, { kind: "name" }>,
): boolean =>
  nextNameless(absorbing) !== null &&
  person?.name != null &&
  person.name.first !== name.first &&
  ((name.last === null && !isFirstName(absorbing) && part !== "last") ||
    (role === "patient" && part === "first"));

const nextNameless = (absorbing: Absorbing): number | null => {
  const { matters, people } = ledgerOf(absorbing);
  const next = matters.find(({ status, person }) => status === "open" && people[person]?.name === null);
  return next?.person ?? null;
};

/**
 * A name in full stands for itself. One word adds what is missing to a name that is known, or takes the place of that part of it
 * which it is said to be, or is most like.
 */
export function named(
  before: Person | undefined,
  { name, isUnsure, part }: Extract<Act, { kind: "name" }>,
  asked: Ask | null = null,
): Partial<Person> {
  const known = before?.name ?? null;
  const as = (whole: PersonName, isOnlyLast = false) => ({ name: whole, isNameUnsure: isUnsure, isOnlyLast });
  const word = name.first;
  // The first name once more tells no last one.
  if (known !== null && name.last === null && part !== "last" && isSameWord(word, known.first))
    return as(known);
  const surname = known?.last === null && asked === "surname" ? surnameTold(known.first, name, part) : null;
  if (surname) return as(surname);
  // 'The surname's da Costa', of an Ana de Silva.
  if (known !== null && name.last !== null && part === "last" && !before?.isOnlyLast)
    return as(joined(known.first, name.full));
  if (known === null || name.last !== null) return as(name, name.last === null && part === "last");
  if (before?.isOnlyLast) return part === "last" ? as(name, true) : as(joined(word, known.first));
  if (known.last === null) {
    const isLast = asked === "surname" || part === "last" || part !== "first";
    return as(isLast ? joined(known.first, word) : name);
  }
  return as(asked === "name" ? name : withPart({ first: known.first, last: known.last }, word, part));
}

const isSameWord = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** 'Kevin', of a Kev, is the whole of the name that is known; 'Garcia Lopez' is all of it the last name. */
function surnameTold(known: string, name: PersonName, part: "first" | "last" | undefined): PersonName | null {
  const isFirstName = isSurelyFirstName(name.first.toLowerCase());
  if (isFirstName && isShortFor(known, name.first)) return name;
  const isLastInFull = name.last !== null && name.first !== known && !isFirstName;
  return part === "last" || isLastInFull ? joined(known, name.full) : null;
}

/** One word takes the place of that part of the name which it is said to be, or is most like. */
function withPart(
  known: { first: string; last: string },
  word: string,
  part: "first" | "last" | undefined,
): PersonName {
  if (part === "last") return withLastName(known, word);
  const isLike = (other: string) => other[0]?.toLowerCase() === word[0]?.toLowerCase();
  const isOfOne = isLike(known.first) !== isLike(known.last);
  const isFirst = isOfOne ? isLike(known.first) : part === "first";
  return isFirst ? joined(word, known.last) : joined(known.first, word);
}

/** 'The surname's Chua', of a Mei Lin Mei: what stands before the last word and is a first name stays with the first. */
function withLastName({ first, last }: { first: string; last: string }, word: string): PersonName {
  const told = word.toLowerCase().split(" ");
  const words = last.split(" ");
  const isTold = words.slice(-told.length).join(" ").toLowerCase() === told.join(" ");
  const before = words.slice(0, isTold ? -told.length : -1);
  const isGiven = before.length > 0 && before.every(mayBeGiven);
  return isGiven ? joined([first, ...before].join(" "), word) : joined(first, isTold ? last : word);
}
/** A name that is known as a first one, or as short as those of which two make one; no 'de', no 'van'. */
const mayBeGiven = (word: string): boolean =>
  commonFirstNames.has(word.toLowerCase()) ||
  (word.length <= shortGiven && !particles.has(word.toLowerCase()));
const shortGiven = 4;

export const joined = (first: string, last: string): PersonName => ({
  first,
  last,
  full: `${first} ${last}`,
});

/** No tool changes the name, the number or the treatment of a visit that stands: the team is told, in the caller's words. */
export function putRight(absorbing: Absorbing): Absorbing {
  const { booked, people, caller, matters, callerNumber } = ledgerOf(absorbing);
  const visit = booked.at(-1);
  // Where none was told, the visit stands under the number they ring from.
  const phone = people[caller]?.phone ?? callerNumber;
  const isOther = absorbing.heard.acts.some(
    (act, at) =>
      (act.kind === "name" &&
        !absorbing.used.has(at) &&
        act.role !== "patient" &&
        act.name.full !== people[visit?.person ?? caller]?.name?.full) ||
      (act.kind === "treatment" && said(absorbing, "correct") && act.treatment !== visit?.appointmentType) ||
      (act.kind === "phone" && act.phone !== phone),
  );
  const isElse =
    left(absorbing, "want").length > 0 ||
    left(absorbing, "ask").some((ask) => isAsked(absorbing, ask)) ||
    said(absorbing, "when", "shift", "more_people");
  if (!visit || !isOther || isElse) return absorbing;
  const message = { ...newMatter("message", visit.person, absorbing.heard.text), visit };
  const slot = `${spokenDate(visit.date)} at ${twelveHour(visit.time)}`;
  const notes = [`To put right on ${visit.patientName}'s visit on ${slot}: “${message.opening}”.`];
  const opened = change(absorbing.turn, {
    matters: [...matters, { ...message, notes }],
    current: matters.length,
  });
  return take(withTurn(absorbing, opened), "treatment", "correct");
}
