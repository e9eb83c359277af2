import { anyNumber, anyOrdinal, type Line, type Recogniser, token, word } from "../line.ts";
import { type DayFields, type Found, noFields } from "../mention.ts";
import { months } from "../vocabulary.ts";
import { readYear } from "./year.ts";

const links = new Set(["to", "-", "till", "until", "til", "untill", "through", "and"]);
/** After these, "may" is the verb. */
export const notAMonth = new Set(["i", "we", "you", "not", "be", "have", "also", "as", "well"]);

/** '14 August', '14th of August 2026', 'August the 14th', 'the first of March', '13 to 15 July' */
export const dayAndMonth: Recogniser = {
  starts: [anyNumber, anyOrdinal, ...months.keys(), "next", "last", "this"],
  read(line, at) {
    const here = word(line, at);
    if (here === "this") return monthFirst(line, at + 1);
    if (here === "next" || here === "last") {
      const found = dayFirst(line, at + 1) ?? monthFirst(line, at + 1);
      return found?.meaning.kind === "date" ? which(found, found.meaning.fields, here) : null;
    }
    if (months.has(here)) return monthFirst(line, at);
    return dayFirst(line, at) ?? ordinalMonth(line, at) ?? daysThenMonth(line, at);
  },
};

const which = (found: Found, fields: DayFields, said: "next" | "last"): Found => ({
  ...found,
  meaning: { kind: "date", fields: { ...fields, which: said } },
});

const asDay = (line: Line, at: number): number => {
  const { num, digits } = token(line, at);
  return num >= 1 && num <= 31 && digits <= 2 ? num : -1;
};

function dayFirst(line: Line, at: number): Found | null {
  const day = asDay(line, at);
  if (day < 0) return null;
  let next = at + 1;
  if (word(line, next) === "day" && token(line, at).ordinal) next++;
  if (word(line, next) === "of" || word(line, next) === "in" || word(line, next) === "-") next++;
  if (word(line, next) === "the" && months.has(word(line, next + 1))) next++;
  const month = months.get(word(line, next));
  if (month === undefined || token(line, next).stop === 2) return null;
  if (word(line, next - 1) === "in" && !token(line, at).ordinal) return null;
  if (word(line, next) === "may" && notAMonth.has(word(line, next + 1))) return null;
  const year = readYear(line, next + 1, true);
  return {
    meaning: { kind: "date", fields: { ...noFields, day, month, year: year?.year ?? null } },
    to: year?.to ?? next + 1,
  };
}

/** '14th of the 8th', '27th of the ninth 2026' */
function ordinalMonth(line: Line, at: number): Found | null {
  const month = token(line, at + 3);
  if (!token(line, at).ordinal || word(line, at + 1) !== "of" || word(line, at + 2) !== "the") return null;
  if (!month.ordinal || month.num < 1 || month.num > 12) return null;
  const year = readYear(line, at + 4, true);
  const fields = { ...noFields, day: asDay(line, at), month: month.num, year: year?.year ?? null };
  return { meaning: { kind: "date", fields }, to: year?.to ?? at + 4 };
}

function monthFirst(line: Line, at: number): Found | null {
  const month = months.get(word(line, at));
  if (month === undefined) return null;
  const next = word(line, at + 1) === "the" || word(line, at + 1) === "on" ? at + 2 : at + 1;
  const day = asDay(line, next + (word(line, next) === "the" ? 1 : 0));
  const dayAt = next + (word(line, next) === "the" ? 1 : 0);
  if (day < 0 || token(line, dayAt).stop === 2 || isClock(line, dayAt)) return null;
  if (!token(line, dayAt).ordinal && word(line, dayAt + 1) === "of" && word(line, at + 1) === "the")
    return null;
  const year = readYear(line, dayAt + 1, true);
  const fields: DayFields = { ...noFields, day, month, year: year?.year ?? null };
  const to = year?.to ?? dayAt + 1;
  return upTo(line, to, fields) ?? { meaning: { kind: "date", fields }, to };
}

/** 'August 10 am' has no day in it. */
function isClock(line: Line, at: number): boolean {
  if (token(line, at).ordinal) return false;
  const after = word(line, at + 1);
  if (after === "am" || after === "pm" || after === "oclock") return true;
  return (after === ":" || after === ".") && token(line, at + 2).digits === 2 && !token(line, at + 2).gap;
}

/** 'July 13 through 15', 'August 27th - 29th, 2026' */
function upTo(line: Line, at: number, from: DayFields): Found | null {
  if (!links.has(word(line, at)) || (word(line, at) === "and" && !token(line, at - 1).ordinal)) return null;
  const start = word(line, at + 1) === "the" ? at + 2 : at + 1;
  const day = asDay(line, start);
  if (day <= (from.day ?? 31) || isClock(line, start) || months.has(word(line, start + 1))) return null;
  if (word(line, start + 1) === "of" && months.has(word(line, start + 2))) return null;
  const year = readYear(line, start + 1, true);
  const known = from.year ?? year?.year ?? null;
  return {
    meaning: { kind: "dates", from: { ...from, year: known }, to: { ...from, day, year: known } },
    to: year?.to ?? start + 1,
  };
}

/** 'the 13th to the 15th of July': the month stands behind the second day only. */
function daysThenMonth(line: Line, at: number): Found | null {
  const day = asDay(line, at);
  if (day < 0 || !links.has(word(line, at + 1))) return null;
  const start = word(line, at + 2) === "the" ? at + 3 : at + 2;
  const found = dayFirst(line, start);
  if (found?.meaning.kind !== "date") return null;
  const to = found.meaning.fields;
  if ((to.day ?? 0) <= day) return null;
  return { meaning: { kind: "dates", from: { ...to, day }, to }, to: found.to };
}
