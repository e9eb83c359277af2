/** Something that happens at an instant, epoch milliseconds. */
export interface ScheduledEvent {
  at: number;
  /** Orders what happens in the same millisecond, so that a week comes out alike however it was put together. */
  key: string;
  run(): Promise<void>;
}

export interface EventQueue {
  add(at: number, key: string, run: ScheduledEvent["run"]): void;
  /** The next of them; null when nothing more is to come. */
  next(): ScheduledEvent | null;
  /** Takes it off the list. */
  take(): ScheduledEvent | null;
}

/** What is still to come, in order. */
export function createEventQueue(): EventQueue {
  const list: ScheduledEvent[] = [];
  return {
    add: (at, key, run) => {
      const isBefore = (one: ScheduledEvent) => one.at < at || (one.at === at && one.key <= key);
      list.splice(list.findLastIndex(isBefore) + 1, 0, { at, key, run });
    },
    next: () => list[0] ?? null,
    take: () => list.shift() ?? null,
  };
}
