import { ask } from "#server/dialogue/conversation/asking.ts";
import { fallbackName } from "#server/dialogue/conversation/fallback-name.ts";
import { saysHowLate } from "#server/dialogue/conversation/follow-ups.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { leaveMessage, proceedMessage } from "#server/dialogue/conversation/policies/messages.ts";
import { about as aboutDetail } from "#server/dialogue/conversation/policies/new-details.ts";
import { proceed } from "#server/dialogue/conversation/policies/proceeding.ts";
import {
  hasNoNumber,
  isAbandoning,
  onlyIntents,
  refusesCall,
  yesOrNo,
} from "#server/dialogue/conversation/reading.ts";
import type { LiveState, Message, NextStep } from "#server/dialogue/conversation/state.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { messageText } from "#server/dialogue/what/read-message.ts";
import { countWords } from "#server/dialogue/words.ts";
import { answerDigits } from "./dictation.ts";
import { withOwnNumber } from "./own-number.ts";

type TakingMessage = Extract<NextStep, { kind: "taking_message" }>;

/** Answers while a message is taken: the message itself, then who it is from. */
export function answerMessage(
  turn: Turn,
  before: LiveState,
  step: TakingMessage,
  brought: Heard,
): Turn | null {
  const resumed = resumeGivenUp(turn, brought);
  if (resumed) return resumed;
  const isLater = before.purpose === "running_late" && saysHowLate(brought.heard.text);
  if (!isLater) return answerAsked(turn, before, step, brought);
  const told = { ...step, message: withDelay(step.message, brought.heard.text) };
  return brought.news.size > 0
    ? answerAsked(turn, before, told, brought)
    : proceedMessage(say(turn, "I will add that."), told.message);
}

/** What was missing, said after all: the booking that was given up on goes on. */
function resumeGivenUp(turn: Turn, { news }: Heard): Turn | null {
  const { purpose, givenUp, draft } = turn.state;
  const isBooking = givenUp?.purpose === "book" || givenUp?.purpose === "reschedule";
  const isMissing = news.has("when") || news.has("visit") || (news.has("name") && draft.slot !== null);
  if (purpose !== "callback" || !isBooking || !isMissing) return null;
  return proceed(change(turn, { purpose: givenUp.purpose }));
}

/** 'About twenty minutes', while the name of who is late is asked for. */
const withDelay = (message: Message, said: string): Message => ({
  ...message,
  text: `${message.text.replace(/[\s.,]+$/, "")}, ${said.trim()}`,
});

function answerAsked(turn: Turn, before: LiveState, step: TakingMessage, brought: Heard): Turn | null {
  const { heard, news } = brought;
  const { message, asked } = step;
  if (isAbandoning(heard) && news.size === 0) return dropMessage(turn);
  if (asked === "text") return takeText(turn, step, brought);
  const dictated = answerDigits(turn, before, brought, { ...step, asked: "phone" });
  if (dictated) return changeDraft(dictated, { declinedOwnNumber: true });
  if (asked === "own_number") {
    const known = withOwnNumber(turn, brought);
    if (known) return proceedMessage(known, message);
  }
  if (asked === "phone" && news.size === 0 && givesNone(heard)) return leaveMessage(turn, message);
  if (asked === "name" && !heard.name && before.misses > 0) return takeAsName(turn, step, heard);
  if (news.size > 0) return proceedMessage(turn, message);
  if (refusesCall(heard)) return dropMessage(turn);
  if (asked === "name" && yesOrNo(heard) === "no")
    return turn.state.callerNumber ? leaveMessage(turn, message) : dropMessage(turn);
  return null;
}

/** Asked for the second time, whatever is said is the name if it can be one; the message is left all the same. */
function takeAsName(turn: Turn, { message }: TakingMessage, heard: Heard["heard"]): Turn {
  const name = fallbackName(heard);
  return name ? proceedMessage(changeDraft(turn, { name }), message) : leaveMessage(turn, message);
}

const givesNone = (heard: Heard["heard"]): boolean => hasNoNumber(heard) || yesOrNo(heard) === "no";

/** 'Yeah my crown is loose since last week' begins with a yes and is the message all the same. */
const mostWordsOfAReply = 5;

function takeText(turn: Turn, { message }: TakingMessage, { heard }: Heard): Turn | null {
  const isShort = countWords(heard.text) <= mostWordsOfAReply;
  if (isShort && onlyIntents(heard, "yes", "greeting", "wait", "are_you_human")) return null;
  if (isShort && onlyIntents(heard, "no", "goodbye", "thanks")) return dropMessage(turn);
  const words = heard.text.trim();
  return proceedMessage(turn, { ...message, text: wholeText(message, words) });
}

/** With whom it is for, or what was said before of the detail that was asked for. */
function wholeText({ to = "", from = "", newDetail }: Message, words: string): string {
  if (from !== "") return `On business: ${from} / ${words}`;
  if (newDetail) return `${aboutDetail[newDetail.kind]}: ${newDetail.said} / ${words}`;
  return to === "" ? words : messageText({ to, words });
}

const dropMessage = (turn: Turn): Turn => ask(change(turn, { purpose: null }), { kind: "anything_else" });
