import { describe, expect, test } from "vitest";
import { type FhirStore, outcome } from "../../../../tests/support/fhir-server.ts";
import {
  booking,
  cancelled,
  connected,
  hour,
  later,
  off,
  practiceSystemsForThisFile,
  window,
  written,
} from "../../../../tests/support/practice-systems.ts";

/* What the real ones make of a server that is slow, away, in the way, or out of its mind. */
const { real } = await practiceSystemsForThisFile();

describe.each(real)("$name, against a server", ({ system, store }) => {
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
