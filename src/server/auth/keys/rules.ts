import { apiKeyPerMinute, apiKeyPrefix, maskedEnd, maskedStart } from "#contract/access/api-keys.ts";

/** Told apart from a session's token by its beginning, so that each is looked up in its own table only. */
export const isApiKey = (token: string): boolean => token.startsWith(apiKeyPrefix);

/** All that is ever kept or shown of a secret again. */
export const endsOf = (secret: string) => ({
  prefix: secret.slice(0, maskedStart),
  suffix: secret.slice(-maskedEnd),
});

/** What a sample row shows when it is unmasked: it says itself that it opens nothing. */
export const sampleSecret = ({ prefix, suffix }: { prefix: string; suffix: string }): string =>
  `${prefix}SampleKeyThatOpensNothing${suffix}`;

const windowMs = 60_000;

/** Lets each key through so many times in a minute, counted on this server. */
export function createKeyLimit(perMinute = apiKeyPerMinute) {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return {
    mayPass: (keyId: string, now: number): boolean => {
      const current = windows.get(keyId);
      // The machine's clock may step back, and then no window would end until it has caught up.
      if (!current || now < current.startedAt || now - current.startedAt >= windowMs) {
        windows.set(keyId, { startedAt: now, count: 1 });
        return true;
      }
      current.count++;
      return current.count <= perMinute;
    },
  };
}
