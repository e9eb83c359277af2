import type { Finding, GoLive, GoLiveStep } from "#contract/telephony/go-live.ts";
import {
  actionOfStep,
  type GoLiveStepId,
  goLiveStepIds,
  serverSteps,
  statusOfFindings,
  tickedSteps,
} from "#contract/telephony/go-live-options.ts";
import { toIso } from "#kernel/clock.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { createProbes } from "./probes.ts";
import { createStepActions, type StepActionDependencies } from "./step-actions.ts";
import * as store from "./store.ts";

/** Who looks at the steps, for which clinic. */
export interface Asker {
  scope: ClinicScope;
  /** As the page names who had a step looked into. */
  name: string;
  email: string;
  /** Whether they may have steps looked into at all. */
  mayChange: boolean;
  isOperator: boolean;
}

export type StepOutcome =
  | { ok: true }
  | {
      ok: false;
      reason: "not_operator" | "not_ticked" | "not_here" | "no_address" | "wrong_code" | "quota_met";
    };

export type GoLiveService = ReturnType<typeof createGoLiveService>;

/** The steps of going live: what was found of each when somebody last asked, kept with the time. */
export function createGoLiveService(deps: StepActionDependencies) {
  const { database, clock } = deps;
  const probes = createProbes(deps);
  const actions = createStepActions(deps);
  const isOfServer = (step: GoLiveStepId) => serverSteps.includes(step);

  const readRows = async (scope: ClinicScope): Promise<Map<GoLiveStepId, store.CheckRow>> => {
    const [own, servers] = await Promise.all([
      store.listChecks(database.within(scope)),
      store.listServerChecks(database.acrossClinics()),
    ]);
    return new Map([...own, ...servers].map((row) => [row.step, row]));
  };
  const keep = (scope: ClinicScope, step: GoLiveStepId, change: store.CheckChange) =>
    isOfServer(step)
      ? store.keepServerCheck(database.acrossClinics(), step, change)
      : store.keepCheck(database.within(scope), step, change);

  const look = async ({ scope, name }: Pick<Asker, "scope" | "name">, step: GoLiveStepId): Promise<void> => {
    const row = (await readRows(scope)).get(step);
    const before = { findings: row?.findings ?? [], isTicked: row?.tickedAt != null };
    const findings = await probes[step](scope, before);
    await keep(scope, step, { findings, checkedAt: clock.now(), checkedBy: name });
    database.announce(scope.clinicId, { topic: "phone-numbers" });
  };

  /** The operator's account is nobody else's business: others see the colour alone. */
  const present = (step: GoLiveStepId, row: store.CheckRow | undefined, asker: Asker): GoLiveStep => {
    const isOwn = !isOfServer(step) || asker.isOperator;
    const findings: Finding[] = row?.findings ?? [];
    const byWhom = (at: number | null = null, by: string | null = null) =>
      at === null ? null : { by: (isOwn && by) || "", at: toIso(at) };
    return {
      id: step,
      status: statusOfFindings(findings.map(({ code }) => code)),
      findings: isOwn ? findings : [],
      checked: byWhom(row?.checkedAt, row?.checkedBy),
      ticked: byWhom(row?.tickedAt, row?.tickedBy),
      mayCheck: asker.mayChange && isOwn,
      mayDo: asker.mayChange && (step === "handset" || asker.isOperator),
    };
  };

  return {
    list: async (asker: Asker): Promise<GoLive> => {
      const rows = await readRows(asker.scope);
      return {
        source: deps.account === null && !deps.takesCalls ? "simulator" : "twilio",
        isOperator: asker.isOperator,
        steps: goLiveStepIds.map((step) => present(step, rows.get(step), asker)),
      };
    },

    /** Looks into a step now. */
    check: async (asker: Asker, step: GoLiveStepId): Promise<StepOutcome> => {
      if (isOfServer(step) && !asker.isOperator) return { ok: false, reason: "not_operator" };
      await look(asker, step);
      return { ok: true };
    },

    /** A person's word, where no program can know. */
    tick: async (asker: Asker, step: GoLiveStepId, isDone: boolean): Promise<StepOutcome> => {
      if (!tickedSteps.includes(step)) return { ok: false, reason: "not_ticked" };
      if (isOfServer(step) && !asker.isOperator) return { ok: false, reason: "not_operator" };
      const tick = isDone
        ? { tickedAt: clock.now(), tickedBy: asker.name }
        : { tickedAt: null, tickedBy: null };
      await keep(asker.scope, step, tick);
      await look(asker, step);
      return { ok: true };
    },

    /** Changes the account's own settings: whoever runs the server alone may. */
    set: async (asker: Asker, step: GoLiveStepId, address: string | null): Promise<StepOutcome> => {
      if (actionOfStep[step] !== "set") return { ok: false, reason: "not_here" };
      if (!asker.isOperator) return { ok: false, reason: "not_operator" };
      if (step === "fallback" && (address === null || !isHttps(address)))
        return { ok: false, reason: "no_address" };
      const fault =
        step === "fallback" && address !== null
          ? await actions.setFallback(asker, address)
          : await actions.setNumbers(asker);
      await look(asker, step);
      // What it refused stands there until somebody looks again.
      if (fault) await keep(asker.scope, step, { findings: [fault] });
      return { ok: true };
    },

    /** Rings reception's telephone. */
    ring: async (asker: Asker, step: GoLiveStepId): Promise<StepOutcome> => {
      if (actionOfStep[step] !== "ring") return { ok: false, reason: "not_here" };
      if (deps.account === null) return look(asker, step).then(() => ({ ok: true }));
      const outcome = await actions.ringHandset(asker);
      return outcome === "quota_met" ? { ok: false, reason: outcome } : { ok: true };
    },

    /** Writes an email to whoever asks; `base` is where its link leads. */
    send: async (asker: Asker, step: GoLiveStepId, base: string): Promise<StepOutcome> => {
      if (actionOfStep[step] !== "send") return { ok: false, reason: "not_here" };
      if (!asker.isOperator) return { ok: false, reason: "not_operator" };
      await actions.sendMail(asker, base);
      return { ok: true };
    },
    confirm: async (asker: Asker, step: GoLiveStepId, code: string): Promise<StepOutcome> => {
      if (actionOfStep[step] !== "send") return { ok: false, reason: "not_here" };
      if (!asker.isOperator) return { ok: false, reason: "not_operator" };
      return (await actions.confirmMail(asker, code)) ? { ok: true } : { ok: false, reason: "wrong_code" };
    },
    handset: actions,

    /** What a request from outside has to be answered with; null = nobody is asking. */
    findEcho: async (challenge: string, challengeOf: (secret: string) => string): Promise<string | null> => {
      const secret = await store.findServerSecret(database.acrossClinics(), "outside");
      return secret !== null && challengeOf(secret) === challenge ? secret : null;
    },
  };
}

const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === "https:";
