import { expect, test } from "vitest";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import { columnsOf, nobody } from "./book-columns.ts";

const chairs = [
  { id: "one", version: "", name: "Chair 1", weekdays: null },
  { id: "two", version: "", name: "Chair 2", weekdays: null },
];

test("a day has a column for every chair in the clinic's order, empty ones too [APPT-18]", () => {
  const visits = [anAppointment({ chairId: "two", chairName: "Chair 2" })];
  expect(columnsOf({ chairs, practitioners: [] }, "chair", visits).map(({ title }) => title)).toEqual([
    "Chair 1",
    "Chair 2",
  ]);
});

test("no visit is without a column: a chair that is gone and a visit with nobody named have their own [APPT-18]", () => {
  const visits = [anAppointment({ chairId: "gone", chairName: "Old chair" }), anAppointment()];
  expect(columnsOf({ chairs: [], practitioners: [] }, "chair", visits).map(({ title }) => title)).toEqual([
    "Old chair",
    "Chair 1",
  ]);
  expect(columnsOf({ chairs, practitioners: [] }, "practitioner", visits)).toEqual([
    { id: nobody, title: "Nobody named" },
  ]);
});
