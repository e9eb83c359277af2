import { isLastAlone } from "#server/dialogue/conversation/merged-name.ts";
import type { BookingAsk, IdentityAsk, LiveState, NextStep } from "#server/dialogue/conversation/state.ts";
import { clockOf, isRungBackOnly, todayOf } from "#server/dialogue/conversation/today.ts";
import type { LifeThreat } from "#server/dialogue/understanding.ts";
import type { NewDetailKind } from "#server/dialogue/what/read-new-details.ts";
import { closedNow } from "./answers.ts";
import { moveReadBack, readBack } from "./booking.ts";
import { askForPerson, visitDue } from "./outbound.ts";
import { lastDigits, onDay, spokenSlot, spokenTimes, whatIsFree } from "./spoken.ts";
import { whichOfSeveral } from "./which-visit.ts";

/**
 * The question that each step stands for. `attempt` 0 is the first time; later ones say the same
 * differently, for a caller who was not understood or did not answer.
 */
export function promptOf(state: LiveState, attempt = 0): string {
  const { step } = state;
  switch (step.kind) {
    case "greeting":
      return vary(
        attempt,
        "How can I help?",
        "Would you like to book, change or cancel an appointment? You can also press 1 to book, 2 to change, 3 to cancel, 4 to leave a message.",
      );
    case "reaching_person":
      return askForPerson(state.outbound);
    case "offering_visit":
      return vary(attempt, visitDue, "Shall I look for a time for a check-up, yes or no?");
    case "collecting":
      return bookingQuestion(state, step.asked, attempt);
    case "offering":
      return offerQuestion(state, step.times, attempt);
    case "reading_back":
      return attempt > 0
        ? `${readBack(step.booking, todayOf(state))} Say yes to book it, or tell me what to change.`
        : `${readBack(step.booking, todayOf(state))} Shall I book that?`;
    case "confirming_move":
      return `${moveReadBack(step.appointment, step.to, todayOf(state))} ${vary(attempt, "Shall I change it?", "Say yes to change it, or no to leave it.")}`;
    case "identifying":
      return identityQuestion(state, step.asked, attempt);
    case "asking_whose":
      return vary(
        attempt,
        "Are you the patient yourself, or the parent of a child who is coming in?",
        "Is it your own appointment, or your child's?",
      );
    case "choosing_appointment":
      return whichOfSeveral(step.found, todayOf(state), attempt);
    case "confirming_cancel":
      return vary(
        attempt,
        "Shall I cancel it?",
        `The appointment is ${spokenSlot(step.appointment, todayOf(state))}. Shall I cancel it, yes or no?`,
      );
    case "offering_person":
      if (isRungBackOnly(state))
        return vary(
          attempt,
          `${state.isClosedTold ? "" : `${closedNow(state.facts, todayOf(state), clockOf(state))} `}Would you like the team to ring you back?`,
          "Shall I ask the team to ring you back, yes or no?",
        );
      return state.facts.canTransfer
        ? vary(
            attempt,
            "Would you like me to put you through to the team?",
            "Shall I put you through to the team, yes or no?",
          )
        : vary(
            attempt,
            "Would you like to leave a message for the team?",
            "Shall I take a message for the team, yes or no?",
          );
    case "offering_rebooking":
      if (step.isFirst)
        return vary(attempt, "Shall I look for a time?", "Shall I look for a time, yes or no?");
      return vary(
        attempt,
        "Would you like another appointment instead?",
        "Shall I look for another appointment, yes or no?",
      );
    case "offering_waitlist":
      return vary(attempt, "Would you like to be on it?", "Shall I put you on the waitlist, yes or no?");
    case "taking_message":
      return messageQuestion(state, step, attempt);
    case "checking_emergency":
      if (step.isSent) return vary(attempt, sentQuestion, emergencyQuestionAgain[step.degree], stillSent);
      if (step.isOfPoison) return vary(attempt, poisonQuestion, `${ifSo} ${poisonQuestion.toLowerCase()}`);
      if (isOfSwallowed(state))
        return vary(attempt, swallowedQuestion, `${ifSo} is there any coughing or trouble breathing?`);
      return vary(attempt, emergencyQuestion[step.degree], emergencyQuestionAgain[step.degree]);
    case "anything_else":
      // The caller said already what else there is.
      if (state.later) return "";
      return vary(attempt, "Is there anything else I can help with?", "Can I help with anything else?");
    case "ended":
      return "";
  }
}

const vary = (attempt: number, ...ways: readonly string[]): string =>
  ways[Math.min(attempt, ways.length - 1)] ?? "";

const callerNumberQuestion = (state: LiveState, use: string): string =>
  `Is the number you are ringing from, ending in ${lastDigits(state.callerNumber ?? "")}, ${use}?`;

function bookingQuestion(state: LiveState, asked: BookingAsk, attempt: number): string {
  switch (asked) {
    case "visit":
      return vary(
        attempt,
        "What is the appointment for?",
        "What is the appointment for: a check-up, a cleaning, a toothache, or something else? You can also press 1, 2 or 3 for the first three.",
      );
    case "when":
      if (state.draft.when.times.length > 0)
        return vary(attempt, "What day would suit you?", "Which day would you like to come in?");
      return vary(
        attempt,
        state.moving ? "What day and time would suit you instead?" : "What day and time would suit you?",
        "Which day would you like to come in, and at what time? You can say, for example, Thursday at ten, or press 1 for the next free time.",
      );
    case "time":
      return vary(
        attempt,
        `What time would suit you${dayWished(state)}?`,
        "At what time would you like to come in? You can also press 1 for the next free time.",
      );
    case "name":
      return state.bookedFor || state.draft.isForOther
        ? vary(
            attempt,
            "What is the name of the person this appointment is for?",
            "What is the first and last name of the person it is for?",
          )
        : vary(attempt, "What is your name?", "What is your first and last name? You can spell it.");
    case "surname":
      return vary(
        attempt,
        `And the ${missingName(state)} name?`,
        `What is the ${missingName(state)} name? You can spell it, or press hash to go on without.`,
      );
    case "own_number":
      return callerNumberQuestion(state, "the best one to reach you");
    case "phone":
      return vary(
        attempt,
        "What is the best phone number to reach you?",
        "What is your phone number, with the area code? You can also type it on your phone.",
      );
    case "change":
      return vary(
        attempt,
        "What should I change?",
        "What should I change: the day, the time, the name, the number, or what it is for? You can also press 1 to 5 for these.",
      );
  }
}

function dayWished(state: LiveState): string {
  const [first, second] = state.draft.when.days;
  return first && !second && first.value.from === first.value.to
    ? ` ${onDay(first.value.from, todayOf(state))}`
    : "";
}

function offerQuestion(
  state: LiveState,
  times: Extract<NextStep, { kind: "offering" }>["times"],
  attempt: number,
): string {
  const list = spokenTimes(times, todayOf(state));
  if (times.length === 1) return `I have a free time ${list}. Would that suit you?`;
  return attempt > 0
    ? `The free times are ${list}. Which one would you like? You can also name another day or time, or press ${times.map((_, i) => i + 1).join(", ")}, or 9 for another day.`
    : `${whatIsFree(times, todayOf(state))}. Which time would suit you?`;
}

function identityQuestion(state: LiveState, asked: IdentityAsk, attempt: number): string {
  switch (asked) {
    case "name":
      return vary(
        attempt,
        state.draft.isForOther
          ? "What is the name of the person the appointment is for?"
          : "What name is the appointment under?",
        "What is the first and last name the appointment is under?",
      );
    case "surname":
      return `And the ${missingName(state)} name?`;
    case "phone":
      return vary(
        attempt,
        "What phone number is it under?",
        "What phone number did you give when you booked? You can also type it on your phone.",
      );
    case "own_number":
      return callerNumberQuestion(state, "the number it was booked with");
    case "again":
      return vary(
        attempt,
        "Could it be under another phone number, or a different spelling of the name?",
        "Which other phone number or name could it be under?",
      );
    case "visit_day":
      return vary(
        attempt,
        state.draft.isForOther || state.whose?.now === "child"
          ? "So I know whom I am speaking with: which day is the appointment?"
          : "So I know it's you: which day is your appointment?",
        "Which date is the appointment on?",
      );
  }
}

const whatIsNew: Readonly<Record<NewDetailKind, string>> = {
  address: "What is the new address?",
  number: "What is the new number?",
  email: "What is the new e-mail address?",
  fund: "Which fund is it now?",
  card: "What is the new card?",
  details: "What should be changed, and to what?",
};

function messageQuestion(
  state: LiveState,
  { asked, message }: Extract<NextStep, { kind: "taking_message" }>,
  attempt: number,
): string {
  const newDetail = message.newDetail?.kind;
  switch (asked) {
    case "text":
      return vary(
        attempt,
        newDetail ? whatIsNew[newDetail] : "What is the message?",
        "What should I tell the team? Press 1 if they should just ring you back.",
      );
    case "name":
      return vary(
        attempt,
        "What is your name?",
        "What is your first and last name? You can also press hash to leave it out.",
      );
    case "own_number":
      return callerNumberQuestion(state, "the best one to ring you back on");
    case "phone":
      return vary(
        attempt,
        "What number should the team ring you back on?",
        "What is your phone number, with the area code? You can also type it on your phone.",
      );
  }
}

const emergencyQuestion: Readonly<Record<LifeThreat, string>> = {
  breathing: "Is somebody having trouble breathing or swallowing, or is a swelling spreading, right now?",
  bleeding: "Is there bleeding right now that will not stop?",
  collapse: "Is it happening now, or has it only just happened?",
  violence: "Is somebody in danger now, or is it hard to breathe or swallow?",
};

/** After 000 was named as due. */
const sentQuestion =
  "If anybody is in danger, hang up and dial triple zero, 000, now. Or is nobody in danger?";
const stillSent =
  "I am still here. In danger, hang up and dial triple zero, 000. If it is only the tooth, say so, and I can help.";

const isOfSwallowed = ({ toldEmergencies, step }: LiveState): boolean =>
  toldEmergencies.at(-1) === "swallowed_tooth" &&
  step.kind === "checking_emergency" &&
  step.degree === "breathing";
const swallowedQuestion = "Is there any coughing or trouble breathing now?";
const poisonQuestion = "Is anybody drowsy, choking or short of breath now?";

/** The number comes first every time: whoever answers beside the question may need it. */
const ifSo = "If it is, hang up and dial triple zero, 000. Yes or no:";
const emergencyQuestionAgain: Readonly<Record<LifeThreat, string>> = {
  breathing: `${ifSo} is it hard to breathe or swallow now, or is a swelling getting bigger?`,
  bleeding: `${ifSo} is it still bleeding now?`,
  collapse: `${ifSo} is it happening now, or did it happen today?`,
  violence: `${ifSo} is somebody in danger, or is it hard to breathe or swallow?`,
};

const missingName = ({ draft }: LiveState): "first" | "last" =>
  draft.name && isLastAlone(draft.name) ? "first" : "last";
