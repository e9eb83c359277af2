import { toFinder } from "../../phrase.ts";
import { wordSet } from "../../word-set.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { DangerKind } from "../acts/of-danger.ts";
import type { Span } from "../found.ts";

/**
 * What is said of some dangers names what happened: a knock to the head, something that was swallowed. They are heard only where the
 * caller's words of this call hold it, so that nobody is told of a fall that they never told of.
 */

/** What a head is hurt by. */
const blows = wordSet(
  "hit hits hitting bang banged bangs knock knocked knocks smack smacked whack whacked bump bumped bumps clocked struck copped kick kicked punch punched punches elbow elbowed headbutt headbutted bashed belted attacked assaulted mugged shoved pushed thrown concussion concussed crash crashed accident collision collided tackle tackled trip tripped slip slipped tumble tumbled fall falls falling fell fallen faceplant faceplanted stacked stack landed head skull forehead temple ball bat swing trampoline bike scooter skateboard horse ladder stairs steps footy rugby car",
);
const falls = wordSet("fall falls falling fell fallen");
/** 'Fell asleep', 'the filling fell out' */
const besideFalls = wordSet("asleep out apart ill behind");
const denials = wordSet("not never without nobody nothing nor");
/** So far a denial reaches: 'he never hit his head'. */
const reach = 4;

const isBlowTold = ({ words }: Utterance): boolean =>
  words.some(({ word }, at) => {
    if (!blows.has(word)) return false;
    if (falls.has(word) && besideFalls.has(words[at + 1]?.word ?? "")) return false;
    const before = words.slice(Math.max(0, at - reach), at).map((each) => each.word);
    return before.at(-1) !== "no" && !before.some((each) => denials.has(each));
  });

/** A tablet that is for the heart is no heart that hurts, where nothing else is told of it. */
const findForHeart = toFinder<true>([
  {
    means: true,
    say: [
      "(on|take|takes|taking|tablet|tablets|pill|pills|medicine|thinner|thinners|warfarin|eliquis|xarelto) ..4 for ..1 heart",
    ],
    unless: [
      "(chest|pain|pains|ache|aches|aching|tight|tightness|heavy|heaviness|squeezing|crushing|sweaty|sweating|clammy|arm|breath|breathless|puffed|racing|pounding|thumping|fluttering|dizzy|faint)",
    ],
  },
]);

/** A puffer that is for the chest is no chest that hurts, where nothing else is told of it. */
const findForChest = toFinder<true>([
  {
    means: true,
    say: [
      "(puffer|puffers|inhaler|inhalers|ventolin|seretide|symbicort|nebuliser|spray|patch|patches|tablet|tablets|medicine|medication|antibiotics|physio|exercises) ..3 for ..1 (chest|lungs|breathing)",
    ],
    unless: [
      "(pain|pains|ache|aches|aching|hurt|hurts|hurting|tight|tightness|heavy|heaviness|squeezing|crushing|sweaty|sweating|clammy|arm|breath|breathe|breathless|puffed|racing|pounding|worse|empty|wheezing|not)",
    ],
  },
]);

/** 'The blood tablet' is no blood. */
const findForBlood = toFinder<true>([
  {
    means: true,
    say: [
      "blood ..1 (tablet|tablets|pill|pills|medicine|medicines|medication|thinner|thinners|pressure)",
      "(tablet|tablets|pill|pills|medicine|medication) ..3 for ..1 blood",
    ],
  },
]);

/** Where a medicine is told with what it is for. */
export const medicineFor = (now: Utterance): readonly Span[] =>
  [...findForHeart(now), ...findForChest(now), ...findForBlood(now)].map(
    ({ from, to }) => heardBetween(now, from, to).span,
  );

/** A jaw that only aches is neither broken nor out of place. */
const findJawHurt = toFinder<true>([
  {
    means: true,
    say: [
      "(hit|hits|bang|banged|knock|knocked|smack|smacked|whack|whacked|bump|bumped|clocked|struck|copped|kick|kicked|punch|punched|elbow|elbowed|headbutt|headbutted|bashed|belted|attacked|assaulted|crash|crashed|accident|collision|collided|tackle|tackled|caught|got|came off|tripped|slipped|fell|fallen|fall|faceplant|stacked|landed)",
      "(dislocated|dislocate|dislocation|locked|lock|locks|stuck|jammed|popped|pops|broken|broke|break|cracked|crack|fractured|fracture|smashed|snapped|slipped|shifted|crooked|hinge|socket|joint)",
      "(out|come|came|gone) ..2 (place|joint|out)",
      "(go|goes|went) ..1 back ..1 in",
      "(not|hardly|barely|cannot|hard) ..3 (open|close|shut|meet|bite|line|move)",
      "(teeth|bite|jaw) ..4 (line|lines|meet|meets|off|wrong|differently|different|crooked|sideways|skew)",
    ],
  },
]);

const ofMouth =
  "(tooth|teeth|toothy|molar|crown|cap|filling|veneer|bridge|brace|braces|bracket|inlay|onlay|retainer|aligner|plate|denture|implant|amalgam|chip|chunk|temporary)";
const findOfMouth = toFinder<true>([{ means: true, say: [ofMouth] }]);
const findSwallowed = toFinder<true>([
  {
    means: true,
    say: [
      "(swallow|swallowed|swallowing|swallows|inhaled|ate|eaten|eat|drank|drunk)",
      "(went|gone|go|goes|going) ..1 down",
      "down ..2 (throat|stomach|belly|tummy|guts|gullet|hatch)",
    ],
  },
]);
const findSubstance = toFinder<true>([
  {
    means: true,
    say: [
      "(tablet|tablets|pill|pills|capsule|capsules|medicine|medicines|medication|panadol|panadols|paracetamol|nurofen|ibuprofen|panadeine|codeine|endone|aspirin|valium|tramadol|voltaren|warfarin|dose|doses|overdose|overdosed|packet|packets|bottle|box|handful)",
      "(bleach|poison|poisoned|cleaner|cleanser|detergent|acid|peroxide|chemical|chemicals|mouthwash|fluoride|toothpaste|paste|gel|rinse|oil|drops|plant|berries|mushroom|alcohol|glue|paint|petrol|spray|solution|powder)",
      "tube of",
    ],
    unless: [
      "(no|not|never|without|what) ..2 (packet|packets|tablet|tablets|pill|pills|bottle|box)",
      "(poison|poisons) ..1 (number|line|centre|center|hotline|people|information|info)",
      "denture (glue|paste)",
    ],
  },
]);

/** What such a battery is in, or whose hands it may have been in. */
const findOfBattery = toFinder<true>([
  {
    means: true,
    say: [
      "(battery|batteries|magnet|magnets)",
      "(light|lights|lit|flashing|flashy|flashes|glowing|glow|singing|sings|musical|music|talking|toy|toys|remote|thermometer|candle|watch|scales|keyring|fob|gadget|electric|beeping)",
    ],
  },
]);

/** Blood, or what is done about it. */
const blood = wordSet(
  "blood bloody bleed bleeds bleeding bled bleeder claret red pink gush gushing gushes pour pours pouring poured spurt spurting squirting pumping streaming stream soak soaked soaking soaks saturated drenched haemorrhage haemorrhaging hemorrhage hemorrhaging ooze oozes oozing oozed seep seeping weeping leaking leak leaks drip drips dripping trickle trickling running runs flowing flow clot clots clotting gauze hanky towel towels tissue tissues cloth rag basin sink bucket bowl sheets pillow pillowcase tap hose fountain socket hole stop stops stopped stopping press pressed pressing pressure cut torn tore gash split wound stitches thinner thinners warfarin eliquis xarelto stain stained mess everywhere spitting swallowing",
);
export const isBloodTold = ({ words }: Utterance): boolean => words.some(({ word }) => blood.has(word));

const held: Partial<Record<DangerKind, (words: Utterance) => boolean>> = {
  battery: (words) => findOfBattery(words).length > 0,
  head_injury: isBlowTold,
  injured_jaw: (words) => findJawHurt(words).length > 0,
};

/** `told`: what was said before on this call. */
export function isEventTold(kind: DangerKind, now: Utterance, told: readonly Utterance[]): boolean {
  if (kind === "poison") return !isOnlyOfMouth([now, ...told]);
  if (kind === "broken_tooth") return !isOnlyOfAppliance([now, ...told]);
  return held[kind] === undefined || [now, ...told].some(held[kind]);
}

/** What went down was a crown, a filling or a piece of a tooth: that poisons nobody. */
function isOnlyOfMouth(all: readonly Utterance[]): boolean {
  return (
    all.some((words) => findSwallowed(words).length > 0) &&
    all.some((words) => findOfMouth(words).length > 0) &&
    all.every((words) => findSubstance(words).length === 0)
  );
}

/** 'It's me plate, it's gone crack': what is worn in the mouth breaks, and no tooth. */
function isOnlyOfAppliance(all: readonly Utterance[]): boolean {
  const isOneOf = (kinds: ReadonlySet<string>): boolean =>
    all.some(({ words }) => words.some(({ word }) => kinds.has(word)));
  return isOneOf(appliances) && !isOneOf(teeth);
}
const appliances = wordSet(
  "plate plates denture dentures retainer retainers aligner aligners mouthguard splint nightguard",
);
const teeth = wordSet("tooth teeth toothy molar crown cap filling veneer implant incisor canine fang");
