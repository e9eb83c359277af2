import type { FreeTime } from "#contract/errors.ts";
import { addDays, minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import {
  noWhen,
  type Reading,
  type Understanding,
  type WhenReading,
} from "#server/dialogue/understanding.ts";
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
  half: 0.5,
};
const unitDays: Readonly<Record<string, number | undefined>> = { day: 1, week: 7, fortnight: 14 };

const amount =
  /\b(an?|one|another|two|(?:a )?couple(?: of)?|three|four|half(?: an?)?|\d{1,2}) (minute|hour|day|week|fortnight)s?\b/i;
const forward =
  /\b(?:later|after that)\b|\bafter$|\b(?:push|move|put|shift|set|knock|delay|postpone) (?:it|that|mine|(?:the|my) \w+)?.*\b(?:back|out|by|hours?|days?|weeks?)\b/i;
const backward =
  /\b(?:earlier|sooner|before that)\b|\bbefore$|\bbring (?:it|that|mine|(?:the|my) \w+)?.*\b(?:forward|up|ahead)\b/i;
/** Beside a day of its own, 'an hour later' counts from something else. */
const dayNamed =
  /\b(?:to(?:day|morrow)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|from|ago|(?:call|ring|phone|calling|ringing) back)\b/i;

/** By how much an appointment is to be moved; null when the words move it by no amount. */
export function shiftIn(text: string): Shift | null {
  const said = text
    .trim()
    .replace(/[.?!]+$|\b(?:please|thanks)\b/gi, "")
    .trim();
  const [, count = "", unit = ""] = amount.exec(said) ?? [];
  const isBack = backward.test(said);
  if (unit === "" || dayNamed.test(said) || !(isBack || forward.test(said))) return null;
  const words = count.toLowerCase().split(" ");
  const word = words.includes("couple") ? "couple" : (words[0] ?? "");
  const by = (counts[word] ?? Number(word)) * (isBack ? -1 : 1);
  if (Number.isNaN(by) || by === 0) return null;
  const days = unitDays[unit.toLowerCase()];
  if (days !== undefined) return Number.isInteger(by) ? { days: by * days, minutes: 0 } : null;
  return { days: 0, minutes: by * (unit.toLowerCase() === "hour" ? 60 : 1) };
}

/** The appointment or time that 'an hour later' counts from; null when none has been spoken of. */
function baseOf({ moving, step, draft, justBooked }: LiveState): FreeTime | null {
  if (step.kind === "confirming_cancel") return step.appointment;
  if (step.kind === "offering") return step.times.length === 1 ? (step.times[0] ?? null) : null;
  return draft.slot ?? moving ?? (step.kind === "anything_else" ? justBooked : null);
}

/** The utterance with the day and time that a shift comes to in place of what it would mean from today on. */
export function withShift(state: LiveState, heard: Understanding): Understanding {
  const shift = shiftIn(heard.text);
  if (!shift) return heard;
  const base = baseOf(state);
  if (base) return { ...heard, when: whenOf(shifted(base, shift), heard.text) };
  const isMove = state.purpose === "reschedule" || hasIntent(heard, "reschedule");
  return isMove || state.step.kind === "offering" ? { ...heard, when: noWhen } : heard;
}

export function shifted(base: FreeTime, { days, minutes }: Shift): FreeTime {
  const at = minutesOf(base.time) + minutes;
  const isSameDay = at >= 0 && at < 24 * 60;
  return { date: addDays(base.date, days), time: isSameDay ? timeOfMinutes(at) : base.time };
}

function whenOf({ date, time }: FreeTime, text: string): WhenReading {
  const reading = <Value>(value: Value): Reading<Value> => ({
    value,
    heard: text.trim(),
    span: [0, text.length],
    assumed: ["counted from the time spoken of"],
    certainty: "sure",
  });
  return {
    ...noWhen,
    days: [reading({ from: date, to: date })],
    times: [reading({ kind: "exact", time } as const)],
  };
}
