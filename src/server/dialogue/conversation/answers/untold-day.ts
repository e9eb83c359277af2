import { ask } from "#server/dialogue/conversation/asking.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { hasWhen } from "#server/dialogue/conversation/reading.ts";
import { type LiveState, noWish } from "#server/dialogue/conversation/state.ts";
import { changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";

const after = "(?:when|once|after|until|till|as soon as|straight after|a(?:ny)? ?time after)";
const school = "(?:school|kinder|kindy|daycare|preschool|uni|tafe|work|term)";
const away = "(?:holidays?|leave|overseas|interstate|camp|our trip|my trip|hospital|the farm|site|fifo|tour)";
const events = `(?:(?:my|our|his|her|the) (?:exams?|operation|surgery|leave|trip|holidays?|hsc|move|funeral|wedding|shearing|harvest|school holidays?|treatment|chemo|roster)|pay ?day|the baby(?:['’]s| is)? (?:born|here|comes?|arrives?)|(?:i|we)(?:['’]?ve| have)? (?:get|got|been) paid|school holidays|(?:(?:school )?term|school) (?:is|['’]s|goes|starts|begins|ends|finishes|breaks|gets|has)\\b)`;
/** 'When the kids are back at school', 'once I'm back from holidays', 'after my operation' */
const untold = new RegExp(
  `\\b${after}\\b(?:\\W+[\\w'’]+){0,4}?\\W+(?:(?:back|home) (?:at|to|in|from|off) (?:the )?(?:${school}|${away})|${events})|\\b${after} (?:the )?${events}`,
  "i",
);

/** A day that only the caller can know is asked for, and neither guessed nor left unheard. */
export function askForUntoldDay(turn: Turn, { step }: LiveState, { heard, answer }: Heard): Turn | null {
  const isDayAsked = step.kind === "collecting" && (step.asked === "when" || step.asked === "time");
  if (!(isDayAsked || step.kind === "offering") || answer !== null) return null;
  if (hasWhen(heard) || !untold.test(heard.text)) return null;
  const told = say(changeDraft(turn, { when: noWish, slot: null }), "I do not know which day that is.");
  return ask(told, { kind: "collecting", asked: "when" });
}
