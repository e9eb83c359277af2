import { askAgain } from "#server/dialogue/conversation/asking.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { startsWithNo } from "#server/dialogue/conversation/reading.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { countWords } from "#server/dialogue/words.ts";

/**
 * What is said to 'what is your name' and is none: 'beautiful' is of what was heard before it, and whoever says 'no' is told
 * once what the name is for.
 */
export function answerWithoutName(turn: Turn, before: LiveState, { heard, news }: Heard): Turn | null {
  if (news.size > 0 || heard.name !== null) return null;
  if (gladOnly.test(heard.text)) return askAgain(turn);
  const isNo = (startsWithNo(heard) && countWords(heard.text) <= mostInNo) || keepsIt.test(heard.text);
  const why = before.step.kind === "identifying" ? toFind : toBook;
  return isNo && before.misses === 0 && !before.lastSaid.startsWith(why) ? askAgain(say(turn, why)) : null;
}
const mostInNo = 3;
const toBook = "I need a name to book the appointment under.";
const toFind = "I need the name to find the appointment, and to know whom I may tell about it.";

const glad =
  "(?:beautiful|wonderful|gorgeous|excellent|brilliant|fantastic|marvell?ous|fabulous|splendid|superb|terrific|amazing|awesome|lovely|perfect|great|good|ideal|super|nice|sweet|cool|magic|sounds good|too easy|sorted)";
const gladOnly = new RegExp(
  `^\\W*(?:(?:oh|ok|okay|well|yes|yeah|that'?s|that|is|sounds|just|really|absolutely|very|how|so)\\W+)*${glad}(?:\\W+(?:${glad}|that|will do|then|news|one|time))*\\W*$`,
  "i",
);
const keepsIt =
  /\b(?:(?:i'?d|i would) (?:rather|prefer) not|(?:rather|prefer) not (?:to )?(?:say|give|tell)|(?:don'?t|do not|won'?t|not going to) (?:want to|wanna|like to|have to|need to)? ?(?:say|give|tell)|none of your business|no name)\b/i;
