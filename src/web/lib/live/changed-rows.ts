import { useEffect, useRef, useState } from "react";

const flashMs = 1_200;

interface Row {
  id: string;
}

/** Ids of rows that are new or other than before. Untouched rows keep their identity between refreshes. */
export function changedIds<T extends Row>(before: ReadonlyMap<string, T>, after: readonly T[]): string[] {
  return after.filter((row) => before.get(row.id) !== row).map((row) => row.id);
}

/** Ids of the rows that changed in the last 1.2 s; nothing flashes on the first load. */
export function useChangedRows<T extends Row>(rows: readonly T[] | undefined): ReadonlySet<string> {
  const known = useRef<ReadonlyMap<string, T> | null>(null);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!rows) return;
    const before = known.current;
    known.current = new Map(rows.map((row) => [row.id, row]));
    const ids = before ? changedIds(before, rows) : [];
    if (ids.length > 0) setChanged(new Set(ids));
  }, [rows]);
  useEffect(() => {
    if (changed.size === 0) return;
    const timer = setTimeout(() => setChanged(new Set()), flashMs);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}
