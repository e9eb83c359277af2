import { respelled } from "../../who/names/respell.ts";
import { findSpelled } from "../../who/names/spelling.ts";
import type { Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure } from "../found.ts";

/** 'No, Jon without the h', 'Wang, not Wong', of the name that is known already: it is put right. */
export function readRespelled(utterance: Utterance, { nameSoFar, prompt }: HearContext): readonly Found[] {
  if (!nameSoFar || (prompt === "name" && findSpelled(utterance.words).length > 0)) return [];
  const mended = respelled(nameSoFar, utterance);
  if (mended === null) return [];
  const { span, value: name } = mended;
  return [
    { act: { kind: "correct" }, span, certainty: sure },
    { act: { kind: "name", name, role: "unclear", isUnsure: false }, span, certainty: sure },
  ];
}
