import type { ActKind } from "../../../hear/acts/acts.ts";
import { newMatter } from "../../begin.ts";
import { isHolding } from "../../danger/stages.ts";
import type { PlanItem } from "../../plan.ts";
import { pointsOf } from "../../points-told.ts";
import { sayGoodbye } from "../../talk/goodbye.ts";
import { dialledPerson } from "../../talk/handover.ts";
import { takesLeave } from "../../talk/leave-taking.ts";
import { askTool, change, effect, plan, type Turn } from "../../turn.ts";
import {
  type Absorbing,
  first,
  has,
  hasDetails,
  ledgerOf,
  left,
  said,
  sureEnough,
  take,
  takeAct,
  withTurn,
} from "../absorbing.ts";

/** Talk about the talk: again, slower, a moment, thanks, leave. What ends the call is decided when all else was heard. */
export function absorbTalk(absorbing: Absorbing): Absorbing {
  const { turn } = absorbing;
  if (has(absorbing, "abuse")) return abuse(absorbing);
  if (has(absorbing, "slower")) {
    // Told beside business, it is kept to, and the business is gone on with.
    if (hasDetails(absorbing) || said(absorbing, "ask", "danger"))
      return take(withTurn(absorbing, change(turn, { manner: "slow" })), "slower", "repeat");
    const slowly = plan(change(turn, { manner: "slow" }), { item: "acknowledge", of: "slower" });
    return take(withTurn(absorbing, again(slowly)), "slower", "repeat");
  }
  if (has(absorbing, "repeat") && !hasDetails(absorbing)) {
    const told = withTurn(take(absorbing, "repeat"), again(turn));
    // 'Can you read that back, what have you got': one answer.
    const isRead = told.turn.plan.some(({ item }) => item === "read_task");
    return isRead
      ? left(told, "ask")
          .filter(({ topic }) => topic === "done")
          .reduce(takeAct, told)
      : told;
  }
  if (has(absorbing, "explain") && !hasDetails(absorbing)) return explain(absorbing);
  if (has(absorbing, "wait") && !hasDetails(absorbing) && isAllThereIs(absorbing)) {
    const waits = plan(change(turn, { quietSilences: 4 }), { item: "acknowledge", of: "wait" });
    return take(withTurn(absorbing, { ...waits, isOver: true }), "wait");
  }
  if (has(absorbing, "other_language")) {
    const slowly = change(turn, { manner: "slow", put: { ...turn.ledger.put, other_language: 1 } });
    // Said once, not to whoever goes on with what they want, and never beside 000.
    const { danger, put } = turn.ledger;
    const of = first(absorbing, "other_language")?.clause;
    const isTold = left(absorbing, "tell").some(
      ({ clause, certainty }) => clause !== of && certainty >= sureEnough,
    );
    const isGoingOn = hasDetails(absorbing) || isTold || said(absorbing, "treatment", "danger");
    const isKnown = (put.other_language ?? 0) > 0 || isGoingOn || isHolding(danger);
    return take(
      withTurn(absorbing, isKnown ? slowly : plan(slowly, { item: "other_language" })),
      "other_language",
    );
  }
  return absorbing;
}

/** 'Hang on while I find my glasses' asks nothing: what is heard less surely in the same clause is the reason for it. */
function isAllThereIs({ heard }: Absorbing): boolean {
  const wait = heard.acts.find(({ kind }) => kind === "wait");
  return !heard.acts.some(
    ({ kind, clause, certainty }) =>
      decides.has(kind) ||
      ((kind === "ask" || kind === "tell") &&
        (clause !== wait?.clause || certainty > (wait?.certainty ?? 0))),
  );
}

const decides: ReadonlySet<ActKind> = new Set([
  ...(["danger", "no", "undo", "correct", "keep", "drop", "choose", "other", "any"] as const),
  ...(["drops_out", "more_people", "own"] as const),
]);

/** What was said last, and the same question. */
function again(turn: Turn): Turn {
  const { lastPlan, told: task } = turn.ledger;
  // 'Can you read that back?', once the team has word.
  if (task && isLastWithTeam(turn))
    return plan(turn, { item: "read_task", stored: task, points: pointsOf(turn.ledger, task.detail) });
  const isInDanger = turn.plan.some(({ item }) => item === "danger");
  const told = lastPlan.filter(
    ({ item }) =>
      item !== "ask" &&
      item !== "acknowledge" &&
      item !== "greeting" &&
      // What to do now was just said again.
      !(item === "danger" && isInDanger),
  );
  return plan(turn, ...told);
}

/** Nothing is under way, and the last thing that was done is that the team was told. */
const isLastWithTeam = ({ ledger: { matters, current, danger } }: Turn): boolean =>
  current === null && danger === null && matters.at(-1)?.isTold === true;

function explain(absorbing: Absorbing): Absorbing {
  const { asked } = ledgerOf(absorbing);
  const why: readonly PlanItem[] = asked ? [{ item: "why_asked", prompt: asked }] : [];
  return take(withTurn(absorbing, plan(absorbing.turn, ...why)), "explain");
}

/** Warned of once; then the call ends. Whoever swears and wants something is served. */
function abuse(absorbing: Absorbing): Absorbing {
  const { turn } = absorbing;
  if (hasDetails(absorbing) || said(absorbing, "yes", "no", "choose", "give", "ask", "danger", "distress"))
    return take(absorbing, "abuse");
  if (!turn.ledger.warnedOfAbuse)
    return take(
      withTurn(absorbing, plan(change(turn, { warnedOfAbuse: true }), { item: "abuse_warning" })),
      "abuse",
    );
  const ended = plan(change(turn, { isEnded: true }), { item: "bye", why: "abuse" });
  return take(
    withTurn(absorbing, { ...effect(ended, { type: "hang_up", reason: "finished" }), isOver: true }),
    "abuse",
  );
}

/** A person, no more calls, not for us, and leave-taking. */
export function absorbLeaving(absorbing: Absorbing): Absorbing {
  const want = first(absorbing, "want");
  if (want?.wish === "person" && !has(absorbing, "sales"))
    return withTurn(take(absorbing, "want"), dialledPerson(absorbing.turn));
  // Whose number it is nobody knows here, and this one is not to be stopped for it: people see to it.
  if (want?.wish === "no_calls" && want.certainty >= sureOfNoCalls && isOfElses(absorbing))
    return passedOn(take(absorbing, "want"));
  // 'Don't ring that one' denies a number that was told, and not the line that they are on.
  if (want?.wish === "no_calls" && (deniesOther(absorbing) || isOfThisVisit(absorbing)))
    return take(absorbing, "want");
  if (want?.wish === "no_calls" && isMeant(absorbing, want)) {
    const words = absorbing.heard.text;
    const stopped = askTool(
      absorbing.turn,
      { type: "stop_calls", why: "opt_out", words },
      { for: "stop_calls", why: "opt_out" },
    );
    return withTurn(take(absorbing, "want"), stopped);
  }
  const { matters, questions, lastPlan } = ledgerOf(absorbing);
  const isNew = matters.length === 0 && questions.length === 0 && !has(absorbing, "want", "yes", "give");
  const wasSales = lastPlan.some((item) => item.item === "not_for_clinic" && item.of === "sales");
  // Whoever asks something still, or goes on telling what they rang about, has not taken leave.
  const isGoingOn = said(absorbing, "ask", "tell", "sales", "name", "danger");
  const isAnswered = absorbing.turn.plan.some(({ item }) => item === "not_for_clinic");
  return isNew && wasSales && !isGoingOn && !isAnswered
    ? leave(take(absorbing, "thanks", "bye", "no", "chat"))
    : absorbing;
}

const deniesOther = ({ heard: { acts } }: Absorbing): boolean =>
  acts.some(({ kind }) => kind === "not_number") &&
  !acts.some((act) => act.kind === "not_number" && act.phone === "own_line");

/** 'No texts to this phone', in the middle of what is done here: of that nothing is written, and the line is not opted out. */
const isOfThisVisit = ({ heard: { acts }, turn: { ledger } }: Absorbing): boolean =>
  acts.some((act) => act.kind === "no_texts" && !act.isForGood) &&
  (ledger.matters.length > 0 || acts.some((act) => act.kind === "want" && act.wish !== "no_calls"));

/** Of what is sent to somebody else than whoever speaks. */
const isOfElses = ({ heard }: Absorbing): boolean =>
  heard.acts.some(({ kind }) => kind === "patient" || kind === "dead");

function passedOn(absorbing: Absorbing): Absorbing {
  const { matters, caller } = ledgerOf(absorbing);
  const told = newMatter("message", caller, absorbing.heard.text);
  const message = { ...told, notes: [absorbing.heard.text] };
  return withTurn(
    absorbing,
    change(absorbing.turn, { matters: [...matters, message], current: matters.length }),
  );
}

/** What cannot be taken back by the next sentence is done only where nothing else is said, and that surely. */
const sureOfNoCalls = 0.75;
const isMeant = ({ heard }: Absorbing, want: { certainty: number }): boolean =>
  want.certainty >= sureOfNoCalls &&
  !heard.acts.some(
    ({ kind, certainty }) =>
      (kind === "yes" && certainty >= want.certainty) || kind === "undo" || kind === "when",
  );

/** The only way to the end of a call that is not a result: whoever has said anything but goodbye is not let go. */
export const leave = (absorbing: Absorbing): Absorbing =>
  takesLeave(absorbing.heard) ? withTurn(absorbing, sayGoodbye(absorbing.turn)) : absorbing;
