import { z } from "zod";
import type { AuthMode } from "#contract/access/auth.ts";
import { isLoopback } from "./loopback.ts";

/** The client that signs people in with Google. */
export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  /** Google's own, or a stand-in's. */
  issuerUrl: string;
}

const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const oneWord = () =>
  z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^[\x21-\x7e]+$/, "must be one line of plain characters")
      .optional(),
  );

const googleIssuerUrl = "https://accounts.google.com";

/** In the open on this machine only: the client's secret and people's addresses travel there. */
function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash } = new URL(value);
  if (search !== "" || hash !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

export const googleEnvironment = {
  GOOGLE_CLIENT_ID: oneWord(),
  GOOGLE_CLIENT_SECRET: oneWord(),
  GOOGLE_ISSUER_URL: z.preprocess(
    (value) => blankIsAbsent(value) ?? googleIssuerUrl,
    z.string().refine(isSafeAddress, "must be an address that starts with https://"),
  ),
};

type GoogleSettings = Partial<z.infer<z.ZodObject<typeof googleEnvironment>>>;

export function googleFaults(
  e: GoogleSettings & { PUBLIC_URL?: string | undefined },
  authMode: AuthMode | null,
): string[] {
  const names = ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] as const;
  const missing = names.filter((name) => e[name] === undefined);
  if (missing.length === names.length)
    return authMode === "google" ? [`${missing.join(" and ")} are missing, but AUTH_MODE is google`] : [];
  const faults = missing.map(
    (name) => `${name} is missing: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together`,
  );
  if (e.PUBLIC_URL && !isSafeAddress(e.PUBLIC_URL))
    faults.push("PUBLIC_URL must start with https://: Google leads people back to no other address");
  return faults;
}

/** Null when Google is not configured; call it on settings without faults. */
export function googleConfigOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER_URL: issuerUrl = googleIssuerUrl,
}: GoogleSettings): GoogleConfig | null {
  return clientId && clientSecret ? { clientId, clientSecret, issuerUrl } : null;
}
