import { partOf, type Utterance, type Word } from "../words.ts";

/**
 * Whom a caller comes with, brings along or speaks for: the one list of such words, with its forms. Partners and friends
 * stand apart, for they speak for no child.
 */
const partners =
  "wife husband hubby hubbie partner spouse missus missis fiance fiancé fiancee fiancée boyfriend girlfriend boss";
const friends =
  "friend mate flatmate housemate roommate neighbour neighbor colleague workmate coworker bestie";
const young =
  "son daughter child kid kiddo boy girl baby bub bubba toddler teenager nephew niece twin triplet";
const elders =
  "mum mom mam mamma mummy mommy mama mother dad daddy dada papa father nan nanna nana gran granny grandma grandpa grandad granddad nonna nonno yiayia";
const others =
  "brother sister sibling cousin aunt aunty auntie uncle parent guardian relative carer caregiver client resident";

const listed = (words: string): readonly string[] => words.split(" ");
/** 'Stepson', 'grandkid', 'godmother', in one word. */
const withPrefix = (words: string): readonly string[] =>
  ["step", "grand", "god"].flatMap((prefix) => listed(words).map((word) => prefix + word));

const irregular: Readonly<Record<string, string | undefined>> = {
  child: "children",
  grandchild: "grandchildren",
  stepchild: "stepchildren",
  godchild: "godchildren",
};
const pluralOf = (word: string): string =>
  irregular[word] ?? (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);

const joinedYoung = withPrefix("son daughter child kid");
/** Each once: a pattern that lists a word twice ('aunties' of 'aunty' and of 'auntie') reads it in two ways. */
const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)];
const ones = distinct([
  ...[partners, friends, young, elders, others].flatMap(listed),
  ...joinedYoung,
  ...withPrefix("mum mom mother dad father parent brother sister"),
]);
/** Of those one has several of: 'my mums appointment' is hers, as recognisers write it. */
const several = distinct(
  [
    ...[friends, young, others].flatMap(listed),
    ...joinedYoung,
    "grandparent",
    "stepbrother",
    "stepsister",
  ].map(pluralOf),
);

const isOneSet: ReadonlySet<string> = new Set(ones);
const isSeveralSet: ReadonlySet<string> = new Set(several);

/** Of a single normalised word: those that are told by two ('little one') are not among them. */
export const isRelation = (word: string): boolean => isOneSet.has(word);
export const arePluralRelations = (word: string): boolean => isSeveralSet.has(word);
export const isRelationWord = (word: string): boolean => isRelation(word) || arePluralRelations(word);

/** 'My wifes appointment', 'my husbands got one': one of them, as recognisers write it without the apostrophe; null = none. */
export function owningRelation(word: string): string | null {
  const stem = word.replace(/s$/, "");
  return stem !== word && isRelation(stem) && !isRelationWord(word) ? stem : null;
}

/** Each is one person, whatever they are called: whoever says 'my wife' and then 'the missus' speaks of one. */
const sameRelations: readonly string[] = [
  "wife missus missis",
  "husband hubby hubbie",
  "mum mom mam mamma mummy mommy mama mother",
  "dad daddy dada papa father",
  "nan nanna nana gran granny grandma nonna yiayia",
  "grandpa grandad granddad nonno",
  "aunt aunty auntie",
  "neighbour neighbor",
  "fiance fiancé fiancee fiancée",
];
const usualRelations: ReadonlyMap<string, string> = new Map(
  sameRelations.flatMap((line) => {
    const [usual = "", ...others] = line.split(" ");
    return others.map((word) => [word, usual] as const);
  }),
);

/** 'Missus' is a wife; any other word, and one of several ('my little brother'), stays what it is. */
export const toUsualRelation = (relation: string): string => usualRelations.get(relation) ?? relation;

/** 'My little one', 'my mother in law', 'our foster son': the words from `at` that name one relation together; 0 = none. */
function relationAt(words: readonly Word[], at: number): number {
  const rest = words.slice(at, at + 4).map(({ word }) => word);
  return (
    describedOnly
      .exec(`${rest.join(" ")} `)?.[0]
      .trim()
      .split(" ").length ?? 0
  );
}

/** Each that is told by more than a word behind 'my' or 'the' made one word, `relative`; its span is that of all of them. */
export function withRelatives(utterance: Utterance): Utterance {
  const { words } = utterance;
  const folded: Word[] = [];
  let isFolded = false;
  for (let at = 0; at < words.length; at += 1) {
    const [word, before] = [words[at], folded.at(-1)?.word ?? ""];
    const count = /^(?:my|our|his|her|their|the)$/.test(before) ? relationAt(words, at) : 0;
    const last = words[at + count - 1];
    if (word && last && count > 0) {
      folded.push({ word: "relative", start: word.start, end: last.end });
      at += count - 1;
      isFolded = true;
    } else if (word) folded.push(word);
  }
  return isFolded ? partOf(utterance, folded) : utterance;
}

/** For phrases (`phrase.ts`): the single words, joined by bars. */
export const relationWords = [...ones, ...several].join("|");

/** For phrases, 'my son', 'our older girl', 'mum'. */
export const relatives = `((my|our|the|his|her|their) ..1 (${relationWords}))|mum|dad|nan`;

/** A person only behind 'my' or 'the'. */
const oneDescribed =
  "(?:little|young|older|younger|elder|middle|big|wee) (?:one|fella|fellow|man|lad|lass)|youngest|eldest|oldest|(?:better|other) half|significant other|old (?:man|lady)|plus one|ex|pop|teen|lad|lass|hubs";
const severalDescribed =
  "(?:little|young|older|younger) ones|littlies|folks|in-?laws|family|lads|teens|(?:mothers|fathers|brothers|sisters|sons|daughters)-in-law";

/** 'Boy friend', 'flat mate', 'co-worker', as they are written as well. */
const spaced = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/^(boy|girl|flat|house|room|work|co)(?=friend|mate|worker)/, "$1[- ]?"))
    .join("|");
const around = (words: readonly string[]): string =>
  `(?:(?:step|foster|grand|great|god|half|ex|adopted)[- ])*(?:${spaced(words)})(?:[- ]in[- ]law)?`;

/** For regular expressions, behind 'my', 'our', 'his', 'her' or 'the': one of them. */
export const oneRelation = `(?:${around(ones)}|${oneDescribed})`;
const severalOfKin = `(?:${around(several)}|${severalDescribed})`;
const anyOfKin = `(?:${severalOfKin}|${oneRelation})`;
const describedOnly = new RegExp(
  `^(?:${oneDescribed}|${around(ones)} in law|(?:step|foster|ex|great) ${around(ones)}) `,
);

/** Of whom one speaks without a 'my'. */
export const nameless = "mum|mummy|mom|dad|daddy|nan|nanna|nana|gran|granny|grandma|grandpa|grandad|hubby";
/** Whoever is spoken of, with the word that points at them: 'my older boy', 'the missus', 'mum'. */
export const aRelative = `(?:(?:my|our|his|her|their|the) (?:[\\w'’]+ ){0,2}?${anyOfKin}|(?:${nameless}))`;

const women: ReadonlySet<string> = new Set(
  "wife girlfriend daughter girl niece mum mother nan sister aunt fiancee fiancée stepdaughter granddaughter goddaughter stepmum stepmother grandmother stepsister grandma".split(
    " ",
  ),
);
const men: ReadonlySet<string> = new Set(
  "husband boyfriend son boy nephew dad father grandpa brother uncle stepson grandson godson stepdad stepfather grandfather stepbrother".split(
    " ",
  ),
);

/** By which pronoun whoever is called so is spoken of; null = it does not tell. */
export const genderOf = (relation: string): "he" | "she" | null =>
  women.has(relation) ? "she" : men.has(relation) ? "he" : null;
