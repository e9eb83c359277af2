import { toFinder } from "../../../phrase.ts";
import type { VitalSign } from "../../acts/of-danger.ts";

/** In which words each sign is told to be well; what a clause makes of them is in `read-vital-signs.ts`. */

export const denied = "(no|not|never|without|nor|nobody|none|neither|noone)";
/** 'No pain but trouble swallowing' denies the pain alone: what stands between a denial and what it denies is told here. */
const degree =
  "(any|much|real|really|major|big|serious|more|particular|that|too|so|very|even|actually|at all|in any|a|an|sign of|signs of)";
export const deniedOf = (what: string): readonly string[] => [
  `${denied} (having|have|had|got|been|finding it|finding)? ${degree}? ${what}`,
  `${denied} ..4 (or|nor|and no) ${degree}? ${what}`,
];

const fine =
  "(fine|okay|ok|alright|all right|normal|normally|well|good|easy|easily|no worries|no problem|no problems|no drama|no dramas|no trouble|no issue|no issues)";
const troubles = "(trouble|troubles|problem|problems|difficulty|difficulties|issue|issues)";
const affects = "(affect|affects|affecting|affected|bother|bothers|bothering|bothered|stop|stopping|stopped)";
/** 'Breathing is not normal' is no breath that is well. */
const notFine = (sign: string): string =>
  `${sign} ..2 (not|never|hardly|barely) ..2 (fine|okay|ok|alright|all right|normal|normally|well|good|great|easy|easily|right)`;

export const findWell = toFinder<VitalSign>([
  {
    means: "breathing",
    say: [
      `(breathing|breathe|breathes|breath) ..2 ${fine}`,
      `(breathing|breath|breathings) (is|has)? ..1 ${fine}`,
      `(breathing|breathe) (and|or|nor) ..1 (swallowing|swallow|talking|eating|drinking) ..3 ${fine}`,
      "can (breathe|talk|speak|breath)",
      "can ..1 (swallow|drink|eat|talk) (and|or|plus) (breathe|breath|talk)",
      "(is|am|are|still) breathing",
    ],
    unless: [
      "(can not|cannot|not|hardly|barely) ..3 (breathe|breathing|breath|talk|speak)",
      "breathing ..2 (funny|fast|quick|hard|heavy|heavily|shallow|weird|strange|noisy|rough|different|through)",
      "breathe out",
      notFine("(breathing|breath|breathe|breathes)"),
      "(talk|speak) (to|with|about)",
    ],
  },
  {
    means: "swallowing",
    say: [`(swallowing|swallow|swallows|swallowings) ..3 ${fine}`, "can ..3 (swallow|drink|eat)"],
    unless: [
      "(can not|cannot|not|hardly|barely) ..3 (swallow|swallowing|eat|drink)",
      notFine("(swallowing|swallow|swallows)"),
      "(can|could) (i|he|she|we|you)",
    ],
  },
  {
    means: "breathing",
    say: [
      ...deniedOf(`${troubles} ..3 (breathing|breathe|breath)`),
      `${denied} ..1 (breathing|breathe|breath) ${troubles}`,
      `not ..1 ${affects} ..4 (breathing|breathe|breath)`,
      ...deniedOf(
        "(struggling|struggle|struggled|hard|harder|difficult) ..1 (to|with)? ..1 (breathing|breathe|breath)",
      ),
      "nothing ..1 wrong ..3 (breathing|breathe|breath)",
    ],
    unless: ["(not|no) (just|only)"],
  },
  {
    means: "swallowing",
    say: [
      ...deniedOf(`${troubles} ..3 (swallowing|swallow)`),
      `${denied} ..1 (swallowing|swallow) ${troubles}`,
      `not ..1 ${affects} ..4 (swallowing|swallow)`,
      ...deniedOf(
        "(struggling|struggle|struggled|hard|harder|difficult) ..1 (to|with)? ..1 (swallowing|swallow)",
      ),
      "nothing ..1 wrong ..3 (swallowing|swallow)",
    ],
    unless: ["(not|no) (just|only)"],
  },
  {
    means: "opening",
    say: [
      "can ..1 open ..3 (mouth|jaw|wide|it)",
      `(opening|opens|open) ..4 ${fine}`,
      `${denied} ..2 (trouble|problem|problems|difficulty) ..3 (opening|open)`,
      "(opens|opening) ..1 (right up|all the way|right open|up|fully|wide)",
      `${denied} ..1 (hard|harder|difficult|tricky|sore|stuck|locked) ..3 (opening|open)`,
    ],
    unless: [
      "(can not|cannot|hardly|barely|only) ..3 (open|opening|opens)",
      // 'Not hard to open' denies the trouble, 'does not open' the opening.
      "not ..1 (open|opening|opens)",
      "(can|could) (i|he|she|we|you)",
      "(you|youse|clinic|doors|shop) ..2 open",
    ],
  },
  {
    means: "mouth_floor",
    say: [`(tongue|voice) ..3 ${fine}`, `${denied} ..4 (tongue|voice|muffled)`],
    unless: [`${denied} ..2 ${fine}`],
  },
  {
    means: "awake",
    say: [
      "(is|am|are|wide) ..2 (awake|conscious|alert|talking)",
      "(have|has|did|am|is) not ..1 (passed out|fainted|faint|pass out|blacked out)",
      "never ..1 (passed out|fainted)",
      "(came|come|coming) (round|to|around)",
      "cried ..2 (straight away|right away|immediately)",
    ],
    unless: [
      "(not|hardly|barely) ..2 (awake|conscious|alert|talking|come|came|coming|running|playing|walking|laughing)",
      "talking ..1 (rubbish|nonsense|gibberish|funny|weird|strange|gobbledygook|slowly)",
      "(when|while|was|were) ..3 (running|playing|walking|watching)",
      "playing ..1 up",
    ],
  },
  {
    means: "clear_headed",
    say: [
      "making sense",
      "(knows|know) (where|who|what) ..2 (is|am|are|day)",
      `talking ..2 ${fine}`,
      `${denied} ..3 (drowsy|sleepy|confused|dizzy|groggy)`,
      "(clear|level) headed",
    ],
    unless: [
      "(not|hardly|barely|stopped) ..2 (making|talking|running|playing|laughing|know|knows)",
      "(when|while|was|were) ..3 (running|playing)",
    ],
  },
  {
    means: "bleeding",
    say: [
      "(bleeding|bleedings|blood|it) ..3 (almost|nearly|mostly|about|all) ..1 (done|finish|finished|over|gone)",
      "(bleeding|bleedings|blood|it) ..3 (stop|stopped|slowed|easing|eased|settled)",
      "(stopped|slowed|done|finished|quit) ..1 (bleeding|bleed)",
      "(hardly|barely|scarcely) ..1 (bleeding|bleeds|bled)",
      "not ..1 (bleeding|pouring|gushing)",
      "no (blood|bleeding)",
    ],
    unless: [
      "(not|never|nothing|nobody|cannot|hardly|barely) ..2 (stop|stops|stopped|stopping|slowed|slowing)",
      "(how|to|make|get|please) ..2 stop",
      "blood (tablet|tablets|pill|pills|medicine|medication|thinner|thinners|pressure|test|tests)",
      "(start|started|starts|starting|began|come|came|bleeding|bleeds|pouring) ..2 again",
    ],
  },
  {
    means: "one_sided",
    say: [
      `${denied} ..3 (drooping|droop|droopy|crooked|slurring|slurred|weakness)`,
      `(face|smile|mouth) ..2 (even|straight|level|${fine.slice(1, -1)})`,
      "can ..1 (lift|raise|move|use) ..2 (both|arms|hands)",
      "can ..1 (smile|whistle)",
      `(both|either) (arms|hands|sides) ..3 (${fine.slice(1, -1)}|strong|same)`,
    ],
    unless: [
      `(but|only|just|except) ..2 (face|arm|mouth|hand|speech)`,
      "(can not|cannot|not|hardly|barely|only) ..3 (lift|raise|move|use|smile|whistle)",
    ],
  },
  {
    means: "spread",
    say: [
      `${denied} ..5 (neck|eye|eyes|eyelid|jaw|chin) ..3 (neck|eye|eyes|eyelid|jaw|chin)`,
      `${denied} ..5 (neck|eye|eyes|eyelid|jaw|chin)`,
    ],
    unless: [
      "not only",
      // 'I can't swallow, jaw's swollen' denies no swelling.
      "(can not|could not|cannot|hardly|barely) ..2 (breathe|swallow|drink)",
      "no (it|its|that|thats) (is)? ..2 (in|down|up|under|around|round)",
    ],
  },
  {
    means: "cough",
    say: [`${denied} ..4 (cough|coughing|coughed|coughs)`, "(stopped|finished) coughing"],
    unless: ["(can not|cannot|not|hardly|barely) ..2 (cough|stop)"],
  },
  {
    means: "fever",
    say: [`${denied} ..3 (fever|temperature|temp|feverish|chills|shivers|shivering)`],
  },
  {
    means: "chest",
    say: [`${denied} ..4 chest`, `chest ..2 ${fine}`, "chest ..2 clear"],
  },
]);
