import type { Act } from "../../hear/acts.ts";
import { newMatter } from "../begin.ts";
import { frames } from "../frames/every-frame.ts";
import type { Matter, Person } from "../ledger.ts";
import { change, changeMatter, changePerson } from "../turn.ts";
import { joinWhen, noWhenYet } from "../when-wish.ts";
import { type Absorbing, ledgerOf, said, takeAct, withTurn } from "./absorbing.ts";
import { bearerOf, type Clauses, everyClause, personIn, within } from "./people.ts";

/** What was told in these clauses goes into the matter and its person; each detail replaces only its own kind. */
export function detailsOfClauses(absorbing: Absorbing, index: number, clauses: Clauses): Absorbing {
  return absorbing.heard.acts.reduce(
    (before, act, at) =>
      within(clauses, act) && !before.used.has(at) ? takeDetail(before, act, index) : before,
    absorbing,
  );
}

function takeDetail(absorbing: Absorbing, act: Act, index: number): Absorbing {
  const matter = ledgerOf(absorbing).matters[index];
  if (!matter) return absorbing;
  const { takes } = frames[matter.kind];
  const set = (part: Partial<Matter>) =>
    takeAct(withTurn(absorbing, changeMatter(absorbing.turn, index, part)), act);
  switch (act.kind) {
    case "treatment":
      if (act.isUnsure && matter.treatment !== null) return absorbing;
      if (takes.includes("treatment"))
        return set({
          treatment: act.treatment,
          reason: act.reason,
          ...(matter.treatment !== act.treatment && freed),
        });
      return takes.includes("visit")
        ? set({ visitMeant: { ...matter.visitMeant, treatment: act.treatment } })
        : absorbing;
    case "when": {
      const isOfVisit = takes.includes("visit") && (act.role === "visit" || !takes.includes("when"));
      if (isOfVisit)
        return set({
          visitMeant: { ...matter.visitMeant, when: joinWhen(matter.visitMeant.when ?? noWhenYet, act.when) },
        });
      if (matter.kind === "callback") return set({ ringWhen: act.words });
      return takes.includes("when") ? set({ when: joinWhen(matter.when, act.when), ...freed }) : absorbing;
    }
    case "shift":
      return takes.includes("when") ? set({ shift: act.shift, when: noWhenYet, ...freed }) : absorbing;
    case "pick":
      return takes.includes("visit") && isVisit(absorbing, act.candidate)
        ? set({ visitMeant: { ...matter.visitMeant, id: act.candidate } })
        : absorbing;
    case "name":
      return takeName(absorbing, act, matter);
    case "phone":
      return takeAct(
        setPerson(
          tried(absorbing, matter, ({ phone }) => phone === act.phone),
          ledgerOf(absorbing).caller,
          {
            ...{ phone: act.phone, isPhoneUnsure: act.isUnsure },
          },
        ),
        act,
      );
    case "email":
      return takeAct(setPerson(absorbing, matter.person, { email: act.email }), act);
    case "patient":
      return takeAct(setPerson(absorbing, matter.person, standingOf(absorbing, matter, act)), act);
    case "dentist":
      return set({ notes: [...matter.notes, `Asks for ${act.dentist}`], to: act.dentist });
    default:
      return absorbing;
  }
}

/** Another wish: what was chosen for the one before is let go. */
const freed = { slot: null, isHeld: false, isAgreed: false, offered: [], lookedFor: null } as const;

const isVisit = (absorbing: Absorbing, id: string): boolean => {
  const { lineVisits, found, booked } = ledgerOf(absorbing);
  return [...lineVisits, ...found, ...booked].some(({ appointmentId }) => appointmentId === id);
};

const setPerson = (absorbing: Absorbing, index: number, part: Partial<Person>): Absorbing =>
  withTurn(absorbing, changePerson(absorbing.turn, index, part));

function standingOf(
  absorbing: Absorbing,
  matter: Matter,
  act: Extract<Act, { kind: "patient" }>,
): Partial<Person> {
  const person = ledgerOf(absorbing).people[matter.person];
  if (!person || person.standing === "self") return {};
  return {
    relation: person.relation ?? act.relation,
    standing: act.standing === "unknown" ? person.standing : act.standing,
    age: act.age ?? person.age,
  };
}

/**
 * Whose name it is: the caller's where they say so, that of whoever was asked for, and else of whoever the matter is for; the
 * next of several where that one has a name already and nothing is corrected.
 */
function takeName(absorbing: Absorbing, act: Extract<Act, { kind: "name" }>, matter: Matter): Absorbing {
  const { caller, people, asked } = ledgerOf(absorbing);
  const askedFor = asked?.ask === "name" || asked?.ask === "surname" ? (asked.of ?? null) : null;
  const isCallers = act.role === "caller" && askedFor === null;
  const likely = isCallers ? caller : (askedFor ?? matter.person);
  const bearer = act.role === "patient" ? bearerOf(people, act.name) : -1;
  const isAnswer = askedFor !== null && isFirstName(absorbing);
  const isTheirs = isAnswer || mayBear(people[likely], act) || isCorrected(absorbing);
  const person = bearer >= 0 ? bearer : isTheirs ? likely : nextNameless(absorbing);
  if (person === null) return absorbing;
  const told = named(people[person], act);
  const again = tried(absorbing, matter, ({ name }) => name === told.name?.full);
  return takeAct(setPerson(again, person, told), act);
}

/** What was looked for in vain, and is told again as it was, is another answer that is nobody's. */
function tried(
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

/** A surname alone, told after the first name, belongs to it. */
export function named(
  before: Person | undefined,
  { name, isUnsure }: Extract<Act, { kind: "name" }>,
): Partial<Person> {
  const known = before?.name ?? null;
  const isSurname = known !== null && known.last === null && name.last === null && name.first !== known.first;
  if (!isSurname) return { name, isNameUnsure: isUnsure };
  const last = name.first;
  return { name: { first: known.first, last, full: `${known.first} ${last}` }, isNameUnsure: isUnsure };
}

/** What is left of an utterance without a wish of its own belongs to the matter that is spoken of. */
export function absorbDetails(absorbing: Absorbing): Absorbing {
  const { current, asked } = ledgerOf(absorbing);
  const index = asked?.matter ?? current;
  if (index === null) return tellsOfVisit(absorbing) ? implicitBooking(absorbing) : namesOnly(absorbing);
  return detailsOfClauses(absorbing, index, everyClause);
}

/** 'A crown', 'Saturday at ten', to 'how can I help': what is told is a visit that is wished for. */
const tellsOfVisit = (absorbing: Absorbing): boolean =>
  absorbing.heard.acts.some(
    (act, at) =>
      !absorbing.used.has(at) &&
      ((act.kind === "treatment" && !act.isUnsure) || (act.kind === "when" && act.role === "wish")) &&
      !absorbing.heard.acts.some((other) => other.kind === "ask" && other.clause === act.clause),
  );

function implicitBooking(absorbing: Absorbing): Absorbing {
  const { matters, caller } = ledgerOf(absorbing);
  const { people, person } = personIn(absorbing, everyClause, ledgerOf(absorbing));
  const index = matters.length;
  const begun = change(absorbing.turn, {
    people,
    matters: [...matters, newMatter("book", person ?? caller, absorbing.heard.text)],
    current: index,
  });
  return detailsOfClauses(withTurn(absorbing, begun), index, everyClause);
}

/** Whoever says who they are before saying what they want is known from then on; once something is booked, it is put right. */
function namesOnly(absorbing: Absorbing): Absorbing {
  const begun = putRight(absorbing);
  return begun.heard.acts.reduce((before, act, at) => {
    if (before.used.has(at)) return before;
    const { caller, people } = ledgerOf(before);
    if (act.kind === "name" && act.role !== "patient")
      return takeAct(withTurn(before, changePerson(before.turn, caller, named(people[caller], act))), act);
    if (act.kind === "phone")
      return takeAct(withTurn(before, changePerson(before.turn, caller, { phone: act.phone })), act);
    return before;
  }, begun);
}

/** No tool changes the name or the number of a visit that stands: the team is told, in the caller's words. */
function putRight(absorbing: Absorbing): Absorbing {
  const { booked, people, caller, matters } = ledgerOf(absorbing);
  const visit = booked.at(-1);
  const isOther = absorbing.heard.acts.some(
    (act) =>
      (act.kind === "name" &&
        act.role !== "patient" &&
        act.name.full !== people[visit?.person ?? caller]?.name?.full) ||
      (act.kind === "phone" && act.phone !== people[caller]?.phone),
  );
  if (!visit || !isOther || said(absorbing, "want", "ask")) return absorbing;
  const message = { ...newMatter("message", visit.person, absorbing.heard.text), visit };
  const notes = [`${message.opening}: ${visit.patientName}, ${visit.date} ${visit.time}`];
  const opened = change(absorbing.turn, {
    matters: [...matters, { ...message, notes }],
    current: matters.length,
  });
  return withTurn(absorbing, opened);
}

/** Digits and letters that are not whole yet wait for the rest. */
export function absorbPieces(absorbing: Absorbing): Absorbing {
  const digits = absorbing.heard.acts.find(({ kind }) => kind === "digits");
  const letters = absorbing.heard.acts.find(({ kind }) => kind === "letters");
  const part = {
    digits: digits?.kind === "digits" ? digits.digits : "",
    letters: letters?.kind === "letters" && !letters.isWhole ? letters.letters : "",
  };
  return withTurn(absorbing, change(absorbing.turn, part));
}
