import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { FastifyBaseLogger } from "fastify";
import { type EngineThreads, startEngineThreads } from "#server/calls/adapters/engine-threads.ts";
import { startTalk, type TalkState } from "#server/dialogue/call-memory.ts";

/** A step takes milliseconds; nobody waits for an answer longer than this anyway. */
const budgetMs = 1_000;
const mostThreads = 4;

export type Engine = EngineThreads<TalkState>;

/** The built-in conversation in threads of its own, the first of them warm. */
export function startEngine(log: FastifyBaseLogger): Promise<Engine> {
  keepThreadsSmall();
  return startEngineThreads({
    start: startTalk,
    ...entryOfThreads(),
    count: Math.min(mostThreads, availableParallelism()),
    budgetMs,
    log,
  });
}

/**
 * The server's own young generation may grow to hold what hundreds of calls leave (`scripts/prepare.mjs`). A thread has one step at a
 * time, and 30 MB more of it each made no step quicker. A heap is as large as the flag says when it is made: those that were stay.
 */
const keepThreadsSmall = (): void => setFlagsFromString("--max-semi-space-size=4");

/** Beside the bundle, with what was learned, or in its room where the server runs from source. */
function entryOfThreads(): { entry: URL; shared?: object } {
  if (import.meta.url.endsWith(".ts"))
    return { entry: new URL("../calls/adapters/engine-worker.ts", import.meta.url) };
  const learned = learnedBeside(dirname(fileURLToPath(import.meta.url)));
  return { entry: new URL("./engine-worker.js", import.meta.url), shared: { learned } };
}

/** What the build laid out, by the names of its files, once for all threads. */
function learnedBeside(folder: string): Record<string, Uint8Array> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".weights"));
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(join(folder, name));
      const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
      shared.set(bytes);
      return [name, shared];
    }),
  );
}
