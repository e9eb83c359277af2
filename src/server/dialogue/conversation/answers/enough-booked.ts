import type { LiveState, NextStep } from "#server/dialogue/conversation/state.ts";
import type { Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { abandon } from "./confirmations.ts";

/** 'No, just the one', 'no thanks', once one of several is booked and the next is asked about: nobody else is booked. */
export function leaveItAtThat(turn: Turn, before: LiveState, heard: Understanding): Turn | null {
  return isNextAsked(before) && enough.test(heard.text) ? abandon(turn, heard) : null;
}

/** One was booked on this call, and another is being booked. */
export const isNextAsked = ({ purpose, justBooked, moving, step }: LiveState): boolean =>
  purpose === "book" && justBooked !== null && moving === null && asksOfVisit(step);

const asksOfVisit = (step: NextStep): boolean =>
  step.kind === "offering" ||
  (step.kind === "collecting" && (step.asked === "when" || step.asked === "time" || step.asked === "name"));

const one = "(?:the )?(?:one|me|mine|my one|my own|myself|that one|that)";
const theyRing =
  "(?:he|she|they)(?:['’]?ll| will| can| wants? to| would rather|['’]?d rather) (?:just )?(?:ring|call|book|do it|phone)(?: you| in| back| up)*(?: (?:himself|herself|themselves|later))*";
const enough = new RegExp(
  `^\\W*(?:(?:oh|um|uh|ah|well|actually|sorry|ok|okay|then|in that case|no|nah|nope)\\W+)*(?:(?:no|nah|nope) (?:thanks|thank you|thankyou|ta|cheers)|that(?:['’]?s| is) (?:all|it|enough)|(?:it['’]?s |it is |that['’]?s )?(?:just|only) ${one}|${one} (?:is enough|will do)|${theyRing})\\W*(?:(?:then|thanks|thank you|please|for now|today|for today|ta|cheers)\\W*)*$`,
  "i",
);
