import type { Ledger, Matter, MatterKind } from "../ledger.ts";
import { hasWhen } from "../when-wish.ts";
import { type Absorbing, said } from "./absorbing.ts";
import type { Want } from "./intended-wishes.ts";

/** Which of several matters is gone on with, and what a new one makes of the one before it. */

/** A new matter beside those that are known: of one visit the latest wish stands, and what is only asked about goes on. */
export function addMatterInOrder(
  { matters, current, ...ledger }: Ledger,
  matter: Matter,
  { isFirst, isSurelyNew, isTimed }: Readonly<Record<"isFirst" | "isSurelyNew" | "isTimed", boolean>>,
): Pick<Ledger, "matters" | "current"> {
  const before = matters[current ?? -1];
  const isFree = before?.status !== "open";
  if (!before) return { matters: [...matters, matter], current: matters.length };
  const isNew = matter.kind === "book" && isSoughtInVain(ledger, before);
  const isNone = isMisheard(before, matter) || (isSurelyNew && isNowhere(ledger, before));
  const isListed = isInsteadOfTimes(before, matter);
  const isTurned = isFirst && (turnsAway(before, matter) || isNew || isNone || isListed);
  const isReady = isTimed && isStillUntold(ledger, before, matter);
  const others = matters.map((each) =>
    isTurned && each === before && (isNone || matter.kind !== "check")
      ? { ...each, status: "dropped" as const }
      : each,
  );
  const ofVisit = isTurned && !isFree && !isNone ? visitOf(before) : {};
  const ofBefore = isListed ? wishOfBooking(before, matter) : ofVisit;
  const added = { ...matter, ...(isNew ? { person: before.person, when: before.when } : ofBefore) };
  return { matters: [...others, added], current: isFree || isTurned || isReady ? matters.length : current };
}

/** 'Can I book Luca in on Monday at ten', to when the caller would come themselves: who has a time comes first. */
const isStillUntold = ({ asked }: Pick<Ledger, "asked">, { kind, when }: Matter, matter: Matter): boolean =>
  asked?.ask === "when" && kind === "book" && matter.kind === "book" && !hasWhen(when);

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
export const isSurelyNew = (absorbing: Absorbing, { kindOf, certainty }: Want): boolean =>
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
export const isChange = (kind: MatterKind): boolean =>
  kind === "move" || kind === "cancel" || kind === "check";
