import type { LiveState, NextStep } from "./state.ts";

/** A name spelled slowly comes letter by letter; a few letters alone are no name yet. */

/** What an utterance makes of the letters heard so far. */
export type Spelling =
  /** Only letters, and few: the caller goes on. */
  | { kind: "more"; letters: string }
  /** To be read as one utterance. */
  | { kind: "whole"; text: string };

/** Fewer are waited on, so that 'S M I' … 'T H' is no Smi. */
const fewLetters = 4;

export function spellingIn({ step, letters = "" }: LiveState, text: string): Spelling | null {
  if (!asksName(step)) return null;
  const together = `${letters} ${text}`.trim();
  if (onlyLetters.test(text))
    return lettersIn(together) < fewLetters
      ? { kind: "more", letters: together }
      : { kind: "whole", text: together };
  if (letters === "") return null;
  return { kind: "whole", text: isDone.test(text) ? letters : together };
}

const asksName = (step: NextStep): boolean =>
  "asked" in step && (step.asked === "name" || step.asked === "surname");

const onlyLetters = /^\W*(?:(?:double )?[a-z]\b\W*)+$/i;
const lettersIn = (text: string): number => (text.match(/\b[a-z]\b/gi) ?? []).length;
const isDone = /^\W*(?:yes|yeah|yep|that'?s (?:it|all|right)|that is it|done|correct|end|full stop)\W*$/i;
