// How soon a server that was here before answers again, how much memory it takes, how long the first caller waits for each answer,
// and how many free-times requests it answers beside a bare Fastify with one query on the same database, in the same run.
// `npm run bench:start -- --save before.json`, then, of what was changed, `npm run bench:start -- --before before.json`
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { addDays } from "#kernel/zoned-time.ts";
import { ringAsBrowser } from "../../tests/support/browser-caller.ts";
import { exampleKnowledgeBase } from "../example-clinic.mjs";
import { percentile, printTable } from "../measure.ts";
import { buildIfNeeded, root, say } from "../prepare.mjs";
import { clientOf, signIn, startServer } from "../processes/server-process.mjs";
import { startThrowawayPostgres } from "../processes/throwaway-postgres.mjs";
import { quickFolder } from "../quick-folder.mjs";

const starts = 5;
/** From then on nothing of the start is still going on, and each thread has given back what it left (`db/collect-at-rest.mjs`). */
const restMs = 30_000;
const connections = 20;
const loadMs = 4_000;
const rounds = 3;
const callerWords = [
  "hi um what time do you close on fridays",
  "okay and id like to book a cleaning please",
  "do you have anything next tuesday afternoon",
  "and where are you exactly",
];

type Server = Awaited<ReturnType<typeof startServer>>;

/** Resident memory in megabytes; NaN where the system does not tell. */
function residentMb(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, "utf8"))?.[1]) / 1_024;
}

/** Milliseconds from the start of the process to the first answered request. */
async function timeToFirstAnswer(env: Record<string, string>): Promise<{ server: Server; ms: number }> {
  const began = performance.now();
  const server = await startServer(env);
  const { status } = await clientOf(server.url)("GET", "/auth/options");
  if (status !== 200) throw new Error(`The first request was answered with ${status}`);
  return { server, ms: performance.now() - began };
}

/** How long each answer of a call takes, in milliseconds. */
async function timesOfCall({ url }: Server, token: string, caller: number): Promise<number[]> {
  const from = `+61491570${String(caller).padStart(3, "0")}`;
  const line = await ringAsBrowser({ url, call: clientOf(url, token) }, { from, isReal: false });
  const times: number[] = [];
  for (const words of callerWords) {
    const began = performance.now();
    await line.say(words);
    times.push(performance.now() - began);
  }
  await line.hangUp();
  return times;
}

/** Requests answered in a second over some connections that are kept, each asking again as soon as it is answered. */
async function requestsPerSecond(url: string, token: string, requestedDate: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ requestedDate });
  const request = Buffer.from(
    [
      `POST /api/availability HTTP/1.1`,
      ...[`host: ${hostname}:${port}`, `authorization: Bearer ${token}`, "content-type: application/json"],
      ...[`content-length: ${body.length}`, "", body],
    ].join("\r\n"),
  );
  const began = performance.now();
  let answered = 0;
  const askOn = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request));
      let pending = "";
      socket.on("error", reject);
      socket.on("close", () => resolve());
      socket.setEncoding("latin1").on("data", (text: string) => {
        pending += text;
        const end = pending.indexOf("\r\n\r\n");
        const length = Number(/content-length: (\d+)/i.exec(pending)?.[1]);
        if (end < 0 || pending.length < end + 4 + length) return;
        if (!pending.startsWith("HTTP/1.1 200")) return void socket.destroy(new Error(pending.slice(0, 200)));
        pending = "";
        answered += 1;
        if (performance.now() - began < loadMs) socket.write(request);
        else socket.destroy();
      });
    });
  await Promise.all(Array.from({ length: connections }, askOn));
  return answered / ((performance.now() - began) / 1_000);
}

async function startBare(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, "scripts", "processes", "bare-process.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding("utf8").once("data", (text: string) => resolve(text.trim()));
    child.once("exit", (code) => reject(new Error(`The bare server ended with ${code}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.removeAllListeners("exit").once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  return { url, stop };
}

interface Figures {
  name: string;
  startMs: number[];
  idleMb: number;
  afterCallsMb: number;
  firstCall: number[];
  secondCall: number[];
  product: number[];
  bare: number[];
}

async function measure(name: string, databaseUrl: string | null): Promise<Figures> {
  const folder = quickFolder("enamel-bench-start-");
  const env = {
    DATA_DIR: folder.path,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const first = await startServer(env);
  const { token, call } = await signIn(first.url);
  await call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  await first.stop();

  const startMs: number[] = [];
  let server = first;
  for (let i = 0; i < starts; i++) {
    if (i > 0) await server.stop();
    const started = await timeToFirstAnswer(env);
    startMs.push(started.ms);
    server = started.server;
  }
  const firstCall = await timesOfCall(server, token, 1);
  const secondCall = await timesOfCall(server, token, 2);
  await server.stop();

  server = (await timeToFirstAnswer(env)).server;
  await sleep(restMs);
  const idleMb = residentMb(server.pid);
  for (let caller = 3; caller < 13; caller++) await timesOfCall(server, token, caller);
  await sleep(restMs);
  const afterCallsMb = residentMb(server.pid);
  await server.stop();

  const date = addDays(new Date(performance.timeOrigin).toISOString().slice(0, 10), 14);
  const [product, bare]: [number[], number[]] = [[], []];
  // One after the other, in turns: the embedded database belongs to one process at a time.
  for (let round = 0; round < rounds; round++) {
    server = await startServer(env);
    await requestsPerSecond(server.url, token, date);
    product.push(await requestsPerSecond(server.url, token, date));
    await server.stop();
    const yardstick = await startBare(
      databaseUrl ? { BARE_DATABASE_URL: databaseUrl } : { BARE_CLUSTER: join(folder.path, "db") },
    );
    await requestsPerSecond(yardstick.url, token, date);
    bare.push(await requestsPerSecond(yardstick.url, token, date));
    await yardstick.stop();
  }
  folder.remove();
  return { name, startMs, idleMb, afterCallsMb, firstCall, secondCall, product, bare };
}

/** What earlier runs saved, each column marked as of before. */
function readSaved(file: string | undefined): Figures[] {
  if (file === undefined) return [];
  const saved = JSON.parse(readFileSync(file, "utf8")) as Figures[];
  return saved.map((figures) => ({ ...figures, name: `${figures.name}, before` }));
}

function printFigures(measured: readonly Figures[]): void {
  const median = (values: readonly number[]) => percentile(values, 0.5);
  const row = (what: string, of: (figures: Figures) => string | number) => [what, ...measured.map(of)];
  printTable(
    ["", ...measured.map(({ name }) => name)],
    [
      row("start to the first answer, ms, median", ({ startMs }) => median(startMs)),
      row("the same, slowest", ({ startMs }) => Math.max(...startMs)),
      row("memory at rest, MB", ({ idleMb }) => idleMb),
      row("memory after ten calls, MB", ({ afterCallsMb }) => afterCallsMb),
      row("first call right after the start: slowest answer, ms", ({ firstCall }) => Math.max(...firstCall)),
      row("second call: slowest answer, ms", ({ secondCall }) => Math.max(...secondCall)),
      row("free times, requests/s", ({ product }) => median(product)),
      row("bare Fastify, one query, requests/s", ({ bare }) => median(bare)),
      row("of the bare one", ({ product, bare }) => median(product) / median(bare)),
    ],
  );
}

export async function main(args: readonly string[]): Promise<number> {
  const { save, before } = parseArgs({
    args: [...args],
    options: { save: { type: "string" }, before: { type: "string" } },
  }).values;
  const earlier = readSaved(before);
  await buildIfNeeded();
  say("embedded …");
  const measured = [await measure("embedded", null)];
  const postgres = await startThrowawayPostgres({ durable: true });
  if (postgres) {
    say("PostgreSQL …");
    measured.push(await measure("PostgreSQL", postgres.url));
    await postgres.stop();
  } else say("no PostgreSQL on this machine: not measured");
  const ofBefore = (figures: Figures) => earlier.filter(({ name }) => name === `${figures.name}, before`);
  printFigures(measured.flatMap((figures) => [...ofBefore(figures), figures]));
  if (save !== undefined) writeFileSync(save, JSON.stringify(measured));
  return 0;
}
