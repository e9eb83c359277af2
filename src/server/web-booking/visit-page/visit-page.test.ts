import { beforeEach, expect, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../../tests/support/texting-patient.ts";

const publicUrl = "https://desk.example";
/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile({ config: { publicUrl, sessionDays: 365 } });
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().texts.sent.length = 0;
  clinic = await textingClinic(server(), publicUrl);
});

const linkIn = (text = "") => /https:\/\/desk\.example(\/answer\/[\w-]{24})$/.exec(text)?.[1] ?? "";
const bookAndRead = async () => {
  const { id } = await clinic.book("2026-08-20", "14:00");
  const [text] = await clinic.read();
  return { id, text, path: linkIn(text) };
};
const open = (url: string) => server().app.inject({ method: "GET", url });
const press = (url: string, payload: string) =>
  server().app.inject({
    ...{ method: "POST", url, payload },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const standing = async () =>
  (await clinic.appointments())
    .filter(({ status }: Appointment) => status !== "cancelled")
    .map(({ requestedDate, requestedTime }: Appointment) => `${requestedDate} ${requestedTime}`);

test("a confirmation and a reminder have a link, each an own one, and no text to nobody's visit has [APPT-19]", async () => {
  const { text, path } = await bookAndRead();
  expect(text).toContain("Reply NO if you cannot come");
  expect(path).not.toBe("");
  server().clock.set("2026-08-19T14:00:00+10:00");
  const [reminder] = await clinic.read();
  expect(linkIn(reminder)).not.toBe("");
  expect(linkIn(reminder)).not.toBe(path);
  await clinic.reply("YES");
  expect(linkIn((await clinic.read())[0])).toBe("");
});

test("a visit is moved by its link to a time that is free, and the desk sees it [APPT-19]", async () => {
  const { path } = await bookAndRead();
  expect((await open(path)).body).toContain(`href="${path}/times"`);
  await clinic.book("2026-08-18", "10:00", {
    patientDetails: { name: "Mia Chen", phone: "0491 570 110", email: "" },
  });
  const times = await open(`${path}/times?from=2026-08-18`);
  expect(times.headers["cache-control"]).toBe("no-store");
  expect(times.body).toContain('value="2026-08-18T10:30"');
  expect(times.body).not.toContain('value="2026-08-18T10:00"');
  // Opening it moves nothing: mail scanners open links.
  expect(await standing()).toContain("2026-08-20 14:00");
  for (const _ of ["once", "pressed again"])
    expect(await press(`${path}/times`, "at=2026-08-18T10:30")).toMatchObject({
      ...{ statusCode: 303, headers: { location: `${path}/times?moved` } },
    });
  expect((await open(`${path}/times?moved`)).body).toContain("10:30 am");
  expect((await standing()).toSorted()).toEqual(["2026-08-18 10:00", "2026-08-18 10:30"]);
  const activity = (await server().call("recentActivity", { token: clinic.token })).body;
  expect(JSON.stringify(activity)).toContain("Priya Raman moved from 20 Aug 2026");
});

test("a time that went meanwhile, that is taken, past or none is refused, and nothing changes [APPT-19]", async () => {
  const { path } = await bookAndRead();
  await clinic.book("2026-08-18", "10:00", {
    patientDetails: { name: "Mia Chen", phone: "0491 570 110", email: "" },
  });
  const gone = await press(`${path}/times`, "at=2026-08-18T10:00");
  expect(gone.statusCode).toBe(409);
  expect(gone.body).toContain("Sorry, that time is not free any more");
  expect((await press(`${path}/times`, "at=2026-08-10T10:00")).statusCode).toBe(409);
  expect((await press(`${path}/times`, "at=tomorrow")).statusCode).toBe(400);
  for (const unknown of ["0".repeat(24), "%00", "a%20b"])
    expect((await press(`/answer/${unknown}/times`, "at=2026-08-18T10:30")).statusCode).toBe(404);
  expect(await standing()).toContain("2026-08-20 14:00");
});

test("too close to the visit it is moved by nobody but the clinic; cancelled by the link it is offered on [APPT-19] [APPT-20]", async () => {
  const { path } = await bookAndRead();
  server().clock.set("2026-08-20T13:30:00+10:00");
  expect((await press(`${path}/times`, "at=2026-08-21T10:00")).statusCode).toBe(409);
  expect((await open(`${path}/times`)).body).toContain("It is too close to your appointment to move it here");
  expect((await press(path, "answer=no")).body).toContain("This appointment is cancelled");
  expect(await clinic.tasks()).toMatchObject([{ title: "Patient cannot come" }]);
  server().clock.set("2026-08-20T15:00:00+10:00");
  expect((await open(`${path}/times`)).body).toContain("This appointment is cancelled");
});
