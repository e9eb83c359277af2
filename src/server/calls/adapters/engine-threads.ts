import { Worker } from "node:worker_threads";
import type { ConversationEngine } from "#server/calls/port.ts";
import type { CallEvent, Step } from "#server/dialogue/events.ts";
import type { AskedStep, ThreadAnswer } from "./serve-engine.ts";

export interface EngineThreadsOptions<State> {
  start(): State;
  /** The threads' entry, which calls `serveEngine`; TypeScript where the server runs from source. */
  entry: URL;
  /** What all threads are handed as their `workerData`. */
  shared?: object;
  /** So many threads at most, two at least: the first from the start, the others when one is wanted beside those that are at work. */
  count: number;
  /** An ordinary step takes a few milliseconds. */
  budgetMs: number;
  log: { error(fields: object, message: string): void };
}

export interface EngineThreads<State> extends ConversationEngine<State> {
  step(state: State, event: CallEvent): Promise<Step<State> | null>;
  /** Ends the threads, whatever they are at. */
  close(): Promise<void>;
}

interface Job<State> {
  asked: AskedStep<State>;
  resolve(step: Step<State> | null): void;
  reject(error: unknown): void;
}

/** A thread that does not end a step by itself is ended from here, this long after it should have. */
const graceMs = 2_000;
/**
 * Of several threads one is always left for fewer words than these: nobody's yes waits behind others who speak at length. The first
 * speech is taken by the only thread that there is, and has the next one started.
 */
const fewCharacters = 300;
/** What ends a thread may end the next: its place is taken after this long. */
const againMs = 500;

/**
 * Runs the engine in threads of its own: to hear a caller is milliseconds of work, at the worst the whole budget, and
 * meanwhile the server answers everybody else. Resolves once the first thread is warm. Each takes 45 MB, so the others wait until
 * there is more to do than one thread has time for.
 */
export async function startEngineThreads<State>(
  options: EngineThreadsOptions<State>,
): Promise<EngineThreads<State>> {
  const pool = new ThreadPool(options);
  await pool.open();
  return {
    start: options.start,
    step: (state, event) => pool.run({ state, event, budgetMs: options.budgetMs }),
    close: () => pool.close(),
  };
}

/** One worker, and the step that it is at. */
class EngineThread<State> {
  readonly worker: Worker;
  isReady = false;
  job: Job<State> | null = null;
  #deadline: NodeJS.Timeout | undefined;

  constructor({ entry, shared }: Pick<EngineThreadsOptions<State>, "entry" | "shared">) {
    this.worker = entry.pathname.endsWith(".ts")
      ? fromSource(entry)
      : new Worker(entry, { workerData: shared });
  }

  take(job: Job<State>, onOverdue: () => void): void {
    this.job = job;
    this.#deadline = setTimeout(onOverdue, job.asked.budgetMs + graceMs);
    this.worker.postMessage(job.asked);
  }

  finish(): Job<State> | null {
    const { job } = this;
    clearTimeout(this.#deadline);
    this.job = null;
    return job;
  }
}

class ThreadPool<State> {
  readonly #options: EngineThreadsOptions<State>;
  readonly #threads = new Set<EngineThread<State>>();
  readonly #waiting: Job<State>[] = [];
  #isOpen = false;
  #isClosed = false;

  constructor(options: EngineThreadsOptions<State>) {
    this.#options = options;
  }

  /** Resolves when one thread is ready, rejects when the first cannot start. */
  async open(): Promise<void> {
    await this.#start();
    this.#isOpen = true;
  }

  run(asked: AskedStep<State>): Promise<Step<State> | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, resolve, reject });
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#waiting.splice(0)) resolve(null);
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const thread = new EngineThread<State>(this.#options);
      this.#threads.add(thread);
      thread.worker.on("message", (answer: ThreadAnswer<State>) => {
        if (answer.type === "ready") {
          thread.isReady = true;
          resolve();
        } else settle(thread.finish(), answer);
        this.#serve();
      });
      thread.worker.on("error", (error) => this.#lost(thread, error, reject));
      thread.worker.on("exit", (code) => this.#lost(thread, new Error(`It ended with code ${code}`), reject));
    });
  }

  #lost(thread: EngineThread<State>, error: unknown, reject: (error: unknown) => void): void {
    if (!this.#threads.delete(thread)) return;
    const job = thread.finish();
    reject(error);
    if (this.#isClosed) {
      job?.resolve(null);
      return;
    }
    job?.reject(error);
    // The first one that cannot start is the starter's to tell.
    if (!this.#isOpen) return;
    this.#options.log.error({ err: error }, "a thread of the conversation ended");
    setTimeout(() => this.#startBeside(), againMs).unref();
  }

  /** Its failure is seen to where it is lost. */
  #startBeside(): void {
    if (!this.#isClosed && this.#threads.size < this.#most()) this.#start().catch(() => {});
  }

  #serve(): void {
    for (const thread of this.#threads) {
      if (!thread.isReady || thread.job) continue;
      const [job] = this.#waiting.splice(this.#nextInLine(), 1);
      if (!job) break;
      thread.take(job, () => this.#end(thread));
    }
    if (this.#isAnotherWanted()) this.#startBeside();
  }

  #most(): number {
    return Math.max(2, this.#options.count);
  }

  /** One that is on its way is waited for before the next. */
  #isAnotherWanted(): boolean {
    if ([...this.#threads].some(({ isReady }) => !isReady)) return false;
    return this.#waiting.length > 0 || (this.#threads.size === 1 && this.#speeches() > 0);
  }

  #speeches(): number {
    return [...this.#threads].filter(({ job }) => job && isSpeech(job)).length;
  }

  #nextInLine(): number {
    const mayTakeSpeech = this.#speeches() < Math.max(1, this.#threads.size - 1);
    const at = mayTakeSpeech ? 0 : this.#waiting.findIndex((job) => !isSpeech(job));
    return at < 0 ? this.#waiting.length : at;
  }

  /** It did not even end its step by itself. */
  #end(thread: EngineThread<State>): void {
    thread.isReady = false;
    thread.finish()?.resolve(null);
    void thread.worker.terminate();
  }
}

const isSpeech = ({ asked: { event } }: Job<unknown>): boolean =>
  event.type === "heard" && event.text.length > fewCharacters;

function settle<State>(job: Job<State> | null, answer: ThreadAnswer<State>): void {
  if (answer.type === "failed") job?.reject(answer.error);
  else job?.resolve(answer.type === "stepped" ? answer.step : null);
}

/** Where the server runs from source: a thread of Node 20 does not take over how its process reads TypeScript. */
function fromSource({ href }: URL): Worker {
  // By its address: the folder that the process was started in need not know it.
  const [tsx, entry] = [import.meta.resolve("tsx/esm/api"), href].map((address) => JSON.stringify(address));
  return new Worker(`import(${tsx}).then(({ register }) => { register(); return import(${entry}); })`, {
    eval: true,
  });
}
