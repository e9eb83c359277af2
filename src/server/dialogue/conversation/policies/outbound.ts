import { ask } from "#server/dialogue/conversation/asking.ts";
import { apologies } from "#server/dialogue/conversation/phrases/call.ts";
import {
  askThemToRing,
  iWillWait,
  mustBeSure,
  notRungAgain,
  onlyToThem,
  ringWhenItSuits,
  sorryWrongNumber,
  thanksFor,
  whoRings,
} from "#server/dialogue/conversation/phrases/outbound.ts";
import { hasIntent, hasWhen } from "#server/dialogue/conversation/reading.ts";
import type { Outbound } from "#server/dialogue/conversation/state.ts";
import {
  andDo,
  callTool,
  change,
  changeDraft,
  endCall,
  say,
  type Turn,
} from "#server/dialogue/conversation/turn.ts";
import type { StopCalls } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { patience } from "./waiting.ts";
import { asksToStop, whoAnswers } from "./who-answers.ts";

/**
 * Calls that the clinic makes: who answers is known before anything is said of why. Danger and a wish for a person went
 * before this; null hands the words on to what every call does.
 */
export function answerOutbound(turn: Turn, heard: Understanding): Turn | null {
  const { outbound, step } = turn.state;
  if (!outbound) return null;
  if (asksToStop(heard.text)) return stopCalls(turn, "opt_out", heard);
  if (
    step.kind === "offering_visit" &&
    notNow.test(heard.text) &&
    !hasWhen(heard) &&
    heard.emergency === null
  )
    return endCall(turn, finished, ringWhenItSuits(turn.state.facts));
  const at = step.kind === "checking_emergency" ? step.before : step;
  if (outbound.isConfirmed || at.kind !== "reaching_person") return null;
  // Whoever answers may be in trouble of their own: they are helped like anybody who rings.
  if (heard.emergency !== null || hasIntent(heard, "want_person", "abuse")) return null;
  return answerReaching(change(turn, { step: at }), outbound, heard);
}

const finished = { type: "hang_up", reason: "finished" } as const;
/** 'I've been already' wishes for no visit, whatever else it names. */
const notNow =
  /\b(?:later|not now|another time|not interested|too busy|bad time|already (?:been|seen|booked|have|had|got|made|went)|(?:ring|call) (?:you |me )?back|other dentist|moved away)\b/i;

function answerReaching(turn: Turn, outbound: Outbound, heard: Understanding): Turn {
  const { facts } = turn.state;
  const again = (...words: string[]) => ask(say(turn, ...words), { kind: "reaching_person" });
  switch (whoAnswers(heard, outbound.patientName)) {
    case "person":
      return offerVisit(turn, outbound, heard.text);
    case "machine":
      return endCall(reached(turn, "machine"), finished);
    case "wrong_number":
      return stopCalls(turn, "wrong_number", heard);
    case "somebody_else":
      return leaveWord(turn, outbound);
    case "no_time":
      return endCall(reached(turn, "somebody_else"), finished, ringWhenItSuits(facts));
    case "fetches_them":
      return say(change(turn, { misses: 0, silences: 0, quietSilences: patience }), iWillWait);
    case "asks_who":
      return again(whoRings(facts), onlyToThem(outbound));
    case "greets":
      return missed(turn, outbound, whoRings(facts));
    case "contradicts":
      return missed(turn, outbound, mustBeSure);
    case "unclear":
      return missed(turn, outbound, apologies[0]);
  }
}

/** So often whoever answers is asked before word is left. */
const mostQuestions = 3;

function missed(turn: Turn, outbound: Outbound, words: string): Turn {
  const misses = turn.state.misses + 1;
  if (misses >= mostQuestions) return leaveWord(turn, outbound);
  return ask(say(change(turn, { misses }), words), { kind: "reaching_person" });
}

const reached = (turn: Turn, who: "person" | "somebody_else" | "machine"): Turn =>
  andDo(turn, { type: "reached", who });

const leaveWord = (turn: Turn, outbound: Outbound): Turn =>
  endCall(reached(turn, "somebody_else"), finished, askThemToRing(turn.state.facts, outbound));

/** Who they are is known from the records, so they are not asked again; the read-back says it. */
function offerVisit(turn: Turn, outbound: Outbound, words: string): Turn {
  const { patientName } = outbound;
  const [first = patientName, ...rest] = patientName.trim().split(/\s+/);
  const known = { heard: words, assumed: ["as the clinic's records have it"], unsure: false };
  const { callerNumber } = turn.state;
  const confirmed = change(turn, { outbound: { ...outbound, isConfirmed: true }, misses: 0 });
  const informed = changeDraft(confirmed, {
    visit: { ...known, value: "Preventive Care" },
    name: { ...known, value: { first, last: rest.at(-1) ?? null, full: patientName.trim() } },
    phone: callerNumber === null ? null : { ...known, value: callerNumber },
  });
  return ask(say(reached(informed, "person"), thanksFor(outbound)), { kind: "offering_visit" });
}

const stopCalls = (turn: Turn, why: StopCalls, { text }: Understanding): Turn =>
  callTool(turn, { type: "stop_calls", why, words: text.trim().slice(0, 200) }, { for: "stop_calls", why });

/** Said only once it is kept. */
export const answerCallsStopped = (turn: Turn, why: StopCalls): Turn =>
  endCall(turn, finished, why === "opt_out" ? notRungAgain : sorryWrongNumber);
