import type { FreeTime } from "#contract/errors.ts";
import { weekdayNames } from "#kernel/spoken-dates.ts";
import { addDays, minutesOf, mondayOf, timeOfMinutes, weekdayOf } from "#kernel/zoned-time.ts";
import type {
  DaySpan,
  Reading,
  TimeWish,
  Understanding,
  WhenReading,
} from "#server/dialogue/understanding.ts";
import { hasIntent } from "./reading.ts";
import { fromTimeSpokenOf, shiftIn, weekNamed, weeksAway } from "./shifts.ts";
import type { LiveState } from "./state.ts";
import { todayOf } from "./today.ts";

/** 'That week', 'the Tuesday after', 'later in the day': counted from the visit spoken of, not from today. */

const ofVisit = /\b(?:my|the) (?:\w+ )?(?:appointment|booking|visit|follow|check|clean|filling|one i)/i;

export const saidBefore =
  /\b(?:like|as) i (?:already |just )?said\b|\bi (?:already |just )?(?:said|told you)\b/i;

/** The day that is spoken of; null where none is. */
function dayOf({ step, draft, moving, justBooked }: LiveState, heard: Understanding): string | null {
  if (step.kind === "confirming_cancel") return step.appointment.date;
  // 'Like I said, the Monday after' is counted from where it was counted before.
  if (moving && (ofVisit.test(heard.text) || saidBefore.test(heard.text))) return moving.date;
  if (step.kind === "offering") return step.times[0]?.date ?? null;
  const known = draft.slot?.date ?? moving?.date;
  if (known !== undefined) return known;
  const said = heard.when.days.length === 1 ? heard.when.days : draft.when.days.map(asSaid);
  const [day, other] = said;
  const isOne = day !== undefined && !other && day.value.from === day.value.to && !isWeekday(day.heard);
  if (isOne) return day.value.from;
  return step.kind === "anything_else" ? (justBooked?.date ?? null) : null;
}
const asSaid = <Value>({ value, heard }: { value: Value; heard: string }) => ({ value, heard });

const weekdayAlone =
  /^(?:on |the |a |following )*(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:['’]s| (?:of|in) [\w ]*week|,? the (?:week after(?: that)?|following week)| after(?: (?:that|it|then))?| following)?$/i;
export const isWeekday = (heard: string): boolean => weekdayAlone.test(heard.trim());

/** The utterance with the days of the week that is meant, and the hours on the visit's own day. */
export const withVisitSpokenOf = (state: LiveState, heard: Understanding): Understanding =>
  withHours(state, withWeek(state, heard));

function withWeek(state: LiveState, heard: Understanding): Understanding {
  const isCounted = heard.when.days.some(({ assumed }) => assumed.includes(fromTimeSpokenOf));
  if (isCounted || shiftIn(heard.text) !== null) return heard;
  const away = weeksAway(heard.text);
  const after = away === null ? weekdayAfter.exec(heard.text) : null;
  if (away === null && !after) return heard;
  const base = dayOf(state, heard);
  if (base === null) return away === null ? heard : withWeekToFind(state, heard, away);
  const { days } = heard.when;
  const isMoved = ({ heard: words }: Reading<DaySpan>) => isWeekday(words);
  // 'Christmas Eve, or the Tuesday after that' is counted from Christmas Eve.
  if (after && days.length > 1 && !days.every(isMoved)) return heard;
  const monday = addDays(mondayOf(base), 7 * (away ?? 0));
  const inWeek = (day: Reading<DaySpan>): Reading<DaySpan> =>
    dated(day, away === null ? following(base, likeNamed(day)) : onWeekday(monday, likeNamed(day)));
  if (days.some(isMoved))
    return withDays(
      heard,
      days.filter((day) => !isWeekSpan(day)).map((day) => (isMoved(day) ? inWeek(day) : day)),
    );
  if (away === null) return heard;
  const span = { from: monday, to: addDays(monday, 6) };
  return withDays(heard, [...days.filter((day) => !isWeekSpan(day)), reading(span, heard.text)]);
}
/** Said before the visit is found, it is counted from it then: see policies/identifying.ts. */
function withWeekToFind(state: LiveState, heard: Understanding, away: number): Understanding {
  const isMove = state.purpose === "reschedule" || hasIntent(heard, "reschedule");
  if (!isMove || heard.when.days.some(isWeekSpan)) return heard;
  const monday = addDays(mondayOf(todayOf(state)), 7 * away);
  const span = { from: monday, to: addDays(monday, 6) };
  return withDays(heard, [...heard.when.days, reading(span, weekNamed(heard.text))]);
}

/** 'The Tuesday after', 'the Friday following', 'the following Friday'; 'not this Friday, the following one' counts from today. */
export const weekdayAfter =
  /^(?!.*\bthis\b).*(?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:after|following)(?=\W*$|[,.;]| (?:that|it|then|please|yeah|yep|yes|thanks|instead|if|at|same|the same)\b)|\bfollowing (?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/i;
const isWeekSpan = ({ heard, value }: Reading<DaySpan>): boolean =>
  /\bweek\b/i.test(heard) && value.from < value.to;

/** A day of that name: 'the Monday after that' may have been read as all that come after one. */
function likeNamed({ heard, value }: Reading<DaySpan>): string {
  const named = weekdayNames.findIndex((name) => heard.toLowerCase().includes(name.toLowerCase()));
  return named < 0 ? value.from : addDays(value.from, (named - weekdayOf(value.from) + 7) % 7);
}
const onWeekday = (monday: string, like: string): string => addDays(monday, (weekdayOf(like) + 6) % 7);
export const following = (base: string, like: string): string =>
  addDays(base, ((weekdayOf(like) - weekdayOf(base) + 6) % 7) + 1);
const dated = (day: Reading<DaySpan>, date: string): Reading<DaySpan> => ({
  ...day,
  value: { from: date, to: date },
  assumed: ["counted from the day spoken of"],
});
const withDays = (heard: Understanding, days: WhenReading["days"]): Understanding => ({
  ...heard,
  when: { ...heard.when, days },
});

const reading = <Value>(value: Value, text: string): Reading<Value> => ({
  value,
  heard: text.trim(),
  span: [0, text.length],
  assumed: ["counted from the visit spoken of"],
  certainty: "sure",
});

/** 'Keep it but later', and not 'later in the week', 'no later than two', 'I'll ring later'. */
const otherWay =
  /(?<!\b(?:no|not|any|or|sooner or|(?:ring|call|see|talk|back)(?: you| back)?) )\b(later|earlier)\b(?! (?:dates?|days?|weeks?|months?|than)\b| (?:in|this|next|that) (?:the |that |this )?(?:week|month|year)\b)/i;

/** 'Is there anything earlier' may be on any day. */
const anyOther = /\b(?:any|some)(?:thing|where|time)? (?:a (?:bit|little) )?(?:earlier|later)\b/i;

/** 'Isn't there anything sooner', 'nothing earlier', 'is that the soonest you've got', of a time that is settled. */
export const otherHoursAsked = (text: string): boolean => otherAsked.test(text);
const otherAsked =
  /(?<!\b(?:no|i|i['’]?d|we['’]?d|would|much) )\bsooner\b(?! (?:or later|rather|than (?!that|this|it)))|\b(?:any|some|no)(?:thing|where|time|one)? (?:(?:at all|a (?:bit|little)|much|else|free|available) )?(?:earlier|sooner|later)\b(?! than\b(?! (?:that|this|it)\b))|\b(?:is|was) (?:that|it|this) (?:really )?(?:the|your) (?:soonest|earliest|first)(?: (?:one|time|appointment|available|free))?(?: (?:that )?you(?:['’]?ve| have)?(?: got)?| available| free| possible| there is)*\W*$/i;

/** 'No later', to a time that is read back: a no, and the hours that are wished for instead. */
const noOtherWay =
  /^\W*(?:no|nah|nope)\W+(?:(?:a bit|a little|bit|maybe|make it|much|something|can we do|i(?: want|['’]d like)) )*(later|earlier|sooner)\W*(?:(?:please|thanks|if possible|if i can|in the day|that day|then)\W*)*$/i;

/** On which side of its time the same day is wished for; null where none is. */
export function otherHoursIn(text: string): "later" | "earlier" | null {
  const refused = noOtherWay.exec(text)?.[1]?.toLowerCase();
  if (refused !== undefined) return refused === "later" ? "later" : "earlier";
  if (anyOther.test(text) && !/\bday\b/i.test(text)) return null;
  const way = otherWay.exec(text)?.[1]?.toLowerCase();
  return shiftIn(text) === null && (way === "later" || way === "earlier") ? way : null;
}

/** The hours of the same day on that side of a time. */
export const hoursBeside = ({ time }: FreeTime, way: "later" | "earlier"): TimeWish =>
  way === "later"
    ? { kind: "part", from: timeOfMinutes(minutesOf(time) + 1), to: "24:00", label: "as asked" }
    : { kind: "part", from: "00:00", to: time, label: "as asked" };

/** 'Later, I've got a thing at school in the morning': what stands in the way is no wish. */
const reason = /\b(?:i'?ve got|i have|i got|there'?s|because|'?cause|cos|since)\b/i;

function visitWithHours({ step, moving, justBooked }: LiveState, text: string): FreeTime | null {
  if (step.kind === "confirming_cancel") return step.appointment;
  if (step.kind === "collecting") return moving;
  if (!/\bsame day\b/i.test(text)) return null;
  if (step.kind === "confirming_move") return step.to;
  return step.kind === "anything_else" ? justBooked : null;
}

function withHours(state: LiveState, heard: Understanding): Understanding {
  const visit = visitWithHours(state, heard.text);
  const way = otherHoursIn(heard.text);
  if (!visit || way === null) return heard;
  const from = reason.exec(heard.text)?.index ?? heard.text.length;
  const times = heard.when.times.filter(({ span }) => span[0] < from);
  const days = heard.when.days.filter(({ span }) => span[0] < from);
  const isElsewhere = days.some(({ value }) => value.from !== visit.date || value.to !== visit.date);
  if (isElsewhere) return heard;
  const sameDay = reading({ from: visit.date, to: visit.date }, heard.text);
  const hours = times.length > 0 ? times : [reading(hoursBeside(visit, way), heard.text)];
  return { ...heard, when: { ...heard.when, days: [sameDay], times: hours } };
}

/** 'No, I want to keep it but another day': it stays, and not as it was. */
export const wantsOtherTime = (text: string): boolean => otherTime.test(text) && !movesNothing.test(text);
const otherTime =
  /\b(?:later|earlier|sooner|instead|(?:another|other|different|new|better) (?:day|time|date|week|slot)|(?:mov|chang|shift|swap|switch|push|postpon|resched|bump|delay)\w*)\b/i;
const movesNothing =
  /(?:\bnot|n't|\bno need to|\bnever|\bwithout|\b(?:forget|drop|scrap) (?:the|that))(?: (?:want|need|have|like|going))?(?: to)? (?:be )?(?:mov|chang|shift|swap|switch|push|resched)\w*|\b(?:ring|call|see|talk)(?: \w+)? (?:later|back)\b/i;
