import { availableParallelism } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import { type EngineThreads, startEngineThreads } from "#server/calls/adapters/engine-threads.ts";
import { startTalk, type TalkState } from "#server/dialogue/talk.ts";

/** A step takes milliseconds; nobody waits for an answer longer than this anyway. */
const budgetMs = 1_000;
const mostThreads = 4;

export type Engine = EngineThreads<TalkState>;

/** The built-in conversation in threads of its own, the first of them warm. */
export function startEngine(log: FastifyBaseLogger): Promise<Engine> {
  return startEngineThreads({
    start: startTalk,
    entry: entryOfThreads(),
    count: Math.min(mostThreads, availableParallelism()),
    budgetMs,
    log,
  });
}

/** Beside the bundle, or in its room where the server runs from source. */
const entryOfThreads = (): URL =>
  import.meta.url.endsWith(".ts")
    ? new URL("../calls/adapters/engine-worker.ts", import.meta.url)
    : new URL("./engine-worker.js", import.meta.url);
