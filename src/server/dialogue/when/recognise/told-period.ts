import { civil, mondayOf } from "../calendar.ts";
import { endsAt, type Line, word } from "../line.ts";
import type { Period } from "./period-terms.ts";

const mostBetween = 4;

/** The week or month that was named just before: 'next week, but towards the end'. */
function periodTold(line: Line, at: number): Period | null {
  const { last } = line;
  if (last?.meaning.kind !== "days" || last.meaning.days.past || at - last.to > mostBetween) return null;
  const { point, last: end } = last.meaning.days;
  const unit =
    end - point === 6 && mondayOf(point) === point
      ? "week"
      : end - point >= 27 && end - point <= 30 && civil(point).day === 1
        ? "month"
        : null;
  return unit && { ...last.meaning.days, unit, to: last.to };
}

/** What 'the end' or 'the end of the week' is part of; `found` is what stands behind it, up to `next`. */
export function wholeMeant(line: Line, at: number, found: Period | null, next: number): Period | null {
  const told = periodTold(line, at);
  if (!told) return found;
  if (!found) return endsAt(line, next) ? { ...told, to: next } : null;
  const isBare = word(line, found.to - 1) === told.unit && word(line, found.to - 2) === "the";
  return isBare ? { ...told, to: found.to } : found;
}
