import { beforeEach, expect, test } from "vitest";
import { importFile } from "../../../../tests/support/import-file.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let token: string;
let clinics = 0;
beforeEach(async () => {
  ({ token } = await server().signIn(`displaced-${++clinics}@clinic.example`));
});

const wednesday = "2026-08-12";
type Name = Parameters<ReturnType<typeof server>["call"]>[0];
const call = (name: Name, body?: unknown, id = "") =>
  server().call(name, { token, params: { id }, ...(body !== undefined && { body }) });
const book = async (requestedTime: string, over: object = {}): Promise<string> => {
  const booked = await call("createAppointment", {
    ...{ requestedDate: wednesday, requestedTime },
    ...{
      patientDetails: { name: `Somebody At ${requestedTime}`, phone: "0491 575 789", email: "" },
      ...over,
    },
  });
  expect(booked.status).toBe(201);
  return booked.body.id;
};
const patel = { name: "Dr Patel", role: "Dentist", weekdays: [1, 2, 3, 4, 5], takesBookings: true };
const displaced = async (): Promise<[string, string][]> =>
  (await call("displacedVisits")).body.map((each: { appointmentId: string; because: string }) => [
    each.appointmentId,
    each.because,
  ]);

test("a practitioner's other hours displace their visits to come, and the question before says how many [APPT-17]", async () => {
  const { id } = (await call("addPerson", patel)).body;
  await book("10:00");
  const afternoon = await book("15:00");
  expect(await displaced()).toEqual([]);
  const weekdays = [3];
  const hours = [{ weekday: 3, start: "09:00", end: "12:00" }];
  const asked = await call("visitsOutsideHours", { practitioner: { id, weekdays, hours } });
  expect(asked.body).toMatchObject({
    bookedVisits: 1,
    visits: [{ appointmentId: afternoon, time: "15:00" }],
  });
  expect(await displaced()).toEqual([]);
  expect((await call("changePerson", { ...patel, weekdays, hours }, id)).status).toBe(200);
  expect(await displaced()).toEqual([[afternoon, "outside_own_hours"]]);
  // They need moving already: asked once more, nobody is counted twice.
  const again = await call("visitsOutsideHours", { practitioner: { id, weekdays, hours } });
  expect(again.body.bookedVisits).toBe(0);
});

test("a weekday on which a practitioner is in no more displaces its visits until they are moved or cancelled [APPT-17]", async () => {
  const { id } = (await call("addPerson", patel)).body;
  const [moved, cancelled] = [await book("10:00"), await book("11:00")];
  await call("changePerson", { ...patel, weekdays: [1, 2, 4, 5] }, id);
  expect(await displaced()).toEqual([
    [moved, "outside_own_hours"],
    [cancelled, "outside_own_hours"],
  ]);
  await call("rescheduleAppointment", { requestedDate: "2026-08-13", requestedTime: "10:00" }, moved);
  await call("cancelAppointment", {}, cancelled);
  expect(await displaced()).toEqual([]);
});

test("the clinic's opening hours displace what lies outside, until they are as before [APPT-16]", async () => {
  const late = await book("16:00");
  const openingHours = (end: string) => ({
    ...{ weekdays: { start: "09:00", end }, weekends: { start: "", end: "" } },
  });
  const save = async (end: string) => {
    const clinic = { clinicName: "Harbour Street Dental", address: "12 Harbour Street" };
    const reach = { phoneNumber: "(02) 5550 4410", email: "desk@harbourstreet.example" };
    const body = { ...clinic, ...reach, businessHours: openingHours(end) };
    expect((await call("saveKnowledgeBase", body)).status).toBe(200);
  };
  const asked = await call("visitsOutsideHours", { openingHours: openingHours("16:15") });
  expect(asked.body).toMatchObject({ bookedVisits: 1, visits: [{ appointmentId: late }] });
  await save("16:15");
  expect(await displaced()).toEqual([[late, "outside_opening_hours"]]);
  await save("17:00");
  expect(await displaced()).toEqual([]);
});

test("a chair's other days displace its visits, those of other chairs stay; a chair that is gone too [APPT-16]", async () => {
  const chairId = (await call("addChair", { name: "Chair 2", weekdays: null })).body.id;
  await book("10:00");
  const second = await book("10:00", { chairId });
  const chair = { id: chairId, weekdays: [1, 2] };
  const asked = await call("visitsOutsideHours", { chair });
  expect(asked.body.visits).toMatchObject([{ appointmentId: second }]);
  await call("changeChair", { name: "Chair 2", weekdays: [1, 2] }, chairId);
  expect(await displaced()).toEqual([[second, "chair_not_used"]]);
  await call("changeChair", { name: "Chair 2", weekdays: null }, chairId);
  expect(await displaced()).toEqual([]);
  await call("removeChair", undefined, chairId);
  expect(await displaced()).toEqual([[second, "chair_gone"]]);
});

test("a practitioner who has left leaves visits to be moved; leave and closures name themselves [APPT-17]", async () => {
  const { id } = (await call("addPerson", patel)).body;
  const visit = await book("10:00");
  const day = { fromDate: wednesday, toDate: wednesday };
  const { leave } = (await call("addLeave", day, id)).body;
  expect(await displaced()).toEqual([[visit, "away"]]);
  await call("removeLeave", undefined, leave.id);
  const { closure } = (await call("addClosure", { ...day, reason: "Training" })).body;
  expect((await call("displacedVisits")).body).toMatchObject([{ because: "closed", name: "Training" }]);
  await call("removeClosure", undefined, closure.id);
  await call("removeRosterMember", undefined, id);
  expect(await displaced()).toEqual([[visit, "practitioner_gone"]]);
});

test("an afternoon closed every week displaces the visits of that day of the week [APPT-17]", async () => {
  await book("10:00");
  const late = await book("15:00");
  await book("15:00", { requestedDate: "2026-08-13" });
  const weekly = { fromDate: "2026-08-01", weekday: 3, fromTime: "13:00", toTime: "17:00", reason: "Study" };
  expect((await call("addClosure", weekly)).body.visits).toMatchObject([{ appointmentId: late }]);
  expect((await call("displacedVisits")).body).toMatchObject([
    { appointmentId: late, because: "closed", name: "Study" },
  ]);
});

test("nobody walks in while the clinic is closed, as it is every week [APPT-16]", async () => {
  const weekly = { fromDate: "2026-08-01", weekday: 2, fromTime: "11:00", toTime: "13:00", reason: "Study" };
  const { closure } = (await call("addClosure", weekly)).body;
  const patientDetails = { name: "Priya Raman", phone: "0491 575 789", email: "" };
  const walkIn = { requestedDate: "2026-08-11", requestedTime: "11:30", isWalkIn: true, patientDetails };
  expect((await call("createAppointment", walkIn)).status).toBe(409);
  await call("removeClosure", undefined, closure.id);
  expect((await call("createAppointment", walkIn)).status).toBe(201);
});

test("leave and closures of today count the visits that then need moving, not those under way [APPT-17]", async () => {
  const { id } = (await call("addPerson", patel)).body;
  const today = { requestedDate: "2026-08-11" };
  await book("11:30", { ...today, isWalkIn: true });
  const later = await book("15:00", today);
  const day = { fromDate: "2026-08-11", toDate: "2026-08-11" };
  const away = (await call("addLeave", day, id)).body;
  expect(away).toMatchObject({ bookedVisits: 1, visits: [{ appointmentId: later }] });
  expect(await displaced()).toEqual([[later, "away"]]);
  const shut = (await call("addClosure", { ...day, reason: "Flood" })).body;
  expect(shut.bookedVisits).toBe(1);
});

test("what an import brought outside the hours was meant so: changed hours displace the rest, a closure all [APPT-16]", async () => {
  const file = [
    "Patient;Phone;Date;Time;Treatment",
    "Early Bird;0491 570 156;12/08/2026;07:30;Check-up",
    "Late Riser;0491 570 157;12/08/2026;15:30;Check-up",
  ].join("\r\n");
  await importFile(server(), { token }, { kind: "appointments", file });
  const names = async () => {
    const { body } = await call("listAppointments");
    const all = body as { id: string; patientName: string }[];
    return (await displaced()).map(([id]) => all.find((each) => each.id === id)?.patientName);
  };
  expect(await names()).toEqual([]);
  const openingHours = { weekdays: { start: "09:00", end: "12:00" }, weekends: { start: "", end: "" } };
  const asked = await call("visitsOutsideHours", { openingHours });
  expect(asked.body.visits).toMatchObject([{ patientName: "Late Riser" }]);
  await call("addClosure", { fromDate: wednesday, toDate: wednesday, reason: "Training" });
  expect(await names()).toEqual(["Early Bird", "Late Riser"]);
});
