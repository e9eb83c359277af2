import { describe, expect, test } from "vitest";
import type { AustralianState } from "#contract/clinic/opening-options.ts";
import { easterSunday, isNationalHoliday, localHolidays, publicHolidays } from "./public-holidays.ts";

/**
 * As published, without the local days: fairwork.gov.au "List of public holidays" for 2025 to 2027, and the states' own
 * pages (nsw.gov.au, vic.gov.au, qld.gov.au, safework.sa.gov.au, wa.gov.au, worksafe.tas.gov.au, cmtedd.act.gov.au,
 * nt.gov.au), which run to 2028 in part; `e` = from the evening on. Where 2028 is not published yet, the law's text.
 */
const published: Record<AustralianState, Record<number, string>> = {
  ACT: {
    2025: "01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-02 06-09 10-06 12-25 12-26",
    2026: "01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 04-27 06-01 06-08 10-05 12-25 12-26 12-28",
    2027: "01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 04-26 05-31 06-14 10-04 12-25 12-26 12-27 12-28",
    2028: "01-01 01-03 01-26 03-13 04-14 04-15 04-16 04-17 04-25 05-29 06-12 10-02 12-25 12-26",
  },
  NSW: {
    2025: "01-01 01-27 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-25 12-26",
    2026: "01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28",
    2027: "01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28",
    2028: "01-01 01-03 01-26 04-14 04-15 04-16 04-17 04-25 06-12 10-02 12-25 12-26",
  },
  NT: {
    2025: "01-01 01-27 04-18 04-19 04-20 04-21 04-25 05-05 06-09 08-04 12-24e 12-25 12-26 12-31e",
    2026: "01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 06-08 08-03 12-24e 12-25 12-26 12-28 12-31e",
    2027: "01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 05-03 06-14 08-02 12-24e 12-25 12-26 12-27 12-28 12-31e",
    2028: "01-01 01-03 01-26 04-14 04-15 04-16 04-17 04-25 05-01 06-12 08-07 12-24e 12-25 12-26 12-31e",
  },
  QLD: {
    2025: "01-01 01-27 04-18 04-19 04-20 04-21 04-25 05-05 10-06 12-24e 12-25 12-26",
    2026: "01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 10-05 12-24e 12-25 12-26 12-28",
    2027: "01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 05-03 10-04 12-24e 12-25 12-26 12-27 12-28",
    2028: "01-01 01-03 01-26 04-14 04-15 04-16 04-17 04-25 05-01 10-02 12-24e 12-25 12-26",
  },
  SA: {
    2025: "01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-24e 12-25 12-26 12-31e",
    2026: "01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 10-05 12-24e 12-25 12-26 12-28 12-31e",
    2027: "01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 10-04 12-24e 12-25 12-26 12-27 12-28 12-31e",
    2028: "01-01 01-03 01-26 03-13 04-14 04-15 04-16 04-17 04-25 06-12 10-02 12-24e 12-25 12-26 12-31e",
  },
  TAS: {
    2025: "01-01 01-27 03-10 04-18 04-21 04-25 06-09 12-25 12-26",
    2026: "01-01 01-26 03-09 04-03 04-06 04-25 06-08 12-25 12-28",
    2027: "01-01 01-26 03-08 03-26 03-29 04-25 06-14 12-25 12-27 12-28",
    2028: "01-03 01-26 03-13 04-14 04-17 04-25 06-12 12-25 12-26",
  },
  VIC: {
    2025: "01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-09 09-26 12-25 12-26",
    2026: "01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 09-25 12-25 12-26 12-28",
    2027: "01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 09-24 12-25 12-26 12-27 12-28",
    2028: "01-01 01-03 01-26 03-13 04-14 04-15 04-16 04-17 04-25 06-12 09-29 12-25 12-26",
  },
  WA: {
    2025: "01-01 01-27 03-03 04-18 04-20 04-21 04-25 06-02 09-29 12-25 12-26",
    2026: "01-01 01-26 03-02 04-03 04-05 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28",
    2027: "01-01 01-26 03-01 03-26 03-28 03-29 04-25 04-26 06-07 09-27 12-25 12-26 12-27 12-28",
    2028: "01-01 01-03 01-26 03-06 04-14 04-16 04-17 04-25 06-05 09-25 12-25 12-26",
  },
};

const cases = Object.entries(published).flatMap(([state, years]) =>
  Object.entries(years).map(([year, dates]) => [state as AustralianState, Number(year), dates] as const),
);

describe("public holidays [APPT-16]", () => {
  test.each(cases)("%s in %i are those that were published", (state, year, dates) => {
    const computed = publicHolidays(state, year)
      .filter(({ isLocal }) => !isLocal)
      .map(({ date, fromTime }) => `${date.slice(5)}${fromTime === null ? "" : "e"}`);
    expect(computed.join(" ")).toBe(dates);
  });

  test.each([
    ["VIC", "melbourne-cup", ["2025-11-04", "2026-11-03", "2027-11-02", "2028-11-07"]],
    ["QLD", "ekka", ["2025-08-13", "2026-08-12", "2027-08-11", "2028-08-16"]],
    ["TAS", "hobart-regatta", ["2025-02-10", "2026-02-09", "2027-02-08", "2028-02-14"]],
    ["TAS", "recreation-day", ["2025-11-03", "2026-11-02", "2027-11-01", "2028-11-06"]],
    ["NT", "darwin-show", ["2025-07-25", "2026-07-24", "2027-07-23", "2028-07-28"]],
  ] as const)("%s: %s is kept by an area only", (state, id, dates) => {
    const found = dates.map(
      (date) => publicHolidays(state, Number(date.slice(0, 4))).find((each) => each.id === id)?.date,
    );
    expect(found).toEqual(dates);
    expect(localHolidays(state).map((each) => each.id)).toContain(id);
  });

  test("names say what a day in lieu stands for", () => {
    const names = publicHolidays("NSW", 2026).filter(({ date }) => date > "2026-12-24");
    expect(names.map(({ date, name }) => `${date} ${name}`)).toEqual([
      "2026-12-25 Christmas Day",
      "2026-12-26 Boxing Day",
      "2026-12-28 Additional holiday for Boxing Day",
    ]);
  });

  test("Easter is where the astronomers put it, at both ends of its range", () => {
    const years = [1818, 2008, 2024, 2025, 2026, 2027, 2028, 2038];
    expect(years.map(easterSunday)).toEqual([
      "1818-03-22",
      "2008-03-23",
      "2024-03-31",
      "2025-04-20",
      "2026-04-05",
      "2027-03-28",
      "2028-04-16",
      "2038-04-25",
    ]);
  });
});

test.each([
  ["2026-01-01", "New Year"],
  ["2026-01-26", "Australia Day"],
  ["2026-04-03", "Good Friday 2026"],
  ["2026-04-06", "Easter Monday 2026"],
  ["2027-03-26", "Good Friday 2027"],
  ["2038-04-26", "Easter Monday at its latest"],
  ["2026-04-25", "Anzac Day"],
  ["2026-12-25", "Christmas"],
  ["2026-12-28", "the Monday for Boxing Day on a Saturday"],
  ["2027-12-27", "the Monday for Christmas on a Saturday"],
  ["2027-12-28", "the Tuesday for Boxing Day on a Sunday"],
  ["2022-12-27", "the Tuesday for Christmas on a Sunday"],
  ["2028-01-01", "New Year on a Saturday, which Tasmania moves"],
  ["2028-01-03", "the Monday for New Year on a Saturday"],
  ["2027-12-26", "Boxing Day on a Sunday"],
])("%s is a holiday everywhere in Australia: %s", (date) => {
  expect(isNationalHoliday(date)).toBe(true);
});

test.each([
  "2026-04-04",
  "2026-04-05",
  "2026-04-27",
  "2026-04-07",
  "2026-06-08",
  "2026-12-24",
  "2026-12-29",
  "2027-01-04",
])("%s is none everywhere in Australia", (date) => {
  expect(isNationalHoliday(date)).toBe(false);
});
