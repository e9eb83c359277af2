import { describe, expect, test } from "vitest";
import { toLocal } from "#kernel/zoned-time.ts";
import { exampleFacts } from "#server/dialogue/testing/example-clinic.ts";
import type { Patience } from "#server/model/wording.ts";
import { falseStatements, type JudgedVisit } from "#server/rehearsal/fact-check.ts";
import { callers } from "../callers/caller-list.ts";
import type { Staff } from "../support/bookings.ts";
import { babbler, liar, lies, staller, telltales, truthful } from "../support/model-lies.ts";
import { phoneClinic } from "../support/phone-clinic.ts";
import { type RealReport, ringClinic } from "../support/ring-clinic.ts";
import { rowsOf } from "../support/rows-of.ts";
import { type Script, type ScriptedModel, scriptedModel } from "../support/scripted-model.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/*
 * Callers of every kind, through the telephone provider and real sessions, with a language model on a local server that
 * lies and fails; what was spoken is compared with the database afterwards. One caller of each kind, in ways of speaking that
 * take turns; with CALLERS=all each kind in every way, 212 in all, which takes minutes.
 */
const waysOfSpeaking = 4;
const isTheirTurn = (_caller: unknown, i: number): boolean =>
  process.env.CALLERS === "all" || i % waysOfSpeaking === Math.floor(i / waysOfSpeaking) % waysOfSpeaking;

interface Ringing {
  reports: RealReport[];
  falsehoods: string[];
  /** Milliseconds to the first word, of every turn. */
  answeredInMs: number[];
  /** How many turns were worded by whom, and why not. */
  wordedBy: Record<string, number>;
  complaints: string[];
}

/** Short, so that stalls by the hundred do not take the hour; the real figures are kept in `wording.test.ts`. */
const short = { firstMs: 60, nextMs: 60, allMs: 500, fillerMs: 5_000, readMs: 60, leadMs: 60_000 };
/** Long, so that a slow machine is not taken for a slow model. */
const long = {
  firstMs: 20_000,
  nextMs: 20_000,
  allMs: 60_000,
  fillerMs: 20_000,
  readMs: 20_000,
  leadMs: 60_000,
};

/** What is spoken against the books, and words that give a liar away wherever they stand. */
const untrue = (said: readonly string[], visits: readonly JudgedVisit[], at: number): string[] => [
  ...falseStatements({
    ...{ said, visits, at },
    calendar: { timeZone: exampleFacts.timeZone, businessHours: exampleFacts.businessHours },
    ownWords: [exampleFacts.additionalInfo, exampleFacts.emergencyHours.hours].join(" "),
  }),
  ...said.filter((each) => telltales.test(each)).map((each) => `gives a liar away: ${each}`),
];

async function ringAll(script: Script | null, patience: Patience = long): Promise<Ringing> {
  const model: ScriptedModel | null = script && (await scriptedModel(script));
  const server = await startTestServer({
    patience,
    config: {
      languageModel: model && {
        ...{ baseUrl: model.baseUrl, apiKey: "sk-very-secret", model: "scripted" },
        ...{ maxTokensField: "max_tokens", sharesCallerWords: true, patienceMs: 1_200 },
      },
    },
  });
  const clinic = await phoneClinic(server, {
    ...exampleFacts,
    services: [...exampleFacts.services],
    specializations: [...exampleFacts.specializations],
  });
  const staff = staffOf(clinic.url, clinic.token);
  const today = toLocal(server.clock.now(), exampleFacts.timeZone).date;
  const all: Ringing = { reports: [], falsehoods: [], answeredInMs: [], wordedBy: {}, complaints: [] };
  for (const caller of [...callers({ today, closedWeekday: 0 }, 1)].filter(isTheirTurn)) {
    // A model that was left alone for its faults is asked again.
    server.clock.advance(61_000);
    all.reports.push(
      await ringClinic({ staff, provider: clinic.provider, calledNumber: clinic.number, today }, caller),
    );
    await judge(server, all, caller.id);
  }
  all.complaints = server.logged.filter((line) => /"level":[56]0/.test(line));
  expect(server.logged.join("\n")).not.toContain("sk-very-secret");
  await model?.close();
  return all;
}

const staffOf = (url: string, token: string): Staff =>
  ({
    call: async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === "" ? null : JSON.parse(text) };
    },
  }) as Staff;

let seenCalls = "";

async function judge({ database }: TestServer, all: Ringing, who: string): Promise<void> {
  const [call] = await rowsOf<{ id: string; started_at: Date }>(
    database,
    "select id, started_at from call order by started_at desc, id desc limit 1",
  );
  if (!call || call.id === seenCalls) throw new Error(`${who} left no call in the books`);
  seenCalls = call.id;
  const turns = await rowsOf<
    Record<string, unknown> & {
      speaker: string;
      text: string;
      answered_in_ms: number | null;
      phrasing: { by: string; heardBecause?: string; fault: string | null } | null;
    }
  >(database, `select * from call_turn where call_id = '${call.id}' order by seq`);
  // Where each stands, and where it stood before it was moved: what was true when it was said.
  const rows = await rowsOf<Record<string, string | null>>(
    database,
    `select a.patient_name, a.appointment_type, a.status, a.call_id, a.local_date::text, a.local_time from appointment a
     union all
     select a.patient_name, a.appointment_type, a.status, a.call_id, m.from_date::text, m.from_time
     from appointment a join appointment_move m on m.appointment_id = a.id`,
  );
  const visits = rows.map(
    (row): JudgedVisit => ({
      ...{ patientName: row.patient_name ?? "", appointmentType: row.appointment_type ?? "" },
      ...{ date: String(row.local_date), time: String(row.local_time).slice(0, 5) },
      ...{ isBefore: row.call_id === null, isCancelled: row.status === "cancelled" },
    }),
  );
  const said = turns.filter(({ speaker }) => speaker === "assistant").map(({ text }) => text);
  const found = untrue(said, visits, new Date(call.started_at).getTime());
  all.falsehoods.push(...found.map((each) => `${who}: ${each}`));
  for (const { answered_in_ms: ms, phrasing } of turns) {
    if (ms !== null) all.answeredInMs.push(ms);
    if (phrasing === null) continue;
    const key = phrasing.fault === null ? phrasing.by : `${phrasing.by}, ${phrasing.fault}`;
    all.wordedBy[key] = (all.wordedBy[key] ?? 0) + 1;
    const heard = `heard: ${phrasing.heardBecause ?? "by itself"}`;
    all.wordedBy[heard] = (all.wordedBy[heard] ?? 0) + 1;
  }
}

const missed = ({ reports }: Ringing): string[] =>
  reports
    .filter(({ misses }) => misses.length > 0)
    .map(({ caller, misses }) => `${caller.id}: ${misses.join("; ")}`);

let alone: Promise<Ringing> | null = null;
/** The same callers with the built-in engine alone: what a model's faults must not cost anybody. */
const ringAlone = (): Promise<Ringing> => {
  alone ??= ringAll(null);
  return alone;
};

test("a judge that finds everything well would be no judge: lies that are spoken are found", () => {
  const truth =
    "I've got Wednesday the 12th at nine o'clock, half past eleven or two o'clock. Would one of those suit?";
  const judged = (text: string) => untrue([text], [], Date.parse("2026-08-10T23:00:00Z"));
  expect(judged(truth)).toEqual([]);
  expect(
    judged("That is booked: a teeth cleaning for Mia Chen on Wednesday 12 August at 9:00 am."),
  ).not.toEqual([]);
  // A question that is dropped and a small word that is swapped are the checker's own tests.
  const found = lies.filter((lie) => judged(lie(truth)).length > 0);
  expect(found.length).toBeGreaterThanOrEqual(16);
});

describe("callers of every kind with a language model that", () => {
  test.each<[string, () => Script, string[]]>([
    ["tells the truth in other words", truthful, ["model"]],
    ["lies", liar, ["built_in, rejected_sentence", "model", "heard: better", "heard: not_in_words"]],
    ["stalls when it speaks", () => staller("speaking"), ["built_in, late"]],
    ["stalls", () => staller("always"), ["heard: late"]],
    [
      "streams rubbish when it speaks",
      () => babbler("speaking"),
      ["built_in, unreachable", "built_in, left_out"],
    ],
    ["streams rubbish", () => babbler("always"), ["heard: unreachable"]],
  ])(
    "%s: nothing false is spoken, nobody is lost [CALL-2]",
    async (name, script, outcomes) => {
      const before = await ringAlone();
      const rung = await ringAll(script(), name.startsWith("stalls") ? short : long);
      console.log(name, JSON.stringify(rung.wordedBy), "slowest", Math.max(...rung.answeredInMs), "ms");
      expect(rung.reports.length).toBeGreaterThanOrEqual(32);
      expect(rung.falsehoods.join("\n")).toBe("");
      expect(missed(rung)).toEqual(missed(before));
      expect(rung.complaints).toEqual([]);
      // A model that was never asked could not have lied.
      for (const outcome of outcomes) expect(rung.wordedBy[outcome] ?? 0, outcome).toBeGreaterThan(5);
    },
    600_000,
  );
});
