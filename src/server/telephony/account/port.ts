import type { ProviderError } from "#contract/telephony/go-live.ts";

/** An answer, or why there is none: the provider's own words, null when it did not answer at all. */
export type Asked<Found> = { ok: true; found: Found } | { ok: false; error: ProviderError | null };

export interface AccountStanding {
  status: "active" | "suspended" | "closed";
  isTrial: boolean;
}

export interface Bundle {
  status: "draft" | "pending" | "rejected" | "approved";
  /** When an approval ends, epoch milliseconds; null = it does not. */
  validUntil: number | null;
}

/** How the account has a number set up. */
export interface NumberSetUp {
  /** E.164. */
  e164: string;
  canCall: boolean;
  canText: boolean;
  voiceUrl: string;
  textUrl: string;
  statusUrl: string;
  voiceFallbackUrl: string;
  /** An application or a trunk takes its calls whatever the addresses say. */
  isOverruled: boolean;
}

/** Where a number's calls and texts come to this server. */
export interface NumberAddresses {
  voiceUrl: string;
  textUrl: string;
  statusUrl: string;
}

/** What is asked of a telephone account before a clinic goes live. Nothing here costs money, and no refusal is swallowed. */
export interface AccountProvider {
  /** Null where this server has no public address. */
  readonly addresses: NumberAddresses | null;
  standing(): Promise<Asked<AccountStanding>>;
  /** In the account's currency. */
  balance(): Promise<Asked<{ amount: number; currency: string }>>;
  /** How many Australian addresses the account keeps. */
  countAddresses(): Promise<Asked<number>>;
  /** Regulatory bundles for Australia. */
  listBundles(): Promise<Asked<Bundle[]>>;
  /** Null = the account does not hold it. */
  findNumber(e164: string): Promise<Asked<NumberSetUp | null>>;
  /** Sends its calls, texts and reports here, out of whatever application or trunk had them. */
  connect(e164: string): Promise<Asked<unknown>>;
  /** Where its callers are sent when this server does not answer. */
  setFallback(e164: string, address: string): Promise<Asked<unknown>>;
}
