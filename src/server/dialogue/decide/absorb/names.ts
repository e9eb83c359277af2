import type { Act } from "../../hear/acts.ts";
import { newMatter } from "../begin.ts";
import type { Ask, Matter, Person } from "../ledger.ts";
import { change, changePerson } from "../turn.ts";
import { type Absorbing, ledgerOf, said, take, takeAct, withTurn } from "./absorbing.ts";
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
  act: Extract<Act, { kind: "name" }>,
  matter: Matter,
): Absorbing {
  const { caller, people, asked } = ledgerOf(absorbing);
  const askedFor = asked?.ask === "name" || asked?.ask === "surname" ? (asked.of ?? matter.person) : null;
  const isCallers = act.role === "caller" && askedFor === null;
  const likely = isCallers ? caller : (askedFor ?? matter.person);
  const bearer = act.role === "patient" ? bearerOf(people, act.name) : -1;
  const isAnswer = askedFor !== null && isFirstName(absorbing);
  const isTheirs = isAnswer || mayBear(people[likely], act) || isCorrected(absorbing);
  const person = bearer >= 0 ? bearer : isTheirs ? likely : nextNameless(absorbing);
  if (person === null) return absorbing;
  const told = named(people[person], act, asked?.ask);
  const again = tried(absorbing, matter, ({ name }) => name === told.name?.full);
  return takeAct(setPerson(again, person, told), act);
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

/** Another name for the one that was read back, and no yes to it, puts it right. */
const isCorrected = (absorbing: Absorbing): boolean =>
  said(absorbing, "correct") ||
  (ledgerOf(absorbing).asked?.kind === "read_back" && !said(absorbing, "yes", "more_people", "party"));

const isFirstName = ({ heard, used }: Absorbing): boolean =>
  !heard.acts.some(({ kind }, at) => kind === "name" && used.has(at));

/** Nobody has two names in one breath: a surname, or the same name again, adds to the one that is known. */
const mayBear = (person: Person | undefined, { name }: Extract<Act, { kind: "name" }>): boolean =>
  !person?.name ||
  person.name.first === name.first ||
  (person.name.last === null && name.last === null) ||
  person.isNameUnsure;

const nextNameless = (absorbing: Absorbing): number | null => {
  const { matters, people } = ledgerOf(absorbing);
  const next = matters.find(({ status, person }) => status === "open" && people[person]?.name === null);
  return next?.person ?? null;
};

/**
 * A name alone is a surname where only the first name is known, or the surname is asked for. Told in place of a whole name, it
 * is the part of it that it sounds like.
 */
export function named(
  before: Person | undefined,
  { name, isUnsure }: Extract<Act, { kind: "name" }>,
  asked: Ask | null = null,
): Partial<Person> {
  const known = before?.name ?? null;
  const isAlone = known !== null && name.last === null;
  const isSurname = asked === "surname" || (known?.last === null && name.first !== known.first);
  if (isAlone && isSurname) return { ...joined(known.first, name.first), isNameUnsure: isUnsure };
  if (isAlone && known.last !== null && asked !== "name") {
    const isLike = (part: string) => part[0]?.toLowerCase() === name.first[0]?.toLowerCase();
    const isFirst = isLike(known.first) && !isLike(known.last);
    const whole = isFirst ? joined(name.first, known.last) : joined(known.first, name.first);
    return { ...whole, isNameUnsure: isUnsure };
  }
  return { name, isNameUnsure: isUnsure };
}

const joined = (first: string, last: string) => ({ name: { first, last, full: `${first} ${last}` } });

/** No tool changes the name, the number or the treatment of a visit that stands: the team is told, in the caller's words. */
export function putRight(absorbing: Absorbing): Absorbing {
  const { booked, people, caller, matters } = ledgerOf(absorbing);
  const visit = booked.at(-1);
  const isOther = absorbing.heard.acts.some(
    (act) =>
      (act.kind === "name" &&
        act.role !== "patient" &&
        act.name.full !== people[visit?.person ?? caller]?.name?.full) ||
      (act.kind === "treatment" && said(absorbing, "correct") && act.treatment !== visit?.appointmentType) ||
      (act.kind === "phone" && act.phone !== people[caller]?.phone),
  );
  if (!visit || !isOther || said(absorbing, "want", "ask", "when", "shift", "more_people")) return absorbing;
  const message = { ...newMatter("message", visit.person, absorbing.heard.text), visit };
  const notes = [`${message.opening}: ${visit.patientName}, ${visit.date} ${visit.time}`];
  const opened = change(absorbing.turn, {
    matters: [...matters, { ...message, notes }],
    current: matters.length,
  });
  return take(withTurn(absorbing, opened), "treatment", "correct");
}
