// How long a clinic's old book takes to come in: 50,000 patients and 100,000 visits over HTTP into a built server, and how soon
// the server answers others meanwhile; and how long to take it back, until what goes out is what went out before. `BENCH_DATABASE_URL` names an empty PostgreSQL database; without it the embedded one is used.
import { setTimeout as sleep } from "node:timers/promises";
import { importLimits } from "#contract/patients/import-options.ts";
import type { DataImport } from "#contract/patients/imports.ts";
import { csvLine } from "#kernel/csv.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { percentile } from "../measure.ts";
import { buildIfNeeded } from "../prepare.mjs";
import { signIn, startServer } from "../processes/server-process.mjs";
import { quickFolder } from "../quick-folder.mjs";

const patients = 50_000;
const visits = 100_000;
/** Of the visits: the rest of a book's years lies behind. */
const toCome = 2_000;
const budgetsMs = { postgres: 60_000, embedded: 120_000 };

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; body: never }>;

const given = ["Matilda", "Giorgio", "Aroha", "Otis", "Zoë", "Ben", "Ada", "Nguyễn", "Leilani", "Tom"];
const family = ["Nguyen", "Papadopoulos", "Williams", "Low", "Müller", "Singh", "O'Brien", "Rossi"];

const person = (i: number) => ({
  name: `${given[i % given.length]} ${family[(i >> 3) % family.length]} ${i.toString(36)}`,
  phone: `04${String(10_000_000 + i).padStart(8, "0")}`,
});

function patientFile(): string {
  const rows = Array.from({ length: patients }, (_, i) => {
    const { name, phone } = person(i);
    return csvLine([
      name,
      phone,
      `p${i}@post.example`,
      addDays("1940-01-01", i % 25_000),
      i % 7 === 0 ? "Prefers mornings" : "",
    ]);
  });
  return csvLine(["Name", "Mobile", "Email", "Date of birth", "Notes"]) + rows.join("");
}

function visitFile(today: string): string {
  const rows = Array.from({ length: visits }, (_, i) => {
    const { name, phone } = person((i * 7) % patients);
    const slot = i % 16;
    // One chair: what is to come lies side by side, what is over as it comes.
    const date = i < toCome ? addDays(today, 1 + Math.floor(i / 16)) : addDays(today, -1 - (i % 1_800));
    const time = `${String(9 + (slot >> 1)).padStart(2, "0")}:${slot % 2 === 0 ? "00" : "30"}`;
    return csvLine([date, time, 30, "Teeth Cleaning", i < toCome ? "Booked" : "Completed", name, phone]);
  });
  return csvLine(["Date", "Time", "Minutes", "Treatment", "Status", "Patient", "Phone"]) + rows.join("");
}

type Ask = (method: string, path: string, body?: object) => Promise<DataImport>;

const asker =
  (call: Call): Ask =>
  async (method, path, body) => {
    const answer = await call(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

/** Begins a step of an import and waits until it stands so; milliseconds. */
async function timeUntil(
  ask: Ask,
  id: string,
  status: string,
  begin: () => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  await begin();
  for (;;) {
    const found = await ask("GET", `/api/imports/${id}`);
    if (found.status === "failed") throw new Error(found.failure ?? "The import failed");
    if (found.status === status) return Math.round(performance.now() - began);
    await sleep(100);
  }
}

/** What stood there before the import: somebody whom the file holds as well, and a visit. */
async function bookBefore(call: Call, today: string): Promise<void> {
  const { name, phone } = person(0);
  for (const [path, body] of [
    ["/api/patients", { name, phone }],
    [
      "/api/appointments",
      {
        ...{ requestedDate: addDays(today, 300), requestedTime: "10:00", appointmentType: "Teeth Cleaning" },
        patientDetails: { name: "Ruby Singh", phone: "0491 570 156", email: "" },
      },
    ],
  ] as const) {
    const { status } = await call("POST", path, body);
    if (status !== 201 && status !== 409) throw new Error(`${path} answered ${status}`);
  }
}

/** Everything of patients and visits that the clinic can be given. */
async function allThatGoesOut(url: string, token: string): Promise<string> {
  const files = ["/api/patients/export.csv", "/api/appointments/export.csv"].map(async (path) => {
    const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    return reply.text();
  });
  return (await Promise.all(files)).join("\n");
}

/** Sends, checks and imports a file; says how long each took. */
async function bringIn(
  call: Call,
  kind: string,
  text: string,
): Promise<{ id: string; tookMs: Record<string, number> }> {
  const file = Buffer.from(text);
  const ask = asker(call);
  const tookMs: Record<string, number> = {};
  const until = async (step: string, status: string, begin: () => Promise<unknown>) => {
    tookMs[step] = await timeUntil(ask, id, status, begin);
  };
  const { id } = await ask("POST", "/api/imports", { kind, fileName: `${kind}.csv`, sizeBytes: file.length });
  await until("read", "read", async () => {
    for (let at = 0, index = 0; at < file.length; at += importLimits.partBytes, index++) {
      const content = file.subarray(at, at + importLimits.partBytes).toString("base64");
      await ask("PUT", `/api/imports/${id}/parts/${index}`, { content });
    }
    await ask("POST", `/api/imports/${id}/read`);
  });
  const { mapping, options } = await ask("GET", `/api/imports/${id}`);
  await until("check", "checked", () => ask("POST", `/api/imports/${id}/check`, { mapping, options }));
  await until("import", "done", () => ask("POST", `/api/imports/${id}/run`));
  const { report } = await ask("GET", `/api/imports/${id}`);
  console.log(`${kind}: ${JSON.stringify(report?.tally)} ${JSON.stringify(tookMs)}`);
  return { id, tookMs };
}

/** Somebody else who looks up free times, over and over. */
function watchOthers(call: Call, date: string) {
  const took: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      await call("POST", "/api/availability", { requestedDate: date });
      took.push(performance.now() - began);
      await sleep(50);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return took.sort((a, b) => a - b);
  };
}

const sum = (values: Record<string, number>) => Object.values(values).reduce((all, one) => all + one, 0);

export async function main(): Promise<number> {
  await buildIfNeeded();
  const databaseUrl = process.env.BENCH_DATABASE_URL;
  const folder = quickFolder("enamel-bench-import-");
  const server = await startServer({
    DATA_DIR: folder.path,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  try {
    const { call, token } = (await signIn(server.url)) as unknown as { call: Call; token: string };
    const today = new Date(performance.timeOrigin).toISOString().slice(0, 10);
    await bookBefore(call, today);
    const before = await allThatGoesOut(server.url, token);
    const stop = watchOthers(call, addDays(today, 3));
    const brought = (async () => [
      await bringIn(call, "patients", patientFile()),
      await bringIn(call, "appointments", visitFile(today)),
    ])();
    const others = await brought.then(stop, stop);
    const total = (await brought).reduce((all, { tookMs }) => all + sum(tookMs), 0);
    const kind = databaseUrl ? "postgres" : "embedded";
    const budget = budgetsMs[kind];
    console.log(
      `${kind}: ${patients} patients and ${visits} visits in ${(total / 1000).toFixed(1)} s with sending, reading and checking (asked: ${budget / 1000} s)`,
    );
    console.log(
      `free times meanwhile: ${others.length} answers, median ${Math.round(percentile(others, 0.5))} ms, 99th ${Math.round(percentile(others, 0.99))} ms`,
    );
    const undoMs: number[] = [];
    for (const { id } of (await brought).toReversed())
      undoMs.push(await timeUntil(asker(call), id, "undone", () => call("POST", `/api/imports/${id}/undo`)));
    const isAsBefore = (await allThatGoesOut(server.url, token)) === before;
    console.log(
      `taken back in ${undoMs.map((ms) => (ms / 1000).toFixed(1)).join(" + ")} s; what goes out is ${isAsBefore ? "byte for byte what it was" : "NOT what it was"}`,
    );
    return total <= budget && isAsBefore ? 0 : 1;
  } finally {
    await server.stop();
    folder.remove();
  }
}
