import { beforeEach, describe, expect, test } from "vitest";
import { serverForThisFile } from "../../../tests/support/test-server.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let token: string;
let clinics = 0;
beforeEach(async () => {
  ({ token } = await server().signIn(`book-${++clinics}@clinic.example`));
});

const wednesday = "2026-08-12";
const thursday = "2026-08-13";
type Name = Parameters<ReturnType<typeof server>["call"]>[0];
const call = (name: Name, body?: unknown, id = "") =>
  server().call(name, { token, params: { id }, ...(body !== undefined && { body }) });
const freeOn = async (requestedDate: string, over: object = {}): Promise<string[]> =>
  (await call("availability", { requestedDate, ...over })).body.availableSlots;
const book = (requestedTime: string, over: object = {}) =>
  call("createAppointment", {
    ...{ requestedDate: wednesday, requestedTime },
    ...{ patientDetails: { name: "Priya Raman", phone: "0491 575 789", email: "" }, ...over },
  });
const dentist = async (name: string, over: object = {}): Promise<string> => {
  const body = { name, role: "Dentist", weekdays: [1, 2, 3, 4, 5], takesBookings: true, ...over };
  const added = await call("addPerson", body);
  expect(added.status).toBe(201);
  return added.body.id;
};
const addChair = async (name: string): Promise<string> =>
  (await call("addChair", { name, weekdays: null })).body.id;
const treatmentNamed = async (name: string) => {
  const { body } = await call("opening");
  return body.treatments.find((each: { name: string }) => each.name === name);
};

describe("practitioners", () => {
  test("see one patient at a time, however many chairs there are [APPT-17]", async () => {
    await addChair("Chair 2");
    const patel = await dentist("Dr Patel");
    const lee = await dentist("Dr Lee");
    const first = await book("10:00", { practitionerId: patel });
    expect(first.body).toMatchObject({ practitionerId: patel, practitionerName: "Dr Patel" });
    const second = await book("10:00", { practitionerId: patel });
    expect(second.status).toBe(409);
    expect(second.body.detail).toContain("Dr Patel is not free");
    expect(await freeOn(wednesday, { practitionerId: patel })).not.toContain("10:00");
    expect((await book("10:00")).body.practitionerId).toBe(lee);
    expect(await freeOn(wednesday)).not.toContain("10:00");
  });

  test("are booked by their own hours, and only for what they do [APPT-17]", async () => {
    const cleaning = await treatmentNamed("Teeth Cleaning");
    const hours = [{ weekday: 3, start: "10:00", end: "11:00" }];
    await dentist("Hana Sato", { role: "Hygienist", hours, treatmentIds: [cleaning.id] });
    expect(await freeOn(wednesday, { appointmentType: "Teeth Cleaning" })).toEqual(["10:00", "10:30"]);
    expect(await freeOn(thursday, { appointmentType: "Teeth Cleaning" })).toEqual([]);
    expect(await freeOn(wednesday, { appointmentType: "Root Canal" })).toEqual([]);
    expect((await book("11:00", { appointmentType: "Teeth Cleaning" })).status).toBe(409);
  });

  test("on leave close the book, hours too, and the booked visits are named [APPT-17]", async () => {
    const patel = await dentist("Dr Patel");
    const booked = await book("14:00");
    const hours = { fromTime: "13:00", toTime: "17:00" };
    const added = await call("addLeave", { fromDate: wednesday, toDate: wednesday, ...hours }, patel);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ bookedVisits: 1, visits: [{ appointmentId: booked.body.id }] });
    expect((await freeOn(wednesday)).at(-1)).toBe("12:30");
    expect((await book("15:00")).status).toBe(409);
    expect((await call("removeLeave", undefined, added.body.leave.id)).status).toBe(200);
    expect(await freeOn(wednesday)).toContain("15:00");
  });

  test("keep what is left when a treatment or a chair goes, and none goes that is somebody's only one [APPT-17]", async () => {
    const [chair, other] = [await addChair("Chair 2"), await addChair("Chair 3")];
    const [cleaning, filling] = [await treatmentNamed("Teeth Cleaning"), await treatmentNamed("Root Canal")];
    const treatmentIds = [cleaning.id, filling.id];
    const patel = await dentist("Dr Patel", { treatmentIds, chairIds: [chair, other] });
    expect((await call("removeTreatment", undefined, filling.id)).status).toBe(200);
    expect((await call("removeChair", undefined, other)).status).toBe(200);
    const found = (await call("listPeople")).body.find(({ id }: { id: string }) => id === patel);
    expect(found).toMatchObject({ treatmentIds: [cleaning.id], chairIds: [chair] });
    const kept = [
      await call("removeTreatment", undefined, cleaning.id),
      await call("removeChair", undefined, chair),
    ];
    expect(kept.map(({ status }) => status)).toEqual([400, 400]);
    expect(await freeOn(wednesday, { appointmentType: "Teeth Cleaning" })).toContain("10:00");
  });

  test("keep their patient when a visit moves, and change only when told to [APPT-17]", async () => {
    await addChair("Chair 2");
    const patel = await dentist("Dr Patel");
    const lee = await dentist("Dr Lee");
    const { body } = await book("10:00", { practitionerId: lee });
    const move = (over: object) =>
      call("rescheduleAppointment", { requestedDate: wednesday, ...over }, body.id);
    expect((await move({ requestedTime: "11:00" })).body.practitionerId).toBe(lee);
    const given = await move({ requestedTime: "11:00", practitionerId: patel, durationMinutes: 45 });
    expect(given.body).toMatchObject({ practitionerId: patel, endsAt: "2026-08-12T01:45:00.000Z" });
  });

  test("asked for by two hundred at once, one gets the time [APPT-14] [APPT-17]", async () => {
    for (const name of ["Chair 2", "Chair 3"]) await addChair(name);
    const patel = await dentist("Dr Patel");
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => book("10:00", { practitionerId: patel })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(199);
  }, 120_000);
});

describe("treatments and chairs", () => {
  test("take their buffers of the chair, before and after [APPT-17]", async () => {
    const { id, isStandard: _, ...clean } = await treatmentNamed("Teeth Cleaning");
    const changed = { ...clean, durationMinutes: 45, bufferBeforeMinutes: 10, bufferAfterMinutes: 10 };
    expect((await call("changeTreatment", changed, id)).status).toBe(200);
    const { body } = await book("10:00", { appointmentType: "Teeth Cleaning" });
    expect(body).toMatchObject({ endsAt: "2026-08-12T00:45:00.000Z", bufferAfterMinutes: 10 });
    const free = await freeOn(wednesday);
    expect(free).toEqual(expect.arrayContaining(["09:00", "11:00"]));
    for (const taken of ["09:30", "10:00", "10:30"]) expect(free).not.toContain(taken);
  });

  test("offer a visit that is moved times as long as it is, its own place among them [APPT-17] [APPT-18]", async () => {
    const { body } = await book("10:00", { durationMinutes: 90 });
    const free = await freeOn(wednesday);
    for (const taken of ["10:00", "10:30", "11:00"]) expect(free).not.toContain(taken);
    expect(free).toContain("09:30");
    await book("13:00");
    const toMove = await freeOn(wednesday, { movingId: body.id });
    expect(toMove).toEqual(expect.arrayContaining(["10:00", "10:30", "11:00", "11:30"]));
    for (const tooShort of ["12:00", "12:30"]) expect(toMove).not.toContain(tooShort);
  });

  test("that staff do not book are refused, naming the field [APPT-17]", async () => {
    const { id, isStandard: _, ...implant } = await treatmentNamed("Dental Implant");
    await call("changeTreatment", { ...implant, mayBook: { phone: true, web: true, staff: false } }, id);
    const refused = await book("10:00", { appointmentType: "Dental Implant" });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].field).toBe("appointmentType");
    expect(await freeOn(wednesday, { appointmentType: "Dental Implant" })).toEqual([]);
  });

  test("closed for an hour take no booking then; the others do [APPT-17]", async () => {
    const second = await addChair("Chair 2");
    const hour = { fromDate: wednesday, toDate: wednesday, fromTime: "10:00", toTime: "11:00" };
    expect((await call("addClosure", { ...hour, chairId: second, reason: "Repair" })).status).toBe(201);
    expect((await book("10:00")).body.chairName).toBe("Chair 1");
    expect(await freeOn(wednesday)).not.toContain("10:00");
    expect((await book("10:30", { chairId: second })).status).toBe(409);
  });
});
