import type { ConversationEngine } from "#server/calls/port.ts";
import type { TalkState } from "#server/dialogue/call-memory.ts";
import type { Step } from "#server/dialogue/events.ts";

/**
 * The engine as it is, and what it last made of each person on the line: a made-up caller answers the question that was put, as
 * a person would, and does not have to understand its wording.
 */
export function observeEngine(engine: ConversationEngine<TalkState>) {
  const latest = new Map<string, TalkState>();
  const keep = (step: Step<TalkState> | null) => {
    const number = step?.state.callerNumber;
    if (step && number) latest.set(number, step.state);
    return step;
  };
  const listening: ConversationEngine<TalkState> = {
    start: () => engine.start(),
    step: (state, event) => {
      const step = engine.step(state, event);
      return step instanceof Promise ? step.then(keep) : keep(step);
    },
  };
  return { engine: listening, talkWith: (number: string) => latest.get(number) };
}
