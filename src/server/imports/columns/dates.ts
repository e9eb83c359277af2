import type { DateOrder } from "#contract/patients/import-options.ts";

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A calendar day as `YYYY-MM-DD`, and the text that follows it; null when it is none. */
export function readDate(
  text: string,
  order: DateOrder,
  centuryEnds: number,
): { date: string; rest: string } | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return found(iso, { year: iso[1], month: iso[2], day: iso[3] }, centuryEnds);
  const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text);
  if (compact) return found(compact, { year: compact[1], month: compact[2], day: compact[3] }, centuryEnds);
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/.exec(text);
  if (numbers) {
    const [, first, second, year] = numbers;
    const [day, month] = order === "dmy" ? [first, second] : [second, first];
    return found(numbers, { year, month, day }, centuryEnds);
  }
  const withName =
    /^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?[- ]([a-z]{3})[a-z]*\.?[-, ]+(\d{4}|\d{2})(?!\d)/i.exec(
      text,
    );
  if (withName) {
    const month = monthNames.indexOf((withName[2] ?? "").toLowerCase()) + 1;
    return found(withName, { year: withName[3], month: String(month), day: withName[1] }, centuryEnds);
  }
  return null;
}

function found(
  match: RegExpExecArray,
  {
    year = "",
    month = "",
    day = "",
  }: { year?: string | undefined; month?: string | undefined; day?: string | undefined },
  centuryEnds: number,
): { date: string; rest: string } | null {
  const fullYear = year.length === 2 ? fullYearOf(Number(year), centuryEnds) : Number(year);
  const at = new Date(Date.UTC(fullYear, Number(month) - 1, Number(day)));
  if (at.getUTCMonth() !== Number(month) - 1 || at.getUTCDate() !== Number(day)) return null;
  if (fullYear < 1900 || fullYear > 2199) return null;
  return { date: at.toISOString().slice(0, 10), rest: match.input.slice(match[0].length).trim() };
}

/** Two digits mean the latest year that is not behind `centuryEnds`. */
const fullYearOf = (short: number, centuryEnds: number): number => {
  const inThisCentury = Math.floor(centuryEnds / 100) * 100 + short;
  return inThisCentury > centuryEnds ? inThisCentury - 100 : inThisCentury;
};

/** A time of day as `HH:MM`; null when it is none. */
export function readTime(text: string): string | null {
  const match =
    /^T?(\d{1,2})(?:[:.h](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?|(\d{2}))? ?(?:([ap])\.?m?\.?)?(?:Z|[+-]\d{2}:?\d{2})?$/i.exec(
      text,
    );
  if (!match) return null;
  const [, hours = "", minutes = match[3] ?? "00", , half] = match;
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  }
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** Whether the month comes first in these dates: some could be no date else, and none that way round. */
export function guessDateOrder(samples: Iterable<string>): DateOrder {
  let [dayFirst, monthFirst] = [0, 0];
  for (const text of samples) {
    const [, first, second] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ]\d/.exec(text) ?? [];
    if (Number(first) > 12) dayFirst++;
    if (Number(second) > 12) monthFirst++;
  }
  return monthFirst > 0 && dayFirst === 0 ? "mdy" : "dmy";
}
