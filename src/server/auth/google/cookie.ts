import { googleSignInMinutes } from "#contract/limits.ts";

/** What the browser keeps while it is at Google. */
export interface Ticket {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** With the prefix, no other host under the same domain can plant a ticket of its own; browsers grant it over TLS only. */
const nameFor = (isSecure: boolean) => (isSecure ? "__Host-enamel-google" : "enamel-google");

/** Lax: it has to come along when Google leads back here, and must not when another site posts. */
const attributesFor = (isSecure: boolean) => `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export const ticketCookie = ({ state, nonce, codeVerifier }: Ticket, isSecure: boolean): string =>
  `${nameFor(isSecure)}=${state}.${nonce}.${codeVerifier}; Max-Age=${googleSignInMinutes * 60}; ${attributesFor(isSecure)}`;

export const noTicketCookie = (isSecure: boolean): string =>
  `${nameFor(isSecure)}=; Max-Age=0; ${attributesFor(isSecure)}`;

/** The ticket in a `Cookie` header; null when there is none of the form this server writes. */
export function ticketIn(header: string | undefined, isSecure: boolean): Ticket | null {
  const start = `${nameFor(isSecure)}=`;
  const cookie = (header ?? "").split(/; */).find((part) => part.startsWith(start));
  const parts = /^([\w-]{43})\.([\w-]{43})\.([\w-]{43})$/.exec(cookie?.slice(start.length) ?? "");
  const [, state = "", nonce = "", codeVerifier = ""] = parts ?? [];
  return parts && { state, nonce, codeVerifier };
}
