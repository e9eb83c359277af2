import { beforeEach, expect, test } from "vitest";
import { download, importFile } from "../../../tests/support/import-file.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { type SignedInClinic, serverForThisFile, testNow } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();
beforeEach(() => server().clock.set(testNow));

const phone = "+61491570156";

async function visit({ token }: SignedInClinic, name: string, number = "0491 570 156") {
  const email = `${name.split(" ")[0]}@post.example`;
  const patientDetails = { name, phone: number, email };
  const body = {
    requestedDate: "2026-08-12",
    requestedTime: "10:00",
    patientDetails,
    notes: "Latex allergy",
  };
  const answer = await server().call("createAppointment", { token, body });
  expect(answer.status).toBe(201);
  return answer.body;
}

const plant = (statement: string) => rowsOf(server().database, statement);
const idOf = async ({ token }: SignedInClinic, name: string) => {
  const page = await server().call("listPatients", { token, query: { search: name } });
  return page.body.patients[0]?.id as string;
};

/** A call from the patient's number with words, a recording, a question and a task. */
async function ring({ scope }: SignedInClinic, number = phone) {
  const id = crypto.randomUUID();
  const at = testNow;
  const clinic = scope.clinicId;
  await plant(`insert into call (id, clinic_id, channel, direction, provider_call_id, from_number, started_at, seen_at, outcome)
    values ('${id}', '${clinic}', 'phone', 'inbound', '${id}', '${number}', '${at}', '${at}', 'message_taken')`);
  await plant(`insert into call_turn (clinic_id, call_id, seq, speaker, text, at, events, done)
    values ('${clinic}', '${id}', 1, 'caller', 'my tooth hurts', '${at}', '[]', '[]')`);
  await plant(`insert into unanswered_question (id, clinic_id, call_id, words, asked_at)
    values ('${crypto.randomUUID()}', '${clinic}', '${id}', 'do you do veneers', '${at}')`);
  await plant(`insert into voicemail (id, clinic_id, call_id, provider_recording_id, duration_seconds, created_at)
    values ('${crypto.randomUUID()}', '${clinic}', '${id}', 'RE${id}', 12, '${at}')`);
  await plant(`insert into task (id, clinic_id, kind, title, detail, phone, call_id, created_at)
    values ('${crypto.randomUUID()}', '${clinic}', 'callback', 'Ring back', 'tooth', '${number}', '${id}', '${at}')`);
  return id;
}

const count = async ({ scope }: SignedInClinic, table: string, where = "true") => {
  const [row] = await plant(
    `select count(*)::int as n from ${table} where clinic_id = '${scope.clinicId}' and ${where}`,
  );
  return row?.n;
};

/** The visit took place. */
async function over(clinic: SignedInClinic) {
  server().clock.set("2026-08-13T00:00:00Z");
  return clinic;
}

test("everything kept about a patient is given out, and nothing of another [PAT-3]", async () => {
  const clinic = await server().signIn();
  await visit(clinic, "Matilda Nguyen");
  await server().call("createPatient", {
    token: clinic.token,
    body: { name: "Otis Low", phone: "0491 570 158" },
  });
  await ring(clinic);
  await ring(clinic, "+61491570158");
  const text = await download(server(), clinic, "exportPatient", await idOf(clinic, "Matilda"));
  const everything = JSON.parse(text);
  expect(everything).toMatchObject({
    records: [{ name: "Matilda Nguyen", phone: "0491 570 156" }],
    visits: [{ date: "2026-08-12", time: "10:00", notes: "Latex allergy" }],
    calls: [{ words: [{ text: "my tooth hurts" }], recordings: [{ seconds: 12 }] }],
    tasks: [{ title: "Ring back" }],
  });
  expect(everything.messages.length).toBeGreaterThan(0);
  expect(text).not.toContain("Otis");
});

test("erasing leaves the visits that the law keeps, and takes words, recordings, messages and contacts [PAT-3]", async () => {
  const clinic = await server().signIn();
  await visit(clinic, "Matilda Nguyen");
  const callId = await ring(clinic);
  await over(clinic);
  const params = { id: await idOf(clinic, "Matilda") };
  const { body: preview } = await server().call("previewErasure", { token: clinic.token, params });
  expect(preview).toMatchObject({ visitsToCome: 0, visitsKept: 1, keptUntil: "2033-08-12", isShared: false });
  expect(preview.erased).toMatchObject({ visits: 0, calls: 1, recordings: 1, tasks: 1 });

  const erased = await server().call("erasePatient", { token: clinic.token, params });
  expect(erased.body).toEqual(preview);
  for (const table of ["call_turn", "unanswered_question", "voicemail", "message"])
    expect(await count(clinic, table), table).toBe(0);
  expect(await count(clinic, "activity", "not is_sample")).toBe(0);
  expect(await count(clinic, "task", `phone = '${phone}'`)).toBe(0);
  expect(await plant(`select from_number, state from call where id = '${callId}'`)).toEqual([
    { from_number: null, state: null },
  ]);
  // The sound is deleted at the provider by the job that every erased recording leaves.
  const [removal] = await plant(
    `select payload from job where kind = 'remove_recording' and payload ->> 'recordingId' = 'RE${callId}'`,
  );
  expect(removal).toBeDefined();
  const { body: record } = await server().call("getPatient", { token: clinic.token, params });
  expect(record).toMatchObject({
    name: "Matilda Nguyen",
    phone: null,
    email: null,
    visits: [{ requestedDate: "2026-08-12" }],
  });
  expect(
    await count(
      clinic,
      "appointment",
      "patient_phone = '' and patient_email is null and notes = 'Latex allergy'",
    ),
  ).toBe(1);
  // It is on record who did it, and the practice system hears nothing.
  const { body: audit } = await server().call("listAudit", {
    token: clinic.token,
    query: { subjectId: params.id },
  });
  expect(audit.entries.map(({ action }: { action: string }) => action)).toContain("erased");
  expect(await count(clinic, "pms_write")).toBe(0);
});

test("what test calls, the waitlist and imported files hold of a patient is erased with them [PAT-3]", async () => {
  const clinic = await server().signIn();
  const file = "Name,Mobile\nMatilda Nguyen,0491 570 156";
  const done = await importFile(server(), clinic, { kind: "patients", file });
  await visit(clinic, "Matilda Nguyen");
  const wish = {
    patientDetails: { name: "matilda nguyen", phone: "0491570156", email: "" },
    ...{ appointmentType: "Teeth Cleaning", fromDate: "2026-08-12", toDate: "2026-08-20", partOfDay: "any" },
  };
  expect((await server().call("joinWaitlist", { token: clinic.token, body: wish })).status).toBe(201);
  await plant(`insert into test_appointment (id, clinic_id, chair_id, instead_of, local_date, local_time, starts_at, ends_at,
      patient_name, patient_phone, appointment_type, status, created_at)
    select '${crypto.randomUUID()}', clinic_id, chair_id, id, local_date, '11:00', starts_at, ends_at,
      patient_name, patient_phone, appointment_type, status, created_at
      from appointment where clinic_id = '${clinic.scope.clinicId}'`);
  await over(clinic);
  const params = { id: await idOf(clinic, "Matilda") };
  expect((await server().call("erasePatient", { token: clinic.token, params })).status).toBe(200);
  for (const table of ["test_appointment", "waitlist_entry", "import_row"])
    expect(await count(clinic, table), table).toBe(0);
  const [kept] = await plant(`select columns, report, undo from data_import where id = '${done.id}'`);
  expect(JSON.stringify(kept)).not.toMatch(/Matilda|0491/);
});

test("of somebody who never came nothing is left [PAT-3]", async () => {
  const clinic = await server().signIn();
  const booked = await visit(clinic, "Ada Long");
  await server().call("cancelAppointment", {
    token: clinic.token,
    params: { id: booked.id },
    body: { reason: "" },
  });
  const params = { id: await idOf(clinic, "Ada") };
  expect((await server().call("erasePatient", { token: clinic.token, params })).status).toBe(200);
  expect((await server().call("getPatient", { token: clinic.token, params })).status).toBe(404);
  expect(await count(clinic, "appointment")).toBe(0);
  expect(await count(clinic, "message")).toBe(0);
});

test("who has a visit to come is not erased [PAT-3]", async () => {
  const clinic = await server().signIn();
  await visit(clinic, "Matilda Nguyen");
  const params = { id: await idOf(clinic, "Matilda") };
  const refused = await server().call("erasePatient", { token: clinic.token, params });
  expect(refused.status).toBe(409);
  expect(refused.body.detail).toBe("The patient has appointments to come. Cancel them first.");
  expect((await server().call("getPatient", { token: clinic.token, params })).body.phone).toBe(
    "0491 570 156",
  );
});

test("what a family’s number says of the others stays when one is erased [PAT-3]", async () => {
  const clinic = await server().signIn();
  await visit(clinic, "Matilda Nguyen");
  await server().call("createPatient", {
    token: clinic.token,
    body: { name: "Otis Nguyen", phone: "0491 570 156" },
  });
  const callId = await ring(clinic);
  await over(clinic);
  const params = { id: await idOf(clinic, "Matilda") };
  const erased = await server().call("erasePatient", { token: clinic.token, params });
  expect(erased.body).toMatchObject({ isShared: true, erased: { calls: 0 } });
  expect(await count(clinic, "call_turn", `call_id = '${callId}'`)).toBe(1);
  expect(
    (await server().call("getPatient", { token: clinic.token, params: { id: await idOf(clinic, "Otis") } }))
      .body.phone,
  ).toBe("0491 570 156");
});
