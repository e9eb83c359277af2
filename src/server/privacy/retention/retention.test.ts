import { beforeEach, expect, test } from "vitest";
import type { RetentionKind } from "#contract/patients/retention-options.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import {
  type SignedInClinic,
  serverForThisFile,
  startTestServer,
  testNow,
} from "../../../../tests/support/test-server.ts";
import { keptUntil } from "../rules.ts";
import { createRetentionService } from "./service.ts";
import { isKeptSql } from "./store.ts";

const server = serverForThisFile();
beforeEach(() => server().clock.set(testNow));

const year = 365;
const longAgo = "2024-03-01T02:00:00Z";
const lately = "2026-08-01T02:00:00Z";
const patientPhone = "+61491570156";
const formerPhone = "+61491570157";
const strangerPhone = "+61491570158";

const plant = <Row extends Record<string, unknown>>(statement: string) =>
  rowsOf<Row>(server().database, statement);
const newUuid = () => crypto.randomUUID();

/** A call with words, a voicemail, and a task of it. */
async function ring(
  { scope }: SignedInClinic,
  {
    number,
    at = longAgo,
    isTaskDone = true,
  }: {
    number: string;
    at?: string;
    isTaskDone?: boolean;
  },
) {
  const [id, clinic] = [newUuid(), scope.clinicId];
  await plant(`insert into call (id, clinic_id, channel, direction, provider_call_id, from_number, to_number, started_at, ended_at, seen_at, outcome)
    values ('${id}', '${clinic}', 'phone', 'inbound', '${id}', '${number}', '+61255504410', '${at}', '${at}', '${at}', 'message_taken')`);
  await plant(`insert into call_turn (clinic_id, call_id, seq, speaker, text, at, events, done)
    values ('${clinic}', '${id}', 1, 'caller', 'my tooth hurts', '${at}', '[]', '[]')`);
  await plant(`insert into voicemail (id, clinic_id, call_id, provider_recording_id, duration_seconds, created_at)
    values ('${newUuid()}', '${clinic}', '${id}', 'RE${id}', 12, '${at}')`);
  await plant(`insert into task (id, clinic_id, kind, title, detail, phone, call_id, created_at, completed_at)
    values ('${newUuid()}', '${clinic}', 'callback', 'Ring back', 'tooth', '${number}', '${id}', '${at}', ${isTaskDone ? `'${at}'` : "null"})`);
  await plant(`insert into log_entry (id, clinic_id, type, started_at, workflow, messages, status, call_id)
    values ('${newUuid()}', '${clinic}', 'call', '${at}', 'Call', 1, 'Completed', '${id}')`);
  return id;
}

async function text(
  { scope }: SignedInClinic,
  {
    number,
    at = longAgo,
    status = "delivered",
  }: {
    number: string;
    at?: string;
    status?: string;
  },
) {
  const id = newUuid();
  await plant(`insert into message (id, clinic_id, direction, channel, purpose, kind, occasion, recipient_name, to_address, body, status, not_before, created_at, sent_at)
    values ('${id}', '${scope.clinicId}', 'out', 'sms', 'reply', 'factual', 'reply ${id}', 'Jo Doe', '${number}', 'See you at ten', '${status}', '${at}', '${at}', '${at}')`);
  return id;
}

async function line({ scope }: SignedInClinic, at: string) {
  const clinic = scope.clinicId;
  await plant(`insert into log_entry (id, clinic_id, type, started_at, workflow, messages, status)
    values ('${newUuid()}', '${clinic}', 'system', '${at}', 'Sign-in · Jane', 0, 'Completed')`);
  await plant(
    `insert into activity (id, clinic_id, type, text, at) values ('${newUuid()}', '${clinic}', 'booking', 'Jo booked', '${at}')`,
  );
}

/** Somebody who is coming, and somebody whose last visit was eleven years ago. */
async function people(clinic: SignedInClinic) {
  const book = async (name: string, phone: string, time: string) => {
    const patientDetails = { name, phone, email: "" };
    const body = { requestedDate: "2026-08-12", requestedTime: time, patientDetails };
    const answer = await server().call("createAppointment", { token: clinic.token, body });
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  };
  await book("Matilda Nguyen", "0491 570 156", "10:00");
  const former = await book("Otis Low", "0491 570 157", "11:00");
  await plant(`update appointment set local_date = '2015-08-12', starts_at = starts_at - interval '11 years', ends_at = ends_at - interval '11 years'
    where id = '${former}'`);
  // What the bookings themselves have left is not what is looked at here.
  await plant(`delete from message where clinic_id = '${clinic.scope.clinicId}'`);
}

/** Of each kind one that goes, one that the law keeps, and one that is young; two are still worked on. */
async function clinicWithPast() {
  const clinic = await server().signIn();
  await people(clinic);
  const calls = {
    stranger: await ring(clinic, { number: strangerPhone }),
    former: await ring(clinic, { number: formerPhone }),
    patient: await ring(clinic, { number: patientPhone }),
    open: await ring(clinic, { number: strangerPhone, isTaskDone: false }),
    young: await ring(clinic, { number: strangerPhone, at: lately }),
  };
  const texts = {
    stranger: await text(clinic, { number: strangerPhone }),
    patient: await text(clinic, { number: patientPhone }),
    young: await text(clinic, { number: strangerPhone, at: lately }),
    queued: await text(clinic, { number: strangerPhone, status: "queued" }),
  };
  await line(clinic, longAgo);
  await line(clinic, lately);
  return { clinic, calls, texts };
}

const all: { kind: RetentionKind; keepDays: number | null }[] = (
  ["recordings", "calls", "messages", "tasks", "logs"] as const
).map((kind) => ({ kind, keepDays: year }));
const save = ({ token }: SignedInClinic, rules = all) =>
  server().call("saveRetention", { token, body: { rules } });

/** Every row of every table that the product does not keep of its own doings. */
async function everything() {
  const names = await plant<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const own = ["job", "session", "health_sample", "retention_run", "retention_rule", "audit_entry"];
  const rows = new Map<string, Set<string>>();
  for (const { name } of names.filter((table) => !own.includes(table.name))) {
    const found = await plant<{ row: string }>(`select row_to_json(t)::text as row from "${name}" t`);
    rows.set(name, new Set(found.map(({ row }) => row)));
  }
  return rows;
}

/** How many rows of which table are not there any more as they were. */
async function goneSince(before: Map<string, Set<string>>) {
  const now = await everything();
  const gone = [...before].map(([table, rows]) => [
    table,
    [...rows].filter((row) => !now.get(table)?.has(row)).length,
  ]);
  return Object.fromEntries(gone.filter(([, n]) => n !== 0));
}

/** What the hourly look begins, and all that follows from it. */
const night = async () => {
  await createRetentionService(server().database, server().clock).begin();
  await server().worker.runDue();
};

test("the law's years are counted alike by the rule and by the database, leap days and children too [PAT-3]", async () => {
  const days = [
    "2012-02-29",
    "2019-08-10",
    "2019-08-11",
    "2019-08-12",
    "2020-02-29",
    "2024-12-31",
    "2026-08-11",
  ];
  const births = [
    null,
    "1960-02-29",
    "2001-08-10",
    "2001-08-11",
    "2002-03-01",
    "2004-02-29",
    "2008-02-29",
    "2025-01-01",
  ];
  const todays = [
    "2026-08-10",
    "2026-08-11",
    "2027-02-28",
    "2027-03-01",
    "2029-02-28",
    "2029-03-01",
    "2033-03-01",
  ];
  const cases = days.flatMap((lastVisit) =>
    births.flatMap((dateOfBirth) => todays.map((today) => ({ lastVisit, dateOfBirth, today }))),
  );
  const { sql } = await import("drizzle-orm");
  const queries = server().database.within(scopeOfClinic((await server().signIn()).scope.clinicId));
  for (const today of todays) {
    const asked = cases.filter((one) => one.today === today);
    const found = await queries.rows<{ kept: boolean }>(
      () => sql`select ${isKeptSql(sql`v.day`, sql`v.birth`, today)} as kept
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as c("lastVisit" date, "dateOfBirth" date),
             lateral (select c."lastVisit" as day, c."dateOfBirth" as birth) v`,
    );
    expect(found.map(({ kept }) => kept)).toEqual(asked.map((one) => keptUntil(one, today) !== null));
  }
});

test("nothing is erased until an owner has turned it on [PAT-3]", async () => {
  const { clinic } = await clinicWithPast();
  const before = await everything();
  await night();
  expect(await goneSince(before)).toEqual({});
  const { body } = await server().call("retention", { token: clinic.token });
  expect(body.map(({ keepDays, lastRun }: Record<string, unknown>) => [keepDays, lastRun])).toEqual(
    Array.from({ length: 5 }, () => [null, null]),
  );
});

test("a night takes what is past its time, and nothing else of anybody: what the law keeps and what is worked on stays [PAT-3]", async () => {
  const { clinic, calls, texts } = await clinicWithPast();
  const other = await clinicWithPast();
  const { body: preview } = await server().call("previewRetention", {
    token: clinic.token,
    body: { rules: all },
  });
  expect(preview).toEqual([
    { kind: "recordings", goes: 2, staysByLaw: 1, staysOpen: 1 },
    { kind: "calls", goes: 2, staysByLaw: 1, staysOpen: 1 },
    { kind: "messages", goes: 1, staysByLaw: 1, staysOpen: 0 },
    { kind: "tasks", goes: 2, staysByLaw: 1, staysOpen: 0 },
    { kind: "logs", goes: 2, staysByLaw: 0, staysOpen: 0 },
  ]);
  const before = await everything();
  expect((await save(clinic)).status).toBe(200);
  await night();
  expect(await goneSince(before)).toEqual({
    ...{ voicemail: 2, call_turn: 2, call: 2, message: 1, task: 2, log_entry: 1, activity: 1 },
  });
  const numbers = await plant(
    `select id, from_number from call where clinic_id = '${clinic.scope.clinicId}' and from_number is null`,
  );
  expect(numbers.map(({ id }) => id).sort()).toEqual([calls.stranger, calls.former].sort());
  const [erased] = await plant(`select * from message where id = '${texts.stranger}'`);
  expect(erased).toMatchObject({
    to_address: "",
    recipient_name: null,
    status: "delivered",
    occasion: `reply ${texts.stranger}`,
  });
  expect(erased?.body).toMatch(/^Erased/);
  // The sound goes at the provider, by the job that every erased voicemail leaves.
  const removals = await plant(
    `select substring(dedupe_key from 18) as id from job where kind = 'remove_recording'
      and dedupe_key in ('remove_recording:RE${calls.stranger}', 'remove_recording:RE${calls.former}', 'remove_recording:RE${calls.patient}')`,
  );
  expect(removals.map(({ id }) => id).sort()).toEqual([`RE${calls.stranger}`, `RE${calls.former}`].sort());

  const { body: state } = await server().call("retention", { token: clinic.token });
  expect(state[1]).toMatchObject({
    ...{ kind: "calls", keepDays: year, setBy: clinic.user.username },
    lastRun: { date: "2026-08-11", erased: 2, stayed: 2, finishedAt: expect.stringMatching(/^2026-08-11/) },
  });
  const { body: trail } = await server().call("listAudit", {
    token: clinic.token,
    query: { action: "erased" },
  });
  expect(
    trail.entries.map(({ what, actorName }: Record<string, unknown>) => [actorName, what]).sort(),
  ).toEqual([
    ["Retention", "1 messages past their time"],
    ["Retention", "2 calls’ words past their time"],
    ["Retention", "2 done tasks past their time"],
    ["Retention", "2 lines of the log past their time"],
    ["Retention", "2 voicemails past their time"],
  ]);
  const others = await server().call("listAudit", { token: other.clinic.token, query: { action: "erased" } });
  expect(others.body.entries).toEqual([]);

  // The same day once; the next night finds nothing more.
  const after = await everything();
  server().clock.advance(20 * 3_600_000);
  await night();
  expect(await goneSince(after)).toEqual({});
});

test("a night that is cut short goes on where it was, and counts everything once [PAT-3]", async () => {
  const clinic = await server().signIn();
  const { scope } = clinic;
  await plant(`insert into message (id, clinic_id, direction, channel, purpose, kind, occasion, to_address, body, status, not_before, created_at, sent_at)
    select gen_random_uuid(), '${scope.clinicId}', 'out', 'sms', 'reply', 'factual', 'many ' || n, '${strangerPhone}', 'Hi', 'sent', '${longAgo}', '${longAgo}', '${longAgo}'
      from generate_series(1, 450) n`);
  await save(clinic, [{ kind: "messages", keepDays: year }]);
  const retention = createRetentionService(server().database, server().clock);
  await retention.begin();
  const runs = () =>
    plant(
      `select id, erased, finished_at is not null as over, stayed from retention_run where clinic_id = '${scope.clinicId}'`,
    );
  const [run] = await runs();
  expect(await retention.step(scope, String(run?.id))).toBe(true);
  expect(await runs()).toMatchObject([{ erased: 200, over: false, stayed: null }]);
  const { body } = await server().call("retention", { token: clinic.token });
  expect(body[2].lastRun).toMatchObject({ erased: 200, finishedAt: null, stayed: null });

  // The server died here; its job is taken up by the next one.
  await night();
  expect(await runs()).toMatchObject([{ erased: 450, over: true, stayed: 0 }]);
  expect(await retention.step(scope, String(run?.id))).toBe(false);
  const [left] = await plant(
    `select count(*)::int as n from message where clinic_id = '${scope.clinicId}' and body = 'Hi'`,
  );
  expect(left?.n).toBe(0);
});

test("whoever takes a rule back stops the night that is under way [PAT-3]", async () => {
  const { clinic } = await clinicWithPast();
  await save(clinic);
  const retention = createRetentionService(server().database, server().clock);
  await retention.begin();
  const before = await everything();
  expect(
    (
      await save(
        clinic,
        all.map(({ kind }) => ({ kind, keepDays: null })),
      )
    ).status,
  ).toBe(200);
  await night();
  expect(await goneSince(before)).toEqual({});
});

test("before two in the clinic's night nothing begins, after it what was missed is made up for [PAT-3]", async () => {
  const own = await startTestServer();
  const clinic = await own.signIn();
  await own.call("saveRetention", { token: clinic.token, body: { rules: [{ kind: "logs", keepDays: 90 }] } });
  const nights = async (now: string) => {
    own.clock.set(now);
    // The look comes by itself, once an hour.
    await own.worker.runDue();
    return (await rowsOf(own.database, "select date::text as date from retention_run order by date")).map(
      ({ date }) => date,
    );
  };
  expect(await nights("2026-08-11T15:59:00Z")).toEqual([]);
  expect(await nights("2026-08-11T16:00:00Z")).toEqual(["2026-08-12"]);
  expect(await nights("2026-08-12T10:00:00Z")).toEqual(["2026-08-12"]);
  expect(await nights("2026-08-14T05:00:00Z")).toEqual(["2026-08-12", "2026-08-14"]);
});

test("voicemails are kept no longer than the words of calls, and only offered times are taken [PAT-3]", async () => {
  const clinic = await server().signIn();
  const refused = async (rules: unknown) => {
    const { status, body } = await server().call("saveRetention", { token: clinic.token, body: { rules } });
    expect(status).toBe(400);
    return body.errors[0];
  };
  expect(await refused([{ kind: "calls", keepDays: year }])).toMatchObject({ field: "recordings" });
  expect(
    await refused([
      { kind: "calls", keepDays: 90 },
      { kind: "recordings", keepDays: year },
    ]),
  ).toMatchObject({ field: "recordings" });
  expect(await refused([{ kind: "logs", keepDays: 1 }])).toMatchObject({ field: "rules.0.keepDays" });
  expect(await refused([{ kind: "visits", keepDays: year }])).toMatchObject({ field: "rules.0.kind" });
  expect((await save(clinic)).status).toBe(200);
  // Nor by taking the shorter one back.
  expect(await refused([{ kind: "recordings", keepDays: null }])).toMatchObject({ field: "recordings" });
});
