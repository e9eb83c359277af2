import { expect, test } from "vitest";
import type { WhenContext } from "../../readings.ts";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

const holiday = (date: string, name: string) => ({ from: date, to: date, name, isHoliday: true });
/** In Melbourne on Tuesday 11 August 2026, closed between the years. */
const inVictoria: WhenContext = {
  ...atClinic,
  timeZone: "Australia/Melbourne",
  businessHours: { ...atClinic.businessHours, weekends: { start: "", end: "" } },
  closedDays: [
    holiday("2026-11-03", "Melbourne Cup"),
    holiday("2026-12-25", "Christmas Day"),
    holiday("2026-12-28", "Boxing Day"),
    { from: "2026-12-29", to: "2027-01-08", name: "Summer break", isHoliday: false },
    holiday("2027-01-26", "Australia Day"),
    holiday("2027-03-08", "Labour Day"),
  ],
};

test.each([
  ["the first business day after melbourne cup day", "2026-11-04"],
  ["the first business day of november", "2026-11-02"],
  ["the second business day of november", "2026-11-04"],
  ["the first day you're open after christmas", "2027-01-11"],
  ["first day you're open after the australia day long weekend", "2027-01-27"],
  ["the first day that you're open after new year", "2027-01-11"],
  ["the next day you're open", "2026-08-12"],
  ["second day you are open after the easter long weekend", "2027-03-31"],
])("a day off of the clinic's own is none that it is open: %s means %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, inVictoria))).toBe(meant);
});

test.each([
  ["the day after the easter long weekend", "2027-03-30"],
  ["the tuesday after the easter long weekend", "2027-03-30"],
  ["the thursday before the easter long weekend", "2027-03-25"],
  ["first business day after the australia day weekend", "2027-01-27"],
  ["labour day", "2027-03-08"],
  ["the day after labour day", "2027-03-09"],
  ["the first business day after the labour day long weekend", "2027-03-09"],
])(
  "a long weekend ends with its holiday, on the day that the state keeps it: %s means %s [CALL-1]",
  (said, meant) => {
    expect(brief(readWhen(said, inVictoria))).toBe(meant);
  },
);

test.each([
  ["first business day after next week", "2026-08-24"],
  ["next weekend", "2026-08-22..2026-08-23?"],
  ["labour day", "2026-10-05?"],
  ["are you open the first saturday in october", "2026-10-03"],
])("where nothing is known of it the common rules hold: %s means %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
