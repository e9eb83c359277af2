import { isForElse } from "#server/dialogue/conversation/answers/change.ts";
import { addsPerson } from "#server/dialogue/conversation/answers/yes-and.ts";
import { isNear } from "#server/dialogue/conversation/merged-name.ts";
import { nameOf } from "#server/dialogue/conversation/name-of.ts";
import { stands } from "#server/dialogue/conversation/phrases/booking.ts";
import {
  onSlot,
  possessive,
  spokenEmail,
  spokenPhone,
} from "#server/dialogue/conversation/phrases/spoken.ts";
import { leaveMessage } from "#server/dialogue/conversation/policies/messages.ts";
import { hasIntent, hasWhen } from "#server/dialogue/conversation/reading.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { PersonName, Understanding } from "#server/dialogue/understanding.ts";
import { oneOfKin } from "#server/dialogue/who/kin.ts";
import { respelled } from "#server/dialogue/who/respell.ts";
import { findSpelled } from "#server/dialogue/who/spelling.ts";
import { toUtterance } from "#server/dialogue/words.ts";

const ofName =
  /\b(?:(?:last |sur|first |family )?names?|surname|spel\w+|called|under|with an? \w+ at the end)\b/i;
const ofNumber = /\b(?:numbers?|phone|mobile|cell|landline)\b/i;
const mends =
  /\b(?:wrong|not|should|sorry|actually|change|correct|mistake|under|meant|mean|misspelt|misspelled|instead|swap|switch|transfer)\b|n't\b/i;

/**
 * 'Sorry, my last name is Bell, not Hart', 'I gave you the wrong number', once it is booked: the booking stands, and the
 * team is told, for the name and the number are what the visit is found by.
 */
export function noteMended(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, justBooked, step } = turn.state;
  if (purpose !== null || !justBooked || step.kind !== "anything_else" || hasWhen(heard)) return null;
  if (hasIntent(heard, "cancel", "leave_message") || addsPerson(heard.text)) return null;
  const isMended = heard.isCorrection || mends.test(heard.text);
  const mended = isMended
    ? (mendedName(heard, justBooked) ?? mendedNumber(turn, heard) ?? addedEmail(heard) ?? mendedPerson(heard))
    : addedEmail(heard);
  if (!mended) return null;
  const today = todayOf(turn.state);
  const text = `${possessive(justBooked.patientName)} visit ${onSlot(justBooked, today)}: ${mended.note} The caller said: ${heard.text.trim()}`;
  const told = say(change(turn, { misses: 0 }), mended.told, stands([justBooked], today));
  const known = changeDraft(told, {
    name: nameOf(justBooked),
    ...(mended.isNumber && heard.phone && { phone: toDetail(heard.phone) }),
  });
  return leaveMessage(known, { kind: "message", text });
}

interface Mended {
  note: string;
  told: string;
  isNumber: boolean;
}

function mendedName({ name, text }: Understanding, booked: FoundAppointment): Mended | null {
  const mended = respelled(nameOf(booked).value, toUtterance(text))?.value;
  const isSpelled = findSpelled(toUtterance(text).words).length > 0;
  const isOfName = ofName.test(text) || (saysWrong.test(text) && isLikeBooked(name?.value, booked));
  const said = isOfName ? (mended ?? name?.value) : isSpelled || /\bnot\b/i.test(text) ? mended : undefined;
  if (!said || said.full === booked.patientName) return null;
  const right = said.full;
  return {
    note: `the name should be ${right}.`,
    told: `I have noted ${right}. I cannot change the name on a booking, so I will leave a note for the team.`,
    isNumber: false,
  };
}

/** 'No that's wrong, it's Siobhan' of a Shivon: no word of a name, and yet one that is as near as recognisers come. */
const saysWrong =
  /\b(?:wrong|incorrect|mistake|misheard|(?:not|isn'?t|ain'?t) (?:right|correct|it|quite right))\b|^\W*(?:no|nah|nope)\b/i;

function isLikeBooked(said: PersonName | undefined, booked: FoundAppointment): boolean {
  if (!said) return false;
  const known = nameOf(booked).value;
  const isFirst = isNear(said.first, known.first) && said.first !== known.first;
  return isFirst || (said.last !== null && (said.first === known.first || said.last === known.last));
}

/** 'No, that's wrong' and no more, of what was just booked: no refusal of more, and what is wrong is asked. */
export const saysBookedWrong = (text: string): boolean => bookedWrong.test(text);
const bookedWrong =
  /\b(?:that'?s|thats|that is|it'?s|its|it is|you(?:'?ve| have)? got (?:it|that|this|something)) (?:all |still )?(?:wrong|incorrect|not right|not correct)\b|\bthat (?:isn'?t|is not) (?:right|correct)\b/i;

/** 'It should be for my daughter, not me', 'can you swap that for my wife instead' */
const mendedPerson = ({ text }: Understanding): Mended | null =>
  isForElse(text) || changesPerson.test(text)
    ? {
        note: "it should be for somebody else.",
        told: "I cannot change who a booking is for, so I will leave a note for the team.",
        isNumber: false,
      }
    : null;

const changesPerson = new RegExp(
  `\\b(?:swap|change|switch|put|make|give|transfer)\\b(?: \\w+){0,2}? (?:it|that|this|mine|the appointment|the booking)\\b(?: \\w+){0,2}? (?:for|to|with|under|into) (?:my|our) (?:\\w+ )?${oneOfKin}\\b(?!.*\\b(?:too|as well|also|another)\\b)`,
  "i",
);

/** Nothing that is booked can be given an address by telephone. */
const addedEmail = ({ email }: Understanding): Mended | null =>
  email && {
    note: `the e-mail address is ${email.value}.`,
    told: `I have noted ${spokenEmail(email.value)}. I will leave it for the team.`,
    isNumber: false,
  };

function mendedNumber({ state }: Turn, { phone, text }: Understanding): Mended | null {
  if (!phone || !ofNumber.test(text) || phone.value === state.draft.phone?.value) return null;
  return {
    note: `the phone number should be ${phone.value}.`,
    told: `I have noted ${spokenPhone(phone.value)}. I cannot change the number on a booking, so I will leave a note for the team.`,
    isNumber: true,
  };
}
