import { aRelative, oneOfKin } from "#server/dialogue/who/kin.ts";
import { agesIn } from "#server/dialogue/who/read-ages.ts";
import { partOf, type Utterance } from "../../words.ts";

/** Who somebody is to whom, and how old: 'and I'm her mum', 'that's my sister', 'she's four'. It is no sign of anything. */
const said = new RegExp(
  `(?:\\band )?\\b(?:(?:i|we|it|that|this|he|she|they)(?:['’]?(?:m|re|s)| am| are| is)(?: (?:only|just|also|actually))?|as) (?:${aRelative}|the ${oneOfKin} of)(?! (?:who|that|has|had|is|was|can|could|got|needs?|keeps?)\\b)`,
  "giu",
);

/** The utterance without them, or as it is where nobody is told to be somebody's kin. */
export function withoutWhoIsWho(utterance: Utterance): Utterance {
  const { text, words } = utterance;
  const kin = [...text.matchAll(said)].map(({ 0: phrase, index }) => [index, index + phrase.length] as const);
  if (kin.length === 0) return utterance;
  const spans = [...kin, ...agesIn(text)];
  return partOf(
    utterance,
    words.filter(({ start, end }) => !spans.some(([from, to]) => from <= start && end <= to)),
  );
}
