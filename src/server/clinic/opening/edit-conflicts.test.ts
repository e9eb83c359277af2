import { expect, test } from "vitest";
import { withSeen } from "#contract/seen-state.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();

/** What the book begins with, and how it is changed on a version that was looked at. */
async function someBook() {
  const { token } = await server().signIn();
  const ask = (name: Parameters<ReturnType<typeof server>["call"]>[0], body?: object) =>
    server().call(name, { token, ...(body && { body }) });
  const person = (await ask("addPerson", { name: "Dr Ana Lee", role: "Dentist", weekdays: [1, 2] })).body;
  const {
    treatments: [treatment],
    chairs: [chair],
    holidaysVersion,
  } = (await ask("opening")).body;
  const change =
    (name: "changePerson" | "changeTreatment" | "changeChair", id: string) => (seen: string, body: object) =>
      server().call(name, { token, params: { id }, headers: withSeen(seen), body });
  const days = { name: "Dr Ana Lee", role: "Dentist" };
  return {
    person: {
      version: person.version,
      save: change("changePerson", person.id),
      bodies: [
        { ...days, weekdays: [1, 2, 3] },
        { ...days, weekdays: [5] },
      ],
      saved: async () => (await ask("listPeople")).body[0],
    },
    treatment: {
      version: treatment.version,
      save: change("changeTreatment", treatment.id),
      bodies: [45, 60].map((durationMinutes) => ({ name: treatment.name, durationMinutes })),
      saved: async () => (await ask("opening")).body.treatments[0],
    },
    chair: {
      version: chair.version,
      save: change("changeChair", chair.id),
      bodies: ["Window", "Door"].map((name) => ({ name, weekdays: [1] })),
      saved: async () => (await ask("opening")).body.chairs[0],
    },
    holidays: {
      version: holidaysVersion,
      save: (seen: string, body: object) =>
        server().call("saveHolidays", { token, headers: withSeen(seen), body }),
      bodies: [{ state: "NSW", openHolidays: ["labour-day"] }, { state: "VIC" }],
      saved: async () => {
        const { state, holidaysVersion: version } = (await ask("opening")).body;
        return { state, version };
      },
    },
  };
}

test.each([
  ["person", { weekdays: [1, 2, 3] }, { weekdays: [5] }],
  ["treatment", { durationMinutes: 45 }, { durationMinutes: 60 }],
  ["chair", { name: "Window" }, { name: "Door" }],
  ["holidays", { state: "NSW" }, { state: "VIC" }],
] as const)(
  "of two who change the same %s the second is told, and loses nothing of the first [APPT-17]",
  async (what, first, second) => {
    const { version, save, bodies, saved } = (await someBook())[what];
    const [one = {}, other = {}] = bodies;
    const both = await Promise.all([save(version, one), save(version, one)]);
    // The same twice is one state: whoever comes second may have seen the version before it.
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await save(version, other)).toMatchObject({ status: 409, body: { code: "edit_conflict" } });
    const stands = await saved();
    expect(stands).toMatchObject(first);
    // Looked at, and saved on top of it.
    expect((await save(stands.version, other)).status).toBe(200);
    expect(await saved()).toMatchObject(second);
  },
);

test("a program that says nothing of what it saw goes on as before, and leave is no change of somebody [APPT-17]", async () => {
  const { token } = await server().signIn();
  const body = { name: "Dr Ana Lee", role: "Dentist", weekdays: [1] };
  const { id, version } = (await server().call("addPerson", { token, body })).body;
  const leave = { fromDate: "2026-09-01", toDate: "2026-09-02" };
  expect((await server().call("addLeave", { token, params: { id }, body: leave })).status).toBe(201);
  const [person] = (await server().call("listPeople", { token })).body;
  expect(person.version).toBe(version);
  const change = (over: object) =>
    server().call("changePerson", { token, params: { id }, body: { ...body, ...over } });
  expect((await change({ weekdays: [2] })).status).toBe(200);
  expect((await change({ weekdays: [3] })).status).toBe(200);
});
