import { beforeEach, describe, expect, test } from "vitest";
import { bookingPage, clinicWithPage, webSettings } from "../../../../tests/support/booking-page.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { changeTreatment } from "../../../../tests/support/treatments.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. Nothing leaves this server, so codes are read in its outbox. */
const server = serverForThisFile();
let page: Awaited<ReturnType<typeof clinicWithPage>>;
let address = 0;
/** Limits go by the network address; each test has its own. */
const someone = () => `10.9.${Math.floor(++address / 250)}.${(address % 250) + 1}`;
let mobile = 100;
/** And by the number that the code goes to. */
const someNumber = () => `0491 57${String(++mobile).padStart(4, "0")}`;

beforeEach(async () => {
  server().clock.set(testNow);
  page = await clinicWithPage(server());
});

const begin = (over: Record<string, string> = {}) =>
  page.details({ phone: someNumber(), ...over }, someone());
const visits = async () =>
  (await page.appointments()).map((each: Record<string, unknown>) => [
    ...[each.patientName, each.requestedDate, each.requestedTime, each.status, each.isBookedOnline],
  ]);

describe("a patient at the booking page", () => {
  test("chooses a treatment and a free time, shows a code, and has asked for the visit [APPT-19]", async () => {
    const first = await page.open();
    expect(first.body).toContain("Teeth Cleaning");
    const times = await page.open("?treatment=teeth-cleaning");
    // Two hours ahead at the least: at 11:42 that is 2 pm.
    expect(times.body).toContain("at=2026-08-11T14:00");
    expect(times.body).not.toContain("at=2026-08-11T13:30");
    const coded = await begin();
    expect(coded.title).toBe("Enter your code");
    expect(await visits()).toEqual([]);
    const done = await page.press("code", { token: coded.token, code: await page.readCode() });
    expect([done.status, done.title]).toEqual([200, "We have your request"]);
    expect(await visits()).toEqual([["Priya Raman", "2026-08-20", "14:00", "requested", true]]);
    // Pressed again, or read again: the same visit.
    const again = await page.press("code", { token: coded.token, code: "000000" });
    expect(again.title).toBe("We have your request");
    expect(await visits()).toHaveLength(1);
    const file = await page.press("calendar", { token: coded.token });
    expect(file.headers["content-type"]).toContain("text/calendar");
    expect(file.body).toContain("DTSTART:20260820T040000Z");
    expect(file.body).not.toMatch(/Priya|Cleaning/);
  });

  test("is told how long a treatment takes, and its price where the clinic tells one [APPT-17] [APPT-19]", async () => {
    expect((await page.open()).body).toContain("30 minutes");
    await changeTreatment(server(), page.clinic.token, "Teeth Cleaning", {
      ...{ durationMinutes: 45, priceCents: 18_050, isFromPrice: true },
    });
    for (const shown of [await page.open(), await page.open("?treatment=teeth-cleaning")])
      expect(shown.body).toContain("45 minutes, from $180.50");
  });

  test("comes back to a page of theirs, and nothing is sent or booked by it [APPT-19]", async () => {
    const rest = (url: string) => url.slice(page.base.length);
    const coded = await begin();
    for (const title of ["Enter your code", "Enter your code"])
      expect((await page.open(rest(coded.url))).title).toBe(title);
    expect(await page.codesSent()).toBe(1);
    const code = await page.readCode();
    const wrong = await page.press("code", {
      token: coded.token,
      code: code === "111111" ? "222222" : "111111",
    });
    // Read again, it is no further try.
    for (const again of [wrong, await page.open(rest(wrong.url))])
      expect(again.body).toContain("That is not the code. 4 tries left");
    expect((await page.press("code", { token: coded.token, code: "" })).body).toContain(
      "Enter the six digits",
    );
    const done = await page.press("code", { token: coded.token, code });
    expect((await page.open(rest(done.url))).title).toBe("We have your request");
    expect((await page.open(rest(coded.url))).title).toBe("We have your request");
    expect(await visits()).toHaveLength(1);
    expect(done.url).not.toMatch(/Priya|Raman|049/);
    expect(done.body).toContain("noindex");
    expect((await page.open("/request/nobodys")).title).toBe("That code is no longer good");
  });

  test("whose time is gone after the code is shown what is free, and a look books nothing [APPT-14] [APPT-19]", async () => {
    const { token, url } = await begin();
    await server().call("createAppointment", {
      token: page.clinic.token,
      body: {
        ...{ requestedDate: "2026-08-20", requestedTime: "14:00" },
        patientDetails: { name: "Mia Chen", phone: "0491 575 789" },
      },
    });
    await page.press("code", { token, code: await page.readCode() });
    const [{ id }] = await page.appointments();
    await server().call("cancelAppointment", { token: page.clinic.token, params: { id }, body: {} });
    const looked = await page.open(url.slice(page.base.length));
    expect(looked.title).toBe("Sorry, that time is not free any more");
    expect((await visits()).map(([name, , , status]: string[]) => [name, status])).toEqual([
      ["Mia Chen", "cancelled"],
    ]);
    expect((await page.press("time", { token, at: "2026-08-20T14:30" })).title).toBe("We have your request");
  });

  test("books what is closed to the phone, and is shown nothing that is closed to the web [APPT-17] [APPT-19]", async () => {
    const { treatments } = (await server().call("opening", { token: page.clinic.token })).body;
    const only = async (name: string, mayBook: object) => {
      const { id, ...body } = treatments.find((each: { name: string }) => each.name === name);
      const params = { id };
      const changed = { ...body, mayBook };
      expect(
        (await server().call("changeTreatment", { token: page.clinic.token, params, body: changed })).status,
      ).toBe(200);
    };
    await only("Teeth Cleaning", { phone: false, web: true, staff: true });
    await only("General Consultation", { phone: true, web: false, staff: true });
    const first = await page.open();
    expect(first.body).not.toContain("General Consultation");
    const { token } = await begin();
    const done = await page.press("code", { token, code: await page.readCode() });
    expect([done.status, done.title]).toEqual([200, "We have your request"]);
  });

  test("is confirmed at once where the clinic wishes that [APPT-15] [APPT-19]", async () => {
    page = await clinicWithPage(server(), { bookingStatus: "confirmed" });
    const { token } = await begin();
    const done = await page.press("code", { token, code: await page.readCode() });
    expect(done.title).toBe("Your appointment is booked");
    expect(await visits()).toMatchObject([[expect.anything(), "2026-08-20", "14:00", "confirmed", true]]);
  });

  test("keeps the time meanwhile, and a caller who takes it before is not robbed of it [APPT-14] [APPT-19]", async () => {
    const held = await begin();
    expect(held.title).toBe("Enter your code");
    const late = await begin({ name: "Tom Birch" });
    expect([late.status, late.title]).toEqual([409, "Sorry, that time is not free any more"]);
    expect(late.body).toContain("at=2026-08-20T14:30");
    // Staff know best: they book over it, and the code then leads to the nearest times.
    const booked = await server().call("createAppointment", {
      token: page.clinic.token,
      body: {
        ...{ requestedDate: "2026-08-20", requestedTime: "14:00" },
        patientDetails: { name: "Mia Chen", phone: "0491 575 789" },
      },
    });
    expect(booked.status).toBe(201);
    const lost = await page.press("code", { token: held.token, code: await page.readCode() });
    expect(lost.title).toBe("Sorry, that time is not free any more");
    const done = await page.press("time", { token: lost.token, at: "2026-08-20T14:30" });
    expect(done.title).toBe("We have your request");
    expect((await visits()).map(([name, , time]: string[]) => [name, time])).toEqual([
      ["Mia Chen", "14:00"],
      ["Priya Raman", "14:30"],
    ]);
  });

  test("is told beside each field what is wrong, and loses nothing that was typed [APPT-19]", async () => {
    const refused = await begin({ name: "", phone: "02 5550 4499", notes: `<script>"x"` });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain("<title>Error: Your details");
    expect(refused.body).toContain("Name is required");
    expect(refused.body).toContain("A code can be texted to an Australian mobile number only");
    expect(refused.body).toContain('value="&lt;script&gt;&quot;x&quot;"');
    expect(await page.codesSent()).toBe(0);
  });

  test("reads the code in an email that changes no record of somebody else's [APPT-19] [PAT-2]", async () => {
    const phone = someNumber();
    const known = await server().call("createPatient", {
      token: page.clinic.token,
      body: { name: "Priya Raman", phone, email: "priya@patient.example" },
    });
    const { token } = await begin({ by: "email", email: "other@patient.example", phone });
    await page.press("code", { token, code: await page.readCode() });
    const { body } = await server().call("getPatient", {
      token: page.clinic.token,
      params: { id: known.body.id },
    });
    expect(body).toMatchObject({ email: "priya@patient.example" });
  });
});

describe("the page itself", () => {
  test("is there only while it is switched on, and offers only what was chosen [APPT-19]", async () => {
    expect((await page.open()).body).not.toContain("Root Canal");
    const body = { ...webSettings, slug: page.base.slice(6), isOn: false };
    await server().call("saveWebBooking", { token: page.clinic.token, body });
    expect((await page.open()).status).toBe(404);
    expect((await begin()).status).toBe(404);
    for (const unknown of ["%00", "a%20b", "..%2f"]) {
      const answer = await server().app.inject({ method: "GET", url: `/book/${unknown}` });
      expect(answer.statusCode).toBe(404);
    }
  });

  test("runs no script and is framed by the clinic's own web site alone [APPT-19]", async () => {
    const policy = async () => String((await page.open()).headers["content-security-policy"]);
    expect(await policy()).toContain("default-src 'none'");
    expect(await policy()).toContain("frame-ancestors 'none'");
    expect((await page.open()).headers["x-frame-options"]).toBe("DENY");
    const embedOrigins = ["https://www.harbour.example/contact?x=1"];
    const body = { ...webSettings, slug: page.base.slice(6), embedOrigins };
    const saved = await server().call("saveWebBooking", { token: page.clinic.token, body });
    expect(saved.body.embedOrigins).toEqual(["https://www.harbour.example"]);
    expect(await policy()).toContain("frame-ancestors 'self' https://www.harbour.example");
    expect((await page.open()).headers["x-frame-options"]).toBeUndefined();
    expect((await page.open()).body).not.toContain("<script");
  });

  test("bad settings are refused by field, an address that another clinic has among them [APPT-19]", async () => {
    const other = await clinicWithPage(server());
    const save = async (over: Record<string, unknown>) => {
      const body = { ...webSettings, slug: page.base.slice(6), ...over };
      const answer = await server().call("saveWebBooking", { token: page.clinic.token, body });
      return [answer.status, answer.body.errors?.[0]?.field];
    };
    expect(await save({ slug: other.base.slice(6) })).toEqual([400, "slug"]);
    expect(await save({ slug: "Harbour Street" })).toEqual([400, "slug"]);
    expect(await save({ treatments: [] })).toEqual([400, "treatments"]);
    expect(await save({ embedOrigins: ["https://*.example"] })).toEqual([400, "embedOrigins.0"]);
    expect(await save({ embedOrigins: ["https://x.example;script-src"] })).toEqual([400, "embedOrigins.0"]);
    expect(await save({ leadHours: -1 })).toEqual([400, "leadHours"]);
  });
});

describe("a bot with a thousand tries", () => {
  test("guesses five codes, and then the right one is no longer good [APPT-19]", async () => {
    const { token } = await begin();
    const code = await page.readCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const titles = new Map<string, number>();
    for (let tries = 0; tries < 1_000; tries++) {
      const { title } = await page.press("code", { token, code: wrong }, someone());
      titles.set(title, (titles.get(title) ?? 0) + 1);
    }
    expect(titles).toEqual(
      new Map([
        ["Enter your code", 4],
        ["That code is no longer good", 996],
      ]),
    );
    expect((await page.press("code", { token, code }, someone())).title).toBe("That code is no longer good");
    expect(await visits()).toEqual([]);
  });

  test("gets a dozen codes out of the clinic from one address, and holds no more than two times [APPT-19]", async () => {
    const from = someone();
    for (let tries = 0; tries < 1_000; tries++) {
      await page.details({ phone: someNumber(), at: `2026-08-2${tries % 5}T1${tries % 6}:00` }, from);
    }
    expect(await page.codesSent()).toBeLessThanOrEqual(12);
    expect(await holds()).toBeLessThanOrEqual(2);
    expect(await visits()).toEqual([]);
  });

  test("with a thousand addresses and numbers it still fills no day and sends no flood [APPT-19]", async () => {
    for (let tries = 0; tries < 1_000; tries++)
      await begin({ at: `2026-08-${20 + (tries % 9)}T${10 + (tries % 6)}:${tries % 2 ? "30" : "00"}` });
    expect(await page.codesSent()).toBeLessThanOrEqual(60);
    expect(await holds()).toBeLessThanOrEqual(10);
    expect(await visits()).toEqual([]);
    server().clock.advance(11 * 60_000);
    expect(await holds()).toBe(0);
  });

  test("does not reach one number more than four times in an hour, whoever asks [APPT-19]", async () => {
    const phone = someNumber();
    for (let tries = 0; tries < 30; tries++) await page.details({ phone }, someone());
    expect(await page.codesSent()).toBe(4);
  });

  test("cannot send codes over and over with one request [APPT-19]", async () => {
    const { token } = await begin();
    const first = await page.readCode();
    for (let tries = 0; tries < 20; tries++) {
      server().clock.advance(1_000);
      await page.press("again", { token }, someone());
    }
    expect(await page.codesSent()).toBe(3);
    expect((await page.press("code", { token, code: first })).title).toBe("Enter your code");
    expect((await page.press("code", { token, code: await page.readCode() })).title).toBe(
      "We have your request",
    );
  });

  test("a code is good for ten minutes, at its own clinic [APPT-19]", async () => {
    const { token } = await begin();
    const code = await page.readCode();
    const other = await clinicWithPage(server());
    expect((await other.press("code", { token, code })).title).toBe("That code is no longer good");
    server().clock.advance(10 * 60_000);
    expect((await page.press("code", { token, code })).title).toBe("That code is no longer good");
    expect(await visits()).toEqual([]);
  });
});

const holds = async (): Promise<number> => {
  const [row] = await rowsOf<{ n: number }>(
    server().database,
    `select count(*)::int as n from slot_hold where clinic_id = '${page.clinic.scope.clinicId}'
       and expires_at > '${new Date(server().clock.now()).toISOString()}'`,
  );
  return row?.n ?? 0;
};

test("what was typed is forgotten after a day, and the code is kept by nobody [APPT-19]", async () => {
  await begin();
  const kept = await rowsOf(server().database, "select code_hash, token_hash from web_booking_request");
  expect(JSON.stringify(kept)).not.toContain(await page.readCode());
  server().clock.advance(26 * 3_600_000);
  while ((await server().worker.runDue()) > 0);
  expect(await rowsOf(server().database, "select 1 from web_booking_request")).toEqual([]);
});

test("a clinic that cannot send codes says so [APPT-19]", async () => {
  // Others can reach this server, and it has nothing that carries texts or email.
  const { startTestServer } = await import("../../../../tests/support/test-server.ts");
  const far = await startTestServer({ config: { publicUrl: "https://desk.example" } });
  const clinic = await far.signIn();
  const slug = "harbour-street-far";
  await far.call("saveWebBooking", { token: clinic.token, body: { ...webSettings, slug } });
  const there = bookingPage(far, clinic, slug);
  expect((await there.open()).title).toBe("Online booking is not available yet");
  expect((await there.details()).title).toBe("Online booking is not available yet");
  expect((await far.call("webBooking", { token: clinic.token })).body).toMatchObject({
    ...{ address: "https://desk.example/book/harbour-street-far", isTrial: false },
    codesBy: { text: false, email: false },
  });
});

describe("where several do a treatment, a patient", () => {
  const dentist = async (name: string, over: object = {}): Promise<string> => {
    const body = { name, role: "Dentist", weekdays: [0, 1, 2, 3, 4, 5, 6], takesBookings: true, ...over };
    return (await server().call("addPerson", { token: page.clinic.token, body })).body.id;
  };
  const booked = async () =>
    (await page.appointments()).map((each: Record<string, unknown>) => each.practitionerName);
  const thursday = "2026-08-20";
  const mornings = { hours: [{ weekday: 4, start: "09:00", end: "12:00" }] };
  const secondChair = () =>
    server().call("addChair", { token: page.clinic.token, body: { name: "Chair 2", weekdays: null } });

  test("sees with whom each time is, books one of them, and the confirmation names them [APPT-17] [APPT-19]", async () => {
    await secondChair();
    const patel = await dentist("Dr Patel", mornings);
    await dentist("Dr Lee");
    const all = await page.open(`?treatment=teeth-cleaning&from=${thursday}`);
    expect(all.body).toMatch(/T10:00">10:00 am <small>Dr Patel or Dr Lee<\/small>/);
    expect(all.body).toMatch(/T14:00">2:00 pm <small>Dr Lee<\/small>/);
    const hers = await page.open(`?treatment=teeth-cleaning&with=${patel}&from=${thursday}`);
    expect(hers.body).toContain(`with=${patel}&amp;at=${thursday}T10:00`);
    expect(hers.body).not.toContain(`${thursday}T14:00`);
    const form = await page.open(`?treatment=teeth-cleaning&with=${patel}&at=${thursday}T10:00`);
    expect(form.body).toContain("with Dr Patel");
    const coded = await begin({ at: `${thursday}T10:00`, with: patel });
    expect(coded.body).toContain("with Dr Patel");
    const done = await page.press("code", { token: coded.token, code: await page.readCode() });
    expect(done.body).toContain("Teeth Cleaning, with Dr Patel, Priya Raman");
    expect(await booked()).toEqual(["Dr Patel"]);
  });

  test("who takes anyone is told who it is once it is booked [APPT-17] [APPT-19]", async () => {
    await dentist("Dr Patel", mornings);
    await dentist("Dr Lee");
    const coded = await begin({ with: "" });
    const done = await page.press("code", { token: coded.token, code: await page.readCode() });
    expect(done.body).toContain("with Dr Lee");
    expect(await booked()).toEqual(["Dr Lee"]);
  });

  test("whose choice is taken meanwhile is offered that one's other times, never somebody else at that time [APPT-14] [APPT-19]", async () => {
    await secondChair();
    const patel = await dentist("Dr Patel");
    await dentist("Dr Lee");
    await server().call("createAppointment", {
      token: page.clinic.token,
      body: {
        ...{ requestedDate: thursday, requestedTime: "14:00", practitionerId: patel },
        patientDetails: { name: "Mia Chen", phone: "0491 575 789" },
      },
    });
    const gone = await begin({ with: patel });
    expect(gone.title).toBe("Sorry, that time is not free any more");
    expect(gone.body).toContain(`with=${patel}&at=${thursday}T14:30`);
    expect(gone.body).not.toContain(`at=${thursday}T14:00`);
    expect((await begin({ with: "" })).title).toBe("Enter your code");
  });

  test("is shown only whom the clinic books callers with for it, and no choice of one [APPT-17] [APPT-19]", async () => {
    await dentist("Dr Patel");
    const helper = await dentist("Sam Helper", { takesBookings: false });
    const times = await page.open(`?treatment=teeth-cleaning&with=${helper}`);
    expect(times.body).toContain("With Dr Patel");
    expect(times.body).not.toContain("Helper");
    expect(times.body).not.toContain("Anyone");
  });
});
