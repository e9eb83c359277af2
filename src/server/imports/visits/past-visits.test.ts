import { beforeEach, expect, test } from "vitest";
import {
  carryOut,
  checkFile,
  importFile,
  loadImport,
  sendFile,
} from "../../../../tests/support/import-file.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { type SignedInClinic, serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();

beforeEach(() => server().clock.set(testNow));

/** It is Tuesday, 11 August 2026, 11:42 at the clinic. Two of the visits overlap, as they may in an old book. */
const oldBook = [
  "Date,Time,Duration,Type,Status,Patient,Phone",
  "09/08/2026,10:00,30,Teeth Cleaning,Booked,Matilda Nguyen,0491 570 156",
  "07/08/2026,10:00,30,Teeth Cleaning,Booked,Giorgio Papadopoulos,02 5550 4410",
  "07/08/2026,10:15,30,Root Canal,,Ada Low,0491 570 158",
  "06/08/2026,15:00,30,Root Canal,Completed,Zoë Weiß,0491 570 157",
  "06/08/2026,16:00,30,Root Canal,Cancelled,Zoë Weiß,0491 570 157",
  "02/08/2026,15:00,30,Root Canal,Booked,Zoë Weiß,0491 570 157",
  "12/02/2026,09:30,45,Teeth Cleaning,,Matilda Nguyen,0491 570 156",
  "12/08/2026,10:00,30,Root Canal,Booked,Matilda Nguyen,0491 570 156",
].join("\n");

const ownRows = ({ scope }: Pick<SignedInClinic, "scope">, table: string) =>
  rowsOf(server().database, `select * from ${table} where clinic_id = '${scope.clinicId}'`);
const sumsOf = async (clinic: SignedInClinic) =>
  Promise.all(["appointment", "patient", "message", "task", "activity"].map((one) => ownRows(clinic, one)));
const list = async ({ token }: Pick<SignedInClinic, "token">) =>
  (await server().call("listAppointments", { token })).body;

test("visits of the last week come into the book unsettled, older ones into the records, and the report counts both [PAT-2] [APPT-16]", async () => {
  const clinic = await server().signIn();
  const before = await sumsOf(clinic);
  const id = await sendFile(server(), clinic, { kind: "appointments", file: oldBook });
  const counts = { made: 8, skipped: 0, toSettle: 3, onRecord: 2 };
  expect((await checkFile(server(), clinic, id)).tally).toMatchObject(counts);
  expect((await carryOut(server(), clinic, id, "runImport")).report.tally).toMatchObject(counts);

  const visits = await list(clinic);
  const told = visits.map((one: Record<string, unknown>) => [
    ...[one.requestedDate, one.patientName, one.status, one.attendance],
  ]);
  expect(told).toEqual([
    ["2026-08-06", "Zoë Weiß", "confirmed", "arrived"],
    ["2026-08-06", "Zoë Weiß", "cancelled", null],
    ["2026-08-07", "Giorgio Papadopoulos", "confirmed", null],
    ["2026-08-07", "Ada Low", "confirmed", null],
    ["2026-08-09", "Matilda Nguyen", "confirmed", null],
    ["2026-08-12", "Matilda Nguyen", "confirmed", null],
  ]);
  expect(visits.every(({ isImported }: { isImported: boolean }) => isImported)).toBe(true);

  await carryOut(server(), clinic, id, "undoImport");
  expect(await sumsOf(clinic)).toEqual(before);
});

test("a visit of yesterday that came with a file is settled like any other, and then outlasts an undo [PAT-2] [APPT-16]", async () => {
  const clinic = await server().signIn();
  const { id } = await importFile(server(), clinic, { kind: "appointments", file: oldBook });
  const ada = (await list(clinic)).find(
    ({ patientName }: { patientName: string }) => patientName === "Ada Low",
  );
  const visits = [{ id: ada.id, version: ada.version, attendance: null }];
  const settled = await server().call("settleAppointments", {
    ...{ token: clinic.token, body: { attendance: "no_show", visits } },
  });
  expect(settled.body).toEqual([{ id: ada.id, outcome: "marked" }]);
  await carryOut(server(), clinic, id, "undoImport");
  expect((await loadImport(server(), clinic, id)).undo).toMatchObject({ keptNames: ["Ada Low", "Ada Low"] });
  expect(await list(clinic)).toMatchObject([{ patientName: "Ada Low", attendance: "no_show" }]);
});
