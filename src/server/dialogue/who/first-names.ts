import names from "./first-names.json" with { type: "json" };
import { commonFirstNames } from "./names/common-names.ts";

/**
 * First names of any origin, without those that are oftener everyday words: of Grady Ward's Moby lists (public domain) and of families in
 * Australia. They tell where a name begins; a name beyond them is read as well.
 */
export const firstNames: ReadonlySet<string> = new Set([...names, ...commonFirstNames]);

/** First names that callers say oftener as something else: 'how much will it cost', 'an x ray'. */
const oftenerWords: ReadonlySet<string> = new Set(
  "will may mark grant grace faith hope joy bill rob pat sue art drew dean frank june april august ray cliff chase dot miles rich don max jack penny rose dawn lily poppy violet holly ivy olive pearl page guy sunny gray reed chance cash charity jan van con lee tim jean carol christian christy gene gale gail glen heather jade jasmine crystal amber summer autumn melody iris sky skye star dale clay cole bo al em ed cam des les mo ness".split(
    " ",
  ),
);

/** One that nothing introduces has to be no other word. */
export const isSurelyFirstName = (word: string): boolean => firstNames.has(word) && !oftenerWords.has(word);
