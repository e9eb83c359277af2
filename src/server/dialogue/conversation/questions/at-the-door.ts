import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { clockOf, isClosedNow, todayOf } from "#server/dialogue/conversation/today.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, type Told } from "./told.ts";

/** Whoever stands outside and cannot get in: 'I'm outside and the door's locked'. No door is opened from here. */

const door = "(?:door|doors|front door|gate|building|entrance|shutters?|roller door)";
const shut =
  "(?:locked|shut|closed|not open(?:ing)?|(?:won'?t|wont|isn'?t|isnt|doesn'?t|not) (?:\\w+ )?open(?:ing)?|stuck|all dark|dark|in darkness)";
const here =
  "(?:(?:i'?m|im|i am|we'?re|we are|standing|stuck|waiting|sitting|been) (?:\\w+ ){0,3}?(?:outside|out (?:the )?front|out here|downstairs|at (?:the|your) (?:front )?(?:door|entrance|gate)|at the clinic|here|on the (?:doorstep|footpath)|in the (?:car ?park|foyer|lobby)))";
const noAnswer =
  "(?:(?:no ?body|no ?one|none)(?:'?s| is| has)? (?:\\w+ )?(?:answer\\w*|there|here|in|around|at reception|coming|come|letting|opened|opening)|(?:(?:can'?t|cant|cannot|can not|couldn'?t|unable to|how (?:do|can) (?:i|we)) (?:\\w+ )?(?:get|come) in(?:side)?(?! (?:on|to see|this|next|tomorrow|today|until|for|before|after|at)\\b))|let (?:me|us) in|buzz (?:me|us) in|(?:the )?(?:buzzer|intercom|doorbell|bell)(?:'?s| is)? (?:\\w+ )?(?:work\\w*|broken|dead))";

const asked: readonly RegExp[] = [
  new RegExp(`\\b${door}(?:'?s|s| is| are|'?re| was)? (?:\\w+ ){0,2}?${shut}\\b`, "i"),
  new RegExp(`\\b(?:${here}|knock(?:ed|ing))\\b[^?]*\\b(?:${shut}|${noAnswer})\\b`, "i"),
  new RegExp(`\\b(?:${noAnswer})\\b[^?]*\\b(?:${here}|door|doors|gate|bell|buzzer|knock(?:ed|ing))\\b`, "i"),
  /\b(?:can|could|will|would) (?:you|someone|somebody|anyone) (?:please |just )?(?:let (?:me|us) in|buzz (?:me|us) (?:in|up)|open the door|come (?:and )?(?:open|unlock)|unlock)\b/i,
];
/** 'Are you closed on Friday', 'can you let me in on Thursday': hours, or a time. */
const otherwise =
  /\b(?:(?:are|is) (?:you|the clinic|the place|the surgery|the practice) (?:open|closed|shut)|car door|(?:if|find) the door|last (?:place|time)|was (?:locked|shut)|jaw|mouth|(?:will|would) (?:the|your)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|christmas|easter|holidays?)\b/i;

export const standsOutside = remembering((text): boolean => {
  const words = text.replaceAll("’", "'");
  return asked.some((each) => each.test(words)) && !otherwise.test(words);
});

const howToEnter =
  /\b(?:buzzer|intercom|door ?bell|ring the bell|press (?:the|\\d)|knock|entry code|after.hours entr\w+)\b/i;

/** What the hours tell, what the clinic wrote of the bell, and who can open. */
export function toldOutside(state: LiveState): Told {
  const { facts } = state;
  if (!facts.permissions.provideInfo) return known(answers.mayNotAnswer, "");
  const hours = answers
    .openNow(facts, todayOf(state), clockOf(state))
    .replace(/^Yes, we are open now/, "We should be open now");
  const written = answers.fromAdditionalInfo(facts, howToEnter);
  return {
    sentence: [hours, written, isClosedNow(state) ? "" : cannotOpen].filter((each) => each !== "").join(" "),
    isOpen: true,
  };
}
const cannotOpen = "I cannot open the door, but the team can.";
