// Plain JavaScript, for the thread of the embedded database as well.
import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** V8 gives the young generation back only where little was made for longer than five seconds. */
const lookEveryMs = 6_000;
/** The share of that time in which there was something to do, below which the thread is at rest. */
const restBelow = 0.05;
/** The first collection takes what is garbage, the ones after it give back room that the last one found unused. */
const rounds = 3;

/**
 * Collects what a start, or a day of calls, has left in this thread's heap, while there is nothing to do: V8 would keep it, some 40 MB of the
 * server's own, until there is more. A collection takes 50 ms, for which whoever comes just then waits.
 * @param {() => void} collect
 * @param {Pick<Performance, "eventLoopUtilization">} clockOfLoop
 */
export function collectAtRest(collect = collector(), clockOfLoop = performance) {
  let since = clockOfLoop.eventLoopUtilization();
  let left = rounds;
  setInterval(() => {
    const { utilization } = clockOfLoop.eventLoopUtilization(since);
    if (utilization > restBelow) left = rounds;
    else if (left > 0) {
      collect();
      left -= 1;
    }
    // After it: a collection is no work.
    since = clockOfLoop.eventLoopUtilization();
  }, lookEveryMs).unref();
}

/** V8's own collection, which Node offers to programs started with a flag alone. */
function collector() {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}
