import { promptOf } from "./phrases/prompts.ts";
import type { NextStep } from "./state.ts";
import { isRungBackOnly } from "./today.ts";
import { change, goTo, say, type Turn } from "./turn.ts";

/** Asks the question of a step; a step asked for again without an answer words it differently. */
export function ask(turn: Turn, step: NextStep): Turn {
  const asking = change(goTo(turn, step), asksNumber(step) ? {} : { digits: "" });
  const asked = say(asking, promptOf(asking.state, asking.state.misses));
  // That the clinic is closed is said whole once a call.
  return step.kind === "offering_person" && isRungBackOnly(asking.state)
    ? change(asked, { isClosedTold: true })
    : asked;
}

/** Digits of an unfinished number are kept only while a number is asked for. */
const asksNumber = (step: NextStep): boolean =>
  "asked" in step && (step.asked === "phone" || step.asked === "own_number" || step.asked === "again");

/** The present question once more, as after an answer to something in between. */
export const askAgain = (turn: Turn): Turn => ask(turn, heardAnew(turn.state.step));

/** What was not heard is heard now that it is said again. */
function heardAnew(step: NextStep): NextStep {
  if (step.kind === "offering") return { kind: step.kind, times: step.all ?? step.times, unheard: false };
  return "unheard" in step && step.unheard ? { ...step, unheard: false } : step;
}

/** Forgets failures in a row: something was understood. */
export const understood = (turn: Turn): Turn => change(turn, { misses: 0 });
