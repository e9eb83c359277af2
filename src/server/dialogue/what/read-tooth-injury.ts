import type { Utterance } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

/** What is done about a tooth hangs on whose it is and whether it is still in. */
export const toothInjuries = ["baby_tooth", "pushed_baby_tooth", "pushed_tooth"] as const;
export type ToothInjury = (typeof toothInjuries)[number];

const tooth = "(tooth|teeth|incisor|fang|toothy|tooths)";
const named = phrases([`(baby|milk|deciduous|primary) ..1 ${tooth}`]);
const grown = phrases([
  `(adult|permanent|grown|big|second) (up)? ${tooth}`,
  "(adult|permanent|grown up) one",
  "not ..2 (baby|milk) (tooth|teeth|one)",
]);
const few = "(1|2|3|4|one|two|three|four|((one|two|three|four|1|2|3|4) and a (half|bit)))";
/** Below five years all of them are (SA Health). */
const small = phrases([
  `${few} (year|years|yr|yrs) old`,
  `(he|she|son|daughter|bub|baby|boy|girl|kid|little one|child|toddler) (is|are|just turned|turned|who is|has just turned|only|is only|is about|is nearly) ..1 ${few} (now|and|so|he|she|$)`,
  "(months|month) old",
  "(toddler|bub|bubba|baby boy|baby girl|infant)",
]);

export const isAdultTooth = ({ words }: Utterance): boolean => anyIn(grown, words);

/** Whether the tooth is a baby tooth, by its name or the age of whose it is. */
const isBabyTooth = ({ words }: Utterance): boolean =>
  anyIn(named, words) ? !anyIn(grown, words) : anyIn(small, words) && !anyIn(grown, words);

const moved = "(pushed|shoved|rammed|jammed|driven|knocked|bumped|pushing|shunted|forced|bashed)";
const pushed = phrases([
  `${moved} ..4 ${tooth} ..2 (up|inwards|inward|backwards|backward|sideways|crooked|loose|back)`,
  `${moved} ..4 ${tooth} ..1 (in|into)`,
  `${tooth} ..5 ${moved} ..1 (up|in|into|inwards|inward|backwards|backward|sideways|crooked|loose|back)`,
  `${tooth} ..4 (gone|went|moved|going|is) ..1 (up|back) (in|into) ..2 gum`,
  `${tooth} ..6 (wobbly|wobbling|wobbles|loose|wiggly|crooked|bent|hanging)`,
]);
const out = phrases([
  `${tooth} ..6 (out|gone|missing|off)`,
  `(knocked|punched|lost|smashed|kicked) ..4 (out|${tooth} out)`,
]);
const notOut = phrases(["not (come|fallen|knocked|actually|really|all the way|completely)? ..1 out"]);

/** Moved by a blow and still in its place. */
const isPushed = ({ words }: Utterance): boolean =>
  anyIn(pushed, words) && (!anyIn(out, words) || anyIn(notOut, words));

const byBlow = phrases([
  `${moved} ..4 ${tooth} ..2 (up|inwards|inward|backwards|backward|sideways|in|into|back)`,
  `${tooth} ..5 ${moved} ..1 (up|in|into|inwards|inward|backwards|backward|sideways|back)`,
  `${tooth} ..4 (gone|went|moved|going|is) ..1 (up|back) (in|into) ..2 gum`,
]);
const besides = phrases([
  "(head|headache|skull|neck|spine|forehead|jaw|eye|eyes|ear|nose|chest|unconscious|conscious|concussed|concussion|dizzy|drowsy|sleepy|floppy|limp|confused|faint|fainted|vomiting|vomited|vomit|threw|throwing|sick|spewing|spewed|breathe|breathing|breath|choking|choked|choke|coughing|swallow|swallowing|swallowed|blue|pale|awake|wake|waking|respond|responding|responsive|collapsed|fit|fitting|seizure|shaking|car|crash|hit by|stairs|balcony|window|roof|bled|blood|bleed|bleeds|bleeding|pouring|gushing|ambulance|000|blacked|passed|out cold|knocked out|cannot|not)",
]);
const unhurtElse = phrases(["(not|no|without|never) ..2 (bleeding|blood|bleed|bled)"]);
const denied = new Set(["bleeding", "blood", "bleed", "bled", "not", "no", "without", "never"]);
const before = phrases([
  "(year|years|month|months|weeks|ages) ago",
  "last (year|month|christmas|summer|winter)",
  "(if|when i was|worried)",
]);

/** 'The baby tooth is pushed in', by a blow that is told of for the tooth alone: no ambulance is sent for that. */
export function isOnlyBabyToothPushed(utterance: Utterance): boolean {
  const { words } = utterance;
  const rest = anyIn(unhurtElse, words) ? words.filter(({ word }) => !denied.has(word)) : words;
  return isBabyTooth(utterance) && anyIn(byBlow, words) && !anyIn(besides, rest) && !anyIn(before, words);
}

/** What is told of the tooth that was hurt; null = nothing, which is taken for an adult tooth that is out. */
export function readToothInjury(utterance: Utterance): ToothInjury | null {
  const isMoved = isPushed(utterance);
  if (isBabyTooth(utterance)) return isMoved ? "pushed_baby_tooth" : "baby_tooth";
  return isMoved ? "pushed_tooth" : null;
}

const piece =
  "(tooth|crown|cap|filling|veneer|bridge|bracket|molar|(piece of ..2 (tooth|filling|crown|denture|bridge))|(bit of ..2 (tooth|filling|crown|denture))|denture|plate|retainer|implant|inlay|onlay)";
const swallowed = phrases([
  `swallowed ..3 ${piece}`,
  `(was|been) swallowing ..2 ${piece}`,
  `${piece} ..8 swallowed (it|them|that|one|$)`,
]);
const notHappened = phrases([
  "(scared|afraid|worried|fear|nervous|what if|if|can|could|might|going to|did not|do not|not|never|without|will|would|hard to|trouble|avoid) ..4 (swallow|swallowing|swallowed)",
  "(dog|cat|puppy|kitten|pet) ..3 swallowed",
  "(years|months|ages|weeks) (ago|back)",
  "last (year|month|week)",
  "when (i|he|she) was",
  "(swallow|swallowed|swallows) ..3 toothpaste",
  "tooth fairy",
]);
const doubtsOnly = phrases([
  "(do not|not) (know|sure) ..3 (swallowed|swallow)",
  "(might|may|could) have ..1 swallowed",
]);

/** 'I once swallowed a bracket and it came out fine' */
const onceBefore = phrases([
  "(i|he|she|we|they|son|daughter|husband|wife|mum|dad|kid|boy|girl) once ..2 (swallowed|swallow)",
  "swallowed ..5 once",
  "used to swallow",
]);
const nowAgain = phrases([
  "(now|today|tonight|again|another|just|yesterday|this morning|cough|coughing|stuck|choking|breathe|breathing)",
]);

/** A tooth or what a dentist put there, swallowed: it may have gone down the wrong way. */
export const isToothSwallowed = ({ words }: Utterance): boolean =>
  anyIn(swallowed, words) &&
  (!anyIn(notHappened, words) || anyIn(doubtsOnly, words)) &&
  (!anyIn(onceBefore, words) || anyIn(nowAgain, words));
