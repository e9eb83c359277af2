import type { PersonName } from "../../readings.ts";
import { wordsSpelledInPart } from "../../who/names/described.ts";
import { respelled } from "../../who/names/respell.ts";
import { findSpelled } from "../../who/names/spelling.ts";
import type { Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure } from "../found.ts";

/** 'No, Jon without the h', 'Wang, not Wong', of the name that is known already: it is put right. */
export function readRespelled(utterance: Utterance, { nameSoFar, prompt }: HearContext): readonly Found[] {
  if (nameSoFar && (isSaidAgain(utterance, nameSoFar) || isSpelledInPart(utterance, nameSoFar)))
    return [
      {
        act: { kind: "name", name: nameSoFar, role: "unclear", isUnsure: false },
        span: [0, utterance.text.length],
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
