import { weekdayOf } from "#kernel/zoned-time.ts";
import { isDayOf, type TimeWish, type WhenReading } from "../../readings.ts";
import { partOf, toUtterance } from "../../words.ts";
import type { ActKind, Candidate } from "../acts/acts.ts";
import { ofStanding } from "../acts/labels.ts";
import { type Found, overlaps, sure } from "../found.ts";
import { clauseAt, has, labelsOf, type ParsedUtterance, wishOf } from "../parsed-utterance.ts";
import type { Treatments } from "../treatments/treatment-acts.ts";
import type { Whens } from "../when-acts.ts";
import { type BareHour, readBareHour } from "./read-bare-hour.ts";
import { blanked, isIn } from "./read-contrast.ts";
import { readPick } from "./read-pick.ts";
import { isSameHour } from "./same-hour.ts";
import { severalTimes } from "./several-times.ts";
import { ownActs, visitActs } from "./visit-acts.ts";

export interface Picked {
  acts: readonly Found[];
  /** Whether all that a day and time say is that this one was picked. */
  settles(when: Found): boolean;
}

/** 'Half ten, no, that's a bit tight, the last one': the place in the list that is told last. */
function placeIn(parsed: ParsedUtterance, candidates: readonly Candidate[]): BareHour | null {
  const last = parsed.parts.length - 1;
  const part = parsed.parts[last];
  if (!part || last === 0 || !isAnswer(parsed)) return null;
  const found = readPick(part, candidates, { when: joinedWhen([]), treatments: [], isAnswer: true });
  const id = found?.act.kind === "pick" ? found.act.candidate : null;
  const candidate = candidates.find((each) => each.id === id);
  return found && candidate ? { candidate, span: found.span, clause: last } : null;
}

/** An hour by itself, in a clause that may choose; that of a time that was read, as 'nine' of 'nine fifteen', is none. */
function bareHourIn(
  parsed: ParsedUtterance,
  candidates: readonly Candidate[],
  all: Whens["all"],
): BareHour | null {
  if (!isAnswer(parsed)) return null;
  const hour = readBareHour(parsed.parts, candidates, (clause) => !labelsOf(parsed, clause).includes("tell"));
  const isOther = all
    .flatMap(({ when }) => when.times)
    .some(
      ({ value, span }) =>
        hour !== null &&
        span[0] <= hour.span[0] &&
        hour.span[1] <= span[1] &&
        !isHourOf(value, hour.candidate.time ?? ""),
    );
  return isOther ? null : hour;
}

/** The hour of 'I must be gone by one' is not one o'clock. */
const isHourOf = (wish: TimeWish, time: string): boolean =>
  wish.kind === "exact"
    ? isSameHour(wish.time, time)
    : wish.isBound !== true || (wish.from <= time && time < wish.to);

const isPointed = (found: Found | null, { id }: Candidate): boolean =>
  found?.act.kind === "pick" && found.act.candidate === id;

const isTime = ({ kind }: Candidate): boolean => kind === "time";

/** No digit of a telephone number is an hour: 'can it be my mum's, oh four two two …'. */
function withoutNumbers(parsed: ParsedUtterance): ParsedUtterance {
  const spans = parsed.who.flatMap(({ act, span }) => (ofNumber.has(act.kind) ? [span] : []));
  if (spans.length === 0) return parsed;
  const utterance = toUtterance(blanked(parsed.utterance.text, spans));
  const parts = parsed.parts.map(({ words }) =>
    partOf(
      utterance,
      words.filter(({ start, end }) => !isIn(spans, [start, end])),
    ),
  );
  return { ...parsed, utterance, parts };
}
const ofNumber: ReadonlySet<ActKind> = new Set(["phone", "digits", "email"]);

/** Which of the times, visits or people that can be pointed at are meant. */
export function pickActs(heard: ParsedUtterance, { all }: Whens, { acts: treatments }: Treatments): Picked {
  const parsed = withoutNumbers(heard);
  const several =
    kindOf(parsed) === "time" ? severalTimes(parsed, parsed.context.candidates.filter(isTime), all) : [];
  if (several.length > 0)
    return {
      acts: [...ownActs(parsed), ...several],
      settles: (when) => several.some(({ span }) => overlaps(span, when.span)),
    };
  const exact = offeredExactly(parsed, all);
  const kind = exact ? "time" : kindOf(parsed);
  if (kind === "visit") return visitActs(parsed, all);
  const candidates = parsed.context.candidates.filter((each) => each.kind === kind);
  const own = ownActs(parsed);
  const nothing = { acts: own, settles: () => false };
  if (kind === null || candidates.length === 0) return nothing;
  const when = joinedWhen(kind === "time" ? all.map((each) => each.when) : []);
  if (exact) return { acts: [exact.found], settles: ({ act }) => act.kind === "when" };
  const found = readPick(parsed.utterance, candidates, {
    when,
    treatments: treatments.flatMap(({ act }) => (act.kind === "treatment" ? [act] : [])),
    isAnswer: isAnswer(parsed),
  });
  const hour = kind === "time" ? (placeIn(parsed, candidates) ?? bareHourIn(parsed, candidates, all)) : null;
  const at = found ? clauseAt(parsed.clauses, found.span) : -1;
  const days = all.flatMap(({ when }) => when.days);
  const isOnDay = (date: string) => days.length === 0 || days.some(({ value }) => isDayOf(value, date));
  if (
    hour &&
    isOnDay(hour.candidate.date ?? "") &&
    (!found || hour.clause > at) &&
    !isPointed(found, hour.candidate)
  )
    return {
      acts: [
        ...own,
        { act: { kind: "pick", candidate: hour.candidate.id }, span: hour.span, certainty: sure },
      ],
      settles: ({ act }) => act.kind === "when" && act.role === "wish",
    };
  if (!found) return nothing;
  const picked = found.act.kind === "pick" ? found.act.candidate : null;
  const candidate = candidates.find(({ id }) => id === picked);
  return {
    acts: [...own, found],
    settles: ({ act }) =>
      act.kind === "when" &&
      act.role === "wish" &&
      candidate?.kind === "time" &&
      isAllOf(act.when, candidate),
  };
}

/**
 * The one time of those offered whose weekday and hour were told, whatever else was said beside it: 'no, the Tuesday at two'.
 * A weekday by itself may be that of any week; 'next Tuesday' and 'Tuesday the eleventh' are one.
 */
function offeredExactly({ context }: ParsedUtterance, all: Whens["all"]): { found: Found } | null {
  if (context.prompt !== "offer" && context.prompt !== "one_offer") return null;
  const { days, times } = joinedWhen(all.map(({ when }) => when));
  const [day, ...moreDays] = days;
  const [time, ...moreTimes] = times;
  if (!day || !time || moreDays.length + moreTimes.length > 0 || time.value.kind !== "exact") return null;
  const clock = time.value.time;
  const isOn = ({ date = "" }: Candidate): boolean =>
    isDayOf(day.value, date) ||
    (bareWeekday.test(day.heard) && weekdayOf(day.value.from) === weekdayOf(date));
  const isAt = ({ time: at = "" }: Candidate): boolean => isSameHour(at, clock);
  const fitting = context.candidates.filter((each) => each.kind === "time" && isOn(each) && isAt(each));
  const [only] = fitting;
  if (!only || fitting.length > 1) return null;
  const span = [Math.min(day.span[0], time.span[0]), Math.max(day.span[1], time.span[1])] as const;
  return { found: { act: { kind: "pick", candidate: only.id }, span, certainty: sure } };
}
const bareWeekday = /^(?:on )?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;

const isAnswer = (parsed: ParsedUtterance): boolean =>
  ["offer", "one_offer", "which_visit", "whose"].includes(parsed.context.prompt) || has(parsed, "choose");

/** 'Can you do nine, I've got a meeting at ten' */
const asksForHour =
  /^(?!.*\b(?:not|no|can['’]?t|cannot|don['’]?t|later|earlier|than|after|before)\b).*\b(?:can|could) (?:you|i|we) (?:please )?(?:do|have|take|get|make(?: it)?|come at|go for)(?: the| it at| at)? (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|\d)/i;

function kindOf(parsed: ParsedUtterance): Candidate["kind"] | null {
  const { prompt } = parsed.context;
  const wish = wishOf(parsed);
  if (prompt === "which_visit") return "visit";
  if (prompt === "whose") return "person";
  // Beside a visit that stands there are times to choose only while it is being moved.
  const isOfVisit = parsed.kept.length > 0 || (wish !== null && ofStanding.has(wish) && wish !== "move");
  const isOffered = prompt === "offer" || prompt === "one_offer";
  const isOfTimes = isOffered || (has(parsed, "choose") && !isOfVisit);
  // 'Got anything later than three' names a time and picks none.
  const isRefused =
    has(parsed, "other", "no") && !has(parsed, "choose") && !asksForHour.test(parsed.utterance.text);
  if (isOfTimes && !isRefused && (isOffered || has(parsed, "choose", "yes", "give", "correct")))
    return "time";
  return wish !== null && ofStanding.has(wish) && !isOfTimes ? "visit" : null;
}

const joinedWhen = (whens: readonly WhenReading[]): WhenReading => ({
  days: whens.flatMap(({ days }) => days),
  times: whens.flatMap(({ times }) => times),
  excludedDays: whens.flatMap(({ excludedDays }) => excludedDays),
  excludedTimes: whens.flatMap(({ excludedTimes }) => excludedTimes),
  soonest: null,
});

const isAllOf = (
  { days, times, excludedDays, soonest }: WhenReading,
  { date = "", time = "" }: Candidate,
): boolean =>
  soonest === null &&
  !times.some(({ value }) => value.kind === "part" && value.isBound === true) &&
  excludedDays.length === 0 &&
  days.every(({ value }) => isDayOf(value, date)) &&
  times.every(({ value }) =>
    value.kind === "part" ? value.from <= time && time < value.to : value.time.slice(3) === time.slice(3),
  );
