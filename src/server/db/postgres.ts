import pg from "pg";
import { prepareRepeated } from "./prepared-statements.ts";

/**
 * The server ends what takes this long, in milliseconds: a statement, or a transaction that has fallen silent and keeps
 * others from its rows. Nobody waits that long for a page, and a call not even half of it.
 */
const longestMs = 10_000;
/** Who has not heard that from the server by now hears nothing any more: the network swallows what it sends. */
const silentAfterMs = longestMs + 2_000;
/** A dead server must turn into an error that people see, not into a request that never ends. */
const connectWithinMs = 5_000;

/** The time limits of any connection of ours, in milliseconds. */
export const timeLimits = {
  query_timeout: silentAfterMs,
  connectionTimeoutMillis: connectWithinMs,
  keepAlive: true,
};

const sessionSettings = {
  TimeZone: "UTC",
  statement_timeout: longestMs,
  idle_in_transaction_session_timeout: longestMs,
};

/** A pool on a PostgreSQL server; sessions speak UTC whatever the server's default. */
export function openPostgres(
  databaseUrl: string,
  poolSize: number,
  onError: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    ...timeLimits,
    idleTimeoutMillis: 60_000,
    // Statements that are begun together go out together; a transaction then waits for the wire a few times, not twenty.
    pipeline: true,
  });
  return keepConnections(pool, onError);
}

/**
 * Three habits of pg's pool (8.23) that would hurt. `pool.query` throws its connection away after any failed statement,
 * a refused duplicate included. A connection that breaks while it is lent out, between two statements of a
 * transaction, has no listener for its error, which would end the process. And where one connection turns out to lead into
 * silence, those beside it that lie idle do so too: each would have to be found out by a request of its own.
 */
export function keepConnections(pool: pg.Pool, onError: (error: Error) => void): pg.Pool {
  const lend = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  /** Of which generation each connection is; one that is given back broken begins a new one. */
  const bornIn = new WeakMap<pg.PoolClient, number>();
  let generation = 0;
  pool.on("error", onError);
  pool.on("connect", (client) => {
    bornIn.set(client, generation);
    client.on("error", onError);
    prepareRepeated(client);
  });
  pool.on("release", (broken, client) => {
    if (broken && bornIn.get(client) === generation) generation++;
  });
  const connect = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await lend();
      if (bornIn.get(client) === generation) return client;
      hangUp(client);
      client.release(true);
    }
  };
  const query = async (...args: Parameters<pg.PoolClient["query"]>) => {
    const client = await connect();
    let broken = false;
    try {
      return await client.query(...args);
    } catch (error) {
      // What the server said is an answer; whatever else went wrong, the connection is suspect.
      broken = !(error instanceof pg.DatabaseError);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return Object.assign(pool, { connect, query });
}

/** At once: pg's own goodbye waits for the other side to say it too. */
function hangUp(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
