import type { Matter } from "../ledger.ts";
import { changeMatter, plan } from "../turn.ts";
import { exactly } from "../when-wish.ts";
import { type Absorbing, first, ledgerOf, take, takeAct, withTurn } from "./absorbing.ts";
import { freed } from "./times.ts";

/** 'Never mind the whitening': one of several things that were to be done in a visit is not; the visit itself stays wished for. */
export function removeTreatment(absorbing: Absorbing): Absorbing {
  const { matters, current, asked } = ledgerOf(absorbing);
  const index = asked?.matter ?? current;
  const matter = matters[index ?? -1];
  const act = first(absorbing, "without");
  if (!act || index === null || matter?.kind !== "book" || matter.status !== "open") return absorbing;
  const left = without(matter, (each) => each.named === act.named || each.treatment === act.treatment);
  if (left === null) return absorbing;
  const turn = plan(changeMatter(absorbing.turn, index, left), { item: "acknowledge", of: "left_out" });
  const cancels = absorbing.heard.acts.filter((each) => each.kind === "want" && each.wish === "cancel");
  return take(
    cancels.reduce(takeAct, withTurn(absorbing, turn)),
    ...(["without", "drop", "amend", "no", "correct", "keep", "other", "treatment", "tell"] as const),
  );
}

interface Named {
  treatment: Matter["treatment"];
  named: string | null;
}

/** Null where nothing else is to be done, or it was not wished for. */
function without(matter: Matter, isMeant: (each: Named) => boolean): Partial<Matter> | null {
  const also = matter.also ?? [];
  const rest = also.filter((each) => !isMeant(each));
  if (rest.length < also.length) return { also: rest };
  const [next, ...others] = also;
  if (!isMeant(matter) || !next) return null;
  return {
    ...{ treatment: next.treatment, named: next.named, also: others },
    // What was the longest of them is gone: the time is looked for again.
    ...freed,
    ...(matter.slot && { when: exactly(matter.slot) }),
  };
}
