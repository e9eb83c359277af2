import type { PersonName, Reading } from "../../readings.ts";
import { wordSet } from "../../word-set.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { isRelationWord } from "../relations.ts";
import { capitaliseName } from "./capitalise.ts";
import { commonFirstNames } from "./common-names.ts";
import { lastNameOfAll, sharedLast } from "./last-name-of-all.ts";
import { takeName } from "./name-words.ts";
import { neverNames, ordinaryWords } from "./ordinary-words.ts";

/** Whose name it is by the words right before it: whoever speaks, somebody else, or not told. */
export type NamedAs = "caller" | "other" | "unclear";

/** A name and the words [from, to) that tell it. */
interface EachName {
  reading: Reading<PersonName>;
  as: NamedAs;
  from: number;
  to: number;
}

/** Directly before the name of whoever speaks. */
const selves = wordSet("i'm im i me myself mine mine's mines");
/** Between what is named and its name. */
const copulas = wordSet("is are am was be called named name names name's a the um uh er like just");
/** Of somebody else; kin are known by themselves. */
const theirs = wordSet("he she they he's she's they're hes shes theyre his her their hers");
const ones = wordSet(
  "one one's ones other other's others eldest oldest youngest older younger bigger smaller big little first second third next",
);
/** What joins one name to the next. */
const joins = wordSet("and plus then also with comma");
/** Words of a last name, which is nobody's first. */
const ofLastName = wordSet("surname surnames last family second middle maiden");

/**
 * Every name of an utterance in which several people are known to be named, in the order told: wherever a word stands that is
 * hardly anything but a first name, or any that stands where a name does: behind 'he's', 'my boy is', 'mine's', or joined to one
 * before it. A last name said once for all of them is that of all.
 */
export function readEveryName(utterance: Utterance): readonly EachName[] {
  const { words } = utterance;
  const found: { parts: readonly string[]; as: NamedAs; from: number; to: number }[] = [];
  let at = 0;
  while (at < words.length) {
    const introduced = introducedAs(utterance, at);
    const before = found.at(-1);
    const isJoined = before !== undefined && gapOf(utterance, before.to, at) === "joined";
    const taken = mayBegin(utterance, at, introduced !== null || isJoined || isBeginning(utterance, at))
      ? takeName(utterance, at, "likely")
      : null;
    if (taken === null) {
      at += 1;
      continue;
    }
    const as = introduced ?? (isJoined ? inherited(before.as) : "unclear");
    const named = { as, from: at, to: taken.to };
    // 'Gary, yeah, Gary': said again, it is one name.
    found.push(
      ...apart(taken.parts)
        .filter(isNew(found))
        .map((parts) => ({ ...named, parts })),
    );
    at = taken.to;
  }
  const shared = lastNameOfAll(utterance, found);
  return found.map(({ parts, as, from, to }) => {
    const isShared = parts.length === 1 && shared.length > 0;
    const [first = "", ...others] = capitaliseName(isShared ? [...parts, ...shared] : [...parts]);
    const last = others.length > 0 ? others.join(" ") : null;
    return {
      reading: {
        value: { first, last, full: [first, ...others].join(" ") },
        ...heardBetween(utterance, from, to),
        assumed: isShared ? [sharedLast] : [],
        certainty: "sure",
      },
      ...{ as, from, to },
    };
  });
}

/** 'Ana Hart Max Hart', without a pause: a first name behind a whole one begins the next, and so does what the last name follows again. */
function apart(parts: readonly string[]): readonly (readonly string[])[] {
  const next = parts.findIndex(
    (part, at) => at > 1 && (commonFirstNames.has(part.toLowerCase()) || parts[at + 1] === parts[1]),
  );
  return next < 0 || parts.length < fewestOfTwo
    ? [parts]
    : [parts.slice(0, next), ...apart(parts.slice(next))];
}
const fewestOfTwo = 4;

const isNew =
  (found: readonly { parts: readonly string[] }[]) =>
  ([first = ""]: readonly string[]): boolean =>
    !found.some(({ parts }) => parts[0]?.toLowerCase() === first.toLowerCase());

/** 'Me, I'm Ana, and my boy is Max and Leo': one joined to the caller's own is another's. */
const inherited = (as: NamedAs): NamedAs => (as === "caller" ? "other" : as);

function mayBegin({ words }: Utterance, at: number, isPlaced: boolean): boolean {
  const word = words[at]?.word ?? "";
  if (isRelationWord(word) && !commonFirstNames.has(word)) return false;
  if (ofLastName.has(words[at - 1]?.word ?? "") || nameOfLast(words[at - 1]?.word, words[at - 2]?.word))
    return false;
  if (commonFirstNames.has(word) && !ordinaryWords.has(word) && !neverNames.has(word)) return true;
  return isPlaced && !selves.has(word) && !theirs.has(word) && !ones.has(word) && !copulas.has(word);
}

/** 'Last name is …' */
const nameOfLast = (before = "", beforeThat = ""): boolean =>
  (copulas.has(before) && ofLastName.has(beforeThat)) || (before === "name" && ofLastName.has(beforeThat));

/** At the very beginning, behind nothing but a yes or a filler. */
const isBeginning = ({ words }: Utterance, at: number): boolean =>
  words.slice(0, at).every(({ word }) => openings.has(word)) && !openings.has(words[at]?.word ?? "");
const openings = wordSet(
  "yes yeah yep sure ok okay um uh er oh so well right it's its that's thats that is it",
);

/** Whom the words right before name; null where they name nobody. */
function introducedAs({ words }: Utterance, at: number): NamedAs | null {
  let before = at - 1;
  let passed = 0;
  while (passed < mostBetween && copulas.has(words[before]?.word ?? "")) {
    before -= 1;
    passed += 1;
  }
  const word = words[before]?.word ?? "";
  if (existing.has(word)) return "unclear";
  const hasCopula = passed > 0 || word.endsWith("'s");
  const owner = words[before]?.word === "name" ? words[before - 1]?.word : words[before + 1]?.word;
  if (selves.has(word) || ((word === "my" || word === "my own") && isNameWord(owner))) return "caller";
  const bare = word.replace(/'s$/, "");
  if (isRelationWord(bare)) return "other";
  if (theirs.has(word) || ((ones.has(word) || ones.has(bare)) && hasCopula)) return "other";
  return hasCopula && isNameWord(words[at - 1]?.word) ? "unclear" : null;
}
const mostBetween = 4;
/** 'There's Max and then there's Leo' */
const existing = wordSet("there there's theres");
const isNameWord = (word = ""): boolean => /^names?(?:'s)?$/.test(word) || word === "called";

/** Whether nothing but 'and', a comma or a filler stands between two names. */
function gapOf({ words }: Utterance, to: number, at: number): "joined" | "apart" {
  const between = words.slice(to, at).map(({ word }) => word);
  return between.every((word) => joins.has(word) || word === "um" || word === "uh") ? "joined" : "apart";
}
