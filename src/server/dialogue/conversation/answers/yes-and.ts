import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { asksInstead } from "#server/dialogue/conversation/asks-instead.ts";
import { kindIn } from "#server/dialogue/conversation/dentist-kinds.ts";
import { stands } from "#server/dialogue/conversation/phrases/booking.ts";
import { onSlot, possessive } from "#server/dialogue/conversation/phrases/spoken.ts";
import { leaveMessage } from "#server/dialogue/conversation/policies/messages.ts";
import { queueUp, somebodyElse } from "#server/dialogue/conversation/policies/party.ts";
import { hasDetails, hasIntent, hasWhen, isAbandoning } from "#server/dialogue/conversation/reading.ts";
import { isSeries } from "#server/dialogue/conversation/series.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { noteOf, withFurtherNote } from "#server/dialogue/conversation/visit-notes.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import type { Comer } from "#server/dialogue/what/read-comers.ts";
import { messageText, readMessage, wantsRecords } from "#server/dialogue/what/read-message.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { behindYes, isMereRemark, mendsIt } from "./agreement.ts";
import { commit } from "./commit.ts";

/**
 * 'Yes, and my husband too', 'yes, and tell them I'm allergic to penicillin': what was read back is booked, and the rest
 * comes after it. Without this the rest would be lost, or the booking for the sake of the rest.
 */
export function answerYesAnd(turn: Turn, heard: Understanding): Turn | null {
  const { step } = turn.state;
  if (!("unheard" in step) || step.unheard) return null;
  const remarked = answerRemark(turn, heard);
  if (remarked || step.kind !== "reading_back") return remarked;
  const rest = agreed.exec(heard.text)?.[1] ?? "";
  if (rest === "" || changes.test(rest) || asksInstead(heard.text)) return null;
  const note = noteIn(rest);
  const others = addsPerson(rest) ? [somebodyElse] : moreOf(rest);
  const isMoreDays = others.length === 0 && heard.when.days.length > 0 && addsDay.test(rest);
  if (note === "" && others.length === 0 && !isMoreDays) return null;
  const same = heard.visit === null ? (turn.state.draft.visit?.heard ?? "") : "";
  const words = `book ${same} ${rest.replace(/^\W*(?:and|also|plus)\b/i, "").trim()}`;
  const kept = change(queueUp(turn, others), {
    ...(isMoreDays && { later: { text: words, isSamePerson: true, isBooking: true } }),
    noteToPass: bothNotes(turn.state, note),
    misses: 0,
  });
  return commit(kept);
}

/** 'Yes, but write down I'm allergic to latex', 'yeah, if I'm still crook I'll ring': a yes all the same. */
function answerRemark(turn: Turn, heard: Understanding): Turn | null {
  const behind = behindYes(heard.text);
  if (behind === null || hasDetails({ ...heard, visit: null })) return null;
  if (isMereRemark(behind)) return commit(turn);
  const isTold = !asksInstead(behind) && (noteTold.test(behind) || (toKnow.test(behind) && !mendsIt(behind)));
  if (!isTold) return null;
  const note = noteIn(behind) || behind;
  return commit(change(turn, { noteToPass: bothNotes(turn.state, note.trim()), misses: 0 }));
}

/** Told to be noted, so it mends nothing. */
const noteTold =
  /^\W*(?:(?:please|can you|could you|you (?:must|should|need to|have to)|make sure (?:you|they|to)|and|also|just|don'?t forget to)\W+)*(?:(?:write|note|put|jot)\b(?: (?:it|that|this))? (?:down|in the notes|on (?:my|the) file)\b.{4,}|(?:make a note|note|mention|tell (?:them|him|her|the \w+)|let (?:them|him|her|the \w+) know|(?:it|the notes?|my file) (?:must|has to|needs to|should) say)\b.{4,}|add (?:\w+ ){1,8}to (?:the|my) (?:notes?|file)\b.*)$/i;

/** 'Can you tell them I'm allergic' before the yes: it goes with the booking, which stays as it is. */
export function keepNote(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, draft } = turn.state;
  const isUnderWay = draft.slot !== null || draft.visit !== null;
  if (purpose !== "book" || !isUnderWay || isAbandoning(heard)) return null;
  const note = hasIntent(heard, "leave_message") ? noteIn(heard.text) : "";
  if (note === "") return null;
  const kept = change(turn, { noteToPass: bothNotes(turn.state, note), misses: 0 });
  return askAgain(say(kept, notePassedOn));
}

/**
 * 'No, I need it changed to a filling', once it is booked: the booking stands, and the team is told what it is for. A
 * reason alone, without a word that points back, is a wish for another visit.
 */
export function noteReason(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, justBooked, bookedFor, draft } = turn.state;
  if (purpose !== null || !justBooked || heard.visit === null || hasWhen(heard)) return null;
  if (!changesReason.test(heard.text) || isOfMore.test(heard.text)) return null;
  const today = todayOf(turn.state);
  const text = `${possessive(justBooked.patientName)} visit ${onSlot(justBooked, today)} is for ${heard.visit.heard.toLowerCase()}. The caller said: ${heard.text.trim()}`;
  const told = say(change(turn, { misses: 0 }), reasonForTeam, stands([justBooked], today));
  const known = changeDraft(told, { name: draft.name ?? bookedFor });
  return leaveMessage(known, { kind: "message", text });
}

const reasonForTeam = "I cannot change what a booking is for, so I will leave a note for the team.";
const changesReason =
  /\b(?:chang\w*|switch\w*|make|put|need|want|meant)\b(?: \w+){0,2}? (?:it|that|this)\b(?: \w+){0,3}? (?:to|for|as|into|an?)\b|\b(?:it|that|this)(?:'?s| is| was| should(?:'ve| have)? be(?:en)?| needs to be)(?: \w+){0,3}? not\b|\b(?:it|that) (?:should|needs to|was supposed to|was meant to)(?: have)? be(?:en)?\b|\b(?:chang\w*|switch\w*) (?:the|my) (?:reason|treatment|type|visit|appointment|booking)\b/i;
const isOfMore = /\b(?:another|also|too|as well|how much|how long|cost|price|for (?:my|our))\b/i;

/** What was told before is not lost by what is told now. */
const bothNotes = ({ noteToPass = "" }: LiveState, note: string): string =>
  [noteToPass, note].filter((each) => each !== "").join(". ");

const notePassedOn = "I will pass that on once it is booked.";

const agreed =
  /^\W*(?:(?:um+|uh+|oh|ah|so|well|right|and|ok|okay)\W+)*(?:yes|yeah|yep|yup|sure|correct|perfect|great|okay|ok|that'?s (?:right|it|fine|correct|good))\b(.*)$/is;
const changes =
  /\b(?:but|except|change|wrong|different|not right|instead|make (?:it|that)|rather|actually|no)\b/i;

/** 'Yes, and New Year's Eve too': a further visit, and no other day for the one that was read back. */
const addsDay = /^\W*(?:and|also|plus)\b.*\b(?:too|as well|also|another|one more)\b|^\W*(?:and )?also\b/i;

const oneMore = new RegExp(
  `\\b(?:and|also|plus|as well as)\\b(?:\\W+\\w+){0,4}?\\W+${aRelative}\\b(?!'s)(?:\\W+\\w+){0,3}?\\W+(?:too|as well|also)\\b|\\b(?:another|one|book|one more)(?: (?:one|appointment|booking))? for ${aRelative}\\b`,
  "i",
);

/** 'And there are two more of us' */
function moreOf(text: string): readonly Comer[] {
  const said =
    /\b(two|three|four|2|3|4) (?:more|others)(?: of us| people| kids| too)?\b(?! (?:times?|things?|questions?|weeks?|days?|minutes?|fillings?|teeth))/i.exec(
      text,
    )?.[1];
  const count =
    said === undefined ? 0 : Number(said) || ["two", "three", "four"].indexOf(said.toLowerCase()) + 2;
  return Array.from({ length: count }, () => somebodyElse);
}

/** Whether one person more is to be booked than the caller spoke of so far. */
export const addsPerson = (text: string): boolean => oneMore.test(text);

const right = "(?:straight|right|directly|immediately|just) after|after (?:that|mine|me)\\b|back to back";
const besideBooked = new RegExp(
  `\\b(?:another|one|same|something) for \\w+.*\\b(?:${right})|\\b${aRelative} (?:\\w+ )?(?:go|come|be seen|have one|have (?:his|hers|theirs)|get one|fit) .*?\\b(?:${right})|\\b(?:book|get|put|fit|squeeze|bring|have) (?:in )?${aRelative} (?:in )?(?:${right}|after(?:wards)?\\W*$)`,
  "i",
);

/** 'One for my son straight after': right behind the visit that was just booked. */
export const wantsNextBeside = (text: string): boolean => besideBooked.test(text);

const noted = /\b(?:make a note|note down|note|mention|add)(?: (?:that|on there))* (.{4,})/i;
/** What the team should know of whoever comes, however it is put. */
const toKnow =
  /\b(?:allerg\w*|pregnan\w*|breast ?feed\w*|antibiotics|stroke|chemo\w*|blood thinners?|warfarin|pacemaker|wheelchair|interpreter|diabet\w*|nervous|anxious|phobi\w*|scared|needles?|heart condition|epilep\w*|asthma\w*|deaf|hard of hearing|hearing aids?|(?:ring|call|phone|text|contact) (?:me|us)\b.{0,12}\b(?:not|instead|rather)|(?:don'?t|do not|never) (?:ring|call|phone|text) (?:her|him|them))\b/i;

/** 'It has to be Dr Vance': no dentist is chosen by the assistant, so the team is told whom the caller wants. */
const ofDentist =
  /(?<!\b(?:this is|i am|i'?m|it'?s|from|told me|said) )\b(?:dr|doctor)\.? (?!(?:and|or|for|about|on|at|to|in|said|told|today|please|is|was|who|that)\b)\p{L}{2,}/iu;

function noteIn(text: string): string {
  const message = readMessage(text);
  if (message) return messageText(message);
  const words = noted.exec(text)?.[1];
  if (words !== undefined) return words.trim();
  return toKnow.test(text) || wantsRecords(text) ? text.replace(/^\W*(?:and|also|just)?\W*/i, "").trim() : "";
}

/** What came up beside the booking and is worth a line in it. */
export const withWhatCameUp = (notes: LiveState["draft"]["notes"], text: string): readonly string[] =>
  toKnow.test(text) || ofDentist.test(text) || kindIn(text) !== null || isSeries(text)
    ? withFurtherNote(notes, noteOf(text))
    : notes;
