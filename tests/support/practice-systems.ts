import { afterAll, beforeEach } from "vitest";
import type { PmsForm } from "#contract/booking/pms.ts";
import { fixedClock } from "#kernel/clock.ts";
import { fhirSystem } from "#server/pms/adapters/fhir.ts";
import { haloSystem } from "#server/pms/adapters/halo.ts";
import { sandboxSystem } from "#server/pms/adapters/sandbox.ts";
import type { Booking, ConnectedPractice, PracticeSystem } from "#server/pms/port.ts";
import { type FhirStore, startFhirServer } from "./fhir-server.ts";
import { startHaloServer } from "./halo-server.ts";

/* Every practice system, with a stand-in of its server behind it, and the booking that they are told. */

const clock = fixedClock("2026-08-11T01:42:00Z");
export const form: PmsForm = {
  environment: "production",
  deploymentType: "onpremise",
  pmsVendor: "centaur",
  pmsProduct: "dental4windows",
  pmsVersion: "",
  pmsId: "CRN-204418",
  practiceName: "harbour  street DENTAL",
  adapter: "sandbox",
  pairingCode: "",
  fhirBaseUrl: "",
  fhirToken: "",
  scheduleReference: "",
};
export const booking: Booking = {
  id: "0198a5a0-0000-7000-8000-000000000001",
  patientId: "0198a5a0-0000-7000-8000-000000000002",
  patientName: "Matilda Nguyen",
  patientPhone: "0491 570 156",
  patientPhoneE164: "+61491570156",
  patientEmail: "matilda@example.com",
  appointmentType: "Teeth Cleaning",
  notes: "Prefers mornings",
  startsAt: Date.parse("2026-08-12T00:00:00Z"),
  endsAt: Date.parse("2026-08-12T00:30:00Z"),
  createdAt: clock.now(),
  status: "confirmed",
  cancelReason: null,
  isManuallyCreated: false,
};
export const hour = 3_600_000;
export const later = { ...booking, startsAt: booking.startsAt + hour, endsAt: booking.endsAt + hour };
export const off = { status: "cancelled" as const, cancelReason: "Flu" };
export const cancelled = { ...booking, ...off };
export const window = { start: clock.now(), end: clock.now() + 7 * 24 * hour };

export interface Subject<Store> {
  name: string;
  system: () => PracticeSystem;
  /** The server behind it; the sandbox has none. */
  store: Store;
}

/** Starts the servers for a file of tests; each test finds them as new. */
export async function practiceSystemsForThisFile() {
  const [fhir, halo] = await Promise.all([startFhirServer(), startHaloServer()]);
  afterAll(() => Promise.all([fhir.close(), halo.close()]));
  beforeEach(() => {
    fhir.reset();
    halo.reset();
    halo.resetSites();
    halo.addSite();
  });
  const haloOn = (key: string | null = "halo-key") =>
    haloSystem({
      production: { baseUrl: halo.baseUrl, subscriptionKey: key },
      staging: { baseUrl: halo.baseUrl, subscriptionKey: null },
    });
  const fhirOn = (change: object = {}) =>
    fhirSystem(
      { baseUrl: fhir.baseUrl, token: "fhir-token", credentials: null, clinicHosts: [], ...change },
      clock,
    );
  const real: Subject<() => FhirStore>[] = [
    { name: "Halo Connect", system: haloOn, store: () => halo },
    { name: "FHIR R4", system: fhirOn, store: () => fhir },
  ];
  const all: Subject<(() => FhirStore) | null>[] = [
    { name: "the sandbox", system: () => sandboxSystem(clock, 0), store: null },
    ...real,
  ];
  return { fhir, halo, haloOn, fhirOn, real, all };
}

/** Connects the practice of the form, changed as told. */
export async function connected(
  system: PracticeSystem,
  change: Partial<PmsForm> = {},
): Promise<ConnectedPractice> {
  const asked = { ...form, ...change };
  const found = await system.connect(asked);
  if (!found.ok) throw new Error(`not connected: ${found.reason}`);
  return { form: asked, haloGuid: found.haloGuid, capabilities: found.capabilities };
}

/** Writes a booking that is not there yet, and answers where it is then. */
export async function written(system: PracticeSystem, practice: ConnectedPractice, what = booking) {
  const outcome = await system.writeBack(practice, what, null);
  if (!outcome.ok || !outcome.place) throw new Error("not written");
  return outcome.place;
}
