import { readFileSync } from "node:fs";
import type { SaidPart } from "#server/dialogue/events.ts";
import { sentencesOf } from "#server/dialogue/rewording/items.ts";
import { beginRewording, leftToSay, takeSentence } from "#server/dialogue/rewording/rewording.ts";

/** What the caller said, what the engine would say, and how somebody kind would say it who knows no more. */
export interface SpokenTurn {
  heard: string;
  plan: readonly SaidPart[];
  wordings: readonly string[];
}

/**
 * Turns out of `tests/samples`: a line with `>` is what the caller said, lines with `=` are the plan, each with what it does before a colon where
 * that is known, and every other line is one way of saying it.
 */
export function readSpokenTurns(file: string): SpokenTurn[] {
  const turns: { heard: string; plan: SaidPart[]; wordings: string[] }[] = [];
  for (const line of readFileSync(new URL(`../samples/${file}`, import.meta.url), "utf8").split("\n")) {
    const turn = turns.at(-1);
    const [, does = "", text = ""] = /^= (?:([a-z_.]+): )?(.*)$/.exec(line) ?? [];
    if (line.startsWith("> ")) turns.push({ heard: line.slice(2), plan: [], wordings: [] });
    else if (text !== "") turn?.plan.push({ does, text });
    else if (line !== "") turn?.wordings.push(line);
  }
  return turns;
}

/** Which of the model's sentences are spoken, and whether all was told in its words. */
export function tellIn(
  { plan, heard }: SpokenTurn,
  wording: string,
): { taken: string[]; isWhole: boolean; why: string | null } {
  let rewording = beginRewording(plan, heard);
  const taken: string[] = [];
  let why: string | null = null;
  for (const sentence of sentencesOf(wording)) {
    const next = takeSentence(rewording, sentence);
    rewording = next.rewording;
    if (next.isOfModel) taken.push(sentence);
    const isAmended = next.isOfModel && next.spoken.length > 1;
    why ??= next.why ?? (isAmended ? `left out before “${sentence}”` : null);
  }
  const left = leftToSay(rewording);
  why ??= left.length > 0 ? `left out “${left.join(" ")}”` : null;
  return { taken, isWhole: why === null, why };
}
