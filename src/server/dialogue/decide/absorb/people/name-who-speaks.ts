import { type Absorbing, ledgerOf, withTurn } from "../absorbing.ts";
import { named, setPerson } from "./names.ts";
import { bearerOf } from "./people.ts";

/**
 * 'I'm her mum, Jess Kelly', while nobody asked: whoever speaks for somebody of theirs and says a name that is none of those they
 * spoke of has said their own, by which the team reads who left word.
 */
export function nameWhoSpeaks(absorbing: Absorbing): Absorbing {
  const { people, caller, asked } = ledgerOf(absorbing);
  if (people[caller]?.name !== null || asked?.kind === "name") return absorbing;
  const { acts } = absorbing.heard;
  const isForSomebody = acts.some((act) => act.kind === "patient" && act.isBySelf);
  const own = acts.find(
    (act) =>
      act.kind === "name" &&
      act.name.last !== null &&
      !act.ownsKin &&
      (act.role === "caller" || (act.role === "unclear" && isForSomebody)) &&
      bearerOf(people, act.name) < 0,
  );
  return own?.kind === "name"
    ? withTurn(absorbing, setPerson(absorbing, caller, named(undefined, own)).turn)
    : absorbing;
}
