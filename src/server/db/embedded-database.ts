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
import { Worker } from "node:worker_threads";
import pg from "pg";
import { EmbeddedStream } from "./embedded-stream.ts";
import { lockFolder } from "./folder-lock.ts";
import { keepToOwner } from "./own-files.ts";

/**
 * They share PGlite's one session. With a single client the session would lie idle from the end of one statement until
 * the main thread gets round to sending the next: more than half of its time with 500 calls going on.
 */
const mostClients = 32;

export interface EmbeddedDatabase {
  pool: pg.Pool;
  /** How often the database has flushed to the disk since it was opened; for the durability test. */
  countFsyncs(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens PGlite in `folder/db`, in a thread of its own, behind an ordinary `pg` pool.
 * A new folder starts from the template (a migrated, empty cluster) when there is one: half a second instead of three.
 */
export async function openEmbedded(folder: string, templateFolder: string | null): Promise<EmbeddedDatabase> {
  let worker: Worker | undefined;
  // Another server writes to these files now: this one must not, and whoever asks it is told that it has ended.
  const unlock = await lockFolder(folder, () => void worker?.terminate());
  try {
    const cluster = join(folder, "db");
    if (templateFolder && existsSync(templateFolder) && !existsSync(cluster))
      copyTemplate(templateFolder, cluster);
    mkdirSync(cluster, { recursive: true });
    keepToOwner(folder, cluster);
    worker = new Worker(new URL("./embedded-worker.mjs", import.meta.url), {
      workerData: { folder: cluster },
    });
    await answer(worker, "ready");
    return besideWorker(worker, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

function besideWorker(worker: Worker, unlock: () => Promise<void>): EmbeddedDatabase {
  // Every client listens to it.
  worker.setMaxListeners(0);
  const pool = new pg.Pool({
    max: mostClients,
    idleTimeoutMillis: 0,
    stream: () => new EmbeddedStream(worker) as never,
    user: "postgres",
    database: "postgres",
    pipeline: true,
  });
  return {
    pool,
    countFsyncs: async () => {
      worker.postMessage({ type: "count_fsyncs" });
      return (await answer(worker, "fsyncs")).count ?? 0;
    },
    close: async () => {
      await pool.end();
      worker.postMessage({ type: "close" });
      await answer(worker, "closed");
      await worker.terminate();
      await unlock();
    },
  };
}

interface WorkerAnswer {
  type: string;
  count?: number;
}

function answer(worker: Worker, type: string): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off("message", onMessage);
      worker.off("error", onError);
      worker.off("exit", onExit);
    };
    const onMessage = (message: WorkerAnswer) => {
      if (message.type !== type) return;
      settle();
      resolve(message);
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    const onExit = (code: number) => {
      settle();
      reject(new Error(`The embedded database's thread ended with code ${code}`));
    };
    worker.on("message", onMessage);
    worker.on("error", onError);
    worker.on("exit", onExit);
  });
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
