import { mondayOf, weekdayOfNumber } from "../../calendar.ts";
import { type Line, token, word, wordSet } from "../../line.ts";
import type { QualifiedDay, QualifiedMention } from "../../qualified-mention.ts";

/** What may stand between the weekday and its stretch: 'on a Friday, preferably in December'. */
const links = wordSet(
  "in of during on a an any the some one for from say maybe preferably ideally possibly sometime around about roughly at",
);
const shortest = 6;
const longest = 62;

/**
 * 'A Friday morning in December', 'September, one of the Tuesdays': each such weekday of the stretch named beside it, where
 * both alone would be the next Friday or the whole of December.
 */
export function spreadWeekdays(
  line: Line,
  said: readonly QualifiedMention[],
  named: readonly QualifiedDay[],
): readonly QualifiedDay[] {
  const asNamed = new Map(named.map((day) => [wholeWeek(said, day), day]));
  const days = [...asNamed.keys()];
  const weekdays = days.filter((day) => isBareWeekday(said, day));
  const stretches = days.filter((day) => isStretch(said, day));
  if (weekdays.length === 0 || stretches.length === 0) return named;
  const used = new Set<QualifiedDay>();
  const spread = days.flatMap((day) => {
    if (!weekdays.includes(day)) return [day];
    const around = stretches.filter((stretch) => isBeside(line, said, [day, stretch], stretches));
    for (const stretch of around) used.add(stretch);
    return around.length === 0 ? [day] : around.flatMap((stretch) => suchDays(line, day, stretch));
  });
  return spread.filter((day) => !used.has(day)).map((day) => asNamed.get(day) ?? day);
}

/** 'In about six weeks', beside 'a Thursday', is that week; by itself it stays that day. */
function wholeWeek(said: readonly QualifiedMention[], day: QualifiedDay): QualifiedDay {
  const { first, last, point, sure, past } = day.days;
  const isRough = saidAs(said, day)?.meaning.kind === "days" && first === last && !sure && !past;
  if (!isRough || !day.days.assumed.includes("to the day")) return day;
  const monday = mondayOf(point);
  return { ...day, days: { ...day.days, first: monday, last: monday + 6 } };
}

const saidAs = (
  said: readonly QualifiedMention[],
  { from, to }: QualifiedDay,
): QualifiedMention | undefined => said.find((one) => one.from === from && one.to === to);

function isBareWeekday(said: readonly QualifiedMention[], day: QualifiedDay): boolean {
  const one = saidAs(said, day);
  if (one?.meaning.kind !== "date" || one.story || one.bound !== "none") return false;
  const { weekday, day: dom, month, which } = one.meaning.fields;
  return weekday !== null && dom === null && month === null && which === "nearest";
}

function isStretch(said: readonly QualifiedMention[], day: QualifiedDay): boolean {
  const one = saidAs(said, day);
  const { first, last, past } = day.days;
  const isLong = last - first >= shortest && last - first <= longest;
  return one !== undefined && isLong && !past && !one.story && !one.birth && one.bound === "none";
}

/** Nothing but small words, the time of the day and other such days between the two. */
function isBeside(
  line: Line,
  said: readonly QualifiedMention[],
  [day, stretch]: readonly [QualifiedDay, QualifiedDay],
  stretches: readonly QualifiedDay[],
): boolean {
  if (day.role !== stretch.role) return false;
  const [a, b] = day.from < stretch.from ? [day, stretch] : [stretch, day];
  for (let k = afterTakenUp(line, said, a.to, b.from); k < b.from; k++) {
    const inside = said.find((one) => one.from <= k && k < one.to);
    if (token(line, k).stop === 2) return false;
    if (inside || links.has(word(line, k))) continue;
    if (!["or", "and"].includes(word(line, k))) return false;
    const next = said.find((one) => one.from > k && one.from <= k + 3);
    // 'Friday or some time in December' are two wishes; 'Friday in December or January' is one.
    const isWhole = stretches.some(({ from }) => from === next?.from);
    const hasOne = stretches.some(({ from }) => a.from <= from && from < k);
    if (!next || (isWhole && !hasOne)) return false;
  }
  return true;
}

/** 'The week after next, I go to bowls Mondays so a Tuesday': the days that are taken up may be told between the two. */
function afterTakenUp(line: Line, said: readonly QualifiedMention[], from: number, to: number): number {
  const taken = said.findLast((one) => one.role === "excluded" && one.from >= from && one.to < to);
  if (!taken) return from;
  return taken.to + (["so", "then"].includes(word(line, taken.to)) ? 1 : 0);
}

function suchDays(line: Line, day: QualifiedDay, { days: { first, last } }: QualifiedDay): QualifiedDay[] {
  const from = Math.max(first, line.context.today + 1);
  const wanted = weekdayOfNumber(day.days.point);
  const start = from + ((wanted - weekdayOfNumber(from) + 7) % 7);
  const { weekday: _, isMore: __, ...dated } = day;
  const count = Math.max(0, Math.floor((last - start) / 7) + 1);
  return Array.from({ length: count }, (_, week) => {
    const point = start + 7 * week;
    return { ...dated, days: { ...day.days, first: point, last: point, point, assumed: [], sure: true } };
  });
}
