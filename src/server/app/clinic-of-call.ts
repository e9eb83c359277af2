import type { CallChannel, ReceptionReach } from "#contract/calls/calls.ts";
import type { Clock } from "#kernel/clock.ts";
import { findReceptionist } from "#server/assistants/service.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { Reception } from "#server/calls/phone-line.ts";
import type { CallProfile } from "#server/calls/port.ts";
import { factsOf, hintsOf, receptionNumber, wantsTransfer, wantsVoicemail } from "#server/calls/profile.ts";
import type { CameInBy } from "#server/calls/reception/rules.ts";
import type { ClinicName } from "#server/calls/routes.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { findProfileAndSettings } from "#server/outreach/settings/service.ts";
import { findCalledClinic } from "#server/telephony/service.ts";

/** What calls ask of the clinic that they are for, read anew for each. */
export function createClinicOfCall(
  database: Database,
  clock: Clock,
  can: { record: boolean; ring: boolean },
) {
  const canRecord = can.record;
  const read = async (scope: ClinicScope) => {
    const queries = database.within(scope);
    const [{ profile, settings }, receptionist] = await Promise.all([
      findProfileAndSettings(queries),
      findReceptionist(queries),
    ]);
    return { profile, receptionist, writesOfVisits: settings.appointmentSms };
  };
  return {
    profileOf: async (scope: ClinicScope, channel: CallChannel, cameInBy: CameInBy): Promise<CallProfile> => {
      const { profile, receptionist, writesOfVisits } = await read(scope);
      const place = { channel, ...cameInBy, now: clock.now(), canRecord };
      return { facts: { ...factsOf(profile, place, receptionist), writesOfVisits }, calendar: profile };
    },
    findCalledClinic: async (calledNumber: string): Promise<ClinicScope | null> => {
      const clinicId = await findCalledClinic(database, calledNumber);
      return clinicId === null ? null : scopeOfClinic(clinicId);
    },
    nameOf: async (scope: ClinicScope): Promise<ClinicName> => {
      const { profile, receptionist } = await read(scope);
      const cameInBy = { calledNumber: null, forwardedFrom: null };
      const place = { channel: "phone", ...cameInBy, now: clock.now(), canRecord } as const;
      return factsOf(profile, place, receptionist);
    },
    reachOf: async (scope: ClinicScope): Promise<ReceptionReach> => {
      const { profile, receptionist } = await read(scope);
      const number = receptionNumber(profile, receptionist);
      return { number, isWanted: wantsTransfer(receptionist), hasTelephone: can.ring };
    },
    receptionOf: async (scope: ClinicScope): Promise<Reception> => {
      const { profile, receptionist } = await read(scope);
      return {
        isPaused: profile.assistantPaused,
        number: receptionNumber(profile, receptionist),
        canRecord,
        takesVoicemail: canRecord && wantsVoicemail(receptionist),
        hints: hintsOf(profile),
      };
    },
  };
}
