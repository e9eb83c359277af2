import type { FreeTime } from "#contract/errors.ts";
import { addDays, minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import {
  noWhen,
  type Reading,
  type Understanding,
  type WhenReading,
} from "#server/dialogue/understanding.ts";
import { remembering } from "#server/dialogue/words.ts";
import { hasIntent } from "./reading.ts";
import type { LiveState } from "./state.ts";

/** 'A week later', 'an hour earlier', 'push it back half an hour': counted from the appointment spoken of, not from today. */
export interface Shift {
  days: number;
  minutes: number;
}

const counts: Readonly<Record<string, number | undefined>> = {
  a: 1,
  an: 1,
  one: 1,
  another: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  half: 0.5,
};
const unitDays: Readonly<Record<string, number | undefined>> = { day: 1, week: 7, fortnight: 14 };
/** A month later is looked for on the same weekday. */
const weeksInMonth = 52 / 12;

const amount =
  /\b(an?|one|another|two|(?:a )?couple(?: of)?|three|four|five|six|half(?: an?)?|\d{1,2}) (minute|hour|day|week|fortnight|month)s?\b|(?<!\b(?:next|this|last) )\b(fortnight) (?:later|after|earlier|before)\b/i;
/** 'An hour and a half' */
const andAHalf = /\bhours? and a half\b/i;
const forward =
  /\b(?:later|after that)\b|\bafter$|\b(?:push|move|put|shift|set|knock|delay|postpone) (?:it|that|mine|(?:the|my) \w+)?.*\b(?:back|out|by|hours?|days?|weeks?)\b/i;
const backward =
  /\b(?:earlier|sooner|before that)\b|\bbefore$|\bbring (?:it|that|mine|(?:the|my) \w+)?.*\b(?:forward|up|ahead)\b/i;
/** Beside a day of its own, 'an hour later' counts from something else. */
const dayNamed =
  /\b(?:to(?:day|morrow)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|from|ago|(?:call|ring|phone|calling|ringing) back)\b/i;

const visit =
  "(?:one|appointment|appt|booking|visit|check-?up|clean(?:ing)?|filling|crown|slot|session|time)";
const days = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow";
/** 'My Wednesday one', 'tomorrow's appointment': the day by which a visit is called, and no day that it is moved to. */
const ofVisit = new RegExp(
  `\\b(?:(?:my|our|the|his|her|their) (?:${days})(?:['’]?s)?|(?:${days})['’]?s)(?: (?:morning|afternoon|arvo|evening))? ${visit}\\b`,
  "i",
);
export const namesVisitByDay = (text: string): boolean => ofVisit.test(text);

/** From the week of the visit, in weeks. */
const weeks: readonly (readonly [RegExp, number])[] = [
  [/\bnot (?:that|the same|in the same) week\b/i, 1],
  [/\b(?:that|the same|same) week\b/i, 0],
  [
    /\bweek before (?:that|it|this|(?:my|the) (?:appointment|booking|visit|follow))|\b(?:the )?week before\W*(?:(?:please|instead|then|thanks|maybe|if possible|if i can)\W*)*$/i,
    -1,
  ],
  [
    /(?<!\b(?:in|over|within|during|for) )\bthe next week\b|\b(?:(?<!day )week after|(?<=day )week after(?=\W*$)|following week)\b(?! (?:next|this|christmas|easter|new|the (?:\w+(?:st|nd|rd|th)|first|second|third|\d)|\d))/i,
    1,
  ],
];
/** 'Not this week, the week after' counts from today. */
const fromToday = /\bthis week\b|(?<!\bthe )\bnext week\b|\btoday\b/i;

/** By how many weeks the week named lies from that of the visit; null where none is named beside it. */
export const weeksAway = remembering((text): number | null => {
  if (fromToday.test(text)) return null;
  return weeks.find(([words]) => words.test(text))?.[1] ?? null;
});

/** The words of that week. */
export const weekNamed = (text: string): string =>
  weeks.map(([each]) => each.exec(text)?.[0]).find((each) => each !== undefined) ?? "";

/** 'The week after, same day and time' */
const aWeekOn = (text: string): boolean =>
  weeksAway(text) === 1 &&
  /\bsame (?:day|time|hour|slot)\b/i.test(text) &&
  !dayNamed.test(text.replace(/\bthe next week\b/i, ""));

/** 'Same day next month' */
const aMonthOn =
  /\bsame (?:day|time|hour|slot)\b.* (?:next|the following|in a) month\b|\b(?:next|the following|in a) month\b.*\bsame (?:day|time|hour|slot)\b/i;

/** By how much an appointment is to be moved; null when the words move it by no amount. */
export const shiftIn = remembering((text): Shift | null => {
  const said = text
    .trim()
    .replace(/[.?!]+$|\b(?:please|thanks)\b/gi, "")
    .trim();
  if (aWeekOn(said)) return { days: 7, minutes: 0 };
  if (aMonthOn.test(said)) return shiftBy(1, "month");
  const [, count = "a", named = "", alone = ""] = amount.exec(said) ?? [];
  const unit = named === "" ? alone : named;
  const isBack = backward.test(said);
  if (unit === "" || dayNamed.test(said.replace(ofVisit, " ")) || !(isBack || forward.test(said)))
    return null;
  const words = count.toLowerCase().split(" ");
  const word = words.includes("couple") ? "couple" : (words[0] ?? "");
  const more = andAHalf.test(said) ? 0.5 : 0;
  const by = ((counts[word] ?? Number(word)) + more) * (isBack ? -1 : 1);
  return Number.isNaN(by) || by === 0 ? null : shiftBy(by, unit.toLowerCase());
});

function shiftBy(by: number, unit: string): Shift | null {
  const days = unit === "month" ? 7 * Math.round(by * weeksInMonth) : by * (unitDays[unit] ?? 0);
  if (days !== 0) return Number.isInteger(by) ? { days, minutes: 0 } : null;
  return { days: 0, minutes: by * (unit === "hour" ? 60 : 1) };
}

/** The appointment or time that 'an hour later' counts from; null when none has been spoken of. */
function baseOf({ moving, step, draft, justBooked }: LiveState, { choice }: Understanding): FreeTime | null {
  if (step.kind === "confirming_cancel") return step.appointment;
  // 'Half an hour later than the last one'
  if (step.kind === "offering") return (choice && step.times.at(choice.value)) ?? spokenOfIn(step.times);
  return draft.slot ?? moving ?? (step.kind === "anything_else" ? justBooked : null);
}

/** The one time that is offered, or the day of several: 'a week later' is any time of that day then. */
function spokenOfIn(times: readonly FreeTime[]): FreeTime | null {
  const [first, second] = times;
  if (!first || !second) return first ?? null;
  return times.every(({ date }) => date === first.date) ? { date: first.date, time: "" } : null;
}

/** The utterance with the day and time that a shift comes to in place of what it would mean from today on. */
export function withShift(state: LiveState, heard: Understanding): Understanding {
  const shift = shiftIn(heard.text);
  if (!shift) return heard;
  const base = baseOf(state, heard);
  const isClear = base !== null && (base.time !== "" || shift.minutes === 0);
  if (isClear) return { ...heard, choice: null, when: whenOf(shifted(base, shift), heard.text) };
  const isMove = state.purpose === "reschedule" || hasIntent(heard, "reschedule");
  // 'Push my Wednesday one back an hour' tells which visit that is.
  const named = namesVisitByDay(heard.text) ? heard.when.days : [];
  return isMove || state.step.kind === "offering" ? { ...heard, when: { ...noWhen, days: named } } : heard;
}

export function shifted(base: FreeTime, { days, minutes }: Shift): FreeTime {
  if (base.time === "") return { date: addDays(base.date, days), time: "" };
  const at = minutesOf(base.time) + minutes;
  const isSameDay = at >= 0 && at < 24 * 60;
  return { date: addDays(base.date, days), time: isSameDay ? timeOfMinutes(at) : base.time };
}

/** Assumed of a day that is worked out already. */
export const fromTimeSpokenOf = "counted from the time spoken of";

function whenOf({ date, time }: FreeTime, text: string): WhenReading {
  const reading = <Value>(value: Value): Reading<Value> => ({
    value,
    heard: text.trim(),
    span: [0, text.length],
    assumed: [fromTimeSpokenOf],
    certainty: "sure",
  });
  return {
    ...noWhen,
    days: [reading({ from: date, to: date })],
    times: time === "" ? [] : [reading({ kind: "exact", time } as const)],
  };
}
