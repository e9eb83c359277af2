import { afterAll, beforeEach, expect, test } from "vitest";
import { startFhirServer } from "../../../tests/support/fhir-server.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../tests/support/texting-patient.ts";

/* A visit that the clinic keeps in its practice system alone; the system is a FHIR stand-in. */
const fhir = await startFhirServer();
afterAll(() => fhir.close());
const server = serverForThisFile({ env: { FHIR_BASE_URL: fhir.baseUrl, FHIR_TOKEN: "fhir-token" } });

const [priya, lee] = ["+61491570156", "+61491570157"];
let practices = 0;
let clinic: TextingClinic;
beforeEach(async () => {
  fhir.reset();
  server().clock.set(testNow);
  server().texts.sent.length = 0;
  clinic = await textingClinic(server());
  const form = {
    ...{ environment: "production", deploymentType: "cloud", pmsVendor: "centaur", pmsProduct: "dental4web" },
    ...{
      pmsVersion: "",
      pmsId: `CRN-${++practices}`,
      practiceName: "Harbour Street Dental",
      adapter: "fhir",
    },
  };
  expect((await call("connectPms", form)).body.connectionStatus).toBe("connected");
});

const call = (name: Parameters<ReturnType<typeof server>["call"]>[0], body?: unknown) =>
  server().call(name, { token: clinic.token, ...(body !== undefined && { body }) });
const visitThere = (start: string, end: string) =>
  fhir.put({ resourceType: "Appointment", status: "booked", start, end });
const join = async (name: string, phone: string) => {
  const patientDetails = { name, phone, email: "" };
  await call("joinWaitlist", { fromDate: "2026-08-12", patientDetails });
  server().clock.advance(60_000);
};
const later = async (minutes: number) => {
  server().clock.advance(minutes * 60_000);
  await clinic.run();
};

test("a time that comes free in the practice system is offered too, all of it [APPT-20]", async () => {
  // 10:00 to 11:00 in Sydney.
  const visit = visitThere("2026-08-13T00:00:00Z", "2026-08-13T01:00:00Z");
  await call("syncPms");
  await join("Priya Raman", priya);
  await join("Lee Wong", lee);
  fhir.put({ ...visit, status: "cancelled" });
  // The book is read every five minutes; nobody at the desk does anything.
  await later(6);
  expect((await call("waitlistOffers")).body.freedTimes).toMatchObject([
    { date: "2026-08-13", time: "10:00", durationMinutes: 60, status: "open" },
  ]);
  await later(3);
  expect(await clinic.read(priya)).toEqual([expect.stringContaining("Thursday 13 August at 10:00 am")]);
  await clinic.reply("YES", { from: priya });
  expect(await clinic.read(lee)).toEqual([expect.stringContaining("Thursday 13 August at 10:30 am")]);
});

test("one that was moved there leaves its old time, from the next time of the grid on [APPT-20]", async () => {
  const visit = visitThere("2026-08-13T00:10:00Z", "2026-08-13T01:20:00Z");
  await call("syncPms");
  fhir.put({ ...visit, start: "2026-08-13T01:00:00Z", end: "2026-08-13T02:10:00Z" });
  await call("syncPms");
  expect((await call("waitlistOffers")).body.freedTimes).toMatchObject([
    { time: "10:30", durationMinutes: 30, status: "open" },
  ]);
});

test("nothing is offered of it outside the hours, in the past, or where the time is taken again [APPT-20]", async () => {
  const night = visitThere("2026-08-13T10:00:00Z", "2026-08-13T12:00:00Z");
  const past = visitThere("2026-08-11T00:00:00Z", "2026-08-11T01:00:00Z");
  const replaced = visitThere("2026-08-14T00:00:00Z", "2026-08-14T00:30:00Z");
  await call("syncPms");
  for (const visit of [night, past, replaced]) fhir.put({ ...visit, status: "cancelled" });
  visitThere("2026-08-14T00:00:00Z", "2026-08-14T00:30:00Z");
  await call("syncPms");
  expect((await call("waitlistOffers")).body.freedTimes).toEqual([]);
});
