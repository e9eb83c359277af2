import type { Rule } from "../phrase.ts";
import type { EmergencyDegree } from "../understanding.ts";
import { grownKinWords } from "../who/kin.ts";
import type { Utterance } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

/** Somebody hurts or threatens somebody: for the police, and at home for a help line besides. */

const partner =
  "(husband|husbands|wife|boyfriend|girlfriend|bf|gf|partner|ex|fiance|fiancee|hubby|missus|housemate|flatmate|roommate|carer)";
const grown = `(${grownKinWords}|bf|gf|ex|husbands|housemate|flatmate|roommate|landlord|neighbour|boss|pimp|guardian|babysitter|coach|teacher|pop|(in law)|(step (dad|father|mum|mother|brother|sister))|(foster (dad|mum|father|mother)))`;
/** A small child that kicks or headbutts is no danger; one that is grown may be. */
const youth = "(son|stepson|daughter|nephew|niece|grandson|granddaughter|teenager|kid)";
const stranger =
  "(someone|somebody|(a|this|that|some|the) ..1 (man|guy|bloke|fella|woman|stranger|customer))";
const anybody = `(he|she|they|${grown}|${youth}|${stranger})`;
const victim =
  "(me|us|him|her|((my|our|the) (kids|kid|baby|son|daughter|mum|mother|dad|sister|brother|wife|friend|boy|girl|neck|throat)))";
const beat =
  "(hit|hits|hitting|punched|punches|punching|bashed|bashes|bashing|beat|beats|beaten|beating|slapped|slaps|kicked|kicks|attacked|attacks|attacking|assaulted|hurts|hurting|smacked|belted|headbutted|threatened|threatens|threatening)";
const smashed =
  "((broke|broken|breaks|smashed|knocked|fractured|busted) (my|her|his) ..2 (jaw|nose|tooth|teeth|face|cheek|lip))";
/** Hands round the neck: nothing may be seen of it, and the airway may close hours later. */
const choke =
  "(choke|choked|chokes|choking|strangle|strangled|strangles|strangling|throttled|throttles|throttling)";
const neck = "(neck|throat)";
const seized =
  "(grabbed|grabs|grabbing|held|holding|squeezed|squeezes|squeezing|seized|pinned|crushed|stood|knelt|kneeled)";
const choked = [
  `${anybody} (..3 (to))? ..3 ${choke} (out)? ${victim}`,
  `(i|he|she|we|they|${grown}|${youth}) (am|is|are|was|were|got|getting|been|being) ..1 (choked|strangled|throttled) (by|out by|last|until|till|this|at|yesterday|on|$)`,
  `${anybody} ..2 ${seized} ..2 (by|round|around|on) ..1 (the|my|her|his)? ${neck}`,
  `${anybody} ..2 ${seized} my ${neck}`,
  // Whoever chokes on a bite holds a hand to their own neck.
  `(his|their|her|${grown}) ..1 (hand|hands|arm|belt|cord|knee) (on|around|round|over|across) ..1 my ${neck}`,
  `${anybody} ..2 (put|had|has|got|wrapped) ..3 (hand|hands|arm|arms|belt|cord|rope|knee) ..1 (on|around|round|over|across) my ${neck}`,
];
const close = "(mum|mummy|mother|dad|daddy|sister|brother|nan|wife|daughter|son|kids|baby)";
const near =
  "((next|other) room|still (here|there|home|inside|outside|yelling|angry|shouting|drunk)|(he|she) is ..1 (here|outside|downstairs|upstairs|home)|(in|outside|at) the (house|door|room|hallway|kitchen|lounge|car)|downstairs|upstairs|coming back|(might|can|could|will) hear|listening|(scared|afraid|frightened|terrified) (to go|of (him|her)|he|she|for)|weapon|knife|gun|hiding|locked (me|myself|us) in)";
const told = ["(movie|film|show|book|game|dream|dreamt|nightmare|(happy gas))"];
/** Sport, mishaps and manners of speaking. */
const meantOtherwise = [
  "(beat|beats) me to",
  "(snore|snoring|drill|(kill me (if|when) (i|we) (do not|did not|cancel|miss|forget|am|have|spend|book|cannot|can not))|accident|accidentally|playing|footy|football|rugby|game|match|training|sleep|joking|elbow|ball|tennis|cricket|boxing|boxes|sparring|wrestling|martial|karate|((jiu|ju) jitsu)|judo|mma|bjj)",
  "hit (me|us) (up|with (the|a) (news|bill|question|idea|cost)|back)",
  "police (report|check|clearance|officer|station|statement|department|discount|force|academy|certificate)",
  "(never|not) ..1 (hit|hits|hitting|punched|slapped|kicked|beat|hurt|hurts|choked|strangled|smacked) (me|us)",
  "(kick|kicked|kicks|kicking) (me|us) out",
  "(hit|hits|smacked|kicked|hitting) (me|us) ..5 with (a|the|his|her|their) ..2 (door|swing|toy|remote|bat|racquet|racket|frisbee|stick|hockey|gate|head|oar|paddle|pillow|truck|phone)",
  "(hurts|hurting) me (to|that|when|so|a bit|$)",
  "(attacked|assaulted|bashed|choked) by (a|the|my|our)? ..1 (dog|cat|magpie|bird|birds|horse|mozzies|mosquitoes|midges|ants|bees|wasps|seagulls|seagull|goose|possum|ticks|rain|wind|weather|storm|sun|waves|smoke|fumes|traffic)",
  `${choke} (me|us) (up|with (laughter|emotion))`,
];

/** Certain by its own words. */
export const violenceRules: readonly Rule<EmergencyDegree>[] = [
  {
    means: "violence",
    say: [
      `${grown} ..3 (((${beat}|${choke}) (me|us|him|her|my|the kids|the baby))|${smashed}) ..16 ${near}`,
      `(he|she|they) ..3 (${beat}|${choke}) (me|us) ..16 ${near}`,
      `(he|she|they|someone|somebody|${grown}) ..3 (poisoning|drugging|strangling|raping|stabbing|shooting) (me|us|him|her)`,
      "(he|she|they|husband|boyfriend|partner|ex) (will|would|is) not (let|letting) (me|us) (leave|out|go (home|out))",
      "(someone|somebody|man|men|burglar|burglars|intruder|guy|robber|they|he) ..3 (breaking|broken|broke|climbing) in (to|through)? ..3 (now|house|home|window|clinic|door|place|$)",
      "(breaking|broken) into (my|our|your|the) (house|home|clinic|place|building|flat|unit)",
      "(someone|somebody|man|guy|he|ex|they) ..3 (outside|here|inside|waving|with|has|got|carrying) ..4 (knife|gun|machete|axe|shotgun|rifle)",
    ],
    unless: told,
  },
];

/** May be over or less than it sounds. */
export const askedViolence: readonly Rule<EmergencyDegree>[] = [
  {
    means: "violence",
    say: [
      "(i|she|he|we|daughter|son|wife|mum) (have|has|had)? (just)? (was|were|been|got) (raped|assaulted|bashed|mugged|attacked|robbed|sexually assaulted|molested)",
      `(put|puts|putting|slipped|slipping|slips|spiked|spiking) ..2 (something|stuff|drugs|poison|powder|pills|tablets) (in|into) (my|our|her|his) (tea|coffee|drink|drinks|food|dinner|water|meals|beer|wine|juice)`,
      `${grown} (is|was|keeps|started|just|has)? ..1 (hitting|bashing|beating|punching|kicking|slapping|attacking|hits|bashes|beats|punches|slaps) ((my|our|the) ..1)? ${close}`,
      `${grown} (is|was|keeps|started) ..1 hurting ((my|our) ..1 ${close}|(${close} (and|again|now|$)))`,
      "(spiked|spiking) (my|our|her|his) (drink|drinks|food|tea|coffee)",
      "(need|call|ring|get|want|phone|send|contact|calling) (me|us)? (the|for the)? (police|cops)",
      "(number|phone) (for|of) the (police|cops)",
      "(he|someone|somebody|they) ..1 (trying to|going to|gonna|will) kill (me|us)",
      "(he|she) (might|may|will|could) hear (me|us)",
      // 'She'll kill me if I don't go' is a joke; a threat against seeking help is none.
      "(said|says|told|tells|swore|swears|threatened|threatens|threatening) ..5 (kill|hurt|bash|stab|shoot|finish) (me|us) (off)? ((if (i|we) (go|went|tell|told|leave|left|see|saw|call|called|talk|come|came|ring|rang))|$)",
      "(someone|somebody|man|guy|he|ex) ..1 (following|stalking|chasing) (me|us|her)",
    ],
    unless: meantOtherwise,
  },
];

/** Done to somebody by whom they may be near again: not over because it was last night or last week. */
export const hurtRules: readonly Rule<EmergencyDegree>[] = [
  {
    means: "violence",
    say: [
      ...choked,
      `${grown} ..3 ${beat} (me|us)`,
      `${partner} ..2 ${beat} ((my|the|our) (kids|baby|son|daughter))`,
    ],
    unless: [...meantOtherwise, ...told],
  },
];

/** Violence at home or of a sexual kind, for which there is more help than the police. */
const atHome = phrases([
  ...choked,
  `${grown} ..3 ${beat} (me|us|him|her|my|the kids)`,
  `(he|she) ..3 ${beat} (me|us)`,
  "(raped|molested|sexually)",
  `(${grown}|he|she) ..3 (poisoning|drugging|strangling) (me|us)`,
  `${grown} ..4 (put|puts|putting|slipped|slipping|spiked|spiking) ..6`,
  "not (let|letting) (me|us) (leave|out)",
]);
const byTheNeck = phrases(choked);

export const isHurtAtHome = ({ words }: Utterance): boolean => anyIn(atHome, words);
export const isChoked = ({ words }: Utterance): boolean => anyIn(byTheNeck, words);
