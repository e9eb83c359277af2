import { asHeard } from "#server/dialogue/as-heard.ts";
import type { CallEvent, Step, ToolResult } from "#server/dialogue/events.ts";
import { nameIn, understand, whenIn } from "#server/dialogue/understand.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readWhoseVisit } from "#server/dialogue/what/read-whose-visit.ts";
import { contextOf } from "./expecting.ts";
import { answerUtterance } from "./hearing.ts";
import { cutShort } from "./interruption.ts";
import { answerKey } from "./keys.ts";
import { spellingIn } from "./letters.ts";
import { dropsOther } from "./others-visits.ts";
import { oneByOne } from "./phrases/booking.ts";
import { greeting, inTurn } from "./phrases/call.ts";
import { outboundGreeting } from "./phrases/outbound.ts";
import { answerNoise, answerSilence } from "./policies/silence.ts";
import { noteThirdParty } from "./policies/third-party.ts";
import { isNothingSaid } from "./policies/waiting.ts";
import { keepPromises } from "./promises.ts";
import { withoutRepeating } from "./repair.ts";
import { answerResult, isAwaited } from "./results.ts";
import { type CallState, type LiveState, startCall } from "./state.ts";
import { swapsVisits } from "./swaps.ts";
import { andDo, beginTurn, change, effectsOf, say, type Turn } from "./turn.ts";
import { nextOfTwo, twoWishesIn, withOthersKept } from "./two-wishes.ts";
import { type Reader, understandInContext } from "./understand-in-context.ts";
import { understoodSoFar } from "./understood.ts";
import { keptWords } from "./verbatim.ts";

export { type CallState, startCall };

/** How utterances are understood; replaceable, so that tests can decide what was meant. */ /**
 * The conversation: what to say and do at each event of a call. Pure; the same events give the same
 * call. Appointments, times and prices are spoken only as the tools returned them.
 */
export function makeStep(reader: Reader): (state: CallState, event: CallEvent) => Step<CallState> {
  return (state, event) => {
    const now = { ...state, now: event.at };
    if (event.type === "started") return state.facts ? still(now) : finish(now, open(now, event));
    if (!isLive(now) || now.step.kind === "ended") return still(state);
    if (event.type === "interrupted") return still(cutShort(now, event.heardUntil));
    const answered = withNextWish(turnOf(now, event, reader), reader);
    return finish(now, keepPromises(withoutRepeating(answered, now, event), now));
  };
}

/** The conversation on the built-in understanding. */
export const step = makeStep({ understand, nameIn, whenIn });

const isLive = (state: CallState): state is LiveState => state.facts !== null;

const still = (state: CallState): Step<CallState> => ({ state, effects: [], understood: null });

function finish(before: CallState, turn: Turn): Step<CallState> {
  const { state } = turn;
  const effects = effectsOf(turn);
  const said = effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : [])).join(" ");
  const after: CallState = { ...state, lastSaid: said === "" ? before.lastSaid : said };
  return { state: after, effects, understood: understoodSoFar(after) };
}

function open(state: CallState, event: Extract<CallEvent, { type: "started" }>): Turn {
  const { facts, callerNumber, outbound } = event;
  const { opening, question } = outbound
    ? outboundGreeting(facts, event.at, outbound)
    : greeting(facts, event.at);
  const begun = beginTurn({
    ...{ ...state, facts, callerNumber },
    ...(outbound && { outbound: { ...outbound, isConfirmed: false }, step: { kind: "reaching_person" } }),
  });
  // That a machine answers and the call is transcribed must be heard, so it cannot be talked over.
  return andDo(
    begun,
    { type: "say", text: opening, interruptible: false },
    { type: "say", text: question, interruptible: true },
  );
}

/** The caller is there. */
const spokeUp = { silences: 0, quietSilences: 0, noises: 0 } as const;

type LaterEvent = Exclude<CallEvent, { type: "started" } | { type: "interrupted" }>;

function turnOf(state: LiveState, event: LaterEvent, reader: Reader): Turn {
  const turn = beginTurn(state);
  switch (event.type) {
    case "heard":
      return hear(turn, asHeard(event.text), event.alternatives?.map(asHeard), reader);
    case "pressed":
      return state.waiting ? turn : answerKey(change(turn, spokeUp), event.digit);
    case "silence":
      if (event.isBack) return answerSilence(change(turn, spokeUp));
      // Letters that nothing follows are the name.
      return state.letters ? hear(turn, "that's it", undefined, reader) : answerSilence(turn);
    case "result":
      return takeResult(turn, event.result, reader);
  }
}

/** Words that come while a tool is at work are answered after its result. */
function hear(begun: Turn, words: string, alternatives: readonly string[] | undefined, reader: Reader): Turn {
  if (isNothingSaid(words)) return begun.state.waiting ? begun : answerNoise(begun);
  const spelling = begun.state.waiting ? null : spellingIn(begun.state, words);
  if (spelling?.kind === "more")
    return say(change(begun, { ...spokeUp, letters: spelling.letters }), "Mm-hm.");
  const turn = change(begun, { letters: "", ...keptWords(begun.state, words) });
  const text = spelling?.text ?? words;
  const { state } = turn;
  const heard = understandInContext(state, text, alternatives, reader);
  const isUrgent = heard.emergency !== null || heard.intents.some(({ value }) => value === "want_person");
  if (state.waiting && !isUrgent)
    return change(turn, { unanswered: [...state.unanswered, text].slice(-5), ...spokeUp });
  const { later = null } = state;
  const answering = change(turn, { ...spokeUp, waiting: null, later: dropsOther(text) ? null : later });
  return answerEach(answering, heard, reader);
}

/** One wish after the other, where an utterance holds several. */
function answerEach(turn: Turn, heard: Understanding, reader: Reader): Turn {
  const hearClause = (clause: string) => understandInContext(turn.state, clause, undefined, reader);
  const two = swapsVisits(heard.text)
    ? null
    : (twoWishesIn(turn.state, heard, hearClause) ?? withOthersKept(turn.state, heard, hearClause));
  if (!two) return answerUtterance(turn, heard);
  // Whose visit it is may be told in the part that is taken up later, or in none.
  const isToldInPart = [two.first.text, two.kept.text].some((part) => readWhoseVisit(part) !== null);
  const noted = isToldInPart ? turn : noteThirdParty(turn, { ...heard, name: null });
  const isNews = turn.state.later === null || turn.state.later === undefined;
  const isOfOthers = !two.kept.isSamePerson && !two.kept.isBooking;
  const { lastChange } = turn.state;
  const isToldInTurn = isOfOthers && isNews && lastChange !== "cancel" && lastChange !== "reschedule";
  const told = say(noted, isToldInTurn ? inTurn : two.isBothBooked ? oneByOne(2) : "");
  return answerUtterance(change(told, { later: two.kept }), two.first);
}

/** The other wish of a sentence, once the first is done. */
function withNextWish(turn: Turn, reader: Reader): Turn {
  const next = nextOfTwo(turn);
  return next
    ? answerEach(next.turn, understandInContext(next.turn.state, next.words, undefined, reader), reader)
    : turn;
}

function takeResult(turn: Turn, result: ToolResult, reader: Reader): Turn {
  const { waiting, unanswered } = turn.state;
  if (!isAwaited(waiting, result)) return turn;
  const answered = answerResult(change(turn, { unanswered: [] }), waiting, result);
  const [first] = unanswered;
  if (first === undefined || answered.state.waiting || answered.state.step.kind === "ended") return answered;
  return answerHeld(answered, unanswered.join(" "), reader);
}

/**
 * What was said meanwhile was said before the caller heard the result, so it can add to it but never
 * agree to it.
 */
function answerHeld(turn: Turn, text: string, reader: Reader): Turn {
  const heard = reader.understand(text, contextOf(turn.state, undefined));
  const intents = heard.intents.filter(({ value }) => value !== "yes" && value !== "no");
  if (intents.length === 0 && heard.name === null && heard.phone === null) return turn;
  return answerUtterance(turn, { ...heard, intents, choice: null });
}
