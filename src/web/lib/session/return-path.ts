/** The sign-in page, remembering where the visitor wanted to go. */
export function signInPath(wanted: string): string {
  return wanted === "/" ? "/auth" : `/auth?next=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: a page of this product and nothing else, else the dashboard. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "/";
  // Browsers read `//host` and `/\host` as another site.
  const isOwnPage = /^\/(?![/\\])/.test(next) && !/^\/auth(?:[/?#]|$)/.test(next);
  return isOwnPage ? next : "/";
}
