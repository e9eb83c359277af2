/**
 * To hear a caller is milliseconds of work in which the process does nothing else. Of callers who speak at the same moment
 * one is heard in each round of the event loop, so what the database has answered meanwhile comes in between: a call
 * that waits for three answers does not wait each time for everybody who has just spoken.
 */
const waiting: (() => void)[] = [];

/** Resolves when nobody else is heard in this round; in the order of asking. */
export function inTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letIn);
  });
}

function letIn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letIn);
}
