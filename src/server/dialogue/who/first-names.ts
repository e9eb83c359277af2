import names from "./first-names.json" with { type: "json" };
import { commonFirstNames } from "./names/common-names.ts";

/**
 * First names of any origin, without those that are oftener everyday words: of Grady Ward's Moby lists (public domain) and of families in
 * Australia. They tell where a name begins; a name beyond them is read as well.
 */
export const firstNames: ReadonlySet<string> = new Set([...names, ...commonFirstNames]);

/** First names that callers say oftener as something else: 'how much will it cost', 'an x ray'. */
const oftenerWords: ReadonlySet<string> = new Set(
  "will may mark grant hope bill art drew frank june april august ray chip cliff chase dot joy miles rich don max dawn page guy chance cash van con sky star summer autumn clay al em cam les mo des said".split(
    " ",
  ),
);

/** One that nothing introduces has to be no other word. */
export const isSurelyFirstName = (word: string): boolean => firstNames.has(word) && !oftenerWords.has(word);
