import { type Line, word } from "./line.ts";
import { resolveDay } from "./resolve.ts";

/** The day a caller leans on: 'Good Friday, or the day before it', 'the Tuesday after that'. */
export interface DayTold {
  point: number;
  first: number;
  last: number;
  to: number;
}

const pronouns: ReadonlySet<string> = new Set(["it", "that", "then"]);

/** The day that 'it', 'that' or 'then' stands for. */
export const dayMeant = (line: Line, at: number): DayTold | null =>
  pronouns.has(word(line, at)) ? dayToldBefore(line, at + 1) : null;

/** The day told before in the same breath, else the one spoken of last; beside an hour 'before that' may mean the hour. */
export function dayToldBefore(line: Line, to: number): DayTold | null {
  const here = dayOfLine(line);
  if (here) return { ...here, to };
  const { previous } = line.context;
  return previous === null || line.last !== null
    ? null
    : { point: previous, first: previous, last: previous, to };
}

/** The last day that was told in this utterance. */
export function dayOfLine({ lastDay, context }: Line): Omit<DayTold, "to"> | null {
  if (lastDay?.meaning.kind === "days") return lastDay.meaning.days;
  return lastDay?.meaning.kind === "date" ? resolveDay(lastDay.meaning.fields, context) : null;
}
