import { heardOtherwise, type Reading, readFromAll } from "../understanding.ts";
import type { Utterance } from "../words.ts";

/** Read from all the words together. */
export const asAWhole = <Value>(
  { text }: Utterance,
  value: Value,
  certainty: Reading<Value>["certainty"] = "unsure",
): Reading<Value> => readFromAll(text, value, { assumed: ["from the wording as a whole"], certainty });

/** What only another reading of the same sound holds. */
export const asHeardOtherwise = <Value>({ text }: Utterance, value: Value): Reading<Value> =>
  readFromAll(text, value, { assumed: [heardOtherwise], certainty: "unsure" });

/** Of one or two words only the rules tell, or what was asked. */
export const isBrief = ({ words }: Utterance): boolean => words.length < fewestWords;
const fewestWords = 3;

/** In a long story words of any sense stand near each other. */
export const isStory = ({ words }: Utterance): boolean => words.length > mostWords;
const mostWords = 26;
