import { telephonyPaths } from "#contract/endpoints.ts";
import type { Finding } from "#contract/telephony/go-live.ts";
import type { GoLiveStepId } from "#contract/telephony/go-live-options.ts";
import type { ClinicId } from "#kernel/ids.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { CodeMailer } from "#server/auth/port.ts";
import { hashToken, isSameSecret, newToken } from "#server/auth/tokens.ts";
import { takeFromQuota } from "#server/clinic/quota/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { findOwnNumbers } from "#server/telephony/numbers/service.ts";
import type { CallProvider } from "#server/telephony/port.ts";
import type { ProbeDependencies } from "./probes.ts";
import { failed, finding, judgeHandset, judgeMail } from "./rules.ts";
import * as store from "./store.ts";

export interface StepActionDependencies extends ProbeDependencies {
  mailer: CodeMailer;
  /** Null = nobody can be rung. */
  caller: CallProvider | null;
}

/** Whoever does something about a step; what it comes to is kept under their name. */
export interface StepActor {
  scope: ClinicScope;
  name: string;
  email: string;
}

/** The telephone of a test call rings 25 s at most, and a mailbox takes its time. */
const ringsAtMostMs = 90_000;

/** What is done about a step because somebody asked for it: it changes the account, or reaches a person. */
export function createStepActions(deps: StepActionDependencies) {
  const { database, clock, account } = deps;
  const keepFound = (
    scope: ClinicScope,
    step: GoLiveStepId,
    found: Finding,
    change: store.CheckChange = {},
  ) => store.keepCheck(database.within(scope), step, { findings: [found], ...change });
  const findHandset = async (scope: ClinicScope): Promise<store.CheckRow | null> =>
    (await store.listChecks(database.within(scope))).find(({ step }) => step === "handset") ?? null;

  /** What came of the test call; it is over then. */
  const settleHandset = async (
    row: store.CheckRow & { clinicId: ClinicId },
    code: "handset_answered" | "handset_mailbox" | "handset_unanswered" | "handset_loop",
  ): Promise<void> => {
    const [rung] = row.findings;
    const scope = scopeOfClinic(row.clinicId);
    const isOver = code !== "handset_mailbox";
    await keepFound(scope, "handset", finding(code, rung?.about ?? null), isOver ? { secret: null } : {});
  };

  return {
    /** Sends the calls, texts and reports of each number here. The first refusal is kept as it is. */
    setNumbers: async ({ scope }: StepActor): Promise<Finding | null> => {
      for (const { e164, isProven } of await findOwnNumbers(database.within(scope))) {
        const set = isProven && account !== null ? await account.connect(e164) : null;
        if (set && !set.ok) return failed(set.error, e164);
      }
      return null;
    },

    /** Where callers go while this server does not answer. */
    setFallback: async ({ scope }: StepActor, address: string): Promise<Finding | null> => {
      for (const { e164, isProven } of await findOwnNumbers(database.within(scope))) {
        const set = isProven && account !== null ? await account.setFallback(e164, address) : null;
        if (set && !set.ok) return failed(set.error, e164);
      }
      return null;
    },

    /** Rings reception's telephone; whoever picks up is asked for a key. Resolves to what is known now. */
    ringHandset: async ({ scope, name }: StepActor): Promise<"quota_met" | "rung"> => {
      const queries = database.within(scope);
      const now = clock.now();
      const [{ number }, { timeZone }, own] = await Promise.all([
        deps.receptionOf(scope),
        findClinicProfile(queries),
        findOwnNumbers(queries),
      ]);
      const carriers = own.flatMap(({ e164, isProven }) => (isProven ? [e164] : []));
      const by = { checkedAt: now, checkedBy: name };
      const fault = judgeHandset(number, carriers, []);
      const from = await deps.findSender(queries, { isText: false, agentId: null, known: [] });
      if (number === null || fault.code !== "handset_not_rung" || deps.caller === null || from === null) {
        const found = fault.code === "handset_not_rung" ? finding("number_none") : fault;
        await keepFound(scope, "handset", found, by);
        return "rung";
      }
      const quota = await takeFromQuota(database, queries, { kind: "calls", now, timeZone });
      if (!quota.ok) return "quota_met";
      const secret = newToken();
      // Kept before it rings: the provider may ask at once, and a call that comes back may be here first.
      await keepFound(scope, "handset", finding("handset_rings", number, from), { ...by, secret });
      const path = `${telephonyPaths.twilioHandset}/${secret}`;
      const placed = await deps.caller.placeCall({
        ...{ to: number, from, answeredPath: `${path}/answered`, endedPath: `${path}/ended` },
      });
      if (!placed.ok)
        await keepFound(scope, "handset", failed(placed.error ?? null, number), { secret: null });
      return "rung";
    },

    /** Somebody or something picked up the test call. Resolves to whether to ask for the key. */
    handsetPickedUp: async (secret: string, answeredBy: string): Promise<boolean> => {
      const row = await store.findBySecret(database.acrossClinics(), "handset", secret);
      if (!row) return false;
      if (!answeredBy.startsWith("machine")) return true;
      await settleHandset(row, "handset_mailbox");
      return false;
    },
    handsetAccepted: async (secret: string): Promise<void> => {
      const row = await store.findBySecret(database.acrossClinics(), "handset", secret);
      if (row) await settleHandset(row, "handset_answered");
    },
    /** The test call is over; what was found before stands. */
    handsetEnded: async (secret: string): Promise<void> => {
      const row = await store.findBySecret(database.acrossClinics(), "handset", secret);
      if (row?.findings[0]?.code === "handset_rings") await settleHandset(row, "handset_unanswered");
    },
    /** Whether a call that comes in is the test call itself, sent on to us by reception's telephone. */
    hasHandsetComeBack: async (scope: ClinicScope, from: string | null): Promise<boolean> => {
      const row = await findHandset(scope);
      const [rung] = row?.findings ?? [];
      if (!row || row.secret === null || rung?.code !== "handset_rings" || from === null) return false;
      if (clock.now() - (row.checkedAt ?? 0) > ringsAtMostMs) return false;
      if (from !== rung.about && from !== rung.other) return false;
      await settleHandset({ ...row, clinicId: scope.clinicId }, "handset_loop");
      return true;
    },

    /** An email to whoever asks, with a link that only its reader has. */
    sendMail: async ({ name, email }: StepActor, base: string): Promise<void> => {
      const connection = database.acrossClinics();
      const by = { checkedAt: clock.now(), checkedBy: name };
      const fault = judgeMail(deps.settings, []);
      if (fault.code !== "mail_not_sent") {
        await store.keepServerCheck(connection, "email", { findings: [fault], ...by });
        return;
      }
      const code = newToken();
      const sent = await deps.mailer.send({
        to: email,
        subject: "Enamel's test email has arrived",
        text: `This email shows that Enamel's mail arrives. Open this link to tell it so:\n\n${base}/phone-numbers?mail=${code}#going-live\n\nIf you did not ask for it, do nothing.`,
      });
      const found = sent.ok ? finding("mail_accepted", email) : finding("mail_refused", email, sent.code);
      const secret = sent.ok ? hashToken(code) : null;
      await store.keepServerCheck(connection, "email", { findings: [found], secret, ...by });
    },
    /** The link was opened. False when it is not the last one that was sent. */
    confirmMail: async ({ name }: StepActor, code: string): Promise<boolean> => {
      const connection = database.acrossClinics();
      const row = (await store.listServerChecks(connection)).find(({ step }) => step === "email");
      if (!row?.secret || !isSameSecret(row.secret, hashToken(code))) return false;
      await store.keepServerCheck(connection, "email", {
        findings: [finding("mail_arrived", row.findings[0]?.about ?? null)],
        ...{ secret: null, checkedAt: clock.now(), checkedBy: name },
      });
      return true;
    },
  };
}
