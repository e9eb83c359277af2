import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, type Span, sure } from "../found.ts";

/**
 * In a call about a danger, a number asked for is one for help: 'is there another number', 'who do I ring tonight', 'just the number
 * for after hours'. Whose else it may be, the caller's own or what we ring, is told by a word for that.
 */
const number = "(number|numbers)";
const night = "(tonight|overnight|later|after hours|after dark|this evening|in the night|at night|weekend)";
const find = toFinder<true>([
  {
    means: true,
    say: [
      `(what|which|whats|whose) ..8 ${number}`,
      `(another|other|different|second) ..2 ${number}`,
      `(give|repeat|tell|read|need|want|after|get|remind|missed|catch|grab) ..5 (a|an|that|the|this|another|any) ..4 ${number}`,
      `(have|has|is|got) (you|there|youse) ..3 (a|an|any|another|some) ..4 ${number}`,
      `(just|and|only) (the|that) ..3 ${number}`,
      `${number} ..5 (again|${night.slice(1, -1)})`,
      `(a|the|that|any) ..3 ${number} (i|we) (can|could|should) ..1 (ring|call|phone|try|use|dial)`,
      `(gave|give|told|said|mentioned|had) ..3 (a|an|the|that|some) ..4 ${number}`,
      `^ ..2 ${number} (please|mate|love|then|again|$)`,
      "(who|whom) (do|should|can|could|would|am|must|else) (i|we)? ..4 (ring|call|phone|contact|get hold of|dial|talk to)",
      `(one|contact) for ${night}`,
    ],
    unless: [
      // Theirs, or a number of something else.
      `(my|his|her|their|our|own|mobile|best|same|this) ..2 ${number}`,
      `${number} (i am|i'm|am|to reach|you have|you've|you got|you ring|are on|on the screen|ends|ending)`,
      `(the|that) ${number} (is|was|has)`,
      "(is|are|was) (that|it|they) ..2 (on there|in there|down|right|there)",
      "(for me|for us|for him|for her|for mum|for dad|down for|on file|on record|on the file)",
      "(will|do|does|are|is) ..1 (they|you|youse|somebody|someone|anyone) ..2 (ring|call|phone|use|ringing|calling)",
      `(reference|booking|claim|medicare|member|card|room|unit|street|house|level|tooth|policy|invoice|account|large|small|any) ${number}`,
      `${number} (one|two|three|four|five|six|seven|eight|nine|of)`,
      `${number} ..1 (on my|on the back)`,
      "(they|you|somebody|someone|youse|who) ..2 (ring|call|phone) (me|us|back)",
      "(you|they) (need|want)",
    ],
  },
]);

/** `taken`: where a number was dictated: that one is told, and none asked for. */
export function readNumberAsked(
  parts: readonly Utterance[],
  { isOfDanger = false }: HearContext,
  taken: readonly Span[],
): readonly Found[] {
  if (!isOfDanger) return [];
  return parts.flatMap((part): readonly Found[] => {
    const [asked] = find(part);
    if (!asked) return [];
    const { span } = heardBetween(part, asked.from, asked.to);
    const isTold = taken.some(([from, to]) => from < span[1] + nearby && span[0] < to);
    return isTold ? [] : [{ act: { kind: "ask", topic: "help_number", about: {} }, span, certainty: sure }];
  });
}
/** Letters. */
const nearby = 12;
