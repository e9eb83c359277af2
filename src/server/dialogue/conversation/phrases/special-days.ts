import { addDays, weekdayOf } from "#kernel/zoned-time.ts";
import type { ClinicFacts, SpecialDay } from "#server/dialogue/events.ts";
import { hoursOn, onDay, openingHoursOn, spokenTime } from "./spoken.ts";

/** Public holidays and closures, from the clinic's facts alone. */

const isAllDay = ({ fromTime, toTime }: SpecialDay): boolean => fromTime === null && toTime === null;

const specialOn = (facts: ClinicFacts, date: string): SpecialDay[] =>
  (facts.specialDays ?? []).filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate);

/** Why the clinic is closed all day although it would be open; empty when it is open, or always closed then. */
export function closedFor(facts: ClinicFacts, date: string): string {
  const why = specialOn(facts, date).find((each) => !each.isOpen && isAllDay(each));
  return why && openingHoursOn(facts, date).start !== "" ? why.name : "";
}

/** The name of the public holiday on that day, whether the clinic opens or not; empty on any other day. */
const holidayOn = (facts: ClinicFacts, date: string): string =>
  specialOn(facts, date).find((each) => each.kind === "holiday" && isAllDay(each))?.name ?? "";

/** `on Friday 25 December, Christmas Day` */
export function onSpecialDay(facts: ClinicFacts, date: string, today: string): string {
  const name = closedFor(facts, date) || holidayOn(facts, date);
  return `${onDay(date, today)}${name === "" ? "" : `, ${name}`}`;
}

/** ` We are closed from 12:00 pm to 1:00 pm that day, Team meeting.`; empty when no hours of the day are closed. */
export function closedHours(facts: ClinicFacts, date: string): string {
  const hours = hoursOn(facts, date);
  const within = specialOn(facts, date).filter(
    ({ isOpen, fromTime, toTime }) =>
      !isOpen && fromTime !== null && toTime !== null && fromTime < hours.end && toTime > hours.start,
  );
  return within
    .map(
      ({ fromTime, toTime, name }) =>
        ` We are closed from ${spokenTime(fromTime ?? "")} to ${spokenTime(toTime ?? "")} that day, ${name}.`,
    )
    .join("");
}

/** Whether an hour of the day is closed, whatever the day's ends. */
export const isClosedWithin = (facts: ClinicFacts, date: string, time: string): boolean =>
  specialOn(facts, date).some(
    ({ isOpen, fromTime, toTime }) =>
      !isOpen && (fromTime ?? "00:00") <= time && (toTime === null || time < toTime),
  );

/** How far it is looked ahead for a day that is open again. */
const lookAheadDays = 60;

/** ` We open again on Tuesday 29 December at 9:00 am.`; empty when no such day is known. */
export function opensAgain(facts: ClinicFacts, date: string, today: string): string {
  for (let i = 1; i <= lookAheadDays; i++) {
    const next = addDays(date, i);
    const { start } = hoursOn(facts, next);
    if (start !== "") return ` We open again ${onDay(next, today)} at ${spokenTime(start)}.`;
  }
  return "";
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/\bqueens birthday\b/g, "kings birthday")
    .replace(/\bxmas\b/g, "christmas")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** What people call a holiday besides its name. */
const otherNames: Readonly<Record<string, string>> = {
  "christmas day": "christmas",
  "new years day": "new year|new years",
  "melbourne cup day": "melbourne cup|cup day",
  "proclamation day": "boxing day",
  "friday before the afl grand final": "grand final friday|grand final public holiday|grand final eve",
  "royal queensland show": "ekka|show day|show holiday",
  "western australia day": "wa day",
  "eight hours day": "labour day",
  "may day": "labour day",
};

const isNamed = (name: string, said: string): boolean => {
  const base = plain(name).replace(/^additional holiday for /, "");
  // 'Christmas Eve' is no question about Christmas Day, nor 'New Year's Eve' about New Year's Day.
  const text = base.endsWith(" eve") ? said : said.replace(/\b(?:christmas|new years?) eve\b/g, "");
  return [base, ...(otherNames[base]?.split("|") ?? [])].some((each) => ` ${text} `.includes(` ${each} `));
};

/** The coming days of the holidays that are named in the words, soonest first; one year of each. */
export function namedHolidays(facts: ClinicFacts, words: string, today: string): string[] {
  const said = plain(words);
  const named = (facts.specialDays ?? []).filter(
    (each) => each.kind === "holiday" && each.fromDate >= today && isNamed(each.name, said),
  );
  const [first] = named;
  if (!first) return [];
  const seen = new Set<string>();
  const days = named.map(({ fromDate }) => fromDate).filter((date) => date <= addDays(first.fromDate, 300));
  return days.filter((date) => !seen.has(date) && seen.add(date)).slice(0, 3);
}

/** The next public holidays from today on, at most as many. */
export const comingHolidays = (facts: ClinicFacts, today: string, most: number): string[] =>
  (facts.specialDays ?? [])
    .filter((each) => each.kind === "holiday" && isAllDay(each) && each.fromDate >= today)
    .filter(({ fromDate }) => weekdayOf(fromDate) % 6 !== 0)
    .map(({ fromDate }) => fromDate)
    .slice(0, most);

const holidayWords =
  /\b(?:public|bank) holidays?\b|(?<!\b(?:before|until|till|by) )\b(?:christmas|xmas)\b(?! (?:eve|party|present))|\bboxing day\b|\bgood friday\b|\beaster\b|\banzac day\b|\baustralia day\b|\bnew year'?s(?: day)?\b(?! eve)|\b(?:king|queen)'?s birthday\b|\blabou?r day\b|\bmelbourne cup\b/i;

/** A question about a public holiday, which only a clinic that chose its state can answer. */
export const asksOfHoliday = (words: string): boolean => holidayWords.test(words);
export const asksOfPublicHolidays = (words: string): boolean => /\b(?:public|bank) holidays?\b/i.test(words);
