import { addMonths, civil } from "../calendar.ts";
import { dayOfLine } from "../day-told.ts";
import { endsAt, type Line, phraseAt, phrases, type Recogniser, word, wordSet } from "../line.ts";
import type { Days, Found, Mention } from "../mention.ts";
import { isRuledOut } from "../ruled-out.ts";
import { months, weekdays } from "../vocabulary.ts";

const after = phrases("one after that|one after it|one after this|one after|one following");
const next = phrases("next one|following one|one next");
const before = phrases("one before that|one before it|one before|previous one");
/** Behind anything else it is one of something, or an hour: 'the one after lunch'. */
const closes = wordSet(
  "if in at on around round about before please then would is thanks or instead cause cos because i we im ive with as works suits might maybe but so from any not that",
);

/** 'Not this Tuesday, the one after', 'next weekend or the one after that': what was told last, once more. */
export const oneAfter: Recogniser = {
  starts: ["one", "next", "following", "previous"],
  read(line, at) {
    const told = line.lastDay;
    if (!told) return null;
    const isOut = isRuledOut(line, told, at);
    const isNext = word(line, at) === "one" ? phraseAt(line, at, after) > 0 : isOut;
    const ahead = phraseAt(line, at, after) || (isNext ? phraseAt(line, at, next) : 0);
    const back = phraseAt(line, at, before);
    const to = at + (ahead || back);
    // 'Tuesday at ten, and the one after for my son' speaks of the times.
    const isOfDays = isOut || line.last === told;
    if (to === at || !isOfDays || !(endsAt(line, to) || closes.has(word(line, to)))) return null;
    return stepFrom(line, told, { sign: ahead > 0 ? 1 : -1, to });
  },
};

/** A weekday is told again a week on, a week by the next one, a month by the one behind it. */
function stepFrom(line: Line, told: Mention, { sign, to }: { sign: 1 | -1; to: number }): Found | null {
  const days = dayOfLine(line);
  if (!days) return null;
  const { first, last, point } = days;
  const words = line.tokens.slice(told.from, told.to).map((each) => each.word);
  const isMonth = last - point >= fewestOfMonth && civil(point).day === 1;
  const isWeekly = words.some((each) => weekdays.has(each) || weekly.has(each));
  if (!isWeekly && !(isMonth && words.some((each) => months.has(each) || each === "month"))) return null;
  const moved = isWeekly
    ? { first: first + 7 * sign, last: last + 7 * sign, point: point + 7 * sign }
    : monthFrom(addMonths(point, sign));
  if (moved.first < line.context.today) return null;
  return { meaning: { kind: "days", days: { ...moved, assumed: [], sure: true, past: false } }, to };
}
const weekly = wordSet("week weekend weekends");
const fewestOfMonth = 27;

const monthFrom = (first: number): Pick<Days, "first" | "last" | "point"> => ({
  first,
  last: addMonths(first, 1) - 1,
  point: first,
});
