import { askAgain } from "#server/dialogue/conversation/asking.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { foundOne } from "#server/dialogue/conversation/phrases/call.ts";
import { answerFromNotes } from "#server/dialogue/conversation/questions/answer-questions.ts";
import { cancellingNote } from "#server/dialogue/conversation/questions/changing.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** What is asked where a yes was asked for is answered, and the question put again: nothing is booked, moved or cancelled by it. */
export function answerBeforeYes(turn: Turn, { heard, answer }: Heard): Turn {
  if (answer) return askAgain(turn);
  const told = answerTo(turn.state, heard);
  return askAgain(say(change(turn, { lastAnswered: told !== "" }), told || teamCanTell));
}

const teamCanTell = "I do not know that, but the team can tell you.";

function answerTo(state: LiveState, heard: Understanding): string {
  const { step, facts, later } = state;
  if (later?.isBooking && ofOther.test(heard.text)) return otherComesNext;
  const mayTell = step.kind !== "reading_back" && facts.permissions.provideInfo;
  // A read-back is its own answer: it is said again in full.
  if (ofAppointment.test(heard.text))
    return step.kind === "confirming_cancel"
      ? foundOne(step.appointment, todayOf(state))
      : "This is what I have.";
  return (
    (mayTell && ofCancelling.test(heard.text) ? cancellingNote(facts) : "") || answerFromNotes(state, heard)
  );
}

/** 'And when am I doing the veneers', of the visit that is still to be booked. */
const ofOther = /\b(?:when|what about|how about|other|second|next) ?/i;
const otherComesNext = "The other one comes after this.";

/** 'Which day was that', 'is that the one on Friday'. */
const ofAppointment =
  /\b(?:what|which) (?:day|date|time|number|name|one|appointment|booking|visit|type|is (?:it|that))\b|\b(?:is|was) (?:that|it|this) (?:for |on |at |the |my |under )|\bagain\b|\bwhen (?:is|was) (?:it|that|the|my)\b/i;
const ofCancelling = /\b(?:cancel\w*|fees?|charged?|pay|penalt\w*|notice|cost)\b/i;
