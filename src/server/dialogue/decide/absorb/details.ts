import type { Act, ActKind, WrongDetail } from "../../hear/acts/acts.ts";
import { newMatter } from "../begin.ts";
import { frames } from "../frames/every-frame.ts";
import { isForTeam } from "../frames/team-task.ts";
import type { Matter, Person } from "../ledger.ts";
import { withAlso } from "../treatments.ts";
import { change, changeMatter, changePerson } from "../turn.ts";
import { exactly, hasWhen, isThen, joinWhen, noWhenYet } from "../when-wish.ts";
import { type Absorbing, type ActOf, ledgerOf, said, takeAct, withTurn } from "./absorbing.ts";
import { named, putRight, setPerson, takeName } from "./people/names.ts";
import { type Clauses, everyClause, grownFrom, personIn, within } from "./people/people.ts";
import { takePhone, takeTail } from "./ring/number-told.ts";
import { rungAt } from "./ring/ring-time.ts";
import { freed, surelyTold, whenTold } from "./times.ts";
import { visitPicked } from "./visit-meant.ts";

/** What was told in these clauses goes into the matter and its person; each detail replaces only its own kind. */
export function detailsOfClauses(absorbing: Absorbing, index: number, clauses: Clauses): Absorbing {
  const take = (isPick: boolean) => (begun: Absorbing) =>
    absorbing.heard.acts.reduce(
      (before, act, at) =>
        (act.kind === "pick") === isPick && within(clauses, act) && !before.used.has(at)
          ? takeDetail(before, act, index)
          : before,
      begun,
    );
  // Whose it is tells which is meant: who is speaking comes first, wherever it was said.
  return withAge(take(true)(take(false)(absorbing)), index, clauses);
}

function picked(absorbing: Absorbing, act: Extract<Act, { kind: "pick" }>, index: number): Absorbing {
  const told = visitPicked(absorbing, act, index);
  return told === null ? absorbing : takeAct(told, act);
}

function takeDetail(absorbing: Absorbing, act: Act, index: number): Absorbing {
  const matter = ledgerOf(absorbing).matters[index];
  if (!matter) return absorbing;
  // What was agreed to is done as it was read back; what is said beside it goes with it in words.
  if (matter.isAgreed && wouldChange.includes(act.kind)) return absorbing;
  const { takes } = frames[matter.kind];
  const set = (part: Partial<Matter>) =>
    takeAct(
      forTheOthers(withTurn(absorbing, changeMatter(absorbing.turn, index, part)), index, part, matter),
      act,
    );
  const wrap = (part: Partial<Matter> | null) => (part === null ? absorbing : set(part));
  switch (act.kind) {
    case "treatment": {
      // 'I've got a crown that's loose', beside a check-up: the dentist is told of it.
      if (act.isHad && matter.treatment !== null && takes.includes("treatment"))
        return takeAct(
          withTurn(absorbing, changeMatter(absorbing.turn, index, { notes: noting(matter, act.reason) })),
          act,
        );
      const own = treatmentsOwner(absorbing, act, index);
      if (own !== null) return setTreatment(absorbing, act, own);
      if (matter.treatment !== null && (act.isUnsure || isBesidePick(absorbing, act))) return absorbing;
      if (takes.includes("treatment") && isAlso(absorbing, act, matter))
        return set(
          withAlso(matter, act, { facts: ledgerOf(absorbing).facts, isSettled: matter.slot !== null }),
        );
      if (takes.includes("treatment"))
        return set({
          also: [],
          treatment: act.treatment,
          named: act.named,
          reason: act.reason,
          ...(matter.treatment !== act.treatment && freed),
          // The time that was chosen is still wished for, and looked for again by the length of the other treatment.
          ...(matter.treatment !== act.treatment && matter.slot && { when: exactly(matter.slot) }),
        });
      return takes.includes("visit")
        ? set({ visitMeant: { ...matter.visitMeant, treatment: act.treatment } })
        : absorbing;
    }
    case "when":
      if (matter.kind !== "callback") {
        const told = whenTold(absorbing, act, matter);
        return wrap(told && matter.nextTo ? { ...told, nextTo: null } : told);
      }
      return rungAt(absorbing, act, index);
    case "shift":
      return wrap(whenTold(absorbing, act, matter));
    case "pick":
      return picked(absorbing, act, index);
    case "name":
      return takeName(absorbing, act, matter);
    case "phone":
      return takePhone(absorbing, act, matter);
    case "phone_tail":
      return takeTail(absorbing, act, matter);
    case "email":
      return takeAct(setPerson(absorbing, matter.person, { email: act.email }), act);
    case "patient":
      return takeAct(setPerson(absorbing, matter.person, standingOf(absorbing, matter, act)), act);
    case "wrong":
      return takeAct(wrong(absorbing, index, act.detail), act);
    case "dentist":
      if (matter.kind === "book" && act.whom) return set(withWhom(matter, act.whom));
      if (isForTeam(matter) && !isAskedFor(absorbing, act)) return takeAct(absorbing, act);
      return isForTeam(matter)
        ? set({ to: act.dentist })
        : set({ notes: [...matter.notes, `Asks for ${act.dentist}`], to: act.dentist });
    default:
      return absorbing;
  }
}

/** 'Tell Dr Chen …', 'ask the hygienist to ring me'; whoever is only told of is no one whom they want. */
const isAskedFor = ({ heard }: Absorbing, { clause }: ActOf<"dentist">): boolean =>
  heard.acts.some(
    (act) =>
      act.kind === "want" &&
      (act.clause === clause || act.clause === clause - 1) &&
      (act.wish === "message" || act.wish === "callback" || act.wish === "person"),
  );

/** Where a time is picked nothing is told of what is to be done, unless it is called by its name. */
/** 'A clean for me and a filling for my husband': each is of whom it is told, where one of both kinds is to be booked. */
function treatmentsOwner(absorbing: Absorbing, act: ActOf<"treatment">, index: number): number | null {
  if (act.for === undefined) return null;
  const { matters, caller } = ledgerOf(absorbing);
  const open = matters.flatMap((each, at) => (each.kind === "book" && each.status === "open" ? [at] : []));
  const isCallers = (at: number) => matters[at]?.person === caller;
  if (!open.some(isCallers) || open.every(isCallers)) return null;
  const of = open.filter((at) => isCallers(at) === (act.for === "caller"));
  return of.includes(index) ? index : (of[0] ?? null);
}

const noting = ({ notes }: Matter, words: string): readonly string[] =>
  notes.includes(words) ? notes : [...notes, words];

const setTreatment = (absorbing: Absorbing, act: ActOf<"treatment">, index: number): Absorbing =>
  takeAct(
    withTurn(
      absorbing,
      changeMatter(absorbing.turn, index, {
        ...{ treatment: act.treatment, named: act.named, reason: act.reason, also: [] },
        ...(ledgerOf(absorbing).matters[index]?.treatment !== act.treatment && freed),
      }),
    ),
    act,
  );

const isBesidePick = ({ heard }: Absorbing, { named, clause }: ActOf<"treatment">): boolean =>
  named === null && heard.acts.some((act) => act.kind === "pick" && act.clause === clause);

/** With whom: the time that was chosen is still wished for, and looked for again in their hours. */
function withWhom(matter: Matter, whom: readonly string[]): Partial<Matter> {
  const isNew = matter.whom?.join() !== whom.join();
  return { whom, ...(isNew && freed), ...(isNew && matter.slot && { when: exactly(matter.slot) }) };
}

/** 'A clean and an X-ray', 'and could they look at … while I'm there': beside what is to be done, and not in its place. */
function isAlso(absorbing: Absorbing, act: ActOf<"treatment">, { treatment }: Matter): boolean {
  if (treatment === null || act.named === null) return false;
  if (act.isInstead) return false;
  if (act.isBeside || said(absorbing, "same_visit")) return true;
  const isListed = absorbing.heard.acts.some(
    (other, at) =>
      other.kind === "treatment" &&
      other.clause === act.clause &&
      other.named !== null &&
      absorbing.used.has(at),
  );
  return isListed || (said(absorbing, "beside") && !said(absorbing, ...ofMore));
}
/** Of somebody else, or of another visit. */
const ofMore: readonly ActKind[] = ["want", "more_people", "other_person", "patient", "when"];

/** What is not right is asked for anew. */
export function wrong(absorbing: Absorbing, index: number, detail: WrongDetail): Absorbing {
  const { caller, people, matters } = ledgerOf(absorbing);
  const matter = matters[index];
  if (matter?.kind !== "book" && matter?.kind !== "move") return absorbing;
  const set = (part: Partial<Matter>) => withTurn(absorbing, changeMatter(absorbing.turn, index, part));
  switch (detail) {
    case "name":
      return setPerson(absorbing, matter.person, { name: null });
    case "phone": {
      const declined = [...(people[caller]?.declined ?? []), "own_number"] as const;
      return setPerson(setPerson(absorbing, matter.person, { phone: null }), caller, {
        phone: null,
        declined,
      });
    }
    case "when":
      return set({ ...freed, isRefused: true });
    case "treatment":
      return matter.kind === "book" ? set({ ...freed, treatment: null, named: null }) : absorbing;
  }
}

/** What is told of the first of several holds for those who came up with it, as long as nothing else was told of them. */
function forTheOthers(absorbing: Absorbing, index: number, part: Partial<Matter>, before: Matter): Absorbing {
  const { matters } = ledgerOf(absorbing);
  const first = matters[index];
  if (first?.kind !== "book") return absorbing;
  const isBeside = (each: Matter) =>
    each !== first && each.kind === "book" && each.status === "open" && each.opening === first.opening;
  // What it is for is asked once for all of them.
  const isUntreated = (each: Matter) =>
    each.kind === "book" && each.status === "open" && each.treatment === null && part.treatment != null;
  const shared = matters.map((each): Matter => {
    if (!isBeside(each))
      return isUntreated(each)
        ? { ...each, treatment: part.treatment ?? null, named: part.named ?? null }
        : each;
    const isTreated = each.treatment !== null;
    const treatment = isTreated ? each.treatment : (part.treatment ?? null);
    const named = isTreated ? each.named : (part.named ?? null);
    const isSameWish = !hasWhen(each.when) || JSON.stringify(each.when) === JSON.stringify(before.when);
    return { ...each, treatment, named, when: isSameWish ? (part.when ?? each.when) : each.when };
  });
  return withTurn(absorbing, change(absorbing.turn, { matters: shared }));
}

/** 'She's seventy four', of whoever comes: it need not be asked whether they are a child. */
function withAge(absorbing: Absorbing, index: number, clauses: Clauses): Absorbing {
  const { people, caller, matters } = ledgerOf(absorbing);
  const person = matters[index]?.person ?? caller;
  const told = absorbing.heard.acts.find((act) => act.kind === "age" && within(clauses, act));
  if (told?.kind !== "age" || person === caller || people[person]?.standing !== "unknown") return absorbing;
  const standing = told.years < grownFrom ? "small" : "grown";
  return setPerson(absorbing, person, { age: told.years, standing });
}

const wouldChange: readonly ActKind[] = ["treatment", "when", "shift", "pick", "name", "patient", "dentist"];

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

/** What is left of an utterance without a wish of its own belongs to the matter that is spoken of. */
export function absorbDetails(absorbing: Absorbing): Absorbing {
  const { current, asked } = ledgerOf(absorbing);
  const index = asked?.matter ?? current;
  const right = index === null ? putRight(absorbing) : absorbing;
  if (index === null) return tellsOfVisit(right) ? implicitBooking(right) : namesOnly(right);
  return detailsOfClauses(absorbing, index, everyClause);
}

/**
 * 'A crown', 'Saturday at ten', to 'how can I help': what is told is a visit that is wished for; so is a trouble that somebody
 * rings up with. Beside a question it is what the question is about.
 */
const tellsOfVisit = (absorbing: Absorbing): boolean =>
  !asksOfElse(absorbing) &&
  // 'I'm having it out on Friday, and I've been put on warfarin': who tells that for the dentist has the visit already.
  !said(absorbing, "health") &&
  // 'Isn't it warm today'
  !(said(absorbing, "chat") && !said(absorbing, "treatment", "want")) &&
  (tellsOfTrouble(absorbing) || !absorbing.heard.acts.some(isStory)) &&
  absorbing.heard.acts.some(
    (act, at) =>
      !absorbing.used.has(at) &&
      ((act.kind === "treatment" && !act.isUnsure) || (act.kind === "when" && act.role === "wish")) &&
      !absorbing.heard.acts.some((other) => other.kind === "ask" && other.clause === act.clause),
  );

/** What they ring up with, before anything else was spoken of. */
const tellsOfTrouble = (absorbing: Absorbing): boolean =>
  ledgerOf(absorbing).matters.length === 0 &&
  absorbing.heard.acts.some((act) => act.kind === "treatment" && act.treatment === "Emergency Visit") &&
  !absorbing.heard.acts.some(({ kind }) => kind !== "tell" && story.includes(kind));

/** 'Did anybody hand in an umbrella, I was there on Friday': a day beside another question is no wish. */
const asksOfElse = ({ heard }: Absorbing): boolean =>
  heard.acts.some((act) => act.kind === "ask" && act.topic !== "availability");

/** Days and treatments come up in whatever people tell; only said by themselves they are a wish. */
const story: readonly ActKind[] = ["correct", "no", "fed_up", "bye", "drop", "keep", "danger", "explain"];
const isStory = ({ kind, certainty }: Act): boolean =>
  story.includes(kind) || (kind === "tell" && certainty >= surelyTold);

function implicitBooking(absorbing: Absorbing): Absorbing {
  const { matters } = ledgerOf(absorbing);
  const { people, person } = personIn(absorbing, everyClause, ledgerOf(absorbing));
  const index = matters.length;
  const begun = change(absorbing.turn, {
    people,
    matters: [...matters, newMatter(kindTold(absorbing, person), person, absorbing.heard.text)],
    current: index,
  });
  return detailsOfClauses(withTurn(absorbing, begun), index, everyClause);
}

/** Whoever was told of their one visit and says a day or a time means that one: when it is, or when it might be. */
function kindTold({ heard, turn }: Absorbing, person: number): Matter["kind"] {
  const { found, matters, booked } = turn.ledger;
  const last = matters.at(-1);
  const isOfStanding = last?.person === person && (last.kind === "late" || last.kind === "confirm");
  if (isOfStanding && booked.length === 0 && !heard.acts.some(({ kind }) => kind === "treatment"))
    return "move";
  const [visit, ...others] = found.filter((each) => each.person === person);
  const isTold = matters.at(-1)?.kind === "check" && matters.at(-1)?.person === person;
  const isElse = heard.acts.some(({ kind }) => kind === "treatment" || kind === "more_people");
  if (!visit || others.length > 0 || !isTold || isElse) return "book";
  const whens = heard.acts.flatMap((act) => (act.kind === "when" ? [act.when] : []));
  return isThen(visit, whens.reduce(joinWhen, noWhenYet)) ? "check" : "move";
}

/** Whoever says who they are before saying what they want is known from then on; once something is booked, it is put right. */
function namesOnly(absorbing: Absorbing): Absorbing {
  return absorbing.heard.acts.reduce((before, act, at) => {
    if (before.used.has(at)) return before;
    const { caller, people } = ledgerOf(before);
    if (act.kind === "name" && act.role !== "patient")
      return takeAct(withTurn(before, changePerson(before.turn, caller, named(people[caller], act))), act);
    if (act.kind === "phone")
      return takeAct(withTurn(before, changePerson(before.turn, caller, { phone: act.phone })), act);
    if (act.kind === "email")
      return takeAct(withTurn(before, changePerson(before.turn, caller, { email: act.email })), act);
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
