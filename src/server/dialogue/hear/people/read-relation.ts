import { mayMatch, type Phrase, toPhrase } from "../../phrase.ts";
import { commonFirstNames } from "../../who/names/common-names.ts";
import { isRelationWord, relationWords } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import type { Standing } from "../acts/acts.ts";

/** 'I'm her mum' tells what the caller is to whoever comes, and by that who comes: her daughter. */

export interface OtherSide {
  /** What whoever comes is to the caller. */
  relation: string;
  standing: Standing;
  /** Words [from, to) in which it is told. */
  from: number;
  to: number;
  /** Where whoever comes is named behind it: 'the mother of Oscar'; null = not there. */
  named: number | null;
}

type Whose = "his" | "her" | "their";
const self = "(i am|this is|it is) (just|only|actually)?";
const byPronoun = toPhrase(
  `(i am|this is|it is|speaking|here|calling) (just|only|actually)? ..2 (his|her|their) (step|foster|own)? (${relationWords})`,
);
/** 'I am the mother of Oscar', 'one of the carers for Bernard' */
const ofNamed = toPhrase(
  `${self} (the|a|an|(one of the)) (step|foster|main|usual|support)? (${relationWords}) (of|for|to)`,
);
/** 'I am the husband only', 'this is the mum' */
const byItself = toPhrase(
  `${self} the (step|foster)? (${relationWords}) (only|just|here|speaking|calling|he|she|they|$)`,
);
const phrases = [byPronoun, ofNamed, byItself];

export function otherSide(utterance: Utterance): OtherSide | null {
  const { words } = utterance;
  for (const phrase of phrases) {
    if (!mayMatch(phrase, utterance)) continue;
    for (let from = 0; from < words.length; from += 1) {
      const side = sideAt(utterance, { phrase, from, to: phrase.match(words, from) });
      if (side) return side;
    }
  }
  return relationByName(utterance);
}

function sideAt(
  utterance: Utterance,
  { phrase, from, to }: { phrase: Phrase; from: number; to: number },
): OtherSide | null {
  if (to < 0) return null;
  const { words } = utterance;
  const at = words.slice(0, to).findLastIndex(({ word }) => isRelationWord(word));
  const said = words.slice(from, at).map(({ word }) => word);
  if (isOwner(utterance, at) || said.some((word) => nobodys.has(word))) return null;
  if (phrase === byPronoun && !said.every((word) => !filled.has(word) || word === "one" || word === "of"))
    return null;
  if (phrase === ofNamed && (words[to] === undefined || noNames.has(words[to].word))) return null;
  const whose = said.find(isWhose) ?? whoseIn(words);
  const side = sideOf(words[at]?.word ?? "", whose);
  return side && { ...side, from, to: at + 1, named: phrase === ofNamed ? to : null };
}

const isWhose = (word: string): word is Whose => word === "his" || word === "her" || word === "their";

/** By whether they are called he or she. */
const whoseIn = (words: Utterance["words"]): Whose => {
  const isHe = words.some(({ word }) => /^(?:he|he's|he'd|he'll|him|his)$/.test(word));
  const isShe = words.some(({ word }) => /^(?:she|she's|she'd|she'll|her|hers)$/.test(word));
  return isHe === isShe ? "their" : isHe ? "his" : "her";
};

/** 'It's his mum's', 'it's Oscar's sister who needs it': another one than whoever speaks. */
const isOwner = ({ words, text }: Utterance, at: number): boolean => {
  const kin = words[at];
  if (!kin) return true;
  return (
    /['’]s?$/.test(text.slice(kin.start, kin.end + 1).trimEnd()) || theirs.has(words[at + 1]?.word ?? "")
  );
};
const theirs = wordSet("who that whose needs wants appointment booking visit tooth teeth");
const nobodys = wordSet("not isn't wasn't");
const filled = wordSet("for about with from and to at by");
/** 'I'm a mum of three', 'a friend of yours', 'the carer for my dad' names nobody. */
const noNames = wordSet(
  `one two three four five six seven eight nine ten twins boys girls kids children my our your yours his her hers their
   him them you us me mine the a an this that these those all both some and`,
);

/** 'It's Grace, Matilda's mum', 'I'm Noah Pike's mum', 'this is Priya's husband' tells it by the name of whoever comes. */
function relationByName(utterance: Utterance): OtherSide | null {
  const { words, text } = utterance;
  const at = words.findIndex(({ word }, index) => {
    const before = words[index - 1];
    const owner = before ? text.slice(before.start, before.end).toLowerCase() : "";
    const first = owner.replace(/['’]?s$/, "");
    const isNamed = commonFirstNames.has(first) || commonFirstNames.has(words[index - 2]?.word ?? "");
    if (!isRelationWord(word) || first === owner || !isNamed || isOwner(utterance, index)) return false;
    return parents.test(word) ? isSaidOfSelf(words, index - 1) : isRightBehindSelf(words, index - 1);
  });
  const side = at < 1 ? null : sideOf(words[at]?.word ?? "", whoseIn(words));
  return side ? { ...side, from: at - 1, to: at + 1, named: null } : null;
}

/** Few words before it somebody says who they are, and nobody else is spoken of. */
const isSaidOfSelf = (words: Utterance["words"], at: number): boolean => {
  const before = words.slice(Math.max(0, at - mostBefore), at).map(({ word }) => word);
  return before.some((word) => word === "here" || selves.has(word));
};
const mostBefore = 5;
const selves = wordSet("am im i'm its it's this it speaking is");

/** Nothing but a first name, or 'one of', between. */
const isRightBehindSelf = (words: Utterance["words"], at: number): boolean => {
  const [last = "", ...others] = words
    .slice(Math.max(0, at - mostBetween), at)
    .map(({ word }) => word)
    .toReversed();
  const isBetween = (word: string) =>
    commonFirstNames.has(word) || word === "of" || word === "one" || word === "just";
  return (
    selves.has(last) ||
    (isBetween(last) && others.some((word, far) => selves.has(word) && others.slice(0, far).every(isBetween)))
  );
};
const mostBetween = 4;

const parents =
  /^(?:step|foster|god)?(?:mum|mummy|mom|mommy|mother|mam|mamma|mama|dad|daddy|father|dada|papa|parent)s?$/;
const grandparents =
  /^(?:nan|nanna|nana|gran|granny|nonna|nonno|yiayia|grand(?:ma|pa|ad|dad|mother|father|mum|parent))$/;
const auntsAndUncles = /^(?:aunt|aunty|auntie|uncle)$/;
const children = /^(?:step|grand)?(?:son|daughter|child|kid|boy|girl)$/;
const partners = /^(?:wife|husband|hubby|partner|spouse|missus|fiancée?|boyfriend|girlfriend)$/;
const carers = /^(?:carer|caregiver)s?$/;
const siblings = /^(?:step)?(?:brother|sister|sibling|twin)$/;

const partnerOf: Readonly<Record<string, string | undefined>> = {
  ...{ husband: "wife", hubby: "wife", wife: "husband", missus: "husband" },
};

function sideOf(kin: string, whose: Whose): Pick<OtherSide, "relation" | "standing"> | null {
  const by = (his: string, her: string, their: string) => ({ his, her, their })[whose];
  if (parents.test(kin)) return { relation: by("son", "daughter", "child"), standing: "small" };
  if (grandparents.test(kin))
    return { relation: by("grandson", "granddaughter", "grandchild"), standing: "small" };
  if (auntsAndUncles.test(kin)) return { relation: by("nephew", "niece", "relative"), standing: "unknown" };
  if (kin.startsWith("grand") && children.test(kin))
    return { relation: by("grandpa", "grandma", "grandparent"), standing: "grown" };
  if (children.test(kin)) return { relation: by("dad", "mum", "parent"), standing: "grown" };
  if (partners.test(kin))
    return { relation: by("husband", "wife", partnerOf[kin] ?? "partner"), standing: "grown" };
  // Whoever looks after somebody for others is no parent of theirs.
  if (carers.test(kin)) return { relation: "client", standing: "grown" };
  if (siblings.test(kin)) return { relation: by("brother", "sister", "sibling"), standing: "unknown" };
  return null;
}
