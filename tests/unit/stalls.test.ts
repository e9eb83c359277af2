import { describe, expect, test } from "vitest";
import { endsWithin, linesToCallStates, stateAfter, worstKnown } from "../support/call-states.ts";

/** An ordinary step takes milliseconds, these take tenths of a second at most; what doubled with every word takes for ever. */
const generousMs = 20_000;

describe.each(Object.entries(linesToCallStates))("%s", (_point, lines) => {
  test("nothing that is known to take long keeps the engine for good [CALL-1] [CALL-4]", async () => {
    const state = await stateAfter(lines);
    expect(worstKnown.filter((text) => !endsWithin(generousMs, state, text))).toEqual([]);
  }, 600_000);
});
