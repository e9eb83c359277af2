import { daysBetween } from "#kernel/zoned-time.ts";
import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { clockOf, todayOf } from "#server/dialogue/conversation/today.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, type Told } from "./told.ts";

/** 'Are you open on Saturday', 'until when tomorrow', 'and the public holiday'. */
export function hoursAsked(state: LiveState, heard: Understanding): Told {
  const onHoliday = answers.holidayHours(state.facts, heard.text, todayOf(state));
  if (onHoliday === null) return { sentence: hours(state, heard), isOpen: false };
  const told = known(onHoliday, "our hours on public holidays");
  return { ...told, sentence: `${hoursBeside(state, heard)} ${told.sentence}`.trim() };
}

function hours(state: LiveState, heard: Understanding): string {
  const { facts } = state;
  const today = todayOf(state);
  if (/\bweekends?\b/i.test(heard.text)) return answers.weekendHours(facts);
  if (/\b(?:now|at the moment|currently|still open)\b/i.test(heard.text))
    return asAsked(answers.openNow(facts, today, clockOf(state)), heard.text);
  const days = heard.when.days.filter((day) => day.value.from === day.value.to).slice(0, 3);
  if (days.length === 0) return answers.allHours(facts);
  return days
    .flatMap(({ value, heard: words }) =>
      isAlsoToday(value.from, today, words) ? [today, value.from] : [value.from],
    )
    .map((date) =>
      date === today
        ? answers.hoursToday(facts, today, clockOf(state))
        : answers.hoursOnDay(facts, date, today),
    )
    .join(" ");
}

/** To 'are you closed now' a 'yes, we are open' says both. */
const asAsked = (told: string, text: string): string =>
  /\b(?:closed|shut)\b/i.test(text) ? told.replace(/^Yes, we/, "No, we") : told;

/** 'How late on Fridays, and Christmas Day': the weekdays that were asked about beside the holiday. */
function hoursBeside(state: LiveState, heard: Understanding): string {
  const days = heard.when.days.filter(({ heard: words }) => bareWeekday.test(words));
  const isWeekend = /\bweekends?\b/i.test(heard.text);
  if (days.length === 0 && !isWeekend) return "";
  return hours(state, { ...heard, when: { ...heard.when, days } });
}
const bareWeekday = /^(?:(?:on|this|next) )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?$/i;

/** 'Are you open Sunday', on a Sunday: this one or the coming one, so both are told. */
const isAlsoToday = (date: string, today: string, words: string): boolean =>
  daysBetween(today, date) === 7 && /^(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?$/i.test(words);

/** 'Do you have evening appointments': of any day, so that no time is wished for yet. */
const kindOfHours =
  "(?:evening|late|late.?night|night|night.?time|early|early morning|before.?school|before.?work|after.?work|after.?school|after.?hours|out of hours|weekend|saturday|sunday|public holiday|lunch.?time)";
const lateVisits = new RegExp(
  `\\b(?:(?:do|does|would|will|can|could) (?:you|they|yous|youse|the clinic)(?: guys)?(?: (?:do|offer|run|have|get|take))?(?: got)?|(?:have|has) (?:you|they|yous|youse)(?: guys)? got|(?:is|are) there|^(?:\\W*(?:hi|hello|um|uh|so|and)\\b)*\\W*(?:got )?any) (?:ever )?(?:any |some )?${kindOfHours}(?: (?:night|evening|morning))? (?:appointments|appts|hours|clinics?|sessions?|visits|bookings)\\b|\\b(?:do|offer|have|take) (?:any )?(?:appointments|bookings|visits) (?:in the (?:evenings?|early mornings?)|on (?:the )?(?:weekends?|saturdays|sundays|week ?nights|public holidays)|at nights?|after hours|after work|before work|after school|on an evening)\\b`,
  "i",
);
export const asksOfLateVisits = remembering((text): boolean => lateVisits.test(text) && !books.test(text));
const books = /\b(?:book|for (?:me|my|a|the|next|this|tomorrow)|this|next|tomorrow|today|tonight)\b/i;
