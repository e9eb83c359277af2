import { isSameFirstName } from "#kernel/same-first-name.ts";
import type { PromptKind } from "../../hear/acts/labels.ts";
import { otherPerson } from "../begin.ts";
import { frames } from "../frames/every-frame.ts";
import type { FoundVisit, Ledger, Matter } from "../ledger.ts";
import { change, changeMatter } from "../turn.ts";
import { exactly } from "../when-wish.ts";
import {
  type Absorbing,
  type ActOf,
  has,
  ledgerOf,
  left,
  said,
  take,
  takeAct,
  withTurn,
} from "./absorbing.ts";
import { bearerOf } from "./people/people.ts";
import { freed } from "./times.ts";

/** Which standing visit is meant, and which is let be: the latest word on it replaces what was settled. */

/** Another one than that which is settled is where it is to go, or the right one after a no. */
export function visitPicked(
  absorbing: Absorbing,
  { candidate }: ActOf<"pick">,
  index: number,
): Absorbing | null {
  const ledger = ledgerOf(absorbing);
  const matter = ledger.matters[index];
  const picked = visitAt(ledger, candidate);
  if (!matter || !picked || !frames[matter.kind].takes.includes("visit")) return null;
  const theirs = forItsPatient(absorbing, picked, index);
  if (theirs) return theirs;
  const before = matter.visit?.appointmentId ?? matter.visitMeant.id;
  const isAnother = before !== null && before !== candidate;
  const isCorrected = said(absorbing, "no", "correct", "other", "kept");
  const part =
    matter.kind === "move" && isAnother && !isCorrected
      ? { when: exactly(picked), shift: null, ...freed }
      : { visitMeant: { ...matter.visitMeant, id: candidate }, ...(isAnother && { visit: null, ...freed }) };
  return withTurn(absorbing, changeMatter(absorbing.turn, index, part));
}

const visitAt = ({ lineVisits, found, booked }: Ledger, id: string) =>
  [...booked, ...found, ...lineVisits].find(({ appointmentId }) => appointmentId === id);

/** A visit of somebody else's than the matter was thought to be: it is theirs, by whatever of their name was said. */
function forItsPatient(
  absorbing: Absorbing,
  picked: Pick<FoundVisit, "patientName" | "appointmentId">,
  index: number,
): Absorbing | null {
  const { people, matters } = ledgerOf(absorbing);
  const person = matters[index]?.person ?? 0;
  const known = people[person]?.name ?? null;
  const [start = ""] = picked.patientName.split(" ");
  if (known === null || isSameFirstName(known.first, start)) return null;
  const name = { first: start, last: null, full: start };
  const bearer = bearerOf(people, name);
  const owner = bearer < 0 ? people.length : bearer;
  const all = bearer < 0 ? [...people, otherPerson(null, "unknown", name)] : people;
  const turned = change(absorbing.turn, { people: all });
  return withTurn(
    absorbing,
    changeMatter(turned, index, { ...unsettled(picked.appointmentId), person: owner }),
  );
}

const unsettled = (id: string | null): Partial<Matter> => ({
  ...{ visit: null, visitMeant: { when: null, treatment: null, id }, ...freed },
});

/**
 * 'Not Tom's, mine', 'leave that one and cancel the other': what is set against it was not meant, whatever was settled. Where
 * nothing else is meant instead, it stays as it is.
 */
export function setAgainst(absorbing: Absorbing): Absorbing {
  const { asked, current, matters } = ledgerOf(absorbing);
  const index = asked?.matter ?? current;
  const matter = index === null ? undefined : matters[index];
  const kept = left(absorbing, "kept").map(({ candidate }) => candidate);
  // In the middle of something else 'mine' may be a number or a day off.
  const isSet = kept.length > 0 || (asked !== null && ofWhose.includes(asked.kind) && has(absorbing, "own"));
  if (!isSet) return absorbing;
  const isOfVisit = matter?.status === "open" && frames[matter.kind].takes.includes("visit");
  // Of a wish that is told in the same breath.
  if (index === null || !matter || !isOfVisit) return take(absorbing, "keep");
  const isSettled = matter.visit !== null && kept.includes(matter.visit.appointmentId);
  // 'Yes, and Leo's is still at ten' puts nothing right of what was read back.
  if (!isSettled && said(absorbing, "yes") && !has(absorbing, "own", "no")) return besideKept(absorbing);
  if (isSettled && has(absorbing, "keep") && !has(absorbing, "own", "pick")) return absorbing;
  return letBe(absorbing, index, { matter, kept, isSettled });
}

/** 'Yes, and Leo's is still at ten', 'half three, and Banjo stays where he is': the clause lets that one be, and no other. */
function besideKept(absorbing: Absorbing): Absorbing {
  const clauses = left(absorbing, "kept").map(({ clause }) => clause);
  const beside = [...left(absorbing, "correct"), ...left(absorbing, "keep")];
  return beside.filter(({ clause }) => clauses.includes(clause)).reduce(takeAct, absorbing);
}

const ofWhose: readonly PromptKind[] = ["read_back", "which_visit", "whose"];

function letBe(
  absorbing: Absorbing,
  index: number,
  { matter, kept, isSettled }: { matter: Matter; kept: readonly string[]; isSettled: boolean },
): Absorbing {
  const { caller } = ledgerOf(absorbing);
  const isOwn = has(absorbing, "own");
  const isToCaller = isOwn && matter.person !== caller;
  // 'No, not Keith's, mine', of one's own: nothing of it was wrong.
  const isSo = isOwn && kept.length > 0 && !isSettled;
  const part = isToCaller || isSettled ? unsettled(null) : {};
  const person = isToCaller ? caller : matter.person;
  const not = [...(matter.visitMeant.not ?? []), ...kept];
  const visitMeant = { ...(part.visitMeant ?? matter.visitMeant), not };
  const turned = changeMatter(absorbing.turn, index, { ...part, person, visitMeant });
  const settled = isToCaller || isSettled || isSo ? take(absorbing, "no", "correct") : besideKept(absorbing);
  return take(withTurn(settled, turned), "keep");
}
