import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";

const telling = wordSet("tell let remind warn inform mention");
const treating = wordSet("dentist dentists doctor doc dr hygienist nurse");
/** Between whom it is for and what they are told. */
const between = wordSet("the a my our know that please about to him her them they and");

/** 'Can you tell the dentist she gags': it holds what whoever treats them is to know, and nothing more need be asked. */
export function isForClinician({ words }: Utterance): boolean {
  const at = words.findIndex(({ word }) => telling.has(word));
  const whom = words.findIndex(({ word }, index) => index > at && treating.has(word));
  const isToThem = at >= 0 && whom > at && whom - at <= mostBetween;
  const told = isToThem ? words.slice(whom + 1).filter(({ word }) => !between.has(word)) : [];
  return told.length >= fewestTold;
}
const mostBetween = 3;
const fewestTold = 2;
