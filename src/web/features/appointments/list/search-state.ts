import { useEffect, useState } from "react";
import { readHistoryState, writeHistoryState } from "#web/lib/page/history-state.ts";

const stateKey = "appointmentsSearch";
/** Browsers refuse more than a few history entries per second, so typing is kept once it rests. */
const restMs = 300;

const held = (): string => {
  const value = readHistoryState(stateKey);
  return typeof value === "string" ? value : "";
};

/** The search text, held beside the address: it is a patient's name or number. */
export function useSearchState(): [string, (search: string) => void] {
  const [search, setSearch] = useState(held);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (held() !== search) writeHistoryState(stateKey, search);
    }, restMs);
    return () => clearTimeout(timer);
  }, [search]);
  return [search, setSearch];
}
