import { expect, test } from "vitest";
import { readDateOfBirth } from "./date-of-birth.ts";
import { readWhen } from "./read-when.ts";
import { atClinic } from "./test-clinic.ts";

const today = "2026-08-11";

/** As callers say it and as recognisers write it; a `?` marks what is to be confirmed. */
test.each([
  ["third of march nineteen eighty five", "1985-03-03"],
  ["3rd of March 1985", "1985-03-03"],
  ["March 3rd 1985", "1985-03-03"],
  ["the 27th of the 9th 1979", "1979-09-27"],
  ["it's the 12th of the 12th 1949", "1949-12-12"],
  ["eighth of the second thirty nine", "1939-02-08?"],
  ["14/02/1990", "1990-02-14"],
  ["14 2 90", "1990-02-14"],
  ["14 2 1990", "1990-02-14"],
  ["1402 1990", "1990-02-14"],
  ["22081 980", "1980-08-22"],
  ["1008 2 0 0 3", "2003-08-10"],
  ["12 to 1978", "1978-02-12"],
  ["11 or 7 1982", "1982-07-11"],
  ["22 08 19 35", "1935-08-22"],
  ["29 July 19th 13", "1913-07-29"],
  ["18 may 46", "1946-05-18?"],
  ["1st March 2000 and 7", "2007-03-01"],
  ["first of may two thousand and ten", "2010-05-01"],
  ["nineteenth of june nineteen oh seven", "1907-06-19"],
  ["16th December no 16 October 1953", "1953-10-16"],
  ["31st May 12th 1948", "1948-12-31?"],
  ["my date of birth is the 5th of November 1999", "1999-11-05"],
])("reads %s as %s", (said, meant) => {
  const born = readDateOfBirth(said, today);
  expect(born && `${born.value}${born.certainty === "unsure" ? "?" : ""}`).toBe(meant);
});

test.each([
  "",
  "well",
  "1985",
  "march 1985",
  "the 14th",
  "28th 2000",
  "3rd of March",
  "0412 345 678",
  "3rd of March 2031",
])("finds no whole date of birth in: %s", (said) => {
  expect(readDateOfBirth(said, today)).toBeNull();
});

test.each([
  "i was born on the 3rd of march 1985",
  "date of birth 14 2 1990",
  "my birthday is the 14th of september",
])("a date of birth is no wish for an appointment: %s", (said) => {
  expect(readWhen(said, atClinic).days).toEqual([]);
});
