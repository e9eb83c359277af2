import { wordSet } from "../../../word-set.ts";
import type { Utterance } from "../../../words.ts";
import type { Span } from "../../found.ts";

/**
 * What is on the skin is not what lies under it: 'a rash all over my chest' is no chest that hurts. Only where the two are said of one
 * another; 'a red face and a weight on my chest' stays a chest.
 */

const ofSkin = wordSet(
  "rash rashes itch itchy itching itches hives welts spots spotty blotches blotchy bumps lumps eczema",
);
const within = wordSet(
  "tight tightness tightening pain pains painful ache aching aches pressure heavy heaviness crushing squeezing hurts hurting hurt sore burning breath breathe breathing breathless wheezy wheezing wheeze gasping weight sat sitting elephant band strap vice pounding racing thumping fluttering",
);
const places = wordSet("chest");
const onto = wordSet("on over across");
const whose = wordSet("my his her their our your the");
/** What is told after one of these is another thing. */
const joining = wordSet("and but with plus then or also while because");
/** Between the skin's word and the place: 'spots have come out all over'. */
const mostBetween = 6;
/** Between the place and the skin's word: 'my chest is all covered in'. */
const mostAfter = 4;

/** Where the body is named only for the skin on it, and nothing in the whole tells of what lies under it. */
export function skinPlaces(
  utterance: Utterance,
  clauses: readonly Utterance[],
  told: readonly Utterance[],
): readonly Span[] {
  if (utterance.words.some(({ word }) => within.has(word))) return [];
  const isOfSkin = [utterance, ...told].some(({ words }) => words.some(({ word }) => ofSkin.has(word)));
  return clauses.flatMap(({ words }) => {
    const said = words.map(({ word }) => word);
    return words.flatMap(({ word, start, end }, at) =>
      places.has(word) && (isLaidOn(said, at) || isCovered(said, at) || (isOfSkin && isNamedOnly(said)))
        ? [[start, end] as const]
        : [],
    );
  });
}

/** 'Spots have come out on my chest': from the place back over 'on my' to the skin's word, with nothing joined in between. */
function isLaidOn(said: readonly string[], place: number): boolean {
  const before = whose.has(said[place - 1] ?? "") ? place - 1 : place;
  if (!onto.has(said[before - 1] ?? "")) return false;
  return tellsOfSkin(said.slice(Math.max(0, before - 1 - mostBetween), before - 1).reverse());
}

/** Where the rash is, and no more: 'it's just my chest'. */
const isNamedOnly = (said: readonly string[]): boolean =>
  said.every((word) => places.has(word) || onto.has(word) || whose.has(word) || naming.has(word));
const naming = wordSet(
  "it is just only mostly mainly no not nothing else no the all all of and arms legs back tummy neck belly bit a little here around i have got me mi",
);

/** 'My chest is all welts'. */
const isCovered = (said: readonly string[], place: number): boolean =>
  tellsOfSkin(said.slice(place + 1, place + 1 + mostAfter));

/** Whether the skin comes before anything is joined on. */
function tellsOfSkin(words: readonly string[]): boolean {
  const joined = words.findIndex((word) => joining.has(word));
  return words.slice(0, joined < 0 ? words.length : joined).some((word) => ofSkin.has(word));
}
