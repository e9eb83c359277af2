import type { Understanding } from "#server/dialogue/understanding.ts";
import { hasWhen } from "./reading.ts";

/** Days that cannot be booked by anybody: told as such, so that the caller is not asked as if nothing had been said. */
const past =
  /\b(?:yesterday|last (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|month)|the day before yesterday)\b/i;
/** What happened yesterday is told, not wished for. */
const happened =
  /\b(?:broke|broken|fell|fallen|put in|fitted|paid|charged|hurt|hurts|hurting|started|since|lost|chipped|cracked|happened|been|was|were|had|came|rang|called|saw|ate|woke|missed|did|knocked|swollen)\b/i;
const thirtieth = "(thirtieth|30(?:th)?|thirty[ -]first|31(?:st)?)";
const short = "(february|april|june|september|november)";
const dayThenMonth = new RegExp(`\\b${thirtieth} (?:day )?(?:of )?${short}\\b`, "i");
const monthThenDay = new RegExp(`\\b${short} (?:the )?${thirtieth}\\b`, "i");

const leapDay =
  /\b(?:(?:the )?(?:29(?:th)?|twenty[ -]nine?th)(?: day)?(?: of)? february|february (?:the )?(?:29(?:th)?|twenty[ -]nine?th))\b/i;

/** The sentence about a wished day that is over or does not exist; empty when there is none. */
export function impossibleDay(heard: Understanding): string {
  const missing = missingDay(heard.text);
  if (missing !== "") return missing;
  const clock = noClock.exec(heard.text)?.[1];
  if (clock !== undefined) return `There is no such time as ${clock.toLowerCase()}.`;
  if (heard.when.days.length === 0 && leapDay.test(heard.text))
    return "There is no 29 February in the year ahead.";
  if (heard.when.days.length > 0 || !past.test(heard.text) || happened.test(heard.text)) return "";
  return hasWhen(heard) || /\b(?:book|appointment|check-?up|clean|come|for|on)\b/i.test(heard.text)
    ? "That day has already passed."
    : "";
}

/** Hours after 24 and minutes after 59. */
const noClock =
  /\b((?:2[5-9]|[3-9]\d|twenty[ -](?:five|six|seven|eight|nine)|(?:thirty|forty|fifty|sixty)(?:[ -]\w+)?) ?o'? ?clock|(?:2[5-9]|[3-9]\d):\d\d|\d{1,2}:[6-9]\d)\b/i;

/** Nothing of a time stands that was said with a day that cannot be, nor a time that no clock shows. */
export function withoutImpossible(heard: Understanding): Understanding {
  if (impossibleDay(heard) === "") return heard;
  const days = noClock.test(heard.text) ? heard.when.days : [];
  return { ...heard, when: { ...heard.when, days, times: [] } };
}

function missingDay(text: string): string {
  const [, dayFirst, monthSecond] = dayThenMonth.exec(text) ?? [];
  const [, monthFirst, daySecond] = monthThenDay.exec(text) ?? [];
  const day = dayFirst ?? daySecond;
  const month = monthSecond ?? monthFirst;
  if (day === undefined || month === undefined) return "";
  const number = /first|31/i.test(day) ? 31 : 30;
  if (number === 30 && !/february/i.test(month)) return "";
  return `There is no ${number} ${month.charAt(0).toUpperCase()}${month.slice(1).toLowerCase()}.`;
}
