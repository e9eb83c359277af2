import { beforeEach, expect, test } from "vitest";
import { enqueue } from "#server/queue/service.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../tests/support/texting-patient.ts";
import { rosterOfClinicKind } from "./service.ts";

const server = serverForThisFile({ config: { smtpUrl: "smtp://mail.example" } });
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().mailer.sent.length = 0;
  server().texts.sent.length = 0;
  clinic = await textingClinic(server());
});

const settings = {
  ...{ agentId: "5", phoneNumber: "+61255504410", weekdayShifts: "8-4", weekendShifts: "" },
  ...{ autoSuggestReplacements: true, reminderMethod: "sms", trackLeave: true, reports: "Both" },
};
const connect = async (over: Partial<Record<keyof typeof settings, unknown>> = {}) => {
  const body = { ...settings, ...over };
  const params = { agentId: "5" };
  const saved = await server().call("saveAgentConfiguration", { token: clinic.token, params, body });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
};
const call = (name: Parameters<ReturnType<typeof server>["call"]>[0], options: object = {}) =>
  server().call(name, { token: clinic.token, ...options });
const kimPhone = "+61491570157";
const olaPhone = "+61491570158";
const person = (over: object = {}) => ({
  ...{ name: "Kim Tan", role: "Dental assistant", phone: "0491 570 157", email: "kim@staff.example" },
  ...{ weekdays: [1, 2, 3, 4, 5], shift: 0 },
  ...over,
});
const add = async (over: object = {}): Promise<string> => {
  const { status, body } = await call("addRosterMember", { body: person(over) });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};
const addBoth = async () => ({
  kim: await add(),
  ola: await add({ name: "Ola Berg", phone: "0491 570 158", email: "", weekdays: [1] }),
});
/** Asked for and approved. */
const takeLeave = async (memberId: string, fromDate: string, toDate = fromDate) => {
  const asked = await call("askForLeave", { body: { memberId, fromDate, toDate, reason: "Family" } });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const params = { id: asked.body.id };
  const decided = await call("decideLeave", { params, body: { decision: "approved" } });
  expect(decided.body.status).toBe("approved");
  return asked.body.id as string;
};
const dayOf = async (date: string) => {
  const { body } = await call("roster", { query: { week: date } });
  return body.days.find((day: { date: string }) => day.date === date);
};
/** This clinic's agent looks at its roster, as it does every quarter of an hour. */
const look = async () => {
  const { clock, database } = server();
  const { clinicId } = clinic.scope;
  await enqueue(database.acrossClinics(), clock.now(), { kind: rosterOfClinicKind, payload: {}, clinicId });
  await clinic.run();
};
const rosterMessages = () => clinic.outbox("purpose = 'roster'");

const wednesday = "2026-08-12";

test("leave that is asked for takes nobody off; approved it makes a gap with who is free, and a task [AGENT-4]", async () => {
  await connect();
  const { kim, ola } = await addBoth();
  const asked = { memberId: kim, fromDate: wednesday, toDate: "2026-08-13" };
  const { body: leave } = await call("askForLeave", { body: asked });
  expect((await dayOf(wednesday)).shifts[0]).toMatchObject({ people: [{ name: "Kim Tan" }], gaps: [] });
  await call("decideLeave", { params: { id: leave.id }, body: { decision: "approved" } });
  await call("decideLeave", { params: { id: leave.id }, body: { decision: "approved" } });
  expect((await dayOf(wednesday)).shifts[0]).toMatchObject({
    people: [],
    gaps: [
      {
        kind: "away",
        absentName: "Kim Tan",
        suggestions: [{ memberId: ola, weekHours: 8, wasAsked: false }],
      },
    ],
  });
  await clinic.run();
  await look();
  expect(await clinic.tasks()).toMatchObject([
    {
      title: "Find who fills in for Kim Tan",
      detail: expect.stringContaining("Wed 12 Aug 2026, 8:00 am to 4:00 pm: free are Ola Berg"),
    },
  ]);
  const told = await rosterMessages();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ to_address: kimPhone, channel: "sms" });
  expect(told[0]?.body).toContain("from 12 Aug 2026 to 13 Aug 2026 is approved");
});

test("somebody is asked once and fills in once; both are told, and it can be undone [AGENT-4]", async () => {
  await connect();
  const { kim, ola } = await addBoth();
  await takeLeave(kim, wednesday);
  const wish = { date: wednesday, absentId: kim, coverId: ola };
  expect((await call("askToCover", { body: wish })).body).toEqual({ isNew: true });
  expect((await call("askToCover", { body: wish })).body).toEqual({ isNew: false });
  expect((await dayOf(wednesday)).shifts[0].gaps[0].suggestions).toMatchObject([{ wasAsked: true }]);
  const taken = await Promise.all([1, 2].map(() => call("coverShift", { body: wish })));
  expect(taken.map(({ status }) => status).sort()).toEqual([201, 400]);
  const [shift] = (await dayOf(wednesday)).shifts;
  expect(shift).toMatchObject({ people: [{ name: "Ola Berg", coversFor: { name: "Kim Tan" } }], gaps: [] });
  const params = { id: shift.people[0].coversFor.coverId };
  expect((await call("removeCover", { params })).status).toBe(200);
  expect((await call("removeCover", { params })).status).toBe(404);
  expect((await dayOf(wednesday)).shifts[0].gaps).toHaveLength(1);
  const toOla = (await rosterMessages()).filter((one) => one.to_address === olaPhone);
  expect(toOla.map(({ subject }) => subject).sort()).toEqual([
    "Can you fill in?",
    "You fill in",
    "You need not fill in",
  ]);
});

const subjectsTo = async (address: string) =>
  (await rosterMessages())
    .filter((one) => one.to_address === address && one.status !== "called_off")
    .map(({ subject }) => subject)
    .sort();

test("when leave is declined after all, whoever fills in is told and takes no shift of theirs [AGENT-4]", async () => {
  await connect();
  const { kim, ola } = await addBoth();
  const leave = await takeLeave(kim, wednesday, "2026-08-13");
  const wish = { date: wednesday, absentId: kim, coverId: ola };
  expect((await call("coverShift", { body: wish })).status).toBe(201);
  await clinic.run();
  const decide = (decision: string) => call("decideLeave", { params: { id: leave }, body: { decision } });
  await decide("declined");
  await decide("declined");
  expect((await dayOf(wednesday)).shifts[0]).toMatchObject({
    ...{ people: [{ name: "Kim Tan", coversFor: null }], gaps: [] },
  });
  expect(await subjectsTo(olaPhone)).toEqual(["You fill in", "You need not fill in"]);
  // Approved once more, the leave leaves its gap: nobody is down without having been told.
  await decide("approved");
  expect((await dayOf(wednesday)).shifts[0]).toMatchObject({ people: [], gaps: [{ kind: "away" }] });
});

test("a request to fill in is withdrawn with the leave: unsent it stays here, sent it is taken back [AGENT-4]", async () => {
  await connect();
  const { kim, ola } = await addBoth();
  const leave = await takeLeave(kim, wednesday, "2026-08-13");
  await clinic.run();
  const ask = (date: string) => call("askToCover", { body: { date, absentId: kim, coverId: ola } });
  await ask(wednesday);
  await clinic.run();
  await ask("2026-08-13");
  const decide = (decision: string) => call("decideLeave", { params: { id: leave }, body: { decision } });
  await decide("declined");
  await clinic.run();
  const texts = (await clinic.read(olaPhone)).map((text) => text.split("?")[0]);
  expect(texts).toEqual([
    "Hi Ola, can you fill in for Kim Tan",
    expect.stringContaining("you need not fill in for Kim Tan on 12 Aug 2026 any more"),
  ]);
  expect((await rosterMessages()).filter(({ status }) => status === "called_off")).toMatchObject([
    { to_address: olaPhone, reason: "not_needed" },
  ]);
  // The gap comes back: then they may be asked anew.
  await decide("approved");
  expect((await dayOf(wednesday)).shifts[0].gaps[0].suggestions).toMatchObject([{ wasAsked: false }]);
  expect((await ask(wednesday)).body).toEqual({ isNew: true });
});

test("once somebody fills in, others who were asked are told; so are all when the absent one leaves [AGENT-4]", async () => {
  await connect();
  const { kim, ola } = await addBoth();
  const unaPhone = "+61491570159";
  const una = await add({ name: "Una Reid", phone: "0491 570 159", email: "", weekdays: [2] });
  await takeLeave(kim, wednesday);
  const wish = { date: wednesday, absentId: kim };
  await call("askToCover", { body: { ...wish, coverId: ola } });
  await call("askToCover", { body: { ...wish, coverId: una } });
  await clinic.run();
  expect((await call("coverShift", { body: { ...wish, coverId: una } })).status).toBe(201);
  expect(await subjectsTo(olaPhone)).toEqual(["Can you fill in?", "You need not fill in"]);
  expect(await subjectsTo(unaPhone)).toEqual(["Can you fill in?", "You fill in"]);
  await clinic.run();
  expect((await call("removeRosterMember", { params: { id: kim } })).status).toBe(200);
  expect(await subjectsTo(unaPhone)).toEqual(["Can you fill in?", "You fill in", "You need not fill in"]);
  expect(await subjectsTo(olaPhone)).toHaveLength(2);
});

test("each setting of the dialog acts: shifts, suggestions, leave, way of contact [AGENT-4]", async () => {
  await connect({ autoSuggestReplacements: false, reminderMethod: "email", weekdayShifts: "8-4, sometimes" });
  const { kim } = await addBoth();
  await takeLeave(kim, wednesday);
  await clinic.run();
  expect(await clinic.tasks()).toEqual([]);
  expect(await rosterMessages()).toMatchObject([{ channel: "email", to_address: "kim@staff.example" }]);
  const week = (await call("roster", { query: { week: wednesday } })).body;
  expect(week.shiftLabels).toEqual(["8:00 am to 4:00 pm"]);
  expect(week.notes[0]).toContain('"sometimes" could not be read as a shift');
  expect((await dayOf(wednesday)).shifts[0].gaps).toMatchObject([{ kind: "away", suggestions: [] }]);
  await connect({ trackLeave: false });
  expect((await dayOf(wednesday)).shifts[0]).toMatchObject({ people: [{ name: "Kim Tan" }], gaps: [] });
  const body = { memberId: kim, fromDate: "2026-08-20", toDate: "2026-08-20" };
  const refused = await call("askForLeave", { body });
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toMatchObject([
    { field: "memberId", message: expect.stringContaining("Track leave") },
  ]);
});

test("shifts go out on Friday at 3 pm and reports on Monday at 7 am, once each, not while paused [AGENT-4]", async () => {
  await connect();
  await addBoth();
  server().clock.set("2026-08-14T14:45:00+10:00");
  await look();
  expect(await rosterMessages()).toEqual([]);
  server().clock.set("2026-08-14T15:00:00+10:00");
  await call("changeOutreach", { body: { pausedAgents: ["5"] } });
  await look();
  expect(await rosterMessages()).toEqual([]);
  await call("changeOutreach", { body: { pausedAgents: [] } });
  await look();
  await look();
  const shifts = await rosterMessages();
  expect(shifts.map((one) => one.to_address).sort()).toEqual([kimPhone, olaPhone]);
  expect(shifts.find((one) => one.to_address === olaPhone)?.body).toContain(
    "Hi Ola, your shifts next week: Mon 17 Aug 2026, 8:00 am to 4:00 pm",
  );
  server().clock.set("2026-08-17T07:00:00+10:00");
  await look();
  await look();
  const reports = (await rosterMessages()).filter(({ channel }) => channel === "email");
  expect(reports).toMatchObject([
    {
      subject: "Weekly roster report from 10 Aug 2026",
      to_address: "reception@harbourstreet.example",
      body: expect.stringContaining("Kim Tan (Dental assistant): 40 h"),
    },
  ]);
});

test("the report of a week comes as CSV, and only to its own clinic [AGENT-4]", async () => {
  await connect();
  const { kim } = await addBoth();
  await takeLeave(kim, wednesday);
  const report = async (reader: string) => {
    const url = `/api/roster/report.csv?period=week&date=${wednesday}`;
    const headers = { authorization: `Bearer ${reader}` };
    return server().app.inject({ method: "GET", url, headers });
  };
  const { body, headers } = await report(clinic.token);
  expect(headers["content-disposition"]).toContain("roster-2026-08-10-2026-08-16.csv");
  expect(body).toContain("Kim Tan,Dental assistant,32,1,0");
  expect(body).toContain('2026-08-12,8:00 am to 4:00 pm,"Kim Tan away, nobody filled in"');
  const { token } = await server().signIn();
  expect((await report(token)).body).not.toContain("Kim Tan");
  const other = await server().call("removeRosterMember", { token, params: { id: kim } });
  expect(other.status).toBe(404);
  expect((await server().call("roster", { token })).body).toMatchObject({ isConnected: false, members: [] });
});

test.each([
  ["addRosterMember", { ...person(), name: " " }, "name"],
  ["addRosterMember", { ...person(), weekdays: [] }, "weekdays"],
  ["addRosterMember", { ...person(), role: "Wizard" }, "role"],
  ["addRosterMember", { ...person(), phone: "12" }, "phone"],
  ["addRosterMember", { ...person(), shift: 1 }, "shift"],
  ["addRosterMember", { ...person(), shift: 5 }, "shift"],
  ["addRosterMember", { ...person(), name: "\u3164" }, "name"],
  [
    "askForLeave",
    { memberId: "00000000-0000-7000-8000-000000000000", fromDate: "2026-08-13", toDate: "2026-08-12" },
    "toDate",
  ],
] as const)("%s names the field that is wrong [AGENT-4]", async (name, body, field) => {
  await connect();
  const refused = await call(name, { body });
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toMatchObject([{ field }]);
});
