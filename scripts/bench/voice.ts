// How long a caller waits for an answer: from the end of the caller's words at the telephone provider's end of
// the line to the last word of the answer there, with 1, 100 and 500 calls going on at once. Callers ring, book and hang
// up all the time, so at any moment the calls stand at different points, as calls do. Beside it the same traffic to a
// WebSocket that only parses and answers JSON: what is above that is the product's own time.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import { addDays, mondayOf, toLocal } from "#kernel/zoned-time.ts";
import { speakingTimeMs } from "#server/calls/rules.ts";
import { telephoneProvider } from "../../tests/support/telephone-provider.ts";
import { exampleKnowledgeBase } from "../example-clinic.mjs";
import { percentile, printTable, undisturbed } from "../measure.ts";
import { buildIfNeeded, root, say } from "../prepare.mjs";
import { signIn, startServer } from "../processes/server-process.mjs";
import { startThrowawayPostgres } from "../processes/throwaway-postgres.mjs";

/** A call that asks, looks for times, changes its mind, books and asks again: every kind of turn, none that hangs up early. */
const callerLines = [
  "hi um what time do you close on fridays",
  "okay and id like to book a cleaning please",
  "do you have anything next tuesday afternoon",
  "actually could we do {day} at {time}",
  "its mia chen",
  "my number is oh four nine one five {digits}",
  "yes thats right",
  "great and where are you exactly",
];

const times = [
  "nine",
  "half past nine",
  "ten",
  "half past ten",
  "eleven",
  "half past eleven",
  "two",
  "half past two",
  "three",
];
const firstDay = 14;
const dayName = new Intl.DateTimeFormat("en-AU", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const digitNames = "oh one two three four five six seven eight nine".split(" ");
/** The last five digits of the number that the caller rings from: everybody is a patient of their own. */
const lastDigits = (caller: number): string => String(70_000 + caller).padStart(5, "0");
const spoken = (digits: string): string => [...digits].map((digit) => digitNames[Number(digit)]).join(" ");
/** A group's clinic: what so many book fits into the weeks that can be booked. */
const chairs = 12;
let callers = 0;
let bookings = 0;
/** A time of one's own for each: hundreds who want the same hour of one chair would measure refusals. */
function ownTime(): { day: string; time: string } {
  const nth = Math.floor(bookings++ / chairs);
  const workday = Math.floor(nth / times.length);
  const monday = addDays(mondayOf(toLocal(Date.now(), "UTC").date), firstDay + 7 * Math.floor(workday / 5));
  const day = dayName.format(Date.parse(addDays(monday, workday % 5)));
  return { day, time: times[nth % times.length] ?? "nine" };
}

interface Line {
  greeting: string;
  /** Resolves with the answer, null when the call has ended. */
  say(text: string): Promise<string | null>;
  hangUp(): Promise<unknown>;
}
/** A call of a caller's own; who rings is a patient of their own. */
type Dial = (caller: number) => Promise<Line>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/**
 * A person listens to the answer, thinks and speaks: the answers of this call, twenty words on average, take 7.5 s, and
 * the caller's seven words 3 s. Nobody is silent for so long as to be asked again.
 */
const paceMs = (answer: string) => speakingTimeMs(answer) + 500 + Math.random() * 6_000;
const wholeCallMs = callerLines.length * 11_000;
/** What callers of the echo listen to. */
const twentyWords = "word ".repeat(20).trim();

interface Level {
  name: string;
  /** At the same time. */
  calls: number;
  /** From the answer to the caller's next words. */
  pace: (answer: string) => number;
  /** The first calls begin within this time. */
  spreadMs: number;
  /** How long callers who are done ring again, from the time when all have rung; only these turns count. */
  lastsMs: number;
}
const levels: readonly Level[] = [
  { name: "1 at once", calls: 1, pace: () => 100, spreadMs: 0, lastsMs: 4_000 },
  { name: "100 at once", calls: 100, pace: paceMs, spreadMs: wholeCallMs, lastsMs: 20_000 },
  { name: "500 at once", calls: 500, pace: paceMs, spreadMs: wholeCallMs, lastsMs: 60_000 },
];
/** The one whose turns are told by what was said. */
const toldByLine = 2;

interface Outcome {
  times: number[];
  /** The same, by what the caller said. */
  byLine: number[][];
  failed: number;
  /** What others took of the processor meanwhile, 0 to 1. */
  lost?: number;
}

/** From one caller's ring to the end of that call; turns are noted while `isNoted` says so. */
async function oneCall(
  dial: Dial,
  level: Level,
  outcome: Outcome,
  isNoted: () => boolean,
  isOver: () => boolean,
): Promise<void> {
  const caller = callers++;
  const wish = ownTime();
  const line = await dial(caller);
  let answer: string | null = line.greeting;
  for (const [which, words] of callerLines.entries()) {
    await pause(level.pace(answer));
    if (isOver()) break;
    const startedAt = performance.now();
    answer = await line.say(
      words
        .replace("{day}", wish.day)
        .replace("{time}", wish.time)
        .replace("{digits}", spoken(lastDigits(caller))),
    );
    const took = performance.now() - startedAt;
    if (answer === null) break;
    if (!isNoted()) continue;
    outcome.times.push(took);
    outcome.byLine[which]?.push(took);
  }
  await line.hangUp();
}

/** A run that others disturbed is made again. */
async function runLevel(dial: Dial, level: Level): Promise<Outcome> {
  const [run] = await undisturbed(() => runLevelOnce(dial, level), { wanted: 1, tries: 2 });
  if (!run) throw new Error("No run was made");
  return { ...run.result, lost: run.lost };
}

async function runLevelOnce(dial: Dial, level: Level): Promise<Outcome> {
  const outcome: Outcome = { times: [], byLine: callerLines.map(() => []), failed: 0 };
  const allRangAt = performance.now() + level.spreadMs;
  const isNoted = () => performance.now() >= allRangAt;
  const isOver = () => performance.now() >= allRangAt + level.lastsMs;
  const oneLine = async () => {
    await pause(Math.random() * level.spreadMs);
    do await oneCall(dial, level, outcome, isNoted, isOver);
    while (!isOver());
  };
  const lines = Array.from({ length: level.calls }, () =>
    oneLine().catch((error: Error) => {
      outcome.failed++;
      if (outcome.failed === 1) console.error(`a call failed: ${error.message}`);
    }),
  );
  await Promise.all(lines);
  return outcome;
}

async function measureEcho(): Promise<Outcome[]> {
  const child = spawn(process.execPath, [join(root, "scripts", "processes", "echo-process.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data) => resolve(String(data).trim())),
  );
  const dial: Dial = async () => {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    return {
      greeting: twentyWords,
      say: (text) =>
        new Promise((resolve) => {
          socket.once("message", (data) => resolve(JSON.parse(String(data)) && twentyWords));
          socket.send(JSON.stringify({ type: "prompt", voicePrompt: text, lang: "en-AU", last: true }));
        }),
      hangUp: async () => socket.close(),
    };
  };
  const outcomes: Outcome[] = [];
  for (const level of levels) outcomes.push(await runLevel(dial, level));
  child.kill();
  return outcomes;
}

const authToken = "0123456789abcdef0123456789abcdef";

async function measureServer(databaseUrl: string | null): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), "enamel-bench-"));
  const server = await startServer({
    DATA_DIR: folder,
    TWILIO_AUTH_TOKEN: authToken,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const { call } = await signIn(server.url);
  await call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  for (let chair = 2; chair <= chairs; chair++)
    await call("POST", "/api/opening/chairs", { name: `Chair ${chair}`, weekdays: null });
  const provider = telephoneProvider({
    ...{ url: server.url, authToken, patienceMs: 30_000 },
    playingMs: speakingTimeMs,
  });
  const dial: Dial = async (caller) => {
    const call = await provider.ring(`+614915${lastDigits(caller)}`, "+61255504410");
    return { greeting: call.said[0] ?? "", say: call.say, hangUp: call.hangUp };
  };
  const outcomes: Outcome[] = [];
  bookings = 0;
  callers = 0;
  for (const level of levels) {
    outcomes.push(await runLevel(dial, level));
    say(`  ${level.name}: done`);
  }
  const { body: booked } = await call("GET", "/api/appointments");
  say(`  ${(booked.appointments ?? booked).length} appointments booked`);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return outcomes;
}

export async function main(): Promise<number> {
  await buildIfNeeded();
  const measured: [string, Outcome[]][] = [];
  say("echo …");
  measured.push(["bare echo", await measureEcho()]);
  say("PGlite …");
  measured.push(["PGlite", await measureServer(null)]);
  const postgres = await startThrowawayPostgres({ durable: true });
  if (postgres) {
    say("PostgreSQL …");
    measured.push(["PostgreSQL", await measureServer(postgres.url)]);
    await postgres.stop();
  } else say("no PostgreSQL on this machine: not measured");
  printResults(measured);
  printByLine(measured);
  return measured.some(([, outcomes]) => outcomes.some(({ failed }) => failed > 0)) ? 1 : 0;
}

function printResults(measured: [string, Outcome[]][]): void {
  const echo = measured[0]?.[1] ?? [];
  const rows = levels.flatMap((level, index) =>
    measured.map(([name, outcomes]) => {
      const { times = [], failed = 0, lost = 0 } = outcomes[index] ?? {};
      const over = (share: number) => percentile(times, share) - percentile(echo[index]?.times ?? [], share);
      return [
        `${level.name}, ${name}`,
        String(times.length),
        String(failed),
        percentile(times, 0.5),
        percentile(times, 0.95),
        percentile(times, 0.99),
        over(0.5),
        over(0.99),
        100 * lost,
      ];
    }),
  );
  console.log("\nTime from the caller's last word to the answer's, milliseconds\n");
  printTable(
    [
      "",
      "turns",
      "failed calls",
      "p50",
      "p95",
      "p99",
      "p50 over echo",
      "p99 over echo",
      "taken by others, %",
    ],
    rows,
  );
}

/** Which of the caller's words take long, with the most calls at once. */
function printByLine(measured: readonly [string, Outcome[]][]): void {
  const databases = measured.slice(1).map(([name, outcomes]) => ({ name, busiest: outcomes[toldByLine] }));
  const rows = callerLines.map((line, index) => [
    line,
    ...databases.flatMap(({ busiest }) => {
      const times = busiest?.byLine[index] ?? [];
      return [percentile(times, 0.5), percentile(times, 0.99)];
    }),
  ]);
  console.log(`\nThe same, ${levels[toldByLine]?.name}, by what the caller said\n`);
  printTable(["", ...databases.flatMap(({ name }) => [`${name} p50`, `${name} p99`])], rows);
}
