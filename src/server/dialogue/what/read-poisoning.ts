import type { Utterance } from "../words.ts";
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
  "as a (kid|child|toddler|baby|teenager|boy|girl)",
  "when (i|he|she|we|they) (was|were) (a|little|young|younger|small|two|three|four|five|six|seven|eight|nine|ten)",
  "last (year|month|week)",
]);

/** What was in the eye is out. */
const gone = phrases([
  "(it|that|all) (is|has) (all)? (gone|out) ..1 (now|again|since|$)",
  "(it|that) (came|washed|went) (out|away)",
  "(years|months|weeks) ago",
  "last (year|month|week)",
]);

/** What happened, or null; it needs no sign of anybody being unwell. */
export function readPoisoning({ words }: Utterance): Poisoning | null {
  const isOver = anyIn(gone, words);
  if (anyIn(inEye, words) && !isOver) return "in_eye";
  if (anyIn(objectInEye, words) && !isOver) return "object_in_eye";
  return anyIn(swallowed, words) && !anyIn(noMishap, words) ? "swallowed" : null;
}
