import { beforeEach, expect, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { type SignedInClinic, serverForThisFile } from "../../../tests/support/test-server.ts";

// It is Tuesday, 11 August 2026, 11:42 in Sydney.
const server = serverForThisFile();
let clinic: SignedInClinic;
beforeEach(async () => {
  clinic = await server().signIn();
});

async function book(requestedDate: string, requestedTime = "10:00"): Promise<string> {
  const { status, body } = await server().call("createAppointment", {
    token: clinic.token,
    body: {
      ...{ requestedDate, requestedTime },
      patientDetails: { name: "Test Patient", phone: "0491 570 156" },
    },
  });
  expect(status).toBe(201);
  return body.id;
}

const list = (query: Record<string, string> = {}) =>
  server().call("listAppointments", { token: clinic.token, query });
const days = async (query?: Record<string, string>) =>
  (await list(query)).body.map((each: Appointment) => each.requestedDate);

test("without a range every appointment is listed, and a range takes its days by the clinic's clock [APPT-1]", async () => {
  // 09:00 in Sydney is the day before in UTC.
  for (const date of ["2026-08-12", "2026-08-13", "2026-08-14"]) await book(date, "09:00");
  expect(await days()).toEqual(["2026-08-12", "2026-08-13", "2026-08-14"]);
  expect(await days({ from: "2026-08-13" })).toEqual(["2026-08-13", "2026-08-14"]);
  expect(await days({ to: "2026-08-12" })).toEqual(["2026-08-12"]);
  expect(await days({ from: "2026-08-13", to: "2026-08-13" })).toEqual(["2026-08-13"]);
});

test("a number of days goes back from the clinic's today, and an id takes that one alone [APPT-1]", async () => {
  const ids = [await book("2026-08-12"), await book("2026-08-13"), await book("2026-08-20")];
  await rowsOf(
    server().database,
    `update appointment set starts_at = starts_at - interval '3 days', ends_at = ends_at - interval '3 days'
      where id in ('${ids[0]}', '${ids[1]}')`,
  );
  // They lie on the 9th and the 10th now; today is the 11th.
  const idsIn = async (query: Record<string, string>) =>
    (await list(query)).body.map((each: Appointment) => each.id);
  expect(await idsIn({ pastDays: "0" })).toEqual([ids[2]]);
  expect(await idsIn({ pastDays: "1" })).toEqual([ids[1], ids[2]]);
  expect(await idsIn({ pastDays: "2" })).toEqual(ids);
  expect(await idsIn({ id: ids[0] ?? "" })).toEqual([ids[0]]);
});

test.each([
  [{ from: "2026-08-14", to: "2026-08-13" }, "to"],
  [{ from: "2026-08-13", pastDays: "3" }, "pastDays"],
  [{ pastDays: "-1" }, "pastDays"],
  [{ from: "tomorrow" }, "from"],
  [{ id: "42" }, "id"],
])("what is no range is refused at its field: %j [APPT-1]", async (query, field) => {
  const { status, body } = await list(query as Record<string, string>);
  expect([status, body.errors[0].field]).toEqual([400, field]);
});

test("years of visits do not come along with those of the last two months [APPT-1]", async () => {
  const first = await book("2026-08-12");
  // One every twelve hours of the 500 days before, as a long-standing clinic has them.
  await rowsOf(
    server().database,
    `insert into appointment select (json_populate_record(a, json_build_object(
       'id', gen_random_uuid(), 'starts_at', a.starts_at - n * interval '12 hours', 'ends_at', a.ends_at - n * interval '12 hours'
     ))).* from appointment a, generate_series(1, 1000) n where a.id = '${first}'`,
  );
  const [all, window] = [(await list()).body, (await list({ pastDays: "62" })).body];
  expect(all).toHaveLength(1_001);
  // 62 days before today in Sydney, which is ten hours ahead.
  const expected = all.filter(
    (each: Appointment) => Date.parse(each.startsAt) >= Date.parse("2026-06-09T14:00:00Z"),
  );
  expect(expected.length).toBeLessThan(150);
  expect(window).toEqual(expected);
});
