import type { Understanding } from "#server/dialogue/understanding.ts";
import { hoursOn } from "./phrases/spoken.ts";
import type { LiveState, WhenWish } from "./state.ts";
import { keepsItsTime } from "./weekday-of-visit.ts";

/** 'Ok, Monday then', after three in the morning was refused: the hour goes with the day, where the clinic is shut at it there, too. */
export function withoutRefusedHour(
  { facts, refused }: LiveState,
  wish: WhenWish,
  { when, text }: Understanding,
): WhenWish {
  const isDayOnly = when.days.length > 0 && when.times.length === 0 && !keepsItsTime(text);
  if (!refused || !isDayOnly) return wish;
  const isShut = wish.days.every(({ value }) => {
    const { start, end } = hoursOn(facts, value.from);
    return start !== "" && (refused.slot.time < start || refused.slot.time >= end);
  });
  const times = wish.times.filter(
    ({ value }) => value.kind !== "exact" || value.time !== refused.slot.time || !isShut,
  );
  return times.length === wish.times.length ? wish : { ...wish, times };
}
