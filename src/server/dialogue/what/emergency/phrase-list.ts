import { firstPlace, type Matcher, toPhrase } from "../../phrase.ts";
import type { Word } from "../../words.ts";

/** Phrases looked up by the words they need, so that a long list costs no more than what was said. */
export interface PhraseList {
  always: readonly Matcher[];
  byWord: ReadonlyMap<string, readonly Matcher[]>;
}

export function phrases(sources: readonly string[]): PhraseList {
  const always: Matcher[] = [];
  const byWord = new Map<string, Matcher[]>();
  for (const source of sources) {
    const { match, needs } = toPhrase(source);
    if (needs === null) always.push(match);
    for (const word of new Set(needs ?? [])) byWord.set(word, [...(byWord.get(word) ?? []), match]);
  }
  return { always, byWord };
}

function candidates({ always, byWord }: PhraseList, words: readonly Word[]): ReadonlySet<Matcher> {
  const found = new Set(always);
  for (const { word } of words) for (const match of byWord.get(word) ?? []) found.add(match);
  return found;
}

export function anyIn(list: PhraseList, words: readonly Word[]): boolean {
  for (const match of candidates(list, words)) if (firstPlace(match, words) !== null) return true;
  return false;
}

/** Words a phrase may span. */
const longest = 14;

/** Whether one of them shares words with `from`–`to`: 'on blood thinners and can't stop bleeding' is more than thinners. */
export function overlapsAny(list: PhraseList, words: readonly Word[], from: number, to: number): boolean {
  for (const match of candidates(list, words))
    for (let at = Math.max(0, from - longest); at < to; at += 1) if (match(words, at) > from) return true;
  return false;
}
