import { describe, expect, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import { buffersByColumn, buffersOf, bufferWords } from "./buffers.ts";

/** From 10:00 to 10:45. */
const visit = (over: Partial<Appointment> = {}) =>
  anAppointment({
    ...{ appointmentType: "Root Canal", requestedDate: "2026-08-13", requestedTime: "10:00" },
    ...{ startsAt: "2026-08-13T00:00:00.000Z", endsAt: "2026-08-13T00:45:00.000Z", chairId: "one" },
    ...{ bufferBeforeMinutes: 10, bufferAfterMinutes: 15, ...over },
  });
const wordsOf = (over: Partial<Appointment>) =>
  buffersOf(visit(over)).map(({ from, to, name }) => `${from}-${to} ${name}`);

describe("what a visit keeps free [APPT-17] [APPT-18]", () => {
  test.each<[string, Partial<Appointment>, string[]]>([
    [
      "before and after it",
      {},
      ["09:50-10:00 Kept free before Root Canal", "10:45-11:00 Kept free after Root Canal"],
    ],
    ["after it alone", { bufferBeforeMinutes: 0 }, ["10:45-11:00 Kept free after Root Canal"]],
    ["nothing without buffers", { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }, []],
    ["nothing once cancelled", { status: "cancelled" }, []],
    ["nothing of a test call", { isTest: true }, []],
    [
      "no longer than the day",
      { requestedTime: "23:05", bufferBeforeMinutes: 0 },
      ["23:50-24:00 Kept free after Root Canal"],
    ],
    [
      "from the beginning of the day",
      { requestedTime: "00:05", bufferAfterMinutes: 0 },
      ["00:00-00:05 Kept free before Root Canal"],
    ],
  ])("%s", (_, over, words) => {
    expect(wordsOf(over)).toEqual(words);
  });

  test("is drawn in the column of its visit and on its day", () => {
    const visits = [visit(), visit({ chairId: "two", bufferBeforeMinutes: 0 })];
    const columns = buffersByColumn(visits, ({ chairId }) => chairId);
    expect([...columns].map(([key, kept]) => [key, kept.length])).toEqual([
      ["2026-08-13 one", 2],
      ["2026-08-13 two", 1],
    ]);
  });

  test("is said of the visit too", () => {
    expect(bufferWords(visit())).toEqual(["10 minutes kept free before", "15 minutes kept free after"]);
    expect(bufferWords(visit({ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }))).toEqual([]);
  });
});
