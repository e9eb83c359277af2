import { knownBrowserDays } from "#server/auth/rules.ts";

/** With the prefix, no other host under the same domain can plant one; browsers grant it over TLS only. */
const nameFor = (isSecure: boolean) => (isSecure ? "__Host-enamel-browser" : "enamel-browser");

/** By it a browser is known again when it asks for a code. It signs nobody in. */
export const browserCookie = (token: string, isSecure: boolean): string =>
  `${nameFor(isSecure)}=${token}; Max-Age=${knownBrowserDays * 86_400}; Path=/; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;

/** The token in a `Cookie` header; null when there is none of the form this server writes. */
export function browserTokenIn(header: string | undefined, isSecure: boolean): string | null {
  const start = `${nameFor(isSecure)}=`;
  const cookie = (header ?? "").split(/; */).find((part) => part.startsWith(start));
  return /^[\w-]{43}$/.exec(cookie?.slice(start.length) ?? "")?.[0] ?? null;
}
