import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

const opening = "^\\W*(?:(?:hi|hello|hey|sorry|um|uh|oh|yes|yeah|so|and|but|wait|ok|okay|right)\\W+)*";
const asksIfHeard = new RegExp(
  `${opening}(?:(?:can|do|could|did) (?:you|ya|anyone|anybody) (?:actually |even |still )?(?:hear|understand) (?:me|us|what i(?:'?m| am)? say(?:ing)?)|are (?:you|ya) (?:even |still |actually )?(?:listening|with me|following)(?: to me)?|is (?:this|it|that|this thing|the line|the phone) (?:even |still |actually )?(?:working|on|connected|okay|ok)|am i (?:coming through|clear|loud enough|breaking up)|how do i sound)(?: (?:ok|okay|alright|clearly|properly|now|at all|please|mate|there))*\\W*$`,
  "i",
);

const asksToAsk = new RegExp(
  `${opening}(?:(?:can|could|may) i (?:just |quickly |please )?ask(?: you)?|i(?:'ve| have)(?: got)?|i(?:'d| would) like to ask(?: you)?|is it ok(?:ay)? if i ask(?: you)?) (?:something|a (?:quick )?question|(?:a couple of|a few|some) (?:quick )?questions|(?:one|another) (?:more |quick )?(?:thing|question))(?: else)?(?: first| quickly| please| before (?:that|we (?:do|book|go on)(?: that)?))*\\W*$`,
  "i",
);

/** 'Can you hear me', 'is this working': said yes to, and what was asked is asked again; who wants to ask is let ask. */
export function tellHeard(turn: Turn, { text }: Understanding): Turn | null {
  const words = text.replaceAll("’", "'");
  if (asksToAsk.test(words)) return say(understood(turn), "Of course, go ahead.");
  return asksIfHeard.test(words) ? askAgain(say(understood(turn), "Yes, I can hear you.")) : null;
}
