/** Asked instead of leaving; calls `leave` once the person has decided to. */
export type AskBeforeLeaving = (leave: () => void) => void;

let ask: AskBeforeLeaving | null = null;
let guarded = { href: "", pathname: "" };

/** While something unsaved is on the page: every way off it asks first. Returns the way to stop. */
export function guardLeaving(asker: AskBeforeLeaving): () => void {
  const { href, pathname } = window.location;
  guarded = { href, pathname };
  ask = asker;
  return () => {
    if (ask === asker) ask = null;
  };
}

type Navigate<Options> = (to: string, options?: Options) => void;

/** For the router: what it does to go somewhere. A new query or hash on the same page leaves nothing. */
export function navigateGuarded<Options>(navigate: Navigate<Options>, to: string, options?: Options): void {
  const isSamePage = new URL(to, window.location.href).pathname === window.location.pathname;
  if (ask === null || isSamePage) navigate(to, options);
  else ask(() => navigate(to, options));
}

// Events of the window come in the order of listening, whatever the phase: this one must be heard before the
// router, so it listens from the start.
window.addEventListener("popstate", (event) => {
  if (ask === null || window.location.pathname === guarded.pathname) return;
  event.stopImmediatePropagation();
  // The browser is at the other address already; the page's own goes on top of it, so the way there is Back.
  window.history.pushState(null, "", guarded.href);
  ask(() => {
    ask = null;
    window.history.back();
  });
});
