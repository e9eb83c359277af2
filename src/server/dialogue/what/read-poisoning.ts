import type { Utterance, Word } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

/** What somebody swallowed or got into the eye that does not belong there: the Poisons Information Centre's matter. */
export type Poisoning = "swallowed" | "in_eye" | "object_in_eye";

const substance =
  "(mouthwash|listerine|savacol|bleach|peroxide|toothpaste|fluoride|detergent|disinfectant|dettol|sanitiser|sanitizer|turps|turpentine|petrol|kerosene|metho|methylated|acetone|thinner|thinners|antifreeze|pesticide|insecticide|weedkiller|roundup|ammonia|chlorine|cleaner|cleaners|acid|solvent|perfume|aftershave|deodorant|superglue|paint|poison|poisonous|chemical|chemicals|battery|batteries|steradent|polident|liniment|iodine|(nail polish ..1)|(essential oil)|(eucalyptus oil)|(tea tree oil)|(whitening (gel|strip|strips|kit))|(bleaching gel)|(etching gel)|(washing (powder|liquid|up liquid))|(laundry (pod|pods|liquid|capsule|capsules|powder))|(dishwasher ..1)|(drain cleaner)|(oven cleaner)|((rat|mouse|ant|slug|snail) (poison|bait|pellets|killer))|(weed killer)|(fly spray)|gel|gels|(hand gel)|(denture (tablet|tablets|cleaner))|((rat|cockroach) sak))";
/** Of medicines only too much, or a child that got at them: anybody swallows a tablet. */
const medicine =
  "(tablet|tablets|pill|pills|medicine|medication|panadol|nurofen|ibuprofen|paracetamol|iron|vitamins|antibiotics)";
const child =
  "(son|daughter|kid|kids|child|toddler|baby|bub|boy|girl|grandson|granddaughter|grandchild|niece|nephew|little one|year old|brother|sister)";
const tookIn =
  "(swallowed|drank|drunk|ate|eaten|sipped|gulped|guzzled|chewed|licked|downed|((got|gotten|gone|been) (into|at))|((had|took|taken) (a|some) ..1 (sip|mouthful|gulp|swig|lick)))";
const wild = "(berries|berry|mushroom|mushrooms|toadstool|plant|leaves|seeds|flowers)";
const mishap =
  "(got|get|went|gone|splashed|squirted|sprayed|sprays|flicked|dripped|spilled|spilt|flew|is|has|poked|rubbed|spat)";
const eye = "(eye|eyes|eyeball)";
const thing =
  "(something|glass|metal|wire|grit|splinter|shard|stick|needle|bracket|fragment|shaving|sawdust|sand|dirt|instrument|pick|toothpick|toothbrush|(piece ..3)|(bit ..3)|(chip ..2))";

const inEye = phrases([
  `${substance} ..5 (in|into) ..2 ${eye}`,
  `(in|into) ..2 ${eye} ..4 ${substance}`,
  `${eye} ..5 (with|from|by) ..2 ${substance}`,
]);
const objectInEye = phrases([
  `${thing} ..2 (${mishap}|stuck|lodged|caught|embedded) ..2 (in|into) ..2 ${eye}`,
  `(got|get|have|has) ${thing} ..2 (in|into) ..2 ${eye}`,
  `${thing} (in|into) ..2 ${eye}`,
]);
const swallowed = phrases([
  `${tookIn} ..6 ${substance}`,
  `${child} ..4 ${tookIn} ..5 ${medicine}`,
  `${tookIn} ..4 ${wild} ..4 (garden|yard|backyard|park|bush|outside|ground|forest)`,
  `${tookIn} ..3 wild ${wild}`,
  `${tookIn} (the|a) (whole|entire|full) (bottle|packet|pack|box|tube) of ..3`,
  // What comes in a tube is no food.
  `${tookIn} ..5 tube`,
]);
/** Asked beforehand, denied, or another's story. */
const noMishap = phrases([
  `(not|never|did not|have not|has not|without) (actually|even)? ${tookIn}`,
  "(when|before|after|while) (i|you) (ate|drank|had) ..2",
  "(can|should|may|could|would) (i|you|he|she|we) (swallow|drink|eat|use) ..4",
  "(years|months|weeks|ages) ago",
  "last (year|month|week)",
]);

/** What happened, or null; it needs no sign of anybody being unwell. */
export function readPoisoning({ words }: Utterance): Poisoning | null {
  if (anyIn(inEye, words)) return "in_eye";
  if (anyIn(objectInEye, words)) return "object_in_eye";
  return anyIn(swallowed, words) && !anyIn(noMishap, words) ? "swallowed" : null;
}

const upset = phrases([
  "(vomit|vomiting|vomited|vomits|throwing|threw|thrown|spewing|spewed|puking|puked|chucking|chucked|sick|nauseous|queasy|unwell|crook)",
  "(tummy|stomach|belly) ..3 (ache|aches|aching|pain|hurts|sore|upset|cramps|cramping)",
  "(sore|upset|aching) (tummy|stomach|belly)",
]);
const failing = phrases([
  "(drowsy|sleepy|limp|floppy|unconscious|collapsed|fitting|seizure|choking|gasping|wheezing|unresponsive|foaming|frothing|fainted|faint)",
  "(not|will not|can not|cannot|hardly|barely) ..2 (breathe|breathing|wake|waking|swallow|speak|talk|respond|responding|awake)",
  "(trouble|struggling|hard) ..2 (breathe|breathing|swallow|swallowing)",
  "(passed|blacked) out",
]);
const harmed = phrases([
  "(blue|confused|drooling|burning|burnt|burned|blistered|swelling|swollen|dizzy|shaking)",
]);

/** Whether the caller tells of somebody who is ill with it already, beyond being sick: that is for an ambulance. */
export function isUnwell({ words }: Utterance): boolean {
  const told = withoutDenied(words);
  return anyIn(failing, told) || anyIn(harmed, told) || anyIn(upset, told);
}

/** Unwell in the stomach alone. */
export function isMerelyUpset({ words }: Utterance): boolean {
  const told = withoutDenied(words);
  return anyIn(upset, told) && !anyIn(failing, told) && !anyIn(harmed, told);
}

/** What stands in every bathroom: who is sick from it is the Poisons Information Centre's matter still. */
export const isMild = ({ words }: Utterance): boolean => anyIn(mild, words);
const mild = phrases(["(toothpaste|mouthwash|listerine|savacol|fluoride|tube)"]);

/** Drowsy, choking and the like, unless it is denied: 'he is not choking or anything'. */
export const isFailing = ({ words }: Utterance): boolean => anyIn(failing, withoutDenied(words));

/** 'He's not drowsy', and nothing else that is wrong with him. */
export const deniesBeingUnwell = (utterance: Utterance): boolean =>
  withoutDenied(utterance.words).length < utterance.words.length && !isUnwell(utterance);

const denied: ReadonlySet<string> = new Set(
  "drowsy sleepy limp floppy unconscious collapsed fitting seizure choking gasping wheezing unresponsive foaming frothing fainted faint vomit vomiting vomited vomits throwing thrown puking sick nauseous queasy unwell crook blue confused drooling burning swelling swollen dizzy shaking trouble struggling".split(
    " ",
  ),
);
const denials: ReadonlySet<string> = new Set(["not", "no", "never", "without", "nor", "neither", "nothing"]);
/** A denial reaches over these to the next sign: 'not drowsy or sick', 'no signs of being unwell'. */
const between: ReadonlySet<string> = new Set(
  "at all really very too even feeling being been getting looking seeming acting or nor and any a an bit signs sign of been up".split(
    " ",
  ),
);

/** The words without the signs that are denied: 'he is not drowsy' tells of nobody who is. */
function withoutDenied(words: readonly Word[]): readonly Word[] {
  const gone = new Set<number>();
  let denial: number | null = null;
  for (const [at, { word }] of words.entries()) {
    if (denials.has(word)) denial = at;
    else if (denial !== null && denied.has(word)) gone.add(denial).add(at);
    else if (!between.has(word)) denial = null;
  }
  return gone.size === 0 ? words : words.filter((_, at) => !gone.has(at));
}
