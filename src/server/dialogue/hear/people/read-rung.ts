import { isKinWord } from "../../who/kin.ts";
import type { Utterance } from "../../words.ts";

/** Whom the team is to ring, where that is not whoever speaks. */

const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const verbs = listed("ring call phone text message contact email give ringing calling");
const owners = listed("my our his her their the");
const pointing = listed("him her them");

/** 'Ask the dentist to ring my husband', 'give my mum a call', 'can somebody call him back' */
export const ringsSomebodyElse = ({ words }: Utterance): boolean =>
  words.some(({ word }, at) => {
    const [next = "", second = ""] = words.slice(at + 1, at + 3).map((each) => each.word);
    return verbs.has(word) && (pointing.has(next) || (owners.has(next) && isKinWord(second)));
  });
