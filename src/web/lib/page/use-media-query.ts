import { useCallback, useSyncExternalStore } from "react";

/** Whether the window is as a media query says; follows it, as when a tablet is turned. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** As narrow as the breakpoint `desk` of the style. */
export const useIsPhone = (): boolean => useMediaQuery("(max-width: 719px)");
