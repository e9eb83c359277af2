import type { Utterance } from "../../words.ts";
import { type Found, sure } from "../found.ts";

/** A hard thing told by the way: somebody has died, is in hospital, or is gravely ill. */
const hard =
  /\b(?:passed away|pass away|has died|just died|died (?:last|on|in|this|yesterday)|lost my (?:mum|dad|mother|father|husband|wife|son|daughter|brother|sister|partner|nan|pop|baby)|(?:s?he|mum|dad|mother|father|husband|wife|son|daughter|brother|sister|partner|nan|pop)(?:['’]?s| has| is)(?: been)? (?:dead(?! (?:scared|afraid|frightened|terrified|nervous|worried|against|set|keen|sure|certain|tired|easy|right|on)\b)|gone(?= (?:now|\w+ years?|years|a long time|since)))|funeral|palliative|hospice|(?:been|gone|went|taken|rushed|admitted) (?:in)?to (?:the )?hospital|(?:is|are|was|['’]s) in (?:the )?(?:hospital|intensive care|icu)|terminal|(?:has|got|diagnosed with) cancer|had a stroke|car accident)\b/i;

export function readSad({ text }: Utterance): readonly Found[] {
  const found = hard.exec(text);
  return found
    ? [{ act: { kind: "sad" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}
