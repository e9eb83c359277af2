import pg from "pg";
import { planRepeated } from "./planned-statements.ts";

/**
 * The server ends what takes this long, in milliseconds: a statement, or a transaction that has fallen silent and keeps
 * others from its rows. Nobody waits that long for a page, and a call not a tenth of it.
 */
const longestMs = 60_000;
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
    // A dead server must turn into an error that people see, not into a request that never ends.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Statements that are begun together go out together; a transaction then waits for the wire a few times, not twenty.
    pipeline: true,
  });
  return keepConnections(pool, onError);
}

/**
 * Two habits of pg's pool (8.23) that would hurt. `pool.query` throws its connection away after any failed statement,
 * a refused duplicate included. And a connection that breaks while it is lent out, between two statements of a
 * transaction, has no listener for its error, which would end the process.
 */
export function keepConnections(pool: pg.Pool, onError: (error: Error) => void): pg.Pool {
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", onError);
    planRepeated(client);
  });
  const query = async (...args: Parameters<pg.PoolClient["query"]>) => {
    const client = await pool.connect();
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
  return Object.assign(pool, { query });
}
