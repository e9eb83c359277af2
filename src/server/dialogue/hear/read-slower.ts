import type { Utterance } from "../words.ts";
import { type Found, sure } from "./found.ts";

/** Whoever is hard of hearing, or finds it too fast: from then on the sentences are short. */
const hard =
  /\b(?:hard of hearing|(?:a bit|half|going|quite|very|stone) deaf|deaf (?:in|as)|i(?:['’]?m| am) deaf|hearing aids?|good ear|bad ear|(?:don['’]?t|can['’]?t|do not|cannot) hear (?:too |so |very |that |you )*(?:well|good|properly)|speak up|too (?:fast|quick)(?: for me)?|not so fast|talk(?:ing)? (?:too |so )fast)\b/i;
/** Of somebody else's ears, or of a treatment, nothing follows. */
const ofOthers =
  /\b(?:he|she|they|mum|dad|son|daughter|patient)(?:['’]?s| is| are)? (?:\w+ ){0,2}(?:deaf|hard of hearing)\b/i;

export function readSlower({ text }: Utterance): readonly Found[] {
  const found = ofOthers.test(text) ? null : hard.exec(text);
  return found
    ? [{ act: { kind: "slower" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}
