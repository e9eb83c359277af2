import type { CallChannel } from "#contract/calls/calls.ts";
import { isOffered } from "#contract/clinic/treatment-options.ts";
import { appointmentTypes } from "#contract/limits.ts";
import { holidaysBetween } from "#kernel/closed-times.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { addDays, toLocal } from "#kernel/zoned-time.ts";
import type { Receptionist } from "#server/assistants/rules.ts";
import type { ClinicProfile } from "#server/clinic/service.ts";
import type { ClinicFacts, SpecialDay } from "#server/dialogue/events.ts";
import { type CameInBy, canRingReception } from "./reception/rules.ts";

/**
 * Reception's telephone in E.164: the one that the receptionist was told to ring, else the clinic's own number; null when
 * there is none that could be rung.
 */
export const receptionNumber = (
  { knowledgeBase }: ClinicProfile,
  receptionist: Receptionist | null,
): string | null =>
  toE164(receptionist?.settings.receptionNumber ?? "") ?? toE164(knowledgeBase?.phoneNumber ?? "");

/** Where and when a call comes in. */
export interface CallPlace extends CameInBy {
  channel: CallChannel;
  now: number;
  /** Whether sound can be recorded and listened to: the provider's account is set up. */
  canRecord: boolean;
}

/**
 * What the assistant may say and do on this call, frozen when it begins (KB-4, AGENT-4: a change is in force on the
 * next call). Without a configuration the receptionist may do everything.
 */
export function factsOf(
  profile: ClinicProfile,
  place: CallPlace,
  receptionist: Receptionist | null,
): ClinicFacts {
  const kb = profile.knowledgeBase;
  return {
    clinicName: kb?.clinicName ?? profile.teamName ?? "the dental clinic",
    address: kb?.address ?? "",
    phoneNumber: kb?.phoneNumber ?? "",
    email: kb?.email ?? "",
    website: kb?.website ?? "",
    timeZone: profile.timeZone,
    businessHours: profile.businessHours,
    specialDays: specialDaysOf(profile, toLocal(place.now, profile.timeZone).date),
    treatmentMinutes: profile.treatmentMinutes,
    ...bookFacts(profile),
    services: kb?.services ?? [],
    specializations: kb?.specializations ?? [],
    ...emergencyFacts(profile, receptionist),
    additionalInfo: kb?.additionalInfo ?? "",
    ...(profile.healthFunds.length > 0 && { healthFunds: profile.healthFunds }),
    ...(profile.answers.length > 0 && { ownAnswers: profile.answers }),
    greeting: receptionist?.settings.greetingScript || null,
    permissions: receptionist?.settings.permissions ?? {
      bookAppointments: true,
      rescheduleCancel: true,
      provideInfo: true,
    },
    canTransfer: mayTransfer(profile, place, receptionist),
    takesVoicemail: place.channel === "phone" && place.canRecord && wantsVoicemail(receptionist),
  };
}

/** Prices, and whom patients can be booked with; left out where the clinic has none. */
function bookFacts({ treatments, practitioners }: ClinicProfile): Partial<ClinicFacts> {
  const names = treatments.filter(isOffered).map(({ name }) => name);
  const isUsual =
    names.length === appointmentTypes.length && appointmentTypes.every((type) => names.includes(type));
  const priced = treatments.filter((each) => isOffered(each) && each.priceCents !== null);
  const people = practitioners.map(({ id, name, role, gender, weekdays, hours, absences }) => ({
    ...{ id, name, role, gender, weekdays, hours },
    absences: absences.map(({ fromDate, toDate, fromTime, toTime }) => ({
      ...{ fromDate, toDate, fromTime, toTime },
    })),
  }));
  return {
    ...(names.length > 0 && !isUsual && { ownTreatments: names }),
    ...(priced.length > 0 && {
      treatments: priced.map(({ name, priceCents, isFromPrice }) => ({ name, priceCents, isFromPrice })),
    }),
    ...(people.length > 0 && { practitioners: people }),
  };
}

/** Whether the clinic chose that callers who want a person leave a voicemail. */
export const wantsVoicemail = (receptionist: Receptionist | null): boolean =>
  receptionist?.settings.escalationMethod === "voicemail";

/** Whether callers who want a person are put through where it can be: so it is until the clinic has chosen otherwise. */
export const wantsTransfer = (receptionist: Receptionist | null): boolean =>
  receptionist === null || receptionist.settings.escalationMethod === "transfer";

/** How far ahead callers ask: Christmas is asked about in January. */
const aYear = 366;

function specialDaysOf({ holidays, closures }: ClinicProfile, today: string): SpecialDay[] {
  const kept = holidaysBetween(holidays, today, addDays(today, aYear)).map(
    ({ date, fromTime, name, isOpen }): SpecialDay => ({
      ...{ fromDate: date, toDate: date, fromTime, toTime: null },
      ...{ name, kind: "holiday", isOpen },
    }),
  );
  const closed = closures
    .filter(({ toDate }) => toDate >= today)
    .map(
      ({ fromDate, toDate, weekday, fromTime, toTime, reason }): SpecialDay => ({
        ...{ fromDate, toDate, fromTime, toTime },
        ...(typeof weekday === "number" && { weekday }),
        ...{ name: reason, kind: "closure", isOpen: false },
      }),
    );
  return [...kept, ...closed].toSorted((a, b) => a.fromDate.localeCompare(b.fromDate));
}

/** The receptionist's own emergency number goes before what the knowledge base says. */
function emergencyFacts({ knowledgeBase: kb }: ClinicProfile, receptionist: Receptionist | null) {
  const own = receptionist?.settings.hasEmergencyNumber ? receptionist.settings.emergencyNumber : "";
  const hours = kb?.emergencyHours ?? { available: false, contact: "", hours: "" };
  return {
    emergencyContact: own || (kb?.emergencyContact ?? ""),
    emergencyHours: own && hours.available ? { ...hours, contact: own } : hours,
  };
}

/** A test call rings nobody, so nothing comes back. */
const notCalled: CameInBy = { calledNumber: null, forwardedFrom: null };

/**
 * A reception that forwards to the called number would ring in a circle; a test call has nobody to ring. Where the
 * clinic wants nobody rung, or nobody is there, a message is taken instead.
 */
function mayTransfer(
  profile: ClinicProfile,
  { channel, calledNumber, forwardedFrom, now }: CallPlace,
  receptionist: Receptionist | null,
): boolean {
  const reception = receptionNumber(profile, receptionist);
  const cameInBy = channel === "phone" ? { calledNumber, forwardedFrom } : notCalled;
  if (!canRingReception(reception, cameInBy)) return false;
  return receptionist === null || receptionist.mayPutThrough(toLocal(now, profile.timeZone));
}

/** Words that speech recognition should expect on this clinic's calls; commas separate them at the provider. */
export function hintsOf({ knowledgeBase, practitioners }: ClinicProfile): string[] {
  if (knowledgeBase === null) return [];
  return [knowledgeBase.clinicName, ...knowledgeBase.services, ...knowledgeBase.specializations]
    .concat(practitioners.map(({ name }) => name))
    .map((word) => word.replaceAll(",", " ").trim())
    .filter((word) => word !== "")
    .slice(0, 100);
}
