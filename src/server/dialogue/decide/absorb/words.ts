import type { Heard } from "../../hear/acts.ts";

/** Enough for a long story, and no more than somebody reads before ringing back. */
const mostUtterances = 16;

/** With this utterance, in the caller's own words: a mere yes, thanks or noise tells nothing, and what is said again is kept once. */
export function keptWords(words: readonly string[], { text, acts }: Heard): readonly string[] {
  const isBare = acts.every(({ kind }) => bare.has(kind));
  const said = text.trim();
  return isBare || said === "" || words.includes(said) ? words : [...words, said].slice(-mostUtterances);
}

const bare: ReadonlySet<string> = new Set(
  "yes no thanks greet bye noise wait repeat slower explain choose any".split(" "),
);
