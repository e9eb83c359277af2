import { createHash } from "node:crypto";
import { outsidePaths } from "#contract/endpoints.ts";
import type { Finding } from "#contract/telephony/go-live.ts";
import type { GoLiveStepId } from "#contract/telephony/go-live-options.ts";
import type { Clock } from "#kernel/clock.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { newToken } from "#server/auth/tokens.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { AccountProvider } from "#server/telephony/account/port.ts";
import { findOwnNumbers } from "#server/telephony/numbers/service.ts";
import type { FindSender } from "#server/telephony/senders/service.ts";
import type { OutsideWorld } from "./port.ts";
import * as rules from "./rules.ts";
import * as store from "./store.ts";

export interface ProbeDependencies {
  database: Database;
  clock: Clock;
  settings: rules.GoLiveSettings;
  /** Null = this server may ask no telephone account. */
  account: AccountProvider | null;
  /** Whether telephone calls can come in at all. */
  takesCalls: boolean;
  outside: OutsideWorld;
  /** Reception's telephone, E.164; null = none is known. */
  receptionOf(scope: ClinicScope): Promise<{ number: string | null }>;
  findSender: FindSender;
}

/** What was known of the step before. */
export interface Before {
  findings: readonly Finding[];
  isTicked: boolean;
}

export type Probe = (scope: ClinicScope, before: Before) => Promise<Finding[]>;

/** How each step is looked into. Looking costs nothing and reaches nobody. */
export function createProbes(deps: ProbeDependencies): Record<GoLiveStepId, Probe> {
  const { database, clock, settings, account } = deps;
  /** Steps that are about a telephone account. */
  const ofAccount =
    (ask: (account: AccountProvider, ...more: Parameters<Probe>) => Promise<Finding[]>): Probe =>
    async (...more) => {
      if (account !== null) return ask(account, ...more);
      return [rules.finding(deps.takesCalls ? "account_unnamed" : "simulator")];
    };
  const provenNumbers = async (scope: ClinicScope) =>
    (await findOwnNumbers(database.within(scope))).flatMap(({ e164, isProven }) => (isProven ? [e164] : []));
  const said: Probe = async (_scope, { isTicked }) => [
    rules.finding(isTicked ? "said_by_person" : "not_said"),
  ];

  return {
    outside: async () => {
      const fault = rules.judgeAddress(settings.publicUrl);
      return fault || settings.publicUrl === null
        ? [fault].flatMap((each) => each ?? [])
        : askOutside(deps, settings.publicUrl);
    },
    account: ofAccount(async (asked) => {
      const [standing, balance] = await Promise.all([asked.standing(), asked.balance()]);
      // Where the account itself says nothing, its balance adds nothing.
      return [...rules.judgeStanding(standing), ...(standing.ok ? [rules.judgeBalance(balance)] : [])];
    }),
    address: ofAccount(async (asked) => {
      const [addresses, bundles] = await Promise.all([asked.countAddresses(), asked.listBundles()]);
      const address = addresses.ok
        ? rules.finding(addresses.found > 0 ? "address_found" : "address_missing")
        : rules.failed(addresses.error);
      return [address, rules.judgeBundles(bundles, clock.now())];
    }),
    addendum: ofAccount((_account, ...more) => said(...more)),
    number: ofAccount(async (asked, scope) => {
      const own = await findOwnNumbers(database.within(scope));
      if (own.length === 0) return [rules.finding("number_none")];
      const found = own.map(async ({ e164, isProven }) => {
        if (!isProven) return [rules.finding("number_unproven", e164)];
        const held = await asked.findNumber(e164);
        return held.ok
          ? rules.judgeNumber(held.found, e164, asked.addresses)
          : [rules.failed(held.error, e164)];
      });
      return (await Promise.all(found)).flat();
    }),
    fallback: ofAccount(async (asked, scope) => {
      const numbers = await provenNumbers(scope);
      if (numbers.length === 0) return [rules.finding("number_none")];
      const found = numbers.map(async (e164) => {
        const held = await asked.findNumber(e164);
        if (!held.ok) return rules.failed(held.error, e164);
        if (held.found === null) return rules.finding("number_not_held", e164);
        return lookAtFallback(deps, e164, held.found.voiceFallbackUrl);
      });
      return Promise.all(found);
    }),
    publicNumber: ofAccount(async (_account, scope) => {
      const queries = database.within(scope);
      const { knowledgeBase } = await findClinicProfile(queries);
      const published = knowledgeBase ? toE164(knowledgeBase.phoneNumber) : null;
      const [carriers, textsFrom, calls] = await Promise.all([
        provenNumbers(scope),
        deps.findSender(queries, { isText: true, agentId: null, known: [] }),
        store.findCallsSoFar(queries, published),
      ]);
      return rules.judgeNumbers({ published, carriers, textsFrom, forwardedAt: calls.forwardedAt });
    }),
    handset: ofAccount(async (_account, scope, before) => {
      const [{ number }, carriers] = await Promise.all([deps.receptionOf(scope), provenNumbers(scope)]);
      return [rules.judgeHandset(number, carriers, before.findings)];
    }),
    holidays: async (scope) => {
      const { timeZone, holidays } = await findClinicProfile(database.within(scope));
      return [rules.judgeHolidays(timeZone, holidays.state)];
    },
    signIn: async () => rules.judgeSignIn(settings),
    email: async (_scope, before) => [rules.judgeMail(settings, before.findings)],
    firstCall: async (scope, { isTicked }) => {
      const calls = await store.findCallsSoFar(database.within(scope), null);
      if (calls.answeredAt === null && account === null && !deps.takesCalls)
        return [rules.finding("simulator")];
      return [rules.judgeFirstCall(calls, isTicked)];
    },
  };
}

/** What goes into the address, for whoever knows the secret. */
export const challengeOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/**
 * Asks this server through its public address for what only the database knows, so that another server's answer is not
 * taken for ours, whichever process of ours answers.
 */
async function askOutside({ database, outside }: ProbeDependencies, publicUrl: string): Promise<Finding[]> {
  const secret = newToken();
  const connection = database.acrossClinics();
  await store.keepServerCheck(connection, "outside", { secret });
  const challenge = challengeOf(secret);
  const [page, socket] = await Promise.all([
    outside.fetchText(`${publicUrl}${outsidePaths.echo}/${challenge}`),
    outside.firstMessage(`${publicUrl.replace(/^http/, "ws")}${outsidePaths.echoSocket}/${challenge}`),
  ]);
  await store.keepServerCheck(connection, "outside", { secret: null });
  const byPage = page.ok
    ? rules.finding(page.text === secret ? "reached" : "answered_by_another", publicUrl)
    : rules.finding("not_reached", publicUrl, page.reason);
  const isThrough = socket.ok && socket.text === secret;
  const bySocket = isThrough
    ? rules.finding("socket_reached", publicUrl)
    : rules.finding("socket_not_reached", publicUrl, socket.ok ? "somebody else answered" : socket.reason);
  return [byPage, bySocket];
}

/** Instructions of Twilio that a caller hears something by. */
const speaks = /<(?:Dial|Say|Play|Record|Redirect)\b/;

async function lookAtFallback(
  { outside, settings }: ProbeDependencies,
  e164: string,
  address: string,
): Promise<Finding> {
  if (address === "") return rules.finding("fallback_missing", e164);
  if (settings.publicUrl !== null && address.startsWith(settings.publicUrl))
    return rules.finding("fallback_here", e164, address);
  const reached = await outside.fetchForeign(address);
  if (!reached.ok) return rules.finding("fallback_broken", e164, reached.reason);
  return speaks.test(reached.text)
    ? rules.finding("fallback_works", e164, address)
    : rules.finding("fallback_broken", e164, "it tells Twilio nothing that a caller would hear");
}
