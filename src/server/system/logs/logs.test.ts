import { expect, test } from "vitest";
import { type CallId, newId } from "#kernel/ids.ts";
import { addTask } from "#server/clinic/desk/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { call, callTurn } from "#server/db/schema/calls.ts";
import { logEntry } from "#server/db/schema/system.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";
import { decodeCursor, encodeCursor, searchTerms } from "./rules.ts";

const server = serverForThisFile();

type Entry = { id: string; type: string; startedAt: string; workflow: string; isSample: boolean };

async function addEntries(scope: ClinicScope, ...entries: [string, "call" | "system" | "error"][]) {
  const rows = entries.map(([startedAt, type], i) => ({
    ...{ id: newId(Date.parse(startedAt)), type, startedAt: Date.parse(startedAt), workflow: `Row ${i}` },
    ...{ messages: i, status: "Completed", durationSeconds: null },
  }));
  await server()
    .database.within(scope)
    .insert(logEntry, ...rows);
}

/** A clinic without samples. */
async function emptyClinic() {
  const clinic = await server().signIn();
  await server().call("clearSamples", { token: clinic.token });
  return clinic;
}

const page = async (token: string, query: Record<string, string> = {}) =>
  (await server().call("listCallLogs", { token, query })).body as {
    entries: Entry[];
    nextCursor: string | null;
  };

async function allPages(token: string, query: Record<string, string>): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const next: Awaited<ReturnType<typeof page>> = await page(token, { ...query, ...(cursor && { cursor }) });
    pages.push(next.entries);
    cursor = next.nextCursor;
  }
  return pages;
}

test("pages through every entry once, newest first, also where many began at the same moment [LOG-2]", async () => {
  const { token, scope } = await emptyClinic();
  const same = "2026-08-11T01:00:00Z";
  await addEntries(
    scope,
    ...Array.from({ length: 7 }, () => [same, "call"] as [string, "call"]),
    ["2026-08-10T01:00:00.123Z", "system"],
    ["2026-08-12T01:00:00Z", "error"],
  );
  const pages = await allPages(token, { limit: "4" });
  expect(pages.map((entries) => entries.length)).toEqual([4, 4, 1]);
  const entries = pages.flat();
  expect(new Set(entries.map(({ id }) => id)).size).toBe(9);
  const starts = entries.map(({ startedAt }) => startedAt);
  expect(starts).toEqual(starts.toSorted().reverse());
  expect(entries.at(-1)?.startedAt).toBe("2026-08-10T01:00:00.123Z");
});

test("an entry that comes while somebody pages does not shift the pages [LOG-2]", async () => {
  const { token, scope } = await emptyClinic();
  await addEntries(scope, ["2026-08-11T01:00:00Z", "call"], ["2026-08-11T00:00:00Z", "call"]);
  const first = await page(token, { limit: "1" });
  await addEntries(scope, ["2026-08-11T01:30:00Z", "call"]);
  const second = await page(token, { limit: "1", cursor: first.nextCursor ?? "" });
  expect(second.entries[0]?.startedAt).toBe("2026-08-11T00:00:00.000Z");
  expect(second.nextCursor).toBeNull();
});

test("filters by type and by the clinic's own calendar day, on a day of 23 hours too [LOG-1]", async () => {
  const { token, scope } = await emptyClinic();
  await addEntries(
    scope,
    ["2026-08-10T13:59:59.999Z", "call"],
    ["2026-08-10T14:00:00Z", "call"],
    ["2026-08-11T13:59:59.999Z", "error"],
    ["2026-08-11T14:00:00Z", "call"],
    // Sunday, 4 October 2026: summer time begins in Sydney.
    ["2026-10-03T14:00:00Z", "system"],
    ["2026-10-04T12:59:59Z", "system"],
    ["2026-10-04T13:00:00Z", "system"],
  );
  const rows = async (query: Record<string, string>) =>
    (await page(token, query)).entries.map(({ workflow }) => workflow).sort();
  expect(await rows({ date: "2026-08-11" })).toEqual(["Row 1", "Row 2"]);
  expect(await rows({ date: "2026-08-11", type: "call" })).toEqual(["Row 1"]);
  expect(await rows({ type: "error" })).toEqual(["Row 2"]);
  expect(await rows({ date: "2026-10-04" })).toEqual(["Row 4", "Row 5"]);
  expect(await rows({ date: "2026-12-24" })).toEqual([]);
});

test("the filters hold on every page [LOG-1]", async () => {
  const { token, scope } = await emptyClinic();
  const types = ["call", "system", "error"] as const;
  const entries = Array.from({ length: 12 }, (_, i) => [
    new Date(Date.parse("2026-08-11T00:00:00Z") + i * 60_000).toISOString(),
    types[i % 3],
  ]);
  await addEntries(scope, ...(entries as [string, "call"][]));
  const pages = await allPages(token, { limit: "3", type: "system", date: "2026-08-11" });
  expect(pages.flat()).toHaveLength(4);
  expect(new Set(pages.flat().map(({ type }) => type))).toEqual(new Set(["system"]));
});

test.each([
  ["cursor", { cursor: "nonsense" }],
  ["cursor", { cursor: Buffer.from("1.2").toString("base64url") }],
  ["type", { type: "everything" }],
  ["date", { date: "2026-02-30" }],
  ["limit", { limit: "0" }],
  ["limit", { limit: "100000" }],
])("a wrong %s is named", async (field, query) => {
  const { token } = await server().signIn();
  const { status, body } = await server().call("listCallLogs", { token, query });
  expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
});

test("a cursor of one clinic shows another clinic nothing but its own entries", async () => {
  const [one, other] = [await emptyClinic(), await server().signIn()];
  await addEntries(one.scope, ["2026-08-11T01:30:00Z", "call"], ["2026-08-11T01:20:00Z", "call"]);
  const { nextCursor } = await page(one.token, { limit: "1" });
  const { entries } = await page(other.token, { cursor: nextCursor ?? "" });
  expect(entries.every(({ isSample }) => isSample)).toBe(true);
});

test("the last page costs what the first does: an index is walked, nothing is sorted [LOG-2]", async () => {
  const { token, scope } = await emptyClinic();
  await rowsOf(
    server().database,
    `insert into log_entry (id, clinic_id, type, started_at, workflow, messages, status)
     select gen_random_uuid(), '${scope.clinicId}', (array['call','system','error'])[1 + i % 3],
            timestamptz '2026-01-01' + i * interval '1 second', 'Row', 1, 'Completed'
       from generate_series(1, 20000) i`,
  );
  await rowsOf(server().database, "analyze log_entry");
  const cursor = encodeCursor({
    startedAt: Date.parse("2026-01-01T00:10:00Z"),
    id: "00000000-0000-4000-8000-000000000000",
  });
  expect((await page(token, { cursor, limit: "50" })).entries[0]?.startedAt).toBe("2026-01-01T00:09:59.000Z");
  for (const type of ["", " and type = 'error'"]) {
    const plan = await rowsOf<{ "QUERY PLAN": string }>(
      server().database,
      `explain select * from log_entry where clinic_id = '${scope.clinicId}'${type}
          and (started_at, id) < ('2026-01-01T00:10:00Z'::timestamptz, '00000000-0000-4000-8000-000000000000'::uuid)
        order by started_at desc, id desc limit 51`,
    );
    const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
    expect(text).toContain("Index Scan Backward");
    expect(text).not.toContain("Sort");
  }
});

test("a cursor survives the way through a URL and back", () => {
  const cursor = { startedAt: 1_786_412_520_000, id: "0198f0c4-5b1c-7d2e-8f00-0123456789ab" };
  expect(encodeCursor(cursor)).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
});

async function exported(token: string, query = "") {
  const reply = await server().app.inject({
    method: "GET",
    url: `/api/calls/logs/export.csv${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    ...reply,
    lines: reply.body
      .replace(/^\ufeff/, "")
      .trimEnd()
      .split("\r\n"),
  };
}

test("exports every row that fits the filters, newest first, however many pages there are [LOG-2]", async () => {
  const { token, scope } = await emptyClinic();
  const many = Array.from({ length: 1_203 }, () => ["2026-08-11T01:00:00Z", "call"] as [string, "call"]);
  await addEntries(scope, ...many, ["2026-08-10T15:00:00Z", "system"], ["2026-08-09T01:00:00Z", "error"]);
  const all = await exported(token);
  expect(all.statusCode).toBe(200);
  expect(all.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(all.headers["content-disposition"]).toBe('attachment; filename="logs.csv"');
  expect(all.lines).toHaveLength(1 + 1_205);
  expect(all.lines[0]).toBe(
    "Type,Started at (Australia/Sydney),Duration (seconds),Workflow/Deployment,Messages,Status,Caller,Number,Outcome,Test call",
  );
  expect(new Set(all.lines).size).toBe(1 + 1_205);
  expect(all.lines.at(-1)).toBe("error,2026-08-09 11:00,,Row 1204,1204,Completed,,,,");
  const some = await exported(token, "?type=system&date=2026-08-11");
  expect(some.lines.slice(1)).toEqual(["system,2026-08-11 01:00,,Row 1203,1203,Completed,,,,"]);
  expect(some.headers["content-disposition"]).toContain("logs-system-2026-08-11.csv");
});

test("an export runs no formula in a spreadsheet, and holds no other clinic's rows", async () => {
  const { token, scope } = await emptyClinic();
  const other = await emptyClinic();
  await addEntries(other.scope, ["2026-08-11T01:00:00Z", "call"]);
  const startedAt = Date.parse("2026-08-11T01:00:00Z");
  await server()
    .database.within(scope)
    .insert(logEntry, {
      ...{ id: newId(startedAt), type: "error" as const, startedAt, durationSeconds: 61, messages: 2 },
      ...{ workflow: '=HYPERLINK("https://x.example","a")', status: "-1+1" },
    });
  const { lines } = await exported(token);
  expect(lines.slice(1)).toEqual([
    `error,2026-08-11 11:00,61,"'=HYPERLINK(""https://x.example"",""a"")",2,'-1+1,,,,`,
  ]);
});

test("an export needs a signed-in person and a filter that makes sense", async () => {
  const { token } = await emptyClinic();
  expect((await exported("nobody-nobody-nobody-nobody")).statusCode).toBe(401);
  const refused = await exported(token, "?type=everything");
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0].field).toBe("type");
});

interface LoggedCallOf {
  from: string | null;
  said: string;
  outcome?: "message_taken" | "answered" | "in_progress";
  isTest?: boolean;
  /** Whoever waits to be rung back. */
  waits?: string;
}

/** A call in the log, with what the caller said. */
async function addCall({ scope }: { scope: ClinicScope }, wish: LoggedCallOf): Promise<CallId> {
  const { from, said, outcome = "answered", isTest = false, waits } = wish;
  server().clock.advance(60_000);
  const now = server().clock.now();
  const queries = server().database.within(scope);
  const id = newId(now) as CallId;
  const isRunning = outcome === "in_progress";
  await queries.insert(call, {
    ...{ id, channel: "phone", direction: "inbound", providerCallId: `CA${id}`, isTest, outcome },
    ...{ fromNumber: from, startedAt: now, seenAt: now, endedAt: isRunning ? null : now + 1_000 },
  });
  const turn = { callId: id, at: now, events: [], done: [] };
  await queries.insert(
    callTurn,
    { ...turn, seq: 0, speaker: "assistant", text: "Harbour Street Dental, good morning." },
    { ...turn, seq: 1, speaker: "caller", text: said },
  );
  await queries.insert(logEntry, {
    ...{ id: newId(now), type: "call", startedAt: now, durationSeconds: isRunning ? null : 1 },
    ...{ workflow: "Message taking", messages: 2, status: "Resolved", callId: id },
  });
  const task = { id: newId(now), kind: "callback", title: "Ring back", detail: said, phone: from } as const;
  if (waits) await addTask(queries, { ...task, callId: id, personName: waits }, now);
  return id;
}

const search = async (token: string, body: object) =>
  (await server().call("searchCallLogs", { token, body })).body.entries.map(
    ({ call: found }: { call: { about: string } }) => found.about,
  );

test("a call says who, why and how it ended, and is not resolved while a ring-back is open [LOG-2]", async () => {
  const clinic = await emptyClinic();
  const { token } = clinic;
  const wish = { from: "+61491570156", said: "about my invoice", outcome: "message_taken" } as const;
  await addCall(clinic, { ...wish, waits: "Grace Walker" });
  await addCall(clinic, { from: null, said: "hello", outcome: "in_progress", isTest: true });
  const shown = async (query = {}) => (await server().call("listCallLogs", { token, query })).body.entries;
  const [running, ended] = await shown();
  expect(ended).toMatchObject({
    status: "Needs a ring-back",
    call: {
      ...{ name: "Grace Walker", phone: "+61491570156", about: "about my invoice" },
      ...{ outcome: "message_taken", needsRingBack: true, isTest: false, isOnTheLine: false },
    },
  });
  expect(running).toMatchObject({
    status: "On the line",
    call: { phone: null, isTest: true, isOnTheLine: true },
  });
  expect(await shown({ needs: "ring_back" })).toHaveLength(1);
  const { lines } = await exported(token, "?needs=ring_back");
  expect(lines[1]).toContain("Needs a ring-back,Grace Walker,0491 570 156,Message taken,no");
  const [task] = (await server().call("listTasks", { token })).body;
  await server().call("completeTask", { token, params: { id: task.id } });
  expect((await shown())[1].status).toBe("Resolved");
  expect(await shown({ needs: "ring_back" })).toEqual([]);
});

test("calls are found by name, number however it is written, and words, and never another clinic's [LOG-2]", async () => {
  const [clinic, other] = [await emptyClinic(), await emptyClinic()];
  const { token } = clinic;
  await addCall(clinic, { from: "+61491570156", said: "it is about my invoice", waits: "Grace Walker" });
  await addCall(clinic, { from: "+61255501234", said: "100% sure i chipped a tooth" });
  await addCall(other, { from: "+61491570156", said: "another clinic's invoice", waits: "Grace Walker" });
  const invoice = ["it is about my invoice"];
  for (const words of [
    "grace",
    "Walker Grace",
    "0491 570 156",
    "+61 491 570 156",
    "570156",
    "invoice grace",
    "",
  ])
    expect(await search(token, { words }), words).toEqual(
      words === "" ? ["100% sure i chipped a tooth", ...invoice] : invoice,
    );
  expect(await search(token, { words: "100%" })).toEqual(["100% sure i chipped a tooth"]);
  expect(await search(token, { words: "100_" })).toEqual([]);
  expect(await search(token, { words: "invoice", needs: "ring_back" })).toEqual(invoice);
});

test("a number is one thing to look for, words are one each [LOG-2]", () => {
  expect(searchTerms(" (02) 5550 4410 ")).toEqual([{ words: "(02) 5550 4410", digits: "255504410" }]);
  expect(searchTerms("grace 0491")).toEqual([
    { words: "grace", digits: null },
    { words: "0491", digits: "491" },
  ]);
  expect(searchTerms("12")).toEqual([{ words: "12", digits: null }]);
});
