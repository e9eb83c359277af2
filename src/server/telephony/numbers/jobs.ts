import { scopeOfClinic } from "#server/auth/policy.ts";
import { type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { forgetCodesBefore } from "../ownership/store.ts";
import { providersStatus } from "./rules.ts";
import type { NumbersDependencies } from "./service.ts";
import * as store from "./store.ts";

const refreshKind = "refresh_numbers";
const everyMs = 10 * 60_000;
const codeMemoryMs = 2 * 86_400_000;

/** Keeps up what the provider's account says of the clinics' numbers, so that nothing goes out from one that it does not hold. */
export function numberJobs({
  database,
  clock,
  provider,
}: Pick<NumbersDependencies, "database" | "clock" | "provider">): {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
} {
  const refresh: JobHandler = async () => {
    await forgetCodesBefore(database, clock.now() - codeMemoryMs);
    const account = await provider.listOwned();
    if (!account.ok) return { ok: false, code: "unreachable", isPermanent: false };
    for (const row of await store.listOwnedByClinics(database)) {
      const held = account.numbers.find(({ e164 }) => e164 === row.e164);
      const standing = {
        status: providersStatus(held).status,
        providerNumberId: held?.providerNumberId ?? null,
        canText: held?.canText ?? null,
      };
      if (Object.entries(standing).every(([key, value]) => row[key as keyof store.Standing] === value))
        continue;
      await store.keepStanding(database.within(scopeOfClinic(row.clinicId)), row.id, standing);
      database.announce(row.clinicId, { topic: "phone-numbers" });
    }
    return jobDone;
  };
  const isReal = provider.source !== "simulator";
  return {
    handlers: isReal ? { [refreshKind]: refresh } : {},
    recurring: isReal ? [{ kind: refreshKind, everyMs }] : [],
  };
}
