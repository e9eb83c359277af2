import { type Found, sure } from "../found.ts";
import { has, type ParsedUtterance } from "../parsed-utterance.ts";

/** 'Cancel his but I'm still coming', 'is hers on Friday': what is to be done is of somebody else's visit, whoever rings. */
export function readOthersVisit(parsed: ParsedUtterance): readonly Found[] {
  if (!has(parsed, "want.cancel", "want.move", "want.check", "want.confirm")) return [];
  const found = theirs.exec(parsed.utterance.text);
  if (!found) return [];
  const [said] = found;
  return [{ act: { kind: "other_person" }, span: [found.index, found.index + said.length], certainty: sure }];
}

/** Standing alone, with nothing of theirs behind it; 'leave his' lets it be. */
const theirs =
  /(?<!\b(?:leave|leaving|keep|keeping|not|touch|is|was|it['’]s|that['’]s|and) )\b(?:his|hers|theirs)\b(?=\W*$| (?:on|at|for|to|but|and|please|if|instead|then|too|as|off|though|because|from|till|until|by|this|next|today|tomorrow|i|i['’]?m|i['’]ll|i['’]ve|mine|my|me|we)\b)/i;
