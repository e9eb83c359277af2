import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { textWithoutOnlyAsked } from "#server/dialogue/conversation/only-asked.ts";
import { hasDetails, startsWithNo, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** 'You've got my number', 'it's on file', to whoever asks for it: nothing is read out of the books, so it is asked for once more. */
export function askDespiteFile(turn: Turn, heard: Understanding): Turn | null {
  const { step, misses } = turn.state;
  if (misses > 0 || !isNumberAsked(turn.state) || !saysOnFile(heard)) return null;
  const isOther = startsWithNo(heard) && !/\bno (?:need|number|phone)\b/i.test(heard.text);
  const told = say(change(turn, { misses: 1 }), "I do not see the number on file from here.");
  if (!isOther || !("asked" in step) || step.asked !== "own_number") return askAgain(told);
  // 'No, use the one on file': not that of the line.
  const declined = changeDraft(told, { declinedOwnNumber: true });
  return askAgain(change(declined, { step: { ...step, asked: "phone" } }));
}

const isNumberAsked = ({ step }: LiveState): boolean =>
  "asked" in step && (step.asked === "phone" || step.asked === "own_number");

const saysOnFile = (heard: Understanding): boolean =>
  isKept.test(textWithoutOnlyAsked(heard.text)) &&
  !isOutdated.test(heard.text) &&
  yesOrNo(heard) !== "yes" &&
  !hasDetails(heard);

const theirs =
  "(?:you|yous|youse|they|she|he|reception|the (?:clinic|dentist|doctor|team|girls|practice|surgery|system))";
const isKept = new RegExp(
  [
    `\\b${theirs}(?:['’]?ve|['’]?ll)?(?: (?:guys|already|should|would|must|will|still|all|do|probably))* ?(?:have|has|got|know|knows)(?: (?:already|got))* (?:it|that|this|mine|one|(?:all )?my (?:\\w+ )?(?:number|details|mobile|phone|info))\\b`,
    `\\b${theirs}['’]?ve (?:it|that|(?:all )?my (?:\\w+ )?(?:number|details|mobile|phone|info))\\b`,
    "\\b(?:on|in) (?:(?:my|the|your|their) )?(?:file|files|system|computer|records?|database|chart|profile)\\b",
  ].join("|"),
  "i",
);
const isOutdated = /\b(?:wrong|old|changed|new|out of date|not|isn['’]?t|don['’]?t|haven['’]?t)\b/i;
