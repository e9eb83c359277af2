import { wordSet } from "../../word-set.ts";
import { type Found, type Span, sure } from "../found.ts";
import type { ParsedUtterance } from "../parsed-utterance.ts";

/**
 * What is to be done only if something is so that people here have to find out: 'ask them if half an hour is enough, and if not book the
 * half past as well', 'five would do but only if he can't see me at ten to'. It is no order, and the team gets it in the caller's words.
 * What hangs on what is free ('if you've nothing on Thursday') is looked up, and is none.
 */
const doing = "(?:re)?book|cancel|move|put|change|take|add|swap|shift|make|pop|chuck|drop|scrap|leave|keep";
const people =
  "they|he|she|(?:the |your |my |his |her )?(?:dentists?|doctors?|hygienist|surgeon|boss|work|husband|wife|mum|mother|dad|team|girls|insurance|fund)";
const limiting = new RegExp(
  `\\b(?:(?:but|and) )?(?:only|just) (?:if|when) (?:${people}|it|that)\\b(?! (?:suits?|works?|fits?)\\b)`,
  "i",
);
const asksThem =
  /\b(?:ask|check with|see with) (?:them|him|her|(?:the |your )?(?:dentists?|doctors?|hygienist|surgeon|team|girls))\b/i;
const ordered = new RegExp(
  `\\bif (?:not|so|(?:it|that)(?:['’]?s| is)(?:n['’]?t| not)|(?:${people})\\b[^.?!]{0,40}?)[, ]+(?:(?:then|just|please|can|could|you|maybe) )*(?:${doing})\\b`,
  "i",
);
/** What one is rung by and who one is, and what no condition takes back. */
const kept = wordSet("name phone digits letters email danger health patient thanks bye of_person");

export function withConditions(
  found: readonly Found[],
  { utterance, context }: ParsedUtterance,
): readonly Found[] {
  const span = context.prompt === "danger" ? null : conditionIn(utterance.text);
  if (span === null) return found;
  const isOfIt = ({ act, span: [from, to] }: Found): boolean =>
    !kept.has(act.kind) && to > span[0] && from < span[1];
  return [
    ...found.filter((each) => !isOfIt(each)),
    { act: { kind: "want", wish: "message" }, span, certainty: sure },
    { act: { kind: "tell" }, span, certainty: sure },
  ];
}

/** From where it is said what is to be done, or asked, to the end. */
function conditionIn(text: string): Span | null {
  const end = text.trimEnd().length;
  if (limiting.test(text)) return [0, end];
  const order = ordered.exec(text);
  const ask = asksThem.exec(text);
  if (!order || !(ask && ask.index < order.index)) return null;
  return [ask.index, end];
}
