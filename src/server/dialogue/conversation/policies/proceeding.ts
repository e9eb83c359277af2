import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import { foundOnCall } from "#server/dialogue/conversation/found-visits.ts";
import { nameOf } from "#server/dialogue/conversation/name-of.ts";
import { foundOne } from "#server/dialogue/conversation/phrases/call.ts";
import { thankYouForPraise } from "#server/dialogue/conversation/praise.ts";
import {
  bookedOnCall,
  type Detail,
  type LiveState,
  type Purpose,
} from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { severalToCancel } from "#server/dialogue/conversation/visits-to-cancel.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { PersonName } from "#server/dialogue/understanding.ts";
import { peopleIn } from "#server/dialogue/what/people-spoken-of.ts";
import {
  isThanks,
  messageText,
  readMessage,
  recipientIn,
  wantsRecords,
} from "#server/dialogue/what/read-message.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { proceedBooking } from "./booking.ts";
import { startCancelling } from "./cancelling.ts";
import { cancelEach, proceedIdentifying, startMoving, withAppointment } from "./identifying.ts";
import { proceedMessage, startCallback } from "./messages.ts";
import { wishBack } from "./second-thoughts.ts";
import { proceedWaitlist } from "./waitlist.ts";
import { meansAll, whichBooked } from "./which-booked.ts";
import { foundMeant } from "./which-found.ts";

/** Carries on with what the caller wants, from wherever the call stands. */
export function proceed(turn: Turn): Turn {
  const { purpose, moving, step } = turn.state;
  switch (purpose) {
    case "book":
      return proceedBooking(turn);
    case "reschedule":
      return moving ? proceedBooking(turn) : proceedIdentifying(turn, "reschedule");
    case "cancel":
    case "check":
    case "confirm":
      return proceedIdentifying(turn, purpose);
    case "waitlist":
      return proceedWaitlist(turn);
    case "message":
    case "callback":
    case "running_late":
      return step.kind === "taking_message"
        ? proceedMessage(turn, step.message)
        : proceedMessage(turn, {
            kind: purpose === "callback" ? "callback" : "message",
            text: "",
            brief: false,
          });
    case null:
      return step.kind === "greeting" ? askAgain(turn) : ask(turn, { kind: "anything_else" });
  }
}

/** Turns to a new wish. What this very call booked may be changed without identifying the caller again. */
export function turnTo(turn: Turn, purpose: Purpose, text: string): Turn {
  const { draft } = turn.state;
  const others = Math.max(1, bookedOnCall(turn.state).length - 1);
  const queued =
    purpose === "cancel" && meansAll(text)
      ? [...Array.from({ length: others }, () => "cancel" as const), ...turn.state.queued]
      : turn.state.queued;
  const known = draft.name ?? (purpose === "book" ? nameForMore(turn.state, text) : ownName(turn.state));
  const turned = changeDraft(
    change(turn, {
      purpose,
      moving: null,
      queued,
      besideOwn: null,
      ...(text !== "" && { cancelSaid: text }),
    }),
    {
      name: known,
    },
  );
  switch (purpose) {
    case "running_late":
      return proceedMessage(change(turned, { isLateTold: true }), {
        kind: "message",
        text: `Running late: ${text.trim()}`,
        brief: true,
      });
    case "callback":
      return startCallback(
        say(turned, "The team can ring you back."),
        `Asked for a call back: ${text.trim()}`,
      );
    case "message":
      return proceedMessage(thanked(turned, text), {
        kind: "message",
        text: messageIn(text),
        brief: false,
        to: recipientIn(text),
      });
    case "cancel":
    case "reschedule":
      return changeStanding(turn, turned, purpose, text) ?? proceed(turned);
    default:
      return proceed(turned);
  }
}

/** The visit spoken of, one that this call booked, or one that it found; null where it has to be looked up. `turn`: before the wish. */
function changeStanding(
  turn: Turn,
  turned: Turn,
  purpose: "cancel" | "reschedule",
  text: string,
): Turn | null {
  const { moving, step } = turn.state;
  const spokenOf = step.kind === "confirming_cancel" ? step.appointment : moving;
  const [appointment, more] = spokenOf ? [spokenOf] : whichBooked(turn.state, purpose, text);
  if (!appointment) {
    const each = purpose === "cancel" ? eachFound(turn.state, text) : null;
    if (each) return cancelEach(turned, each);
    const told = foundMeant(turn.state, text);
    return told && withAppointment(turned, told, purpose);
  }
  if (more) return ask(turned, { kind: "choosing_appointment", purpose, found: bookedOnCall(turn.state) });
  if (purpose === "cancel")
    return startCancelling(say(turned, foundOne(appointment, todayOf(turned.state))), appointment);
  const back = wishBack(turn.state, appointment, text);
  return startMoving(back ? changeDraft(turned, { when: back }) : turned, appointment, !spokenOf);
}

/** Those that are still to be cancelled of several, or the several that the words name; null where it is one. */
function eachFound(state: LiveState, text: string): readonly FoundAppointment[] | null {
  const { toCancel = [], draft } = state;
  const found = foundOnCall(state);
  if (text !== "") return severalToCancel(text, draft.when.days, found);
  const next = found.filter(({ appointmentId }) => toCancel.includes(appointmentId));
  return next.length > 0 ? next : null;
}

/** 'Say thanks to Dr Nguyen': good to hear before it is passed on. */
const thanked = (turn: Turn, text: string): Turn =>
  isThanks(readMessage(text)?.words ?? "") ? say(turn, thankYouForPraise) : turn;

/** 'I need another root canal' behind one's own: whose it is was told. A second check-up is rather somebody else's. */
function nameForMore(state: LiveState, text: string): Detail<PersonName> | null {
  const own = bookedOnCall(state).find(({ appointmentId }) => appointmentId === state.ownVisit);
  const { visit } = state.draft;
  if (!own || !visit || ofAnyone.test(text) || !(ofOwn.test(text) || oneMoreOfMouth.test(text))) return null;
  if (peopleIn(toUtterance(text)).some(({ isSelf }) => !isSelf)) return null;
  const isRoutine = /check|clean|exam|scale|polish/i.test(visit.heard);
  return isRoutine && visit.value === own.appointmentType ? null : nameOf(own);
}
const ofOwn =
  /\b(?:i|i['’]d|i['’]ve|i['’]ll)(?: (?:will|would|have|also|still|really|think|probably|just))* (?:need|want|like|got to (?:get|have)|have to (?:get|have))\b(?! to (?:book|make|bring|arrange|know|ask))|\b(?:can|could|may) i (?:also |please |just )*(?:get|have|come)\b/i;
const oneMoreOfMouth =
  /^\W*(?:(?:and|also|plus|ok|okay|oh|yes|um|uh|then)\W+)*(?:another|one more|a second) (?:root|filling|crown|extraction|implant)/i;
/** 'Another appointment' may be anybody's. */
const ofAnyone =
  /\b(?:another|one more|a second) (?:appointment|booking|visit|one|time|slot)\b|\b(?:he|she|they|him|her|them|his|their)\b/i;

/** Who speaks, where this call booked a visit: nobody is asked for the name once more. */
function ownName(state: LiveState): Detail<PersonName> | null {
  const own = bookedOnCall(state).find(({ appointmentId }) => appointmentId === state.ownVisit);
  return own ? nameOf(own) : state.bookedFor;
}

/** 'tell them that …': the message may come in the same breath; nothing = ask for it. */
export function messageIn(text: string): string {
  const message = readMessage(text);
  if (message) return messageText(message);
  return wantsRecords(text) ? text.trim() : "";
}
