import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** An hour of a bus or a flight is nobody's wish. On Monday 10 August 2026. */

describe("the hour of a ride is no time to come [CALL-8]", () => {
  test.each([
    "i could do thursday morning my planes at two",
    "thursday morning if you can the coach gets in at half eight",
    "thursday morning please the ferry arrives at nine",
  ])("'%s'", async (words) => {
    const call = await callInWords();
    const said = await call.hears("hi can i book a clean it's ada finch", words);
    expect(said).toContain("Thursday the 13th");
    expect(call.ledger.matters[0]?.when.reading.times.every(({ value }) => value.kind === "part")).toBe(true);
  });
});
