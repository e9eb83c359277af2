import type { Clock } from "#kernel/clock.ts";
import type { ServiceStatus } from "./rules.ts";

export interface PhoneLine {
  /** Rings the line's own WebSocket as a caller without a ticket; resolves when it was answered, if only to be turned away. */
  probeLine: () => Promise<void>;
  /** Whether the telephone provider's account answers; null where no provider is configured. */
  asksProvider: (() => Promise<boolean>) | null;
  clock: Clock;
}

export interface PhoneProbe {
  /** Asks now; throws when the line itself does not answer. */
  probe(): Promise<ServiceStatus>;
  /** What was heard lately, or else asks. */
  latest(): Promise<ServiceStatus>;
}

/** A page that many people have open must not become many questions to the provider. */
const freshForMs = 30_000;

/**
 * Health of the telephone: the line on which calls arrive here, and the provider that sends them. A provider that does not
 * answer is a `warning`: what is set up with it may well go on ringing here, but nobody can tell.
 */
export function createPhoneProbe({ probeLine, asksProvider, clock }: PhoneLine): PhoneProbe {
  let heard: { status: ServiceStatus; at: number } | null = null;
  const keep = (status: ServiceStatus) => {
    heard = { status, at: clock.now() };
    return status;
  };
  const probe = async () => {
    try {
      await probeLine();
    } catch (error) {
      keep("offline");
      throw error;
    }
    const isProviderThere = asksProvider === null || (await asksProvider());
    return keep(isProviderThere ? "online" : "warning");
  };
  return {
    probe,
    latest: async () =>
      heard !== null && clock.now() - heard.at < freshForMs
        ? heard.status
        : probe().catch(() => "offline" as const),
  };
}
