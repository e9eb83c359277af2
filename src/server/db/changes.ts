import { EventEmitter } from "node:events";
import pg from "pg";
import type { LiveChange } from "#contract/live.ts";
import type { ClinicId } from "#kernel/ids.ts";
import { timeLimits } from "./postgres.ts";

type Listener = (clinicId: ClinicId, change: LiveChange) => void;

/** Carries 'this changed' from whoever changed it to every open page. Loss is harmless: pages refetch anyway. */
export interface Changes {
  publish(clinicId: ClinicId, change: LiveChange): void;
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

/** Within one process. */
export function localChanges(): Changes {
  const events = new EventEmitter();
  events.setMaxListeners(0);
  return {
    publish: (clinicId, change) => {
      events.emit("change", clinicId, change);
    },
    subscribe: (listener) => {
      events.on("change", listener);
      return () => events.off("change", listener);
    },
    close: async () => {
      events.removeAllListeners();
    },
  };
}

const channel = "enamel_changes";
const reconnectMs = 2_000;
/** A connection that only listens does not notice by itself that nobody speaks any more. */
const listenCheckMs = 5_000;
/** How long changes are gathered for one statement: less than anybody notices, and the same change is told once. */
const gatherMs = 100;
const notifyStatement = "select pg_notify($1, payload) from unnest($2::text[]) payload";

/** Across all server processes on one PostgreSQL, by LISTEN and NOTIFY on a connection of its own. */
export async function sharedChanges(
  pool: pg.Pool,
  databaseUrl: string,
  onError: (error: Error) => void,
): Promise<Changes> {
  const local = localChanges();
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  const gathered = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;

  // Every call changes something several times a second, and PostgreSQL lets one transaction notify at a time.
  const tell = async (): Promise<void> => {
    gathering = undefined;
    const payloads = [...gathered];
    gathered.clear();
    if (payloads.length > 0) await pool.query(notifyStatement, [channel, payloads]).catch(onError);
  };

  const listenAgainSoon = () => {
    if (!closed) retry = setTimeout(() => listen().catch(failed), reconnectMs);
  };
  const failed = (error: Error) => {
    onError(error);
    listenAgainSoon();
  };
  const listen = async () => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      ...timeLimits,
      query_timeout: listenCheckMs,
    });
    fresh.on("error", onError);
    fresh.on("notification", ({ payload }) => {
      const { clinicId, ...change } = JSON.parse(payload ?? "{}") as LiveChange & { clinicId: ClinicId };
      local.publish(clinicId, change);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    if (closed) return fresh.end();
    client = fresh;
    const check = setInterval(() => {
      // It ends without a goodbye while a question is open, and another one listens soon.
      fresh.query("select 1").catch(() => fresh.end());
    }, listenCheckMs);
    fresh.on("end", () => {
      clearInterval(check);
      listenAgainSoon();
    });
  };
  await listen();

  return {
    publish: (clinicId, change) => {
      gathered.add(JSON.stringify({ clinicId, ...change }));
      gathering ??= setTimeout(() => void tell(), gatherMs);
    },
    subscribe: local.subscribe,
    close: async () => {
      closed = true;
      clearTimeout(retry);
      clearTimeout(gathering);
      await tell();
      await client?.end();
      await local.close();
    },
  };
}
