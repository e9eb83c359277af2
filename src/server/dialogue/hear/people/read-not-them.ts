import { toPhrase } from "../../phrase.ts";
import { kinWords } from "../../who/kin.ts";
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
  `(this|it) is (just|only|actually)? (his|her|their) (ex|former)? (${kinWords})`,
].map(toPhrase);
/** 'I'm Rita Moore's husband', with a name before the kin that is nobody's 'my'. */
const ofNamed =
  /\b(?:i am|i['’]?m|this is) (?!(?:my|our|your|his|her|their|a|the|an)\b)(?:[\p{L}'’-]+ ){0,2}[\p{L}-]+['’]?s (?:ex[- ])?([\p{L}-]+)\b/iu;
const kin: ReadonlySet<string> = new Set(kinWords.split("|"));

export function readNotThem(utterance: Utterance): readonly Found[] {
  const { words, text } = utterance;
  for (const way of ways)
    for (let from = 0; from < words.length; from += 1) {
      const to = way.match(words, from);
      if (to > from)
        return [{ act: { kind: "not_them" }, span: heardBetween(utterance, from, to).span, certainty: sure }];
    }
  const named = ofNamed.exec(text);
  return named && kin.has(named[1]?.toLowerCase() ?? "")
    ? [{ act: { kind: "not_them" }, span: [named.index, named.index + named[0].length], certainty: sure }]
    : [];
}
