import type { Invoice, PaidPlan, PlanPreview, StripeBilling } from "#contract/billing/billing.ts";
import { failureAreas } from "#contract/system/health.ts";
import { type Clock, toIso, toIsoOrNull } from "#kernel/clock.ts";
import { noteFailure } from "#server/clinic/log/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { BillingFailure, BillingProvider, CustomerState, PlanChange } from "./port.ts";
import { conversationalMinutes, daysOf, freeDaysLeft, isRunning, usagePeriod } from "./rules.ts";
import type { AccountRow } from "./store.ts";
import * as store from "./store.ts";

export type BillingRefusal =
  | BillingFailure
  | { ok: false; reason: "no_subscription" | "already_subscribed" | "same_plan" | "outdated_preview" };
export type Outcome<Value> = { ok: true; value: Value } | BillingRefusal;

/** Who pays: the clinic's name is asked for here, the address is that of the person who opens the account. */
export interface Payer {
  email: string;
}

export interface BillingService {
  /** From our own books; the provider is not asked. */
  read(scope: ClinicScope): Promise<Omit<StripeBilling, "mayManage">>;
  /** Asks the provider how the subscription stands and keeps the answer. Fine for a clinic that never paid. */
  refresh(scope: ClinicScope): Promise<Outcome<null>>;
  openPortal(
    scope: ClinicScope,
    payer: Payer,
    back: { purpose: "manage" | "payment_method"; pageUrl: string },
  ): Promise<Outcome<string>>;
  /** Null when nothing will be charged. */
  upcomingInvoice(scope: ClinicScope): Promise<Outcome<Invoice | null>>;
  startSubscription(
    scope: ClinicScope,
    payer: Payer,
    wish: { plan: PaidPlan; pageUrl: string },
  ): Promise<Outcome<string>>;
  previewPlan(scope: ClinicScope, plan: PaidPlan): Promise<Outcome<PlanPreview>>;
  changePlan(scope: ClinicScope, plan: PaidPlan, proratedAt: number): Promise<Outcome<null>>;
}

/** A preview is good for this long: whoever confirms later is shown the amounts anew. */
const previewHoldsMs = 30 * 60_000;

interface Dependencies {
  database: Database;
  clock: Clock;
  provider: BillingProvider;
}

export function createBillingService({ database, clock, provider }: Dependencies): BillingService {
  const refresh = async (scope: ClinicScope): Promise<Outcome<null>> => {
    const queries = database.within(scope);
    const account = await store.findAccount(queries);
    if (!account) return done;
    const refreshedAt = clock.now();
    const state = await provider.findState(account.providerCustomerId);
    if (!state.ok) return state;
    if (!(await store.keepState(queries, { ...rowOf(state.value), refreshedAt }))) return done;
    const status = state.value.subscription?.status;
    if (status !== account.status && (status === "past_due" || status === "unpaid")) {
      const cause = `the last invoice could not be collected (${status})`;
      await noteFailure(queries, { area: failureAreas.payments, cause }, refreshedAt);
    }
    database.announce(scope.clinicId, { topic: "billing" });
    return done;
  };

  /** The clinic's customer at the provider, made when it is first needed. */
  const accountOf = async (scope: ClinicScope, payer: Payer): Promise<Outcome<AccountRow>> => {
    const queries = database.within(scope);
    const known = await store.findAccount(queries);
    if (known) return { ok: true, value: known };
    const created = await provider.createCustomer(scope.clinicId);
    if (!created.ok) return created;
    const account = await store.keepAccount(queries, created.value, clock.now());
    const { teamName } = await store.findWorkspace(queries);
    const named = await provider.nameCustomer(account.providerCustomerId, teamName, payer.email);
    return named.ok ? { ok: true, value: account } : named;
  };

  /** What a change refers to, as the provider has it now. */
  const runningOf = async (scope: ClinicScope): Promise<Outcome<RunningAccount>> => {
    const refreshed = await refresh(scope);
    if (!refreshed.ok) return refreshed;
    const account = await store.findAccount(database.within(scope));
    return account && hasRunning(account)
      ? { ok: true, value: account }
      : { ok: false, reason: "no_subscription" };
  };

  const changeTo = async (
    scope: ClinicScope,
    plan: PaidPlan,
    proratedAt: number,
  ): Promise<Outcome<PlanChange>> => {
    const running = await runningOf(scope);
    if (!running.ok) return running;
    if (running.value.plan === plan) return { ok: false, reason: "same_plan" };
    const { providerCustomerId: customerId, subscriptionId } = running.value;
    return { ok: true, value: { customerId, subscriptionId, plan, proratedAt } };
  };

  return {
    read: (scope) => readBilling(database.within(scope), clock.now()),
    refresh,

    openPortal: async (scope, payer, { purpose, pageUrl }) => {
      const account = await accountOf(scope, payer);
      if (!account.ok) return account;
      return provider.openPortal(account.value.providerCustomerId, purpose, `${pageUrl}?back=portal`);
    },

    upcomingInvoice: async (scope) => {
      const account = await store.findAccount(database.within(scope));
      if (!account || !hasRunning(account)) return { ok: true, value: null };
      return provider.previewInvoice(account.providerCustomerId, account.subscriptionId);
    },

    startSubscription: async (scope, payer, { plan, pageUrl }) => {
      const account = await accountOf(scope, payer);
      if (!account.ok) return account;
      // Another tab or person may have subscribed a moment ago, and nobody wants to pay twice.
      const running = await runningOf(scope);
      if (running.ok) return { ok: false, reason: "already_subscribed" };
      if (running.reason !== "no_subscription") return running;
      const queries = database.within(scope);
      const [current, workspace] = await Promise.all([
        store.findAccount(queries),
        store.findWorkspace(queries),
      ]);
      const isFirst = !current?.subscriptionId;
      return provider.openCheckout({
        clinicId: scope.clinicId,
        customerId: account.value.providerCustomerId,
        plan,
        freeDays: isFirst ? freeDaysLeft(workspace.createdAt, clock.now()) : 0,
        doneUrl: `${pageUrl}?back=checkout`,
        cancelUrl: pageUrl,
      });
    },

    previewPlan: async (scope, plan) => {
      // The provider counts in whole seconds.
      const proratedAt = Math.floor(clock.now() / 1_000) * 1_000;
      const change = await changeTo(scope, plan, proratedAt);
      if (!change.ok) return change;
      const preview = await provider.previewChange(change.value);
      if (!preview.ok) return preview;
      return { ok: true, value: { plan, proratedAt: toIso(proratedAt), ...preview.value } };
    },

    changePlan: async (scope, plan, proratedAt) => {
      const age = clock.now() - proratedAt;
      if (age < 0 || age > previewHoldsMs) return { ok: false, reason: "outdated_preview" };
      const change = await changeTo(scope, plan, proratedAt);
      if (!change.ok) return change;
      const changed = await provider.changePlan(change.value);
      return changed.ok ? refresh(scope) : changed;
    },
  };
}

const done: Outcome<null> = { ok: true, value: null };

type RunningAccount = AccountRow & { subscriptionId: string };
const hasRunning = (account: AccountRow): account is RunningAccount =>
  account.subscriptionId !== null && isRunning(account.status);

function rowOf({ subscription, paymentMethod }: CustomerState): store.AccountState {
  return {
    subscriptionId: subscription?.id ?? null,
    status: subscription?.status ?? null,
    plan: subscription?.plan ?? null,
    startedAt: subscription?.startedAt ?? null,
    trialEndsAt: subscription?.trialEndsAt ?? null,
    periodStartsAt: subscription?.periodStartsAt ?? null,
    periodEndsAt: subscription?.periodEndsAt ?? null,
    endsAt: subscription?.endsAt ?? null,
    paymentMethod,
  };
}

async function readBilling(queries: ClinicQueries, now: number): Promise<Omit<StripeBilling, "mayManage">> {
  const [account, { timeZone }] = await Promise.all([
    store.findAccount(queries),
    store.findWorkspace(queries),
  ]);
  const running = account && hasRunning(account) ? account : null;
  const period = usagePeriod(running, now, timeZone);
  const [calls, billed] = await Promise.all([
    store.listSpokenCalls(queries, period),
    store.sumBilledMinutes(queries, period),
  ]);
  return {
    provider: "stripe",
    timeZone,
    subscription: presentSubscription(account),
    paymentMethod: account?.paymentMethod ?? null,
    usage: {
      ...daysOf(period, timeZone),
      calls: calls.length,
      minutes: calls.reduce((sum, call) => sum + conversationalMinutes(call), 0),
      reportedMinutes: billed.reported,
      waitingMinutes: billed.waiting,
      refusedMinutes: billed.refused,
    },
  };
}

function presentSubscription(account: AccountRow | null): StripeBilling["subscription"] {
  if (!account?.status) return null;
  return {
    status: account.status,
    plan: account.plan,
    trialEndsAt: toIsoOrNull(account.trialEndsAt),
    periodEndsAt: toIsoOrNull(account.periodEndsAt),
    endsAt: toIsoOrNull(account.endsAt),
  };
}

/** What a running subscription says of the workspace; null = none runs, and what was chosen at set-up stands. */
export async function findRunningPlan(
  queries: ClinicQueries,
): Promise<{ plan: PaidPlan | null; trialEndsAt: number | null } | null> {
  const account = await store.findAccount(queries);
  return account && hasRunning(account) ? { plan: account.plan, trialEndsAt: account.trialEndsAt } : null;
}
