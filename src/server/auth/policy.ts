import type { ClinicId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";

/**
 * The right to act for one clinic. Requests get theirs from the guard, out of the session. By hand it is for
 * callers that have no user: the assistant on a call (the clinic comes from the called number or the test call's
 * ticket), a job (from its row) and the making of a new clinic. Never from anything a request says about itself.
 */
export const scopeOfClinic = (clinicId: ClinicId): ClinicScope => ({ clinicId }) as ClinicScope;
