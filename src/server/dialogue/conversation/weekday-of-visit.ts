import { addDays, daysBetween } from "#kernel/zoned-time.ts";
import type { DaySpan, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { following, isWeekday, weekdayAfter } from "./beside-visit.ts";
import { hasIntent } from "./reading.ts";
import type { Detail, LiveState } from "./state.ts";
import { todayOf } from "./today.ts";

/** 'The Friday instead', 'Friday, same time': the one beside the visit that is to be moved, not the next on the calendar. */

/** Assumed of a weekday until the visit is found from which it counts. */
const nearVisit = "near the visit that is moved";
const afterVisit = "after the visit that is moved";
export const beforeVisit = "any day before the visit that is moved";
export const laterThanVisit = "any day after the visit that is moved";
export const dayBeforeVisit = "the day before the visit that is moved";
export const dayAfterVisit = "the day after the visit that is moved";

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const ofThatWeek = new RegExp(
  `\\bthe ${weekday}\\b(?! (?:after|before|of|in|week|fortnight)\\b)|\\b${weekday}(?: (?:morning|afternoon|arvo|evening))?\\b.*\\binstead\\b|\\binstead\\b.*\\b${weekday}\\b`,
  "i",
);
/** 'Anything sooner', 'this Friday instead' count from today. */
const fromToday =
  /\b(?:this|next|coming|today|tomorrow|sooner|asap|as soon as|earliest)\b|\bearlier\b(?! than)/i;

/** 'Same time', 'the same hour' keep the time of the visit; 'the same time as my husband' is his. */
export const keepsItsTime = (text: string): boolean =>
  /\bsame (?:day and )?(?:time|hour|slot)\b(?! as\b(?! (?:it|before|now|mine|that|last time)\b))/i.test(text);

/** The utterance with its weekdays counted from the visit that is moved, or told to be so once it is found. */
export function withWeekdayOfVisit(state: LiveState, heard: Understanding): Understanding {
  const counts = sideOf(heard);
  if (counts === null || !heard.when.days.some(isBare)) return heard;
  const base = baseOf(state);
  const isMove = base !== null || state.purpose === "reschedule" || hasIntent(heard, "reschedule");
  if (!isMove) return heard;
  const days = heard.when.days.map((day): Reading<DaySpan> => {
    if (!isBare(day)) return day;
    const marked = { ...day, assumed: [counts] };
    return base === null ? marked : { ...day, value: besideFound(marked, base, todayOf(state)) ?? day.value };
  });
  return { ...heard, when: { ...heard.when, days } };
}

/** Not counted from another day already. */
const isBare = ({ heard, value, assumed }: Reading<DaySpan>): boolean =>
  isWeekday(heard) && value.from === value.to && !assumed.some((each) => each.startsWith("counted from"));

function sideOf({ text, visitMeant }: Understanding): typeof nearVisit | typeof afterVisit | null {
  if (weekdayAfter.test(text)) return afterVisit;
  if (fromToday.test(text)) return null;
  // 'Move Tuesday's to Thursday': where it goes is told from where it is.
  const isFromWeekday = visitMeant?.days.some((day) => isWeekday(day.heard)) === true;
  return isFromWeekday || ofThatWeek.test(text) || keepsItsTime(text) ? nearVisit : null;
}

/** The visit that is moved, or the time settled or offered for it last. */
function baseOf({ step, draft, moving }: LiveState): string | null {
  if (step.kind === "confirming_cancel") return step.appointment.date;
  if (!moving) return null;
  const offered = step.kind === "offering" ? step.times[0]?.date : undefined;
  return draft.slot?.date ?? offered ?? moving.date;
}

/** The day that was meant, once the visit is found; null for a day that is not counted from it. */
export function besideFound(
  { value, assumed }: Pick<Detail<DaySpan>, "value" | "assumed">,
  visit: string,
  today: string,
): DaySpan | null {
  if (assumed.includes(afterVisit)) return oneDay(following(visit, value.from));
  if (assumed.includes(beforeVisit)) return { from: today, to: addDays(visit, -1) };
  if (assumed.includes(laterThanVisit)) return { from: addDays(visit, 1), to: addDays(visit, 14) };
  if (assumed.includes(dayBeforeVisit)) return oneDay(addDays(visit, -1));
  if (assumed.includes(dayAfterVisit)) return oneDay(addDays(visit, 1));
  if (!assumed.includes(nearVisit)) return null;
  const near = addDays(value.from, 7 * Math.round(daysBetween(value.from, visit) / 7));
  return oneDay(near > today ? near : value.from);
}
const oneDay = (date: string): DaySpan => ({ from: date, to: date });
