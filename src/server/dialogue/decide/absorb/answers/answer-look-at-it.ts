import type { ActKind, Heard } from "../../../hear/acts/acts.ts";
import { change } from "../../turn.ts";
import { type Absorbing, has, left, said, take, withTurn } from "../absorbing.ts";
import { absorbWants } from "../wants.ts";

/**
 * Whoever only told of a tooth is asked whether to have it looked at. Taken up, it is a visit for just what was told, of whomever
 * it was told, as if it had been asked for then; what is said beside the yes is read as the answer to it.
 */
export function answerLookAtIt(absorbing: Absorbing, told: Heard): Absorbing {
  const answered = withTurn(absorbing, change(absorbing.turn, { asked: null }));
  const wants = left(absorbing, "want");
  const isOther = wants.some(({ wish }) => wish !== "book") || said(absorbing, "danger");
  if (isOther) return answered;
  if (has(absorbing, "no", "drop", "keep") && wants.length === 0) return take(answered, "no", "drop", "keep");
  if (wants.length === 0 && !said(absorbing, ...takenUpBy)) return answered;
  const { turn } = absorbWants({ turn: answered.turn, heard: wishedThen(told), used: new Set() });
  return take(withTurn(absorbing, turn), "yes", "want");
}

const takenUpBy: readonly ActKind[] = ["yes", "when", "any", "choose", "name"];

function wishedThen(told: Heard): Heard {
  const clause = told.acts.find(({ kind }) => kind === "treatment")?.clause ?? 0;
  return {
    ...told,
    acts: [{ kind: "want", wish: "book", clause, words: told.text, certainty: 1 }, ...told.acts],
  };
}
