import { heardOtherwise } from "../../readings.ts";
import { readWhen } from "../../when/read-when.ts";
import { type PhoneReading, readPhone } from "../../who/read-phone.ts";
import { wordSet } from "../../word-set.ts";
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
const shortestTail = 3;
/** Said of a number that was told before, whatever is spoken of now. */
const ofToldEnd =
  /\bend(?:s|ing|ed)? (?:in|with|on)\b|\bat the end\b|\blast (?:three|four|digits?|numbers?) (?:is|are)\b/i;

/** Digits are of a number that is told in pieces, of its end, or of a landline of the clinic's own area. */
function actsOf(
  { phone, phoneDigits }: PhoneReading,
  utterance: Utterance,
  { digitsSoFar, areaCode, prompt }: HearContext,
): readonly Found[] {
  const { text, words } = utterance;
  if (phone) {
    const isOwnLine = phone.assumed.includes(ownLine);
    // Whoever wants no texts on it may be rung on it.
    if (isOwnLine && isDenied(utterance, phone.span))
      return ofTexts.test(text)
        ? []
        : [
            {
              act: { kind: "not_number", phone: "own_line", relation: null },
              span: phone.span,
              certainty: sure,
            },
          ];
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
  const isLone = digitsSoFar === "" && isCounted(phoneDigits?.value ?? "", words.length);
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

/** One digit among other words, or two: 'is it one appointment or two' counts, and begins no number. */
const isCounted = (digits: string, words: number): boolean =>
  (digits.length === 1 && words > 1) ||
  (digits.length === 2 && !digits.startsWith("0") && words > mostBesideTwo);
const mostBesideTwo = 5;

/** 'So nothing comes to this phone', 'not on the one I'm calling from': denied, whichever verb stands between. */
function isDenied(utterance: Utterance, [from]: Span): boolean {
  const at = utterance.words.findIndex(({ end }) => end > from);
  const before = utterance.words.slice(Math.max(0, at - mostDenied), at).map(({ word }) => word);
  const denial = before.findLastIndex((word) => denials.has(word));
  return denial >= 0 && !before.slice(denial).some((word) => turns.has(word));
}
const ofTexts = /\b(?:text|sms|message)(?:s|ed|ing)?\b/i;
const mostDenied = 6;
const denials = wordSet("nothing not never don't dont nobody none neither without");
/** What goes on behind these is said anew: 'not hers, it's this one'. */
const turns = wordSet("it's its but that's thats use i'm im so just only is instead rather ring call");

/** 'Ring me on this one' gives the number of the line; 'I can't find the buttons on this phone' only speaks of it. */
function isToRingOn(utterance: Utterance, [from, to]: Span): boolean {
  const at = utterance.words.findIndex(({ end }) => end > from);
  const clause = clausesOf(utterance).find((each) => each.from <= at && at < each.to);
  const words = utterance.words.slice(clause?.from ?? 0, clause?.to);
  const behind = words.findIndex(({ start }) => start >= to);
  const pointing = words.filter(
    ({ start }, index) => start >= from && (start < to || (behind >= 0 && index < behind + mostPointing)),
  );
  return words.some(({ word }) => toRing.has(word)) || pointing.some(({ word }) => pointed.has(word));
}
const toRing = wordSet(
  "ring call phoned call back text reach contact try use get number numbers keep have best fine",
);
const pointed = wordSet("calling ringing phoning number numbers");
/** 'This phone I'm ringing on': so many words behind it. */
const mostPointing = 3;

/** The number of the first reading that has a whole one; spans point into the first. */
function firstWhole(utterance: Utterance, others: readonly Utterance[], context: HearContext): PhoneReading {
  const isNamed = context.wish !== null && /\b(?:mobile|number|phone)\b/i.test(utterance.text);
  const isExpected = context.prompt === "phone" || context.digitsSoFar !== "" || isNamed;
  const { callerNumber, digitsSoFar, isOwnNumberDeclined: isOwnDeclined, clinicNumbers = [] } = context;
  const how = { callerNumber, digitsSoFar, isExpected, isOwnDeclined, clinicNumbers };
  const first = readPhone(utterance, how);
  if (!first.phone && !first.phoneDigits && !isExpected && ofToldEnd.test(utterance.text)) {
    const { phoneDigits } = readPhone(utterance, { ...how, isExpected: true });
    const digits = phoneDigits?.value.length ?? 0;
    return shortestTail <= digits && digits <= longestTail ? { phone: null, phoneDigits } : first;
  }
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
