import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { EmbeddedEngine } from "./embedded-engine.ts";
import { EmbeddedStream } from "./embedded-stream.ts";
import { restrictToOwner } from "./file-permissions.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

/**
 * They share PGlite's one session. With a single client the session would lie idle from the end of one statement until
 * the main thread gets round to sending the next: more than half of its time with 500 calls going on.
 */
const mostClients = 32;
/** As long as a request waits for one of them, and for its answer: nobody waits longer for a page. */
const waitForClientMs = 10_000;
const waitForAnswerMs = 30_000;

export interface EmbeddedDatabase {
  pool: pg.Pool;
  /** Gives statements a time limit from now on; what makes the schema ready has none. */
  watch(): void;
  /** How often the database has flushed to the disk since it was opened; for the durability test. */
  countFsyncs(): Promise<number>;
  /** Copies the cluster into `folder/db` while it is used; says for how many milliseconds nobody was served. */
  copyTo(folder: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens PGlite in `folder/db`, in a thread of its own, behind an ordinary `pg` pool.
 * A new folder starts from the template (a migrated, empty cluster) when there is one: half a second instead of three.
 * `onError` hears what goes wrong with the thread or the disk later on.
 */
export async function openEmbedded(
  folder: string,
  templateFolder: string | null,
  onError: (error: Error) => void = (error) => process.emitWarning(error),
): Promise<EmbeddedDatabase> {
  const cluster = join(folder, "db");
  const engine = new EmbeddedEngine(cluster, onError);
  // Another server writes to these files now: this one must not any more.
  const unlock = await lockFolder(folder, () => engine.abandon(new FolderInUseError(folder)));
  try {
    if (templateFolder && existsSync(templateFolder) && !existsSync(cluster))
      copyTemplate(templateFolder, cluster);
    mkdirSync(cluster, { recursive: true });
    restrictToOwner(folder, cluster);
    await engine.start();
    return besideEngine(engine, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

function besideEngine(engine: EmbeddedEngine, unlock: () => Promise<void>): EmbeddedDatabase {
  const pool = new pg.Pool({
    max: mostClients,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitForClientMs,
    query_timeout: waitForAnswerMs,
    stream: () => new EmbeddedStream(engine) as never,
    user: "postgres",
    database: "postgres",
    pipeline: true,
  });
  return {
    pool,
    watch: () => engine.watch(),
    countFsyncs: () => engine.countFsyncs(),
    copyTo: (folder) => engine.copyTo(join(folder, "db")),
    close: async () => {
      await pool.end();
      await engine.close();
      await unlock();
    },
  };
}

/** Whole or not at all: copied beside, flushed, then renamed into place. */
function copyTemplate(template: string, target: string): void {
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(template, unfinished, { recursive: true });
  flushTree(unfinished);
  renameSync(unfinished, target);
}

function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), "r");
    fsyncSync(file);
    closeSync(file);
  }
}
