import type { About } from "../hear/acts/of-questions.ts";
import { isOfVisits } from "./frames/settle.ts";
import type { Ledger, Matter } from "./ledger.ts";
import type { PlanItem } from "./plan.ts";

/** Somebody else's visit that was asked about or was to be changed on this call, and of which nothing was told. */

type Known = Pick<Ledger, "people" | "caller" | "matters" | "booked" | "found" | "lastHeard">;

/** What was left to the team without a word of it, since whoever has the visit is grown and does not ring themselves. */
export const isRefused = ({ people, caller, booked }: Known, matter: Matter): boolean =>
  matter.status === "passed_on" &&
  isOfVisits(matter) &&
  matter.person !== caller &&
  people[matter.person]?.standing === "grown" &&
  !booked.some(({ person }) => person === matter.person);

/**
 * 'So she is booked in then?', behind a refusal: neither a yes nor a no is said to it, by whatever it is asked; that this call has
 * changed nothing is so of a visit that there is and of one that there is not. Null = it is asked of something else.
 */
export function refusedAgain(
  ledger: Known,
  { named, whether }: About,
): Extract<PlanItem, { item: "not_yours_to_change" }> | null {
  const refused = ledger.matters.filter((matter) => isRefused(ledger, matter));
  const last = refused.at(-1);
  if (!last || whether === "told") return null;
  const isTheirs = refused.some(
    ({ person }) =>
      named !== undefined && ledger.people[person]?.name?.first.toLowerCase() === named.toLowerCase(),
  );
  const isOfOther = (ledger.lastHeard?.acts ?? []).some(
    ({ kind }) => kind === "other_person" || kind === "patient",
  );
  const own = [...ledger.booked, ...ledger.found].filter(({ person }) => person === ledger.caller);
  const isMeant = isTheirs || (named === undefined && (isOfOther || isOfTheirs(ledger, last, whether)));
  if (!isMeant && own.length > 0) return null;
  const isChange = last.kind === "move" || last.kind === "cancel";
  const isOfChange = whether === "moved" || whether === "cancelled" || (whether == null && isChange);
  const again = isOfChange ? "change" : whether === "stands" && isChange ? "stands" : "visit";
  return { item: "not_yours_to_change", isOnlyAsked: true, again };
}

/** 'Did he cancel already', beside a visit of their own: of a change that they wished for nobody but the other. */
function isOfTheirs({ matters, caller }: Known, { kind }: Matter, whether: About["whether"]): boolean {
  const isThatChange =
    (whether === "cancelled" && kind === "cancel") || (whether === "moved" && kind === "move");
  const isOwnToo = matters.some(
    (each) => each.kind === kind && each.person === caller && each.status !== "dropped",
  );
  return isThatChange && !isOwnToo;
}
