import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import { dayNumber, isoOf } from "./calendar.ts";
import { readDateOfBirth } from "./date-of-birth.ts";
import { understandWhen } from "./engine.ts";
import { wordSet } from "./line.ts";
import type { ParseContext } from "./parse-context.ts";
import type { QualifiedDay, QualifiedTime } from "./qualified-mention.ts";
import { type Token, tokenise } from "./tokens.ts";
import { months } from "./vocabulary.ts";

interface ParseOptions {
  /** `EN_AU`, `EN_GB`, … Decides whether 5/12 is a day in December or in May; Australian when absent. */
  locale?: string | undefined;
  /** What the assistant said just before. */
  prev?: string | undefined;
}

export interface ParsedWhen {
  date?: string;
  time?: string;
}

/** Month first: the United States and Canada; plain English is American in Unicode's CLDR as well. */
const monthFirstLocales = new Set(["EN", "EN_US", "EN_CA", "EN_DEFAULT"]);

const clinicDay = { opens: minutesOf("08:00"), closes: minutesOf("18:00") };

/**
 * The one day and the one clock time an utterance names, as the public test sets ask for it. `referenceDate`
 * carries the caller's wall clock in its UTC fields. Null when neither is named.
 */
export function parse(text: string, referenceDate: Date, options: ParseOptions = {}): ParsedWhen | null {
  const context = sceneAt(referenceDate, options);
  const born = context.monthFirst ? null : birthAnswer(text, isoOf(context.today));
  if (born !== null) return { date: born };
  const { days, times } = understandWhen(text, context);
  const day = pick(days.filter(({ days: { past } }) => !past)) ?? pick(days);
  const time = pick(times.filter(({ point }) => point !== null));
  if (!day && !time) return null;
  return {
    ...(day ? { date: isoOf(day.days.point) } : {}),
    ...(time ? { time: timeOfMinutes(time.point ?? 0) } : {}),
  };
}

const dayOf = (date: Date) => dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());

/** What may stand around the numbers when somebody is asked for a date of birth. */
const birthWords = wordSet("to too for of the or oh and its is it date birth my no - / .");
/** Words no longer than this are what is left of a misheard number: 'e7091 979'. */
const scrap = 2;

const isBirthToken = ({ word, num }: Token) =>
  num >= 0 ||
  months.has(word) ||
  birthWords.has(word) ||
  (word.length <= scrap && word !== "am" && word !== "pm" && word !== ":");

/** A date so many years back, said alone, is somebody's birthday. */
const birthYearsAgo = 1;

/** Asked for a date of birth, people answer with it and nothing else. */
function birthAnswer(text: string, today: string): string | null {
  if (text.length > 60 || !/\d/.test(text) || !tokenise(text).every(isBirthToken)) return null;
  const born = readDateOfBirth(text, today);
  // Fewer than seven digits are a date of birth only with a month in words or 'of the ninth'.
  const digits = text.replace(/\D/g, "").length;
  if (!born || (digits < 7 && !/[a-z]{2}\s+\d\d$/i.test(text))) return null;
  return Number(today.slice(0, 4)) - Number(born.value.slice(0, 4)) >= birthYearsAgo ? born.value : null;
}

/** The first that is wanted; else one that is ruled out, which is named all the same. */
function pick<Said extends QualifiedDay | QualifiedTime>(all: readonly Said[]): Said | undefined {
  return all.find(({ role }) => role === "wanted") ?? all.find(({ role }) => role === "excluded") ?? all[0];
}

function sceneAt(reference: Date, { locale, prev }: ParseOptions): ParseContext {
  return {
    today: dayOf(reference),
    minutes: reference.getUTCHours() * 60 + reference.getUTCMinutes(),
    weekdays: clinicDay,
    weekends: null,
    monthFirst: locale !== undefined && monthFirstLocales.has(locale.toUpperCase()),
    closedDays: [],
    previous: null,
    expecting: expectedAfter(prev),
  };
}

function expectedAfter(prev: string | undefined): ParseContext["expecting"] {
  if (prev === undefined) return null;
  const asksTime = /\b(time|hour|o'?clock)\b/i.test(prev);
  const asksDay = /\b(day|date)\b/i.test(prev);
  if (asksTime && !asksDay) return "time";
  return asksDay && !asksTime ? "day" : asksTime ? "time" : null;
}
