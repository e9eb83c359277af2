import { ask } from "#server/dialogue/conversation/asking.ts";
import { fallbackName } from "#server/dialogue/conversation/fallback-name.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { leaveMessage, proceedMessage } from "#server/dialogue/conversation/policies/messages.ts";
import { hasNoNumber, isAbandoning, onlyIntents, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import type { LiveState, NextStep } from "#server/dialogue/conversation/state.ts";
import { change, changeDraft, type Turn } from "#server/dialogue/conversation/turn.ts";
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
  if (asked === "name" && !heard.name && before.misses > 0) {
    const name = fallbackName(heard);
    return name ? proceedMessage(changeDraft(turn, { name }), message) : leaveMessage(turn, message);
  }
  if (news.size > 0) return proceedMessage(turn, message);
  if (asked === "name" && yesOrNo(heard) === "no")
    return turn.state.callerNumber ? leaveMessage(turn, message) : dropMessage(turn);
  return null;
}

const givesNone = (heard: Heard["heard"]): boolean => hasNoNumber(heard) || yesOrNo(heard) === "no";

/** 'Yeah my crown is loose since last week' begins with a yes and is the message all the same. */
const mostWordsOfAReply = 5;

function takeText(turn: Turn, { message }: TakingMessage, { heard }: Heard): Turn | null {
  const isShort = heard.text.trim().split(/\s+/).length <= mostWordsOfAReply;
  if (isShort && onlyIntents(heard, "yes", "greeting", "wait", "are_you_human")) return null;
  if (isShort && onlyIntents(heard, "no", "goodbye", "thanks")) return dropMessage(turn);
  return proceedMessage(turn, { ...message, text: heard.text.trim() });
}

const dropMessage = (turn: Turn): Turn => ask(change(turn, { purpose: null }), { kind: "anything_else" });
