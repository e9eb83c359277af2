import { useCallback, useEffect, useRef, useState } from "react";

const keptMs = 4_000;

interface KeptRows<Row> {
  rows: readonly Row[];
  keep: (row: Row) => void;
  letGo: (id: string) => void;
}

/** Rows that are done with but stay where they are for 4 s, so that no other row moves under the pointer. */
export function useKeptRows<Row extends { id: string }>(): KeptRows<Row> {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const letGo = useCallback((id: string) => setRows((kept) => kept.filter((row) => row.id !== id)), []);
  const keep = useCallback(
    (row: Row) => {
      setRows((kept) => [...kept.filter(({ id }) => id !== row.id), row]);
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        letGo(row.id);
      }, keptMs);
      timers.current.add(timer);
    },
    [letGo],
  );
  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all) clearTimeout(timer);
    };
  }, []);
  return { rows, keep, letGo };
}
