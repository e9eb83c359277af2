import { remembering } from "#server/dialogue/words.ts";

/** Fear of the dentist, which is neither a complaint nor an alarm: 'I'm terrified of dentists', 'I had a bad experience as a kid'. */

const afraid =
  "(?:terrified|petrified|scared(?: (?:stiff|to death|shitless|silly))?|frightened|afraid|fearful|nervous|anxious|phobic|freaked out|panicky|apprehensive|(?:a |such a )?(?:big |massive )?(?:wuss|sook|chicken|scaredy cat))";
const dentists =
  "(?:(?:the |any |all |most )?(?:dentists?|dental \\w+|needles?|injections?|drills?|drilling|chair)|(?:seeing|going to|coming to|visiting) (?:the |a |any )?dentists?|coming(?: in)?|going|it|this|(?:the |my )?(?:treatment|procedure|extraction|filling|root canal|appointment|visit|whole thing|pain))";
const bad =
  "(?:bad|terrible|awful|horrible|traumatic|rough|shocking|nasty|scary|horrific|dreadful|not so good|not very nice)";
const then =
  "(?:as an? (?:kid|child|little \\w+|teenager|boy|girl)|when (?:i|he|she) (?:was|were)|years (?:ago|back)|growing up|in the past|(?:my|his|her|an?|the|another|some) (?:old|last|previous|other|former|school|childhood) (?:dentist|clinic|practice|one|place)|another (?:dentist|clinic|place)|(?:with|at|from|of|about) (?:an? |the |other )?dentists?|somewhere else|overseas|back home|before|in my (?:childhood|life))";

const told: readonly RegExp[] = [
  `\\b(?:i'?m|i am|i get|i feel|i've always been|i have always been|he'?s|she'?s|he is|she is|he gets|she gets|(?:son|daughter|husband|wife|mum|dad|kid|child|partner) is|gets?|feel|feeling|am|being|so|really|very|bit|pretty|quite|super|just|always|too) ${afraid} (?:of|about|to go to|at|by|around|with|for|when it comes to) ${dentists}\\b`,
  `\\b(?:i'?m|i am|i get|he'?s|she'?s)(?: (?:just|a|little|bit|really|so|very|pretty|quite|super))* ${afraid} patient\\b|\\b(?:nervous|anxious) patient\\b`,
  `\\b${afraid} (?:of )?(?:the )?(?:dentists?|needles?|drill)\\b`,
  "\\bdental (?:phobia|anxiety|fears?|trauma)\\b|\\b(?:phobia|fear|dread|anxiety) (?:of|about|around) (?:the |seeing |going to (?:the )?)?(?:dentists?|needles?)\\b",
  "\\b(?:dentists?|needles?|the drill|injections?) (?:really |absolutely |always )?(?:scares?|terrif(?:y|ies)|freaks?|frightens?|petrif(?:y|ies)) (?:me|him|her|the (?:life|hell|crap) out)\\b",
  "\\bi (?:really |absolutely |kind of )?(?:hate|dread|can'?t stand) (?:going to |seeing |coming to |visiting )?(?:the )?(?:dentists?|needles?|drill)\\b",
  `\\b${bad} (?:experiences?|time|memories|memory)\\b[^.?!]*\\b${then}\\b|\\b${then}\\b[^.?!]*\\b${bad} (?:experiences?|time|memories|memory)\\b`,
].map((source) => new RegExp(source, "i"));

/** 'I'm scared' with what a dentist does, and nothing else that frightens people. */
const self = new RegExp(
  `\\b(?:i'?m|i am|i get|i feel)(?: (?:just|a|little|bit|really|so|very|pretty|quite|super|actually|absolutely|also))* ${afraid}\\b`,
  "i",
);
const ofChair =
  /\b(?:sedat\w*|laughing gas|happy gas|asleep|put (?:me )?(?:under|to sleep)|gentle|dentists?|needles?|drill|injections?|(?:haven'?t|have not|not) been|first time|extraction|root canal|fillings?|tooth out|teeth out|procedure|check.?up|clean|appointment)\b/i;
const otherFears =
  /\b(?:he|him|husband|wife|boyfriend|partner|ex|father|might|may be|could be|infect\w*|cancer|lump|spread\w*|swell\w*|swollen|bleed\w*|blood|choke\w*|breath\w*|losing|lose|lost|hit|hurt me|alone|home)\b/i;

const isBare = new RegExp(
  `^\\W*(?:(?:hi|hello|um|uh|look|sorry|well|but|and|yeah|ok|okay|honestly)\\W+)*(?:i'?m|i am|i get|i feel)(?: \\w+){0,4} ?${afraid}\\W*$`,
  "i",
);

const wantsGentle =
  /\b(?:someone|somebody|a dentist|anyone|a person|one)(?: (?:who|that)(?:'?s| is))? (?:really |very |nice and |a bit |super )?(?:gentle|kind|caring|understanding|calm)\b|\b(?:someone|somebody|dentist|anyone|doctor) (?:who|that)(?:'?s| is) (?:really |very )?good with (?:nervous|anxious|scared|frightened)\b|\b(?:be|go) (?:really |very |extra )?(?:gentle|easy) (?:with|on) (?:me|him|her)\b/i;
/** 'I need someone gentle': no wish to speak to somebody. */
export const wishesGentle = remembering(
  (said): boolean => wantsGentle.test(said) && !/\b(?:speak|talk|chat|transfer|put me)\b/i.test(said),
);

/** 'Are you gentle with people like that', asked by whoever tells of a fear: the kind word answers it. */
export const asksIfGentle = remembering((said): boolean =>
  /\b(?:are|is|will|would) (?:you|yous|they|he|she|the dentists?|your \w+|(?:dr|doctor) \w+)(?: guys| lot)?(?: be)?(?: (?:really|very|all|nice and))? (?:gentle|kind|patient|understanding|good) with\b/i.test(
    said,
  ),
);

/** What was bad here is a complaint. */
const here =
  /\b(?:your (?:clinic|practice|dentist|hygienist|receptionist|staff|surgery)|you (?:guys|lot|people)|with (?:you|yous)|last time i (?:was|came) (?:here|in|there)|my last (?:visit|appointment))\b|\bnot (?:at all |really |that )?(?:scared|afraid|nervous|anxious)\b/i;

export const tellsFear = remembering((said): boolean => {
  const text = said
    .replaceAll("’", "'")
    .replace(/\bim\b/gi, "i'm")
    .replace(/\bive\b/gi, "i've");
  if (here.test(text)) return false;
  const isOwn = self.test(text) && !otherFears.test(text) && (ofChair.test(text) || isBare.test(text));
  return isOwn || told.some((each) => each.test(text));
});
