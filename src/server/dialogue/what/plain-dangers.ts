import type { Rule } from "../phrase.ts";
import type { EmergencyDegree } from "../understanding.ts";
import type { Utterance } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

/**
 * Dangers named by what happened and not by how somebody is. Calls like these are too rare for the wording as a whole to
 * tell them from harmless ones, so what it says does not count here.
 */

const object =
  "(toothbrush|brush|pen|pencil|stick|sticks|chopstick|fork|knife|straw|skewer|screwdriver|scissors|spoon|ruler|branch|twig|stake|nail|toy|dart|lollipop|rod|pole|handle|antenna|spike|toothpick|glass|crayon|texta|drumstick|recorder|whistle)";
const child =
  "(fella|tacker|nipper|tot|son|daughter|kid|kids|child|toddler|baby|bub|boy|girl|grandson|granddaughter|grandchild|niece|nephew|brother|sister|little one|he|she)";
const insect = "(bee|bees|wasp|wasps|hornet|ant|ants|spider|insect|centipede|jellyfish)";
const swallowed = "(swallowed|swallow|swallows|ate|eaten|inhaled|choked on)";
/** What children put in their mouths. */
const toy =
  "(toy|toys|marble|lego|bead|beads|button|buttons|ball|coin|coins|magnet|magnets|stone|stones|rock|pebble|screw|nail|pin|safety pin|paperclip|ring|earring|key|lid|peg|crayon|dice|token|whistle|thumbtack|tack|staple|needle|balloon|cents)";
/** Deep in the mouth, where the vessels of the neck and the airway are near. */
/** Of what burns or pinches a gullet within hours no more need be known than that it may have gone down. */
const caustic =
  "((button|coin|lithium|watch|tiny|little|small|round|flat|silver|aa|triple a) (battery|batteries)|battery|batteries|magnet|magnets)";
const wentDown =
  "((gone|went|going|slid|slipped) down|swallowed|swallow|((in|into) ..1 (his|her|their|the) (mouth|throat|tummy))|((cannot|can not|could not) find)|down (his|her|the) (throat|hatch))";
const depth =
  "(throat|palate|tonsil|tonsils|uvula|(through (his|her|my|the|their) (tongue|cheek|face|lip|chin))|((roof|back|floor) of ..2 mouth))";
const pierced =
  "(stabbed|stabs|impaled|impaling|pierced|speared|punctured|puncture|rammed|skewered|((went|gone|going|goes|go|came|come|straight|right) (straight|right|all the way|up|down|back|deep)? (into|through|in|up|down))|through)";
const touched = "(poked|jabbed|hit|cut|scratched|gouged|scraped|struck|hurt|caught|in)";
const fell = "(fell|fallen|tripped|ran|running|slipped|landed)";
const house =
  "(building|house|clinic|kitchen|roof|shop|surgery|practice|place|car|office|room|unit|flat|apartment|home|reception|garage|bin|bins|sign|awning|window|windows|door|fence|hedge|tree|carpark|hallway|ceiling|laundry|premises)";
const tally = Array.from({ length: 89 }, (_, index) => `${index + 12}`).join("|");
const many = `(${tally}|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred|dozen)`;
const pills =
  "(panadol|panadols|panadeine|paracetamol|nurofen|nurofens|ibuprofen|codeine|endone|tramadol|painkillers|aspirin|aspirins|mersyndol|voltaren|tablets|pills|advil|valium|antidepressants|antidepressant|xanax|serapax|temazepam|lexapro|zoloft|seroquel|meds|capsules|((sleeping|heart|blood pressure) (tablets|pills)))";
/** More than a day's tablets. They are counted within days: 'twenty over two weeks' is no overdose. */
const overdose = [
  `(taken|took|had|swallowed|taking|having|eaten|popped) ..3 ${many} (of)? (the|those|my|these|of the|her|his|their|mum|dad|nan)? ${pills}`,
];
/** However few they are: 'I took all the tablets you prescribed at once'. */
const allAtOnce = [
  `(taken|took|had|swallowed|downed|popped) (all|every|the whole) ..4 (${pills}|antibiotics|medication) ..5 (at once|(in one (go|hit|sitting)))`,
];
const chills = "(shivering|shivers|shivery|rigors|chills|shakes)";
const festers = "(black|red|redness|hot|swollen|swelling|pus|stinks|smells|smelly|racing|infected|spreading)";
const site = "(socket|tooth|teeth|gum|gums|face|cheek|jaw|extraction|neck|mouth|wound)";
const somebody =
  "(i|he|she|they|we|son|daughter|husband|wife|mum|dad|boy|girl|kid|child|toddler|mate|partner)";
const impact =
  "(hit|fell|fall|falling|punched|blow|knocked|ball|elbow|elbowed|kicked|head|ground|tackled|tackle|crash|crashed)";
const blank =
  "(((black|blacked|pass|passed|blacking|passing) out)|((was|were|is|been) out (cold)? (for)? (a|about|maybe)? (few|couple|sec|second|minute|bit|moment|while|seconds|minutes|10|ten|five|5|thirty|30))|(lost consciousness))";

/** Certain by its own words. */
export const plainRules: readonly Rule<EmergencyDegree>[] = [
  {
    means: "breathing",
    say: [
      "(having|has|got|getting|is|in) (a|an|another|having)? (bad|severe|big|real|really bad|serious|massive|full on)? asthma attack",
      "^ (help|please|quick|an|a|bad|severe)? asthma attack ..2 $",
      "asthma ..12 (puffer|inhaler|ventolin) ..3 (not|empty|gone|cannot|nothing)",
      "asthma ..8 (not|no|cannot|without|left|lost|forgot) ..4 (puffer|inhaler|ventolin) ..3 $",
    ],
    unless: ["(if|in case|history|prone|sometimes|used to|controlled|under control|well managed)"],
  },
  {
    means: "collapse",
    say: [
      `${object} ..6 through ..1 (tongue|cheek|face|lip|chin|palate|throat)`,
      `${object} ..9 ${pierced} ..4 ${depth}`,
      `${depth} ..4 ${pierced} ..6 ${object}`,
      `${pierced} ..4 ${depth} ..6 ${object}`,
      `${object} ..4 (stabbed|pierced|speared|impaled) ..6 ${depth}`,
      `(stabbed|pierced|speared|impaled|punctured) ..2 (in|through|into) ..3 (throat|palate|mouth|neck|face|cheek|tongue)`,
      `${object} ..4 stuck (in|through|into) ..2 (throat|palate|cheek|tongue|neck|face|((roof|back) of ..2 mouth))`,
    ],
    unless: ["(brushing|mouthwash|tastes|gag|gags|fish|ulcer|wire|brace|braces|bracket)"],
  },
  {
    means: "collapse",
    say: [
      ...overdose,
      `${site} ..8 ${festers} ..12 ${chills}`,
      `${chills} ..12 ${site} ..8 ${festers}`,
      "(like|feels|felt|as if|as though|reckon|someone|somebody|something|elephant) ..6 (parked|standing|stood|kneeling|knelt|sat|sitting|dropped|jumped) ..4 (on|onto) (my|me|his|her|their) chest",
      "pacemaker ..8 chest (pain|pains|tightness|pressure)",
      "chest (pain|pains|tightness|pressure) ..8 pacemaker",
      `${somebody} ..6 ${blank} ..10 ${impact}`,
      `${impact} ..10 ${somebody} ..3 ${blank}`,
    ],
    unless: [
      "(week|weeks|month|months|fortnight|mg|milligrams|((three|four|five|six|several|few|3|4|5|6) days))",
      "(bought|buy|left|packet of|script|prescribed|prescription)",
      `${chills} (down|up) ..2 spine`,
      "(hit|knocked|put) (me|him|her) out (for|during) ..2 (surgery|procedure|extraction|operation|wisdom)",
    ],
  },
  {
    means: "collapse",
    say: allAtOnce,
    unless: ["(do|should|can|could|may|must|if) (i|he|she|we) ..1 (take|took)"],
  },
  {
    means: "violence",
    say: [
      `${house} (is|are|has|was|caught|just|all)? ..1 (on fire|caught fire|in flames|burning down|up in flames|catching fire|alight|ablaze)`,
      `(there is|there are|see|can see|got) (a|some|big)? (fire|flames) (in|at|coming|from|outside|next|upstairs|downstairs|here|behind|on|inside|$)`,
      "smoke ..2 (coming|pouring|billowing|everywhere|filling|rising) ..4",
      "(can|could|i|we) smell (gas|smoke|something burning|burning) (really|so|very|pretty|quite)? (strong|strongly|bad|badly)? (in|at|from|coming|here|everywhere|through|near|$)",
      "gas (leak|leaking)",
    ],
    unless: [
      "(smoke|fire) (alarm|alarms|drill|drills|detector|sale|escape|exit)",
      "(happy|laughing|nitrous) gas",
      "(movie|film|show|book|game|dream|dreamt|nightmare)",
    ],
  },
];

/** May be over or less than it sounds, and is asked about however harmless the rest of the words are. */
export const askedRules: readonly Rule<EmergencyDegree>[] = [
  {
    means: "breathing",
    say: [`${child} ..8 ${caustic} ..8 ${wentDown}`, `${child} ..3 ${swallowed} ..5 ${caustic}`],
    unless: [
      "(battery|batteries) ..2 (in|of|on|for|from) (my|his|her|our|their) ..2 (toothbrush|brush|phone|flosser|car|aids)",
      "(dog|cat|puppy|kitten|pet|toothbrush|phone|car|charger|fridge) ..8 (battery|batteries|magnet|magnets)",
      "(battery|batteries|magnet|magnets) ..6 (toothbrush|phone|car|charger|fridge|flat)",
      "(if|in case|(when (i|he|she|we|they) (was|were|are|is))|(years|months|weeks|year) (ago|back)|(last (year|month|summer|winter|christmas)))",
    ],
  },
  {
    means: "breathing",
    say: [
      "(tooth|crown|filling|veneer|cap|bridge|piece|denture|bracket|it|part|bit) ..6 (in|into|down) ..2 (lung|lungs|windpipe|airway|airways)",
      `(tooth|crown|filling|veneer|cap|bridge|piece|denture|bracket|part|${object.slice(1, -1)}) ..3 (in|down|inside) ..2 throat`,
      "(tooth|crown|denture|dentures|plate|bridge|piece|bone|tablet|pill|food|it) ..2 stuck ..1 (down|halfway|half way|going down)",
      `${child} ..3 ${swallowed} ..4 ${toy}`,
      "(battery|batteries|magnet|magnets) ..3 (in|inside) ..2 (tummy|stomach|belly|gut|throat|nose)",
      `(stung|sting|bitten|bit) ..6 ${insect} ..6 (tongue|throat|mouth)`,
      `${insect} ..3 (stung|sting|bit|bitten) ..6 (tongue|throat|mouth)`,
    ],
    unless: ["(infection|cancer|xray|x ray|disease|condition|transplant|specialist)"],
  },
  {
    means: "collapse",
    say: [
      `${object} ..6 ${touched} ..5 (throat|palate|tonsil|tonsils|((back|floor) of ..2 mouth))`,
      `${fell} ..6 (with|holding|on|onto) ..2 ${object} ..3 in (his|her|my|the|their) (mouth|throat)`,
      `${fell} ..3 (on|onto|into) ..2 ${object} ..12 (throat|palate|mouth)`,
    ],
    unless: ["(brushing|gag|gags|glass of|a glass)"],
  },
];

const overdoses = phrases([...overdose, ...allAtOnce]);

export const isOverdose = ({ words }: Utterance): boolean => anyIn(overdoses, words);
