import { useSyncExternalStore } from "react";

/** As narrow as the breakpoint `desk` of the style. */
const phone = () => window.matchMedia("(max-width: 719px)");

function watch(onChange: () => void): () => void {
  const query = phone();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the window is as narrow as a phone; follows a turn of the screen. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, () => phone().matches);
