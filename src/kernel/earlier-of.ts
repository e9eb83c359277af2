/** Of two dates, or two times of day. */
export function earlierOf(one: string, other: string): string {
  if (one < other) return one;
  return other;
}
