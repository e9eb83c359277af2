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

const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b|\bCrOS\b/, "Linux"],
];
const nameIn = (text: string, names: [RegExp, string][]) => names.find(([mark]) => mark.test(text))?.[1];

/** `Chrome on Windows`, for people to know their own sign-ins again; null for a program. No more is kept of the header. */
export function browserName(userAgent = ""): string | null {
  const text = userAgent.slice(0, 500);
  const browser = nameIn(text, browsers);
  const system = nameIn(text, systems);
  return browser && system ? `${browser} on ${system}` : (browser ?? null);
}
