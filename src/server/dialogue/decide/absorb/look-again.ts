import { newMatter } from "../begin.ts";
import { visitsOf } from "../frames/standing-visit.ts";
import type { Matter } from "../ledger.ts";
import { change, changePerson } from "../turn.ts";
import { type Absorbing, has, ledgerOf, take, withTurn } from "./absorbing.ts";

const isOfVisit = ({ kind }: Matter): boolean =>
  kind === "move" || kind === "cancel" || kind === "check" || kind === "confirm";

/** 'And what about mine?', after somebody else's: the same is wished for the caller's own. */
export function ownToo(absorbing: Absorbing): Absorbing {
  const { current, matters, caller } = ledgerOf(absorbing);
  const last = matters.findLast(isOfVisit);
  const isAlone = has(absorbing, "own") && !has(absorbing, "want", "pick", "no", "keep");
  if (current !== null || !isAlone || !last || last.person === caller) return absorbing;
  const own = newMatter(last.kind, caller, absorbing.heard.text);
  const opened = change(absorbing.turn, { matters: [...matters, own], current: matters.length });
  return take(withTurn(absorbing, opened), "own", "ask");
}

/** A name or number told after a visit was not found: it is looked for again under that. */
export function lookAgain(absorbing: Absorbing): Absorbing {
  const { current, matters, people } = ledgerOf(absorbing);
  if (current !== null || !has(absorbing, "name", "phone")) return absorbing;
  const index = matters.findLastIndex((matter) => isOfVisit(matter) && matter.status === "passed_on");
  const matter = matters[index];
  const lookUp = matter && people[matter.person]?.lookUp;
  if (!matter || !lookUp || visitsOf(ledgerOf(absorbing), matter).length > 0) return absorbing;
  const again = changePerson(absorbing.turn, matter.person, {
    name: has(absorbing, "name") ? null : (people[matter.person]?.name ?? null),
    lookUp: { ...lookUp, tries: 0 },
  });
  const reopened = matters.map((each, at) => (at === index ? { ...each, status: "open" as const } : each));
  return withTurn(absorbing, change(again, { matters: reopened, current: index }));
}
