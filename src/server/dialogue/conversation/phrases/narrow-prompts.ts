import type { BookingAsk, IdentityAsk, LiveState, MessageAsk } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { moveReadBack, readBack } from "./booking.ts";
import { promptOf } from "./prompts.ts";
import { lastDigits, spokenList, spokenSlot } from "./spoken.ts";

/** The present question at its narrowest, for whoever was asked twice and gave no answer to it: a choice, keys or letters. */
export function narrowPromptOf(state: LiveState): string {
  const { step } = state;
  switch (step.kind) {
    case "greeting":
      return "Press 1 to book, 2 to change, 3 to cancel or 4 to leave a message, or press 0 for the team.";
    case "reaching_person":
      return "Please say just yes or no. Am I speaking with the person I asked for?";
    case "offering_visit":
      return `Shall I look for a time for a check-up? ${yesOrNoKeys}`;
    case "collecting":
      return ofBooking(state, step.asked);
    case "offering":
      return `${keyed(step.times.map((time) => spokenSlot(time, todayOf(state))))}, or ${step.times.length === 1 ? 2 : 9} for another time.`;
    case "reading_back":
      return `${readBack(step.booking, todayOf(state))} Press 1 to book it, or 2 if something is wrong.`;
    case "confirming_move":
      return `${moveReadBack(step.appointment, step.to, todayOf(state))} Press 1 to change it, or 2 to leave it.`;
    case "identifying":
      return ofIdentity(state, step.asked);
    case "choosing_appointment":
      return `${keyed(step.found.map((found) => spokenSlot(found, todayOf(state))))}, or 0 for the team.`;
    case "confirming_cancel":
      return `The appointment is ${spokenSlot(step.appointment, todayOf(state))}. Press 1 to cancel it, or 2 to keep it.`;
    case "offering_person":
      return `${promptOf({ ...state, isClosedTold: true })} ${yesOrNoKeys}`;
    case "offering_rebooking":
    case "offering_waitlist":
      return `${promptOf(state)} ${yesOrNoKeys}`;
    case "taking_message":
      return ofMessage(state, step.asked);
    case "checking_emergency":
    case "asking_whose":
      return promptOf(state, 1);
    case "anything_else":
      return "Press 1 if there is something else, 2 if that is all, or 0 for the team.";
    case "ended":
      return "";
  }
}

const yesOrNoKeys = "Press 1 for yes, or 2 for no.";
/** As many as there are keys for. */
const keyed = (choices: readonly string[]): string =>
  `Press ${spokenList(
    choices.slice(0, 3).map((each, i) => `${i + 1} for ${each}`),
    "or",
  )}`;

const spellName = "Please spell the name for me, one letter after the other";
const spellLastName =
  "Please spell the last name, one letter after the other, or press hash to go on without.";
const typeNumber = "Please type the phone number on your phone, with the area code, and then press hash.";
const numberOfLine = ({ callerNumber }: LiveState): string =>
  `Press 1 if I should use the number you are ringing from, ending in ${lastDigits(callerNumber ?? "")}, or 2 for another number.`;

function ofBooking(state: LiveState, asked: BookingAsk): string {
  switch (asked) {
    case "visit":
      return "Press 1 for a check-up, 2 for a cleaning or 3 for a toothache, or press 0 for the team.";
    case "when":
    case "time":
      return "Press 1 for the next free time, or 0 for the team. Or say only a day, such as Thursday.";
    case "name":
      return `${spellName}, or press 0 for the team.`;
    case "surname":
      return spellLastName;
    case "phone":
      return typeNumber;
    case "own_number":
      return numberOfLine(state);
    case "change":
      return "Press 1 to change the day, 2 the time, 3 the name, 4 the number or 5 what it is for.";
  }
}

function ofIdentity(state: LiveState, asked: IdentityAsk): string {
  switch (asked) {
    case "name":
      return `${spellName}, or press 0 for the team.`;
    case "surname":
      return spellLastName;
    case "phone":
      return typeNumber;
    case "own_number":
      return numberOfLine(state);
    case "again":
      return "Please type the phone number it could be under, and then press hash. Or ask for the team.";
    case "visit_day":
      return "Please say only the date of the appointment, such as the twelfth of August, or press 0 for the team.";
  }
}

function ofMessage(state: LiveState, asked: MessageAsk): string {
  switch (asked) {
    case "text":
      return "Tell me in a few words what it is about, or press 1 and the team will just ring you back.";
    case "name":
      return `${spellName}, or press hash to leave it out.`;
    case "phone":
      return typeNumber;
    case "own_number":
      return numberOfLine(state);
  }
}
