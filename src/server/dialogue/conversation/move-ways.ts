import type { FreeTime } from "#contract/errors.ts";
import { addDays, mondayOf } from "#kernel/zoned-time.ts";
import type { DaySpan, Reading, TimeWish, Understanding } from "#server/dialogue/understanding.ts";
import { hasIntent, hasWhen } from "./reading.ts";
import { fromTimeSpokenOf, shiftIn } from "./shifts.ts";
import type { LiveState } from "./state.ts";
import { todayOf } from "./today.ts";
import { beforeVisit, dayAfterVisit, dayBeforeVisit, laterThanVisit } from "./weekday-of-visit.ts";

/** 'Bring it forward', 'a few days later', 'later in the week', 'quarter past': counted from the time spoken of, not from today. */

export const withWayOfMove = (state: LiveState, heard: Understanding): Understanding =>
  withMinutes(state, withOwnDay(state, withPartOfItsWeek(state, withWay(state, withoutTooth(state, heard)))));

/** 'Push it back', said of a visit that is moved, puts no tooth back. */
function withoutTooth(state: LiveState, heard: Understanding): Understanding {
  const isOfVisit = state.moving !== null && state.toldEmergencies.length === 0 && pushed.test(heard.text);
  return isOfVisit && heard.emergency?.value === "knocked_out_tooth" ? { ...heard, emergency: null } : heard;
}
const pushed =
  /^\W*(?:(?:yeah|yes|ok|okay|um|uh|just|can|could|you|we|i|please)\W+)*(?:push|put|move|bring|set) (?:it|that) (?:back|forward|out|up)\W*(?:(?:please|then|instead|a bit|thanks)\W*)*$/i;

const mine = "(?:it|that|this|mine|them|(?:my|the|our|that) \\w+)";
const sooner = new RegExp(
  `\\b(?:bring|bringing|move|pull|shift) ${mine}(?: \\w+)? (?:forward|up|ahead)\\b(?! to\\b)|\\bbring forward\\b`,
  "i",
);
const later = new RegExp(
  `\\b(?:push|shift|set|knock|move|pushing) ${mine}(?: \\w+)? (?:back|out)\\b(?! to\\b)|\\b(?:push|put) ${mine} off\\b|\\b(?:postpone|delay|defer) ${mine}\\b`,
  "i",
);
const some = /\b(?:few|couple of|some) days (later|after|earlier|before|sooner)\b/i;
const dayBeside =
  /\bthe (?:(day before|previous day)|day after|next day|following day)\b(?! (?:tomorrow|yesterday|\w+day)\b)/i;

interface Times {
  first: FreeTime;
  last: FreeTime;
}

/** The times that are spoken of; null where none are. */
function spokenOf({ step, draft, moving, justBooked }: LiveState): Times | null {
  const one = (time: FreeTime): Times => ({ first: time, last: time });
  if (step.kind === "confirming_cancel") return one(step.appointment);
  if (step.kind === "offering") {
    const [first] = step.times;
    const last = step.times.at(-1);
    return first && last ? { first, last } : null;
  }
  const known = draft.slot ?? moving ?? (step.kind === "anything_else" ? justBooked : null);
  return known ? one(known) : null;
}

const isMove = (state: LiveState, heard: Understanding): boolean =>
  state.purpose === "reschedule" ||
  state.step.kind === "confirming_cancel" ||
  (state.step.kind === "anything_else" && state.justBooked !== null) ||
  hasIntent(heard, "reschedule");

function withWay(state: LiveState, heard: Understanding): Understanding {
  const { text } = heard;
  if (shiftIn(text) !== null || !isMove(state, heard)) return heard;
  const times = spokenOf(state);
  const beside = dayBeside.exec(text);
  const few = times === null ? some.exec(text)?.[1] : undefined;
  if (few) return marked(heard, /later|after/i.test(few) ? laterThanVisit : beforeVisit, state);
  if (beside && times === null) return marked(heard, beside[1] ? dayBeforeVisit : dayAfterVisit, state);
  if (hasWhen(heard) && !some.test(text)) return heard;
  const span = spanOf(text, times, todayOf(state));
  if (span) return withDays(heard, [span]);
  if (times !== null || hasWhen(heard)) return heard;
  if (sooner.test(text)) return marked(heard, beforeVisit, state);
  return later.test(text) ? marked(heard, laterThanVisit, state) : heard;
}

function spanOf(text: string, times: Times | null, today: string): DaySpan | null {
  if (!times) return null;
  const { first, last } = times;
  const way = some.exec(text)?.[1]?.toLowerCase();
  if (way === "later" || way === "after") return { from: addDays(last.date, 2), to: addDays(last.date, 6) };
  const span = way
    ? { from: addDays(first.date, -6), to: addDays(first.date, -2) }
    : sooner.test(text)
      ? { from: today, to: addDays(first.date, -1) }
      : later.test(text)
        ? { from: addDays(last.date, 1), to: addDays(last.date, 14) }
        : null;
  if (!span || span.to < today) return null;
  return { ...span, from: span.from < today ? today : span.from };
}

const ofWeek =
  /\b(earlier|early|sooner|start|beginning|mid|middle|later|late|end|rest)\b(?: on)?(?: (?:in|of|on))? (?:the|that(?: same)?|the same) week\b(?! (?:after|before|of|beginning|starting)\b)/i;

/** 'Later in the week', of a visit or of times in another week than this one. */
function withPartOfItsWeek(state: LiveState, heard: Understanding): Understanding {
  const part = ofWeek.exec(heard.text)?.[1]?.toLowerCase();
  const times = part === undefined ? null : spokenOf(state);
  if (part === undefined || !times || mondayOf(times.first.date) <= mondayOf(todayOf(state))) return heard;
  const span = inWeek(part, times);
  return span.from <= span.to ? withDays(heard, [span]) : heard;
}

function inWeek(part: string, { first, last }: Times): DaySpan {
  const day = (from: string, days: number): string => addDays(mondayOf(from), days);
  switch (part) {
    case "earlier":
    case "sooner":
      return { from: day(first.date, 0), to: addDays(first.date, -1) };
    case "later":
    case "rest":
      return { from: addDays(last.date, 1), to: day(last.date, 6) };
    case "early":
    case "start":
    case "beginning":
      return { from: day(first.date, 0), to: day(first.date, 1) };
    case "mid":
    case "middle":
      return { from: day(first.date, 2), to: day(first.date, 3) };
    default:
      return { from: day(last.date, 3), to: day(last.date, 6) };
  }
}

/** 'In the afternoon instead', 'to the morning': of the visit's own day. */
function withOwnDay({ step, moving }: LiveState, heard: Understanding): Understanding {
  const { days, times } = heard.when;
  const isAsked = step.kind === "collecting" && moving !== null;
  const isPart = times.length > 0 && times.every(({ value }) => value.kind === "part");
  if (!isAsked || days.length > 0 || !isPart || !inItsPlace.test(heard.text)) return heard;
  return withDays(heard, [{ from: moving.date, to: moving.date }]);
}
/** 'Bring it forward to nine', 'push it back to eleven': the hour of the visit's own day. */
export function toHourOfItsDay({ step, moving }: LiveState, heard: Understanding): Understanding {
  const { days, times } = heard.when;
  const isAsked = step.kind === "collecting" && moving !== null;
  if (!isAsked || days.length > 0 || times.length === 0) return heard;
  return withDays(heard, [{ from: moving.date, to: moving.date }]);
}

const inItsPlace = /\binstead\b|^\W*(?:(?:just|maybe|um|uh|ok|okay|yeah)\W+)*to the\b/i;

const minutesAlone =
  /\b(quarter|half|five|ten|twenty) (past|to)\b(?! (?:the hour|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|midday|noon)\b)/i;
const minutesOf: Readonly<Record<string, number>> = { quarter: 15, half: 30, five: 5, ten: 10, twenty: 20 };

/** 'Can you do quarter past', of the hours that were named before; on the half hour any of them will do. */
function withMinutes(state: LiveState, heard: Understanding): Understanding {
  const [, count = "", side = ""] = minutesAlone.exec(heard.text) ?? [];
  const minutes = minutesOf[count.toLowerCase()];
  if (minutes === undefined || hasWhen(heard)) return heard;
  const { step } = state;
  const all =
    step.kind === "offering" ? step.times : [state.draft.slot ?? null].filter((each) => each !== null);
  const meant = minutes === 30 ? all : all.slice(0, 1);
  if (meant.length === 0) return heard;
  const at = ({ time }: FreeTime): string => {
    const hour = Number(time.slice(0, 2)) - (side.toLowerCase() === "to" ? 1 : 0);
    const minute = side.toLowerCase() === "to" ? 60 - minutes : minutes;
    return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  };
  const dates = [...new Set(meant.map(({ date }) => date))];
  const times = [...new Set(meant.map(at))].map((time): TimeWish => ({ kind: "exact", time }));
  const timed = withDays(
    heard,
    dates.map((date) => ({ from: date, to: date })),
  );
  return {
    ...timed,
    name: null,
    when: { ...timed.when, times: times.map((value) => reading(value, heard.text, fromTimeSpokenOf)) },
  };
}

const marked = (heard: Understanding, assumed: string, state: LiveState): Understanding => {
  const today = todayOf(state);
  const day = reading({ from: today, to: today }, heard.text, assumed);
  return { ...heard, when: { ...heard.when, days: [day] } };
};

const withDays = (heard: Understanding, spans: readonly DaySpan[]): Understanding => ({
  ...heard,
  when: {
    ...heard.when,
    soonest: null,
    days: spans.map((span) => reading(span, heard.text, fromTimeSpokenOf)),
  },
});

const reading = <Value>(value: Value, text: string, assumed: string): Reading<Value> => ({
  value,
  heard: text.trim(),
  span: [0, text.length],
  assumed: [assumed],
  certainty: "sure",
});
