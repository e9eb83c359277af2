import { expect, test } from "vitest";
import { escapeText, foldLine } from "#server/booking/feed/rules.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();

async function book(token: string) {
  const patientDetails = { name: "Matilda Nguyen", phone: "0491 570 156", email: "m@post.example" };
  const when = { requestedDate: "2026-08-12", requestedTime: "10:00" };
  const body = { ...when, patientDetails, appointmentType: "Root Canal", notes: "Nervous" };
  return (await server().call("createAppointment", { token, body })).body.id as string;
}

const read = (path: string, headers = {}) => server().app.inject({ method: "GET", url: path, headers });

test("the feed tells when and who in initials, in UTC, and nothing of the treatment [APPT-16]", async () => {
  const { token } = await server().signIn();
  const id = await book(token);
  const { path } = (await server().call("createCalendarFeed", { token })).body;
  const { headers, body } = await read(path);
  expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(body).toContain(`UID:${id}@enamel\r\n`);
  expect(body).toContain("DTSTART:20260812T000000Z\r\nDTEND:20260812T003000Z\r\n");
  expect(body).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
  expect(body).toContain("SUMMARY:Appointment M. N.\r\nSTATUS:CONFIRMED\r\n");
  for (const secret of ["Matilda", "0491", "570", "post.example", "Root", "Nervous"])
    expect(body).not.toContain(secret);
  expect((await read(path, { "if-none-match": headers.etag })).statusCode).toBe(304);
  await server().call("cancelAppointment", { token, params: { id }, body: {} });
  expect((await read(path)).body).toContain("STATUS:CANCELLED");
});

test("the address is secret, is kept as a hash only and can be ended [APPT-16]", async () => {
  const { token, scope } = await server().signIn();
  expect((await server().call("calendarFeed", { token })).body).toEqual({ isActive: false, createdAt: null });
  const first = (await server().call("createCalendarFeed", { token })).body.path;
  const rows = await rowsOf(
    server().database,
    `select * from calendar_feed where clinic_id = '${scope.clinicId}'`,
  );
  expect(JSON.stringify(rows)).not.toContain(first.slice(10, -4));
  const second = (await server().call("createCalendarFeed", { token })).body.path;
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  await server().call("revokeCalendarFeed", { token });
  expect((await read(second)).statusCode).toBe(404);
  for (const path of ["/calendar/x.ics", `/calendar/${"A".repeat(43)}.ics`, second.replace(".ics", "")])
    expect((await read(path)).statusCode).toBe(404);
});

test("long lines are folded after 75 octets, between characters; signs of the format are escaped", () => {
  const folded = foldLine(`SUMMARY:${"é".repeat(80)}`);
  for (const line of folded.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(folded.replaceAll("\r\n ", "")).toBe(`SUMMARY:${"é".repeat(80)}`);
  expect(escapeText("a,b;c\\d\ne")).toBe("a\\,b\\;c\\\\d\\ne");
});
