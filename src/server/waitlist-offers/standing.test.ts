import { beforeEach, describe, expect, test } from "vitest";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../tests/support/texting-patient.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().texts.sent.length = 0;
  clinic = await textingClinic(server());
});

const priya = "+61491570156";
const call = (name: Parameters<ReturnType<typeof server>["call"]>[0], body?: unknown, id = "") =>
  server().call(name, { token: clinic.token, params: { id }, ...(body !== undefined && { body }) });
const tom = { patientDetails: { name: "Tom Birch", phone: "0491 575 789", email: "" } };
const join = async () => {
  const patientDetails = { name: "Priya Raman", phone: priya, email: "" };
  expect((await call("joinWaitlist", { fromDate: "2026-08-11", patientDetails })).status).toBe(201);
};
const move = async (id: string, requestedTime: string) => {
  const moved = await call("rescheduleAppointment", { requestedDate: "2026-08-13", requestedTime }, id);
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
};
const listed = async () =>
  (await call("waitlistOffers")).body.freedTimes.map(
    ({ time, status, suits, offers }: { time: string; status: string; suits: string[]; offers: unknown[] }) =>
      [time, status, suits.length, offers.length] as const,
  );
const twoDentists = async () => {
  await call("addChair", { name: "Chair 2", weekdays: null });
  const ids: string[] = [];
  for (const name of ["Dr Ann Bell", "Dr Bo Carr"]) {
    const body = { name, role: "Dentist", weekdays: [1, 2, 3, 4, 5], takesBookings: true };
    ids.push((await call("addPerson", body)).body.id);
  }
  return ids;
};
const textsToPriya = () => server().texts.sent.filter(({ to }) => to === priya);
const run = async (minutes: number) => {
  server().clock.advance(minutes * 60_000);
  await clinic.run();
};

describe("a freed time that is not free any more [APPT-20]", () => {
  test("is not listed as on offer once the visit that left it is moved back [APPT-20]", async () => {
    await join();
    const { id } = await clinic.book("2026-08-13", "10:00", tom);
    await move(id, "15:00");
    expect(await listed()).toContainEqual(["10:00", "open", 1, 0]);
    await move(id, "10:00");
    const times = await listed();
    expect(times).toContainEqual(["10:00", "taken", 0, 0]);
    expect(times).toContainEqual(["15:00", "open", 1, 0]);
  });

  test("nor once its cancellation is taken back, even at night or while the assistant is paused [APPT-20]", async () => {
    await join();
    await call("pauseAssistant", { paused: true });
    const { id } = await clinic.book("2026-08-13", "10:00", tom);
    await call("cancelAppointment", {}, id);
    await run(10);
    await call("restoreAppointment", { status: "confirmed" }, id);
    expect(await listed()).toEqual([["10:00", "taken", 0, 0]]);
    // Ended for good: cancelled once more, it is a time that came free anew.
    await run(10);
    await call("cancelAppointment", {}, id);
    expect((await listed()).map(([, status]: readonly [string, string]) => status).sort()).toEqual([
      "open",
      "taken",
    ]);
  });

  test("nor in a closure, and nobody is asked about it [APPT-20]", async () => {
    await join();
    const { id } = await clinic.book("2026-08-13", "10:00", tom);
    await call("cancelAppointment", {}, id);
    const closure = { fromDate: "2026-08-13", toDate: "2026-08-13", reason: "Team training" };
    expect((await call("addClosure", closure)).status).toBe(201);
    expect(await listed()).toEqual([["10:00", "taken", 0, 0]]);
    await run(10);
    await run(10);
    expect(await listed()).toEqual([["10:00", "taken", 0, 0]]);
    expect(await clinic.read(priya)).toEqual([]);
  });

  test("nor while the dentist it was with is on leave, though a colleague is there [APPT-20]", async () => {
    await join();
    const [ann] = await twoDentists();
    const { id } = await clinic.book("2026-08-13", "10:00", { ...tom, practitionerId: ann });
    await call("cancelAppointment", {}, id);
    expect(await listed()).toEqual([["10:00", "open", 1, 0]]);
    const leave = { fromDate: "2026-08-13", toDate: "2026-08-13", reason: "Leave" };
    expect((await call("addLeave", leave, ann)).status).toBe(201);
    expect(await listed()).toEqual([["10:00", "taken", 0, 0]]);
    await run(10);
    await run(10);
    expect(await listed()).toEqual([["10:00", "taken", 0, 0]]);
    expect(await clinic.read(priya)).toEqual([]);
  });

  test("is not written about where it went while the text waited to leave [APPT-20]", async () => {
    await join();
    const { id } = await clinic.book("2026-08-13", "10:00", tom);
    await call("cancelAppointment", {}, id);
    server().clock.advance(2 * 60_000);
    // The provider is down: the text is written and waits.
    server().texts.failure = { ok: false, code: "unavailable", isPermanent: false };
    await clinic.run();
    expect(await listed()).toEqual([["10:00", "open", 0, 1]]);
    server().texts.failure = null;
    server().texts.sent.length = 0;
    await call("restoreAppointment", { status: "confirmed" }, id);
    expect((await call("waitlistOffers")).body.freedTimes).toMatchObject([
      { status: "taken", suits: [], offers: [{ status: "lost", answer: null }] },
    ]);
    await run(5);
    expect(textsToPriya()).toEqual([]);
  });

  test("of which only the later half is taken is still there for a short visit [APPT-20]", async () => {
    await join();
    const { id } = await clinic.book("2026-08-13", "10:00", { ...tom, durationMinutes: 60 });
    await call("cancelAppointment", {}, id);
    await run(2);
    await clinic.book("2026-08-13", "10:30", tom);
    expect(await listed()).toEqual([["10:00", "open", 0, 1]]);
  });
});
