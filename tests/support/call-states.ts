import { Script } from "node:vm";
import { builtIn, type TalkState, talkStep } from "#server/dialogue/talk.ts";
import { ledgerCall, mondayMorning } from "./ledger-call.ts";

const booking = [
  "i'd like to book a cleaning tomorrow at ten",
  "it's mia chen",
  "oh four nine one five seven oh one five six",
];
/** What was said before, by the point of the call that it leads to. */
export const linesToCallStates: Readonly<Record<string, readonly string[]>> = {
  "after the greeting": [],
  "asked what for": ["i'd like an appointment"],
  "asked when": ["i'd like to book a cleaning"],
  "times offered": ["i'd like to book a cleaning on thursday"],
  "asked for the name": booking.slice(0, 1),
  "asked for the number": booking.slice(0, 2),
  "read back": booking,
  "after booking": [...booking, "yes that's right"],
  "whose visit to cancel": ["i need to cancel my appointment"],
  "shall I cancel it": [...booking, "yes that's right", "actually cancel that appointment"],
  "moved to when": [...booking, "yes that's right", "can i move it to another day"],
  "message taken": ["can i leave a message for the dentist"],
  "danger asked about": ["my gum is bleeding a lot"],
};

export async function stateAfter(lines: readonly string[]): Promise<TalkState> {
  const call = await ledgerCall(builtIn, { callerNumber: null });
  for (const text of lines) await call.send({ type: "heard", text });
  return call.ledger;
}

let work: () => void = () => {};
Object.assign(globalThis, { stepAtPoint: () => work() });
const bounded = new Script("stepAtPoint()");

/** Whether a step comes to an end within so many milliseconds; one that does not is broken off. */
export function endsWithin(ms: number, state: TalkState, text: string): boolean {
  work = () => talkStep(state, { type: "heard", at: mondayMorning, text });
  try {
    bounded.runInThisContext({ timeout: ms });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
      return false;
    throw error;
  }
}

const numbered = (words: (i: number) => string, count: number): string =>
  Array.from({ length: count }, (_, i) => words(i)).join("");
const few = "one friday tooth ring book mum pain cost move name park late".split(" ");

/** What has kept the engine longest, each to the 2,000 characters that the telephone line hands on. */
export const worstKnown: readonly string[] = [
  `${"would ".repeat(40)}pizza leave a message for dr patel that i am late`,
  `${"would i like to ".repeat(60)}pizza leave a message for dr patel that i am late`,
  `no ${"its ".repeat(60)}does the d v a cover my grandfathers false teeth`,
  `no ${"im ".repeat(60)}does the d v a cover my grandfathers false teeth`,
  `${"that ".repeat(60)}zzz`,
  `you ${"that it ".repeat(60)}zzz`,
  `cancel ${"'".repeat(110)} zzz`,
  `when ${"'".repeat(300)} zzz`,
  "are you robot, ".repeat(130),
  "do you ".repeat(280),
  "\t".repeat(2_000),
  numbered((i) => `${few[i % 12]}${few[(i * 7 + 5) % 12]} and ${few[(i * 5) % 12]} ${i} and `, 90),
  numbered((i) => `my ${few[(i * 5) % 12]} ${i} and `, 130),
  numbered((i) => `${few[(i * i + 3) % 12]} to ${few[(i * 5 + 1) % 12]} or `, 140),
  numbered((i) => `can i ${few[(i * i) % 12]} the ${few[(i * 7) % 12]} and `, 90),
  `why do you need ${"to ask for ".repeat(120)}zzz`,
  `^ my ${"boy friend girl friend ".repeat(80)}zzz`,
  `when is it ${"fall on ".repeat(200)}zzz`,
  `what ${numbered((i) => `${few[(i * i + 1) % 12]}? `, 280)}`,
].map((text) => text.slice(0, 2_000));
