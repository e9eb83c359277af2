import { type Found, sure } from "../found.ts";

const message =
  /\b(?:cancel|scrap|forget|drop|delete|bin|scratch|withdraw|take back)(?: about)?(?: (?:that|the|my|this|your))? (?:message|note|request|call-?back|ring back|word)\b/i;
/** Where it ends, or goes on with what is done instead: 'don't tell them my name' only leaves a thing out. */
const untold =
  /\b(?:don['’]?t|do not|don['’]?t (?:need|have) to|do not (?:need|have) to|no need to|needn['’]?t) (?:(?:bother|worry about|even|you) )*(?:tell(?:ing)?|ask(?:ing)?|bother(?:ing)?|get(?:ting)?) (?:them|the team|anyone|anybody|somebody)(?: (?:anything|nothing|that|about (?:it|that)|at all|to (?:ring|call|phone)(?: me)?(?: back)?))*(?=\s*(?:$|[.,!?;]|(?:bye|thanks|thank|ta|cheers|ok|okay|i|i['’]?ll|she|he|they|we|it|just|forget|never|please|um|uh|are|is|do|does|but|and|so)\b))/i;

/** 'Cancel that message, don't tell them anything': what was told for people is taken back. */
export function readWithdrawn(text: string): readonly Found[] {
  const found = message.exec(text) ?? untold.exec(text);
  return found
    ? [{ act: { kind: "withdraw" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}
