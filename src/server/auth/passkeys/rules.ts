import { isIP } from "node:net";
import { passkeyMinutes } from "#contract/limits.ts";

/** The address whose passkeys these are: WebAuthn's relying party. */
export interface RelyingParty {
  /** Host name alone. */
  id: string;
  /** As a browser writes it: `https://desk.example`. */
  origin: string;
}

export type PlaceForPasskeys = { ok: true; party: RelyingParty } | { ok: false; obstacle: string };

const isLocalName = (host: string) => host === "localhost" || host.endsWith(".localhost");
const isLoopback = (host: string) => host === "[::1]" || /^127\./.test(host);
const isNumber = (host: string) => isIP(host.replace(/^\[|\]$/g, "")) !== 0;

/**
 * Where passkeys can be used: browsers keep them for a host name, never for an IP address, and for a page that is safe from
 * others on the way. Without PUBLIC_URL only this machine is believed to be what the `Host` header says.
 */
export function placeForPasskeys(publicUrl: string | null, host: string | undefined): PlaceForPasskeys {
  const address = publicUrl ?? `http://${host ?? ""}`;
  if (!URL.canParse(address)) return { ok: false, obstacle: "This address has no host name." };
  const { hostname, origin, protocol, port } = new URL(address);
  if (isLocalName(hostname)) return { ok: true, party: { id: hostname, origin } };
  if (isLoopback(hostname)) {
    const named = `http://localhost${port === "" ? "" : `:${port}`}`;
    return {
      ok: false,
      obstacle: `Passkeys belong to a name, and ${hostname} is a number. Open Enamel at ${named} to use them.`,
    };
  }
  if (isNumber(hostname))
    return {
      ok: false,
      obstacle: `Passkeys belong to a name, and ${hostname} is a number. Whoever runs the server gives it a name with PUBLIC_URL.`,
    };
  if (publicUrl === null)
    return {
      ok: false,
      obstacle: "This server does not know its own address. Whoever runs it sets PUBLIC_URL.",
    };
  if (protocol !== "https:")
    return {
      ok: false,
      obstacle: `Browsers keep passkeys for https addresses only, and this server is called ${origin}.`,
    };
  return { ok: true, party: { id: hostname, origin } };
}

export const passkeyTimeoutMs = passkeyMinutes * 60_000;

/** Within `challengeWindowMs`, from one network address: each visit to the sign-in page asks for one. */
export const passkeySignInsPerAddress = 200;

/**
 * Whether a passkey's counter says that there is a second copy of it. Authenticators that do not count send 0 for ever;
 * synced passkeys do not count. WebAuthn Level 3, 7.2, step 22.
 */
export const isCopied = (kept: number, sent: number): boolean => (kept > 0 || sent > 0) && sent <= kept;
