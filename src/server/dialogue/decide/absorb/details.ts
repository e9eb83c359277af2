import type { Act } from "../../hear/acts.ts";
import { frames } from "../frames/every-frame.ts";
import type { Matter, Person } from "../ledger.ts";
import { change, changeMatter, changePerson } from "../turn.ts";
import { joinWhen, noWhenYet } from "../when-wish.ts";
import { type Absorbing, ledgerOf, takeAct, withTurn } from "./absorbing.ts";
import { type Clauses, within } from "./people.ts";

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
        setPerson(absorbing, ledgerOf(absorbing).caller, { phone: act.phone, isPhoneUnsure: act.isUnsure }),
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
const freed = { slot: null, isHeld: false, isAgreed: false, offered: [] } as const;

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

/** Whose name it is: the caller's where they say so, else that of whoever the matter is for. */
function takeName(absorbing: Absorbing, act: Extract<Act, { kind: "name" }>, matter: Matter): Absorbing {
  const { caller, people } = ledgerOf(absorbing);
  const isForCaller = matter.person === caller;
  if (act.role === "caller" || isForCaller) {
    const isAnother = isForCaller && act.role === "patient" && people[caller]?.name !== null;
    if (isAnother) return absorbing;
    return takeAct(setPerson(absorbing, caller, named(people[caller], act)), act);
  }
  return takeAct(setPerson(absorbing, matter.person, named(people[matter.person], act)), act);
}

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
  if (index === null) return namesOnly(absorbing);
  return detailsOfClauses(absorbing, index, { from: 0, until: Number.POSITIVE_INFINITY });
}

/** Whoever says who they are before saying what they want is known from then on. */
function namesOnly(absorbing: Absorbing): Absorbing {
  return absorbing.heard.acts.reduce((before, act, at) => {
    if (before.used.has(at)) return before;
    const { caller, people } = ledgerOf(before);
    if (act.kind === "name" && act.role !== "patient")
      return takeAct(withTurn(before, changePerson(before.turn, caller, named(people[caller], act))), act);
    if (act.kind === "phone")
      return takeAct(withTurn(before, changePerson(before.turn, caller, { phone: act.phone })), act);
    return before;
  }, absorbing);
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
