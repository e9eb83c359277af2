import type { Rule } from "../../../phrase.ts";
import type { DangerDegree, DangerKind } from "../../acts/of-danger.ts";

/** Of the floor, what people do to themselves or to each other. */

export interface Sign {
  kind: DangerKind;
  degree: DangerDegree;
  /** However sure the learned readers are that it is none: to ask costs nobody a fright. */
  isAlwaysAsked?: true;
  /** Told so plainly that the learned readers have no say. */
  isSure?: true;
}

export interface FloorSign extends Sign {
  span: readonly [number, number];
}

/** Of another time, or only feared. */
export const told = [
  "(years|year|months|weeks) ago",
  "(last|that) (year|month|summer|winter)",
  "(when|what) if",
  "(worried|scared|afraid|frightened) (about|of|that) ..6 (might|could|would|bleed|choke|faint)",
];

/** Whoever may hurt somebody is near to them. */
const near =
  "(he|she|husband|hubby|wife|missus|partner|boyfriend|girlfriend|fella|bloke|dad|father|mum|mother|stepdad|stepmum|son|daughter|grandson|brother|sister|uncle|law|carer|flatmate|housemate|boss)";

export const harmSigns: readonly Rule<Sign>[] = [
  {
    means: { kind: "self_harm", degree: "life" },
    say: [
      "(kill|killing|hurt|hurting|harm|harming) (myself|himself|herself|themselves)",
      "(end|ending) it all",
      "(end|ending|take|taking) (my life|my own life|his life|her life)",
      "(i|might|could|gonna|going to|just|she|he|they) ..2 (take|swallow|taking|swallowing) (it|them|the lot) all",
      "(rather|wish|want|wanted|hope) ..6 (not|never) ..1 wake up",
      "(do not|not) want to (live|be here|be alive|wake up|go on) (any more|anymore|any longer|$)",
      "(want|wanna|wants) to (die|kill)",
      "(suicidal|suicide)",
      "(cut|cutting|slit|slash|slashed) ..2 (wrist|wrists)",
      "(better off|better) (dead|without me|if i was gone|if i was dead)",
      "(tablets|pills|medication|razor|blade|rope) ..4 (counted|lined up|in front of me|ready|in a row|in a line)",
      "(counted|lined up|laid out|saved up) ..4 (tablets|pills|medication)",
      "(nothing|no reason) ..2 (live for|to live)",
    ],
    unless: [
      "(number|hotline|prevention|line) ..3 (for|please)?",
      "used to (be|feel|think|want|have)",
      "(years|months) ago",
      "(dying|die) (for|of|to) ..2 (pain|embarrassment|coffee|clean|know|see|have|get|laughing)",
      "(kill|killing) (me|him|her|us|them|you|time|for)",
      "(not|never|will not|would not) ..3 (kill|killing|hurt|hurting|harm|harming) (myself|himself|herself|themselves)",
      "(not|never) ..1 suicidal",
      // Of a message, of a tooth, of what is carried.
      "(take|taking|end|ending) (it|them) all (down|in|out|off|away|back|on|up|with|there|here|at|by|before|now)",
      "(webster|dosette|pill box|pillbox|organiser|for the week)",
    ],
  },
  {
    // Said of a tooth or of a queue as well: believed unless the rest speaks against it.
    means: { kind: "self_harm", degree: "perhaps_life" },
    say: [
      "(can not|cannot) (go on|do this|keep going|take it|take this|live|cope|keep living) ..2 (any more|anymore|any longer|$)",
      "(can not|cannot) cope with (life|anything|everything|it all)",
    ],
    unless: [
      "(can not|cannot) (do this|take this|go on|cope) ..2 (time|day|date|appointment|monday|tuesday|wednesday|thursday|friday|week)",
    ],
  },
  {
    // A saying that is of nothing else, however calmly it is said.
    means: { kind: "self_harm", degree: "perhaps_life", isAlwaysAsked: true },
    say: ["(am|been|is|are|head|mind|heart) ..3 in ..4 dark place"],
    unless: ["(keep|kept|keeping|store|stored|fridge|cupboard|used to|years ago)"],
  },
  {
    means: { kind: "violence", degree: "life" },
    say: [
      "(hit|hits|hitting|punched|beating|beat|choked|strangled|strangling) me ..3 (again|tonight|just now|he|she|right now)",
      "(he|she) (is|has|just) ..2 (hitting|beating|strangling|attacking|got a knife|got a gun) ..2 (me|her|us|him)?",
      "(knife|gun) (to|at|on) ..2 (me|my|her|his|us)",
      "(house|building|clinic|kitchen|place) ..2 (on fire|burning)",
      "(breaking in|broken in|broke in|break in) ..3 (now|right now|house|here)",
      "(husband|wife|partner|boyfriend|girlfriend|ex|dad|stepdad|he|she) ..2 (hit|hits|punched|bashed|beat|slapped|strangled|choked) (me|us|my kids|the kids)",
      "(threatening|threatened|going) ..2 (to)? (kill|hurt|bash|stab|shoot) (me|us|him|her)",
      "(scared|frightened|terrified) (of|to go home to) (my|him|her) ..1 (husband|partner|boyfriend|ex|wife|dad)?",
      "(not|not feel) safe (at home|here|with him|with her)",
    ],
    unless: [
      ...told,
      "(ball|netball|footy|door|elbow|elbowed|cricket|branch|training|game|match|wrestling)",
      "(going|gonna) to? ..1 kill me (if|i|when|for|that)",
    ],
  },
  {
    // A word may tell of it, and of a dentist or a child as well.
    means: { kind: "violence", degree: "perhaps_life" },
    say: [
      `${near} ..2 (did|done) (this|that|it) to (me|my)`,
      `${near} ..2 (broke|smashed|split|busted|knocked|loosened|cracked) ..1 (my|me) ..2 (jaw|nose|teeth|tooth|face|lip)`,
      "was not an accident",
      `${near} ..3 (slap|slaps|slapped|shove|shoved|push|pushed|smack|smacked|belt|belted|kick|kicked|backhanded|grabbed|shook|throws|threw) me`,
      `${near} ..5 (heavy handed|rough|violent|nasty) with me`,
    ],
    unless: [
      ...told,
      "(ball|netball|footy|soccer|rugby|elbow|elbowed|cricket|training|game|match|wrestling|dentist|doctor|toddler|dog|mistake|ex)",
      "(filling|crown|root canal|cleaning) (he|she) did",
      "(playing|headbutt|headbutted|accidentally|by accident|jumping|wriggling)",
    ],
  },
];
