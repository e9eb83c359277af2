import type { Finding, ProviderError } from "#contract/telephony/go-live.ts";
import type { FindingCode } from "#contract/telephony/go-live-options.ts";
import type {
  AccountStanding,
  Asked,
  Bundle,
  NumberAddresses,
  NumberSetUp,
} from "#server/telephony/account/port.ts";

/** What of the process's settings going live depends on. */
export interface GoLiveSettings {
  publicUrl: string | null;
  authMode: "email" | "code" | "google";
  signUp: "open" | "closed" | "first_account";
  operatorEmails: readonly string[];
  hasMailServer: boolean;
  mailFrom: string;
}

/** A little under what a busy fortnight of calls and texts costs: time enough to top it up. */
export const lowBalance = 20;
const day = 86_400_000;
/** An approval that ends sooner is told beforehand: a new one takes Twilio days. */
const bundleNoticeMs = 30 * day;

export const finding = (
  code: FindingCode,
  about: string | null = null,
  other: string | null = null,
  error: ProviderError | null = null,
): Finding => ({ code, about, other, error });

/** The provider's refusal as it is; silence is not taken for one. */
export const failed = (error: ProviderError | null, about: string | null = null): Finding =>
  error === null ? finding("provider_silent", about) : finding("provider_refused", about, null, error);

export function judgeAddress(publicUrl: string | null): Finding | null {
  if (publicUrl === null) return finding("no_public_url");
  const { hostname, protocol } = new URL(publicUrl);
  if (hostname === "localhost" || hostname.startsWith("127.") || hostname === "[::1]")
    return finding("local_only", publicUrl);
  return protocol === "https:" ? null : finding("not_https", publicUrl);
}

export function judgeStanding(asked: Asked<AccountStanding>): Finding[] {
  if (!asked.ok) return [failed(asked.error)];
  const { status, isTrial } = asked.found;
  const code = {
    active: "account_active",
    suspended: "account_suspended",
    closed: "account_closed",
  } as const;
  return [finding(code[status]), ...(isTrial ? [finding("account_trial")] : [])];
}

export function judgeBalance(asked: Asked<{ amount: number; currency: string }>): Finding {
  // Subaccounts have none of their own, and the account is no worse for it.
  if (!asked.ok) return finding("balance_unknown", null, null, asked.error);
  const { amount, currency } = asked.found;
  const code = amount <= 0 ? "balance_none" : amount < lowBalance ? "balance_low" : "balance";
  return finding(code, `${amount.toFixed(2)} ${currency}`);
}

export function judgeBundles(asked: Asked<Bundle[]>, now: number): Finding {
  if (!asked.ok) return failed(asked.error);
  const best = (["approved", "pending", "draft", "rejected"] as const)
    .map((status) => asked.found.filter((bundle) => bundle.status === status))
    .find((found) => found.length > 0);
  const [first] = best ?? [];
  if (!best || !first) return finding("bundle_missing");
  if (first.status !== "approved") return finding(`bundle_${first.status}`);
  const lasting = best.some(({ validUntil }) => validUntil === null || validUntil > now + bundleNoticeMs);
  const latest = Math.max(...best.map(({ validUntil }) => validUntil ?? 0));
  return lasting ? finding("bundle_approved") : finding("bundle_ends", new Date(latest).toISOString());
}

/** Whether calls, texts and what becomes of them come here. */
export function judgeNumber(held: NumberSetUp | null, e164: string, here: NumberAddresses | null): Finding[] {
  if (held === null) return [finding("number_not_held", e164)];
  const found: Finding[] = [];
  if (!held.canCall) found.push(finding("voice_impossible", e164));
  if (!held.canText) found.push(finding("text_impossible", e164));
  if (held.isOverruled) found.push(finding("voice_overruled", e164));
  if (here === null || held.voiceUrl !== here.voiceUrl)
    found.push(finding("voice_elsewhere", e164, held.voiceUrl));
  if (held.canText && (here === null || held.textUrl !== here.textUrl))
    found.push(finding("text_elsewhere", e164, held.textUrl));
  if (here === null || held.statusUrl !== here.statusUrl)
    found.push(finding("status_elsewhere", e164, held.statusUrl));
  const isReady = found.every(({ code }) => code === "text_impossible");
  return isReady ? [finding("number_ready", e164), ...found] : found;
}

/** What patients ring, what the carrier hands over, and what writes to them: three numbers, or one. */
export function judgeNumbers(numbers: {
  published: string | null;
  carriers: readonly string[];
  textsFrom: string | null;
  forwardedAt: string | null;
}): Finding[] {
  const { published, carriers, textsFrom, forwardedAt } = numbers;
  const [first = null] = carriers;
  const found: Finding[] = [];
  if (published === null) found.push(finding("public_missing"));
  else if (carriers.includes(published)) found.push(finding("public_is_carrier", published));
  else if (forwardedAt !== null) found.push(finding("public_forwarded", published, forwardedAt));
  else found.push(finding("public_not_forwarded", published, first));
  if (textsFrom === null) found.push(finding("texts_from_none"));
  else
    found.push(finding(textsFrom === published ? "texts_from" : "texts_from_another", textsFrom, published));
  return found;
}

/** A reception that is one of the numbers answered here would ring in a circle. */
export function judgeHandset(
  handset: string | null,
  carriers: readonly string[],
  before: readonly Finding[],
): Finding {
  if (handset === null) return finding("handset_missing");
  if (carriers.includes(handset)) return finding("handset_is_here", handset);
  const result = before.find(({ code, about }) => code.startsWith("handset_") && about === handset);
  return result ?? finding("handset_not_rung", handset);
}

export function judgeHolidays(timeZone: string, state: string | null): Finding {
  if (!timeZone.startsWith("Australia/")) return finding("outside_australia", timeZone);
  return state === null ? finding("state_missing") : finding("state_chosen", state);
}

export function judgeSignIn({ authMode, signUp, operatorEmails }: GoLiveSettings): Finding[] {
  const found: Finding[] = [];
  if (authMode === "email") found.push(finding("sign_in_by_address"));
  // Whoever asks has an account, so `first_account` lets nobody else open one.
  found.push(finding(signUp === "open" ? "sign_up_open" : "sign_up_closed"));
  if (operatorEmails.length === 0) found.push(finding("operator_unnamed"));
  return found;
}

export function judgeMail({ hasMailServer, mailFrom }: GoLiveSettings, before: readonly Finding[]): Finding {
  if (!hasMailServer) return finding("mail_on_console");
  const domain = /@([^>\s]+)>?\s*$/.exec(mailFrom)?.[1] ?? "";
  if (!domain.includes(".")) return finding("mail_from_nowhere", mailFrom);
  const sent = before.find(({ code }) => code === "mail_accepted" || code === "mail_arrived");
  return sent ?? finding("mail_not_sent", mailFrom);
}

export function judgeFirstCall(
  calls: { answeredAt: string | null; heardAt: string | null },
  isTicked: boolean,
) {
  if (calls.answeredAt === null) return finding("call_none");
  if (calls.heardAt === null) return finding("call_unheard", calls.answeredAt);
  return finding(isTicked ? "call_heard" : "call_answered", calls.heardAt);
}
