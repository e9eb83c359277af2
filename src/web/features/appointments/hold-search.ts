import { useEffect, useState } from "react";

const stateKey = "appointmentsSearch";
/** Browsers refuse more than a few history entries per second, so typing is kept once it rests. */
const restMs = 300;

const held = (): string => {
  const state: unknown = window.history.state;
  const value =
    typeof state === "object" && state !== null ? (state as Record<string, unknown>)[stateKey] : undefined;
  return typeof value === "string" ? value : "";
};

/**
 * The search text, kept with this entry of the browser's history: it survives a reload and the way back,
 * and never enters the address, because it is a patient's name or number.
 */
export function useHeldSearch(): [string, (search: string) => void] {
  const [search, setSearch] = useState(held);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (held() !== search) window.history.replaceState({ ...window.history.state, [stateKey]: search }, "");
    }, restMs);
    return () => clearTimeout(timer);
  }, [search]);
  return [search, setSearch];
}
