import { dayOfLine } from "../day-told.ts";
import { type Line, phraseAt, phrases, type Recogniser, word } from "../line.ts";
import { type Found, oneDay } from "../mention.ts";

const near: ReadonlyMap<string, number> = new Map([
  ["today", 0],
  ["todays", 0],
  ["tomorrow", 1],
  ["tomorrows", 1],
  ["tomorow", 1],
  ["tommorow", 1],
  ["tommorrow", 1],
  ["tmrw", 1],
  ["tmr", 1],
  ["tomoz", 1],
  ["overmorrow", 2],
  ["yesterday", -1],
  ["yesterdays", -1],
]);

const sameDay = phrases("same day|that day|that same day|that very day|same date");
const dayAfter = phrases("day after that|next day|following day|day after");
const dayBefore = phrases("day before that|day before|previous day");

/** 'today', 'tomorrow', 'the day after tomorrow', 'tomorrow week', 'the same day', 'the day after' */
export const relativeDay: Recogniser = {
  starts: [...near.keys(), "same", "this", "that", "day", "next", "following", "previous", "later"],
  read(line, at) {
    const { today } = line.context;
    const here = word(line, at);
    const shift = near.get(here);
    if (shift !== undefined) {
      if (shift >= 0 && word(line, at + 1) === "week")
        return { meaning: oneDay(today + shift + 7), to: at + 2 };
      if (shift >= 0 && word(line, at + 1) === "fortnight")
        return { meaning: oneDay(today + shift + 14), to: at + 2 };
      return { meaning: oneDay(today + shift, { past: shift < 0 }), to: at + 1 };
    }
    if ((here === "this" || here === "same") && word(line, at + 1) === "time") return sameTime(line, at);
    const isSameDay = here === "same" && word(line, at + 1) === "day" && line.context.previous !== null;
    const weekOn = isSameDay ? sameTime(line, at) : null;
    if (weekOn) return weekOn;
    if (here === "later")
      return word(line, at + 1) === "today" ? { meaning: oneDay(today), to: at + 2 } : null;
    return doubled(line, at) ?? besidePrevious(line, at);
  },
};

/** 'day after tomorrow', 'day before yesterday' */
function doubled(line: Line, at: number): Found | null {
  if (word(line, at) !== "day") return null;
  const anchor = near.get(word(line, at + 2));
  const { today } = line.context;
  if (anchor === 1 && word(line, at + 1) === "after") return { meaning: oneDay(today + 2), to: at + 3 };
  if (anchor === -1 && word(line, at + 1) === "before")
    return { meaning: oneDay(today - 2, { past: true }), to: at + 3 };
  return null;
}

/** Days named by the one spoken of before. */
function besidePrevious(line: Line, at: number): Found | null {
  const { previous, today } = line.context;
  const before = dayOfLine(line)?.point ?? null;
  const base = before ?? previous ?? today;
  const note = before === null && previous === null ? ["counted from today"] : [];
  const same = phraseAt(line, at, sameDay);
  const meant = before ?? line.context.same ?? base;
  if (same > 0) return previous === null && word(line, at) === "that" ? null : one(meant, note, at + same);
  if (word(line, at - 1) !== "the" && word(line, at - 1) !== "or" && at > 0) return null;
  const after = phraseAt(line, at, dayAfter);
  if (after > 0 && word(line, at + after) !== "day") return one(base + 1, note, at + after);
  const earlier = (before ?? previous) === null ? 0 : phraseAt(line, at, dayBefore);
  if (earlier > 0) return one(base - 1, note, at + earlier);
  return null;
}

const one = (point: number, assumed: readonly string[], to: number): Found => ({
  meaning: oneDay(point, { assumed, sure: assumed.length === 0 }),
  to,
});

/** 'this time next week', 'same time in a fortnight': so many days on, to the day. */
function sameTime(line: Line, at: number): Found | null {
  const { previous, today } = line.context;
  const base = word(line, at) === "same" ? (previous ?? today) : today;
  if (word(line, at + 2) === "next" && word(line, at + 3) === "week")
    return { meaning: oneDay(base + 7, { assumed: ["a week on, to the day"], sure: false }), to: at + 4 };
  return null;
}
