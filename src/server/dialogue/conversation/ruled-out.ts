import { addDays, weekdayOf } from "#kernel/zoned-time.ts";
import type { DaySpan, Reading, Understanding } from "#server/dialogue/understanding.ts";

/** Nobody is offered a day farther ahead without naming it. */
const weeksAhead = 8;
const everyOne = /(?:days|ends)$/i;
const anyOne = /\b(?:a|an|any|every)\s+(?:on\s+)?$/i;

/** The days that are ruled out: 'not Fridays', 'any day but a Friday' mean every Friday, 'not this Friday' means one. */
export function ruledOutDays({ text, when: { excludedDays, days } }: Understanding): DaySpan[] {
  const isOfAnyDay = days.some(({ assumed }) => assumed.includes(withinAnyDay));
  return excludedDays.flatMap((day) => {
    const isEvery =
      everyOne.test(day.heard) ||
      anyOne.test(text.slice(0, day.span[0])) ||
      (isOfAnyDay && bareWeekday.test(day.heard));
    return isEvery ? everySuch(day) : [day.value];
  });
}

/** What is assumed of 'any day but …' alone. */
export const withinAnyDay = "within two weeks";
const bareWeekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

function everySuch({ value: { from, to }, heard }: Reading<DaySpan>): DaySpan[] {
  // Said on a Sunday, the weekend is half over.
  const isHalf = from === to && weekdayOf(from) === 0 && /ends$/i.test(heard);
  const first = isHalf ? addDays(from, -1) : from;
  return Array.from({ length: weeksAhead }, (_, week) => ({
    from: addDays(first, 7 * week),
    to: addDays(to, 7 * week),
  }));
}
