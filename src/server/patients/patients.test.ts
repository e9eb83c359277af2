import { expect, test } from "vitest";
import { adoptAppointments } from "#server/patients/service.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { type SignedInClinic, serverForThisFile } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();

interface Wish {
  name?: string;
  phone?: string;
  email?: string;
  date?: string;
  time?: string;
}

/** Wednesday, 12 August 2026, at ten unless told. */
async function book({ token }: SignedInClinic, wish: Wish = {}) {
  const { name = "Matilda Nguyen", phone = "0491 570 156", email = "", ...when } = wish;
  const { date: requestedDate = "2026-08-12", time: requestedTime = "10:00" } = when;
  const body = { requestedDate, requestedTime, patientDetails: { name, phone, email } };
  const answer = await server().call("createAppointment", { token, body });
  if (answer.status !== 201) throw new Error(`Booking answered ${answer.status}`);
  return answer.body.id as string;
}

const list = async ({ token }: SignedInClinic, search = "") =>
  (await server().call("listPatients", { token, query: { search } })).body;
const names = async (clinic: SignedInClinic, search = "") =>
  (await list(clinic, search)).patients.map(({ name }: { name: string }) => name);
const read = async ({ token }: SignedInClinic, id: string) =>
  (await server().call("getPatient", { token, params: { id } })).body;

test("a booking makes the patient's record, and the next one finds it again [PAT-1]", async () => {
  const clinic = await server().signIn();
  await book(clinic);
  const second = await book(clinic, { name: "matilda  nguyen", phone: "+61 491 570 156", time: "11:00" });
  const page = await list(clinic);
  expect(page.total).toBe(1);
  expect(page.patients[0]).toMatchObject({
    name: "Matilda Nguyen",
    appointmentCount: 2,
    lastVisit: null,
    nextVisit: { date: "2026-08-12", time: "10:00" },
    preferences: { sms: true, email: true, phone: true, reminders: true, recalls: true, promotions: false },
  });
  const patient = await read(clinic, page.patients[0].id);
  expect(patient.visits.map(({ requestedTime }: { requestedTime: string }) => requestedTime)).toEqual([
    "11:00",
    "10:00",
  ]);
  expect(patient.visits[0].id).toBe(second);
});

test("two bookings of a new patient at once make one record [PAT-1]", async () => {
  const clinic = await server().signIn();
  await Promise.all([
    book(clinic, { date: "2026-08-12" }),
    book(clinic, { date: "2026-08-13" }),
    book(clinic, { date: "2026-08-14" }),
  ]);
  expect((await list(clinic)).total).toBe(1);
});

test("a number that a family shares belongs to each of them [PAT-1]", async () => {
  const clinic = await server().signIn();
  await book(clinic);
  await book(clinic, { name: "Otis Nguyen", time: "11:00" });
  expect(await names(clinic)).toEqual(["Matilda Nguyen", "Otis Nguyen"]);
});

test("search bears typos, parts of a name, of a number and of an address [PAT-1]", async () => {
  const clinic = await server().signIn();
  await book(clinic, { email: "matilda@post.example" });
  await book(clinic, { name: "Giorgio Papadopoulos", phone: "(02) 5550 4410", time: "11:00" });
  for (const search of ["matlida", "nguyen", "Ngyuen", "MATILDA NGUYEN", "0491 570", "570156", "@post.ex"])
    expect(await names(clinic, search), search).toEqual(["Matilda Nguyen"]);
  for (const search of ["papadopolous", "Georgio", "5550 44"])
    expect(await names(clinic, search), search).toEqual(["Giorgio Papadopoulos"]);
  for (const search of ["Wellington", "999 999", "%", "_"])
    expect(await names(clinic, search), search).toEqual([]);
});

test("pages follow each other without a gap [PAT-1]", async () => {
  const clinic = await server().signIn();
  for (const [index, name] of ["Ada Low", "Ben Low", "Cy Low"].entries())
    await book(clinic, { name, time: `1${index}:00` });
  const page = (offset: string) =>
    server().call("listPatients", { token: clinic.token, query: { limit: "2", offset } });
  expect((await page("0")).body).toMatchObject({
    total: 3,
    patients: [{ name: "Ada Low" }, { name: "Ben Low" }],
  });
  expect((await page("2")).body).toMatchObject({ total: 3, patients: [{ name: "Cy Low" }] });
});

test("preferences and notes are kept; what is left out stays [PAT-1]", async () => {
  const clinic = await server().signIn();
  await book(clinic, { email: "matilda@post.example" });
  const { id } = (await list(clinic)).patients[0];
  const change = (body: object) =>
    server().call("updatePatient", { token: clinic.token, params: { id }, body });
  await change({ preferences: { sms: false }, notes: "Prefers mornings" });
  const { body } = await change({ preferences: { recalls: false }, dateOfBirth: "1990-02-28" });
  expect(body).toMatchObject({
    email: "matilda@post.example",
    notes: "Prefers mornings",
    dateOfBirth: "1990-02-28",
    preferences: { sms: false, recalls: false, email: true },
  });
  expect((await change({ email: "none" })).status).toBe(400);
  expect((await change({ preferences: { carrier: true } })).status).toBe(400);
});

test("duplicates are found, merged with all their visits, and the merge can be undone [PAT-1]", async () => {
  const clinic = await server().signIn();
  const { token } = clinic;
  await book(clinic);
  const moved = await book(clinic, { name: "Matilda Nguyn", email: "m@post.example", time: "11:00" });
  const [{ reason, patients }] = (await server().call("listDuplicatePatients", { token })).body;
  expect([reason, patients.map(({ name }: { name: string }) => name).sort()]).toEqual([
    "same_phone",
    ["Matilda Nguyen", "Matilda Nguyn"],
  ]);
  const byName = (name: string) => patients.find((one: { name: string }) => one.name === name);
  const [kept, other] = [byName("Matilda Nguyen"), byName("Matilda Nguyn")];
  const merged = await server().call("mergePatients", {
    ...{ token, params: { id: kept.id }, body: { mergedId: other.id } },
  });
  expect(merged.body.patient).toMatchObject({
    email: "m@post.example",
    appointmentCount: 2,
    merges: [{ id: merged.body.mergeId, mergedName: "Matilda Nguyn" }],
  });
  expect(await names(clinic)).toEqual(["Matilda Nguyen"]);
  expect((await server().call("listDuplicatePatients", { token })).body).toEqual([]);
  // Whoever books under the merged spelling is the kept patient.
  await book(clinic, { name: "Matilda Nguyn", time: "12:00" });
  expect((await read(clinic, kept.id)).appointmentCount).toBe(3);

  const undone = await server().call("undoPatientMerge", { token, params: { id: merged.body.mergeId } });
  expect(undone.body).toMatchObject({ id: kept.id, email: null, appointmentCount: 2, merges: [] });
  expect((await read(clinic, other.id)).visits.map(({ id }: { id: string }) => id)).toEqual([moved]);
  const again = await server().call("undoPatientMerge", { token, params: { id: merged.body.mergeId } });
  expect(again.status).toBe(404);
});

test("nobody sees, changes or merges another clinic's patient [PAT-1]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  await book(one);
  await book(other, { name: "Otis Low" });
  const [mine, theirs] = [(await list(one)).patients[0].id, (await list(other)).patients[0].id];
  const { token } = other;
  expect((await server().call("getPatient", { token, params: { id: mine } })).status).toBe(404);
  expect((await server().call("updatePatient", { token, params: { id: mine }, body: {} })).status).toBe(404);
  const merge = { token, params: { id: theirs }, body: { mergedId: mine } };
  expect((await server().call("mergePatients", merge)).status).toBe(404);
  expect(await names(one)).toEqual(["Matilda Nguyen"]);
});

test("appointments from before there were records get their patients [PAT-1]", async () => {
  const clinic = await server().signIn();
  await book(clinic);
  await book(clinic, { time: "11:00" });
  await rowsOf(
    server().database,
    `update appointment set patient_id = null where clinic_id = '${clinic.scope.clinicId}'`,
  );
  await rowsOf(server().database, `delete from patient where clinic_id = '${clinic.scope.clinicId}'`);
  expect(await names(clinic)).toEqual([]);
  while ((await adoptAppointments(server().database, server().clock)) > 0);
  expect((await list(clinic)).patients).toMatchObject([{ name: "Matilda Nguyen", appointmentCount: 2 }]);
});
