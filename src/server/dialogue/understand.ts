import type { FreeTime } from "#contract/errors.ts";
import {
  heardOtherwise,
  type Intent,
  type PersonName,
  type Reading,
  type Understanding,
  type WhenContext,
} from "./understanding.ts";
import { readChoice } from "./what/read-choice.ts";
import { readCorrection } from "./what/read-correction.ts";
import { readEmergency } from "./what/read-emergency.ts";
import { readIntents } from "./what/read-intents.ts";
import { historyIn } from "./what/read-medical-history.ts";
import { readVisit } from "./what/read-visit.ts";
import { readWhen } from "./when/read-when.ts";
import { commonFirstNames } from "./who/common-names.ts";
import { agesIn } from "./who/read-ages.ts";
import { readEmail } from "./who/read-email.ts";
import { readBestName, readName } from "./who/read-name.ts";
import { type PhoneReading, readPhone } from "./who/read-phone.ts";
import { countWords, toUtterance, type Utterance, withoutSpans } from "./words.ts";

/** What the assistant has just asked for; a bare answer is read in its light. */
export type Expecting =
  | "anything"
  | "name"
  | "spelling"
  | "phone"
  | "email"
  | "date_time"
  | "yes_no"
  | "visit"
  | "choice"
  | "message";

export interface UnderstandContext extends WhenContext {
  /** E.164; null when withheld. */
  callerNumber: string | null;
  expecting: Expecting;
  /** Times just offered, in the order they were said. */
  offered: readonly FreeTime[];
  /** Digits of a phone number dictated so far and not complete. */
  digitsSoFar: string;
  /** Whether the caller said no to the number of the line, or began to dictate another. */
  isOwnDeclined?: boolean;
  /** Other readings of the same utterance, best first, when the recogniser sent them. */
  alternatives?: readonly string[];
}

/** Reads one utterance, bounded as callers' words are (`as-heard.ts`): every intent, detail and emergency in it. Pure. */
export function understand(text: string, context: UnderstandContext): Understanding {
  const utterance = toUtterance(text);
  const ageless = withoutAges(utterance);
  const isCorrection = readCorrection(utterance);
  const others = othersOf(context);
  const who = withoutClockDigits(ageless.text, readWho(ageless, others, context), context);
  const when = readWhenBeside(who, ageless, context);
  const visit = readVisit(utterance, isCorrection);
  const isAnswer = context.expecting !== "anything";
  const isChange = isAnswer && isCorrection && visit !== null && !asks.test(text);
  return {
    text,
    intents: readIntents(utterance, { isAnswer: !open.has(context.expecting) }).filter(
      (intent) =>
        !(isAnswer && isGuessedTask(intent)) &&
        !(isChange && isGuessedQuestion(intent)) &&
        !isOfWho(intent, who, text),
    ),
    emergency: readEmergency(utterance, others),
    when,
    ...who,
    visit,
    isCorrection,
    choice: readChoice(ageless, context.offered, when),
  };
}

/** The name alone, of words that are read as the answer to 'what is your name'. */
export const nameIn = (text: string, context: UnderstandContext): Understanding["name"] =>
  readExpectedName(withoutAges(toUtterance(text)), othersOf(context), "name");

/** Days and times alone, of words that are read as the answer to 'when would suit you'. */
export function whenIn(text: string, context: UnderstandContext): Understanding["when"] {
  const asked: UnderstandContext = { ...context, expecting: "date_time" };
  const utterance = withoutAges(toUtterance(text));
  const who = withoutClockDigits(utterance.text, readWho(utterance, othersOf(asked), asked), asked);
  return readWhenBeside(who, utterance, asked);
}

const othersOf = ({ alternatives = [] }: UnderstandContext): Utterance[] =>
  alternatives.slice(0, mostAlternatives).map(toUtterance);

/** 'He's nine' is no hour, no digit and no place in a list. */
function withoutAges(utterance: Utterance): Utterance {
  const ages = agesIn(utterance.text);
  return ages.length === 0 ? utterance : toUtterance(withoutSpans(utterance.text, ages));
}

/** A 'May' that is a name, and a year of one's medical history, are no dates. */
const readWhenBeside = (who: Who, utterance: Utterance, context: UnderstandContext) =>
  readWhen(
    withoutSpans(utterance.text, [...whoSpans(who), ...historyIn(utterance), ...examplesIn(utterance.text)]),
    context,
  );

/** 'A for Alpha, N for November': letters are spelled, and no month is named. */
function examplesIn(text: string): readonly (readonly [number, number])[] {
  const found = [...text.matchAll(/\b[a-z] (?:for|as in) [a-z]+/gi)];
  return found.length < 2 ? [] : found.map(({ 0: said, index }) => [index, index + said.length] as const);
}

/** No detail is asked for. */
const open: ReadonlySet<Expecting> = new Set(["anything", "yes_no"]);
const tasks: ReadonlySet<Intent> = new Set([
  "book",
  "reschedule",
  "cancel",
  "confirm_appointment",
  "check_appointment",
  "running_late",
  "leave_message",
  "wrong_number",
  "sales_call",
]);
/** An answer that was asked for is not given up for a task that was only guessed. */
const isGuessedTask = ({ value, certainty }: Reading<Intent>): boolean =>
  certainty === "unsure" && tasks.has(value);

/** 'It's not a crown, it's a check-up' answers, however much it is worded like a question about either. */
const isGuessedQuestion = ({ value, certainty }: Reading<Intent>): boolean =>
  certainty === "unsure" && value.startsWith("ask_");
const asks =
  /\?|\b(?:what|which|how|who|when|where|why|(?:do|does|is|are|can|could|would|will) (?:you|it|that|there|i|we|they))\b/i;

/** The 'Park' of 'my name is Sue Park', and of her e-mail address, asks for no parking: without them nothing is asked. */
function isOfWho({ span, value }: Reading<Intent>, { name, email }: Who, text: string): boolean {
  if (!value.startsWith("ask_")) return false;
  const spans = [name, email].flatMap((each) => (each === null ? [] : [each.span]));
  if (!spans.some(([from, to]) => span[0] < to && from < span[1])) return false;
  return readIntents(toUtterance(withoutSpans(text, spans))).every((each) => each.value !== value);
}

/** Recognisers send ten at most; those after the first few only add mistakes. */
const mostAlternatives = 5;

type Who = Pick<Understanding, "name" | "phone" | "phoneDigits" | "email">;

function readWho(utterance: Utterance, others: readonly Utterance[], context: UnderstandContext): Who {
  const { expecting } = context;
  const email = readEmail(utterance);
  const number = email === null ? readNumber(utterance, others, context) : { phone: null, phoneDigits: null };
  if (expecting === "name" || expecting === "spelling")
    return { name: readExpectedName(utterance, others, expecting), email, ...number };
  const name = readName(utterance, { expected: null });
  const isInEmail =
    email !== null && name !== null && name.span[1] > email.span[0] && name.span[0] < email.span[1];
  return { name: isInEmail ? null : name, email, ...number };
}

const readExpectedName = (
  utterance: Utterance,
  others: readonly Utterance[],
  expected: "name" | "spelling",
): Understanding["name"] =>
  withCalendarSurname(readBestName([utterance, ...others], { expected }), utterance);

const calendarSurnames =
  /^\W+(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|march|may|june|august)\W*$/i;

/** Asked for the name, 'Robert Friday' is one. */
function withCalendarSurname(
  name: Reading<PersonName> | null,
  { text }: Utterance,
): Reading<PersonName> | null {
  if (name === null || name.value.last !== null || !commonFirstNames.has(name.value.first.toLowerCase()))
    return name;
  const word = calendarSurnames.exec(text.slice(name.span[1]))?.[1];
  if (word === undefined) return name;
  const last = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return {
    ...name,
    value: { first: name.value.first, last, full: `${name.value.first} ${last}` },
    heard: text.slice(name.span[0]).trim(),
    span: [name.span[0], text.length],
  };
}

/** 'Two thirty then', 'to Wednesday at two', 'Monday the 21st, half past eight', said where a number is asked for, are times and no digits of it. */
function withoutClockDigits(text: string, who: Who, context: UnderstandContext): Who {
  const { phoneDigits } = who;
  if (!phoneDigits || context.digitsSoFar !== "" || !/^[1-9]\d{0,6}$/.test(phoneDigits.value)) return who;
  const rest = { ...who, phoneDigits: null };
  const { days, times, excludedDays, excludedTimes } = readWhen(withoutSpans(text, whoSpans(rest)), context);
  const namesDay = days.length + excludedDays.length > 0;
  const isMarked = ({ span, heard }: Reading<unknown>): boolean =>
    namesDay || clockWords.test(heard) || settling.test(text.slice(0, span[0]));
  const clocks = [...times, ...excludedTimes].filter(isMarked);
  const spans = [...days, ...excludedDays, ...clocks].map(({ span }) => span);
  const isTime = spans.some(([from, to]) => from < phoneDigits.span[1] && to > phoneDigits.span[0]);
  if (!isTime) return who;
  const left = readNumber(toUtterance(withoutSpans(text, spans)), [], context).phoneDigits;
  return left?.value.startsWith("0") ? { ...rest, phoneDigits: left } : rest;
}

/** What stands before an hour and before no digit: 'make it eleven', 'can we do three instead', 'I meant eleven'. */
const settling =
  /\b(?:at|i (?:really )?meant?|make (?:it|that)|(?:can|could) (?:we|you|i) (?:do|say|have|make it))\s*$/i;
const clockWords = /\b(?:thirty|o'?\s?clock|am|pm|half|quarter|fifteen|forty five)\b|:\d\d|\d\s?[ap]m/i;

/** The number of the first reading that has a whole one; spans point into the first. */
function readNumber(
  utterance: Utterance,
  others: readonly Utterance[],
  context: UnderstandContext,
): PhoneReading {
  const { callerNumber, digitsSoFar, expecting, isOwnDeclined = false } = context;
  const phoneContext = { callerNumber, digitsSoFar, isExpected: expecting === "phone", isOwnDeclined };
  const first = readPhone(utterance, phoneContext);
  if (first.phone || (!first.phoneDigits && expecting !== "phone")) return first;
  for (const other of others) {
    const { phone } = readPhone(other, phoneContext);
    if (!phone) continue;
    const span = first.phoneDigits?.span ?? ([0, utterance.text.length] as const);
    return { phone: { ...phone, span, assumed: [heardOtherwise], certainty: "unsure" }, phoneDigits: null };
  }
  return first;
}

/** Where a name, number or address was read, so that 'April Jones' and '0412 10 30 …' are no dates or times. */
function whoSpans({ name, phone, phoneDigits, email }: Who): (readonly [number, number])[] {
  const others = [phone, phoneDigits, email].flatMap((reading) => (reading === null ? [] : [reading.span]));
  return name === null ? others : [...nameSpans(name), ...others];
}

/** 'Leo on Wednesday at nine, surname Marsh': a name told in two places holds what is said between them, which is no part of it. */
function nameSpans({ heard, span, value }: Reading<PersonName>): (readonly [number, number])[] {
  const parts = value.full.toLowerCase().split(" ");
  if (countWords(heard) <= parts.length + mostBetween) return [span];
  return [...heard.matchAll(/[\p{L}'’-]+/gu)]
    .filter(([word]) => parts.includes(word.toLowerCase()))
    .map(({ 0: word, index }) => [span[0] + index, span[0] + index + word.length] as const);
}
/** 'Leo, and the last name is Marsh' */
const mostBetween = 5;
