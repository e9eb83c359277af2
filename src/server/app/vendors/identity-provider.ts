import type { Clock } from "#kernel/clock.ts";
import { googleAccounts } from "#server/auth/adapters/google.ts";
import type { IdentityProvider } from "#server/auth/google/port.ts";
import type { Config } from "../settings/config.ts";

/** Google when a client is configured; null = nobody signs in with it. */
export const identityProviderOf = (
  { google }: Pick<Config, "google">,
  clock: Clock,
): IdentityProvider | null => google && googleAccounts(google, clock);
