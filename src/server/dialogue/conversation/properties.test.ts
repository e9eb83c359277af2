import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appointmentTypes } from "#contract/limits.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import type { CallEvent, Effect, ToolResult } from "#server/dialogue/events.ts";
import { intents, noWhen, type Reading, type Understanding } from "#server/dialogue/understanding.ts";
import { readBack } from "./phrases/booking.ts";
import { isNothingSaid, patience } from "./policies/waiting.ts";
import { type CallState, makeStep, step as realStep, startCall } from "./step.ts";
import { type ClinicBook, clinicBook } from "./testing/clinic-book.ts";
import { exampleFacts, isTool, mondayMorning } from "./testing/test-call.ts";

const reading = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Reading<Value>> =>
  fc.record({
    value,
    heard: fc.constantFrom("thursday", "two", "brennan", ""),
    span: fc.constant([0, 1] as const),
    assumed: fc.constant([]),
    certainty: fc.constantFrom("sure", "unsure"),
  });
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(value, { nil: null, freq: 3 });

const date = fc.integer({ min: 1, max: 28 }).map((day) => `2026-08-${String(day).padStart(2, "0")}`);
const daySpan = fc.tuple(date, date).map(([a, b]) => (a < b ? { from: a, to: b } : { from: a, to: a }));
const time = fc.constantFrom("09:00", "10:30", "14:00", "16:30", "20:00");
const timeWish = fc.oneof(
  time.map((each) => ({ kind: "exact" as const, time: each })),
  fc.constant({ kind: "part" as const, from: "12:00", to: "17:00", label: "afternoon" }),
);
const name = fc.constantFrom(
  { first: "Sarah", last: "Brennan", full: "Sarah Brennan" },
  { first: "Marlo", last: null, full: "Marlo" },
  { first: "Ella", last: "Quist", full: "Ella Quist" },
);

/** What ends a call is left to the other arbitraries, so that calls last. */
const ending: ReadonlySet<string> = new Set([
  "abuse",
  "want_person",
  "goodbye",
  "sales_call",
  "wrong_number",
]);

/** Anything an utterance could be taken to mean. */
const understanding: fc.Arbitrary<Understanding> = fc.record({
  text: fc.string({ maxLength: 30 }),
  intents: fc.array(
    reading(
      fc.constantFrom(
        ...intents.filter((each) => !ending.has(each)),
        "yes" as const,
        "yes" as const,
        "book" as const,
      ),
    ),
    { maxLength: 2 },
  ),
  emergency: fc.option(
    reading(fc.constantFrom("severe_pain" as const, "broken_tooth" as const, "breathing" as const)),
    { nil: null, freq: 20 },
  ),
  when: fc.record({
    days: fc.array(reading(daySpan), { maxLength: 2 }),
    times: fc.array(reading(timeWish), { maxLength: 2 }),
    excludedDays: fc.array(reading(daySpan), { maxLength: 1 }),
    excludedTimes: fc.array(reading(timeWish), { maxLength: 1 }),
    soonest: maybe(reading(fc.constant(true as const))),
  }),
  name: maybe(reading(name)),
  phone: maybe(reading(fc.constantFrom("+61491570156", "+61491570157"))),
  phoneDigits: maybe(reading(fc.constantFrom("0491", "0491570"))),
  email: fc.constant(null),
  visit: maybe(reading(fc.constantFrom(...appointmentTypes))),
  isCorrection: fc.boolean(),
  choice: maybe(reading(fc.integer({ min: -1, max: 3 }))),
});

type Told = { kind: "meant"; meant: Understanding } | { kind: "event"; event: Untimed };
type Untimed = CallEvent extends infer E ? (E extends { at: number } ? Omit<E, "at"> : never) : never;

const plainYes: Understanding = {
  text: "yes",
  intents: [{ value: "yes", heard: "yes", span: [0, 3], assumed: [], certainty: "sure" }],
  emergency: null,
  when: noWhen,
  name: null,
  phone: null,
  phoneDigits: null,
  email: null,
  visit: null,
  isCorrection: false,
  choice: null,
};

const sure = <Value>(value: Value): Reading<Value> => ({
  value,
  heard: "said",
  span: [0, 4],
  assumed: [],
  certainty: "sure",
});
/** Everything a booking needs, so that many calls come as far as the read-back. */
const wholeWish = fc.tuple(name, fc.integer({ min: 11, max: 20 }), time).map(
  ([who, day, at]): Understanding => ({
    ...plainYes,
    text: "all of it",
    intents: [sure("book")],
    when: {
      ...plainYes.when,
      days: [sure({ from: `2026-08-${day}`, to: `2026-08-${day}` })],
      times: [sure({ kind: "exact", time: at })],
    },
    name: sure(who),
    phone: sure("+61491570156"),
    visit: sure("Teeth Cleaning"),
  }),
);

const strangeResult: fc.Arbitrary<ToolResult> = fc.constantFrom<ToolResult>(
  { type: "message_taken", stored: { kind: "message", phone: null, detail: "", words: [] } },
  { type: "appointments", found: [] },
  { type: "not_booked", reason: "slot_taken", nearest: [] },
  { type: "not_cancelled", reason: "trouble" },
);
const event: fc.Arbitrary<Untimed> = fc.oneof(
  fc.string({ maxLength: 40 }).map((text) => ({ type: "heard" as const, text })),
  fc.constantFrom(..."0123456789*#").map((digit) => ({ type: "pressed" as const, digit })),
  fc
    .constantFrom("", "To check:", "On Thursday 13 August I have 9:00 am")
    .map((heardUntil) => ({ type: "interrupted" as const, heardUntil })),
  fc.constant({ type: "silence" as const }),
  strangeResult.map((result) => ({ type: "result" as const, result })),
);
const told: fc.Arbitrary<readonly Told[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: understanding.map((meant) => ({ kind: "meant" as const, meant })) },
    { weight: 3, arbitrary: fc.constant({ kind: "meant" as const, meant: plainYes }) },
    { weight: 2, arbitrary: wholeWish.map((meant) => ({ kind: "meant" as const, meant })) },
    { weight: 2, arbitrary: event.map((each) => ({ kind: "event" as const, event: each })) },
  ),
  { maxLength: 25 },
);

interface Moment {
  before: CallState;
  event: CallEvent;
  effects: Effect[];
  after: CallState;
}

/** Plays what was told against a book; every step is kept. */
function playAll(all: readonly Told[], canTransfer: boolean): { moments: Moment[]; book: ClinicBook } {
  let meant = plainYes;
  const step = makeStep({
    understand: (text) => ({ ...meant, text }),
    nameIn: () => meant.name,
    whenIn: () => meant.when,
  });
  const facts = { ...exampleFacts, canTransfer };
  const book = clinicBook(facts);
  const moments: Moment[] = [];
  let state = startCall();
  let at = mondayMorning;
  const run = (first: CallEvent): void => {
    let next: CallEvent | null = first;
    while (next) {
      const { state: after, effects } = step(state, next);
      moments.push({ before: state, event: next, effects, after });
      state = JSON.parse(JSON.stringify(after)) as CallState;
      const tool = effects.find(isTool);
      next = tool ? { type: "result", at, result: book.answer(tool, at) } : null;
    }
  };
  run({ type: "started", at, facts, callerNumber: "+61491570156" });
  for (const each of all) {
    at += 3_000;
    if (each.kind === "meant") {
      meant = each.meant;
      run({ type: "heard", at, text: each.meant.text || "x" });
    } else {
      meant = plainYes;
      run({ ...each.event, at } as CallEvent);
    }
  }
  return { moments, book };
}

const runs = { numRuns: 150 };
const untilBooked = fc
  .tuple(wholeWish, told)
  .map(([meant, rest]): readonly Told[] => [{ kind: "meant", meant }, ...rest]);

describe("whatever callers say", { timeout: 30_000 }, () => {
  test("books only after a yes to a read-back of exactly that name, number, day and time [CALL-2]", () => {
    let bookings = 0;
    fc.assert(
      fc.property(untilBooked, fc.boolean(), (all, canTransfer) => {
        const { moments } = playAll(all, canTransfer);
        for (const [i, { before, event: last, effects }] of moments.entries()) {
          const booking = effects.flatMap((each) => (each.type === "book" ? [each.booking] : []))[0];
          if (!booking) continue;
          bookings += 1;
          const today = toLocal(last.at, exampleFacts.timeZone).date;
          expect(before.step).toMatchObject({ kind: "reading_back", booking, unheard: false });
          expect(lastReadBack(moments.slice(0, i))).toContain(readBack(booking, today));
          expect(["heard", "pressed"]).toContain(last.type);
        }
      }),
      runs,
    );
    // The property would hold of an assistant that never books.
    expect(bookings).toBeGreaterThan(5);
  });

  test("asks for at most one tool at a time, as the last thing it does", () => {
    fc.assert(
      fc.property(told, fc.boolean(), (all, canTransfer) => {
        for (const { effects } of playAll(all, canTransfer).moments) {
          const places = effects.flatMap((each, i) => (isTool(each) ? [i] : []));
          expect(places.length).toBeLessThanOrEqual(1);
          if (places[0] !== undefined) expect(places[0]).toBe(effects.length - 1);
        }
      }),
      runs,
    );
  });

  test("states no booking that the book does not hold [CALL-2]", () => {
    fc.assert(
      fc.property(told, fc.boolean(), (all, canTransfer) => {
        const { moments } = playAll(all, canTransfer);
        for (const { event: last, effects } of moments) {
          const claims = effects.some(
            (each) => each.type === "say" && /I have requested|is now requested|is cancelled/.test(each.text),
          );
          if (!claims) continue;
          expect(last.type === "result" && last.result.type).toMatch(/^(?:booked|rescheduled|cancelled)$/);
        }
      }),
      runs,
    );
  });

  test("answers everything the caller says, until the call has ended", () => {
    fc.assert(
      fc.property(told, fc.boolean(), (all, canTransfer) => {
        for (const { before, event: last, effects } of playAll(all, canTransfer).moments) {
          if (last.type !== "heard" || before.step.kind === "ended" || isNothingSaid(last.text)) continue;
          expect(effects.length).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });

  test("never goes on after the end, and gives up after three silences beyond those it was asked for", () => {
    fc.assert(
      fc.property(told, fc.boolean(), (all, canTransfer) => {
        const { moments, book } = playAll(all, canTransfer);
        let state = moments.at(-1)?.after ?? startCall();
        // A silence after letters ends the spelling: it is an answer, and may set a tool to work.
        const silences = patience + 3 + (state.letters ? 1 : 0);
        for (let i = 0; i < silences; i += 1) {
          let next: CallEvent | null = { type: "silence", at: state.now + 8_000 };
          while (next) {
            const { state: after, effects } = realStep(state, next);
            state = after;
            const tool = effects.find(isTool);
            next = tool ? { type: "result", at: state.now, result: book.answer(tool, state.now) } : null;
          }
        }
        expect(state.step.kind).toBe("ended");
        expect(realStep(state, { type: "heard", at: state.now, text: "hello" }).effects).toEqual([]);
      }),
      runs,
    );
  });

  test("a stored call replays to the same state and the same words", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 15 }), (all) => {
        const once = replay(all);
        expect(replay(all)).toEqual(once);
        expect(JSON.parse(JSON.stringify(once.state))).toEqual(once.state);
      }),
      { numRuns: 60 },
    );
  });

  test("nothing heard makes it fail: any text, any keys, in any order", () => {
    const words = fc.constantFrom(
      ..."i want to book cancel my appointment thursday at two no yes sarah brennan 0491 570 156 not the first one when is it tooth hurts can't breathe bye".split(
        " ",
      ),
    );
    const text = fc.oneof(
      fc.array(words, { maxLength: 12 }).map((each) => each.join(" ")),
      fc.string({ unit: "grapheme", maxLength: 80 }),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 10 }), (texts) => {
        const all = texts.map((each) => ({ type: "heard" as const, text: each }));
        expect(() => replay(all)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});

function lastReadBack(moments: readonly Moment[]): string {
  const said = moments.flatMap(({ effects }) =>
    effects.filter((each) => each.type === "say").map((each) => each.text),
  );
  return said.findLast((each) => each.includes("To check:")) ?? "";
}

function replay(all: readonly Untimed[]): { state: CallState; effects: Effect[] } {
  const book = clinicBook(exampleFacts);
  const effects: Effect[] = [];
  let at = mondayMorning;
  let state = realStep(startCall(), { type: "started", at, facts: exampleFacts, callerNumber: null }).state;
  for (const each of all) {
    at += 2_000;
    let next: CallEvent | null = { ...each, at } as CallEvent;
    while (next) {
      const result = realStep(state, next);
      state = result.state;
      effects.push(...result.effects);
      const tool = result.effects.find(isTool);
      next = tool ? { type: "result", at, result: book.answer(tool, at) } : null;
    }
  }
  return { state, effects };
}
