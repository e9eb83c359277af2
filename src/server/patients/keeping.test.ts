import { expect, test } from "vitest";
import { type SignedInClinic, serverForThisFile } from "../../../tests/support/test-server.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();

const details = (over: Record<string, unknown> = {}) => ({
  name: "Matilda Nguyen",
  phone: "0491 570 156",
  email: "",
  ...over,
});
const add = ({ token }: SignedInClinic, over: Record<string, unknown> = {}) =>
  server().call("createPatient", { token, body: details(over) });
const change = ({ token }: SignedInClinic, id: string, body: Record<string, unknown>) =>
  server().call("updatePatient", { token, params: { id }, body });
const total = async ({ token }: SignedInClinic) =>
  (await server().call("listPatients", { token })).body.total;

test("a patient who was added is the one that the next booking finds [PAT-1]", async () => {
  const clinic = await server().signIn();
  const added = await add(clinic, {
    ...{ email: "matilda@example.com", dateOfBirth: "1988-02-29", notes: "Anxious" },
    preferences: { sms: false },
  });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    ...{ name: "Matilda Nguyen", phone: "0491 570 156", email: "matilda@example.com" },
    ...{ dateOfBirth: "1988-02-29", notes: "Anxious", appointmentCount: 0, visits: [] },
  });
  expect(added.body.preferences).toMatchObject({ sms: false, email: true });
  await server().call("createAppointment", {
    token: clinic.token,
    body: {
      ...{ requestedDate: "2026-08-12", requestedTime: "10:00" },
      patientDetails: { name: "matilda nguyen", phone: "+61491570156", email: "" },
    },
  });
  expect(await total(clinic)).toBe(1);
});

test("the same name under the same number is refused, a relative is not [PAT-1]", async () => {
  const clinic = await server().signIn();
  const { body: first } = await add(clinic);
  const again = await add(clinic, { name: " MATILDA   nguyen ", phone: "+61 491 570 156" });
  expect([again.status, again.body.code]).toEqual([409, "patient_exists"]);
  const { status, body: brother } = await add(clinic, { name: "Minh Nguyen" });
  expect(status).toBe(201);
  const renamed = await change(clinic, brother.id, { name: "Matilda Nguyen" });
  expect([renamed.status, renamed.body.code]).toEqual([409, "patient_exists"]);
  expect((await change(clinic, first.id, { name: "matilda nguyen" })).status).toBe(200);
  expect(await total(clinic)).toBe(2);
});

test("of two desks that add the same patient at once one wins [PAT-1]", async () => {
  const clinic = await server().signIn();
  const replies = await Promise.all([add(clinic), add(clinic)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("a new number is kept and found, and what is left out stays [PAT-1]", async () => {
  const clinic = await server().signIn();
  const { body: patient } = await add(clinic, { email: "matilda@example.com", dateOfBirth: "1988-02-29" });
  const changed = await change(clinic, patient.id, { phone: "(02) 5550 4410" });
  expect(changed.body).toMatchObject({ phone: "(02) 5550 4410", email: "matilda@example.com" });
  const { token } = clinic;
  const found = await server().call("listPatients", { token, query: { search: "5550 4410" } });
  expect(found.body.total).toBe(1);
  const emptied = await change(clinic, patient.id, { email: "", dateOfBirth: null });
  expect(emptied.body).toMatchObject({ email: null, dateOfBirth: null, phone: "(02) 5550 4410" });
});

test.each([
  ["name", { name: "  " }, "Name is required"],
  ["phone", { phone: "12345" }, "Phone number must be at least 10 digits"],
  ["email", { email: "nobody" }, "Invalid email address"],
  ["dateOfBirth", { dateOfBirth: "2026-02-30" }, "There is no such day in the calendar"],
  ["dateOfBirth", { dateOfBirth: "1850-01-01" }, "Date of birth must be after 1900"],
  ["dateOfBirth", { dateOfBirth: "2026-08-12" }, "Date of birth cannot be in the future"],
])("what makes no sense is refused at its field: %s", async (field, over, message) => {
  const clinic = await server().signIn();
  const { body: patient } = await add(clinic, { name: "Somebody Else" });
  for (const refused of [await add(clinic, over), await change(clinic, patient.id, over)]) {
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0]).toEqual({ field, message });
  }
  expect(await total(clinic)).toBe(1);
});

test("another clinic's record cannot be changed", async () => {
  const [mine, other] = [await server().signIn(), await server().signIn()];
  const { body: patient } = await add(mine);
  expect((await change(other, patient.id, { name: "Mine" })).status).toBe(404);
  expect((await add(other)).status).toBe(201);
});
