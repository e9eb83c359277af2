import { useEffect, useState } from "react";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { currentToasts, watchToasts } from "#web/ui/toasts/toast-store.ts";

const Toaster = onDemand(async () => (await import("./later-notices.ts")).Toaster);

/** By then the first page stands; a notice about a lost server must not need the server. */
const fetchAfterMs = 2_000;

/** Where notices appear. Their code waits for the first page, unless there is something to say. */
export function Notices() {
  const [isWanted, setIsWanted] = useState(() => currentToasts().length > 0);
  useEffect(() => {
    const want = () => setIsWanted(true);
    const forget = watchToasts(want);
    const timer = setTimeout(want, fetchAfterMs);
    return () => {
      forget();
      clearTimeout(timer);
    };
  }, []);
  if (!isWanted) return null;
  return <Toaster />;
}
