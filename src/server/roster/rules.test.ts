import { expect, test } from "vitest";
import { duePeriods } from "./jobs.ts";
import { csvOfReport, periodOf, reportOf } from "./report.ts";
import { type Plan, planDay, suggestCover } from "./rules.ts";
import { readShifts, shiftLabel } from "./shifts.ts";

test.each([
  ["8 am to 4 pm, 10 am to 6 pm", ["8:00 am to 4:00 pm", "10:00 am to 6:00 pm"]],
  ["10-6; 8-4", ["8:00 am to 4:00 pm", "10:00 am to 6:00 pm"]],
  ["Early 07:30–15:30 and late 12 noon", ["7:30 am to 3:30 pm"]],
  ["8.30am - 12.30pm", ["8:30 am to 12:30 pm"]],
  ["9am until 1", ["9:00 am to 1:00 pm"]],
  ["closed", []],
  ["", []],
])("reads shifts as people write them: %s [AGENT-4]", (text, labels) => {
  expect(readShifts(text).shifts.map(shiftLabel)).toEqual(labels);
});

test.each(["when needed", "10 pm to 6 am", "25 to 26", "8:75 to 12", "0 am to 4 pm"])(
  "tells what it cannot read as a shift: %s [AGENT-4]",
  (text) => {
    expect(readShifts(text)).toEqual({ shifts: [], unread: [text] });
  },
);

const member = (id: string, over: Partial<Plan["members"][number]> = {}) => ({
  ...{ id, name: id, role: "Dental assistant", weekdays: [1, 2, 3, 4, 5], shift: 0 },
  ...over,
});
const planOf = (over: Partial<Plan> = {}): Plan => ({
  shifts: { weekday: readShifts("8-4, 10-6").shifts, weekend: readShifts("9-1").shifts },
  members: [],
  leave: [],
  covers: [],
  closed: {},
  ...over,
});
const tuesday = "2026-08-11";
const saturday = "2026-08-15";
const leave = { id: "leave", memberId: "Kim", fromDate: tuesday, toDate: "2026-08-12" };
const names = (plan: Plan, date: string) =>
  planDay(plan, date).map(({ people, missing }) => [
    people.map((one) => one.member.name),
    missing.map(({ name }) => name),
  ]);

test("everybody works their shift on their days; a day with fewer shifts means its last [AGENT-4]", () => {
  const plan = planOf({
    members: [member("Kim"), member("Lee", { shift: 1 }), member("Sam", { shift: 1, weekdays: [6] })],
  });
  expect(names(plan, tuesday)).toEqual([
    [["Kim"], []],
    [["Lee"], []],
  ]);
  expect(names(plan, saturday)).toEqual([[["Sam"], []]]);
});

test("nobody works, and nothing is missing, on a day on which the clinic is closed [AGENT-4]", () => {
  const closures = [{ fromDate: tuesday, toDate: tuesday, fromTime: null, toTime: null, reason: "Training" }];
  const plan = planOf({ members: [member("Kim")], leave: [leave], closed: { closures } });
  expect(planDay(plan, tuesday)).toEqual([]);
});

test("approved leave makes a gap until somebody fills in, and again when they go on leave too [AGENT-4]", () => {
  const members = [member("Kim"), member("Ola", { weekdays: [1] })];
  expect(names(planOf({ members, leave: [leave] }), tuesday)[0]).toEqual([[], ["Kim"]]);
  const covers = [{ id: "c", date: tuesday, absentId: "Kim", coverId: "Ola" }];
  expect(names(planOf({ members, covers, leave: [leave] }), tuesday)[0]).toEqual([["Ola"], []]);
  const both = [leave, { ...leave, memberId: "Ola" }];
  expect(names(planOf({ members, covers, leave: both }), tuesday)[0]).toEqual([[], ["Kim"]]);
});

test("suggests the same role, off that day, at work, within 38 hours, the fewest hours first [AGENT-4]", () => {
  const kim = member("Kim");
  const plan = planOf({
    members: [
      kim,
      member("Busy", { weekdays: [0, 1, 3, 4, 5, 6] }),
      member("Dentist", { role: "Dentist", weekdays: [1] }),
      member("Same day"),
      member("Away", { weekdays: [1] }),
      member("Two days", { weekdays: [1, 3] }),
      member("One day", { weekdays: [1] }),
    ],
    leave: [leave, { ...leave, memberId: "Away" }],
  });
  expect(
    suggestCover(plan, kim, tuesday).map(({ member: { name }, weekHours }) => [name, weekHours]),
  ).toEqual([
    ["One day", 8],
    ["Two days", 16],
  ]);
});

test("the report counts hours, days of leave and shifts filled in, and names the gaps [AGENT-4]", () => {
  const plan = planOf({
    shifts: { weekday: readShifts("8-4").shifts, weekend: [] },
    members: [member("Kim"), member("=Ola", { weekdays: [1] })],
    leave: [leave],
    covers: [{ id: "c", date: tuesday, absentId: "Kim", coverId: "=Ola" }],
  });
  const report = reportOf(plan, periodOf("week", tuesday));
  expect(report.people).toMatchObject([
    { name: "Kim", hours: 24, leaveDays: 2, coveredShifts: 0 },
    { name: "=Ola", hours: 16, leaveDays: 0, coveredShifts: 1 },
  ]);
  expect(report.gaps).toEqual([
    { date: "2026-08-12", shift: "8:00 am to 4:00 pm", what: "Kim away, nobody filled in" },
  ]);
  expect(csvOfReport(report)).toContain("'=Ola,Dental assistant,16,0,1\r\n");
});

test.each([
  ["2028-02-10", "2028-02-01", "2028-02-29"],
  ["2026-12-31", "2026-12-01", "2026-12-31"],
])("the month of %s is from %s to %s [AGENT-4]", (date, from, to) => {
  expect(periodOf("month", date)).toEqual({ from, to });
});

test.each([
  ["2026-08-10", "06:59", []],
  ["2026-08-10", "07:00", ["Weekly 2026-08-03"]],
  ["2026-08-11", "06:00", ["Weekly 2026-08-03"]],
  ["2026-08-11", "07:00", []],
  ["2026-08-01", "09:00", ["Monthly 2026-07-01"]],
  ["2027-02-01", "09:00", ["Weekly 2027-01-25", "Monthly 2027-01-01"]],
])("on %s at %s the reports due are %j [AGENT-4]", (date, time, due) => {
  expect(duePeriods("Both", { date, time }).map(({ name, from }) => `${name} ${from}`)).toEqual(due);
});
