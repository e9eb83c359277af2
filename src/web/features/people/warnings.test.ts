import { expect, test } from "vitest";
import type { Person } from "#contract/clinic/people.ts";
import type { Treatment } from "#contract/clinic/treatments.ts";
import { warningsOf } from "./warnings.ts";

const open = { weekdays: { start: "08:00", end: "17:00" }, weekends: { start: "", end: "" } };
const anna: Person = {
  ...{
    id: "anna",
    version: "",
    name: "Dr Anna Lee",
    role: "Dentist",
    phone: null,
    email: null,
    weekdays: [1, 2],
    shift: 0,
  },
  ...{ takesBookings: true, gender: null, hours: null, treatmentIds: null, chairIds: null },
  ...{ pmsReference: null, leave: [] },
};
const crown: Treatment = {
  ...{
    id: "crown",
    version: "",
    name: "Crown",
    isStandard: false,
    durationMinutes: 60,
    bufferBeforeMinutes: 0,
  },
  ...{ bufferAfterMinutes: 0, priceCents: null, isFromPrice: false, preparation: "" },
  mayBook: { phone: true, web: true, staff: true },
};
const chair = { id: "one", version: "", name: "Chair 1", weekdays: null as number[] | null };
const warn = (part: Partial<Parameters<typeof warningsOf>[0]>) =>
  warningsOf({ people: [anna], treatments: [crown], chairs: [chair], ...part }, open);

test("a book that fits together gets no warning, nor does one without practitioners [APPT-17]", () => {
  expect(warn({})).toEqual([]);
  expect(warn({ people: [] })).toEqual([]);
  expect(warn({ people: [{ ...anna, takesBookings: false, treatmentIds: [] }] })).toEqual([]);
});

test("a standard treatment that is hidden gets no warning [APPT-17]", () => {
  const hidden = { ...crown, isStandard: true, mayBook: { phone: false, web: false, staff: false } };
  expect(warn({ treatments: [hidden] })).toEqual([]);
});

test.each([
  ["a treatment nobody does", { people: [{ ...anna, treatmentIds: ["clean"] }] }, "Nobody does Crown"],
  [
    "a treatment that is longer than anybody works at a stretch",
    { people: [{ ...anna, hours: [{ weekday: 1, start: "09:00", end: "09:45" }] }] },
    "Crown takes 60 minutes",
  ],
  [
    "a treatment nobody may book",
    { people: [], treatments: [{ ...crown, mayBook: { phone: false, web: false, staff: false } }] },
    "nobody can book it",
  ],
  ["somebody without a chair on their days", { chairs: [{ ...chair, weekdays: [5] }] }, "has no chair"],
  [
    "somebody who works only while the clinic is closed",
    { people: [{ ...anna, hours: [{ weekday: 6, start: "09:00", end: "12:00" }] }] },
    "only while the clinic is closed",
  ],
])("warns of %s [APPT-17]", (_, part, sentence) => {
  expect(warn(part)).toEqual([expect.stringContaining(sentence)]);
});
