import type { FreeTime } from "#contract/errors.ts";
import { appointmentTypes } from "#contract/limits.ts";
import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { mergedWish, takeDetails } from "#server/dialogue/conversation/details.ts";
import { nameOf } from "#server/dialogue/conversation/name-of.ts";
import { cancelled, cancelledAlready } from "#server/dialogue/conversation/phrases/call.ts";
import { hasWhen } from "#server/dialogue/conversation/reading.ts";
import {
  bookedOnCall,
  type Detail,
  isEmptyOffer,
  type LiveState,
  noWish,
  type WhenWish,
} from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { fits } from "#server/dialogue/conversation/wishes.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readBookedQuestion } from "#server/dialogue/what/read-booked-question.ts";
import { asksBackWhen, asksIfDone } from "./asks-back.ts";
import { proceedBooking } from "./booking.ts";

/** Callers who take back what they have just had done, or asked for. */

const inError = "(?:by (?:accident|mistake)|accident(?:al)?ly|mistakenly)";
const cancelledInError = `\\bcancel\\w*\\b.*\\b${inError}\\b|\\b${inError}\\b.*\\bcancel`;
const visit = "(?:one|appointment|booking|visit|slot|time)";
const it = `(?:it|that|mine|me|us|him|her|(?:that|the|my|this) ${visit})`;
const wantsBack = new RegExp(
  [
    `\\b(?:have|get|want|need|like|take|give|book|put|pop|keep)\\b(?: \\w+){0,2}? ${it}(?: (?:in|down))? (?:back|again|after all)\\b(?! (?:to|through|on)\\b)`,
    `\\bi do (?:want|need) ${it}\\b`,
    `\\bre-?book ${it}\\b`,
    "\\b(?:don'?t|do not|didn'?t (?:want|mean) to|shouldn'?t have) cancel",
    "\\b(?:un-?cancel|reinstate|undo)\\b",
    `\\b(?:meant|mean|wanted|want|like|need) to keep ${it}\\b`,
    "\\b(?:the )?same (?:one |time |appointment )?(?:again|as before)\\b",
    "\\bdidn'?t mean (?:that|it|to)\\b",
    "\\b(?:put|get|have|give|bring|wants?|need) (?:(?!(?:call|ring|phone|text)\\b)[\\w':]+ ){1,5}back\\b(?! to\\b)",
    "\\b(?:book|make|schedule) (?:it|that|mine|me|the same)\\b(?: \\w+){0,3}? again\\b",
    "\\b(?:didn'?t|did not|never|haven'?t|wasn'?t)(?: \\w+){0,3}? (?:yes|cancel\\w*)\\b",
    "\\b(?:still|do) want (?:it|that|my|mine|the)\\b",
    "\\b(?:restore|revert)\\b",
    cancelledInError,
    `\\bis ${it} (?:\\w+ )?still (?:available|free|there|open)\\b`,
  ].join("|"),
  "i",
);

/** 'Oh wait, I do want it after all', once it is cancelled: the same is booked anew, if it is still free, after its own yes. */
export function bookAgain(turn: Turn, heard: Understanding): Turn | null {
  const { cancelled: gone } = turn.state;
  if (!gone || !isEmptyOffer(turn.state)) return null;
  const isSame = !hasWhen(heard) || /\bsame\b/i.test(heard.text) || fits(mergedWish(noWish, heard), gone);
  if (!wantsBack.test(heard.text) || !isSame) return null;
  const booking = change(say(understood(turn), cancelledAlready), { purpose: "book", moving: null });
  return bookLike(booking, gone, exactly(gone));
}

/** For the same person and the same reason. */
export function bookLike(turn: Turn, gone: FoundAppointment, when: WhenWish): Turn {
  const type = appointmentTypes.find((each) => each === gone.appointmentType);
  const visit = type
    ? { value: type, heard: "", assumed: ["as the cancelled appointment"], unsure: false }
    : null;
  return proceedBooking(changeDraft(turn, { name: nameOf(gone), when, slot: null, visit }));
}

/** 'I cancelled by accident yesterday', to a new call, which does not know what was cancelled: it is booked anew. */
export function bookAnew(turn: Turn, heard: Understanding): Turn | null {
  const { cancelled: gone, purpose, justBooked } = turn.state;
  if (gone || justBooked || purpose !== null || heard.emergency) return null;
  if (!inAnotherCall.test(heard.text)) return null;
  const { draft } = takeDetails(turn.state, { ...heard, visit: null });
  const booking = change(say(understood(turn), "I can book it anew."), { purpose: "book" });
  return proceedBooking(change(booking, { draft: { ...draft, slot: null } }));
}
const inAnotherCall = new RegExp(cancelledInError, "i");

/** 'What time was it?', 'am I still booked?', of what this call cancelled: that it is cancelled. */
export function tellCancelled(turn: Turn, heard: Understanding): Turn | null {
  const { state } = turn;
  if (!state.cancelled || bookedOnCall(state).length > 0 || !isEmptyOffer(state)) return null;
  const isAsked =
    asksBackWhen(heard) ||
    asksIfDone(heard) ||
    readBookedQuestion(heard.text) !== null ||
    stillBooked.test(heard.text);
  return isAsked ? askAgain(say(understood(turn), cancelled(state.cancelled, todayOf(state)))) : null;
}
const stillBooked = /\b(?:am i|are we|i'?m|we'?re) (?:\w+ )?(?:still |not )?(?:booked|down)\b/i;

export const exactly = ({ date, time }: FreeTime): WhenWish => ({
  ...noWish,
  days: [detail({ from: date, to: date })],
  times: [detail({ kind: "exact", time } as const)],
});
const detail = <Value>(value: Value): Detail<Value> => ({
  value,
  heard: "",
  assumed: ["as it was before"],
  unsure: false,
});

const before =
  /\bback\b(?! (?:half|an?|one|two|\d))|\b(?:as|what|where|how|when) (?:it|they|that) (?:was|were)\b|\bthe (?:first|original|old) (?:one|time|day)\b/i;

/** 'Put it back', 'change it back to what it was': where it stood before this call moved it. */
export function wishBack(
  { movedFrom, draft }: LiveState,
  moved: FoundAppointment,
  text: string,
): WhenWish | null {
  const isMeant =
    movedFrom?.appointmentId === moved.appointmentId && (before.test(text) || undoes.test(text));
  return movedFrom && isMeant && draft.when.days.length + draft.when.times.length === 0
    ? exactly(movedFrom)
    : null;
}

/** Whether the words move back what this call moved, without naming the time. */
export const movesBack = ({ movedFrom }: LiveState, { text }: Understanding): boolean =>
  movedFrom != null && (undoes.test(text) || (turnsBack.test(text) && before.test(text)));
const undoes = /\bundo (?:it|that|this)\b/i;
const turnsBack =
  /\b(?:put|move|change|switch|shift|swap|set) (?:it|that|mine)\b|\b(?:prefer\w*|liked|go back)\b/i;
