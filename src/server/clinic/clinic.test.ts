import { expect, test } from "vitest";
import { withSeen } from "#contract/seen-state.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile } from "../../../tests/support/test-server.ts";
import { findClinicProfile } from "./service.ts";

const server = serverForThisFile();

const information = {
  clinicName: "Harbour Street Dental",
  address: "12 Harbour Street, Sydney NSW 2000",
  phoneNumber: "(02) 5550 4410",
  email: "hello@clinic.example",
  website: "https://clinic.example",
  businessHours: { weekdays: { start: "08:30", end: "17:30" }, weekends: { start: "", end: "" } },
  services: "Cleaning, Whitening , ,Implants",
  specializations: ["Orthodontics"],
  emergencyContact: "Dr Lee",
  emergencyHours: { available: true, contact: "0491 570 156", hours: "24 hours" },
  additionalInfo: "Parking behind the house",
};

const save = (token: string, over: object = {}) =>
  server().call("saveKnowledgeBase", { token, body: { ...information, ...over } });

/** Hears what the clinic's pages would be told. */
function heardBy(clinicId: string): string[] {
  const topics: string[] = [];
  server().database.onChange((id, change) => {
    if (id === clinicId) topics.push(change.topic);
  });
  return topics;
}

test("there is no knowledge base until one is saved; then it reads back, lists as lists [KB-3]", async () => {
  const { token } = await server().signIn();
  expect((await server().call("knowledgeBase", { token })).body).toBeNull();
  expect((await server().call("onboarding", { token })).body.knowledgeBaseCompleted).toBe(false);

  const saved = await save(token);
  expect(saved.status).toBe(200);
  const expected = {
    ...information,
    services: ["Cleaning", "Whitening", "Implants"],
    timeZone: "Australia/Sydney",
    updatedAt: expect.any(String),
  };
  expect(saved.body).toEqual(expected);
  expect((await server().call("knowledgeBase", { token })).body).toEqual(expected);
  expect((await server().call("onboarding", { token })).body.knowledgeBaseCompleted).toBe(true);
});

test("saving again replaces all of it [KB-3]", async () => {
  const { token } = await server().signIn();
  await save(token);
  await save(token, { services: [], website: "", clinicName: "Harbour Street" });
  const { body } = await server().call("knowledgeBase", { token });
  expect(body).toMatchObject({ services: [], website: "", clinicName: "Harbour Street" });
});

test("of two people who edit at once the second is told, and loses nothing of the first [KB-1]", async () => {
  const { token } = await server().signIn();
  const saveSeen = (seen: string, over: object) =>
    server().call("saveKnowledgeBase", { token, headers: withSeen(seen), body: { ...information, ...over } });
  const first = await saveSeen("none", {});
  expect(first.status).toBe(200);
  // Both began on this one, within the same millisecond.
  const seen = first.body.updatedAt;
  expect((await saveSeen(seen, { website: "theirs.example" })).status).toBe(200);
  const second = await saveSeen(seen, { additionalInfo: "Mine" });
  expect(second).toMatchObject({ status: 409, body: { code: "edit_conflict" } });
  const { body } = await server().call("knowledgeBase", { token });
  expect(body).toMatchObject({ website: "theirs.example", additionalInfo: information.additionalInfo });
  // Looked at, and saved on top of it; a program that says nothing of it goes on as before.
  expect((await saveSeen(body.updatedAt, { additionalInfo: "Mine" })).status).toBe(200);
  expect((await save(token)).status).toBe(200);
  expect((await saveSeen("none", {})).status).toBe(409);
});

test("of two who save at the same moment one is told [KB-1]", async () => {
  const { token } = await server().signIn();
  const both = await Promise.all(
    ["One", "Two"].map((clinicName) =>
      server().call("saveKnowledgeBase", {
        ...{ token, headers: withSeen("none") },
        body: { ...information, clinicName },
      }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("an unavailable emergency service keeps neither contact nor hours [KB-3]", async () => {
  const { token } = await server().signIn();
  const emergencyHours = { available: false, contact: "0491 570 156", hours: "24 hours" };
  const { body } = await save(token, { emergencyHours });
  expect(body.emergencyHours).toEqual({ available: false, contact: "", hours: "" });
});

test.each([
  ["clinicName", { clinicName: " " }, "Clinic name is required"],
  ["address", { address: "" }, "Address is required"],
  ["phoneNumber", { phoneNumber: "" }, "Phone number is required"],
  ["email", { email: "nobody" }, "Invalid email address"],
  ["timeZone", { timeZone: "Mars/Olympus" }, "Unknown time zone"],
  ["timeZone", { timeZone: "+10:00" }, "Unknown time zone"],
  [
    "businessHours.weekdays.start",
    { businessHours: { weekdays: { start: "", end: "" }, weekends: { start: "", end: "" } } },
    "Weekday hours are required",
  ],
  [
    "businessHours.weekdays.end",
    { businessHours: { weekdays: { start: "17:00", end: "09:00" }, weekends: { start: "", end: "" } } },
    "Closing time must be after opening time",
  ],
])("a wrong %s is named and nothing is saved [KB-1]", async (field, over, message) => {
  const { token } = await server().signIn();
  const refused = await save(token, over);
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toContainEqual({ field, message });
  expect((await server().call("knowledgeBase", { token })).body).toBeNull();
});

test("two clinics keep two knowledge bases, and nobody without a session keeps any", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  await save(one.token);
  expect((await server().call("knowledgeBase", { token: other.token })).body).toBeNull();
  await save(other.token, { clinicName: "Elsewhere Dental" });
  expect((await server().call("knowledgeBase", { token: one.token })).body.clinicName).toBe(
    "Harbour Street Dental",
  );
  expect((await server().call("saveKnowledgeBase", { body: information })).status).toBe(401);
});

test("other rooms see the default hours before, and the saved ones from the next question on [KB-2, KB-4]", async () => {
  const { token, scope } = await server().signIn();
  const profile = () => findClinicProfile(server().database.within(scope));
  expect(await profile()).toMatchObject({
    timeZone: "Australia/Sydney",
    assistantPaused: false,
    knowledgeBase: null,
    businessHours: {
      weekdays: { start: "09:00", end: "17:00" },
      weekends: { start: "09:00", end: "13:00" },
    },
  });
  await save(token);
  expect(await profile()).toMatchObject({
    businessHours: information.businessHours,
    knowledgeBase: { clinicName: "Harbour Street Dental" },
  });
});

test("every save tells the clinic's own pages and nobody else's", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  const [mine, theirs] = [heardBy(one.scope.clinicId), heardBy(other.scope.clinicId)];
  await save(one.token);
  await server().call("saveTeam", { token: one.token, body: { teamName: "Front desk", plan: "pro" } });
  await server().call("pauseAssistant", { token: one.token, body: { paused: true } });
  await expect
    .poll(() => [...new Set(mine)].sort())
    .toEqual(["assistant", "calls", "knowledge-base", "onboarding"]);
  expect(theirs).toEqual([]);
});

test("team name and plan are kept on the server [TEAM-3]", async () => {
  const { token } = await server().signIn();
  expect((await server().call("onboarding", { token })).body).toMatchObject({ teamName: null, plan: null });
  const { status, body } = await server().call("saveTeam", {
    token,
    body: { teamName: " Front desk ", plan: "standard" },
  });
  expect([status, body]).toMatchObject([200, { teamName: "Front desk", plan: "standard" }]);
  expect((await server().call("onboarding", { token })).body).toEqual(body);
});

test.each([
  [{ teamName: "", plan: "pro" }, "teamName"],
  [{ teamName: "Front desk", plan: "enterprise" }, "plan"],
  [{ plan: "pro" }, "teamName"],
])("a team of %j is refused [TEAM-2, TEAM-4]", async (body, field) => {
  const { token } = await server().signIn();
  const refused = await server().call("saveTeam", { token, body });
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toMatchObject([{ field }]);
});

test("the assistant stays paused until it is resumed, in this clinic only [DASH-4]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  const isPaused = async (token: string) => (await server().call("assistantStatus", { token })).body.paused;
  expect(await isPaused(one.token)).toBe(false);
  await server().call("pauseAssistant", { token: one.token, body: { paused: true } });
  expect([await isPaused(one.token), await isPaused(other.token)]).toEqual([true, false]);
  await server().call("pauseAssistant", { token: one.token, body: { paused: false } });
  expect(await isPaused(one.token)).toBe(false);
});

test("another time zone moves appointments to where the clinic's clock shows the same day and time", async () => {
  const { token, scope } = await server().signIn();
  const book = (requestedDate: string, requestedTime: string) =>
    server().call("createAppointment", {
      token,
      body: {
        ...{ requestedDate, requestedTime },
        patientDetails: { name: "Test Patient", phone: "0491 570 156" },
      },
    });
  // Neighbours pass over one another on the way; the last one lies behind the change to summer time.
  for (const time of ["10:00", "10:30", "11:00", "11:30", "12:00"]) await book("2026-08-12", time);
  expect((await book("2026-10-06", "09:00")).body.startsAt).toBe("2026-10-05T22:00:00.000Z");
  await save(token, { timeZone: "Australia/Perth" });
  const { body: moved } = await server().call("listAppointments", { token });
  expect(
    moved.map((a: Record<string, string>) => [a.requestedDate, a.requestedTime, a.startsAt, a.endsAt]),
  ).toEqual([
    ["2026-08-12", "10:00", "2026-08-12T02:00:00.000Z", "2026-08-12T02:30:00.000Z"],
    ["2026-08-12", "10:30", "2026-08-12T02:30:00.000Z", "2026-08-12T03:00:00.000Z"],
    ["2026-08-12", "11:00", "2026-08-12T03:00:00.000Z", "2026-08-12T03:30:00.000Z"],
    ["2026-08-12", "11:30", "2026-08-12T03:30:00.000Z", "2026-08-12T04:00:00.000Z"],
    ["2026-08-12", "12:00", "2026-08-12T04:00:00.000Z", "2026-08-12T04:30:00.000Z"],
    ["2026-10-06", "09:00", "2026-10-06T01:00:00.000Z", "2026-10-06T01:30:00.000Z"],
  ]);
  expect((await findClinicProfile(server().database.within(scope))).timeZone).toBe("Australia/Perth");

  // The freed instants can be booked, the new ones cannot.
  expect((await book("2026-08-12", "10:00")).body.code).toBe("slot_taken");
  // Saved again without a zone, the zone stays.
  await save(token);
  expect((await server().call("onboarding", { token })).body.timeZone).toBe("Australia/Perth");
});

test("a zone in which two appointments would meet is refused and changes nothing", async () => {
  const { token } = await server().signIn();
  const allDay = { start: "00:00", end: "23:30" };
  const businessHours = { weekdays: allDay, weekends: allDay };
  await save(token, { timeZone: "Africa/Abidjan", businessHours });
  // On 4 October 2026 the clocks of Sydney skip 02:30, which PostgreSQL reads as 03:30.
  for (const requestedTime of ["02:30", "03:30"]) {
    const patientDetails = { name: "Test Patient", phone: "0491 570 156" };
    const body = { requestedDate: "2026-10-04", requestedTime, patientDetails };
    expect((await server().call("createAppointment", { token, body })).status).toBe(201);
  }
  const before = (await server().call("listAppointments", { token })).body;
  const refused = await save(token, { timeZone: "Australia/Sydney", clinicName: "Elsewhere" });
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toMatchObject([{ field: "timeZone" }]);
  expect((await server().call("listAppointments", { token })).body).toEqual(before);
  expect((await server().call("knowledgeBase", { token })).body).toMatchObject({
    ...{ clinicName: "Harbour Street Dental", timeZone: "Africa/Abidjan" },
  });
});

test("a zone is kept under its own name, however it was written", async () => {
  const { token } = await server().signIn();
  expect((await save(token, { timeZone: "australia/adelaide" })).body.timeZone).toBe("Australia/Adelaide");
});

test("what staff change about the assistant stands in the log, a repeat does not [LOG-2]", async () => {
  const { token } = await server().signIn();
  await server().call("clearSamples", { token });
  await save(token);
  for (const paused of [true, true, false]) {
    server().clock.advance(1_000);
    await server().call("pauseAssistant", { token, body: { paused } });
  }
  const { entries } = (await server().call("listCallLogs", { token, query: { type: "system" } })).body;
  expect(entries.map((e: Record<string, unknown>) => [e.workflow, e.status, e.isSample])).toEqual([
    ["Assistant · Resumed", "Success", false],
    ["Assistant · Paused", "Success", false],
    ["Knowledge base · Published", "Success", false],
  ]);
});

interface Sample extends Record<string, unknown> {
  isSample: boolean;
}

test("a new workspace has eight log entries, three activities and three numbers, all marked as samples [LOG-1, DASH-5, PHONE-1]", async () => {
  const { token, scope } = await server().signIn();
  const { body: log } = await server().call("listCallLogs", { token });
  expect(log.entries).toHaveLength(8);
  expect(log.entries.every((entry: Sample) => entry.isSample)).toBe(true);
  expect(new Set(log.entries.map((entry: Sample) => entry.type))).toEqual(
    new Set(["call", "system", "error"]),
  );
  const statuses = new Set(log.entries.map((entry: Sample) => entry.status));
  for (const status of ["Completed", "Success", "Resolved"]) expect(statuses).toContain(status);
  for (const { startedAt } of log.entries) expect(Date.parse(startedAt)).toBeLessThan(server().clock.now());

  const { body: activities } = await server().call("recentActivity", { token });
  expect(activities.map((a: Sample) => [a.type, a.isSample])).toEqual([
    ["booking", true],
    ["reminder", true],
    ["escalation", true],
  ]);
  const numbers = await rowsOf<Record<string, string>>(
    server().database,
    `select e164, country, state, provider, lines, status from phone_number
      where clinic_id = '${scope.clinicId}' and is_sample order by added_at`,
  );
  expect(numbers.map((n) => [n.country, n.state, n.provider, n.lines, n.status])).toEqual([
    ["Australia", "nsw", "telstra", "2", "Connected"],
    ["Australia", "vic", "optus", "1", "Connected"],
    ["Australia", "qld", "vodafone", "3", "Connected"],
  ]);
  // ACMA keeps 5550 xxxx in every region for fiction.
  for (const { e164 } of numbers) expect(e164).toMatch(/^\+61[237]5550\d{4}$/);
});

test("clearing the samples removes them all, in this clinic only, and stays done [DASH-5]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  expect((await server().call("clearSamples", { token: one.token })).status).toBe(200);
  expect((await server().call("listCallLogs", { token: one.token })).body.entries).toEqual([]);
  expect((await server().call("recentActivity", { token: one.token })).body).toEqual([]);
  expect((await server().call("clinicOverview", { token: one.token })).body).toMatchObject({
    todayCallVolume: 0,
    patientReactivationRate: "0%",
  });
  expect((await server().call("listCallLogs", { token: other.token })).body.entries).toHaveLength(8);
  await server().signIn(one.user.email);
  expect((await server().call("listCallLogs", { token: one.token })).body.entries).toEqual([]);
});
