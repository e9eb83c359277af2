import { nameOfParts } from "../../who/names/capitalise.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, overlaps, type Span, sure } from "../found.ts";
import { roleOf } from "./name-role.ts";

/**
 * 'It's me that's having it done alf bramley what time am I': a name under which a visit stands on this line is known by itself,
 * wherever in a sentence it is said, and needs no words that introduce it.
 */
export function withKnownNames(
  utterance: Utterance,
  found: readonly Found[],
  { knownNames = [] }: HearContext,
): readonly Found[] {
  return knownNames.reduce<readonly Found[]>((all, known) => {
    const span = placeOf(utterance, known);
    const name = nameOfParts(known.split(" "));
    if (span === null || name === null || name.last === null) return all;
    const isRead = all.some(({ act, span: told }) => act.kind === "name" && overlaps(told, span));
    if (isRead || isOfOther.test(utterance.text) || isAsked.test(utterance.text.slice(0, span[0])))
      return all;
    const reading = { value: name, heard: known, span, assumed: [], certainty: "sure" as const };
    const said = roleOf(utterance, reading);
    const role = said === "unclear" && isOfSpeaker.test(utterance.text) ? "caller" : said;
    return [...all, { act: { kind: "name", name, role, isUnsure: false }, span, certainty: sure }];
  }, found);
}

/** Whoever speaks says that it is of themselves. */
const isOfSpeaker = /\b(?:me|mine|myself|am i|my own|do i|i['’]ve got|i have)\b/i;
/** Beside anybody who is spoken of, a name needs words that say whose it is. */
const isOfOther = /\b(?:he|she|him|her|his|hers|they|them|their|who)\b/i;
/** 'What time is Greta Holm in' asks after her. */
const isAsked =
  /\b(?:is|are|was|has|does|did|will|can|when|for|with|about|see|and|of|to|called|named|book|move|cancel|tell|ask)\s+$/i;

function placeOf(utterance: Utterance, known: string): Span | null {
  const parts = known.toLowerCase().split(" ");
  if (parts.length < 2) return null;
  const { words } = utterance;
  const at = words.findIndex((_, from) =>
    parts.every((part, of) => bare(words[from + of]?.word ?? "", of === parts.length - 1) === part),
  );
  return at < 0 ? null : heardBetween(utterance, at, at + parts.length).span;
}

/** 'Alf Bramley's' names him as well. */
const bare = (word: string, isLast: boolean): string => (isLast ? word.replace(/['’]s$/, "") : word);
