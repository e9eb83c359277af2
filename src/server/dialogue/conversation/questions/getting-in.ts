import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { anyOfKin } from "#server/dialogue/who/kin.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, type Told } from "./told.ts";

/**
 * Whether one can get in at all: 'are there stairs', 'mum's in a wheelchair, can she get in'. Told from the clinic's own words;
 * a side door for wheelchairs is told to whoever asks for a lift, and that there is a lift is not.
 */

interface Way {
  asked: RegExp;
  /** What a sentence of the clinic's that answers just this speaks of. */
  told: RegExp;
}

const ways: readonly Way[] = [
  {
    asked:
      /\b(?:disabled|accessible|wheelchair|mobility|handicap(?:ped)?) (?:car )?(?:park\w*|spots?|bays?)\b/i,
    told: /\b(?:disab|accessib|wheelchair|mobility)\w*.*\bpark|\bpark.*\b(?:disab|accessib|wheelchair|mobility)/i,
  },
  { asked: /\b(?:lift|elevator|escalator)\b/i, told: /\b(?:lifts?|elevators?)\b/i },
  { asked: /\bramps?\b/i, told: /\bramps?\b/i },
  {
    asked:
      /\b(?:stairs?|steps?|step.free|stairway|staircase|upstairs|downstairs|ground floor|(?:one|same|street) level|level access|flat)\b/i,
    told: /\b(?:stairs?|steps?|step.free|upstairs|downstairs|floor|level)\b/i,
  },
  {
    asked: /\b(?:prams?|strollers?|pushers?)\b/i,
    told: /\b(?:prams?|strollers?|step.free|ramps?|lifts?)\b/i,
  },
  {
    asked:
      /\b(?:wheel ?chairs?|walkers?|wheelie walkers?|scooters?|walking frame|crutches|disab\w+|mobility|access\w*)\b/i,
    told: /\b(?:wheel ?chairs?|accessib\w+|ramps?|step.free|mobility|disab\w+)\b/i,
  },
];
const anyWay =
  /\b(?:wheel ?chairs?|accessib\w+|disab\w+|ramps?|lifts?|elevators?|stairs?|steps|step.free|ground floor|upstairs|mobility|prams?)\b/i;

const aid =
  "(?:(?:electric |power |motorised )?wheel ?chairs?|(?:wheelie )?walkers?|(?:mobility )?scooters?|walking frames?|frames?|crutches|prams?|strollers?|pushers?)";
const who = `(?:i|we|he|she|they|you|it|(?:my |our )?(?:${anyOfKin})|my \\w+|a (?:person|patient))`;
const climb =
  "(?:stairs?|steps?|stairway|staircase|lift|elevator|ramps?|escalator|(?:wheelchair|disabled|level|step.free|easy|mobility) (?:car )?(?:access|entry|entrance|park\\w*|spots?|bays?))";
/** 'Can she get in on Tuesday' asks for a time. */
const noTime =
  "(?! (?:\\w+ )?(?:on|at|this|next|today|tomorrow|tonight|soon|early|earlier|before|after|for|to see|with|\\w+day|asap|now)\\b)";
const fine = "(?:ok|okay|alright|all right|fine|possible|a problem|an issue|allowed)";

const asked: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:is|are) (?:there|their)|isn't there|(?:do|does) (?:you|yous|the (?:\\w+ )?(?:clinic|place|building))(?: guys)? have|have you got|you got|got|how many) (?:\\w+ ){0,4}?${climb}\\b`,
    "i",
  ),
  /\b(?:is|are) (?:it|that|you|yous|everything|the (?:clinic|place|building|surgery|entrance|practice|door)|the dentist)(?: guys)? (?:\w+ ){0,3}?(?:upstairs|downstairs|(?:ground|first|second|third|top) floor|(?:one|same|street|ground) level|step.free|(?:wheelchair|disabled|pram|disability|mobility) (?:accessible|friendly)|accessible)\b/i,
  new RegExp(
    `\\b${aid}\\b.*\\b(?:can|could|will|would|how (?:do|does|can|will|would)) ${who} (?:\\w+ ){0,2}?(?:get|come|fit|make it|manage|go|access)\\b(?: (?:in|inside|into|up|through|there|it|to|the|your|door|front|building|clinic|place|ok|okay|alright|with|that))*${noTime}(?=\\W*$|[.?!,;])`,
    "i",
  ),
  new RegExp(
    `\\b(?:can|could|may|will|would|is it|how) (?:\\w+ ){0,4}?(?:get|fit|bring|wheel|push|take|manage|use|come)(?: (?:in|inside|up|there|with|to))* (?:a |an |my |the |his |her |our |in a |in my )?(?:\\w+ )?${aid}\\b(?!.*\\b(?:tomorrow|today|\\w+day)\\b)`,
    "i",
  ),
  new RegExp(`\\b${aid}\\b.*\\b(?:is|would|will) (?:that|it|this) (?:be )?${fine}\\b`, "i"),
  new RegExp(`\\b(?:is|would) (?:it|that|there) (?:be )?(?:\\w+ )?${fine} .*\\b${aid}\\b`, "i"),
  /\b(?:is there|what'?s the|how'?s the|any)(?: \w+){0,3}? access\b(?! to\b)|\b(?:is|are) there (?:\w+ )?access for\b/i,
  new RegExp(
    `\\b(?:wheelchair|disabled|pram|walker) access\\W*$|\\baccess for (?:a |my |the )?(?:\\w+ )?(?:${aid}|disabled)`,
    "i",
  ),
  new RegExp(
    `\\b(?:do|does|will|would|have) ${who} (?:have )?(?:\\w+ ){0,2}?(?:climb|walk up|go up|get up|use) (?:\\w+ ){0,3}?(?:stairs?|steps?)\\b|\\bhow do (?:i|we) get (?:up|upstairs)\\b`,
    "i",
  ),
];
const books = /\b(?:book\w*|appointments?|appt|fit (?:me|us|him|her) in|needs?|want|like)\b/i;

/** Asked and nothing wished for beside it. */
export const asksToGetIn = remembering((text): boolean => asks(text) && !books.test(text));
const asks = (text: string): boolean => asked.some((each) => each.test(text.replaceAll("’", "'")));

export function toldOfGettingIn({ facts }: LiveState, text: string): Told {
  if (!facts.permissions.provideInfo) return known(answers.mayNotAnswer, "");
  const [parking, ...doors] = ways;
  // 'Is there disabled parking' asks for a place to park, and for no door.
  const isOfParking = parking?.asked.test(text) === true;
  const wanted = isOfParking && parking ? [parking] : doors.filter((way) => way.asked.test(text));
  const told = answers.fromAdditionalInfo(facts, (each) => wanted.some((way) => way.told.test(each)));
  if (told !== "") return known(told, "");
  const near = isOfParking ? /\bpark(?:ing|s)?\b/i : anyWay;
  const beside = answers.fromAdditionalInfo(facts, near);
  return known(beside === "" ? answers.notKnown : `${beside} ${answers.restNotKnown}`, "");
}
