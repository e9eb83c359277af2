import { toSignFinder } from "../../sign.ts";
import { isNegated } from "../emergency-limits.ts";
import { dentalSigns } from "./dental-signs.ts";
import { lexicon, type Sense, sensesOf } from "./senses.ts";
import { signs } from "./signs.ts";
import { weakSigns } from "./weak-signs.ts";

/** Said and denied, these are no part of a sign: 'it is not swollen any more and the tablets helped'. */
const troubles: ReadonlySet<string> = new Set<Sense>([
  "swell",
  "fever",
  "infection",
  "pain",
  "rash",
  "reaction",
  "neuro",
  "muddled",
  "numb",
  "crook",
  "unwell",
  "state",
  "nodding",
  "choke",
  "hurts",
]);

/** Every place where the parts of a sign of an emergency stand together. */
export const findSigns = toSignFinder([...signs, ...dentalSigns, ...weakSigns], {
  lexicon,
  sensesOf,
  common: new Set<Sense>(["speaker", "other", "person", "unable", "feel"]),
  isTakenBack: (sense, words, at) => troubles.has(sense) && isNegated(words, at),
});
