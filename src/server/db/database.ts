import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { LiveChange } from "#contract/live.ts";
import type { ClinicId } from "#kernel/ids.ts";
import { type Changes, localChanges, sharedChanges } from "./changes.ts";
import { type ClinicQueries, type Connection, clinicQueries } from "./clinic-queries.ts";
import type { ClinicScope } from "./clinic-scope.ts";
import { openEmbedded } from "./embedded-database.ts";
import { migrateDatabase } from "./migrate.ts";
import { keepConnections, openPostgres } from "./postgres.ts";
import { runConcurrently } from "./run-concurrently.ts";

export interface Database {
  readonly kind: "embedded" | "postgres";
  /** A clinic's rows. */
  within(scope: ClinicScope): ClinicQueries;
  /** Several statements, all or none. Never held across a call to the outside. */
  transaction<Result>(scope: ClinicScope, work: (queries: ClinicQueries) => Promise<Result>): Promise<Result>;
  /**
   * The same, and what `finish` makes of it goes out with the commit: who waits for a lock does not wait for this process
   * once more. `finish` begins its statements without waiting for an answer; one that is begun later is refused.
   */
  transactionFinishing<Decided, Result>(
    scope: ClinicScope,
    work: (queries: ClinicQueries) => Promise<Decided>,
    finish: (queries: ClinicQueries, decided: Decided) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Prepared statements of which none waits for the answer to another, all or none. They go out with their begin and
   * commit and are carried out in the order in which they are begun, so nobody is kept waiting for this process: for
   * what many do at once behind a lock. What `work` begins after it has waited is outside.
   */
  inOneTrip<Result>(
    scope: ClinicScope,
    work: (queries: Pick<ClinicQueries, "prepared">) => Promise<Result>,
  ): Promise<Result>;
  /** Rows of every clinic: only where the clinic is not known yet (sign-in, a called number) or is the server's own business (jobs, health). */
  acrossClinics(): Connection;
  transactionAcrossClinics<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Tells every open page of the clinic, on every server, what changed. Call it after the commit. */
  announce(clinicId: ClinicId, change: LiveChange): void;
  onChange(listener: (clinicId: ClinicId, change: LiveChange) => void): () => void;
  /** One small query; throws when the database is away. `isReadOnly`: it answers, but keeps nothing new (its disk is full). */
  ping(): Promise<{ isReadOnly: boolean }>;
  /**
   * Copies an embedded database into `folder/db` while it is used, and says for how many milliseconds nobody was served; null
   * where PostgreSQL can be asked by others at the same time.
   */
  copyTo: ((folder: string) => Promise<number>) | null;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** PostgreSQL when set, else the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  dataFolder: string;
  /** A migrated, empty cluster to start a new data folder from. */
  templateFolder: string | null;
  poolSize: number;
  onError: (error: Error) => void;
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, dataFolder, templateFolder, poolSize, onError } = options;
  if (databaseUrl === null) {
    const embedded = await openEmbedded(dataFolder, templateFolder, onError);
    keepConnections(embedded.pool, onError);
    return readyOrClosed(embedded.close, async () => {
      await migrateDatabase(embedded.pool);
      embedded.watch();
      return {
        ...databaseOn("embedded", embedded.pool, localChanges(), embedded.close),
        copyTo: embedded.copyTo,
      };
    });
  }
  const pool = openPostgres(databaseUrl, poolSize, onError);
  const close = () => pool.end();
  return readyOrClosed(close, async () => {
    await migrateDatabase(pool);
    return databaseOn("postgres", pool, await sharedChanges(pool, databaseUrl, onError), close);
  });
}

/** A database that cannot be made ready keeps neither its connections nor its folder. */
async function readyOrClosed(close: () => Promise<void>, makeReady: () => Promise<Database>) {
  try {
    return await makeReady();
  } catch (error) {
    await close();
    throw error;
  }
}

/** A transaction under way. */
interface Begun {
  tx: Connection;
  begin(): Promise<unknown>;
  /** Nothing more can be asked on `tx`: it would be asked outside. Throws where the database did not commit. */
  commit(): Promise<void>;
}

/** A connection to oneself; what fails is rolled back, and a connection that cannot even do that is not used again. */
async function onOneConnection<Result>(
  pool: pg.Pool,
  work: (begun: Begun) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  let isOver = false;
  const query = (...request: Parameters<typeof client.query>) => {
    if (isOver) throw new Error("A statement of a transaction was begun after its commit");
    return client.query(...request);
  };
  try {
    return await work({
      tx: drizzle({ query } as typeof client),
      begin: () => client.query("begin"),
      commit: async () => {
        isOver = true;
        const { command } = await client.query("commit");
        if (command !== "COMMIT") throw new Error("The database rolled the transaction back");
      },
    });
  } catch (error) {
    await client.query("rollback").catch((failed: Error) => {
      broken = failed;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Unlike Drizzle's own it does not wait for the answer to `begin`: that is sent with the first statement. */
const inTransaction = <Result>(pool: pg.Pool, work: (tx: Connection) => Promise<Result>): Promise<Result> =>
  onOneConnection(pool, async ({ tx, begin, commit }) => {
    const [, result] = await runConcurrently(begin(), work(tx));
    await commit();
    return result;
  });

const inFinishingTransaction = <Decided, Result>(
  pool: pg.Pool,
  work: (tx: Connection) => Promise<Decided>,
  finish: (tx: Connection, decided: Decided) => Promise<Result>,
): Promise<Result> =>
  onOneConnection(pool, async ({ tx, begin, commit }) => {
    const [, decided] = await runConcurrently(begin(), work(tx));
    const [result] = await runConcurrently(finish(tx, decided), commit());
    return result;
  });

const inOneTrip = <Result>(pool: pg.Pool, work: (tx: Connection) => Promise<Result>): Promise<Result> =>
  onOneConnection(pool, async ({ tx, begin, commit }) => {
    const [, result] = await runConcurrently(begin(), work(tx), commit());
    return result;
  });

function databaseOn(
  kind: Database["kind"],
  pool: pg.Pool,
  changes: Changes,
  closePool: () => Promise<void>,
): Database {
  const db = drizzle(pool);
  return {
    kind,
    within: (scope) => clinicQueries(db, scope),
    transaction: (scope, work) => inTransaction(pool, (tx) => work(clinicQueries(tx, scope))),
    transactionFinishing: (scope, work, finish) =>
      inFinishingTransaction(
        pool,
        (tx) => work(clinicQueries(tx, scope)),
        (tx, decided) => finish(clinicQueries(tx, scope), decided),
      ),
    inOneTrip: (scope, work) => inOneTrip(pool, (tx) => work(clinicQueries(tx, scope))),
    acrossClinics: () => db,
    transactionAcrossClinics: (work) => inTransaction(pool, work),
    announce: (clinicId, change) => changes.publish(clinicId, change),
    onChange: (listener) => changes.subscribe(listener),
    ping: async () => {
      const { rows } = await db.execute(sql`select current_setting('transaction_read_only') as read_only`);
      return { isReadOnly: rows[0]?.read_only === "on" };
    },
    copyTo: null,
    close: async () => {
      await changes.close();
      await closePool();
    },
  };
}
