import type { Clock } from "#kernel/clock.ts";
import type { IdentityProvider } from "#server/auth/google/port.ts";
import type { Config } from "../settings/config.ts";

/** Google when a client is configured; null = nobody signs in with it, and the library for it is not read. */
export async function identityProviderOf(
  { google }: Pick<Config, "google">,
  clock: Clock,
): Promise<IdentityProvider | null> {
  if (!google) return null;
  const { googleAccounts } = await import("#server/auth/adapters/google.ts");
  return googleAccounts(google, clock);
}
