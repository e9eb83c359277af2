import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  [
    "um yeah look thursday's no good for me but friday arvo would be great",
    "2026-08-14 12:00-17:30 not 2026-08-13",
  ],
  ["not next week the week after", "2026-08-24..2026-08-30 not 2026-08-17..2026-08-23"],
  ["i can do any time except wednesday", "not 2026-08-12"],
  ["any day next week apart from thursday", "2026-08-17..2026-08-23 not 2026-08-20"],
  ["could we change it to friday instead of thursday", "2026-08-14"],
  ["sorry i meant the twenty first not the twentieth", "2026-08-21 not 2026-08-20"],
  ["no not the fourth the fourteenth", "2026-08-14"],
  ["third of september no sorry the fourth of september", "2026-09-04"],
  ["can i come at eleven instead", "11:00?"],
  ["neither monday nor wednesday", "not 2026-08-17 not 2026-08-12"],
  ["can't do thursdays or fridays", "not 2026-08-13 not 2026-08-14"],
  ["i can't do thursday i can do friday", "2026-08-14 not 2026-08-13"],
  ["i can't do thursday but friday works", "2026-08-14 not 2026-08-13"],
  ["not thursday morning", "not 2026-08-13 not 00:00-12:00"],
  ["not in the morning", "not 00:00-12:00"],
  ["mornings don't work", "not 00:00-12:00"],
  ["why not thursday", "2026-08-13"],
  ["if not thursday then friday", "2026-08-13 2026-08-14"],
  ["anything but nine o'clock", "not 09:00?"],
  ["move it from wednesday to thursday", "2026-08-13"],
  ["can i move my wednesday appointment to thursday", "2026-08-13"],
  ["move my 3 o'clock to 4 o'clock", "16:00?"],
  ["change it from 3 to 4", "16:00?"],
  ["i'm away until the 25th", "2026-08-25..2026-09-07"],
  ["i'm on holidays till the end of august", "2026-09-01..2026-09-14?"],
  ["not before ten", "10:00-23:59?"],
  ["no later than four", "00:00-16:00?"],
  ["not until thursday", "2026-08-13..2026-08-26"],
  ["by friday", "2026-08-11..2026-08-14"],
  ["before friday", "2026-08-11..2026-08-13"],
  ["from monday onwards", "2026-08-17..2026-08-30"],
  ["after the 20th", "2026-08-21..2026-09-03"],
  ["any time after three", "15:00-23:59?"],
  ["four or later", "16:00-23:59?"],
  ["my tooth broke this morning can i come in today", "2026-08-11"],
  ["it started on saturday", ""],
  ["i finish at three so half past three", "15:30?"],
  ["i was born on the 3rd of march 1985 and i'd like thursday", "2026-08-13"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
