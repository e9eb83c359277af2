import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { Released } from "../acts/of-danger.ts";
import { type Found, sure } from "../found.ts";

/**
 * What is said that may let a danger go: it was never so (a misunderstanding), it is over, or
 * somebody whose work that is has seen to it since. Which of these lets which danger go is told by its kind (`decide/danger/release.ts`).
 */

const professional =
  "(doctor|doctors|dr|gp|hospital|emergency|ed|casualty|ambulance|ambulances|ambos|paramedic|paramedics|nurse|nurses|surgeon|specialist|cardiologist|urgent care|medical centre|locum)";
/** A word of theirs is enough: a nurse who only says so may be on a telephone. */
const byWord =
  "(doctor|doctors|dr|gp|hospital|emergency|ed|casualty|paramedic|paramedics|ambos|surgeon|specialist|cardiologist)";
/** Where they are looked after at every hour; a nursing home rings 000 like anybody. */
const wards = "..1 (hospital|icu|intensive care|rehab|the ward|a ward|palliative care)";
const staff = "(nurses|nurse|doctors|doctor|paramedics|paramedic|ambos|ambo|hospital|ward)";
const them = "(me|him|her|us|them|it|mum|dad|nan|pop|grandma)";
const wellFound =
  "(fine|ok|okay|alright|all right|all clear|clear|clean|normal|good|nothing|safe|not to worry|not my heart|not serious|harmless)";
const checks =
  "(ecg|ekg|scan|scans|xray|xrays|x ray|x rays|ct|mri|bloods|blood test|blood tests|test|tests|obs|ultrasound|endoscopy)";
const poisons = "(poisons|poison centre|poisons centre|poison line|poisons line|poison people|13 11 26)";
const timeWords =
  "(hour|hours|minute|minutes|moment|day|days|week|weeks|month|while|morning|night|bit|lot|few|couple|whole|full|big|mistake|accident)";
const harmful =
  "(battery|batteries|magnet|magnets|tablet|tablets|pill|pills|capsule|capsules|medicine|medication|dose|doses|packet|bottle|bleach|cleaner|chemical|poison|tooth|crown|filling|blood|stroke|seizure|fit|heart|chest)";
const swallowed =
  "(swallow|swallowed|eat|ate|eaten|drink|drank|take|took|taken|had|have|inhale|inhaled|lick|licked)";

/** Not done, only meant to be, or long ago: nobody has seen to it since. */
const notSeen = [
  `(not|never|nobody|no one|without|cannot|refuse|refused|refuses) ..4 (${professional.slice(1, -1)}|been seen|been checked|seen|saw|looked at)`,
  `(can not|cannot|could not) ..2 (get|see|reach) ..3`,
  `(should|shall|can|could|would|do|does|might|must|if|when|until|till|before|unless|wait|waiting|want|wants|need|needs|going|gonna|will|rather|booked|tomorrow|later|next) ..5 ${professional}`,
  `${professional} ..4 (tomorrow|later|next|monday|tuesday|wednesday|thursday|friday|closed|appointment|waiting|will|can see|is busy)`,
  "(weeks|months|years|ages|year|month) (ago|back)",
  "(last|that) (week|month|year|summer|winter|christmas)",
  "(come|go|went|bring|ring|call) back ..4 (worse|back|again) ..3 (and|but|now)",
  `(think|thinks|thought|maybe|perhaps|hope|hoping|probably|sure|reckon) ..4 ${professional}`,
  `${professional} ..3 (to|can|should|could|might) (see|check|examine|look|do)`,
  "(on call|hotline|helpline|healthdirect|receptionist|google|googled|online|facebook|over the phone|on the phone|by phone)",
];

const find = toFinder<Released | "played_down">([
  {
    means: "untrue",
    say: [
      "(misunderstood|misheard|misunderstanding|crossed wires|false alarm|mix up|mixup)",
      "(got|get|getting|took|taken|take) (me|it|that) ..2 wrong",
      "(not|never) ..2 what ..1 (i|we) ..1 (meant|mean|said|say)",
      "(no|nah|nope|sorry|oh|wait) ..4 (i|we) ..1 (meant|mean|said|was saying|was talking about|am talking about)",
      "^ (no|nah|sorry|oh) ..14 (i|we) (said|meant) ..3 $",
      "(i|we) ..1 (meant|mean) ..3 (cartoon|movie|film|show|program|game|story|book|telly|tv|dream|doll|teddy|dog|cat|song|episode)",
      "(it|that|this|he|she) (was|is) ..3 (in|on|from|for) (a|the|his|her|my|this|that) ..1 (cartoon|movie|film|show|game|story|book|telly|tv|dream|episode|play|quiz)",
      `(did not|has not|had not|have not|never) ..2 ${swallowed} ..4 (all|it|them|any|anything|one|battery|batteries|tablet|tablets|pills|that|at all)`,
      "(did not|never|has not) ..2 (happen|happened|faint|fainted|pass out|passed out|black out|blacked out|collapse|collapsed)",
      `found ..5 (battery|batteries|magnet|magnets|tablet|tablets|pill|pills|it|them|one) ..5 (under|behind|beside|between|inside|on|in|down)`,
      `(no|nah|sorry|actually|wait|oh|turns out|turned out) ..3 (it|that) (was|is) (only|just|actually|really)? (a|an|some|his|her|the) ..3`,
      "(it|that) was (not|never) (me|him|her|us|mine|my)",
      "(was|were|had|is) ..8 not (me|him|her|us|mine) $",
    ],
    unless: [
      `(no|nah|sorry|actually|wait|oh|turns out|turned out) ..3 (it|that) (was|is) (only|just|actually|really)? (a|an|some|his|her|the) ..3 (${harmful.slice(1, -1)}|${timeWords.slice(1, -1)})`,
      `(meant|mean|said|say|saying|talking about) ..5 ${harmful}`,
      `(not|never|nor) ..2 (joke|joking|kidding|false|misunderstanding|found|find)`,
      "(think|might|maybe|perhaps|probably|hope|hoping|not sure|dont know|do not know|unsure|reckon)",
      "(empty|half|chewed|bitten|open|missing|another|poo|nappy|mouth|throat|spat|spit) ",
      "(did not|never) ..3 (pass|come|go) ..1 (it|out|through)",
      "(why|when|if|in case|unless|could|can|did|does|should) (i|he|she|it|we|they|that) ..6",
    ],
  },
  {
    means: "seen",
    say: [
      `${professional} ..6 (saw|seen|check|checked|examine|examined|cleared|discharged|scanned|xrayed|assessed|treated|looked|admitted|sorted|reviewed)`,
      `${professional} ..3 (did|done|ran|run|took|taken|gave|put) ..4 (${checks.slice(1, -1)}|antibiotics|drip|stitches|me on|him on|her on)`,
      `${byWord} ..2 (said|says|told|reckon|reckons) ..4 (just|only)`,
      `${byWord} ..5 (said|says|told|reckon|reckons|happy|confirmed) ..10 ${wellFound}`,
      `${checks} ..5 ${wellFound}`,
      `(seen|checked|examined|cleared|looked|assessed|treated) ..4 (by|at|in) ..3 ${professional}`,
      // The place itself, and none that is told after it: 'we're out of town, the ambulance takes an hour'.
      `(been|went|gone|were|was|took|taken|come|came|got|back) ..3 (to|at|in|from|home from|out of) (the|a|our|my|his|her|see|local)? ..1 ${professional}`,
      `(discharged|sent ${them} home|let ${them} (go|out|home)|gave ${them} ..2 all clear|given ..2 all clear|got ..2 all clear)`,
      `${poisons} ..8 (said|says|told|reckon|reckons) ..10 (${wellFound.slice(1, -1)}|watch|just|wait)`,
    ],
    unless: notSeen,
  },
  {
    means: "in_care",
    say: [
      `(is|are|am|been|still|mum|mums|dad|dads|nan|nans|pop|pops|husband|wife|son|daughter|brother|sister) ..3 in ${wards}`,
      `(is|are|am|we are|they are) ..3 (at|in) ..2 (hospital|emergency|ed|casualty|ambulance)`,
      `(they|${staff}) ..1 (are|have been|is) ..2 (looking after|caring for|taking care of|treating|monitoring|watching|seeing to|working on|keeping an eye on|with) ..1 ${them}`,
      `(nurses|nurse|staff|doctors|doctor) (on|at) the ward`,
      `being (looked after|cared for|treated|monitored)`,
    ],
    unless: [
      "(not|never|without|should|shall|could|can|if|when|until|unless|want|wants|need|needs|ring|call|take|took|going|go|waiting) ..5 (hospital|icu|ward|ed|emergency|casualty)",
      "(was|were|had been|back then|last|that) ..4 (hospital|icu|ward)",
      "(car park|carpark|waiting room|outside|out of|left|home from|home) ..4 hospital",
      "hospital ..2 (car park|carpark|waiting room)",
    ],
  },
  {
    means: "played_down",
    say: [
      "(exaggerating|exaggerated|exaggerate|dramatic|overreacting|overreacted|panicking|panicked|carrying on|being silly|making a fuss)",
    ],
    unless: [
      "(not|never) ..2 (exaggerating|exaggerated|dramatic|overreacting|panicking|carrying on|being silly)",
    ],
  },
  {
    means: "over",
    say: [
      "(it|that|chest|pain|pains|tightness|swelling|fever|temperature|bleeding|dizziness|rash|breathlessness) ..2 (stopped|gone|passed|settled|cleared|went|disappeared) ..1",
      "(is|has|all|was) ..1 (over|gone|passed|settled|finish|finished) ..1 (now|today|yesterday|ages|completely|again|$)",
      "(fever|fevers|temperature|swelling|pain) (is|has|are)? ..1 (gone|over|broken|settled|normal)",
    ],
    unless: [
      "(not|never|hardly|barely|nearly|almost|mostly|if|when|until|till|unless|hope|wish) ..3 (stopped|gone|passed|settled|cleared|went|disappeared|over|broken)",
      "(come|comes|came|coming|keeps|started|starting) ..2 (back|again|returning)",
      "(gone|went|going|over) ..1 (up|down|down my|down his|down her|into|to|through|on|off|cold|blue|grey|white|numb|floppy|limp|worse|red|purple|hard|stiff|quiet)",
      "(still|again|worse|little bit|a bit|now and then)",
    ],
  },
]);

/** One of a kind is enough: each at the place of its words. */
export function readReleased(whole: Utterance): readonly Found[] {
  const all = find(whole);
  return all
    .filter(({ value }, at) => all.findIndex((each) => each.value === value) === at)
    .map(({ value, from, to }) => ({
      ...{ act: { kind: "released", by: value }, span: heardBetween(whole, from, to).span },
      certainty: sure,
    }));
}
