import { civil, dayNumber, weekdayOfNumber } from "../calendar.ts";
import {
  follows,
  isBroken,
  isWholeAnswer,
  type Line,
  type Recogniser,
  word,
  wordSet,
  wordsBetween,
} from "../line.ts";
import { type Found, oneDay } from "../mention.ts";

const year = "(?:the )?new year";
const feast = "(?:christmas|xmas|new years?(?: day)?|the new year)";
const rest = `(?:${feast}|(?:the|their|your) (?:(?:christmas|xmas|summer|festive|new year) )?(?:break|holidays?|shutdown))`;
const people =
  "(?:every ?(?:one|body)|you|yous|youse|you guys|you lot|we|people|they|the (?:team|clinic|dentists?|doctors?|staff|girls)|all)";
const summer = "(?:christmas|xmas|summer|festive|new years?)";

/** What leads up to the days behind New Year's Day, and how many weeks they are looked for in. */
const waysIn: readonly (readonly [words: RegExp, kind: "days" | "first_week" | "second_week"])[] = [
  [
    new RegExp(
      `^(?:the )?(?:first|1st) (?:full |proper |whole )?week (?:(?:back )?(?:of|in|into) ${year}|back(?:(?: at work| to work| here)? (?:after|from) ${rest})?(?! (?:at|to|in) ))\\b`,
    ),
    "first_week",
  ],
  [
    new RegExp(`^(?:the )?(?:second|2nd) (?:full |proper |whole )?week (?:of|in|into|back after) ${year}\\b`),
    "second_week",
  ],
  [
    new RegExp(
      `^(?:(?:early|earlier|first thing|(?:the )?(?:start|beginning)|straight|right|some ?time) )?(?:in|into|of) ${year}\\b(?! s?day| eve)`,
    ),
    "days",
  ],
  [new RegExp(`^early ${year}\\b(?! eve)`), "days"],
  [new RegExp(`^(?:the )?first (?:working |open )?days? back (?:after|from) ${rest}\\b`), "days"],
  [
    new RegExp(
      `^(?:when|once|after|as soon as) ${people}?(?:s|re)?(?: (?:are|is|has|have|get|gets|come|comes))?(?: all)?(?: (?:back|reopen|re open|open)(?: up| open| again| here| at work| to work| to normal)*) (?:after|from) ${rest}\\b`,
    ),
    "days",
  ],
  [new RegExp(`^after the ${summer} (?:break|holidays?|shutdown|season)\\b`), "days"],
];
const ofNewYear = /\bnew year|\bback\b|\bre ?open|\bopen\b|\bbreak\b|\bholidays?\b|\bshut ?down\b/i;

/** How many words such a way of saying has at most. */
const longest = 14;
const lastDay = 15;

/** 'In the new year', 'the first full week back', 'when everyone's back after Christmas': the days behind New Year's Day. */
export const newYear: Recogniser = {
  starts:
    "in into early earlier first 1st second 2nd the start beginning straight right some sometime new when once after as".split(
      " ",
    ),
  read(line, at) {
    if (!ofNewYear.test(line.text)) return null;
    const words = wordsBetween(line, at, at + longest).join(" ");
    for (const [way, kind] of waysIn) {
      const [said] = way.exec(words) ?? [];
      const to = said === undefined ? at : at + said.split(" ").length;
      if (to > at && !isBroken(line, at, to - 1)) return behindNewYear(line.context.today, kind, to);
    }
    return bareNewYear(line, at);
  },
};

/** 'The new year' as the whole answer to which day it should be. */
function bareNewYear(line: Line, at: number): Found | null {
  const start = word(line, at) === "the" ? at + 1 : at;
  if (!follows(line, start, "new", "year") || !isWholeAnswer(line, at, start + 2, perhaps)) return null;
  return behindNewYear(line.context.today, "days", start + 2);
}
const perhaps = wordSet("maybe probably perhaps some sometime time early think guess id rather");

/** The year that is called new: the next, or the one that has just begun. */
export function newYearAt(today: number): number {
  const { year: now, month, day } = civil(today);
  return month === 1 && day < lastDay ? now : now + 1;
}

function behindNewYear(today: number, kind: "days" | "first_week" | "second_week", to: number): Found {
  const ofYear = newYearAt(today);
  const start = dayNumber(ofYear, 1, 2);
  const monday = start + ((8 - weekdayOfNumber(start)) % 7) + (kind === "second_week" ? 7 : 0);
  const [first, last] =
    kind === "days" ? [Math.max(start, today), dayNumber(ofYear, 1, lastDay)] : [monday, monday + 6];
  const assumed = kind === "days" ? ["the days after New Year's Day"] : ["the week after New Year's Day"];
  return { meaning: oneDay(first, { last, assumed, sure: false }), to };
}
