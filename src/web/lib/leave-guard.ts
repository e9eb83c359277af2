/** Asked instead of leaving; calls `leave` once the person has decided to. */
export type AskBeforeLeaving = (leave: () => void) => void;

let ask: AskBeforeLeaving | null = null;

/** While something unsaved is on the page: every way off it asks first. Returns the way to stop. */
export function guardLeaving(asker: AskBeforeLeaving): () => void {
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
