import { civil } from "../calendar.ts";
import { endsAt, isWholeAnswer, type Line, token, word, wordSet } from "../line.ts";
import { noFields } from "../mention.ts";
import { resolveDay } from "../resolve.ts";
import { months } from "../vocabulary.ts";
import { notAMonth } from "./day-and-month.ts";
import { type Period, steps } from "./period-terms.ts";
import { readYear } from "./year.ts";

const monthIntroducers = wordSet(
  "in during until till til by since from for early mid late of before after this around about throughout",
);
/** Words right before a month that leave no doubt. */
const sureIntroducers = ["in", "during", "until", "till", "since", "by", "early", "mid", "late"];
const afterMonth = ["if", "or", "on", "is", "would", "at", "i", "we"];
/** Months that are names or other words as well. */
const nameMonths = new Set(["may", "march", "april", "june", "august", "mar", "jan", "jun", "dec"]);

/**
 * A month without a day. `introduced`: 'in' or 'next' was read before it. 'May', 'March', 'April' and 'June'
 * count only with a word for time before them.
 */
export function readMonth(
  line: Line,
  at: number,
  introduced: boolean,
  step: number | null = null,
): Period | null {
  const month = months.get(word(line, at));
  if (month === undefined || isVerb(line, at) || hasDay(line, at)) return null;
  if (token(line, at).stop > 0 && introduced && step === null) return null;
  const year = readYear(line, at + 1, false) ?? yearNamed(line, at + 1);
  if (!introduced && year === null && !standsAlone(line, at)) return null;
  const which = step === 1 ? "next" : step === -1 ? "last" : "nearest";
  const days = resolveDay({ ...noFields, month, year: year?.year ?? null, which }, line.context);
  return days && { ...days, unit: "month", to: year?.to ?? at + 1 };
}

/** 'this may or may not' */
const isVerb = (line: Line, at: number) =>
  word(line, at) === "may" && (notAMonth.has(word(line, at + 1)) || word(line, at + 2) === "may");

/** A day of the month follows, or '32 August' had one that cannot be. */
function hasDay(line: Line, at: number): boolean {
  const after = token(line, word(line, at + 1) === "the" ? at + 2 : at + 1);
  if (after.ordinal && after.num <= 31 && after.stop < 2) return true;
  return token(line, at - 1).num > 31 && token(line, at).stop === 0;
}

function standsAlone(line: Line, at: number): boolean {
  const here = word(line, at);
  if (at + 1 === line.tokens.length && isWholeAnswer(line, at, at + 1) && here.length > 3)
    return here !== "may" || line.tokens.length === 1 || monthIntroducers.has(word(line, at - 1));
  if (!monthIntroducers.has(word(line, at - 1))) return false;
  return !nameMonths.has(here) || isMonthPlace(line, at);
}

const isMonthPlace = (line: Line, at: number) =>
  sureIntroducers.includes(word(line, at - 1)) &&
  (endsAt(line, at + 1) || afterMonth.includes(word(line, at + 1)));

/** 'January next year' */
function yearNamed(line: Line, at: number): { year: number; to: number } | null {
  const start = word(line, at) === "of" ? at + 1 : at;
  const step = steps.get(word(line, start));
  if (step === undefined || word(line, start + 1) !== "year") return null;
  return { year: civil(line.context.today).year + step, to: start + 2 };
}
