import type { CallEvent, Effect, Step } from "../events.ts";
import type { Heard } from "../hear/acts/acts.ts";
import type { HearContext } from "../hear/context.ts";
import { absorb } from "./absorb/absorb.ts";
import { losesYes } from "./absorb/answers/yes-first.ts";
import { advance } from "./advance.ts";
import { isClosedNow } from "./clock.ts";
import { withCard } from "./danger/alert.ts";
import { dangerSilence } from "./danger/danger-silence.ts";
import { withHospitalLine } from "./danger/hospital-before-visit.ts";
import { hearContextOf } from "./hear-context.ts";
import type { Ledger } from "./ledger.ts";
import type { PlanItem } from "./plan.ts";
import type { Knows } from "./questions.ts";
import { takeResult } from "./results/results.ts";
import { takeBackCall } from "./talk/handover.ts";
import { isReadBackHeard } from "./talk/interruption.ts";
import { keyAsHeard } from "./talk/keys.ts";
import { greetOutboundCall } from "./talk/outbound-call.ts";
import { giveUpReply, isSameReply } from "./talk/repair.ts";
import { answerSilence } from "./talk/silence.ts";
import { askTool, beginTurn, change, isLive, type LiveLedger, plan, type Turn } from "./turn.ts";
import { understoodSoFar } from "./understood.ts";

type HeardEvent = Extract<CallEvent, { type: "heard" }>;

interface Sentence {
  does: string;
  text: string;
  isInterruptible: boolean;
}

/** What the loop is given of the other two stages. */
export interface Stages {
  /** `alternatives`: other readings of the same sound, best first. */
  hear(
    text: string,
    alternatives: readonly string[],
    context: HearContext,
    proposal?: HeardEvent["proposal"] | null,
  ): Heard;
  /**
   * `soFar`: what this reply has said already, before a tool went to work. `wordings`: how often each kind of sentence was said,
   * this turn's included.
   */
  say(
    items: readonly PlanItem[],
    ledger: LiveLedger,
    soFar: string,
  ): { sentences: readonly Sentence[]; wordings: Ledger["wordings"] };
  knows: Knows;
}

/**
 * The conversation: what to say and do at each event of a call. Pure; the same events give the same call. Appointments,
 * times and prices are spoken only as the tools returned them.
 */
export function makeStep(stages: Stages): (ledger: Ledger, event: CallEvent) => Step<Ledger> {
  return (before, event) => {
    const now = { ...before, now: event.at };
    if (event.type === "started") return before.facts ? still(now) : finish(open(now, event), now, stages);
    if (!isLive(now)) return still(before);
    if (event.type === "returned" && now.isEnded && !now.returned)
      return finish(advance(takeBackCall(now), stages.knows), now, stages);
    if (now.isEnded) return still(before);
    if (event.type === "interrupted") return still(isReadBackHeard(now, event.heardUntil));
    const turn = withCard(turnOf(beginTurn(now), event, stages), now);
    return finish(withHospitalLine(turn, now), now, stages);
  };
}

const still = (state: Ledger): Step<Ledger> => ({ state, effects: [], understood: null });

/** The greeting, and a look at the visits under the ringing number while it is spoken. */
function open(ledger: Ledger, event: Extract<CallEvent, { type: "started" }>): Turn {
  const { facts, callerNumber } = event;
  const live: LiveLedger = { ...ledger, facts, callerNumber };
  if (event.outbound) return greetOutboundCall(beginTurn(live), event.outbound);
  const prompt = { kind: "open", matter: null, key: "how_can_i_help", ask: "how_can_i_help" } as const;
  const isClosed = isClosedNow(live);
  const greeted = plan(
    change(beginTurn(live), { asked: prompt, isClosedTold: isClosed, put: { [prompt.key]: 1 } }),
    { item: "greeting", isClosed },
    { item: "ask", prompt, attempt: 1, name: null },
  );
  return callerNumber === null ? greeted : askTool(greeted, { type: "look_up_line" }, { for: "line_visits" });
}

type LaterEvent = Exclude<CallEvent, { type: "started" } | { type: "interrupted" }>;

function turnOf(turn: Turn, event: LaterEvent, stages: Stages): Turn {
  switch (event.type) {
    case "heard":
      return hearWords(turn, event, stages);
    case "pressed": {
      const pressed = keyAsHeard(turn.ledger, event.digit);
      const [typed] = pressed?.acts ?? [];
      // The rest of the number is on its way: nobody is asked between two keys.
      if (typed?.kind === "digits") return change(turn, { digits: typed.digits, silences: 0 });
      return pressed === null ? turn : advance(absorb(turn, pressed), stages.knows);
    }
    // Taken back already: their line had dropped since.
    case "returned":
      return turnOf(turn, { type: "silence", at: event.at, isBack: true }, stages);
    case "silence":
      return turn.ledger.waiting ? turn : (dangerSilence(turn) ?? answerSilence(turn, event.isBack === true));
    case "result": {
      const { waiting, meanwhile } = turn.ledger;
      if (waiting === null) return turn;
      const taken = takeResult(turn, waiting, event.result);
      // The greeting has been spoken, and the caller has the word.
      if (waiting.for === "line_visits" && meanwhile.length === 0) return taken;
      return goOn(taken, meanwhile, stages);
    }
  }
}

function goOn(turn: Turn, meanwhile: Ledger["meanwhile"], stages: Stages): Turn {
  const [next] = meanwhile;
  const rest = change(turn, { meanwhile: [] });
  if (turn.isOver || next === undefined) return advance(rest, stages.knows);
  const text = meanwhile.map((each) => each.text).join(" ");
  const heard = stages.hear(text, next.alternatives, hearContextOf(rest.ledger));
  // Said before the caller heard the result: it can add to it, and never agree to it.
  const acts = heard.acts.filter(({ kind }) => kind !== "yes" && kind !== "no");
  return advance(absorb(change(rest, { asked: null }), { ...heard, acts }), stages.knows);
}

/** Words that come while a tool is at work are answered after its result. */
function hearWords(turn: Turn, event: HeardEvent, stages: Stages): Turn {
  const { ledger } = turn;
  const { text, alternatives = [], proposal = null } = event;
  if (ledger.waiting !== null)
    return change(turn, { meanwhile: [...ledger.meanwhile, { text, alternatives }].slice(-5) });
  const heard = stages.hear(text, alternatives, hearContextOf(ledger), proposal);
  // In danger nobody is left without an answer.
  const isNoise = heard.acts.every(({ kind }) => kind === "noise");
  if (isNoise && ledger.asked?.kind !== "danger") return hearNoise(turn);
  return neverSilent(agreeFirst(turn, heard, stages) ?? advance(absorb(turn, heard), stages.knows));
}

/**
 * 'Yes, and my son at four': where the yes would be lost in what stands beside it, it is done first, and the rest is heard after its
 * result as a turn of its own.
 */
function agreeFirst(turn: Turn, heard: Heard, stages: Stages): Turn | null {
  if (!losesYes(turn.ledger, heard, absorb(turn, heard).ledger) || !heard.yesFirst) return null;
  const { yes, rest } = heard.yesFirst;
  const agreed = advance(absorb(turn, stages.hear(yes, [], hearContextOf(turn.ledger))), stages.knows);
  if (agreed.ledger.waiting === null) return null;
  return change(agreed, { meanwhile: [{ text: rest, alternatives: [] }] });
}

/** Whoever speaks is answered: where nothing else came of it, what was asked last is asked again. */
function neverSilent(turn: Turn): Turn {
  const { asked, fruitless } = turn.ledger;
  if (turn.plan.length > 0 || turn.effects.length > 0) return turn;
  const prompt =
    asked ?? ({ kind: "open", matter: null, key: "anything_else", ask: "anything_else" } as const);
  return plan(turn, { item: "ask", prompt, attempt: Math.min(3, 1 + fruitless), name: null });
}

/** A cough, the street: the caller is not cut short, but a line that brings nothing else is asked. */
const noisesOfASilence = 2;
function hearNoise(turn: Turn): Turn {
  const noises = turn.ledger.noises + 1;
  return noises < noisesOfASilence
    ? change(turn, { noises })
    : answerSilence(change(turn, { noises: 0 }), false);
}

/** The turn as effects, its words first; a reply that was the last two already is none. */
function finish(turn: Turn, before: Ledger, stages: Stages): Step<Ledger> {
  const isGoingOn = before.waiting !== null && before.lastPlan.length > 0;
  const spoken = stages.say(turn.plan, turn.ledger, isGoingOn ? before.lastSaid : "");
  const text = spoken.sentences.map((each) => each.text).join(" ");
  const isAgain = text !== "" && (text === before.lastSaid || isSameReply(turn, before));
  const again = isAgain ? before.sameReplies + 1 : 0;
  if (again >= mostSame && !turn.ledger.isEnded && turn.ledger.waiting === null)
    return finish(giveUpReply(turn, before), { ...before, lastSaid: "" }, stages);
  const state: Ledger = {
    ...turn.ledger,
    wordings: spoken.wordings,
    hasReplied: turn.ledger.hasReplied || text !== "",
    lastSaid: text === "" ? before.lastSaid : text,
    lastPlan: replySoFar(turn, before),
    sameReplies: text === "" ? before.sameReplies : again,
  };
  return {
    state,
    effects: [...sayEffects(spoken.sentences), ...turn.effects],
    understood: understoodSoFar(state),
  };
}

/** What was planned before a tool went to work and after it is one reply. */
function replySoFar({ plan: planned, ledger }: Turn, before: Ledger): readonly PlanItem[] {
  if (planned.length === 0 && ledger.waiting === null) return before.lastPlan;
  return before.waiting === null ? planned : [...before.lastPlan, ...planned];
}

/** The second time running is the last. */
const mostSame = 2;

/** What must be heard first, then the rest in one piece. */
function sayEffects(sentences: readonly Sentence[]): Effect[] {
  const pieces = [false, true].flatMap((isInterruptible) => {
    const parts = sentences
      .filter((each) => each.isInterruptible === isInterruptible)
      .map(({ does, text }) => ({ does, text }));
    const text = parts.map((each) => each.text).join(" ");
    return text === "" ? [] : [{ type: "say" as const, text, interruptible: isInterruptible, parts }];
  });
  return pieces;
}
