import { isSameFirstName } from "#kernel/same-first-name.ts";
import type { Act, ActKind } from "../../../hear/acts/acts.ts";
import type { PersonName } from "../../../readings.ts";
import { otherPerson } from "../../begin.ts";
import type { Ledger, MatterKind } from "../../ledger.ts";
import { type Absorbing, ledgerOf, said } from "../absorbing.ts";
import type { Want } from "../intended-wishes.ts";
import { isChange } from "../matter-order.ts";
import { bearerOf, type Clauses, personIn, within } from "./people.ts";

/** Whom a wish is for, of those whom one breath names. */

interface Whose {
  people: Ledger["people"];
  person: number;
  /** What belongs to the wish. */
  clauses: Clauses;
  /** By name, with what is to be changed of theirs: whoever else is named is only told of. */
  isByName: boolean;
}

/** `until`: the clause in which the next wish begins. */
export function whoseWish(absorbing: Absorbing, want: Want, until: number): Whose {
  const { ledger } = absorbing.turn;
  const own = ofPerson(absorbing, want, until) ?? besideNews(absorbing, want);
  const clauses = { from: own ? want.clause : want.from, until };
  if (own) return { ...withBearer(ledger, own), clauses, isByName: true };
  const spokenOf = personIn(absorbing, clauses, ledger, { isBeside: isBeside(absorbing, want) });
  const person =
    ofOwn(absorbing, want) ??
    ofPicked(absorbing, clauses) ??
    sameAgain(absorbing, want.kindOf, clauses) ??
    spokenOf.person;
  return { people: spokenOf.people, person, clauses, isByName: false };
}

/** 'Poppy and Gus are both in on Friday, can you just push Gus': the one who is named with what is to be changed. */
function ofPerson({ heard }: Absorbing, { kindOf, clause }: Want, until: number): PersonName | null {
  // 'And leave Fay where she is': whoever stays is not moved.
  const isLeft = (at: number): boolean =>
    heard.acts.some(
      ({ kind, clause: told }) => (kind === "keep" || kind === "kept") && (told === at || told === at - 1),
    );
  // 'Cancel Tom's, and Mia's got an allergy': of whom news is told, nothing is to be done.
  const isNews = (at: number): boolean =>
    heard.acts.some((act) => act.kind === "health" && (act.since ?? act.clause) <= at && at <= act.clause);
  const names = heard.acts.flatMap((act) =>
    act.kind === "of_person" &&
    act.whom.name &&
    within({ from: clause, until }, act) &&
    !isLeft(act.clause) &&
    !isNews(act.clause)
      ? [act.whom.name]
      : [],
  );
  const [one, ...others] = names;
  const isOne = others.every(({ first: name }) => name === one?.first);
  return one && isOne && isChange(kindOf) && kindOf !== "check" ? one : null;
}

/** 'Can you cancel Felix's, and Ruby's on antibiotics': of two who are named, the one of whom no news of health is told. */
function besideNews({ heard }: Absorbing, { kindOf }: Want): PersonName | null {
  const owners = heard.acts.flatMap((act) =>
    act.kind === "health" && act.owner?.of === "named" ? [act.owner.name.first] : [],
  );
  const names = heard.acts.flatMap((act) =>
    act.kind === "name" && act.role !== "caller" && !owners.includes(act.name.first) ? [act.name] : [],
  );
  const [one, ...others] = names;
  const isOne = others.every(({ first: name }) => name === one?.first);
  return owners.length > 0 && one && isOne && isChange(kindOf) && kindOf !== "check" ? one : null;
}

export function withBearer(
  { people }: Ledger,
  name: PersonName,
): { people: Ledger["people"]; person: number } {
  const bearer = bearerOf(people, name);
  return bearer >= 0
    ? { people, person: bearer }
    : { people: [...people, otherPerson(null, "unknown", name)], person: people.length };
}

/** 'Me and my husband have one each, can you scratch mine': whose it is, is told with the wish. */
function ofOwn({ heard, turn }: Absorbing, { clause }: Want): number | null {
  const isElse = (act: Act): boolean =>
    act.kind === "patient" || (act.kind === "name" && act.role !== "caller");
  const own = heard.acts.findLast((act) => act.kind === "own" && act.clause <= clause);
  const isSince = own !== undefined && !heard.acts.some((act) => act.clause >= own.clause && isElse(act));
  return isSince ? turn.ledger.caller : null;
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
      (known === null || isSameFirstName(known.first, act.name.first)));
  const isTold = heard.acts.some((act) => within(clauses, act) && tellsWhose.has(act.kind) && !isTheirs(act));
  return isTold ? null : last.person;
}
const tellsWhose: ReadonlySet<ActKind> = new Set(["patient", "name", "other_person", "own"]);

/** One more beside the caller's own, without a word of who it is. */
const isBeside = (absorbing: Absorbing, { kindOf }: Want): boolean => {
  const { matters, caller } = ledgerOf(absorbing);
  const isOwn = matters.some(
    ({ kind, person, status }) => kind === "book" && person === caller && status !== "dropped",
  );
  return kindOf === "book" && isOwn && said(absorbing, "more_people") && !said(absorbing, "party");
};
