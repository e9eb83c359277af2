import { statfsSync } from "node:fs";
import { Worker } from "node:worker_threads";

/**
 * With less room than this nothing new is kept: PostgreSQL grows its log by 16 MB at a time and dies where it cannot. What is
 * left then is enough for that, and to go on reading.
 */
export const reserveBytes = 24 * 1_048_576;
const lookAgainMs = 1_000;
/** A thread that is at one statement for so long is stuck; whoever waits for it has been told long before. */
const stuckAfterMs = 60_000;

/** PostgreSQL's codes for what a client is told while there is no thread (class 53 and 57). */
const diskFull = "53100";
const cannotConnectNow = "57P03";

export class EngineAwayError extends Error {
  override readonly name = "EngineAwayError";
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(code === diskFull ? "The disk is full" : "The embedded database is starting again", options);
    this.code = code;
  }
}

/** One client's end. */
export interface Wire {
  reply(bytes: Uint8Array): void;
  broken(error: Error): void;
}

type FromThread =
  | { type: "ready" | "closed" | "here" }
  | { type: "fsyncs"; count: number }
  | { type: "copied"; tookMs: number; error: string | null }
  | { type: "room"; isFull: boolean }
  | { type: "reply"; stream: number; bytes: Uint8Array }
  | { type: "failed"; message: string; isFull: boolean };

/**
 * The embedded PostgreSQL in its thread. One that dies (the disk was full in the middle of a commit) or is stuck is replaced
 * as soon as there is room: the new one recovers from the log what was acknowledged. Until then whoever asks hears why not.
 */
export class EmbeddedEngine {
  readonly #cluster: string;
  readonly #onError: (error: Error) => void;
  #thread: Worker | null = null;
  #why = new EngineAwayError(cannotConnectNow);
  readonly #wires = new Map<number, Wire>();
  #nextWire = 1;
  /** When it was asked for a sign of life that has not come yet. */
  #askedAt: number | null = null;
  #watch: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** A thread that is being replaced. */
  #replacing: Promise<void> = Promise.resolve();

  constructor(cluster: string, onError: (error: Error) => void) {
    this.#cluster = cluster;
    this.#onError = onError;
  }

  async start(): Promise<void> {
    const thread = new Worker(new URL("./embedded-worker.mjs", import.meta.url), {
      workerData: { folder: this.#cluster, reserveBytes },
    });
    await answer(thread, "ready");
    if (this.#isClosed) {
      await thread.terminate();
      return;
    }
    thread.on("message", (message: FromThread) => this.#hear(message));
    const fail = (error: Error) => {
      if (this.#thread === thread) this.#fail(error);
    };
    thread.on("error", fail);
    thread.on("exit", (code) => fail(new Error(`The embedded database's thread ended with code ${code}`)));
    this.#askedAt = null;
    this.#thread = thread;
  }

  /** From now on a thread that is stuck is replaced; what comes before, such as a migration, may take its time. */
  watch(): void {
    let wasLate = false;
    this.#watch = setInterval(() => {
      if (this.#askedAt === null) {
        this.#askedAt = performance.now();
        this.#thread?.postMessage({ type: "are_you_there" });
      }
      const isLate = performance.now() - this.#askedAt > stuckAfterMs;
      // Twice: if it was this process that was held up, the answers are heard before the second look.
      if (isLate && wasLate) this.#fail(new Error("The embedded database has not answered for a minute"));
      wasLate = isLate;
    }, lookAgainMs);
    this.#watch.unref();
  }

  /** Throws an `EngineAwayError` where there is no thread. */
  join(wire: Wire): number {
    if (this.#thread === null) throw this.#why;
    const id = this.#nextWire++;
    this.#wires.set(id, wire);
    return id;
  }

  leave(id: number): void {
    // A late answer to a client that was given up must not reach the next one.
    if (this.#wires.delete(id)) this.#thread?.postMessage({ type: "gone", stream: id });
  }

  request(id: number, bytes: Uint8Array): void {
    this.#thread?.postMessage({ type: "request", stream: id, bytes });
  }

  async countFsyncs(): Promise<number> {
    if (this.#thread === null) throw this.#why;
    this.#thread.postMessage({ type: "count_fsyncs" });
    const counted = await answer(this.#thread, "fsyncs");
    return counted.type === "fsyncs" ? counted.count : 0;
  }

  /** Copies the cluster to a folder, between two transactions. Says how long nobody was served. */
  async copyTo(folder: string): Promise<number> {
    if (this.#thread === null) throw this.#why;
    this.#thread.postMessage({ type: "copy", to: folder });
    const copied = await answer(this.#thread, "copied");
    if (copied.type !== "copied" || copied.error !== null)
      throw new Error(`The database could not be copied: ${copied.type === "copied" ? copied.error : ""}`);
    return copied.tookMs;
  }

  /** Nothing more is written, whatever is under way: the folder is somebody else's. */
  abandon(error: Error): void {
    this.#isClosed = true;
    this.#fail(error);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    const thread = this.#thread;
    this.#thread = null;
    if (thread !== null) {
      thread.postMessage({ type: "close" });
      await answer(thread, "closed");
      await thread.terminate();
    }
    await this.#replacing;
  }

  #hear(message: FromThread): void {
    this.#askedAt = null;
    if (message.type === "reply") this.#wires.get(message.stream)?.reply(message.bytes);
    else if (message.type === "failed") this.#fail(new Error(message.message), message.isFull);
    else if (message.type === "room" && message.isFull)
      this.#onError(new Error("The disk is full: nothing new is kept until there is room again"));
  }

  #fail(error: Error, isFull = !hasRoom(this.#cluster)): void {
    const thread = this.#thread;
    if (thread === null) return;
    this.#thread = null;
    this.#why = new EngineAwayError(isFull ? diskFull : cannotConnectNow, { cause: error });
    this.#onError(error);
    for (const wire of this.#wires.values()) wire.broken(this.#why);
    this.#wires.clear();
    this.#replacing = this.#replace(thread);
  }

  async #replace(dead: Worker): Promise<void> {
    // Two on one folder would destroy it.
    await dead.terminate();
    while (!this.#isClosed) {
      if (hasRoom(this.#cluster)) {
        try {
          return await this.start();
        } catch (error) {
          this.#onError(error instanceof Error ? error : new Error(String(error)));
        }
      }
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs).unref());
    }
  }
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= reserveBytes;
}

function answer(thread: Worker, type: FromThread["type"]): Promise<FromThread> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      thread.off("message", onMessage);
      thread.off("error", onError);
      thread.off("exit", onExit);
    };
    const onMessage = (message: FromThread) => {
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
    thread.on("message", onMessage);
    thread.on("error", onError);
    thread.on("exit", onExit);
  });
}
