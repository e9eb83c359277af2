import { addDays, minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import { beyondHours } from "#server/dialogue/conversation/phrases/booking.ts";
import { hoursOn } from "#server/dialogue/conversation/phrases/spoken.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { isWish, startOf } from "#server/dialogue/conversation/wishes.ts";
import type { TimeWish } from "#server/dialogue/understanding.ts";

const edge = 120;

/**
 * 'After work', 'at seven', before a day is named: where no day is open then, that is told at once, and the hours next to it
 * are looked for instead.
 */
export function withinOpenHours(turn: Turn): Turn {
  const { draft } = turn.state;
  const { times } = draft.when;
  const hours = hoursOfWeek(turn.state);
  const [first] = times;
  if (isWish(draft.when) || !first || hours.length === 0) return turn;
  const opens = hours.map(({ start }) => start).sort()[0] ?? "";
  const closes =
    hours
      .map(({ end }) => end)
      .sort()
      .at(-1) ?? "";
  const isLate = times.every(({ value }) => startOf(value) >= closes);
  const isEarly = times.every(({ value }) => endOf(value) <= opens);
  if (!isLate && !isEarly) return turn;
  const value: TimeWish = isLate
    ? { kind: "part", from: timeOfMinutes(minutesOf(closes) - edge), to: closes, label: "late in the day" }
    : { kind: "part", from: opens, to: timeOfMinutes(minutesOf(opens) + edge), label: "early in the day" };
  const when = { ...draft.when, times: [{ ...first, value, assumed: ["the hours nearest to it"] }] };
  return say(changeDraft(turn, { when }), beyondHours(isLate ? "late" : "early", isLate ? closes : opens));
}

/** Whether none of the times wished for lies within the hours of that day. */
export function areBeyondHours({ draft, facts }: LiveState, date: string | null): boolean {
  const { start, end } = date ? hoursOn(facts, date) : { start: "", end: "" };
  return (
    start !== "" && draft.when.times.every(({ value }) => startOf(value) >= end || endOf(value) <= start)
  );
}

/** An hour itself is no visit before the doors open. */
const endOf = (time: TimeWish): string =>
  time.kind === "exact" ? timeOfMinutes(minutesOf(time.time) + 1) : time.to;

/** Those of a week from today on which the clinic opens. */
const hoursOfWeek = (state: LiveState): readonly { start: string; end: string }[] =>
  Array.from({ length: 7 }, (_, day) => hoursOn(state.facts, addDays(todayOf(state), day))).filter(
    ({ start }) => start !== "",
  );
