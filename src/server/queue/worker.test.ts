import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Clock, fixedClock, systemClock } from "#kernel/clock.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { type OpenTestDatabase, openFreshDatabase } from "../../../tests/support/fresh-database.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { enqueue, type JobHandler, type JobResult, jobDone } from "./service.ts";
import { createWorker, type Worker, type WorkerOptions } from "./worker.ts";

let opened: OpenTestDatabase;
let workers: Worker[] = [];
const logged: string[] = [];
const log = {
  warn: (fields: object, message: string) => logged.push(`${message} ${JSON.stringify(fields)}`),
  error: (fields: object, message: string) => logged.push(`${message} ${JSON.stringify(fields)}`),
};

beforeAll(async () => {
  opened = await openFreshDatabase();
});
afterEach(async () => {
  for (const worker of workers) await worker.stop(0);
  workers = [];
  await rowsOf(opened.database, "delete from job");
});
afterAll(() => opened.close());

const start = "2026-08-11T01:42:00Z";

interface JobState extends Record<string, unknown> {
  kind: string;
  attempts: number;
  isFinished: boolean;
  lastError: string | null;
  payload: object;
  leasedBy: string | null;
}
const jobs = (kind: string) =>
  rowsOf<JobState>(
    opened.database,
    `select kind, attempts, finished_at is not null as "isFinished", last_error as "lastError", payload,
            leased_by as "leasedBy"
       from job where kind = '${kind}'`,
  );

function worker(
  handlers: Record<string, JobHandler>,
  clock: Clock,
  options: Partial<WorkerOptions> = {},
): Worker {
  const made = createWorker({
    database: opened.database,
    handlers,
    clock,
    log,
    random: () => 0.5,
    ...options,
  });
  workers.push(made);
  return made;
}

const counting = (result: JobResult = jobDone) => {
  const runs = { count: 0 };
  const handler: JobHandler = async () => {
    runs.count++;
    return result;
  };
  return { runs, handler };
};

const put = (clock: Clock, kind: string, more: { maxAttempts?: number; runAt?: number } = {}) =>
  enqueue(opened.database.acrossClinics(), clock.now(), { kind, payload: { note: "secret" }, ...more });

const signal = () => {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
};

const hanging = (): { handler: JobHandler; begun: Promise<void>; finish: () => void } => {
  const begun = signal();
  const end = signal();
  const handler = async () => {
    begun.give();
    await end.given;
    return jobDone;
  };
  return { handler, begun: begun.given, finish: end.give };
};

test("runs a due job once and then forgets what was in it", async () => {
  const clock = fixedClock(start);
  const seen: unknown[] = [];
  const one = worker(
    {
      note: async (job) => {
        seen.push(job.payload, job.attempt);
        // One connection serves the embedded database: a transaction held around this would wait for ever.
        await opened.database.ping();
        return jobDone;
      },
    },
    clock,
  );
  await put(clock, "note");
  await one.runDue();
  await one.runDue();
  expect(seen).toEqual([{ note: "secret" }, 1]);
  expect(await jobs("note")).toMatchObject([{ isFinished: true, payload: {}, lastError: null }]);
});

test("a job of a transaction that is rolled back does not exist", async () => {
  const clock = fixedClock(start);
  const attempt = opened.database.transactionAcrossClinics(async (tx) => {
    await enqueue(tx, clock.now(), { kind: "note", payload: {} });
    throw new Error("changed my mind");
  });
  await expect(attempt).rejects.toThrow("changed my mind");
  expect(await jobs("note")).toEqual([]);
});

test("leaves a job alone before its time, and one of a kind that this server does not know", async () => {
  const clock = fixedClock(start);
  const { runs, handler } = counting();
  const one = worker({ note: handler }, clock);
  await put(clock, "note", { runAt: clock.now() + 60_000 });
  await put(clock, "of_a_newer_version");
  await one.runDue();
  expect(runs.count).toBe(0);
  clock.advance(60_000);
  await one.runDue();
  expect(runs.count).toBe(1);
  expect(await jobs("of_a_newer_version")).toMatchObject([{ isFinished: false, attempts: 0 }]);
});

test("puts in one unfinished job per key, and another once that is finished", async () => {
  const clock = fixedClock(start);
  const connection = opened.database.acrossClinics();
  const job = { kind: "note", payload: {}, dedupeKey: "reminder:1" };
  const put = () => enqueue(connection, clock.now(), job);
  expect((await Promise.all([put(), put(), put()])).filter(Boolean)).toHaveLength(1);
  await worker({ note: async () => jobDone }, clock).runDue();
  expect(await put()).toBe(true);
});

test("tries a failed job again with growing waits and parks it after the last attempt", async () => {
  const clock = fixedClock(start);
  const at: number[] = [];
  const one = worker(
    {
      note: async () => {
        at.push((clock.now() - Date.parse(start)) / 1_000);
        throw new RangeError("Jane Citizen 0491 570 156");
      },
    },
    clock,
  );
  await put(clock, "note", { maxAttempts: 3 });
  for (let second = 0; second < 30; second++) {
    await one.runDue();
    clock.advance(1_000);
  }
  expect(at).toEqual([0, 2, 6]);
  expect(await jobs("note")).toMatchObject([
    { isFinished: true, attempts: 3, lastError: "RangeError", payload: {} },
  ]);
});

test("parks a permanent failure at once, without what was in it and with its code", async () => {
  const clock = fixedClock(start);
  const one = worker({ note: async () => ({ ok: false, code: "smtp_550", isPermanent: true }) }, clock);
  await put(clock, "note");
  await one.runDue();
  expect(await jobs("note")).toMatchObject([
    { isFinished: true, attempts: 1, lastError: "smtp_550", payload: {} },
  ]);
  expect(logged.at(-1)).toContain("smtp_550");
  expect(logged.join()).not.toContain("secret");
});

test("when a worker dies, another takes its job once the lease has run out, and the dead one's word counts no more", async () => {
  const clock = fixedClock(start);
  const stuck = hanging();
  const dying = worker({ note: stuck.handler }, clock);
  await put(clock, "note");
  const lost = dying.runDue();
  await stuck.begun;

  const { runs, handler } = counting({ ok: false, code: "busy", isPermanent: false });
  const heir = worker({ note: handler }, clock);
  await heir.runDue();
  expect(runs.count).toBe(0);
  clock.advance(60_001);
  await heir.runDue();
  expect(runs.count).toBe(1);

  stuck.finish();
  await lost;
  expect(await jobs("note")).toMatchObject([{ isFinished: false, attempts: 2, lastError: "busy" }]);
});

test("a job that kills every worker is parked instead of coming back for ever", async () => {
  const clock = fixedClock(start);
  await put(clock, "note", { maxAttempts: 2 });
  const stuck = [hanging(), hanging()];
  const lost = [];
  for (const { handler, begun } of stuck) {
    lost.push(worker({ note: handler }, clock).runDue());
    await begun;
    clock.advance(60_001);
  }
  await worker({ note: async () => jobDone }, clock).runDue();
  expect(await jobs("note")).toMatchObject([{ isFinished: true, attempts: 2, lastError: "worker_lost" }]);
  for (const { finish } of stuck) finish();
  await Promise.all(lost);
});

test("a long job keeps its lease while its worker lives", async () => {
  let runs = 0;
  const slow = async () => {
    runs++;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return jobDone;
  };
  const options = { leaseMs: 600, pollMs: 50 };
  await put(systemClock, "note");
  for (let i = 0; i < 2; i++) worker({ note: slow }, systemClock, options).start();
  await expect.poll(async () => (await jobs("note"))[0]?.isFinished, { timeout: 5_000 }).toBe(true);
  expect(runs).toBe(1);
});

test("two workers share a hundred jobs and run each once", async () => {
  const clock = fixedClock(start);
  const runs = new Map<string, number>();
  const handler: JobHandler = async (job) => {
    runs.set(job.id, (runs.get(job.id) ?? 0) + 1);
    return jobDone;
  };
  for (let i = 0; i < 100; i++) await put(clock, "note");
  await Promise.all([0, 1].map(() => worker({ note: handler }, clock).runDue()));
  expect(runs.size).toBe(100);
  expect(new Set(runs.values())).toEqual(new Set([1]));
});

test("a recurring job runs once per period across two workers", async () => {
  const clock = fixedClock("2026-08-11T00:00:00Z");
  const { runs, handler } = counting();
  const options = { recurring: [{ kind: "sweep", everyMs: 60_000 }] };
  const pair = [0, 1].map(() => worker({ sweep: handler }, clock, options));
  for (let half = 0; half < 6; half++) {
    await Promise.all(pair.map((one) => one.runDue()));
    await Promise.all(pair.map((one) => one.runDue()));
    clock.advance(30_000);
  }
  expect(runs.count).toBe(3);
});

test("a worker that stops waits a little, gives back what is not done and does not count that attempt", async () => {
  const clock = fixedClock(start);
  const stuck = hanging();
  const told = signal();
  const stopping = worker(
    {
      note: (job) => {
        job.signal.addEventListener("abort", () => told.give());
        return stuck.handler(job);
      },
      quick: async () => jobDone,
    },
    clock,
  );
  await put(clock, "note");
  await put(clock, "quick");
  const running = stopping.runDue();
  await stuck.begun;
  expect(await stopping.stop(50)).toBe(1);
  await told.given;
  expect(await jobs("note")).toMatchObject([{ isFinished: false, attempts: 0, leasedBy: null }]);
  expect(await jobs("quick")).toMatchObject([{ isFinished: true }]);

  const { runs, handler } = counting();
  await worker({ note: handler }, clock).runDue();
  expect(runs.count).toBe(1);
  stuck.finish();
  await running;
});

test("a woken worker does not wait for the next look", async () => {
  const ran = signal();
  const handler: JobHandler = async () => {
    ran.give();
    return jobDone;
  };
  const one = worker({ note: handler }, systemClock, { pollMs: 3_600_000 });
  one.start();
  await put(systemClock, "note");
  one.wake();
  await ran.given;
});

test("what the server before was at is begun again at once where no other can be at it, and on PostgreSQL after its lease", async () => {
  const stuck = hanging();
  const dead = worker({ note: stuck.handler }, systemClock);
  await put(systemClock, "note");
  const lost = dead.runDue();
  await stuck.begun;

  const { runs, handler } = counting();
  const laterRan = signal();
  const later: JobHandler = async () => {
    laterRan.give();
    return jobDone;
  };
  await put(systemClock, "later");
  worker({ note: handler, later }, systemClock, { pollMs: 50 }).start();
  // What was put in first is taken first, if it may be.
  await laterRan.given;
  expect(runs.count).toBe(opened.database.kind === "embedded" ? 1 : 0);
  stuck.finish();
  await lost;
});

test("finished jobs are forgotten after a week", async () => {
  const clock = fixedClock(start);
  const one = worker({ note: async () => jobDone }, clock);
  await put(clock, "note");
  await one.runDue();
  clock.advance(6.9 * 86_400_000);
  await one.runDue();
  expect(await jobs("note")).toHaveLength(1);
  clock.advance(0.2 * 86_400_000);
  await one.runDue();
  expect(await jobs("note")).toHaveLength(0);
});

test("jobs that wait for a provider that does not answer keep no other from its turn, up to a number [CALL-4]", async () => {
  const answered = signal();
  const begun = { hanging: 0 };
  const hang: JobHandler = async () => {
    begun.hanging++;
    await answered.given;
    return jobDone;
  };
  const { runs, handler } = counting();
  const clock = systemClock;
  for (let i = 0; i < 20; i++) await put(clock, "hanging", { runAt: clock.now() - 2_000 });
  const busy = worker({ hanging: hang, other: handler }, clock, {
    concurrency: 2,
    slowAfterMs: 0,
    pollMs: 5,
  });
  busy.start();
  await eventually(() => expect(begun.hanging).toBe(18));
  answered.give();
  await put(clock, "other");
  busy.wake();
  await eventually(() => expect(runs.count).toBe(1));
  await eventually(() => expect(begun.hanging).toBe(20));
});

test("one job that waits for a provider lets the next be done meanwhile [CALL-4]", async () => {
  const answered = signal();
  const { runs, handler } = counting();
  const clock = systemClock;
  const hang: JobHandler = async () => {
    await answered.given;
    return jobDone;
  };
  await put(clock, "hanging", { runAt: clock.now() - 2_000 });
  await put(clock, "other");
  const busy = worker({ hanging: hang, other: handler }, clock, {
    concurrency: 1,
    slowAfterMs: 0,
    pollMs: 5,
  });
  busy.start();
  await eventually(() => expect(runs.count).toBe(1));
  answered.give();
});
