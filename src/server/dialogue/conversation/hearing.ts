import type { Understanding } from "#server/dialogue/understanding.ts";
import { readParty } from "#server/dialogue/what/read-party.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { answerStep } from "./answers/answer-step.ts";
import { addsPerson, answerYesAnd, keepNote } from "./answers/yes-and.ts";
import { ask, askAgain, understood } from "./asking.ts";
import { takeDetails, toDetail } from "./details.ts";
import type { Heard } from "./heard.ts";
import { impossibleDay, withoutImpossible } from "./impossible-days.ts";
import { otherClock, withoutOtherClock } from "./other-clocks.ts";
import { oneByOne, timeIsFree } from "./phrases/booking.ts";
import { apologies, notYetBooked, whyAsked } from "./phrases/call.ts";
import { answerRefusedConsent } from "./policies/consent.ts";
import { endUnwanted, oblige } from "./policies/courtesy.ts";
import { adviseUrgent, answerEmergencyCheck, answerThreat } from "./policies/emergency.ts";
import { aboutCall, handOver, notUnderstood, sayGoodbye } from "./policies/handing-over.ts";
import { answerForeign } from "./policies/languages.ts";
import { answerOutbound } from "./policies/outbound.ts";
import { messageIn, proceed, turnTo } from "./policies/proceeding.ts";
import {
  type Answer,
  answerFromNotes,
  answerQuestions,
  asksOfRecording,
  sayAutomated,
} from "./policies/questions.ts";
import { newPurpose, wishesIn } from "./purposes.ts";
import { hasDetails, hasIntent, hasWhen, isAbandoning, onlyIntents, ringsAgain, yesOrNo } from "./reading.ts";
import { shiftIn } from "./shifts.ts";
import { type LiveState, noWish, type Purpose } from "./state.ts";
import { todayOf } from "./today.ts";
import { change, changeDraft, say, type Turn } from "./turn.ts";

/** Answers one utterance: danger first, then people and manners, then what the caller came for. */
export function answerUtterance(begun: Turn, heard: Understanding): Turn {
  const turn = change(begun, { lastIntents: heard.intents.map(({ value }) => value), lastAnswered: null });
  return (
    answerThreat(turn, heard) ??
    answerEmergencyCheck(turn, heard) ??
    answerForeign(turn, heard) ??
    answerRefusedConsent(turn, heard) ??
    answerOutbound(turn, heard) ??
    endUnwanted(turn, heard) ??
    passToPerson(turn, heard) ??
    oblige(turn, heard) ??
    takeLeave(turn, heard) ??
    takeUp(leaveEmergencyCheck(turn), heard)
  );
}

/** Neither yes nor no to 'is this happening now': the call goes on where it was. */
function leaveEmergencyCheck(turn: Turn): Turn {
  const { step } = turn.state;
  return step.kind === "checking_emergency" ? change(turn, { step: step.before }) : turn;
}

function passToPerson(turn: Turn, heard: Understanding): Turn | null {
  if (!hasIntent(heard, "want_person")) return null;
  const { draft, digits } = takeDetails(turn.state, heard);
  const informed = change(turn, { draft, digits });
  return handOver(informed, aboutCall(informed.state));
}

/** Whoever will ring again another time is leaving, and asks for no call back. */
function takeLeave(turn: Turn, heard: Understanding): Turn | null {
  return ringsAgain(heard.text) && !isDictating(turn.state, heard) ? sayGoodbye(turn) : null;
}

function takeUp(turn: Turn, said: Understanding): Turn {
  const heard = withoutServiceChange(asksOfTreatment(turn.state, dropsNoName(said)));
  if (isDictating(turn.state, heard)) return takeUpDetails(turn, heard, null);
  const urgent = adviseUrgent(turn, heard);
  if (urgent) return takeUpUrgent(urgent, heard);
  const answer = answerQuestions(turn.state, heard);
  const answered = answer ? say(change(turn, { lastAnswered: answer.isKnown }), ...answer.sentences) : turn;
  const human =
    hasIntent(heard, "are_you_human") && !asksOfRecording(heard.text)
      ? say(answered, sayAutomated(turn.state, heard))
      : answered;
  return takeUpDetails(human, heard, answer);
}

/** 'Scrap the whole thing' is nobody called Scrap. */
const dropsNoName = (heard: Understanding): Understanding =>
  heard.name?.value.last === null && isAbandoning(heard) ? { ...heard, name: null } : heard;

/** 'What about veneers' asks whether the clinic does them, as long as nothing is being booked. */
function asksOfTreatment({ purpose }: LiveState, heard: Understanding): Understanding {
  const isAsked =
    purpose === null &&
    heard.visit !== null &&
    heard.intents.length === 0 &&
    !hasWhen(heard) &&
    /^\W*(?:(?:and|so|ok|okay|um|uh|oh|well|then)\W+)*(?:what|how) about\b/i.test(heard.text);
  return isAsked && heard.visit
    ? { ...heard, intents: [{ ...heard.visit, value: "ask_services" as const }] }
    : heard;
}

/**
 * 'Can you make it a clean instead' asks for a change, and 'can you do a check-up after work on Thursday' for an
 * appointment, neither for what the clinic does.
 */
function withoutServiceChange(heard: Understanding): Understanding {
  const wishesFor =
    hasWhen(heard) && /\b(?:can|could) (?:you|i|we) (?:do|have|get|fit|squeeze)\b/i.test(heard.text);
  if (wishesFor && heard.visit !== null && !hasIntent(heard, "book")) {
    const book = { ...heard.visit, value: "book" as const };
    return {
      ...heard,
      intents: [book, ...heard.intents.filter(({ value }) => value !== "ask_services")],
    };
  }
  if (heard.visit === null || !/\b(?:make|change|switch) (?:it|that)\b/i.test(heard.text)) return heard;
  return { ...heard, intents: heard.intents.filter(({ value }) => value !== "ask_services") };
}

/** The words of a message are not questions to be answered. */
const isDictating = ({ step }: LiveState, heard: Understanding): boolean =>
  step.kind === "taking_message" &&
  step.asked === "text" &&
  !onlyIntents(heard, "are_you_human", "repeat", "greeting");

function takeUpUrgent(turn: Turn, heard: Understanding): Turn {
  const known = { ...heard, visit: null };
  const taken = takeDetails(turn.state, known);
  return proceed(change(turn, { draft: taken.draft, digits: taken.digits }));
}

function takeUpDetails(begun: Turn, said: Understanding, answer: Answer | null): Turn {
  const told = impossibleDay(said) || otherClock(begun.state, said);
  const agreed = answerYesAnd(begun, said) ?? keepNote(begun, said);
  if (agreed) return agreed;
  const { turn, heard } = withOneMore(begun, withoutImpossible(withoutOtherClock(begun.state, said)));
  const read = answer ? withoutTopicOfQuestion(turn.state, heard) : heard;
  const taken = takeDetails(turn.state, read);
  const moveBy = hasWhen(read) ? null : (shiftIn(heard.text) ?? turn.state.moveBy);
  const topic = answer && heard.visit ? toDetail(heard.visit) : (turn.state.topic ?? null);
  const informed = change(turn, { draft: taken.draft, digits: taken.digits, moveBy, topic });
  const isBooking = turn.state.purpose === "book" || turn.state.purpose === "reschedule";
  const isWish = isBooking || taken.news.has("visit") || wishesIn(heard).some((wish) => wish === "book");
  const fresh = say(understood(informed), isWish ? told : "");
  if (told !== "" && isBooking && !hasWhen(heard)) return askAfresh(fresh);
  const purpose = newPurpose(turn.state, heard, taken.news) ?? messageInstead(turn.state, heard);
  if (purpose) {
    const queued = turn.state.purpose === null ? wishesIn(heard).slice(1, 3) : turn.state.queued;
    const turned = change(fresh, { queued });
    return turnTo(
      purpose === "book" ? withParty(withTopic(turned, heard), heard) : turned,
      purpose,
      heard.text,
    );
  }
  const brought: Heard = { heard: read, news: taken.news, answer };
  return answerStep(fresh, turn.state, brought) ?? answerRest(informed, fresh, brought);
}

/** What was settled before is not revived by a day that cannot be. */
const askAfresh = (turn: Turn): Turn =>
  ask(changeDraft(turn, { slot: null, when: noWish }), { kind: "collecting", asked: "when" });

/** 'And my husband too', in the middle of a booking: he comes next, and what is being booked stays as it is. */
function withOneMore(turn: Turn, heard: Understanding): { turn: Turn; heard: Understanding } {
  const { purpose, queued, draft } = turn.state;
  const isMore =
    purpose === "book" && draft.visit !== null && !queued.includes("book") && addsPerson(heard.text);
  if (!isMore) return { turn, heard };
  return {
    turn: say(change(turn, { queued: ["book", ...queued] }), oneByOne(2)),
    heard: { ...heard, name: draft.name ? null : heard.name },
  };
}

/** 'Forget it, just tell the dentist my crown fell off': the message takes the place of what was being done. */
const messageInstead = ({ purpose }: LiveState, heard: Understanding): Purpose | null =>
  purpose !== null && purpose !== "message" && isAbandoning(heard) && messageIn(heard.text) !== ""
    ? "message"
    : null;

/** 'How much is a root canal? – Can I book that for Tuesday': what was asked about is what is wished for. */
function withTopic(turn: Turn, { text }: Understanding): Turn {
  const { topic, draft } = turn.state;
  if (!topic || draft.visit || !/\b(?:that|it|one|this)\b/i.test(text)) return turn;
  return changeDraft(turn, { visit: { ...topic, assumed: ["as asked about before"] } });
}

/** 'For me and my two kids': one after the other, and the caller is told so. */
function withParty(turn: Turn, { text }: Understanding): Turn {
  const others = readParty(toUtterance(text)) - 1;
  if (others < 1) return turn;
  const queued = [...Array.from({ length: others }, () => "book" as const), ...turn.state.queued];
  return say(change(turn, { queued }), oneByOne(others + 1));
}

/** 'Are you open Saturday' wishes for no Saturday, and 'how much is whitening' for no whitening. */
function withoutTopicOfQuestion(state: LiveState, heard: Understanding): Understanding {
  if (hasIntent(heard, "book", "ask_availability", "reschedule", "cancel")) return heard;
  const asked = "asked" in state.step ? state.step.asked : null;
  const keepsVisit = asked === "visit" && !hasIntent(heard, "ask_services");
  const keepsWhen = (asked === "when" || state.step.kind === "offering") && !hasIntent(heard, "ask_hours");
  return {
    ...heard,
    visit: keepsVisit ? heard.visit : null,
    when: keepsWhen
      ? heard.when
      : { days: [], times: [], excludedDays: [], excludedTimes: [], soonest: null },
  };
}

/** What no step had an answer for. `turn` still counts the failures before. */
function answerRest(turn: Turn, fresh: Turn, { heard, answer, news }: Heard): Turn {
  if (answer) return afterAnswer(fresh, answer);
  if (news.size > 0) return proceed(fresh);
  if (hasIntent(heard, "are_you_human")) return askAgain(fresh);
  if (hasIntent(heard, "goodbye")) {
    const isOpen = turn.state.purpose === "book" && turn.state.step.kind === "collecting";
    return isOpen && isMereEnd.test(heard.text) ? askAgain(say(fresh, notYetBooked)) : sayGoodbye(fresh);
  }
  const isChat =
    onlyIntents(heard, "greeting", "thanks", "wait") || /\bi(?:'m| am) (?:back|here)\b/i.test(heard.text);
  if (isChat) return askAgain(fresh);
  const { slot } = turn.state.draft;
  if (slot && asksWhenAgain.test(heard.text))
    return askAgain(say(fresh, timeIsFree(slot, todayOf(turn.state))));
  // What was said is known already: the question was missed, not the answer.
  if (hasDetails(heard)) return notUnderstood(turn, "", patience);
  if (onlyIntents(heard, "yes", "thanks", "greeting")) return notUnderstood(turn, apologies[0], patience);
  if (/\bwhy (?:do|would|are|is)\b/i.test(heard.text)) return notUnderstood(turn, whyAsked);
  if (isOwnMatter(turn.state, heard))
    return ask(fresh, { kind: "offering_person", about: `Asked: ${heard.text.trim()}` });
  const note = yesOrNo(heard) === null ? answerFromNotes(turn.state, heard) : "";
  if (note === "") return notUnderstood(turn);
  const told = say(change(fresh, { lastAnswered: true }), note);
  return afterAnswer(told, { sentences: [note], isKnown: true, open: null });
}

/** 'That's it' ends what the caller had to say, not yet the call. */
const isMereEnd =
  /^\W*(?:(?:yeah|yep|yes|no|ok|okay|and)\W+)*(?:that'?s (?:it|all|everything)|that is (?:it|all))\W*$/i;

const asksWhenAgain =
  /\b(?:what|which) (?:was |is )?(?:the )?(?:day|date|time)\b|\bwhen (?:was|is) (?:that|it)\b/i;

/** A bill, a complaint, 'a question about …': nothing the clinic's facts hold, so the team is offered. */
const isOwnMatter = ({ purpose, step }: LiveState, { text }: Understanding): boolean =>
  purpose === null &&
  (step.kind === "greeting" || step.kind === "anything_else") &&
  /\b(?:question|query|enquiry|inquiry) (?:\w+ ){0,2}(?:about|regarding)\b|\b(?:invoice|bill|refund|receipt|complaint|complain|referral|prescription)\b/i.test(
    text,
  );

/** A plain 'yes' to an open question, or a detail said before, is understood: it may come more often than what is not. */
const patience = 4;

/** After a question the call goes on where it was; one left open is offered to the team when nothing else is going on. */
function afterAnswer(turn: Turn, answer: Answer): Turn {
  const { purpose, step } = turn.state;
  const isIdle =
    purpose === null &&
    (step.kind === "greeting" || step.kind === "anything_else" || step.kind === "offering_person");
  if (!isIdle) return askAgain(turn);
  return answer.open === null
    ? ask(turn, { kind: "anything_else" })
    : ask(turn, { kind: "offering_person", about: `Asked: ${answer.open.trim()}` });
}
