import type { ClinicId } from "#kernel/ids.ts";
import {
  type AdmissionDependencies,
  openSession,
  type SignedInUser,
  type Way,
} from "#server/auth/admission/service.ts";
import type { Actor } from "#server/auth/guard.ts";
import { findProvenAt, removeSession } from "#server/auth/store.ts";
import type { Database } from "#server/db/database.ts";
import * as store from "./store.ts";

export interface ClinicsService {
  list(actor: Actor): Promise<store.OwnClinic[]>;
  /**
   * Goes on in another clinic under a new token: what was begun under the old one, in another tab too, ends with it instead
   * of going to the wrong clinic. Null when the user does not belong there.
   */
  switchTo(
    actor: Actor,
    clinicId: ClinicId,
    from: Pick<Way, "browser" | "address">,
  ): Promise<SignedInUser | null>;
}

export function createClinicsService(
  dependencies: AdmissionDependencies & { database: Database },
): ClinicsService {
  const { database, clock } = dependencies;
  return {
    list: ({ user }) => store.findClinicsOf(database.acrossClinics(), user.id),

    switchTo: ({ user, sessionId }, clinicId, from) =>
      database.transactionAcrossClinics(async (tx) => {
        const role = await store.choose(tx, { userId: user.id, clinicId }, clock.now());
        if (role === null) return null;
        const provenAt = await findProvenAt(tx, sessionId);
        await removeSession(tx, sessionId);
        return openSession(dependencies, tx, {
          user: { ...user, clinicId, role },
          way: { ...from, how: null, provenAt },
        });
      }),
  };
}
