import { expect, test } from "vitest";
import type { CallOutcome } from "#contract/calls/calls.ts";
import { csvCell } from "#kernel/csv.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { storeCall } from "../../../../tests/support/stored-call.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";
import { leadOf, weeksUntil } from "./rules.ts";

// It is Tuesday, 11 August 2026, 11:42 in Sydney.
const server = serverForThisFile();

const rang = (scope: ClinicScope, startedAt: string, outcome: CallOutcome = "booked") =>
  storeCall(server(), { scope }, { startedAt: Date.parse(startedAt), outcome });

async function booked(token: string, requestedDate: string, requestedTime = "10:00"): Promise<string> {
  const { body } = await server().call("createAppointment", {
    token,
    body: {
      ...{ requestedDate, requestedTime },
      patientDetails: { name: "Test Patient", phone: "0491 570 156" },
    },
  });
  return body.id;
}

const charts = async (token: string, weeks = "4") =>
  (await server().call("analytics", { token, query: { weeks } })).body;

test("counts calls by the clinic's weekday and hour, not by UTC's [ANA-1]", async () => {
  const { token, scope } = await server().signIn();
  // Monday 09:15 in Sydney is still Sunday in UTC.
  await rang(scope, "2026-08-09T23:15:00Z");
  await rang(scope, "2026-08-09T23:45:00Z", "abandoned");
  await rang(scope, "2026-08-10T14:00:00Z");
  expect((await charts(token)).callsByHour).toEqual([
    { weekday: 1, hour: 9, calls: 2 },
    { weekday: 2, hour: 0, calls: 1 },
  ]);
});

test("the range is whole weeks from Monday, 4 or 12 [ANA-1]", async () => {
  const { token, scope } = await server().signIn();
  await rang(scope, "2026-07-19T13:59:59Z");
  await rang(scope, "2026-07-19T14:00:00Z");
  await rang(scope, "2026-05-24T14:00:00Z");
  await rang(scope, "2026-05-24T13:59:59Z");
  const four = await charts(token);
  expect([four.fromDate, four.toDate]).toEqual(["2026-07-20", "2026-08-11"]);
  expect(four.success).toEqual([
    { week: "2026-07-20", ended: 1, successful: 1 },
    { week: "2026-07-27", ended: 0, successful: 0 },
    { week: "2026-08-03", ended: 0, successful: 0 },
    { week: "2026-08-10", ended: 0, successful: 0 },
  ]);
  const twelve = await charts(token, "12");
  expect(twelve.fromDate).toBe("2026-05-25");
  expect(twelve.success).toHaveLength(12);
  expect(twelve.callsByHour.reduce((sum: number, { calls }: { calls: number }) => sum + calls, 0)).toBe(3);
});

test("success is what callers got of what they rang for, among ended calls [ANA-1]", async () => {
  const { token, scope } = await server().signIn();
  for (const outcome of ["booked", "answered", "abandoned", "failed", "in_progress"] as const)
    await rang(scope, "2026-08-11T00:30:00Z", outcome);
  await rang(scope, "2026-08-11T00:40:00Z", "booked");
  const { success, outcomes } = await charts(token);
  expect(success.at(-1)).toEqual({ week: "2026-08-10", ended: 5, successful: 3 });
  expect(outcomes[0]).toEqual({ outcome: "booked", calls: 2 });
  expect(outcomes.map(({ outcome }: { outcome: string }) => outcome)).not.toContain("in_progress");
});

test("a recall that reached nobody stands among the outcomes, but not in what callers got or when they rang [ANA-1]", async () => {
  const { token, scope } = await server().signIn();
  const startedAt = Date.parse("2026-08-11T00:30:00Z");
  await rang(scope, "2026-08-11T00:30:00Z", "booked");
  for (const outcome of ["booked", "not_reached", "reached"] as const)
    await storeCall(server(), { scope }, { startedAt, outcome, direction: "outbound" });
  const { success, outcomes, callsByHour } = await charts(token);
  expect(success.at(-1)).toEqual({ week: "2026-08-10", ended: 2, successful: 2 });
  expect(callsByHour).toEqual([{ weekday: 2, hour: 10, calls: 1 }]);
  expect(outcomes).toEqual([
    { outcome: "booked", calls: 2 },
    { outcome: "not_reached", calls: 1 },
    { outcome: "reached", calls: 1 },
  ]);
});

test("bookings, cancellations and lead time come from appointments [ANA-1]", async () => {
  const { token } = await server().signIn();
  const [today, soon, later, gone] = [
    await booked(token, "2026-08-11", "15:00"),
    await booked(token, "2026-08-13"),
    await booked(token, "2026-09-10"),
    await booked(token, "2026-08-14"),
  ];
  await server().call("cancelAppointment", { token, params: { id: gone }, body: {} });
  await rowsOf(
    server().database,
    `update appointment set is_manually_created = false where id = '${soon}';
     update appointment set created_at = '2026-08-05T00:00:00Z' where id = '${later}'`,
  );
  expect(today).toBeTruthy();
  const { bookings, cancellations, leadTimes } = await charts(token);
  expect(bookings.slice(-2)).toEqual([
    { week: "2026-08-03", byAssistant: 0, byStaff: 1, online: 0 },
    { week: "2026-08-10", byAssistant: 1, byStaff: 2, online: 0 },
  ]);
  expect(cancellations.at(-1)).toEqual({ week: "2026-08-10", cancelled: 1 });
  expect(leadTimes.map(({ appointments }: { appointments: number }) => appointments)).toEqual([
    1, 1, 1, 0, 1,
  ]);
});

test("another clinic's calls count for nothing here, and a visitor sees nothing [ANA-1]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  await rang(one.scope, "2026-08-11T00:30:00Z");
  expect((await charts(other.token)).callsByHour).toEqual([]);
  expect((await server().call("analytics")).status).toBe(401);
  expect((await server().call("analytics", { token: one.token, query: { weeks: "5" } })).status).toBe(400);
});

test("exports the same figures as CSV [ANA-1]", async () => {
  const { token, scope } = await server().signIn();
  await rang(scope, "2026-08-09T23:15:00Z");
  const response = await server().app.inject({
    method: "GET",
    url: "/api/analytics/export.csv?weeks=4",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers["content-type"]).toMatch(/^text\/csv/);
  expect(response.headers["content-disposition"]).toContain("analytics-2026-07-20-2026-08-11.csv");
  const lines = response.body.split("\r\n");
  expect(lines[0]).toBe("chart,group,measure,value");
  expect(lines[1]).toBe("calls by hour,Monday 09:00,calls,1");
  expect(lines).toContain("outcomes,booked,calls,1");
  const visitor = await server().app.inject({ method: "GET", url: "/api/analytics/export.csv" });
  expect(visitor.statusCode).toBe(401);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+61", "'+61"],
  ["-5", "'-5"],
  ["@sum", "'@sum"],
  ["\tx", "'\tx"],
  ['a "b", c', '"a ""b"", c"'],
  ["=a,b", '"\'=a,b"'],
  ["plain", "plain"],
  [-5, "-5"],
])("a CSV cell of %j is %j, which no spreadsheet runs [ANA-1]", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("weeks go over the turn of a year, and leads fall into their bins", () => {
  expect(weeksUntil("2027-01-06", 3)).toEqual(["2026-12-21", "2026-12-28", "2027-01-04"]);
  expect([-1, 0, 1, 2, 3, 6, 7, 13, 14].map(leadOf)).toEqual([
    ...["same_day", "same_day", "next_days", "next_days", "this_week", "this_week"],
    ...["two_weeks", "two_weeks", "later"],
  ]);
});
