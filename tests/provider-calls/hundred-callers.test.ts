import { describe, expect, test } from "vitest";
import { systemClock } from "#kernel/clock.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { exampleFacts } from "#server/dialogue/testing/example-clinic.ts";
import { signIn } from "../../scripts/processes/server-process.mjs";
import { callers } from "../callers/caller-list.ts";
import { engines, newPlace } from "../support/own-server.ts";
import { type RealReport, ringClinic } from "../support/ring-clinic.ts";
import { telephoneProvider } from "../support/telephone-provider.ts";

const authToken = "0123456789abcdef0123456789abcdef";
/** A round of 212 callers, half of them on each database, each style of speech in its turn. */
const isTheirTurn = {
  PGlite: (i: number) => (i + (i >> 2)) % 2 === 1,
  PostgreSQL: (i: number) => (i + (i >> 2)) % 2 === 0,
};

const knowledgeBase = {
  ...exampleFacts,
  services: [...exampleFacts.services],
  specializations: [...exampleFacts.specializations],
};

async function ringAll(engine: "PGlite" | "PostgreSQL"): Promise<RealReport[]> {
  const place = await newPlace(engine);
  const server = await place.start({ TWILIO_AUTH_TOKEN: authToken });
  const staff = await signIn(server.url);
  const saved = await staff.call("POST", "/api/onboarding/knowledge-base", knowledgeBase);
  expect(saved.status).toBe(200);
  const provider = telephoneProvider({ url: server.url, authToken });
  const today = toLocal(systemClock.now(), exampleFacts.timeZone).date;
  const clinic = { staff, provider, calledNumber: "+61255504499", today };
  const reports: RealReport[] = [];
  const all = [...callers({ today, closedWeekday: 0 }, 1)].filter((_, i) => isTheirTurn[engine](i));
  for (const caller of all) reports.push(await ringClinic(clinic, caller));
  await server.stop();
  await place.remove();
  // What the server itself complained of says more than the transcript.
  const complaints = server
    .output()
    .split("\n")
    .filter((line) => /"level":[56]0/.test(line));
  if (complaints.length > 0)
    console.log(`the server's log:\n${[...new Set(complaints)].slice(0, 5).join("\n")}`);
  return reports;
}

/** One line for each kind of caller, and what was missed. */
function printed(reports: readonly RealReport[]): string {
  const kinds = [...new Set(reports.map(({ caller }) => caller.kind))];
  const lines = kinds.map((kind) => {
    const ofKind = reports.filter(({ caller }) => caller.kind === kind);
    const served = ofKind.filter(({ misses }) => misses.length === 0).length;
    return `${kind.padEnd(24)} ${String(served).padStart(3)} of ${String(ofKind.length).padStart(3)}`;
  });
  const missed = reports
    .filter(({ misses }) => misses.length > 0)
    .map(({ caller, misses }) => `  ${caller.id}: ${misses.join("; ")}`);
  return [...lines, ...missed].join("\n");
}

describe.each(engines())("callers who ring through the telephone provider, on %s", (engine) => {
  test("96 of 100 at least get what they rang for [CALL-1, CALL-2, CALL-3]", async () => {
    const reports = await ringAll(engine);
    const served = reports.filter(({ misses }) => misses.length === 0).length;
    console.log(`${printed(reports)}\n${engine}: ${served} of ${reports.length} callers were served`);
    if (process.env.TRANSCRIPTS)
      for (const { caller, misses, transcript } of reports)
        if (misses.length > 0)
          console.log(`\n${caller.id}\n${transcript.join("\n")}\n=> ${misses.join("; ")}`);
    expect(reports.length).toBeGreaterThanOrEqual(90);
    expect(served / reports.length).toBeGreaterThanOrEqual(0.96);
  }, 600_000);
});
