import type { Word } from "../../words.ts";

/**
 * Words that are the sentence's by its grammar and no part of a name: a contraction, with its apostrophe or as recognisers write it,
 * and 'will' or 'may' before a subject or before what somebody will do.
 */

const subjects: Readonly<Record<string, string>> = {
  ll: "i you he it we they that there this these those who what where how somebody someone",
  d: "i you he she it we they that there who what where how",
  ve: "i you we they who what there could would should must might may",
  re: "you we they who what where there how",
  s: "he she it that there here who what where when how somebody someone everybody everyone nobody anybody anyone something nothing everything anything",
  nt: "do does did is are was were has have had ca could wo would should must might need dare ought ai sha may",
};
const contractions: ReadonlySet<string> = new Set(
  Object.entries(subjects).flatMap(([ending, words]) => words.split(" ").map((word) => word + ending)),
);

/** 'Youll', 'they'd', 'mightve'; she'll is often a Shell. */
export const isContraction = (word: string): boolean =>
  word === "she'll" || contractions.has(word.replace(/['’]/g, ""));

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const inverted = wordsOf(
  `i you he she it we they that this there these those your my our his her their its the a an any anyone anybody someone somebody
   everyone everybody nobody people`,
);
/** Between a modal and its verb. */
const adverbs = wordsOf("not still also probably definitely only just never always ever maybe likely surely");
/** What people say they or somebody will do. */
const verbs = wordsOf(
  `take have do be come need want go get make ring call bring pick stay let know see tell pay drive hold look send try wait leave keep find
   fix cost hurt last start finish work help put give turn show answer text phone remember forget suit stick happen stop think say ask
   sort check move cancel change pop drop run arrive fit like speak talk sit eat`,
);
/** Behind these a name is in its place: 'it is Will', 'my son's called Will'. */
const beforeNames = wordsOf("is am are was be called named name for with about my mister mr");

/** 'But will you still have me down', 'Jo will ring': a modal. 'It's Will, you rang me' is his name, and so is 'Will is here'. */
export function isModal(words: readonly Word[], at: number): boolean {
  const [word, next = ""] = [words[at]?.word, words[at + 1]?.word];
  if ((word !== "will" && word !== "may") || beforeNames.has(words[at - 1]?.word ?? "")) return false;
  if (word === "may") return inverted.has(next) || /^(?:have|be|not|need)$/.test(next);
  return inverted.has(next) || adverbs.has(next) || verbs.has(next);
}
