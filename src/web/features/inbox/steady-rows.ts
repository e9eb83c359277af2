import { useCallback, useEffect, useRef, useState } from "react";

/** Rows as they stand on the screen: each in its place and as it is now, also those that have left since. */
export function keepPlaces<Row>(
  shown: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const now = new Map(fresh.map((row) => [keyOf(row), row]));
  return shown.map((row) => now.get(keyOf(row)) ?? row);
}

/** Why the rows stay where they are: somebody points at them, walks them by keys, reads one, or has just done something. */
export type HoldReason = "pointer" | "focus" | "drawer" | "change";

/** Nobody points at a list any more whose pointer has rested for this long. */
const restMs = 30_000;
/** Also a finger, which points at nothing once it is lifted, is to find Undo where Done was. */
const changeMs = 4_000;
const lengths: Readonly<Record<HoldReason, number | null>> = {
  ...{ pointer: restMs, focus: restMs, drawer: null, change: changeMs },
};

export interface SteadyRows<Row> {
  rows: readonly Row[];
  /** Rows that have come and are not shown yet, since they would move the others. */
  waiting: number;
  hold: (reason: HoldReason) => void;
  letGo: (reason: HoldReason) => void;
  /** Shows everything as it is now. */
  settle: () => void;
  /** For the element around the rows. */
  listProps: {
    onPointerEnter: () => void;
    onPointerMove: () => void;
    onPointerLeave: () => void;
    onFocus: (event: React.FocusEvent) => void;
    onBlur: (event: React.FocusEvent) => void;
  };
}

/** A list in which nothing moves under the pointer. */
export function useSteadyRows<Row>(
  fresh: readonly Row[],
  keyOf: (row: Row) => string,
  onSettled: () => void,
): SteadyRows<Row> {
  const [held, setHeld] = useState<readonly Row[] | null>(null);
  const reasons = useRef(new Map<HoldReason, ReturnType<typeof setTimeout> | null>());
  const rows = held === null ? fresh : keepPlaces(held, fresh, keyOf);
  const latest = useRef({ rows, onSettled });
  useEffect(() => {
    latest.current = { rows, onSettled };
  });
  const settle = useCallback(() => {
    for (const timer of reasons.current.values()) if (timer !== null) clearTimeout(timer);
    reasons.current.clear();
    setHeld(null);
    latest.current.onSettled();
  }, []);
  const letGo = useCallback(
    (reason: HoldReason) => {
      if (!reasons.current.has(reason)) return;
      const timer = reasons.current.get(reason);
      if (timer) clearTimeout(timer);
      reasons.current.delete(reason);
      if (reasons.current.size === 0) settle();
    },
    [settle],
  );
  const hold = useCallback(
    (reason: HoldReason) => {
      const timer = reasons.current.get(reason);
      if (timer) clearTimeout(timer);
      const ms = lengths[reason];
      reasons.current.set(reason, ms === null ? null : setTimeout(() => letGo(reason), ms));
      setHeld((already) => already ?? latest.current.rows);
    },
    [letGo],
  );
  useEffect(() => {
    const all = reasons.current;
    return () => {
      for (const timer of all.values()) if (timer !== null) clearTimeout(timer);
    };
  }, []);
  const known = held && new Set(held.map(keyOf));
  return {
    ...{ rows, hold, letGo, settle },
    waiting: known === null ? 0 : fresh.filter((row) => !known.has(keyOf(row))).length,
    listProps: {
      onPointerEnter: () => hold("pointer"),
      onPointerMove: () => hold("pointer"),
      onPointerLeave: () => letGo("pointer"),
      onFocus: ({ target }) => {
        if (target.matches(":focus-visible")) hold("focus");
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) letGo("focus");
      },
    },
  };
}
