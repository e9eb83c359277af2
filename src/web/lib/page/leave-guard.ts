import { useEffect, useRef } from "react";

/** Asked instead of leaving; calls `leave` once the person has decided to. */
export type AskBeforeLeaving = (leave: () => void) => void;

interface Guard {
  ask: AskBeforeLeaving;
  href: string;
  state: unknown;
  pathname: string;
  /** Back asks on the way to another address of the same page, too. */
  isDialog: boolean;
}

/** The last one asks: a dialog's before that of the page below it. */
const guards: Guard[] = [];

function guardLeaving(ask: AskBeforeLeaving, isDialog: boolean): () => void {
  const { href, pathname } = window.location;
  const guard: Guard = { ask, href, pathname, state: window.history.state, isDialog };
  guards.push(guard);
  return () => stopGuarding(guard);
}

function stopGuarding(guard: Guard): void {
  const at = guards.indexOf(guard);
  if (at >= 0) guards.splice(at, 1);
}

type Navigate<Options> = (to: string, options?: Options) => void;

/** For the router: what it does to go somewhere. A new query or hash on the same page leaves nothing. */
export function navigateGuarded<Options>(navigate: Navigate<Options>, to: string, options?: Options): void {
  const guard = guards.at(-1);
  const isSamePage = new URL(to, window.location.href).pathname === window.location.pathname;
  if (!guard || isSamePage) navigate(to, options);
  else guard.ask(() => navigate(to, options));
}

// Events of the window come in the order of listening, whatever the phase: this one must be heard before the
// router, so it listens from the start.
window.addEventListener("popstate", (event) => {
  const guard = guards.at(-1);
  if (!guard || (window.location.pathname === guard.pathname && !guard.isDialog)) return;
  event.stopImmediatePropagation();
  // The browser is at the other address already; the page's own goes on top of it, so the way there is Back.
  window.history.pushState(guard.state, "", guard.href);
  guard.ask(() => {
    stopGuarding(guard);
    window.history.back();
  });
});

/** While something unsaved is there, links and Back ask first, and (in the browser's words) closing the page does. */
export function useLeaveGuard(isUnsaved: boolean, ask: AskBeforeLeaving, { isDialog = false } = {}): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const stop = guardLeaving((leave) => latest.current(leave), isDialog);
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => {
      stop();
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [isUnsaved, isDialog]);
}
