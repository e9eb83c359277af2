import { plainWishes } from "#server/dialogue/conversation/plain-wishes.ts";
import { answerQuestions } from "#server/dialogue/conversation/questions/answer-questions.ts";
import { hasWhen } from "#server/dialogue/conversation/reading.ts";
import { isIdle, type Message, type Purpose } from "#server/dialogue/conversation/state.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { withoutPart } from "#server/dialogue/conversation/without-part.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readMessage } from "#server/dialogue/what/read-message.ts";
import { type NewDetail, readNewDetail } from "#server/dialogue/what/read-new-details.ts";
import { leaveMessage, proceedMessage } from "./messages.ts";

const passedOn = "I will pass that on to the team.";

/** What is kept of a patient is the team's to change: they have the new detail at once, and what else is wished for comes after it. */
export function passNewDetail(turn: Turn, heard: Understanding): Turn | null {
  const { state } = turn;
  const isForSomebody = (readMessage(heard.text)?.to ?? "") !== "";
  const detail = isIdle(state) && !isForSomebody ? readNewDetail(heard) : null;
  // The number of what was just booked is mended there.
  const isMended = state.justBooked !== null && detail?.kind !== "address";
  if (!detail || (isMended && !isOfCover(detail))) return null;
  const rest = withoutPart(heard, detail.span);
  const wish = wishBeside(rest);
  // A new number or e-mail that comes with a booking is kept with the booking.
  if (wish === "book" && (detail.kind === "number" || detail.kind === "email")) return null;
  const words = rest.text.replace(/\s+/g, " ").trim();
  const later =
    wish === null ? {} : { later: { text: words, isSamePerson: true, isBooking: wish === "book" } };
  const said = rest.name?.certainty === "sure" ? toDetail(rest.name) : null;
  const answered = isOfCover(detail) ? answerBeside(turn, heard) : turn;
  const named = changeDraft(answered, { name: state.draft.name ?? said ?? state.bookedFor });
  return passOn(change(named, { ...later, misses: 0 }), heard, detail);
}

const isOfCover = ({ kind }: NewDetail): boolean => kind === "fund" || kind === "card";

/** 'I've changed to HCF, do you take them': answered, and passed on. */
function answerBeside(turn: Turn, heard: Understanding): Turn {
  const isAsked = asksOfFund.test(heard.text);
  const answer = isAsked ? answerQuestions(turn.state, heard) : null;
  return answer ? say(turn, ...answer.sentences) : turn;
}
const asksOfFund =
  /\b(?:do|does|are|is|can|will|would) (?:you|yous|i|we|that|it|they)\b(?! (?:please )?(?:update|change|pass|let|tell|fix|note|put|add|write|amend|correct))/i;

function passOn(turn: Turn, heard: Understanding, { kind, isTold }: NewDetail): Turn {
  const said = heard.text.trim();
  const message: Message = { kind: "message", text: `${about[kind]}: ${said}`, brief: true };
  if (!isTold) {
    const asked = { ...message, text: "", newDetail: { kind, said } };
    return proceedMessage(change(say(turn, passedOn), { purpose: "message" }), asked);
  }
  const { draft, callerNumber } = turn.state;
  // Under a number that is new nobody finds whose it is.
  const isKnown = draft.name !== null || (kind !== "number" && callerNumber !== null);
  return isKnown
    ? leaveMessage(turn, message)
    : proceedMessage(change(turn, { purpose: "message" }), message);
}

export const about: Readonly<Record<NewDetail["kind"], string>> = {
  address: "New address",
  number: "New telephone number",
  email: "New e-mail address",
  fund: "New health fund",
  card: "New card",
  details: "New details for the file",
};

/** 'And my address has changed, it's …' while something else is done: kept, and no answer to what was asked. */
export function keepAsTold(turn: Turn, heard: Understanding): { turn: Turn; rest: Understanding } | null {
  const { purpose, step, noteToPass = "" } = turn.state;
  const isOwn = purpose === "book" || purpose === "reschedule" || purpose === "cancel";
  const detail = isOwn && step.kind !== "taking_message" ? readNewDetail(heard) : null;
  if (!detail || !(isOfCover(detail) || (detail.kind === "address" && detail.isTold))) return null;
  const answered = isOfCover(detail) ? answerBeside(turn, heard) : turn;
  const [from, end] = detail.span;
  const to = answered === turn ? end : heard.text.length;
  const note = [noteToPass, `${about[detail.kind]}: ${heard.text.slice(from, to).trim()}`];
  const kept = change(answered, { noteToPass: note.filter((each) => each !== "").join(". "), misses: 0 });
  return { turn: say(kept, passedOn), rest: withoutPart(heard, [from, to]) };
}

function wishBeside(rest: Understanding): Purpose | null {
  const [plain] = plainWishes(rest);
  if (plain) return plain;
  return rest.visit?.certainty === "sure" || hasWhen(rest) ? "book" : null;
}
