/** For each start of a search, which chairs and which practitioners are free (1) at it. */
export interface CapacitySearch {
  chairs: ReadonlyMap<string, Uint8Array>;
  /** Null = chairs alone are booked. `chairIds`: the chairs they work in; null = any. */
  practitioners: readonly { chairIds: readonly string[] | null; free: Uint8Array }[] | null;
  /** How many starts there are. */
  starts: number;
}

/** How many can be seen at each start, each in a chair of their own by a practitioner of their own; counted up to `most`. */
export function countCapacity({ chairs, practitioners, starts }: CapacitySearch, most: number): Uint16Array {
  const all = [...chairs.values()];
  const freeChairs = new Uint16Array(starts);
  for (const free of all)
    for (let i = 0; i < starts; i++) freeChairs[i] = (freeChairs[i] ?? 0) + (free[i] ?? 0);
  if (practitioners === null) return freeChairs;
  const ways = practitioners.map(({ chairIds, free }) => ({
    free,
    chairs: chairIds === null ? all : chairIds.flatMap((id) => chairs.get(id) ?? []),
  }));
  const pairs = new Uint16Array(starts);
  for (let i = 0; i < starts; i++) {
    if (freeChairs[i] === 0) continue;
    pairs[i] =
      most === 1
        ? Number(ways.some((way) => way.free[i] === 1 && way.chairs.some((chair) => chair[i] === 1)))
        : matched(ways, i, most);
  }
  return pairs;
}

interface Way {
  free: Uint8Array;
  chairs: readonly Uint8Array[];
}

/** Gives practitioners chairs one after the other; who took a chair makes way where another one will do. */
function matched(ways: readonly Way[], start: number, most: number): number {
  const sitting = new Map<Uint8Array, Way>();
  const seat = (way: Way, tried: Set<Uint8Array>): boolean =>
    way.chairs.some((chair) => {
      if (chair[start] !== 1 || tried.has(chair)) return false;
      tried.add(chair);
      const other = sitting.get(chair);
      if (other && !seat(other, tried)) return false;
      sitting.set(chair, way);
      return true;
    });
  for (const way of ways) {
    if (sitting.size >= most) break;
    if (way.free[start] === 1) seat(way, new Set());
  }
  return sitting.size;
}
