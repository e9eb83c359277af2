import type { Caller } from "./caller.ts";

/** What people say in between, on any call; it must not cost them what they rang for. */
export const asides = [
  "hang on a sec",
  "sorry what was that",
  "are you a robot",
  "is there parking",
  "what time do you close",
  "um",
  "thanks",
  "can you repeat that",
  "how much will it cost",
  "great",
  "hello are you there",
  "let me think",
  "do you take bupa",
] as const;

/** The same caller, who says the aside once, instead of the answer at that turn, and then goes on. */
export function withAside(caller: Caller, aside: string, atTurn: number): Caller {
  let turn = 0;
  let heldQuestion: string | null = null;
  return {
    ...caller,
    id: `${caller.id}, "${aside}" at ${atTurn}`,
    next: (text) => {
      turn += 1;
      // A bare acknowledgement agrees to what is proposed and ends what is done: those turns are left alone.
      if (turn === atTurn && turn > 1 && !/shall i|anything else/i.test(text)) {
        heldQuestion = text;
        return aside;
      }
      const isWaiting = heldQuestion !== null && (text === "Take your time." || text === "");
      return caller.next(isWaiting ? (heldQuestion ?? text) : text);
    },
  };
}
