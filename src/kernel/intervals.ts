/** Half-open interval `[start, end)` of instants in epoch milliseconds. */
export interface Interval {
  start: number;
  end: number;
}

/** The part of each interval inside `bounds`. */
export function clamp(intervals: readonly Interval[], bounds: Interval): Interval[] {
  return intervals
    .map((i) => ({ start: Math.max(i.start, bounds.start), end: Math.min(i.end, bounds.end) }))
    .filter((i) => i.start < i.end);
}

/** Sorted, without overlap; neighbours that touch become one. */
export function merge(intervals: readonly Interval[]): Interval[] {
  const real = intervals.filter((i) => i.start < i.end);
  // What comes from a calendar is in order already.
  const sorted = isInOrder(real) ? real : real.toSorted((a, b) => a.start - b.start);
  const merged: Interval[] = [];
  for (const next of sorted) {
    const last = merged.at(-1);
    if (last && next.start <= last.end) last.end = Math.max(last.end, next.end);
    else merged.push({ ...next });
  }
  return merged;
}

const isInOrder = (intervals: readonly Interval[]): boolean =>
  intervals.every(({ start }, at) => at === 0 || (intervals[at - 1] as Interval).start <= start);

/** What is left of `intervals` after `taken` is cut out. */
export function subtract(intervals: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const cuts = merge(taken);
  const left: Interval[] = [];
  let first = 0;
  for (const piece of merge(intervals)) {
    // Both lists are sorted: cuts that ended before this piece never matter again.
    while (first < cuts.length && (cuts[first] as Interval).end <= piece.start) first++;
    let start = piece.start;
    for (let c = first; c < cuts.length; c++) {
      const cut = cuts[c] as Interval;
      if (cut.start >= piece.end) break;
      if (cut.start > start) left.push({ start, end: cut.start });
      start = Math.max(start, cut.end);
    }
    if (start < piece.end) left.push({ start, end: piece.end });
  }
  return left;
}
