import { describe, expect, test } from "vitest";
import { waysToFail } from "../support/failing-providers.ts";
import { runStorm } from "../support/message-storm.ts";
import { engines, newPlace } from "../support/own-server.ts";

/** `npm run bench:messages` does the same with 10,000. */
const storm = { messages: 240, kills: 3, seed: 23, skipsLeases: true };

describe.each(engines())("texts and emails of a server on %s that is killed three times", (engine) => {
  test("are delivered once or seen to have failed while both providers fail in every way [CALL-4]", async () => {
    const place = await newPlace(engine);
    const { faults, ends, moods } = await runStorm(place, storm);
    expect(faults).toEqual([]);
    // It was a storm: each way to fail was met, and each end.
    for (const mood of waysToFail) expect(moods.get(mood) ?? 0, mood).toBeGreaterThan(0);
    const statuses = new Set([...ends.keys()].map((end) => end.split(" ").slice(0, 2).join(" ")));
    expect([...statuses].sort()).toEqual([
      "email failed",
      "email sent",
      "email suppressed",
      "sms failed",
      "sms queued",
      "sms sent",
      "sms suppressed",
    ]);
    await place.remove();
  }, 240_000);
});
