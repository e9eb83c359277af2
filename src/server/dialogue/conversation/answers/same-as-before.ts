import { defaultAppointmentType } from "#contract/limits.ts";
import { changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";

/** Whoever cannot say what it is for is seen first, and so is who wants 'the same as last time', which is not known here. */

const former = "(?:last time|the last (?:one|time|visit)|before|(?:the )?previous(?: (?:one|time|visit))?)";
const same = new RegExp(
  [
    `\\bsame(?: (?:thing|one|visit|appointment|kind|sort|treatment|again|deal))*(?: (?:as|like|that|what|i|we|he|she|had|did|got|was|came|in|for|have|did)){0,5} ${former}\\b`,
    `\\bwhat(?:ever)?(?: it was| that was)? (?:i|we|he|she) (?:had|did|got|have had|came (?:in )?for|was (?:in|there) for) ${former}\\b`,
    `^\\W*(?:(?:um|uh|oh|just|yeah|it'?s|probably|exactly|well)\\W+)*(?:as|like|same as) ${former}(?:\\W+(?:please|thanks|again))*\\W*$`,
  ].join("|"),
  "i",
);
export const wantsTheSame = (text: string): boolean => same.test(text.replaceAll("’", "'"));

export const withTheSame = (turn: Turn, words: string): Turn =>
  unknownReason(
    turn,
    words,
    "What that was I do not see here, so I will put it down as a general consultation.",
  );

export const generalConsultation = (turn: Turn, words: string): Turn =>
  unknownReason(turn, words, "I will put it down as a general consultation.");

function unknownReason(turn: Turn, words: string, told: string): Turn {
  const visit = {
    value: defaultAppointmentType,
    heard: words.trim(),
    assumed: ["no reason that was recognised"],
    unsure: true,
  };
  return say(changeDraft(turn, { visit, notes: [`Caller said: ${words.trim()}`] }), told);
}
