import { beforeEach, expect, test } from "vitest";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../../tests/support/texting-patient.ts";

const publicUrl = "https://desk.example";
/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile({ config: { smtpUrl: "smtp://mail.example", publicUrl, sessionDays: 365 } });
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().mailer.sent.length = 0;
  clinic = await textingClinic(server(), publicUrl);
});

const call = (name: Parameters<ReturnType<typeof server>["call"]>[0], body?: unknown, id = "") =>
  server().call(name, { token: clinic.token, params: { id }, ...(body !== undefined && { body }) });
const open = (path: string) => server().app.inject({ method: "GET", url: path });
const press = (path: string, answer: string) =>
  server().app.inject({
    ...{ method: "POST", url: path, payload: `answer=${answer}` },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const minutes = (count: number) => server().clock.advance(count * 60_000);

/** Somebody without a mobile is asked by email about a time that came free; the path of their link. */
async function offeredLink(name = "<b>Ann</b> Lee", email = "ann@patient.example") {
  const patientDetails = { name, phone: "02 5550 4499", email };
  await call("joinWaitlist", { fromDate: "2026-08-11", patientDetails });
  const { id } = await clinic.book("2026-08-13", "10:00", {
    patientDetails: { name: "Tom Birch", phone: "0491 575 789", email: "" },
  });
  await call("cancelAppointment", {}, id);
  minutes(2);
  await clinic.run();
  const mail = server().mailer.sent.find(({ to }) => to === email);
  const [, path = ""] = /https:\/\/desk\.example(\/offer\/[\w-]+)/.exec(mail?.text ?? "") ?? [];
  return { path, text: mail?.text ?? "" };
}
const held = async () =>
  (await clinic.appointments()).filter(({ status }: { status: string }) => status !== "cancelled");

test("an offer by email is taken on its page, and opening it takes nothing [APPT-20]", async () => {
  const { path, text } = await offeredLink();
  expect(text).toContain("a time has come free: Thursday 13 August at 10:00 am");
  const page = await open(path);
  expect(page.statusCode).toBe(200);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body).toContain("please answer by 12:45 pm");
  expect(page.body).toContain("&lt;b&gt;Ann&lt;/b&gt;");
  expect(await held()).toEqual([]);
  for (const _ of ["once", "pressed again"])
    expect((await press(path, "yes")).body).toContain("This time is yours");
  expect(await held()).toMatchObject([{ requestedDate: "2026-08-13", requestedTime: "10:00" }]);
});

test("no, a late yes and a guessed link take nothing, and are answered [APPT-20]", async () => {
  const { path } = await offeredLink("Ann Lee", "ann2@patient.example");
  expect((await press(path, "maybe")).statusCode).toBe(400);
  expect((await open(`/offer/${"0".repeat(32)}`)).statusCode).toBe(404);
  minutes(70);
  const late = await press(path, "yes");
  expect(late.body).toContain("Sorry, this time is not free for you any more");
  expect(late.body).toContain("You keep your place on our waitlist");
  expect(await held()).toEqual([]);
  expect((await call("waitlist")).body).toHaveLength(1);
  server().clock.set("2026-08-13T10:01:00+10:00");
  expect((await open(path)).statusCode).toBe(404);
});

test("No, thank you passes the time on [APPT-20]", async () => {
  const { path } = await offeredLink("Ann Lee", "ann3@patient.example");
  expect((await press(path, "no")).body).toContain("You keep your place on our waitlist");
  expect((await press(path, "yes")).body).not.toContain("This time is yours");
  expect(await held()).toEqual([]);
});
