import fc from "fast-check";
import { expect, test } from "vitest";
import { readDateOfBirth } from "./date-of-birth.ts";
import { negativeCases } from "./negative-cases.ts";
import { parse } from "./parse.ts";
import { readWhen } from "./read-when.ts";
import { atClinic } from "./test-clinic.ts";
import { tokenise } from "./tokens.ts";

const vocabulary = (
  "a the of on at in to from and or not next this last coming after before between until by half quarter past two ten " +
  "twenty fifth 14th 3 30 2026 12:30 am pm o'clock tuesday friday sat may march april 14/8 week weeks fortnight month days " +
  "tomorrow today day morning arvo tonight noon first second end early late asap no actually instead - . , ? + $ now ago"
).split(" ");
const talk = fc.array(fc.constantFrom(...vocabulary), { maxLength: 25 }).map((words) => words.join(" "));
const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 120 }), talk);

const readingsOf = (text: string) => {
  const { days, times, excludedDays, excludedTimes, soonest } = readWhen(text, atClinic);
  return [...days, ...times, ...excludedDays, ...excludedTimes, ...(soonest ? [soonest] : [])];
};

/** Thousands of random texts take a busy machine longer than the usual five seconds. */
const patience = 60_000;

test("never throws, and every reading quotes the words it was read from", { timeout: patience }, () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { heard, span } of readingsOf(text)) {
        expect(span[0]).toBeGreaterThanOrEqual(0);
        expect(span[1]).toBeLessThanOrEqual(text.length);
        expect(heard).toBe(text.slice(span[0], span[1]));
        expect(heard).not.toBe("");
      }
    }),
    { numRuns: 3000 },
  );
});

test("days and times are always well formed and the right way round", { timeout: patience }, () => {
  fc.assert(
    fc.property(talk, (text) => {
      const { days, times } = readWhen(text, atClinic);
      for (const { value } of days) {
        expect(value.from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(value.to >= value.from).toBe(true);
      }
      for (const { value } of times) {
        const clock = value.kind === "exact" ? value.time : value.from;
        expect(clock).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }
    }),
    { numRuns: 3000 },
  );
});

test("reads the same twice", () => {
  fc.assert(
    fc.property(talk, (text) => {
      expect(readingsOf(text)).toEqual(readingsOf(text));
    }),
    { numRuns: 300 },
  );
});

test("parse and the reader of dates of birth never throw", { timeout: patience }, () => {
  fc.assert(
    fc.property(anyText, (text) => {
      parse(text, new Date("2026-08-11T10:30:00Z"));
      readDateOfBirth(text, "2026-08-11");
    }),
    { numRuns: 2000 },
  );
});

test("tokens stand in order and inside the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      let end = 0;
      for (const token of tokenise(text)) {
        expect(token.start).toBeGreaterThanOrEqual(end);
        expect(token.end).toBeGreaterThan(token.start);
        end = token.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 1000 },
  );
});

const hostile = [
  "a week from ",
  "the monday after ",
  "1 ",
  "11111",
  "twenty ",
  "on the 14th or ",
  "not tuesday ",
  "at 3 no at 4 ",
  "from 2 to ",
  "next week ",
  "half past ",
  "0412 ",
  "a m ",
  "'",
  "1/2/",
  "tomorrow, ",
];

/** Processor time of the quickest of some runs, in milliseconds: other work on the machine only ever slows one down. */
function quickest(runs: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let k = 0; k < runs; k++) {
    const start = process.cpuUsage();
    work();
    best = Math.min(best, process.cpuUsage(start).user / 1000);
  }
  return best;
}

/** What `npm run bench:stalls` measures; here only what would stop a call is caught, on however busy a machine. */
const stallMs = 1_000;

test.each(hostile)("is not stopped by ten thousand characters of '%s'", (piece) => {
  const text = piece.repeat(Math.ceil(10_000 / piece.length));
  const elapsed = quickest(6, () => {
    readWhen(text, atClinic);
    parse(text, new Date("2026-08-11T10:30:00Z"));
    readDateOfBirth(text, "2026-08-11");
  });
  expect(elapsed).toBeLessThan(stallMs);
});

test("an utterance is read in a few milliseconds at the most", () => {
  const elapsed = quickest(20, () => {
    for (const text of negativeCases) readWhen(text, atClinic);
  });
  expect(elapsed / negativeCases.length).toBeLessThan(10);
});
