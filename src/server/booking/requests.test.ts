import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "#kernel/ids.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let token: string;
beforeEach(async () => {
  server().clock.set(testNow);
  token = (await server().signIn()).token;
});

const book = async (requestedTime: string, over: object = {}) => {
  const { status, body } = await server().call("createAppointment", {
    token,
    body: {
      ...{ requestedDate: "2026-08-13", requestedTime },
      patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
      ...over,
    },
  });
  expect(status).toBe(201);
  return body;
};
/** As the assistant leaves a booking. */
const request = async (time: string): Promise<string> => {
  const { id } = await book(time);
  await rowsOf(server().database, `update appointment set status = 'requested' where id = '${id}'`);
  return id;
};
const confirm = async (ids: readonly string[], as = token) =>
  server().call("confirmAppointments", { token: as, body: { ids } });

describe("many requests confirmed at once", () => {
  test("answer for each, and one that is gone holds none of the others up [APPT-18]", async () => {
    const [first, second, given] = [await request("10:00"), await request("10:30"), await request("11:00")];
    await server().call("cancelAppointment", { token, params: { id: given }, body: {} });
    const confirmed = (await book("11:30")).id;
    const unknown = newId(server().clock.now());
    const { status, body } = await confirm([first, given, unknown, confirmed, second, first]);
    expect(status).toBe(200);
    expect(body).toEqual([
      { id: first, outcome: "confirmed" },
      { id: given, outcome: "already_cancelled" },
      { id: unknown, outcome: "not_found" },
      { id: confirmed, outcome: "already_confirmed" },
      { id: second, outcome: "confirmed" },
    ]);
    const { body: list } = await server().call("listAppointments", { token });
    expect(list.map(({ status }: { status: string }) => status).sort()).toEqual([
      "cancelled",
      "confirmed",
      "confirmed",
      "confirmed",
    ]);
  });

  test("at two desks are each confirmed by one of them [APPT-18]", async () => {
    const ids = [];
    for (const time of ["10:00", "10:30", "11:00", "11:30"]) ids.push(await request(time));
    const answers = await Promise.all([confirm(ids), confirm(ids.toReversed())]);
    for (const id of ids) {
      const outcomes = answers.map(
        ({ body }) => body.find((each: { id: string }) => each.id === id)?.outcome as string,
      );
      expect(outcomes.sort()).toEqual(["already_confirmed", "confirmed"]);
    }
  });

  test("are no other clinic's [APPT-18]", async () => {
    const id = await request("10:00");
    const other = await server().signIn();
    expect((await confirm([id], other.token)).body).toEqual([{ id, outcome: "not_found" }]);
  });

  test.each([[[]], [["not-an-id"]], [Array.from({ length: 201 }, () => newId(0))]])(
    "name the field that is wrong",
    async (ids) => {
      const { status, body } = await confirm(ids);
      expect(status).toBe(400);
      expect(body.errors[0].field).toContain("ids");
    },
  );
});

describe("a patient chosen from those on record", () => {
  const patients = async () => (await server().call("listPatients", { token })).body.patients;

  test("keeps the record, whatever number is given this time [APPT-18] [PAT-1]", async () => {
    const { patientId, bookedAt } = await book("10:00");
    expect(bookedAt).toBe(new Date(server().clock.now()).toISOString());
    const again = await book("10:30", {
      ...{ patientId, patientDetails: { name: "Priya Raman", phone: "0491 570 156" } },
    });
    expect(again.patientId).toBe(patientId);
    expect(await patients()).toMatchObject([{ id: patientId, phone: "0491 570 156", appointmentCount: 2 }]);
    // Found by the new number from then on.
    const third = await book("11:00", { patientDetails: { name: "Priya Raman", phone: "0491 570 156" } });
    expect(third.patientId).toBe(patientId);
  });

  test("of another clinic is nobody here [APPT-18]", async () => {
    const { patientId } = await book("10:00");
    token = (await server().signIn()).token;
    const there = await book("10:00", { patientId });
    expect(there.patientId).not.toBe(patientId);
    expect(await patients()).toHaveLength(1);
  });
});
