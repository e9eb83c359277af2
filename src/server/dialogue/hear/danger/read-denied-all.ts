import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import { type Found, sure } from "../found.ts";

/** 'No, nothing like that, …': a no to all that was asked, whatever stands behind it in the same breath. */
const find = toFinder<true>([
  {
    means: true,
    say: [
      "^ ..4 (no|nah|nope) ..2 (nothing|none) ..1 (that|like that|of that|of those|of them|of it|of the sort|at all)",
      "^ ..4 (nothing|none) ..1 (that|like that|of that|of those|of them|of the sort)",
      "^ ..4 (no|nah|nope) ..2 not at all",
    ],
  },
]);

export const readDeniedAll = (parts: readonly Utterance[], prompt: PromptKind): readonly Found[] =>
  prompt !== "danger"
    ? []
    : parts.flatMap((part) =>
        find(part)
          .slice(0, 1)
          .map(({ from, to }) => ({
            act: { kind: "no" as const },
            span: heardBetween(part, from, to).span,
            certainty: sure,
          })),
      );
