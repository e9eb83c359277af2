import type { Act } from "../../../hear/acts/acts.ts";
import { takesLeave } from "../../talk/leave-taking.ts";
import { change, plan, type Turn } from "../../turn.ts";
import { type Absorbing, ledgerOf, left, said, withTurn } from "../absorbing.ts";
import { leave } from "./talk.ts";

/**
 * Whoever meant to ring somebody else is told at once whom they reached, and is let go. What they told was meant for others: nobody is
 * asked who they are for it, and the team hears nothing of it.
 */
export function absorbWrongNumber(absorbing: Absorbing): Absorbing {
  const { danger, asked } = ledgerOf(absorbing);
  if (danger !== null || said(absorbing, "danger") || isUnderWay(absorbing)) return absorbing;
  const isToldSo = asked?.ask === "anything_else" && asked.isElsewhere === true;
  if (isToldSo) {
    // Who denies it, says who they are or wants something of ours has rung us, and goes on like anybody else.
    if (absorbing.heard.acts.some(isOurs))
      return withTurn(absorbing, change(absorbing.turn, { asked: null }));
    const others = meantForOthers(absorbing);
    if (takesLeave(absorbing.heard)) return leave(others);
    return said(absorbing, "sad") ? others : telling(others, "elsewhere");
  }
  if (!isForOthers(absorbing)) return absorbing;
  // Whoever names a treatment with it may be right here.
  if (said(absorbing, "treatment")) return telling(absorbing, "perhaps");
  return telling(meantForOthers(absorbing), "wrong_number");
}

const telling = (absorbing: Absorbing, of: "wrong_number" | "elsewhere" | "perhaps"): Absorbing =>
  withTurn(absorbing, plan(absorbing.turn, { item: "not_for_clinic", of }));

/** Anything that a patient of ours would have rung for. */
function isUnderWay(absorbing: Absorbing): boolean {
  const { matters, people, caller } = ledgerOf(absorbing);
  const isNamed = (people[caller]?.name ?? null) !== null;
  return (
    isNamed ||
    matters.some(({ kind, status }) => status !== "dropped" && (status !== "open" || !isForAnybody.has(kind)))
  );
}
/** Begun for whoever asked for a person, or was asked whether the team should ring. */
const isForAnybody: ReadonlySet<string> = new Set(["message", "callback"]);

function isForOthers(absorbing: Absorbing): boolean {
  const { matters, questions } = ledgerOf(absorbing);
  const isNew = matters.length + questions.length === 0 && !said(absorbing, "want", "yes", "give");
  return left(absorbing, "wrong_number").some(({ certainty }) => isNew || certainty >= surely);
}
const surely = 0.7;

/** Of the clinic after all: a wish, or a question that can be answered here. */
const isOurs = (act: Act): boolean =>
  act.kind === "treatment" ||
  act.kind === "for_us" ||
  (act.kind === "name" && act.role === "caller") ||
  (act.kind === "want" && act.certainty >= surely) ||
  (act.kind === "ask" &&
    (act.about.treatment !== undefined || (act.certainty >= surely && !ofOthers.has(act.topic))));
const ofOthers: ReadonlySet<string> = new Set(["other", "done", "phone_number"]);

/** Nothing of the utterance is acted upon, kept or told on. */
function meantForOthers(absorbing: Absorbing): Absorbing {
  const { matters, questions } = ledgerOf(absorbing);
  const heard = { ...absorbing.heard, acts: left(absorbing, "wrong_number") };
  const given: Turn = change(absorbing.turn, {
    ...{ current: null, lastHeard: heard, words: [], points: [] },
    matters: matters.map((each) => ({ ...each, status: "dropped" as const })),
    questions: questions.filter(({ status }) => status === "answered"),
  });
  return { turn: given, heard, used: new Set(heard.acts.keys()) };
}
