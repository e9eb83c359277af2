import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { newMatter } from "../begin.ts";
import type { Need } from "../frame.ts";
import type { Ledger, Matter, MatterKind, MatterStatus } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { hasWhen } from "../when-wish.ts";

/** The matter is over; what follows from it, if anything does, is taken up next with all that was said of it. */
export function settle(
  ledger: Ledger,
  index: number,
  status: Exclude<MatterStatus, "open">,
  follows: Extract<MatterKind, "message" | "callback"> | null = null,
): Ledger {
  const matter = ledger.matters[index];
  if (!matter) return ledger;
  const matters = ledger.matters.map((each, at) => (at === index ? { ...each, status } : each));
  if (follows === null) return { ...ledger, matters, current: null };
  const next: Matter = {
    ...newMatter(follows, matter.person, matter.opening),
    notes: matter.notes,
    passesOn: [index],
    ringWhen: matter.ringWhen,
  };
  return { ...ledger, matters: [...matters, next], current: matters.length };
}

/** The same wish, for the team: it holds what was said of it. */
export const leaveToTeam = (
  ledger: Ledger,
  index: number,
  before: readonly PlanItem[],
  follows: "message" | "callback" = "message",
): Need => ({
  ...{ need: "nothing", before },
  ledger: settle(ledger, index, "passed_on", follows),
});

/** For staff: what was not done, and for whom. */
export function inShort(matter: Matter, forWhom = ""): string {
  const { treatment, visit, slot, isAgreed } = matter;
  const parts = [
    treatment ?? "",
    visit ? `the visit: ${spokenDate(visit.date)} at ${twelveHour(visit.time)}` : "",
    slot ? `spoken of: ${spokenDate(slot.date)} at ${twelveHour(slot.time)}` : "",
    isOfBook(matter) && !isAgreed ? "not confirmed with them" : "",
  ].filter((part) => part !== "");
  return `${matter.isOnlyAsked ? "asks whether they are on the waitlist" : wishes[matter.kind]}${forWhom}${parts.length === 0 ? "" : ` (${parts.join(", ")})`}`;
}
/** What was not done, and no reading of what they would like: nobody is to cancel or to move by it. */
const wishes: Readonly<Record<MatterKind, string>> = {
  book: "not done: a booking",
  move: "not done: moving a visit",
  cancel: "not done: cancelling a visit",
  check: "not done: looking up a visit",
  confirm: "confirms a visit",
  late: "is running late",
  waitlist: "not done: a place on the waitlist",
  leave_waitlist: "not done: coming off the waitlist",
  message: "left a message",
  callback: "wants to be rung back",
};

const ofBook: ReadonlySet<Matter["kind"]> = new Set([
  ...(["book", "move", "cancel", "check", "waitlist", "leave_waitlist"] as const),
]);
/** Done in the book itself, or read out of it. */
export const isOfBook = ({ kind }: Pick<Matter, "kind">): boolean => ofBook.has(kind);

const ofVisits: ReadonlySet<Matter["kind"]> = new Set(["move", "cancel", "check", "confirm"]);
/** Of a visit that stands. */
export const isOfVisits = ({ kind }: Pick<Matter, "kind">): boolean => ofVisits.has(kind);

/** What was wished for twice is done once: of the same person, and of no other visit or time than what was just done. */
export function withoutLikes(ledger: Ledger, index: number): Ledger {
  const done = ledger.matters[index];
  if (!done) return ledger;
  const isLike = (each: Matter): boolean => {
    if (each === done || each.status !== "open" || each.person !== done.person || each.slot !== null)
      return false;
    const isSame = each.visit === null || each.visit.appointmentId === done.visit?.appointmentId;
    if (ofVisits.has(each.kind)) return ofVisits.has(done.kind) && isSame && each.visitMeant.id === null;
    const hasOwn = each.isSecond === true || hasWhen(each.when);
    const isOfOther = each.treatment !== null && each.treatment !== done.treatment;
    return each.kind === "book" && done.kind === "book" && !hasOwn && !isOfOther;
  };
  return {
    ...ledger,
    matters: ledger.matters.map((each) => (isLike(each) ? { ...each, status: "dropped" as const } : each)),
  };
}
