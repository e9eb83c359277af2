import type { Clock } from "#kernel/clock.ts";
import type { CodeMailer } from "#server/auth/port.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { outsideWorld } from "#server/system/go-live/adapters/outside.ts";
import type { OutsideWorld } from "#server/system/go-live/port.ts";
import { createGoLiveService } from "#server/system/go-live/service.ts";
import type { AccountProvider } from "#server/telephony/account/port.ts";
import { twilioAccount } from "#server/telephony/adapters/twilio-account.ts";
import type { CallProvider } from "#server/telephony/port.ts";
import type { FindSender } from "#server/telephony/senders/service.ts";
import type { Config } from "./settings/config.ts";

interface Parts {
  config: Config;
  database: Database;
  clock: Clock;
  takesCalls: boolean;
  mailer: CodeMailer;
  caller: CallProvider | null;
  findSender: FindSender;
  receptionOf(scope: ClinicScope): Promise<{ number: string | null }>;
  /** The network when absent. */
  outside?: OutsideWorld | undefined;
}

/** What the steps of going live are looked into with. */
export function createGoLive({ config, outside = outsideWorld(), ...parts }: Parts) {
  return createGoLiveService({
    ...parts,
    outside,
    account: accountProviderOf(config),
    settings: { ...config, hasMailServer: config.smtpUrl !== null },
  });
}

/** Twilio, where its account is named and this server may speak for it. */
export function accountProviderOf({
  twilio,
  publicUrl,
}: Pick<Config, "twilio" | "publicUrl">): AccountProvider | null {
  const { accountSid, authToken, apiBaseUrl } = twilio;
  if (accountSid === null || authToken === null) return null;
  return twilioAccount({ accountSid, authToken, apiBaseUrl, publicUrl });
}
