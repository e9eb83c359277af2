import type { SeededRandom } from "#kernel/seeded-random.ts";
import { addDays, toInstant, weekdayOf } from "#kernel/zoned-time.ts";

/**
 * Calls an hour to expect on a weekday, from midnight: a rush as the clinic opens, one around lunch, and some in the evening,
 * when people are home. Nearly nobody rings at night.
 */
const weekdayCalls = [
  ...[0.05, 0, 0, 0, 0, 0.05, 0.1, 0.5, 1.6, 3.4, 2.8, 2.2],
  ...[2.4, 1.9, 1.8, 2, 2.1, 1.5, 1, 0.8, 0.5, 0.3, 0.1, 0.05],
];
const shareOfDay = { saturday: 0.55, sunday: 0.25 };

const hour = 3_600_000;

/** When calls come in over the days from `monday` on, epoch milliseconds, in order (a Poisson process by the hour). */
export function arrivals(monday: string, days: number, timeZone: string, d: SeededRandom): number[] {
  return Array.from({ length: days }, (_, i) => addDays(monday, i)).flatMap((date) => {
    const midnight = toInstant(date, "00:00", timeZone);
    return weekdayCalls.flatMap((expected, hourOfDay) => {
      const count = countOf(expected * shareOf(date), d);
      const within = Array.from({ length: count }, () => d.between(0, hour - 1));
      return within.sort((a, b) => a - b).map((ms) => midnight + hourOfDay * hour + ms);
    });
  });
}

function shareOf(date: string): number {
  const weekday = weekdayOf(date);
  return weekday === 6 ? shareOfDay.saturday : weekday === 0 ? shareOfDay.sunday : 1;
}

/** How many come where so many are expected (Knuth). */
function countOf(expected: number, d: SeededRandom): number {
  const limit = Math.exp(-expected);
  let count = 0;
  for (let product = d.next(); product > limit; product *= d.next()) count++;
  return count;
}
