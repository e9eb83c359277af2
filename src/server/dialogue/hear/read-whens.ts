import { addDays, daysBetween, mondayOf, toLocal } from "#kernel/zoned-time.ts";
import {
  type DaySpan,
  isDayOf,
  noWhen,
  type Reading,
  type WhenContext,
  type WhenReading,
} from "../readings.ts";
import { readWhen } from "../when/read-when.ts";
import { withoutSpans } from "../words.ts";
import type { Candidate } from "./acts/acts.ts";
import { ofStanding, type PromptKind, type Wish } from "./acts/labels.ts";
import { type Found, type Span, sure, unsure } from "./found.ts";
import { alreadyBooked } from "./told/already-booked.ts";
import type { WhenPart, WhenVerb } from "./when-verb.ts";

/** In which clause a wish was told, in the order of the words. */
export interface WishTold {
  wish: Wish;
  /** Where its clause begins, in characters. */
  from: number;
}

interface WhensContext extends WhenContext {
  prompt: PromptKind;
  wish: Wish | null;
  wishedFrom?: string;
  candidates: readonly Candidate[];
  /** The verb that a day or a time belongs to; null = none is near. */
  verbAt(span: Span, part?: WhenPart): WhenVerb | null;
}

type Role = "wish" | "visit";

/**
 * Days and times, told apart by what they are of: a wish, or a visit that stands. Those of one wish are one act, so that
 * 'Tuesday or Wednesday at nine' stays together.
 *
 * @param text with names, numbers and ages filled out
 * @param spoken the text as it was said
 */
export function readWhens(
  text: string,
  spoken: string,
  wishes: readonly WishTold[],
  parsed: WhensContext,
): readonly Found[] {
  const read = withoutGoneBy(readWhen(text, parsed), text);
  const all = withoutSameDay(
    inWeekWished(inWeekTold(withReplaced(text, read, wishes, parsed), text), parsed),
    parsed,
  );
  const spans = [
    ...all.days,
    ...all.times,
    ...all.excludedDays,
    ...all.excludedTimes,
    ...(all.bounds ?? []).filter(({ span }) => !all.days.some((day) => day.span[0] === span[0])),
    ...(all.soonest ? [all.soonest] : []),
  ]
    .map(({ span }) => span)
    .toSorted((one, other) => one[0] - other[0]);
  const roles = rolesOf(spoken, spans, all, wishes, parsed);
  const verbs = verbsOf(spoken, spans, all, parsed);
  const groups = new Map<string, Span[]>();
  for (const [index, span] of spans.entries()) {
    const key = `${roles[index]} ${ownerOf(wishes, span)} ${verbs[index] === "come" ? "come" : ""}`;
    groups.set(key, [...(groups.get(key) ?? []), span]);
  }
  const visitDay = dayOfVisit(all, [...groups], wishes, parsed);
  return [...groups].map(([key, own]): Found => {
    const isWish = key.startsWith("wish");
    const part = partOfReading(all, own);
    const read = isWish && visitDay !== null ? inWeekOf(visitDay, part) : part;
    const when = isWish && parsed.wish !== "callback" ? withEachWeekday(read, parsed) : read;
    const role = key.startsWith("visit") ? "visit" : "wish";
    const ofEach = spans.flatMap((span, at) => (own.includes(span) ? [verbs[at] ?? null] : []));
    const of = ofEach.find((verb) => verb !== null);
    // 'Call me before you close tonight, I'm on the train from six': one of them is of something else.
    const isHedged = of === "ring" && ofEach.includes(null);
    return {
      act: { kind: "when", when, role, ...(of && { of }), ...(isHedged && { isHedged: true }) },
      span: [own[0]?.[0] ?? 0, own.at(-1)?.[1] ?? 0],
      certainty: [...when.days, ...when.times].some(({ certainty }) => certainty === "unsure")
        ? unsure
        : sure,
    };
  });
}

/** To which verb each belongs; what is told in one breath with another is of the same. */
function verbsOf(
  spoken: string,
  spans: readonly Span[],
  { days, excludedDays, excludedTimes }: WhenReading,
  { verbAt }: WhensContext,
): readonly (WhenVerb | null)[] {
  const verbs: (WhenVerb | null)[] = [];
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    const isBeside = before !== undefined && besideEach.test(spoken.slice(before[1], span[0]));
    const isOf = (readings: readonly Reading<unknown>[]) => readings.some((each) => each.span[0] === span[0]);
    const last = isBeside ? (verbs.at(-1) ?? null) : null;
    // 'About Friday morning' is about all of it; what is ruled out is ruled out for whatever was told with it.
    const isWithDay = last === "come" && !isOf(days);
    const isOut = isOf(excludedDays) || isOf(excludedTimes);
    verbs.push(
      isWithDay && !isOut ? last : (verbAt(span, isOut ? "out" : isOf(days) ? "day" : undefined) ?? last),
    );
  }
  return verbs;
}

/** Of a visit that is to be moved: 'next Wednesday's, could I do the Thursday' means the Thursday of that week. */
function dayOfVisit(
  all: WhenReading,
  groups: readonly (readonly [string, readonly Span[]])[],
  wishes: readonly WishTold[],
  { wish }: WhensContext,
): string | null {
  if (wish !== "move" && !wishes.some((each) => each.wish === "move")) return null;
  const spans = groups.flatMap(([key, own]) => (key.startsWith("visit") ? own : []));
  return partOfReading(all, spans).days[0]?.value.from ?? null;
}

/** 'I've been waiting all week', 'rang every day since Monday': for how long something went on, and no day that is wished for. */
function withoutGoneBy(read: WhenReading, text: string): WhenReading {
  const isGoneBy = ({ span, heard }: Reading<unknown>): boolean => {
    const before = text.slice(Math.max(0, span[0] - farthestVerb), span[0]);
    return allOf.test(heard) ? goneOn.test(before) : goneOnAll.test(before);
  };
  return {
    ...read,
    days: read.days.filter((each) => !isGoneBy(each)),
    times: read.times.filter((each) => !isGoneBy(each)),
  };
}
const farthestVerb = 60;
const allOf = /^(?:all|the whole|every)\b/i;
const goneOn = /\b(?:been|waited|tried|rung|rang|called|phoned|sat|heard nothing)\b(?:\W+[\w’']+){0,4}\W*$/i;
const goneOnAll =
  /\b(?:been|waited|tried|rung|rang|called|phoned|sat|heard nothing)\b(?:\W+[\w’']+){0,4}\W+(?:all|the whole|every|since)\W*$/i;

/** 'All on the same day', before any day was spoken of, is a day that is still to be told. */
const withoutSameDay = (read: WhenReading, { previousDate }: WhensContext): WhenReading =>
  previousDate
    ? read
    : { ...read, days: read.days.filter(({ heard }) => !/^(?:the )?same day$/i.test(heard)) };

/** 'Late next week, Thursday or Friday': the weekdays are those of the week that is told beside them. */
function inWeekTold(read: WhenReading, text: string): WhenReading {
  const isWeekday = ({ heard, value }: Reading<DaySpan>): boolean =>
    value.from === value.to && weekdayAlone.test(heard);
  const weeks = read.days.filter(({ value }) => daysBetween(value.from, value.to) >= fewestOfWeek);
  const [week] = weeks;
  const weekdays = read.days.filter(isWeekday);
  if (!week || weeks.length > 1 || weekdays.length + 1 !== read.days.length || weekdays.length === 0)
    return read;
  const isOther = weekdays.some(({ span }) => {
    const [from, to] = span[0] < week.span[0] ? [span[1], week.span[0]] : [week.span[1], span[0]];
    // 'I start my job on Monday, so this week'
    if (/\bso\b/i.test(text.slice(from, to)) && span[0] < week.span[0]) return true;
    return /\bor\b/i.test(text.slice(from, to)) && weekdays.length === 1;
  });
  if (isOther || daysBetween(week.value.from, week.value.to) > mostOfWeek) return read;
  return { ...inWeekOf(week.value.from, { ...read, days: weekdays }) };
}
const fewestOfWeek = 2;
const mostOfWeek = 6;

/** 'Wednesday', once they wished for next week, is of that week and not the first there is. */
const inWeekWished = (read: WhenReading, { wishedFrom }: WhensContext): WhenReading =>
  wishedFrom === undefined ? read : inWeekOf(wishedFrom, read);

/** A weekday by itself, no earlier than in the week of that day. */
function inWeekOf(date: string, read: WhenReading): WhenReading {
  const monday = mondayOf(date);
  const days = read.days.map((day) => {
    const { from, to } = day.value;
    if (from !== to || from >= monday || !weekdayAlone.test(day.heard)) return day;
    const moved = addDays(from, Math.ceil(daysBetween(from, monday) / 7) * 7);
    return { ...day, value: { ...day.value, from: moved, to: moved } };
  });
  return { ...read, days };
}
/** 'Any time but Mondays', 'I can't do Friday': ruled out without a date, it is ruled out in every week. */
function withEachWeekday(read: WhenReading, { now, timeZone }: WhenContext): WhenReading {
  const today = toLocal(now, timeZone).date;
  // Today is one of them.
  const first = (date: string) => (addDays(date, -7) === today ? today : date);
  return {
    ...read,
    excludedDays: read.excludedDays.map((day) => {
      const from = first(day.value.from);
      return day.value.weekday ? { ...day, value: { from, to: from, weekday: "each" } } : day;
    }),
  };
}

const weekdayAlone = /^(?:a |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;

/** Beside the day that a visit is moved to, the one that it is on is taken back by `readWhen`; here it tells which visit. */
function withReplaced(
  text: string,
  first: WhenReading,
  wishes: readonly WishTold[],
  parsed: WhensContext,
): WhenReading {
  const isOfStanding =
    wishes.some(({ wish }) => ofStanding.has(wish)) || ofStanding.has(parsed.wish ?? "book");
  if (!isOfStanding || first.days.length + first.times.length === 0) return first;
  const spans = [...first.days, ...first.times, ...first.excludedDays, ...first.excludedTimes].map(
    ({ span }) => span,
  );
  const rest = readWhen(withoutSpans(text, spans), parsed);
  return { ...first, days: [...first.days, ...rest.days], times: [...first.times, ...rest.times] };
}

/** Which of the wishes the words belong to: the last one that began before them. */
const ownerOf = (wishes: readonly WishTold[], [from]: Span): number =>
  Math.max(
    0,
    wishes.findLastIndex((wish) => wish.from <= from),
  );

function partOfReading(all: WhenReading, spans: readonly Span[]): WhenReading {
  const own = <Value>(readings: readonly Reading<Value>[]) =>
    readings.filter(({ span }) => spans.some((each) => each[0] === span[0] && each[1] === span[1]));
  return {
    ...noWhen,
    days: own(all.days),
    times: own(all.times),
    excludedDays: own(all.excludedDays),
    excludedTimes: own(all.excludedTimes),
    soonest: all.soonest && own([all.soonest]).length > 0 ? all.soonest : null,
    ...(all.bounds && { bounds: own(all.bounds) }),
  };
}

function rolesOf(
  spoken: string,
  spans: readonly Span[],
  all: WhenReading,
  wishes: readonly WishTold[],
  parsed: WhensContext,
): readonly Role[] {
  const roles: Role[] = [];
  for (const [index, span] of spans.entries()) {
    const own = wishes[ownerOf(wishes, span)];
    // 'Need to move tomorrow's appointment' may sound like one to be booked, too: the day is of the one that stands.
    const standing = wishes.find(({ wish: each, from }) => from === own?.from && ofStanding.has(each));
    const wish = standing?.wish ?? own?.wish ?? parsed.wish;
    const before = spans[index - 1];
    // 'I'll be there in ten minutes' is no time of a visit.
    const isArrival = wish === "late" && /\bminutes?\b|\bmins?\b|\bnow\b/i.test(spoken.slice(...span));
    const marked = isArrival ? "wish" : markedRole(spoken, span, before ?? null);
    const day = all.days.find((each) => each.span[0] === span[0])?.value ?? null;
    if (wish === null || !ofStanding.has(wish)) {
      const isOfNoWish = wish === null && (parsed.prompt === "which_visit" || marked === "visit");
      const isNext = before !== undefined && besideEach.test(spoken.slice(before[1], span[0]));
      const isBeside =
        forTeam.has(wish ?? "book") && (isOfWhatIsTold(spoken, span) || (isNext && roles.at(-1) === "visit"));
      roles.push(isOfNoWish || isBeside ? "visit" : "wish");
      continue;
    }
    // 'Tuesday at nine' are of the same, unless 'to' stands between them.
    const isBeside = before !== undefined && besideEach.test(spoken.slice(before[1], span[0]));
    const last = roles.at(-1);
    roles.push((isBeside && last) || marked || unmarkedRole(wish, day, wishes.length > 0, parsed));
  }
  return roles;
}

/** To these a day may be told on which they come, beside the one on which to ring. */
const forTeam: ReadonlySet<Wish> = new Set(["callback", "message"]);
/** 'Ring me about my filling on …', 'I'm coming in on …' */
const ofNamedVisit =
  /\b(?:(?:my|our|his|her|their|the) (?:[\p{L}'’-]+ )?(?:appointment|appt|booking|visit|clean|check-?up|filling|crown|extraction|root canal|implant|surgery|procedure|treatment)|(?:coming|due|booked|going)(?: back)? in)(?: (?:is|it['’]?s|on|at|for|this|next|the|that))*\s*$/iu;

/** A time in what the team is told, and not of the ringing: of a visit that is named by it, or in what somebody is to be asked. */
function isOfWhatIsTold(spoken: string, [from, to]: Span): boolean {
  const [before, behind] = [spoken.slice(0, from), spoken.slice(to)];
  if (ofNamedVisit.test(before) || visitBehind.test(behind) || ofVisitBehind.test(behind)) return true;
  if (namedByTime.test(before)) return true;
  return inWhatIsSaid.test(before) && !suits.test(`${before} ${behind}`);
}
/** 'My four o'clock', 'about the nine o'clock' */
const namedByTime =
  /\b(?:(?:my|our|his|her|their)|(?:about|regarding|whether|if|moving|changing|cancelling|for|with) (?:the|that|this))\s*$/i;
/** 'Ten o'clock for her visit' */
const ofVisitBehind =
  /^\s*(?:for|of) (?:my|our|his|her|their|the) (?:[\p{L}'’-]+ )?(?:appointment|appt|booking|visit|clean|check-?up|filling)\b/iu;
/** 'Ask her about …', 'tell them I …', and nobody is to ring in it. */
const inWhatIsSaid =
  /\b(?:ask|asking|tell|telling|remind|reminding|let)\b(?!.*\b(?:r[iu]ng|call|phone|bell|buzz)\b)[^.?!]*$/i;
const suits =
  /\b(?:free|suits?|works|best|better|easier|home|available|finish(?:ed)?|get me|reach me|after that)\b/i;

/** 'At', 'on', a comma or nothing. */
const besideEach = /^\W*(?:at|on|in the|the|around|about|from|for|of|and|or)?\W*(?:the\W*)?$/i;

const toTarget =
  /\b(?:to|till|until|til|into|for instead|do|(?<!(?:can['’]?t|cannot|can not|won['’]?t|couldn['’]?t|not|able to) )make it|try|have|suits?|prefer|rather|after|before|by|available|free)\s*(?:(?:the|a|some|any|maybe|say|like|um|uh|next|later|around|about|on|at)\s)*$/i;
const ofVisit =
  /\b(?:instead of|rather than|from|my|our|his|her|their|booked(?: in)?(?: for)?|appointment|booking|visit|clean|check-?up|filling|one|have got|i['’]ve got|got one|got|scheduled|(?:can['’]?t|cannot|can not|won['’]?t|couldn['’]?t|not|able to|gonna|going to|supposed to|meant to|due to) (?:make|come|be)(?: in)?)\s*(?:(?:the|a|on|at|for|is|in|this|next|it|that)\s)*$/i;
const visitBehind =
  /^(?:['’]?s)?\s*(?:(?:morning|afternoon|arvo|am|pm|o'?clock)(?:['’]?s)?\s*)?(?:appointment|appt|booking|visit|one|clean|check|filling|slot|session)\b/i;

/** 'Can I come Monday' asks for it; 'I can't come Monday' tells when the visit is. */
const asksToCome =
  /\b(?:can|could|may|might|should|shall) (?:i|we|he|she|they) (?:just |maybe |please )?(?:come|pop|drop|get|go)(?: in| by| up| down)?(?: (?:on|at|the|for|next|this))*\s*$/i;

/** What the words around it tell; null = nothing. */
function markedRole(spoken: string, [from, to]: Span, before: Span | null): Role | null {
  const start = Math.max(from - 40, before?.[1] ?? 0, 0);
  const lead = spoken.slice(start, from);
  if (visitBehind.test(spoken.slice(to, to + 40))) return "visit";
  if (asksToCome.test(lead)) return "wish";
  const target = toTarget.exec(lead)?.index ?? -1;
  const visit = ofVisit.exec(lead)?.index ?? -1;
  if (target < 0 && visit < 0)
    return alreadyBooked.test(spoken.slice(before?.[1] ?? 0, from)) ? "visit" : null;
  return target > visit ? "wish" : "visit";
}

function unmarkedRole(wish: Wish, day: DaySpan | null, isToldNow: boolean, parsed: WhensContext): Role {
  if (wish !== "move") return "visit";
  const isOfVisit = day !== null && parsed.candidates.some((each) => isVisitOn(each, day));
  if (parsed.prompt === "which_visit") return "visit";
  if (!isToldNow) return "wish";
  return isOfVisit ? "visit" : "wish";
}

const isVisitOn = ({ kind, date }: Candidate, day: DaySpan): boolean =>
  kind === "visit" && date !== undefined && day.from === day.to && isDayOf(day, date);
