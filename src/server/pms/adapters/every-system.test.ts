import { describe, expect, test } from "vitest";
import {
  booking,
  cancelled,
  connected,
  later,
  off,
  practiceSystemsForThisFile,
  window,
  written,
} from "../../../../tests/support/practice-systems.ts";

/* What every practice system promises, the sandbox and the two real ones. */
const { all } = await practiceSystemsForThisFile();

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
