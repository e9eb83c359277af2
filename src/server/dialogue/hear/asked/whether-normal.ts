import type { Utterance } from "../../words.ts";
import type { ActLabel } from "../acts/labels.ts";
import type { ReadLabel } from "../learned/label-reader.ts";

/** 'I just want to know if that's normal' asks for a word about how they are, and neither for a visit that stands nor for the team. */
export const withWhetherNormal = (
  labels: readonly ReadLabel<ActLabel>[],
  parts: readonly Utterance[],
): readonly ReadLabel<ActLabel>[] =>
  labels.map((each) =>
    soundsLike.has(each.label) && asksIfNormal.test(parts[each.clause]?.text ?? "")
      ? { ...each, label: "ask.advice" as const }
      : each,
  );
const soundsLike: ReadonlySet<ActLabel> = new Set(["want.check", "want.message"]);
const asksIfNormal =
  /\b(?:if|whether|is|are) (?:that|this|it|these|they)(?:['’]?s|['’]?re| is| are)? (?:\w+ )?(?:normal|usual|common|expected|(?:supposed|meant) to (?:be|feel|hurt|look|happen|ache|bleed|throb|smell|taste))\b|\b(?:that|this|it)['’]?s normal\b|\bthats normal\b/i;
