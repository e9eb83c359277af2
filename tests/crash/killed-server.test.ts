import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { clientOf, signIn } from "../../scripts/processes/server-process.mjs";
import { askAgain, bookUntilKilled, checkLedger, type Ledger } from "../support/booking-ledger.ts";
import { weekdaySlots } from "../support/bookings.ts";
import { type Engine, engines, newPlace } from "../support/own-server.ts";

const kills: Record<Engine, number> = { PGlite: 20, PostgreSQL: 20 };
const inFlight = 4;

describe.each(engines())("a server on %s that is killed while it books", (engine) => {
  test(`loses no acknowledged booking and doubles none, ${kills[engine]} times over [APPT-14]`, async () => {
    const place = await newPlace(engine);
    const ledger: Ledger = { acknowledged: new Map(), unanswered: [] };
    const slots = weekdaySlots(new Date());
    let token: string | undefined;
    const readyInMs: number[] = [];
    for (let kill = 0; kill <= kills[engine]; kill++) {
      const server = await place.start();
      readyInMs.push(server.readyInMs);
      if (token === undefined) {
        const first = await signIn(server.url);
        token = first.token;
        await first.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
      }
      // The session outlives the crash as well.
      const staff = { call: clientOf(server.url, token), token, user: null };
      await checkLedger(staff, ledger);
      await askAgain(staff, ledger);
      if (kill === kills[engine]) {
        await server.stop();
        break;
      }
      const streams = Array.from({ length: inFlight }, () => bookUntilKilled(staff, slots, ledger));
      setTimeout(() => server.kill(), randomInt(20, 700));
      await Promise.all(streams);
      await server.exited;
    }
    await place.remove();
    expect(ledger.acknowledged.size).toBeGreaterThan(kills[engine]);
    console.log(
      `${engine}: ${kills[engine]} kills, ${ledger.acknowledged.size} acknowledged bookings, none lost, none doubled; ` +
        `slowest start ${Math.round(Math.max(...readyInMs))} ms`,
    );
  }, 240_000);
});
