import { expect, test } from "vitest";
import { addDays } from "#kernel/zoned-time.ts";
import { demoHistory } from "./demo-history.ts";

test("nobody in the example clinic sits in two chairs on one day, whichever day it is begun", () => {
  for (let offset = 0; offset < 14; offset++) {
    const today = addDays("2026-11-23", offset);
    const { appointments } = demoHistory(today, "Australia/Sydney", Date.parse(`${today}T01:00:00Z`));
    const whenAndWho = appointments.map(({ date, patient }) => `${date} ${patient.name} ${patient.phone}`);
    expect(new Set(whenAndWho).size).toBe(whenAndWho.length);
    expect(appointments.length).toBeGreaterThan(300);
  }
});
