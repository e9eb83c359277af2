import { beforeEach, expect, test } from "vitest";
import type { Treatment } from "#contract/clinic/treatments.ts";
import { newId } from "#kernel/ids.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();

beforeEach(() => server().clock.set(testNow));

const nowhere = { phone: false, web: false, staff: false };

test("treatments that are hidden together can be booked by nobody, and come back as they were [APPT-17] [APPT-13]", async () => {
  const { token } = await server().signIn();
  const call = (name: "offerTreatments" | "createAppointment", body: object) =>
    server().call(name, { token, body });
  const inBook = async (): Promise<Treatment[]> =>
    (await server().call("opening", { token })).body.treatments;
  const before = await inBook();
  const [rootCanal, xRay] = ["Root Canal", "X-Ray/Imaging"].map((type) =>
    before.find(({ name }) => name === type),
  ) as [Treatment, Treatment];
  const hidden = [rootCanal, xRay].map(({ id }) => ({ id, mayBook: nowhere }));
  expect((await call("offerTreatments", { treatments: hidden })).status).toBe(200);
  const patientDetails = { name: "Ada Low", phone: "0491 570 158" };
  const visit = { requestedDate: "2026-08-12", requestedTime: "10:00", patientDetails };
  const refused = await call("createAppointment", { ...visit, appointmentType: "Root Canal" });
  expect(refused.body.detail).toContain("Staff do not book this treatment");

  const back = [rootCanal, xRay].map(({ id, mayBook }) => ({ id, mayBook }));
  expect((await call("offerTreatments", { treatments: back })).status).toBe(200);
  expect(await inBook()).toEqual(before);
});

test("where one of them is gone, none is changed [APPT-17]", async () => {
  const { token } = await server().signIn();
  const before = (await server().call("opening", { token })).body;
  const treatments = [before.treatments[3].id, newId(Date.parse(testNow))].map((id) => ({
    id,
    mayBook: nowhere,
  }));
  expect((await server().call("offerTreatments", { token, body: { treatments } })).status).toBe(404);
  expect((await server().call("opening", { token })).body).toEqual(before);
});
