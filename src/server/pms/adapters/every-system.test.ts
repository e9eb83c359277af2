import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PmsForm } from "#contract/pms.ts";
import { fixedClock } from "#kernel/clock.ts";
import {
  everyAbility,
  type FhirStore,
  outcome,
  startFhirServer,
} from "../../../../tests/support/fhir-server.ts";
import { startHaloServer } from "../../../../tests/support/halo-server.ts";
import type { Booking, ConnectedPractice, PracticeSystem } from "../port.ts";
import { fhirSystem } from "./fhir.ts";
import { haloSystem } from "./halo.ts";
import { sandboxSystem } from "./sandbox.ts";

/*
 * What every practice system promises, the sandbox and the two real ones; and what the real ones make of a server
 * that is slow, away, in the way, or out of its mind.
 */
const clock = fixedClock("2026-08-11T01:42:00Z");
const form: PmsForm = {
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
const booking: Booking = {
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
const hour = 3_600_000;
const later = { ...booking, startsAt: booking.startsAt + hour, endsAt: booking.endsAt + hour };
const off = { status: "cancelled" as const, cancelReason: "Flu" };
const cancelled = { ...booking, ...off };
const window = { start: clock.now(), end: clock.now() + 7 * 24 * hour };

let fhir: Awaited<ReturnType<typeof startFhirServer>>;
let halo: Awaited<ReturnType<typeof startHaloServer>>;
beforeAll(async () => {
  fhir = await startFhirServer();
  halo = await startHaloServer();
});
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

interface Subject {
  name: string;
  system: () => PracticeSystem;
  /** The server behind it; the sandbox has none. */
  store: (() => FhirStore) | null;
}
const real: Subject[] = [
  { name: "Halo Connect", system: haloOn, store: () => halo },
  { name: "FHIR R4", system: fhirOn, store: () => fhir },
];
const all: Subject[] = [{ name: "the sandbox", system: () => sandboxSystem(clock, 0), store: null }, ...real];

async function connected(system: PracticeSystem, change: Partial<PmsForm> = {}): Promise<ConnectedPractice> {
  const asked = { ...form, ...change };
  const found = await system.connect(asked);
  if (!found.ok) throw new Error(`not connected: ${found.reason}`);
  return { form: asked, haloGuid: found.haloGuid, capabilities: found.capabilities };
}

async function written(system: PracticeSystem, practice: ConnectedPractice, what = booking) {
  const outcome = await system.writeBack(practice, what, null);
  if (!outcome.ok || !outcome.place) throw new Error("not written");
  return outcome.place;
}

describe.each(all)("$name", ({ system, store }) => {
  test("connects, is up, and says what it can do [API-4]", async () => {
    const practice = await connected(system());
    expect(practice.haloGuid).not.toBe("");
    expect(practice.capabilities.writesAppointments).toBe(true);
    expect(await system().status(practice)).toEqual({ ok: true });
    expect(await system().capabilities(practice)).toEqual({ ok: true, ...practice.capabilities });
  });

  test("writes a booking once, however often it is told [API-4]", async () => {
    const practice = await connected(system());
    const first = await written(system(), practice);
    const again = await written(system(), practice);
    expect(again.remoteId).toBe(first.remoteId);
    if (store) expect(store().all("Appointment")).toHaveLength(1);
  });

  test("a move and a cancellation follow, and doing them twice is doing them once [API-4]", async () => {
    const practice = await connected(system());
    const place = await written(system(), practice);
    const moved = await system().writeBack(practice, later, place);
    expect(moved).toMatchObject({ ok: true, place: { remoteId: place.remoteId }, standing: "written" });
    const ended = await system().writeBack(practice, { ...later, ...off }, moved.ok ? moved.place : null);
    expect(ended).toMatchObject({ ok: true, place: { remoteId: place.remoteId } });
    expect(await system().writeBack(practice, cancelled, ended.ok ? ended.place : null)).toMatchObject({
      ok: true,
    });
    if (store)
      expect(store().all("Appointment")).toMatchObject([
        { status: "cancelled", start: "2026-08-12T01:00:00.000Z" },
      ]);
  });

  test("a request is accepted, and written once the clinic confirms it [API-4]", async () => {
    const practice = await connected(system());
    const asked = await system().writeBack(practice, { ...booking, status: "requested" }, null);
    expect(asked).toMatchObject({ ok: true, standing: "accepted" });
    const place = asked.ok ? asked.place : null;
    expect(await system().writeBack(practice, booking, place)).toMatchObject({
      ok: true,
      standing: "written",
    });
  });

  test("what was cancelled before it ever came over leaves nothing there [API-4]", async () => {
    const practice = await connected(system());
    expect(await system().writeBack(practice, cancelled, null)).toMatchObject({ ok: true, place: null });
    if (store) expect(store().all("Appointment")).toEqual([]);
  });

  test("can be read without anything of a patient coming over [API-4]", async () => {
    const practice = await connected(system());
    await written(system(), practice);
    const read = await system().sync(practice, window);
    expect(read.ok).toBe(true);
    expect(JSON.stringify(read)).not.toContain("Matilda");
  });
});

describe.each(real)("$name, against a server", ({ system, store: storeOf }) => {
  const store = () => {
    if (!storeOf) throw new Error("no server");
    return storeOf();
  };

  test("the booking arrives as R4 has it, under our identifier and the practice's own patient [API-4]", async () => {
    store().put({
      ...{ resourceType: "Patient", id: "p7", name: [{ family: "Nguyen", given: ["Matilda", "Jane"] }] },
      telecom: [{ system: "phone", value: "0491570156" }],
    });
    await written(system(), await connected(system()));
    expect(store().all("Patient")).toHaveLength(1);
    expect(store().all("Appointment")).toMatchObject([
      {
        ...{ status: "booked", start: "2026-08-12T00:00:00.000Z", minutesDuration: 30 },
        ...{ description: "Teeth Cleaning", comment: "Prefers mornings" },
        identifier: [{ system: "urn:ietf:rfc:3986", value: `urn:uuid:${booking.id}` }],
        participant: [{ actor: { reference: "Patient/p7" }, status: "accepted" }],
      },
    ]);
  });

  test("one number, another name: a patient of its own, made once [API-4]", async () => {
    const sibling = { resourceType: "Patient", name: [{ text: "Leo Nguyen" }] };
    store().put({ ...sibling, telecom: [{ system: "phone", value: "+61491570156" }] });
    const practice = await connected(system());
    await written(system(), practice);
    await written(system(), practice, {
      ...booking,
      id: "0198a5a0-0000-7000-8000-000000000009",
      startsAt: later.startsAt,
      endsAt: later.endsAt,
    });
    expect(store().all("Patient")).toHaveLength(2);
  });

  test("several records of one person are for the practice to merge [API-4]", async () => {
    for (const id of ["a", "b"])
      store().put({
        ...{ resourceType: "Patient", id, name: [{ text: "Matilda Nguyen" }] },
        telecom: [{ system: "phone", value: "+61491570156" }],
      });
    const practice = await connected(system());
    expect(await system().writeBack(practice, booking, null)).toEqual({
      ok: false,
      reason: "several_patients",
    });
  });

  test("an answer lost on the way makes no second appointment [API-4]", async () => {
    const practice = await connected(system());
    store().fail({ on: /^POST Appointment/, isLost: true });
    expect(await system().writeBack(practice, booking, null)).toEqual({ ok: false, reason: "network" });
    await written(system(), practice);
    expect(store().all("Appointment")).toHaveLength(1);
  });

  test("a free slot is taken with the booking, and given back with it [API-4]", async () => {
    slots(store());
    const practice = await connected(system(), { scheduleReference: "Schedule/s1" });
    const place = await written(system(), practice);
    const states = () =>
      store()
        .all("Slot")
        .map(({ status }) => status);
    expect(states()).toEqual(["busy", "free"]);
    const moved = await system().writeBack(practice, later, place);
    expect([moved.ok, states()]).toEqual([true, ["free", "busy"]]);
    await system().writeBack(practice, { ...later, ...off }, moved.ok ? moved.place : null);
    expect(states()).toEqual(["free", "free"]);
  });

  test("a slot that is taken there is not taken twice [API-4]", async () => {
    slots(store(), "busy");
    const practice = await connected(system(), { scheduleReference: "Schedule/s1" });
    expect(await system().writeBack(practice, booking, null)).toEqual({ ok: false, reason: "slot_taken" });
    expect(store().all("Appointment")).toEqual([]);
  });

  test("without slots, the practice's book tells that the time is taken [API-4]", async () => {
    store().put(visitThere("x1", booking.startsAt - 600_000, booking.startsAt + 600_000));
    const practice = await connected(system(), { scheduleReference: "Location/l1" });
    expect(await system().writeBack(practice, booking, null)).toEqual({ ok: false, reason: "slot_taken" });
  });

  test("reads every page, and knows its own bookings again [API-4]", async () => {
    const practice = await connected(system());
    const place = await written(system(), practice);
    for (let i = 1; i <= 5; i++) store().put(visitThere(`x${i}`, booking.startsAt + i * hour));
    store().page(2);
    const read = await system().sync(practice, window);
    const found = read.ok ? read.appointments : [];
    expect(found).toHaveLength(6);
    expect(found.find(({ bookingId }) => bookingId === booking.id)?.remoteId).toBe(place.remoteId);
  });

  test("a next page elsewhere is not followed: it would get the key [API-4]", async () => {
    const practice = await connected(system());
    const link = [{ relation: "next", url: "https://elsewhere.example/r4/Appointment?page=2" }];
    store().fail({
      on: /^GET Appointment/,
      status: 200,
      body: { resourceType: "Bundle", type: "searchset", link },
    });
    expect(await system().sync(practice, window)).toEqual({ ok: false, reason: "unreadable" });
  });

  test("what was changed there at the same moment is read again, not overwritten [API-4]", async () => {
    const practice = await connected(system());
    const place = await written(system(), practice);
    store().fail({ on: /^PUT Appointment/, status: 412, body: outcome("conflict-version") });
    expect(await system().writeBack(practice, later, place)).toEqual({ ok: false, reason: "changed_there" });
    expect(await system().writeBack(practice, later, place)).toMatchObject({ ok: true });
  });

  test("what the practice cancelled or deleted is not brought back behind its back [API-4]", async () => {
    const practice = await connected(system());
    const place = await written(system(), practice);
    const [there] = store().all("Appointment");
    if (there) store().put({ ...there, status: "cancelled" });
    expect(await system().writeBack(practice, later, place)).toEqual({
      ok: false,
      reason: "cancelled_there",
    });
    // A person has seen it and wants it anyway.
    expect(await system().writeBack(practice, later, { ...place, version: null })).toMatchObject({
      ok: true,
    });
    store().remove(`Appointment/${place.remoteId}`);
    expect(await system().writeBack(practice, later, place)).toEqual({ ok: false, reason: "gone" });
    expect(await system().writeBack(practice, cancelled, place)).toMatchObject({ ok: true });
  });

  test("what the practice wrote beside our own fields stays [API-4]", async () => {
    const practice = await connected(system());
    const place = await written(system(), practice);
    const [there] = store().all("Appointment");
    if (there) store().put({ ...there, priority: 3, extension: [{ url: "urn:x", valueString: "room 2" }] });
    expect(await system().writeBack(practice, later, place)).toMatchObject({ ok: true });
    expect(store().all("Appointment")).toMatchObject([{ priority: 3, extension: [{ url: "urn:x" }] }]);
  });

  test.each([
    [401, outcome("login"), "wrong_key"],
    [403, { error: { message: "Caller Ip Not Allowed" } }, "not_enabled"],
    [409, outcome("processing"), "slot_taken"],
    [422, outcome("business-rule"), "refused"],
    [422, outcome("conflict"), "slot_taken"],
    [405, outcome("not-supported"), "by_hand"],
    [400, "", "refused"],
    [500, outcome("exception"), "network"],
    [502, "<html>Bad gateway</html>", "network"],
    [200, '{"resourceType":"Appointm', "unreadable"],
    [201, { resourceType: "Appointment" }, "unreadable"],
    [302, "", "unreadable"],
  ] as const)("an answer of %s to a write is told as what it is [API-4]", async (status, body, reason) => {
    const practice = await connected(system());
    store().fail({ on: /^POST Appointment/, status, body });
    expect(await system().writeBack(practice, booking, null)).toEqual({ ok: false, reason });
  });

  test("a server that asks to be left alone is, for as long as it says [API-4]", async () => {
    const practice = await connected(system());
    store().fail({ on: /^GET/, status: 429, headers: { "retry-after": "90" } });
    expect(await system().writeBack(practice, booking, null)).toEqual({
      ...{ ok: false, reason: "busy", retryAfterMs: 90_000 },
    });
  });

  test("nothing that the server says of a patient comes out with a failure [API-4]", async () => {
    const practice = await connected(system());
    store().fail({ on: /^POST Appointment/, status: 422, body: outcome("invalid") });
    expect(JSON.stringify(await system().writeBack(practice, booking, null))).not.toContain("Matilda");
  });

  test("a server that takes no bookings is not sent any [API-4]", async () => {
    store().can("Appointment:search-type", "Appointment:read", "Patient:search-type");
    const practice = await connected(system());
    expect(practice.capabilities).toEqual({
      ...{ readsAppointments: true, writesAppointments: false, changesAppointments: false },
    });
    expect(await system().writeBack(practice, booking, null)).toEqual({ ok: false, reason: "by_hand" });
    expect(store().asked.filter(({ method }) => method !== "GET")).toEqual([]);
  });
});

describe("Halo Connect's own", () => {
  test.each([
    ["an identifier that it does not know", { pmsId: "CRN-1" }, {}, "invalid_id"],
    ["a practice of another name", { practiceName: "Beach Road Dental" }, {}, "name_mismatch"],
    ["a site that was removed", {}, { status: "removed" as const }, "not_enabled"],
    ["a wrong pairing code", bestPractice("0000"), unpaired, "pairing_code"],
    ["a missing pairing code", bestPractice(""), unpaired, "pairing_code"],
  ])("%s is told [API-1, API-4]", async (_, change, site, reason) => {
    halo.resetSites();
    halo.addSite(site);
    expect(await haloOn().connect({ ...form, ...change })).toEqual({ ok: false, reason });
  });

  test("a Best Practice site is paired with its code, the others without one [API-4]", async () => {
    halo.resetSites();
    halo.addSite(unpaired);
    halo.addSite({ id: "z1", pms: "Zedmed", pmsId: "ZED-1", isPaired: false });
    expect(await haloOn().connect({ ...form, ...bestPractice("4711") })).toMatchObject({
      ok: true,
      version: "22.3",
    });
    const zedmed = { pmsVendor: "zedmed" as const, pmsProduct: "zedmed", pmsId: "ZED-1" };
    expect(await haloOn().connect({ ...form, ...zedmed })).toMatchObject({ ok: true, haloGuid: "z1" });
  });

  test("a wrong key, and an environment without one [API-4]", async () => {
    expect(await haloOn("another").connect(form)).toEqual({ ok: false, reason: "wrong_key" });
    expect(await haloOn().connect({ ...form, environment: "staging" })).toEqual({
      ok: false,
      reason: "not_configured",
    });
  });

  test("a practice whose server is off is connected, and told to be off [API-4]", async () => {
    const practice = await connected(haloOn());
    const [site] = halo.sites;
    if (site) site.availability = "offline";
    expect(await haloOn().status(practice)).toEqual({ ok: false, reason: "offline" });
    expect(await haloOn().writeBack(practice, booking, null)).toEqual({ ok: false, reason: "offline" });
  });

  test("another Halo Link that has become the one to ask is found [API-4]", async () => {
    const practice = await connected(haloOn());
    const [site] = halo.sites;
    if (site) site.authoritative = false;
    halo.addSite({ id: "moved" });
    expect(await haloOn().status(practice)).toEqual({ ok: true, haloGuid: "moved" });
  });

  test("a site without a FHIR surface is connected, and its bookings are entered by hand [API-4]", async () => {
    halo.fail({ on: /^GET metadata/, status: 404, times: 2 });
    const practice = await connected(haloOn());
    expect(practice.capabilities.writesAppointments).toBe(false);
    expect(await haloOn().writeBack(practice, booking, null)).toEqual({ ok: false, reason: "by_hand" });
  });
});

describe("FHIR R4's own", () => {
  test("a token comes by client credentials, once, and wrong ones are told [API-4]", async () => {
    const credentials = {
      tokenUrl: fhir.tokenUrl,
      clientId: "enamel",
      clientSecret: "client-secret",
      scope: "system/*.*",
    };
    expect(await fhirOn({ token: null, credentials }).connect(form)).toMatchObject({
      ok: true,
      version: "7.1",
    });
    const wrong = { ...credentials, clientSecret: "no" };
    expect(await fhirOn({ token: null, credentials: wrong }).connect(form)).toEqual({
      ok: false,
      reason: "wrong_key",
    });
  });

  test("a clinic's own server must be one that the operator listed, and never gets the operator's token [API-4]", async () => {
    const own = { ...form, fhirBaseUrl: fhir.baseUrl };
    expect(await fhirOn().connect(own)).toEqual({ ok: false, reason: "not_configured" });
    const listed = fhirOn({ clinicHosts: [fhir.host] });
    expect(await listed.connect(own)).toEqual({ ok: false, reason: "wrong_key" });
    expect(await listed.connect({ ...own, fhirToken: "fhir-token" })).toMatchObject({ ok: true });
    expect(await listed.connect({ ...own, fhirBaseUrl: "http://fhir.example/r4" })).toEqual({
      ok: false,
      reason: "not_configured",
    });
  });

  test("where the server keeps organisations, the practice must be one [API-4]", async () => {
    fhir.can(...everyAbility, "Organization:search-type");
    expect(await fhirOn().connect(form)).toEqual({ ok: false, reason: "invalid_id" });
    fhir.put({
      resourceType: "Organization",
      identifier: [{ value: form.pmsId }],
      name: "Beach Road Dental",
    });
    expect(await fhirOn().connect(form)).toEqual({ ok: false, reason: "name_mismatch" });
    fhir.put({
      resourceType: "Organization",
      identifier: [{ value: form.pmsId }],
      name: "Harbour Street Dental",
    });
    expect(await fhirOn().connect(form)).toMatchObject({ ok: true });
  });

  test("nobody at the address, and something else at the address [API-4]", async () => {
    expect(await fhirOn({ baseUrl: "http://127.0.0.1:9/r4" }).connect(form)).toEqual({
      ok: false,
      reason: "network",
    });
    fhir.fail({ on: /metadata/, status: 404, body: "not here" });
    expect(await fhirOn().connect(form)).toEqual({ ok: false, reason: "unreadable" });
  });
});

const unpaired = { pms: "Best Practice", pmsId: "12345", isPaired: false, pairingCode: "4711" };
function bestPractice(pairingCode: string) {
  return { pmsVendor: "best-practice" as const, pmsProduct: "bp-premier", pmsId: "12345", pairingCode };
}

const visitThere = (id: string, start: number, end = start + hour / 2) => ({
  ...{ resourceType: "Appointment", id, status: "booked" },
  ...{ start: new Date(start).toISOString(), end: new Date(end).toISOString() },
  participant: [{ actor: { reference: "Location/l1" }, status: "accepted" }],
});

function slots(store: FhirStore, firstStatus = "free"): void {
  store.put({ resourceType: "Schedule", id: "s1", actor: [{ reference: "Location/l1" }] });
  for (const [index, start] of [booking.startsAt, later.startsAt].entries())
    store.put({
      ...{ resourceType: "Slot", id: `slot${index}`, schedule: { reference: "Schedule/s1" } },
      status: index === 0 ? firstStatus : "free",
      ...{ start: new Date(start).toISOString(), end: new Date(start + hour / 2).toISOString() },
    });
}
