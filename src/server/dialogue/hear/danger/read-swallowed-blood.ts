import { toFinder } from "../../phrase.ts";
import { wordSet } from "../../word-set.ts";
import { heardBetween, type Utterance, type Word } from "../../words.ts";
import { type Found, type Span, sure } from "../found.ts";

/**
 * Blood or spit that went down, of a mouth that bleeds: by what was swallowed, the nearest thing that is named behind the verb, or
 * before it where none is. It is no thing that may be in the airway, and no poison.
 */
const swallowing = wordSet("swallow swallowed swallowing swallows gulp gulped gulping drank drunk");
const fluids = wordSet("blood bloody claret saliva spit dribble drool");
const things = wordSet(
  `tooth teeth toothy molar crown cap filling veneer bridge brace braces bracket brackets inlay onlay retainer aligner plate denture implant
   amalgam temporary metal wire file needle bur screw instrument post stitch stitches gauze cotton chip chunk fragment shard piece pieces
   tablet tablets pill pills capsule capsules medicine medicines medication panadol nurofen aspirin codeine endone warfarin dose packet
   battery batteries magnet magnets bleach poison cleaner detergent acid peroxide mouthwash toothpaste gel paste rinse oil drops glue alcohol`,
);
/** What is named behind one of these went down with it; behind any other it only tells where the blood is from. */
const joining = wordSet("and plus with or also then too");
/** More than a mouthful is a bleed to be asked about. */
const much = wordSet(
  "lot lots heaps loads much mouthfuls mouthful cup cups glass litres constantly nonstop full whole tons everywhere pouring gushing pumping running",
);
/** Before the verb: what cannot be swallowed went down nowhere. */
const unable = wordSet(
  "not can't cannot cant could couldn't never no hard harder hurts painful sore trouble struggling struggle difficult difficulty unable barely hardly",
);
/** 'Blood pressure tablets' are none. */
const ofMedicine = wordSet("pressure tablet tablets pill pills thinner thinners medicine medication sugar");
const reach = 4;
const behind = 7;
const before = 8;

interface Swallowed {
  span: Span;
  isBlood: boolean;
  /** Still going on, it tells of a bleed. */
  isGoingOn: boolean;
}
const goingOn = wordSet("swallow swallowing swallows gulp gulping");

const isNamed = ({ word }: Word): boolean => fluids.has(word) || things.has(word);

/** What went down by the verb that stands there; null = nothing is named with it. */
function swallowedAt(words: readonly Word[], at: number): Swallowed | null {
  const verb = words[at];
  if (!verb) return null;
  const next = words
    .slice(at + 1, at + 1 + behind)
    .findIndex((each) => isNamed(each) || swallowing.has(each.word));
  const to = at + 1 + next;
  const isGoingOn = goingOn.has(verb.word);
  const after = next < 0 ? undefined : words[to];
  if (after && isNamed(after))
    return {
      span: [verb.start, after.end],
      isBlood: fluids.has(after.word) && !isMoreNamed(words, to),
      isGoingOn,
    };
  const since = Math.max(0, at - before);
  const first = words.slice(since, at).findLast(isNamed);
  return first ? { span: [first.start, verb.end], isBlood: fluids.has(first.word), isGoingOn } : null;
}

/** 'Some blood and two of my tablets' */
function isMoreNamed(words: readonly Word[], from: number): boolean {
  const next = words.slice(from + 1, from + 1 + behind).findIndex(({ word }) => things.has(word));
  return next >= 0 && words.slice(from + 1, from + 1 + next).some(({ word }) => joining.has(word));
}

interface SwallowedBlood {
  spans: readonly Span[];
  /** It has gone down, and no more of it than what a mouth that oozes gives. */
  isLittle: boolean;
}

/** Null where none was swallowed, or something else with it. */
export function swallowedBlood({ words }: Utterance): SwallowedBlood | null {
  const isUnable = words.some(
    ({ word }, at) =>
      swallowing.has(word) && words.slice(Math.max(0, at - reach), at).some((each) => unable.has(each.word)),
  );
  const isMedicine = words.some(
    ({ word }, at) => word === "blood" && ofMedicine.has(words[at + 1]?.word ?? ""),
  );
  if (isUnable || isMedicine) return null;
  const all = words.flatMap(({ word }, at) => (swallowing.has(word) ? [swallowedAt(words, at)] : []));
  const told = all.flatMap((each) => each ?? []);
  if (told.length === 0 || told.length < all.length || !told.every(({ isBlood }) => isBlood)) return null;
  const isLittle = !told.some(({ isGoingOn }) => isGoingOn) && !words.some(({ word }) => much.has(word));
  return { spans: told.map(({ span }) => span), isLittle };
}

const findUp = toFinder<true>([
  {
    means: true,
    say: [
      "(vomit|vomited|vomiting|spewed|spewing|puked|puking|vomits) ..1 (up)? ..4 (blood|clots)",
      "(threw|throwing|chucked|chucking|brought|bringing|coughed|coughing|spewed|sicked) ..1 up ..4 (blood|clots)",
    ],
    unless: [
      "(if|when|will|would|might|could|should|may|can) ..5 (vomit|throw|spew|chuck|bring|cough|puke|vomiting)",
      "(not|never|no) ..3 (vomited|vomiting|threw|throwing|chucked|spewed|brought|bringing|coughed|coughing|blood)",
    ],
  },
]);

/** Of both first aid has something to say, whether it is asked or only told. */
export function readBloodDown(utterance: Utterance): readonly Found[] {
  const [up] = findUp(utterance);
  const down = swallowedBlood(utterance)?.spans[0];
  const span = up ? heardBetween(utterance, up.from, up.to).span : down;
  return span
    ? [{ act: { kind: "aid_subject", of: up ? "blood_up" : "blood_down" }, span, certainty: sure }]
    : [];
}
