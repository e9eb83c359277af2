import { newMatter } from "../../begin.ts";
import { isOfVisits } from "../../frames/settle.ts";
import type { Matter } from "../../ledger.ts";
import { change } from "../../turn.ts";
import { type Absorbing, first, has, ledgerOf, take, withTurn } from "../absorbing.ts";

/**
 * 'No, not her, me', 'it's mine, I'm the patient', 'so when is my visit': what was taken for a relative's visit, who was only told of, is
 * the caller's own. Whoever has said that they are not the patient, and whoever gives the name that was refused, claims nothing by it.
 */
export function claimOwnVisit(absorbing: Absorbing): Absorbing {
  const { matters, caller, people, isNotPatient } = ledgerOf(absorbing);
  const index = matters.findLastIndex(
    (matter) => isOfVisits(matter) && matter.person !== caller && ofWhom.has(matter.status),
  );
  const matter = matters[index];
  if (!matter || isNotPatient === true || !has(absorbing, "own") || has(absorbing, "patient"))
    return absorbing;
  const refused = people[matter.person]?.name ?? null;
  const own = first(absorbing, "name")?.name ?? people[caller]?.name ?? null;
  if (refused !== null && (own === null || refused.first.toLowerCase() === own.first.toLowerCase()))
    return absorbing;
  const letGo = matters.map((each, at) => withoutOne(each, { at, index }));
  const isWishedNow = has(absorbing, "want");
  const mine = {
    ...newMatter(matter.kind, caller, matter.opening),
    ...(matter.asked && { asked: matter.asked }),
  };
  const claimed = change(
    absorbing.turn,
    isWishedNow ? { matters: letGo, current: null } : { matters: [...letGo, mine], current: matters.length },
  );
  const said = isWishedNow ? [] : (["own"] as const);
  return take(withTurn(absorbing, claimed), ...said, "correct", "no", "other_person", "age");
}
const ofWhom: ReadonlySet<Matter["status"]> = new Set(["open", "passed_on"]);

/** It was never wished for, and the team is told nothing of it. */
const withoutOne = (each: Matter, { at, index }: { at: number; index: number }): Matter =>
  at === index
    ? { ...each, status: "dropped" }
    : { ...each, ...(each.passesOn && { passesOn: each.passesOn.filter((passed) => passed !== index) }) };
