import type { Utterance } from "../words.ts";
import { anyIn, type PhraseList, phrases } from "./emergency/phrase-list.ts";

/** Whose number a caller wants: one of the lines that anybody may ring, or the clinic's own for emergencies. */
export const helpLines = ["lifeline", "poisons", "healthdirect", "respect", "clinic"] as const;
export type HelpLine = (typeof helpLines)[number];

const way = "(line|lines|hotline|helpline|number|numbers|service|people|phone|support|centre|center)";
const emergency = "(emergency|emergencies|after hours|afterhours|out of hours|on call|urgent)";
const named: Readonly<Record<HelpLine, PhraseList>> = {
  lifeline: phrases([
    "(lifeline|life line|thirteen eleven fourteen|13 11 14)",
    `(crisis|suicide|suicidal|mental health) ..2 ${way}`,
    "suicide prevention",
    "(helpline|help line)",
  ]),
  poisons: phrases([
    `(poison|poisons|poisoning) ..1 (info|information|control|${way.slice(1, -1)})`,
    "(ring|call|phone|dial|contact|number) ..3 (poison|poisons|poisoning)",
    "(thirteen eleven twenty six|13 11 26)",
  ]),
  healthdirect: phrases([
    "(healthdirect|health direct|nurse on call)",
    "(nurse|nurses) ..2 (line|hotline|helpline|phone|number|thing)",
    `(health|medical) advice ..3 (over|${way.slice(1, -1)})`,
  ]),
  respect: phrases([
    "(1800respect|1800 respect|eighteen hundred respect)",
    `(domestic|family|home) violence ..2 ${way}`,
  ]),
  clinic: phrases([
    `${emergency} ..1 (number|contact|phone|mobile|line)`,
    `${emergency} (dentist|doctor) ..1 (number|contact|phone|mobile)`,
    `(number|mobile|contact|phone|reach|ring|call|get hold of) ..8 ${emergency}`,
  ]),
};

const asking = phrases([
  "(what|which|who|how|where|number|hotline|dial|give|repeat|again)",
  "(have|has) (you|we|i)? (got)? (a|an|the|any)",
  "(do|does|is|are|can|could|would|may) (you|there|i|we)",
  "(i|we) ..1 (need|want|would) ..4 (number|line|lifeline|life line|poison|poisons|healthdirect|health direct|nurse)",
]);
/** Nothing but its name: 'poisons hotline', 'lifeline number please'. */
const fewWords = 5;
/** Somebody rang it already, or it is the caller's own number that is told of. */
const ofElse = phrases([
  "(i|we|he|she|they) (just|already)? (have|had)? (just|already)? (rang|called|phoned|rung|spoke|spoken|tried|talked)",
  "(told|said|says|sent|advised|referred) ..3 (me|us|to|you|call|ring)",
  "my ..2 (number|mobile|phone|contact) (is|was|has)",
  "my emergency contact",
]);
const whatNumber = phrases(["(what|which|give|repeat) ..6 number", "number ..2 (again|please)"]);
/** A visit, and no number. */
const ofVisit = phrases([`${emergency} ..1 (appointment|appointments|visit|visits|slot|slots|spot|spots)`]);

/** The lines whose number the utterance asks for, in the order of the list. */
export function readHelpLines({ words }: Utterance): readonly HelpLine[] {
  const isAsking = anyIn(asking, words) || words.length <= fewWords;
  if (!isAsking || (anyIn(ofElse, words) && !anyIn(whatNumber, words))) return [];
  return helpLines.filter(
    (line) => anyIn(named[line], words) && !(line === "clinic" && anyIn(ofVisit, words)),
  );
}
