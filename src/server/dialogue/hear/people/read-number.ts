import { heardOtherwise } from "../../readings.ts";
import { readWhen } from "../../when/read-when.ts";
import { type PhoneReading, readPhone } from "../../who/read-phone.ts";
import type { Utterance } from "../../words.ts";
import { clausesOf } from "../clauses.ts";
import type { HearContext } from "../context.ts";
import { certaintyOf, type Found, overlaps, type Span, sure, unsure } from "../found.ts";

/** A telephone number, in one piece or several. */
export const readNumber = (
  utterance: Utterance,
  others: readonly Utterance[],
  context: HearContext,
): readonly Found[] =>
  actsOf(withoutClock(utterance, firstWhole(utterance, others, context), context), utterance, context);

const noNumber: PhoneReading = { phone: null, phoneDigits: null };
const ownLine = "the number of this call";

const ofItsEnd = /\b(?:end(?:s|ing|ed)?|last (?:two|three|four|digits?|numbers?))\b/i;
const longestTail = 5;

/** Digits are of a number that is told in pieces, of its end, or of a landline of the clinic's own area. */
function actsOf(
  { phone, phoneDigits }: PhoneReading,
  utterance: Utterance,
  { digitsSoFar, areaCode, prompt }: HearContext,
): readonly Found[] {
  const { text, words } = utterance;
  if (phone) {
    const isOwnLine = phone.assumed.includes(ownLine);
    if (isOwnLine && prompt !== "phone" && !isToRingOn(utterance, phone.span)) return [];
    const act = {
      kind: "phone",
      phone: phone.value,
      isOwnLine,
      isUnsure: phone.certainty === "unsure",
    } as const;
    return [{ act, span: phone.span, certainty: certaintyOf(phone) }];
  }
  // The 'oh' of 'oh, and I'm allergic' is no nought that a number begins with.
  const isLone = digitsSoFar === "" && phoneDigits?.value.length === 1 && words.length > 1;
  if (!phoneDigits || isLone) return [];
  const isTail = digitsSoFar === "" && phoneDigits.value.length <= longestTail && ofItsEnd.test(text);
  if (isTail)
    return [
      { act: { kind: "phone_tail", digits: phoneDigits.value }, span: phoneDigits.span, certainty: sure },
    ];
  // Eight digits are a number of the clinic's own area, as neighbours say it.
  const isLocal = digitsSoFar === "" && areaCode !== undefined && /^[2-9]\d{7}$/.test(phoneDigits.value);
  if (isLocal) {
    const whole = `+61${areaCode}${phoneDigits.value}`;
    return [
      {
        act: { kind: "phone", phone: whole, isOwnLine: false, isUnsure: true },
        span: phoneDigits.span,
        certainty: unsure,
      },
    ];
  }
  const act = { kind: "digits", digits: phoneDigits.value } as const;
  return [{ act, span: phoneDigits.span, certainty: certaintyOf(phoneDigits) }];
}

/** 'Ring me on this one' gives the number of the line; 'I can't find the buttons on this phone' only speaks of it. */
function isToRingOn(utterance: Utterance, [from, to]: Span): boolean {
  const at = utterance.words.findIndex(({ end }) => end > from);
  const clause = clausesOf(utterance).find((each) => each.from <= at && at < each.to);
  const words = utterance.words.slice(clause?.from ?? 0, clause?.to);
  return words.some(
    ({ word, start }) => toRing.has(word) || (start >= from && start < to && pointed.has(word)),
  );
}
const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const toRing = listed(
  "ring call phoned call back text reach contact try use get number numbers keep have best fine",
);
const pointed = listed("calling ringing phoning number numbers");

/** The number of the first reading that has a whole one; spans point into the first. */
function firstWhole(utterance: Utterance, others: readonly Utterance[], context: HearContext): PhoneReading {
  const isNamed = context.wish !== null && /\b(?:mobile|number|phone)\b/i.test(utterance.text);
  const isExpected = context.prompt === "phone" || context.digitsSoFar !== "" || isNamed;
  const { callerNumber, digitsSoFar, isOwnNumberDeclined: isOwnDeclined, clinicNumbers = [] } = context;
  const how = { callerNumber, digitsSoFar, isExpected, isOwnDeclined, clinicNumbers };
  const first = readPhone(utterance, how);
  if (first.phone || (!first.phoneDigits && !isExpected)) return first;
  for (const other of others) {
    const { phone } = readPhone(other, how);
    if (!phone) continue;
    const span = first.phoneDigits?.span ?? ([0, utterance.text.length] as const);
    return { phone: { ...phone, span, assumed: [heardOtherwise], certainty: "unsure" }, phoneDigits: null };
  }
  return first;
}

/** 'To Wednesday at two', said where a number is asked for, are a day and a time and no digits of it. */
function withoutClock({ text }: Utterance, number: PhoneReading, context: HearContext): PhoneReading {
  const { phoneDigits } = number;
  if (!phoneDigits || context.digitsSoFar !== "" || phoneDigits.value.startsWith("0")) return number;
  if (phoneDigits.value.length > mostClockDigits) return number;
  const { days, times, excludedDays, excludedTimes } = readWhen(text, context);
  const hasDay = days.length + excludedDays.length > 0;
  const clocks = [...times, ...excludedTimes].filter(({ heard }) => hasDay || clockWords.test(heard));
  const isTime = [...days, ...excludedDays, ...clocks].some(({ span }) => overlaps(span, phoneDigits.span));
  return isTime ? noNumber : number;
}
const mostClockDigits = 7;
const clockWords = /\b(?:thirty|o'?\s?clock|am|pm|half|quarter|fifteen|forty five|at)\b|:\d\d|\d\s?[ap]m/i;
