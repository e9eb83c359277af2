import { isRelationWord } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Word } from "../../words.ts";

/**
 * 'The girl at work said', 'my mate from footy reckons', 'the lady next door told me': whoever is called by where they are met, and
 * only says something, is where it was heard, and nobody whom the call is about.
 */
export function isHearsaySource(words: readonly Word[], at: number): boolean {
  const wordAt = (index: number): string => words[index]?.word ?? "";
  if (!isRelationWord(wordAt(at)) || isOwnChild(wordAt(at), wordAt(at - 1))) return false;
  if (!placing.has(wordAt(at + 1))) return false;
  const saidAt = words.findIndex(({ word }, index) => index > at + 1 && saying.has(word));
  return (
    saidAt > at && saidAt - at <= farthest && !words.slice(at + 1, saidAt).some(({ word }) => turns.has(word))
  );
}

/** 'My son at school said his tooth hurts' is of the son. */
const isOwnChild = (word: string, owner: string): boolean => children.has(word) && ours.has(owner);
const children = wordSet(
  "son daughter kid kiddo child boy girl baby toddler grandson granddaughter grandchild",
);
const ours = wordSet("my our his her their");
const placing = wordSet(
  "at from in next down over across up behind on round around off who that working works",
);
const saying = wordSet(
  "said says saying told tells telling reckons reckoned reckon thinks thought mentioned swears swore suggested warned goes heard",
);
const turns = wordSet("and but so because i if when is has had needs takes");
const farthest = 7;
