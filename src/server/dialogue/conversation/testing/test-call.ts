import type { Understood } from "#contract/calls.ts";
import { type CallState, step as realStep, startCall } from "#server/dialogue/conversation/step.ts";
import type { CallEvent, ClinicFacts, Effect, OutboundReason, ToolEffect } from "#server/dialogue/events.ts";
import { exampleFacts, mondayMorning } from "#server/dialogue/testing/example-clinic.ts";
import { bookCaller, type ClinicBook, clinicBook } from "./clinic-book.ts";

/** A call without a telephone: events in, effects out, tools answered by a book in memory. */
export interface TestCall {
  state: CallState;
  readonly book: ClinicBook;
  readonly events: CallEvent[];
  readonly effects: Effect[];
  readonly greeting: string;
  /** What the dashboard was last shown. */
  readonly lastUnderstood: Understood | null;
  isOver(): boolean;
  say(text: string): string;
  press(keys: string): string;
  /** Keys in one go, as a number is typed; each answer that came. */
  dial(keys: string): string[];
  send(event: DistributiveOmit<CallEvent, "at">): string;
}
export { exampleFacts, mondayMorning };

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Rings from a number that is shown, and that may be taken for the caller's own. */
export const mine = { callerNumber: "+61491570156" } as const;

export interface TestCallOptions {
  facts?: Partial<ClinicFacts>;
  /** E.164; null = withheld; absent = staff try a call, of whom nothing more is asked than name and number. */
  callerNumber?: string | null;
  outbound?: OutboundReason;
  at?: number;
  book?: ClinicBook;
  step?: typeof realStep;
}

export function testCall(options: TestCallOptions = {}): TestCall {
  const facts = { ...exampleFacts, ...options.facts };
  const step = options.step ?? realStep;
  const book = options.book ?? clinicBook(facts);
  let at = options.at ?? mondayMorning;
  const events: CallEvent[] = [];
  const effects: Effect[] = [];
  const { callerNumber = null, outbound } = options;
  const caller = bookCaller(options.callerNumber);
  let state = startCall();
  let lastUnderstood: Understood | null = null;

  const run = (event: CallEvent): string => {
    const said: string[] = [];
    let next: CallEvent | null = event;
    while (next) {
      events.push(next);
      const result = step(state, next);
      // Through JSON, as it is stored between turns.
      state = JSON.parse(JSON.stringify(result.state)) as CallState;
      effects.push(...result.effects);
      lastUnderstood = result.understood ?? lastUnderstood;
      said.push(...result.effects.flatMap((each) => (each.type === "say" ? [each.text] : [])));
      const tool = result.effects.find(isTool);
      next = tool ? { type: "result", at, result: book.answer(tool, at, caller) } : null;
    }
    return said.join(" ");
  };
  const send: TestCall["send"] = (event) => {
    at += 4_000;
    return run({ ...event, at } as CallEvent);
  };
  const greeting = run({ type: "started", at, facts, callerNumber, ...(outbound && { outbound }) });
  return {
    get state() {
      return state;
    },
    get lastUnderstood() {
      return lastUnderstood;
    },
    book,
    events,
    effects,
    greeting,
    isOver: () => state.step.kind === "ended",
    say: (text) => send({ type: "heard", text }),
    press: (keys) =>
      [...keys]
        .map((digit) => send({ type: "pressed", digit }))
        .filter((each) => each !== "")
        .join(" "),
    dial: (keys) =>
      [...keys]
        .map((digit) => {
          at += 300;
          return run({ type: "pressed", at, digit });
        })
        .filter((each) => each !== ""),
    send,
  };
}

/** A call on which these lines were said. */
export function callSaying(lines: readonly string[], options: TestCallOptions = mine): TestCall {
  const call = testCall(options);
  for (const line of lines) call.say(line);
  return call;
}

const tools: readonly Effect["type"][] = [
  "find_slots",
  "hold_slot",
  "book",
  "find_appointments",
  "cancel",
  "reschedule",
  "join_waitlist",
  "stop_calls",
  "take_message",
];
export const isTool = (effect: Effect): effect is ToolEffect => tools.includes(effect.type);
