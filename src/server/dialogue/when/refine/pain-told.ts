import { type Line, token, word, wordSet } from "../line.ts";
import { isDayLike, type QualifiedMention } from "../qualified-mention.ts";

/** When something hurts or is worn, which is no wish for that time of day. */
const lasts = wordSet(
  "hurts hurt hurting aches ache aching ached throbs throb throbbing throbbed pain pains painful sore worse worst agony bleeds bleeding swells sensitive awake asleep sleep sleeping slept wakes waking woke kept keeps keeping grind grinds grinding clench clenches clenching snore snores snoring mouthguard nightguard guard splint retainer plate dentures denture wear wears wearing gets flares sweats",
);
/** What may stand between it and the time: 'keeps me up of a night', 'throbbing mostly when I lie down at night'. */
const between = wordSet(
  "at in the of a an during every most each all on through off up me him her us my his their teeth tooth jaw gum gums really bad badly worse worst mostly mainly especially usually always sometimes just more when while i he she lie lies lying down bed go goes going to sleep it is its and out again with that this side not cannot cant cold hot",
);
const habitual = wordSet("at in the of a during every most each all through over");
/** 'It hurts, mornings would be best' */
const wishedAfter = wordSet(
  "would works work suits suit please best preferred preferably if is are only instead",
);
const farthest = 9;

export const isTimeOfPain = (line: Line, one: QualifiedMention, start: number): boolean =>
  (isPartAlone(one) || isDayLike(one)) &&
  isHabit(line, one) &&
  lastsBefore(line, one.from - 1, start) &&
  !wishedAfter.has(word(line, one.to));

const isPartAlone = ({ meaning }: QualifiedMention): boolean =>
  meaning.kind === "part" && meaning.day === null;

/** 'At night', 'of a morning', 'all weekend', 'sore from Monday'; 'tonight' and 'on Monday' may be wished for. */
function isHabit(line: Line, one: QualifiedMention): boolean {
  const before = word(line, one.from - 1);
  const first = word(line, one.from);
  if (!isDayLike(one))
    return habitual.has(before) || ["at", "in", "every", "first", "nights", "mornings"].includes(first);
  return before === "all" || first === "all" || before === "whole" || before === "from";
}

function lastsBefore(line: Line, from: number, start: number): boolean {
  for (let k = from; k >= Math.max(start, from - farthest); k--) {
    if (token(line, k + 1).stop === 2) return false;
    if (lasts.has(word(line, k))) return true;
    if (!between.has(word(line, k)) && !["from", "whole"].includes(word(line, k))) return false;
  }
  return false;
}
