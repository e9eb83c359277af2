import { beforeEach, expect, test } from "vitest";
import { newId } from "#kernel/ids.ts";
import {
  carryOut,
  checkFile,
  download,
  importFile,
  loadImport,
  sendFile,
} from "../../../tests/support/import-file.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { type SignedInClinic, serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { textingClinic } from "../../../tests/support/texting-patient.ts";
import { importJobs } from "./jobs.ts";

const server = serverForThisFile();

beforeEach(() => server().clock.set(testNow));

const patients = async ({ token }: SignedInClinic) =>
  (await server().call("listPatients", { token, query: { limit: "200" } })).body.patients;
const people = async (clinic: SignedInClinic) =>
  (await patients(clinic)).map(({ name, phone }: { name: string; phone: string | null }) => [name, phone]);

/** Every row of every table that an import is not itself about, digested. */
async function dump(): Promise<Record<string, string>> {
  const connection = server().database.acrossClinics().$client;
  const own = ["data_import", "import_row", "import_part", "job", "audit_entry", "session", "health_sample"];
  const { rows: tables } = await connection.query(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables.filter((table: { name: string }) => !own.includes(table.name))) {
    const { rows } = await connection.query(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
    );
    sums[name] = rows[0].sum;
  }
  return sums;
}

const ownRows = ({ scope }: SignedInClinic, table: string) =>
  rowsOf(server().database, `select * from ${table} where clinic_id = '${scope.clinicId}'`);

/** What is forgotten after a day has been forgotten. */
async function dayLater(): Promise<void> {
  server().clock.set("2026-08-12T03:00:00Z");
  const { forget_import_rows: forget } = importJobs({ ...server(), watch: null }).handlers;
  const job = {
    id: newId(Date.parse(testNow)),
    kind: "forget_import_rows",
    clinicId: null,
    payload: {},
    attempt: 1,
  };
  const { signal } = new AbortController();
  expect(await forget?.({ ...job, isLastAttempt: false, signal })).toEqual({ ok: true });
}

const patientFile = [
  "First Name,Surname,Mobile,DOB,Email,Notes",
  "Matilda,Nguyen,0491 570 156,3/04/1988,matilda@post.example,Prefers mornings",
  "Giorgio,Papadopoulos,(02) 5550 4410,12/11/1951,,",
  "Matilda,Nguyen,0491570156,,,",
  ",,0491 570 157,,,",
  "=1+1,Low,0491 570 158,,,",
].join("\n");

test("a file of patients is shown before it is imported: made, changed and left out, and why [PAT-2]", async () => {
  const clinic = await server().signIn();
  const id = await sendFile(server(), clinic, { kind: "patients", file: patientFile });
  const read = await loadImport(server(), clinic, id);
  expect(read).toMatchObject({
    status: "read",
    rowCount: 5,
    encoding: "UTF-8",
    mapping: ["firstName", "lastName", "phone", "dateOfBirth", "email", "notes"],
  });
  const report = await checkFile(server(), clinic, id);
  expect(report.tally).toMatchObject({ made: 2, changed: 0, same: 0, skipped: 3, patientsMade: 0 });
  expect(report.skipped.map(({ line, detail }) => [line, detail])).toEqual([
    [4, "The same person as on line 2"],
    [5, "The patient’s name is missing"],
    [6, "Column “First Name” holds a formula"],
  ]);
  expect(await people(clinic)).toEqual([]);

  const done = await carryOut(server(), clinic, id, "runImport");
  expect(done).toMatchObject({ status: "done", report: { tally: report.tally } });
  const [first] = await patients(clinic);
  expect(first).toMatchObject({ name: "Giorgio Papadopoulos", dateOfBirth: "1951-11-12" });
  expect(await people(clinic)).toHaveLength(2);
});

test("a row with a cell that is none of its column comes in without it, and the screen says which [PAT-2]", async () => {
  const clinic = await server().signIn();
  const file = [
    "Name,Mobile,DOB,Email",
    "Ada Low,ring her son,1/02/2199,ada@@post",
    "Bo Lund,12345,3/04/1988,bo@post.example",
  ].join("\n");
  const { report } = await importFile(server(), clinic, { kind: "patients", file });
  expect(report.tally).toMatchObject({ made: 2, skipped: 0 });
  expect(report.cells).toEqual([
    { reason: "“Mobile” is no phone number", count: 2 },
    { reason: "“DOB” lies in the future", count: 1 },
    { reason: "“Email” is no email address", count: 1 },
  ]);
  expect(JSON.stringify(report.withoutCells)).toContain("“Mobile” is no phone number: “12345”");
  const all = await patients(clinic);
  expect(all).toHaveLength(2);
  expect(all.find(({ name }: { name: string }) => name === "Bo Lund")).toMatchObject({
    email: "bo@post.example",
    dateOfBirth: "1988-04-03",
  });
});

test("somebody on record gets what is missing, and nothing that is there is written over [PAT-2]", async () => {
  const clinic = await server().signIn();
  const body = { name: "Matilda Nguyen", phone: "0491 570 156", notes: "Afraid of needles" };
  await server().call("createPatient", { token: clinic.token, body });
  const before = await dump();
  const done = await importFile(server(), clinic, { kind: "patients", file: patientFile });
  expect(done.report.tally).toMatchObject({ made: 1, changed: 1 });
  expect(done.report.changed).toEqual([
    { line: 2, title: "Matilda Nguyen", detail: "Gets email, date of birth" },
  ]);
  const matilda = (await patients(clinic)).find(({ name }: { name: string }) => name === "Matilda Nguyen");
  expect(matilda).toMatchObject({ dateOfBirth: "1988-04-03", notes: "Afraid of needles" });

  const undone = await carryOut(server(), clinic, done.id, "undoImport");
  expect(undone).toMatchObject({ status: "undone", undo: { removed: 1, restored: 1, kept: 0 } });
  expect(await dump()).toEqual(before);
});

const visitFile = [
  "Appointment Date,Start time,Duration,Type,Status,Patient,Phone,Provider",
  "12/02/2026,9:30 am,45,Teeth Cleaning,Completed,Matilda Nguyen,0491 570 156,Dr Ada Ross",
  "12/02/2026,9:30 am,45,Teeth Cleaning,Completed,Giorgio Papadopoulos,02 5550 4410,Dr Ada Ross",
  "13/02/2026,10:00,30,Root Canal,Did not attend,Giorgio Papadopoulos,02 5550 4410,",
  "12/08/2026,10:00,30,Root Canal,Booked,Matilda Nguyen,0491 570 156,",
  "12/08/2026,10:15,30,Root Canal,Booked,Giorgio Papadopoulos,02 5550 4410,",
  "12/02/2026,9:30 am,45,Teeth Cleaning,Completed,Matilda Nguyen,0491 570 156,Dr Ada Ross",
].join("\r\n");

test("visits come in with their patients, past ones side by side, those to come never two in a chair [PAT-2]", async () => {
  const clinic = await server().signIn();
  const before = await dump();
  const id = await sendFile(server(), clinic, { kind: "appointments", file: visitFile });
  const report = await checkFile(server(), clinic, id);
  expect(report.tally).toMatchObject({ made: 4, changed: 0, same: 0, skipped: 2, patientsMade: 2 });
  expect(report.reasons.map(({ reason }) => reason)).toEqual([
    "No chair is free at that time",
    "The visit is in the book already",
  ]);
  expect(report.unknown.practitioners).toEqual(["Dr Ada Ross"]);
  const done = await carryOut(server(), clinic, id, "runImport");
  expect(done.report.tally).toEqual(report.tally);

  const visits = await ownRows(clinic, "appointment");
  expect(visits.map((row) => [row.patient_name, row.attendance]).toSorted()).toEqual([
    ["Giorgio Papadopoulos", "arrived"],
    ["Giorgio Papadopoulos", "no_show"],
    ["Matilda Nguyen", null],
    ["Matilda Nguyen", "arrived"],
  ]);
  // Nobody was written to, and the practice system hears nothing.
  expect(await ownRows(clinic, "message")).toEqual([]);
  expect(await ownRows(clinic, "pms_write")).toEqual([]);
  // The time that came in is taken.
  const again = { requestedDate: "2026-08-12", requestedTime: "10:00" };
  const patientDetails = { name: "Ada Low", phone: "0491 570 158" };
  const booked = await server().call("createAppointment", {
    token: clinic.token,
    body: { ...again, patientDetails },
  });
  expect(booked.status).toBe(409);

  const undone = await carryOut(server(), clinic, id, "undoImport");
  expect(undone).toMatchObject({ status: "undone", undo: { removed: 6, kept: 0 } });
  expect(await dump()).toEqual(before);
});

test("a second import of the same file changes nothing [PAT-2]", async () => {
  const clinic = await server().signIn();
  await importFile(server(), clinic, { kind: "appointments", file: visitFile });
  await importFile(server(), clinic, { kind: "patients", file: patientFile });
  const before = await dump();
  const again = await importFile(server(), clinic, { kind: "patients", file: patientFile });
  expect(again.report.tally).toMatchObject({ made: 0, changed: 0, same: 2 });
  const visits = await importFile(server(), clinic, { kind: "appointments", file: visitFile });
  expect(visits.report.tally).toMatchObject({ made: 0, patientsMade: 0, skipped: 6 });
  expect(await dump()).toEqual(before);
});

test("what was changed since the import stays when it is undone, and is named [PAT-2]", async () => {
  const clinic = await server().signIn();
  const done = await importFile(server(), clinic, { kind: "patients", file: patientFile });
  const [giorgio] = await patients(clinic);
  const change = { params: { id: giorgio.id }, body: { notes: "Rings back on Mondays" } };
  await server().call("updatePatient", { token: clinic.token, ...change });
  const undone = await carryOut(server(), clinic, done.id, "undoImport");
  expect(undone.undo).toEqual({ removed: 1, restored: 0, kept: 1, keptNames: ["Giorgio Papadopoulos"] });
  expect(await people(clinic)).toEqual([["Giorgio Papadopoulos", "(02) 5550 4410"]]);
});

test("after a day an import stands and its rows are forgotten [PAT-2]", async () => {
  const clinic = await server().signIn();
  const done = await importFile(server(), clinic, { kind: "patients", file: patientFile });
  await dayLater();
  const now = await loadImport(server(), clinic, done.id);
  expect(now).toMatchObject({ status: "done", undoUntil: null, report: { made: [], skipped: [] } });
  expect(await ownRows(clinic, "import_row")).toEqual([]);
  expect(JSON.stringify(await ownRows(clinic, "data_import"))).not.toMatch(/Nguyen|0491/);
  const refused = await server().call("undoImport", { token: clinic.token, params: { id: done.id } });
  expect(refused.status).toBe(409);
});

test("after a day nobody's name stays in an import that was undone either [PAT-2] [PAT-3]", async () => {
  const clinic = await server().signIn();
  const done = await importFile(server(), clinic, { kind: "patients", file: patientFile });
  const [giorgio] = await patients(clinic);
  const change = { params: { id: giorgio.id }, body: { notes: "Rings back on Mondays" } };
  await server().call("updatePatient", { token: clinic.token, ...change });
  await carryOut(server(), clinic, done.id, "undoImport");
  await dayLater();
  expect((await loadImport(server(), clinic, done.id)).undo).toMatchObject({ kept: 1, keptNames: [] });
  expect(JSON.stringify(await ownRows(clinic, "data_import"))).not.toMatch(/Papadopoulos|Nguyen|0491/);
});

test("taking an import back leaves whoever a later import found in its file as well [PAT-2]", async () => {
  const clinic = await server().signIn();
  const first = await importFile(server(), clinic, { kind: "patients", file: patientFile });
  await importFile(server(), clinic, { kind: "patients", file: patientFile });
  const before = await people(clinic);
  await carryOut(server(), clinic, first.id, "undoImport");
  expect(await people(clinic)).toEqual(before);
  const { undo } = await loadImport(server(), clinic, first.id);
  expect(undo).toMatchObject({ removed: 0, kept: before.length });
});

test("what is begun when the day is nearly over comes to its end [PAT-2]", async () => {
  const clinic = await server().signIn();
  const late = await sendFile(server(), clinic, { kind: "patients", file: patientFile });
  await checkFile(server(), clinic, late);
  const done = await importFile(server(), clinic, { kind: "appointments", file: visitFile });
  const begun = async (name: "undoImport" | "runImport", id: string) =>
    expect((await server().call(name, { token: clinic.token, params: { id } })).status).toBe(200);
  await begun("undoImport", done.id);
  await begun("runImport", late);
  // Nobody was at work until the day was over.
  await dayLater();
  await server().worker.runDue();
  expect(await loadImport(server(), clinic, done.id)).toMatchObject({ status: "undone" });
  expect(await loadImport(server(), clinic, late)).toMatchObject({ status: "done", rowCount: 5 });
  // Whichever of the two came first: what stands in the file that was imported stands.
  expect((await people(clinic)).map(([name]: [string]) => name).toSorted()).toEqual([
    ...["Giorgio Papadopoulos", "Matilda Nguyen"],
  ]);
});

test("a hostile file loses nothing but its bad rows, each named with its line and column [PAT-2]", async () => {
  const clinic = await server().signIn();
  const long = "z".repeat(10_000_000);
  const file = Buffer.concat([
    Buffer.from("Name;Phone;Notes\n"),
    Buffer.from("Zoë Weiß;0491 570 156;fine\n"),
    Buffer.from("Ren\xe9e Dubois;0491 570 157;from an older file\n", "latin1"),
    Buffer.from('=HYPERLINK("http://x");0491 570 158;\n'),
    Buffer.from(`Otis Long;0491 570 159;${long}\n`),
    Buffer.from('Cy Open;0491 570 110;"never closed\n'),
    Buffer.from("Nul\0 Byte;0491 570 111;\n"),
    Buffer.from("Too;many;cells;here\n"),
    Buffer.from("Ben Last;+61 491 570 112;- a list\n"),
  ]);
  const done = await importFile(server(), clinic, { kind: "patients", file });
  expect(done.report.tally).toMatchObject({ made: 3, skipped: 5 });
  expect((await people(clinic)).map(([name]: [string]) => name)).toEqual([
    "Ben Last",
    "Renée Dubois",
    "Zoë Weiß",
  ]);
  expect(
    done.report.skipped.map(({ line, detail }: { line: number; detail: string }) => [line, detail]),
  ).toEqual([
    [4, "Column “Name” holds a formula"],
    [5, "Column “Notes” holds more than 10,000 characters"],
    [6, "A quotation mark is opened and never closed"],
    [7, "Column “Name” holds a character that cannot be kept"],
    [8, "The row has more or fewer cells than the heading"],
  ]);
  const left = await download(server(), clinic, "exportSkippedRows", done.id);
  expect(left).toContain("Name,Phone,Notes,Line,Left out because");
  expect(left).toContain("'=HYPERLINK");
});

test("recall finds who was last seen in the imported book [PAT-2]", async () => {
  const clinic = await textingClinic(server(), "https://desk.example");
  const old = visitFile.split("\r\n").slice(0, 2).join("\n").replace("12/02/2026", "12/02/2025");
  await importFile(server(), clinic, { kind: "appointments", file: old });
  const body = {
    ...{ agentId: "2", phoneNumber: "+61255504410", appointmentTypes: [], recallDelay: "6 months" },
    ...{ maxAttempts: "2", channels: ["SMS"], offerSlots: false, escalationMethod: "notify" },
  };
  const saved = await server().call("saveAgentConfiguration", {
    token: clinic.token,
    params: { agentId: "2" },
    body,
  });
  expect(saved.status).toBe(200);
  const { body: preview } = await server().call("previewOutreach", {
    token: clinic.token,
    params: { agentId: "2" },
  });
  expect(preview.contacts).toMatchObject([
    { name: "Matilda Nguyen", why: expect.stringContaining("12 Feb 2025") },
  ]);
});

test("what goes out comes in again unchanged [PAT-2]", async () => {
  const clinic = await server().signIn();
  await importFile(server(), clinic, { kind: "appointments", file: visitFile });
  await importFile(server(), clinic, { kind: "patients", file: patientFile });
  const people = await download(server(), clinic, "exportPatients");
  const visits = await download(server(), clinic, "exportAppointments");
  const other = await server().signIn();
  await importFile(server(), other, { kind: "patients", file: people });
  await importFile(server(), other, { kind: "appointments", file: visits });
  expect(linesOf(await download(server(), other, "exportPatients"))).toEqual(linesOf(people));
  expect(linesOf(await download(server(), other, "exportAppointments"))).toEqual(linesOf(visits));
});

const linesOf = (csv: string) => csv.split("\r\n").toSorted();

test("no clinic sees another’s import [PAT-2]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  const id = await sendFile(server(), one, { kind: "patients", file: patientFile });
  for (const call of ["getImport", "runImport", "undoImport", "discardImport", "exportSkippedRows"] as const)
    expect((await server().call(call, { token: other.token, params: { id } })).status, call).toBe(404);
});
