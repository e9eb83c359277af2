import { mayMatch, toPhrase } from "../../phrase.ts";
import { kinWords } from "../../who/kin.ts";
import { commonFirstNames } from "../../who/names/common-names.ts";
import type { Utterance } from "../../words.ts";
import type { Standing } from "../acts.ts";

/** 'I'm her mum' tells what the caller is to whoever comes, and by that who comes: her daughter. */

export interface OtherSide {
  /** What whoever comes is to the caller. */
  relation: string;
  standing: Standing;
  /** Words [from, to) in which it is told. */
  from: number;
  to: number;
}

type Whose = "his" | "her" | "their";
const telling = toPhrase(
  `(i am|this is|it is|speaking|here|calling) (just|only|actually)? (his|her|their) (step|foster|own)? (${kinWords})`,
);

export function otherSide(utterance: Utterance): OtherSide | null {
  const { words, text } = utterance;
  if (!mayMatch(telling, utterance)) return parentByName(utterance);
  for (let from = 0; from < words.length; from += 1) {
    const to = telling.match(words, from);
    const kin = words[to - 1];
    if (to < 0 || !kin || /['’]s?$/.test(text.slice(kin.start, kin.end + 1).trimEnd())) continue;
    const whose = words
      .slice(from, to)
      .map(({ word }) => word)
      .find((word): word is Whose => word === "his" || word === "her" || word === "their");
    const side = whose ? sideOf(kin.word, whose) : null;
    if (side) return { ...side, from, to };
  }
  return parentByName(utterance);
}

/** 'It's Grace, Matilda's mum', 'I'm Noah Pike's mum' tells it by the child's name. */
function parentByName({ words, text }: Utterance): OtherSide | null {
  const at = words.findIndex(({ word }, index) => {
    const before = words[index - 1];
    const owner = before ? text.slice(before.start, before.end).toLowerCase() : "";
    const first = owner.replace(/['’]?s$/, "");
    const isNamed = commonFirstNames.has(first) || commonFirstNames.has(words[index - 2]?.word ?? "");
    return parents.test(word) && first !== owner && isNamed && isSaidOfSelf(words, index - 1);
  });
  const side = at < 1 ? null : sideOf(words[at]?.word ?? "", "their");
  return side ? { ...side, from: at - 1, to: at + 1 } : null;
}

/** Few words before it somebody says who they are, and nobody else is spoken of. */
const isSaidOfSelf = (words: Utterance["words"], at: number): boolean => {
  const before = words.slice(Math.max(0, at - mostBefore), at).map(({ word }) => word);
  return before.some((word) => word === "here" || selves.has(word));
};
const mostBefore = 5;
const selves: ReadonlySet<string> = new Set(["am", "im", "i'm", "its", "it's", "this", "it", "speaking"]);

const parents =
  /^(?:step|foster|god)?(?:mum|mummy|mom|mommy|mother|mam|mama|dad|daddy|father|dada|papa|parent)s?$/;
const grandparents =
  /^(?:nan|nanna|nana|gran|granny|nonna|nonno|yiayia|grand(?:ma|pa|ad|dad|mother|father|mum|parent))$/;
const auntsAndUncles = /^(?:aunt|aunty|auntie|uncle)$/;
const children = /^(?:step|grand)?(?:son|daughter|child|kid|boy|girl)$/;
const partners = /^(?:wife|husband|hubby|partner|spouse|missus|fiancée?|boyfriend|girlfriend)$/;
const carers = /^(?:carer|caregiver)$/;
const siblings = /^(?:step)?(?:brother|sister|sibling|twin)$/;

function sideOf(kin: string, whose: Whose): Pick<OtherSide, "relation" | "standing"> | null {
  const by = (his: string, her: string, their: string) => ({ his, her, their })[whose];
  if (parents.test(kin)) return { relation: by("son", "daughter", "child"), standing: "small" };
  if (grandparents.test(kin))
    return { relation: by("grandson", "granddaughter", "grandchild"), standing: "small" };
  if (auntsAndUncles.test(kin)) return { relation: by("nephew", "niece", "relative"), standing: "unknown" };
  if (kin.startsWith("grand") && children.test(kin))
    return { relation: by("grandpa", "grandma", "grandparent"), standing: "grown" };
  if (children.test(kin)) return { relation: by("dad", "mum", "parent"), standing: "grown" };
  if (partners.test(kin)) return { relation: by("husband", "wife", "partner"), standing: "grown" };
  if (carers.test(kin)) return { relation: "client", standing: "unknown" };
  if (siblings.test(kin)) return { relation: by("brother", "sister", "sibling"), standing: "unknown" };
  return null;
}
