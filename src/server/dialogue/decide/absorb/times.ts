import type { Act, ActKind } from "../../hear/acts.ts";
import type { WhenReading } from "../../understanding.ts";
import { frames } from "../frames/every-frame.ts";
import type { Matter } from "../ledger.ts";
import { isThen, joinWhen, noWhenYet } from "../when-wish.ts";
import { type Absorbing, type ActOf, said } from "./absorbing.ts";

/** Times and visits that are named for a matter: when they would come, and which visit is meant. */

/** Another wish: what was chosen for the one before is let go. */
export const freed = { slot: null, isHeld: false, isAgreed: false, offered: [], lookedFor: null } as const;

/** What a day, a time or a shift changes of the matter; null = it takes none. */
export function whenTold(
  absorbing: Pick<Absorbing, "heard">,
  act: ActOf<"when"> | ActOf<"shift">,
  matter: Matter,
): Partial<Matter> | null {
  const { takes } = frames[matter.kind];
  if (act.kind === "shift") {
    // 'Put it back to Thursday at three' says where to.
    const isSaid = act.shift.minutes === null && said(absorbing, "when");
    if (!takes.includes("when") || isSaid) return null;
    // 'The same time' moves nothing by itself.
    return act.shift.minutes === 0 ? { shift: act.shift } : { shift: act.shift, when: noWhenYet, ...freed };
  }
  if (isInPassing(absorbing, act)) return null;
  // Once it is settled which visit it is, another day is where it is to go.
  const isOther = matter.visit !== null && !isThen(matter.visit, joinWhen(noWhenYet, act.when));
  const isOfVisit = !takes.includes("when") || (act.role === "visit" && !isOther);
  if (takes.includes("visit") && isOfVisit) {
    const when = joinWhen(matter.visitMeant.when ?? noWhenYet, act.when);
    return { visitMeant: { ...matter.visitMeant, when } };
  }
  if (matter.kind === "callback") return { ringWhen: act.words };
  if (!takes.includes("when")) return null;
  return { when: joinWhen(matter.when, atTheSameTime(absorbing, matter, act.when)), ...freed };
}

/** 'Can I give him more tonight', 'he had some this morning': a time that comes up in a question or a story is no wish. */
function isInPassing({ heard }: Pick<Absorbing, "heard">, { clause }: Act): boolean {
  const beside = heard.acts.filter((act) => act.clause === clause && act.kind !== "when");
  if (beside.some(({ kind }) => meansIt.includes(kind))) return false;
  return beside.some(
    (act) =>
      (act.kind === "ask" && act.topic !== "availability" && act.topic !== "emergencies") ||
      (act.kind === "tell" && act.certainty >= surelyTold),
  );
}
/** So sure that something is told, and not said by the way. */
export const surelyTold = 0.5;
const meansIt: readonly ActKind[] = ["want", "give", "choose", "other", "correct", "pick", "no", "shift"];

/** 'Make it Thursday, same time': the time that was chosen before. */
function atTheSameTime(
  { heard }: Pick<Absorbing, "heard">,
  { slot }: Matter,
  when: WhenReading,
): WhenReading {
  const isSame = heard.acts.some((act) => act.kind === "shift" && act.shift.minutes === 0);
  if (!isSame || slot === null || when.times.length > 0) return when;
  const time = { kind: "exact" as const, time: slot.time };
  return {
    ...when,
    times: [{ value: time, heard: "", span: [0, 0], assumed: ["the same time"], certainty: "sure" }],
  };
}
