import { callerHorizonDays } from "#contract/limits.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import type { LiveState } from "./state.ts";

const dayMs = 86_400_000;

/** Where callers say their clock stands, and its zone. */
const clocks: readonly (readonly [place: string, zone: string])[] = [
  ["perth|western australian?|wa|western standard", "Australia/Perth"],
  ["brisbane|queensland|qld", "Australia/Brisbane"],
  ["adelaide|south australian?", "Australia/Adelaide"],
  ["darwin|northern territory", "Australia/Darwin"],
  ["sydney|melbourne|canberra|hobart|victorian?|tasmanian?", "Australia/Sydney"],
  ["auckland|new zealand|kiwi", "Pacific/Auckland"],
  ["london|uk|english", "Europe/London"],
  ["singapore", "Asia/Singapore"],
];
const named = clocks.map(([place, zone]) => [new RegExp(`\\b(?:${place}) time\\b`, "i"), zone] as const);

/**
 * The sentence for a caller who tells a time by another clock than the clinic's; empty when both show the same.
 * The caller's own time is not converted: which day it would be there is one more thing to misunderstand.
 */
export function otherClock(state: LiveState, heard: Understanding): string {
  const [, zone] = named.find(([pattern]) => pattern.test(heard.text)) ?? [];
  if (zone === undefined || isSameClock(state, zone)) return "";
  const city = state.facts.timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? state.facts.timeZone;
  return `All our times are ${city} time.`;
}

/** Now and as far ahead as callers book: two clocks may part when summer time begins. */
const isSameClock = ({ now, facts }: LiveState, zone: string): boolean =>
  Array.from({ length: callerHorizonDays + 1 }, (_, days) => now + days * dayMs).every(
    (at) => toLocal(at, zone).time === toLocal(at, facts.timeZone).time,
  );

/** Nothing of a time stands that was told by another clock. */
export const withoutOtherClock = (state: LiveState, heard: Understanding): Understanding =>
  otherClock(state, heard) === "" ? heard : { ...heard, when: { ...heard.when, times: [] } };
