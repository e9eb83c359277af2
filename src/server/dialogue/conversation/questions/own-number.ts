import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import { notKnown, type Told } from "./told.ts";

/** 'How did you get my number', 'can you see my number': of the number that one rings from. */

const number =
  "(?:my|the|this|our) (?:phone |mobile )?(?:number|phone)(?: (?:i'?m (?:ringing|calling|on)(?: from)?|i am (?:ringing|calling) from))?";
const asked: readonly RegExp[] = [
  `\\bhow (?:did|do|have|come|would) (?:you|yous|they)(?: guys)? (?:already )?(?:get|got|have|know|find|see) ${number}\\b`,
  `\\bwho (?:gave|told|sold|passed) (?:you|yous) ${number}\\b`,
  `\\b(?:can|do|could|did) (?:you|yous) (?:already |actually )?see ${number}\\b`,
  "\\b(?:does|is|did) my (?:phone |mobile )?number (?:\\w+ )?(?:come|coming|show|showing|shown|pop|visible|there|displayed)\\b",
].map((source) => new RegExp(source, "i"));

export const asksOfOwnNumber = remembering((text): boolean =>
  asked.some((each) => each.test(text.replaceAll("’", "'"))),
);

/** What the line shows, and nothing of what the clinic keeps. */
export function toldOfOwnNumber({ callerNumber, outbound }: LiveState): Told {
  if (outbound) return notKnown;
  return {
    sentence:
      callerNumber === null
        ? "No number is shown with this call."
        : "The number you are ringing from is shown with this call.",
    isOpen: false,
  };
}
