/** Something that happens at an instant, epoch milliseconds. */
export interface Happening {
  at: number;
  /** Orders what happens in the same millisecond, so that a week comes out alike however it was put together. */
  key: string;
  run(): Promise<void>;
}

export interface Happenings {
  add(at: number, key: string, run: Happening["run"]): void;
  /** The next of them; null when nothing more is to come. */
  next(): Happening | null;
  /** Takes it off the list. */
  take(): Happening | null;
}

/** What is still to come, in order. */
export function happenings(): Happenings {
  const list: Happening[] = [];
  return {
    add: (at, key, run) => {
      const isBefore = (one: Happening) => one.at < at || (one.at === at && one.key <= key);
      list.splice(list.findLastIndex(isBefore) + 1, 0, { at, key, run });
    },
    next: () => list[0] ?? null,
    take: () => list.shift() ?? null,
  };
}
