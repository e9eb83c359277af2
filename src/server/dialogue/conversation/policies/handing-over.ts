import { ask } from "#server/dialogue/conversation/asking.ts";
import { urgentUndone } from "#server/dialogue/conversation/left-undone.ts";
import { closedNow } from "#server/dialogue/conversation/phrases/answers.ts";
import {
  apologies,
  canDo,
  goodbyeTo,
  handingOverMisunderstood,
  noPersonNow,
  notFollowed,
  nothingBooked,
  puttingThrough,
  teamKnows,
  toVoicemail,
  toVoicemailMisunderstood,
} from "#server/dialogue/conversation/phrases/call.ts";
import { shortPromptOf } from "#server/dialogue/conversation/phrases/short-prompts.ts";
import { isOpenQuestion, type LiveState } from "#server/dialogue/conversation/state.ts";
import { clockOf, isClosedNow, todayOf } from "#server/dialogue/conversation/today.ts";
import { change, endCall, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { taskInWords, wishInWords } from "#server/dialogue/conversation/wishes.ts";
import { brokenOff } from "./booked-so-far.ts";
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
  const isUnderWay = state.purpose === "book" || state.purpose === "reschedule" || state.purpose === "cancel";
  return `Asked for a person.${isUnderWay ? ` ${taskInWords(state)}` : ""}`;
}

/** The first failure asks again in other words; the second in a row, or the one at `most`, hands over. */
export function notUnderstood(turn: Turn, apology: string = apologies[0], most = 2): Turn {
  const misses = turn.state.misses + 1;
  const missed = change(turn, { misses });
  if (misses < most) {
    const { step } = turn.state;
    return ask(say(missed, apology, isOpenQuestion(step) ? canDo : ""), step);
  }
  const { state } = turn;
  if (state.facts.takesVoicemail)
    return endCall(missed, { type: "hand_over", reason: "not_understood" }, toVoicemailMisunderstood);
  if (state.facts.canTransfer && !isClosedNow(state))
    return endCall(missed, { type: "hand_over", reason: "not_understood" }, handingOverMisunderstood);
  const about = state.purpose === null ? "The assistant did not understand the caller." : wishInWords(state);
  return giveUp(missed, about);
}

/**
 * Nothing more came of asking: the caller goes on with people who get all that is known. Nothing is asked any more but a
 * number, where none is known and none was asked for.
 */
export function goOnWithPeople(turn: Turn): Turn {
  const { facts, step, draft, callerNumber, repair } = turn.state;
  if (facts.takesVoicemail)
    return endCall(turn, { type: "hand_over", reason: "not_understood" }, toVoicemailMisunderstood);
  if (facts.canTransfer && !isClosedNow(turn.state))
    return endCall(turn, { type: "hand_over", reason: "not_understood" }, handingOverMisunderstood);
  const isRung = draft.phone !== null || (callerNumber !== null && !draft.declinedOwnNumber);
  const text = knownSoFar(turn.state);
  const isNumberAsked = repair?.isNumberAsked === true || ("asked" in step && step.asked === "phone");
  if (isRung || isNumberAsked)
    return leaveMessage(say(turn, notFollowed), { kind: isRung ? "callback" : "message", text }, "stuck");
  const noted = change(turn, repair ? { repair: { ...repair, isNumberAsked: true } } : {});
  return ask(say(noted, notFollowed, noPersonNow), {
    kind: "taking_message",
    message: { kind: "callback", text, brief: false },
    asked: "phone",
  });
}

/** What was under way or is to be passed on, for whoever rings back. */
function knownSoFar(state: LiveState): string {
  const { step, purpose } = state;
  if (step.kind === "taking_message" && step.message.text !== "") return step.message.text;
  return purpose === null ? "The assistant did not understand the caller." : taskInWords(state);
}

/** A caller who chats is given one try more, and is not told that nothing was caught. */
export function hearOut(turn: Turn): Turn {
  const misses = turn.state.misses + 1;
  if (misses > 1) return notUnderstood(turn, apologies[0], mostRemarks);
  const offer = isOpenQuestion(turn.state.step) ? canDo : "";
  return say(change(turn, { misses }), "I see.", offer, shortPromptOf(turn.state));
}
const mostRemarks = 3;

/**
 * Without a person on the line: word is left for a call back; when even that fails, with what is known. Whoever has got
 * what they wanted is asked whether the team should hear of it, and nobody is hung up on whom the team does not know of.
 */
function giveUp(missed: Turn, about: string): Turn {
  const { step, purpose, givenUp, misses } = missed.state;
  const turn = change(missed, { misses: 0 });
  if (step.kind === "taking_message") return leaveMessage(turn, step.message);
  if (step.kind === "anything_else" && givenUp !== undefined)
    return misses < mostAfterAll
      ? ask(say(missed, apologies[1]), step)
      : endCall(turn, { type: "hang_up", reason: "finished" }, teamKnows, goodbyeTo(turn.state));
  if (step.kind === "anything_else") return ask(say(turn, apologies[1]), { kind: "offering_person", about });
  return startCallback(say(change(turn, { givenUp: { purpose } }), apologies[1], noPersonNow), about);
}
/** A television talks on; a caller whom the team is going to ring has so many tries to make themselves understood. */
const mostAfterAll = 5;

/** Ends politely; an unfinished booking is not left to be mistaken for one, and urgent trouble not left unseen. */
export function sayGoodbye(turn: Turn): Turn {
  const { purpose, step } = turn.state;
  const undone = urgentUndone(turn.state);
  if (undone)
    return leaveMessage(say(turn, nothingBooked), { kind: "callback", text: undone.text }, "goodbye");
  const isChanging = step.kind === "confirming_cancel" || step.kind === "confirming_move";
  return endCall(
    turn,
    { type: "hang_up", reason: "finished" },
    purpose === "book" || isChanging ? brokenOff(turn.state) : "",
    goodbyeTo(turn.state),
  );
}
