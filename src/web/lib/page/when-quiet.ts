import type { QueryClient } from "@tanstack/react-query";

/** While somebody else is served first, it is looked again after so long. */
const againAfterMs = 100;

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? window.requestIdleCallback(work) : setTimeout(work, againAfterMs);

/** Does it once the page has what it asked the server for and the browser is at rest; returns the way to call it off. */
export function whenQuiet(client: QueryClient, work: () => void): () => void {
  let isOver = false;
  const look = () => {
    if (isOver) return;
    if (client.isFetching() > 0) setTimeout(() => whenIdle(look), againAfterMs);
    else work();
  };
  whenIdle(look);
  return () => {
    isOver = true;
  };
}
