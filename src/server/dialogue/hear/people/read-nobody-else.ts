import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import { type Found, sure } from "../found.ts";

/**
 * 'There's nobody else', 'no one else is coming', to the question whose name it is or whether there is more: everybody who comes
 * was told. Told at length, or anywhere else, it may be of somebody who is alone, and is left to the readers of danger.
 */
export function readNobodyElse(utterance: Utterance, prompt: PromptKind): readonly Found[] {
  const isAnswer = prompt === "name" || (ofMore.has(prompt) && utterance.words.length <= mostInAnswer);
  if (!isAnswer) return [];
  return findNobody(utterance).map(({ from, to }) => ({
    ...{ act: { kind: "that_is_all" }, certainty: sure },
    span: heardBetween(utterance, from, to).span,
  }));
}
const ofMore: ReadonlySet<PromptKind> = new Set(["anything_else", "read_back"]);
const mostInAnswer = 8;

const findNobody = toFinder([
  {
    means: true,
    say: [
      "(there is)? (nobody|no one|none) (else|more)",
      "(there is|there are) (not|no) (anybody|anyone|any one|any) (else|more)",
      "(there is|there are) no (more|other|next|second) (people|kids|children|one|ones|person)",
    ],
  },
]);
