import type { OutboundReason, StopCalls } from "../../../events.ts";
import type { Act } from "../../../hear/acts/acts.ts";
import type { Topic } from "../../../hear/acts/labels.ts";
import type { PlanItem } from "../../plan.ts";
import { confirmReached, endOutboundCall, isItYou, isReaching } from "../../talk/outbound-call.ts";
import { askTool, change, effect, plan, type Turn } from "../../turn.ts";
import { type Absorbing, has, left, said, take, takeAct, withTurn } from "../absorbing.ts";

/** Who picked up a call of ours. Until that is known nothing else that is said is taken up but danger and the wish for a person. */
export function answerPickedUp(absorbing: Absorbing): Absorbing {
  const { turn, heard } = absorbing;
  const { outbound } = turn.ledger;
  if (outbound === null || !isReaching(turn.ledger)) return absorbing;
  if (left(absorbing, "want").some(({ wish, certainty }) => wish === "person" && certainty >= clear))
    return absorbing;
  const who = left(absorbing, "picked_up")[0]?.who ?? null;
  const isMissed = turn.ledger.fruitless >= most.misses;
  if (who === null && !isMissed && has(absorbing, ...talk))
    return { ...absorbing, used: new Set([...heard.acts.keys()].filter((at) => !isTalk(heard.acts[at]))) };
  const answered = withTurn(absorbing, whoever(absorbing, outbound, who));
  const isKnown = answered.turn.ledger.outbound?.isReached === true;
  if (!isKnown) return { ...answered, used: new Set(heard.acts.keys()) };
  const known = take(answered, ...ofThem);
  return left(known, "ask").filter(isOfTheCall).reduce(takeAct, known);
}

/** Talk about the talk is answered as on any call. */
const talk = ["repeat", "explain", "slower", "other_language", "abuse"] as const;
const isTalk = (act: Act | undefined): boolean => talk.some((kind) => kind === act?.kind);
/** What says who they are, and nothing of what they want. */
const ofThem = [
  "picked_up",
  "yes",
  "name",
  "give",
  "greet",
  "patient",
  "pick",
  "own",
  "other_language",
] as const;

/** Who rings and why is told by what comes next. */
const isOfTheCall = ({ topic }: { topic: Topic }): boolean =>
  topic === "who" || topic === "why" || topic === "other";

type PickedUp = Extract<Act, { kind: "picked_up" }>["who"];

/** Nothing is done to a number on less. */
const clear = 0.6;
/** So many misses in a row, or questions in all, and word is left. */
const most = { misses: 2, asked: 5 };

function whoever(absorbing: Absorbing, outbound: OutboundReason, who: PickedUp | null): Turn {
  const { turn } = absorbing;
  const isSure = (wanted: (act: Act) => boolean): boolean =>
    absorbing.heard.acts.some((act) => act.certainty >= clear && wanted(act));
  const isDenied = has(absorbing, "no", "other_person", "patient");
  if (who === "machine") return endOutboundCall(reached(turn, "machine"));
  if (isSure((act) => act.kind === "want" && act.wish === "no_calls") && !said(absorbing, "when"))
    return stopCalls(absorbing, "opt_out");
  // Whoever asks who rings, or says where they are, has not said that nobody knows them.
  const isWrong =
    isSure(({ kind }) => kind === "wrong_number") && who !== "somebody_else" && !said(absorbing, "ask");
  if (who === "nobody" || isWrong) return stopCalls(absorbing, "wrong_number");
  if (has(absorbing, "wait"))
    return { ...plan(change(turn, { quietSilences: 4 }), { item: "acknowledge", of: "wait" }), isOver: true };
  if (who === "them" && !isDenied) return confirmReached(turn, outbound);
  if (isBusy(absorbing))
    return endOutboundCall(reached(turn, "somebody_else"), { item: "ring_when_it_suits" });
  if (who === "somebody_else" || (isDenied && who === null)) return leaveWord(turn);
  return askAgain(absorbing);
}

/** No time for it now, or no wish for it, whoever they are. */
const isBusy = (absorbing: Absorbing): boolean =>
  left(absorbing, "want").some(({ wish }) => wish === "callback") ||
  has(absorbing, "bye", "drop") ||
  (has(absorbing, "no") && has(absorbing, "thanks"));

const reached = (turn: Turn, who: "somebody_else" | "machine"): Turn =>
  effect(turn, { type: "reached", who });

const leaveWord = (turn: Turn): Turn =>
  endOutboundCall(reached(turn, "somebody_else"), { item: "leave_word" });

function stopCalls({ turn, heard }: Absorbing, why: StopCalls): Turn {
  return askTool(
    turn,
    { type: "stop_calls", why, words: heard.text.trim().slice(0, 200) },
    { for: "stop_calls", why },
  );
}

/** To a question who rings and why; a greeting may be of somebody who has only now come to the telephone. */
function askAgain(absorbing: Absorbing): Turn {
  const { turn, heard } = absorbing;
  const { fruitless, put, questions } = turn.ledger;
  if (fruitless >= most.misses || (put[isItYou.key] ?? 0) >= most.asked) return leaveWord(turn);
  const asks = left(absorbing, "ask").map(({ topic, about, words }) => ({
    ...{ topic, about, words },
    status: "answered" as const,
  }));
  const who: PlanItem = { item: "outbound_greeting" };
  if (asks.length > 0)
    return plan(change(turn, { questions: [...questions, ...asks] }), who, { item: "only_to_them" });
  const isGreeted = heard.acts.some(({ kind }) => kind === "greet");
  return plan(turn, isGreeted ? who : { item: "not_understood", tries: fruitless + 1 });
}
