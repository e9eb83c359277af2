import { beforeEach, describe, expect, test } from "vitest";
import { wordingOf } from "#server/messaging/outbox/rules.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../../tests/support/texting-patient.ts";

const publicUrl = "https://desk.example";
const server = serverForThisFile({ config: { smtpUrl: "smtp://mail.example", publicUrl } });
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().mailer.sent.length = 0;
  clinic = await textingClinic(server(), publicUrl);
});

/** Reached by email alone. */
const patientDetails = { name: "<b>Ann</b> Lee", phone: "02 5550 4499", email: "ann@patient.example" };
const bookAndOpen = async () => {
  const { id } = await clinic.book("2026-08-20", "14:00", { patientDetails });
  await clinic.run();
  const text = server().mailer.sent[0]?.text ?? "";
  const [, path = ""] = /https:\/\/desk\.example(\/answer\/\S+)/.exec(text) ?? [];
  return { id, text, path };
};
const open = (path: string) => server().app.inject({ method: "GET", url: path });
const press = (path: string, answer: string) =>
  server().app.inject({
    ...{ method: "POST", url: path, payload: `answer=${answer}` },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const statuses = async () => (await clinic.appointments()).map(({ status }: { status: string }) => status);

describe("an email about a visit", () => {
  test("is answered on a page, and nobody is told to reply YES where nothing reads it [APPT-15]", async () => {
    const { text, path } = await bookAndOpen();
    expect(text).toContain("If you cannot come, or to move it, open https://desk.example/answer/");
    expect(text).not.toMatch(/reply/i);
    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.body).toContain("&lt;b&gt;Ann&lt;/b&gt;, Thursday 20 August at 2:00 pm");
    // Mail scanners open links.
    expect(await statuses()).toEqual(["confirmed"]);
    const answered = await press(path, "no");
    expect(answered.body).toContain("This appointment is cancelled");
    expect(await statuses()).toEqual(["cancelled"]);
    expect(await clinic.tasks()).toMatchObject([{ title: "Patient cannot come" }]);
    await press(path, "no");
    await press(path, "yes");
    expect(await statuses()).toEqual(["cancelled"]);
    expect(await clinic.tasks()).toHaveLength(1);
  });

  test("confirms what was only asked for [APPT-15]", async () => {
    const { id, path } = await bookAndOpen();
    await server().call("cancelAppointment", { token: clinic.token, params: { id }, body: { reason: "" } });
    const restored = await server().call("restoreAppointment", {
      ...{ token: clinic.token, params: { id }, body: { status: "requested" } },
    });
    expect(restored.status).toBe(200);
    expect((await open(path)).body).toContain("Will you come");
    expect((await press(path, "yes")).body).toContain("Your appointment is confirmed");
    expect(await statuses()).toEqual(["confirmed"]);
  });

  test("takes no answer but the two, none after the visit, and none by a guessed link [APPT-15]", async () => {
    const { path } = await bookAndOpen();
    expect((await press(path, "maybe")).statusCode).toBe(400);
    for (const unknown of ["0".repeat(24), "%00", "a%20b"])
      expect((await press(`/answer/${unknown}`, "no")).statusCode).toBe(404);
    server().clock.set("2026-08-20T14:01:00+10:00");
    expect((await press(path, "no")).body).toContain("This appointment is over");
    expect(await statuses()).toEqual(["confirmed"]);
  });

  test("asks to be rung where patients cannot reach this server [APPT-15]", async () => {
    const from = {
      clinicName: "Harbour",
      phoneNumber: "+61255504410",
      email: "",
      address: "",
      publicUrl: null,
    };
    const draft = {
      channel: "email",
      kind: "factual",
      body: "Hi Ann, a reminder.",
      asks: "confirm",
    } as const;
    expect(wordingOf({ ...draft, unsubscribeToken: null, answerToken: "t" }, from)).toContain(
      "To confirm, or if you cannot come, ring us on (02) 5550 4410.",
    );
  });
});
