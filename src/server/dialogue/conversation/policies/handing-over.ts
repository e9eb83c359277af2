import { ask } from "#server/dialogue/conversation/asking.ts";
import { closedNow } from "#server/dialogue/conversation/phrases/answers.ts";
import {
  apologies,
  canDo,
  goodbyeTo,
  handingOverMisunderstood,
  noPersonNow,
  nothingBooked,
  puttingThrough,
  toVoicemail,
  toVoicemailMisunderstood,
} from "#server/dialogue/conversation/phrases/call.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { clockOf, isClosedNow, todayOf } from "#server/dialogue/conversation/today.ts";
import { change, endCall, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { wishInWords } from "#server/dialogue/conversation/wishes.ts";
import { leaveMessage, startCallback } from "./messages.ts";

/** Passing the caller on: to the voicemail where the clinic wants that, to a person where possible, else by a call back. */
export function handOver(turn: Turn, about: string): Turn {
  if (turn.state.facts.takesVoicemail)
    return endCall(turn, { type: "hand_over", reason: "person_wanted" }, toVoicemail);
  if (isClosedNow(turn.state))
    return startCallback(
      say(
        change(turn, { misses: 0 }),
        closedNow(turn.state.facts, todayOf(turn.state), clockOf(turn.state)),
        "I can leave word for the team to ring you back.",
      ),
      about,
    );
  if (turn.state.facts.canTransfer)
    return endCall(turn, { type: "hand_over", reason: "person_wanted" }, puttingThrough);
  return startCallback(say(change(turn, { misses: 0 }), noPersonNow), about);
}

/** What was going on, for whoever takes over. */
export function aboutCall(state: LiveState): string {
  if (state.purpose === "book" || state.purpose === "reschedule")
    return `Asked for a person. ${wishInWords(state)}`;
  return state.purpose === "cancel"
    ? "Asked for a person. Wants to cancel an appointment."
    : "Asked for a person.";
}

/** The first failure asks again in other words; the second in a row, or the one at `most`, hands over. */
export function notUnderstood(turn: Turn, apology: string = apologies[0], most = 2): Turn {
  const misses = turn.state.misses + 1;
  const missed = change(turn, { misses });
  if (misses < most) {
    const open = turn.state.step.kind === "greeting" || turn.state.step.kind === "anything_else";
    return ask(say(missed, apology, open ? canDo : ""), turn.state.step);
  }
  const { state } = turn;
  if (state.facts.takesVoicemail)
    return endCall(missed, { type: "hand_over", reason: "not_understood" }, toVoicemailMisunderstood);
  if (state.facts.canTransfer && !isClosedNow(state))
    return endCall(missed, { type: "hand_over", reason: "not_understood" }, handingOverMisunderstood);
  const about = state.purpose === null ? "The assistant did not understand the caller." : wishInWords(state);
  return giveUp(change(missed, { misses: 0 }), about);
}

/** Without a person on the line: word is left for a call back; when even that fails, with what is known. */
function giveUp(turn: Turn, about: string): Turn {
  const { step } = turn.state;
  if (step.kind === "taking_message") return leaveMessage(turn, step.message);
  if (step.kind === "anything_else") return sayGoodbye(turn);
  return startCallback(say(turn, apologies[1], noPersonNow), about);
}

/** Ends politely; an unfinished booking is not left to be mistaken for one. */
export function sayGoodbye(turn: Turn): Turn {
  const { purpose, justBooked } = turn.state;
  const unfinished = purpose === "book" && justBooked === null;
  return endCall(
    turn,
    { type: "hang_up", reason: "finished" },
    unfinished ? nothingBooked : "",
    goodbyeTo(turn.state),
  );
}
