import { Script } from "node:vm";
import { parentPort } from "node:worker_threads";
import type { CallEvent, Step } from "#server/dialogue/events.ts";

/** What the server asks of a thread: one step, which is given up after so many milliseconds. */
export interface AskedStep<State> {
  state: State;
  event: CallEvent;
  budgetMs: number;
}

/** What a thread answers. */
export type ThreadAnswer<State> =
  | { type: "ready" }
  | { type: "stepped"; step: Step<State> }
  | { type: "cut_off" }
  | { type: "failed"; error: unknown };

/** Whoever speaks in the middle of a piece waits for its end, a sixth of a second, and only in the first seconds of a thread. */
const quietMs = 300;

/**
 * Serves an engine's steps in this thread, one at a time. A step that takes too long is ended from within, wherever it is,
 * in the middle of a regular expression too (https://nodejs.org/api/vm.html#scriptruninthiscontextoptions, `timeout`): the
 * thread stays as warm as it was. An engine is pure, so nothing of the step is left. `whenQuiet` is done piece by piece while nobody asks.
 */
export function serveEngine<State>(
  step: (state: State, event: CallEvent) => Step<State>,
  whenQuiet: readonly (() => void)[] = [],
): void {
  const port = parentPort;
  if (port === null) throw new Error("An engine is served in a thread of its own");
  let work: () => void = () => {};
  const within = globalThis as { enamelStep?: () => void };
  within.enamelStep = () => work();
  const call = new Script("enamelStep()");
  const left = [...whenQuiet];
  let timer: NodeJS.Timeout | undefined;
  const goOnWhenQuiet = () => {
    clearTimeout(timer);
    if (left.length === 0) return;
    timer = setTimeout(() => {
      left.shift()?.();
      goOnWhenQuiet();
    }, quietMs);
  };
  port.on("message", ({ state, event, budgetMs }: AskedStep<State>) => {
    let answer: ThreadAnswer<State> = { type: "cut_off" };
    work = () => {
      answer = { type: "stepped", step: step(state, event) };
    };
    try {
      call.runInThisContext({ timeout: budgetMs });
    } catch (error) {
      if (!isTimeout(error)) answer = { type: "failed", error };
    }
    port.postMessage(answer);
    goOnWhenQuiet();
  });
  port.postMessage({ type: "ready" } satisfies ThreadAnswer<State>);
  goOnWhenQuiet();
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
