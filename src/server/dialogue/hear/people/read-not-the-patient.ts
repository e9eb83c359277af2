import { toPhrase } from "../../phrase.ts";
import { firstNames } from "../../who/first-names.ts";
import { relationWords } from "../../who/relations.ts";
import type { Utterance } from "../../words.ts";
import { heardBetween } from "../../words.ts";
import { type Found, sure } from "../found.ts";

/** 'I'm not her', 'ringing on her behalf', 'I'm Rita Moore's husband': whoever speaks is not whom they speak of. */

const ways = [
  "(i am|it is|this is|that is) not (really|actually|technically)? (her|him|them)",
  "(it|this|that|visit|appointment|booking) is not (me|mine|my own|my (appointment|visit|booking)|for me)",
  "(ringing|calling|phoning|ring|call|phone|asking|speaking) (up|in|you|youse|again|just|here)? (for|instead of) (her|him|them)",
  "on (her|his|their) behalf",
  "on behalf of",
  "i am (just|only|actually)? (his|her|their) ..1",
  `(this|it) is (just|only|actually)? (his|her|their) (ex|former)? (${relationWords})`,
].map(toPhrase);
/** 'I'm Rita Moore's husband', with a name before the kin that is nobody's 'my'. */
const ofNamed =
  /\b(?:i am|i['’]?m|this is) (?!(?:my|our|your|his|her|their|a|the|an)\b)(?:[\p{L}'’-]+ ){0,2}[\p{L}-]+['’]?s (?:ex[- ])?([\p{L}-]+)\b/iu;
/** 'I'm Joans carer', as recognisers write it: the name of whose they are; null = none. */
export function ownerOfCaller({ words }: Utterance): { name: string; at: number } | null {
  const at = words.findIndex(({ word }, index) => {
    const isOneOf = words[index - 1]?.word === "of" && words[index - 2]?.word === "one";
    const isSelf = words[index - (isOneOf ? 3 : 1)]?.word === "am";
    const isNamed = firstNames.has(word.replace(/['’]?s$/, "")) && /s$/.test(word);
    return isSelf && isNamed && bearsOn(words[index + 1]?.word, words[index + 2]?.word);
  });
  return at < 0 ? null : { name: words[at]?.word.replace(/['’]?s$/, "") ?? "", at };
}
const offices: ReadonlySet<string> = new Set(
  "secretary assistant nurse guardian helper housekeeper driver pa".split(" "),
);
const bearsOn = (word = "", next = ""): boolean =>
  kin.has(word) ||
  offices.has(word) ||
  (/^(?:support|social|care|case)$/.test(word) && /^(?:worker|manager)$/.test(next));
const kin: ReadonlySet<string> = new Set(relationWords.split("|"));

export function readNotThePatient(utterance: Utterance): readonly Found[] {
  const { words, text } = utterance;
  for (const way of ways)
    for (let from = 0; from < words.length; from += 1) {
      const to = way.match(words, from);
      if (to > from)
        return [{ act: { kind: "not_them" }, span: heardBetween(utterance, from, to).span, certainty: sure }];
    }
  const owner = ownerOfCaller(utterance);
  if (owner)
    return [
      {
        act: { kind: "not_them" },
        span: heardBetween(utterance, owner.at, owner.at + 2).span,
        certainty: sure,
      },
    ];
  const named = ofNamed.exec(text);
  return named && kin.has(named[1]?.toLowerCase() ?? "")
    ? [{ act: { kind: "not_them" }, span: [named.index, named.index + named[0].length], certainty: sure }]
    : [];
}
