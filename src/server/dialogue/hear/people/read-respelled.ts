import type { PersonName } from "../../readings.ts";
import { wordsSpelledInPart } from "../../who/names/spelled/described.ts";
import { respelled, spellsKnown } from "../../who/names/spelled/respell.ts";
import { findSpelled } from "../../who/names/spelled/spelling.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, type Span, sure } from "../found.ts";

/** 'No, Jon without the h', 'Wang, not Wong', of the name that is known already: it is put right. */
export function readRespelled(utterance: Utterance, { nameSoFar, prompt }: HearContext): readonly Found[] {
  const isAgain = (name: PersonName): boolean =>
    isSaidAgain(utterance, name) ||
    isSpelledInPart(utterance, name) ||
    (prompt === "read_back" && spellsKnown(name, utterance));
  if (nameSoFar && isAgain(nameSoFar))
    return [
      {
        act: { kind: "name", name: nameSoFar, role: "unclear", isUnsure: false },
        span: spanOf(utterance),
        certainty: sure,
      },
    ];
  if (!nameSoFar || (prompt === "name" && findSpelled(utterance.words).length > 0)) return [];
  const mended = respelled(nameSoFar, utterance);
  if (mended === null) return [];
  const { span, value: name } = mended;
  return [
    { act: { kind: "correct" }, span, certainty: sure },
    { act: { kind: "name", name, role: "unclear", isUnsure: false }, span, certainty: sure },
  ];
}

/** Where it is spelled, nothing but the letters is of the name. */
function spanOf(utterance: Utterance): Span {
  const [spelled] = findSpelled(utterance.words);
  return spelled ? heardBetween(utterance, spelled.from, spelled.to).span : [0, utterance.text.length];
}

/** 'It's Pearce with E A R C E', of a Pearce: it is spelled as it is known. */
const isSpelledInPart = (utterance: Utterance, { full }: PersonName): boolean =>
  wordsSpelledInPart(utterance).some((word) => full.toLowerCase().split(" ").includes(word));

/** The name in full as it is known, and hardly a word beside it. */
const isSaidAgain = ({ words }: Utterance, { full, last }: PersonName): boolean => {
  const parts = full.toLowerCase().split(" ");
  const said = words.map(({ word }) => word);
  const isBeside = said.length - parts.length <= mostBeside;
  return last !== null && isBeside && ` ${said.join(" ")} `.includes(` ${parts.join(" ")} `);
};
const mostBeside = 1;
