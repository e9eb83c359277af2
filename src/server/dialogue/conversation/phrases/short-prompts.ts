import type {
  BookingAsk,
  IdentityAsk,
  LiveState,
  MessageAsk,
  NextStep,
} from "#server/dialogue/conversation/state.ts";
import { promptOf } from "./prompts.ts";

/** A question once more for a caller who heard it and was only polite: no list and no read-back is gone through again. */
export function shortPromptOf(state: LiveState): string {
  const { step } = state;
  if ("unheard" in step && step.unheard) return promptOf(state);
  return shortOf(step) ?? promptOf(state);
}

function shortOf(step: NextStep): string | null {
  switch (step.kind) {
    case "greeting":
      return "What can I do for you?";
    case "collecting":
      return ofBooking[step.asked];
    case "offering":
      return step.times.length === 1 ? "Would that time suit you?" : "Which of those times would suit you?";
    case "reading_back":
      return "Shall I book it?";
    case "confirming_move":
      return "Shall I change it?";
    case "confirming_cancel":
      return "Shall I cancel it?";
    case "identifying":
      return ofIdentity[step.asked];
    case "choosing_appointment":
      return "Which one is it?";
    case "taking_message":
      return ofMessage[step.asked];
    default:
      return null;
  }
}

const ofBooking: Record<BookingAsk, string | null> = {
  visit: "So what is it for?",
  when: "So what day and time?",
  time: "So what time?",
  name: "And your name?",
  surname: "And the last name?",
  phone: "And the best number to reach you?",
  own_number: null,
  change: "So what should I change?",
};
const ofIdentity: Record<IdentityAsk, string | null> = {
  name: "So what name is it under?",
  surname: "And the last name?",
  phone: "And what number is it under?",
  own_number: null,
  again: null,
  visit_day: "Which day is the appointment?",
};
const ofMessage: Record<MessageAsk, string | null> = {
  text: "So what should I tell the team?",
  name: "And your name?",
  phone: "And your number?",
  own_number: null,
};
