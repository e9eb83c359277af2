import type { Found } from "../../../phrase.ts";
import { wordSet } from "../../../word-set.ts";
import { partOf, type Utterance } from "../../../words.ts";
import type { VitalSign } from "../../acts/of-danger.ts";
import { findNotRight } from "./vital-sign-words.ts";
import { findWell } from "./well-sign-words.ts";

/**
 * 'I can swallow fine it just hurts to open': callers put no full stop between the two, and a word of pain that is near to a
 * swallow is not of it. Where a sign is told to be well first, what hurts behind that is of something else: of what is named
 * with it ('to open', 'on the left'), or, behind a plain 'fine', of anything but that.
 */

const fine = wordSet(
  "fine okay alright right normal normally well good easy easily worries problem problems drama dramas",
);
/** Pain alone: 'I can breathe fine but it's hard' takes the 'fine' back. */
const ofPain = wordSet("hurt hurts hurting sore painful pain uncomfortable burns burning");
const ofSame = wordSet("swallow swallowing drink drinking breathe breathing throat spit saliva");
/** With these it is told what hurts, or where. */
const tellsWhat = wordSet("to when if whenever where on in at around near along behind");
/** Whose function stands behind the word of trouble, by itself: 'hurts to swallow'. */
const joins = wordSet("to when if with in while i he she me him her");

type Trouble = Found<VitalSign>;

export function isOfElse(part: Utterance, trouble: Trouble): boolean {
  return findWell(part).some(
    (well) =>
      well.value === trouble.value && (isBehind(part, trouble, well) || isBefore(part, trouble, well)),
  );
}

/** The word of trouble comes last, and the sign was told to be well by then. */
function isBehind({ words, ...part }: Utterance, trouble: Trouble, well: Trouble): boolean {
  const last = trouble.to - 1;
  if (well.to > last || well.to <= trouble.from) return false;
  const rest = partOf({ words, ...part }, words.slice(well.to));
  if (findNotRight(rest).some(({ value }) => value === trouble.value)) return false;
  const [next, ...more] = words.slice(trouble.to, trouble.to + 4).map(({ word }) => word);
  if (next !== undefined && tellsWhat.has(next)) return !more.some((word) => ofSame.has(word));
  const isFine = fine.has(words[well.to - 1]?.word ?? "");
  return isFine && ofPain.has(words[last]?.word ?? "");
}

/** 'My tooth hurts swallowing is fine': it comes first, and the two are joined by nothing. */
function isBefore({ words }: Utterance, trouble: Trouble, well: Trouble): boolean {
  const isShared = trouble.from < well.from && well.from < trouble.to && well.to > trouble.to;
  const between = words.slice(trouble.from + 1, well.from).map(({ word }) => word);
  return isShared && fine.has(words[well.to - 1]?.word ?? "") && !between.some((word) => joins.has(word));
}
