import type { ClinicId } from "#kernel/ids.ts";
import { batchQueries } from "#server/db/batched-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { type ChairsAndHeldTimes, findChairsAndHeldTimes, type Look } from "./store.ts";

/** What of a clinic's book is taken, and the moment for which that is told. */
export type BookView = ChairsAndHeldTimes & Pick<Look, "now">;

/** One answer may be several askers': it is not to be changed. */
export type ReadBook = (scope: ClinicScope, look: Look) => Promise<BookView>;

/** Looks of one clinic that are begun together are answered together, those that are alike as one. */
export function createBookReader(database: Database): ReadBook {
  const lookAt = batchQueries(
    ({ scope, look: { now: _, ...rest } }: LookOfClinic) => `${scope.clinicId} ${JSON.stringify(rest)}`,
    (asked) => {
      const answers = new Map<LookOfClinic, Promise<BookView>>();
      for (const [first, ...others] of byClinic(asked)) {
        const ofClinic = [first, ...others];
        const now = Math.max(...ofClinic.map(({ look }) => look.now));
        const looks = ofClinic.map(({ look }) => ({ ...look, now }));
        const found = findChairsAndHeldTimes(database.within(first.scope), looks);
        for (const [place, one] of ofClinic.entries())
          answers.set(
            one,
            found.then((all) => ({ ...(all[place] as ChairsAndHeldTimes), now })),
          );
      }
      return asked.map((one) => answers.get(one) as Promise<BookView>);
    },
  );
  return (scope, look) => lookAt({ scope, look });
}

interface LookOfClinic {
  scope: ClinicScope;
  look: Look;
}

function byClinic(asked: readonly LookOfClinic[]): Iterable<[LookOfClinic, ...LookOfClinic[]]> {
  const clinics = new Map<ClinicId, [LookOfClinic, ...LookOfClinic[]]>();
  for (const one of asked) {
    const ofClinic = clinics.get(one.scope.clinicId);
    if (ofClinic) ofClinic.push(one);
    else clinics.set(one.scope.clinicId, [one]);
  }
  return clinics.values();
}
