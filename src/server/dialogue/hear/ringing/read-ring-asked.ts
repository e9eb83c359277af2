import type { Utterance } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import type { About, ToldDetail } from "../acts/of-questions.ts";
import { type Found, sure } from "../found.ts";
import type { ParsedUtterance } from "../parsed-utterance.ts";

/** 'Which number will they ring', 'who do they ring, me or Mel', 'when will somebody call': asked of what the team is to do. */

const patterns: readonly (readonly [ToldDetail, RegExp])[] = [
  // 'Did it go through as urgent', 'have they got that it's urgent'
  [
    "urgent",
    /\b(?:did|does|has|have|is|was|are|will)(?: (?:it|that|this|they|you|the \w+|my \w+))(?: [\w']+){0,7} (?:urgent|urgently|priority)\b/,
  ],
  ["extension", /\b(?:get|got|have|write|wrote|note|noted|put|take|took) (?:\w+ ){0,3}(?:extension|ext)\b/],
  [
    "phone",
    /\b(?:which|what)(?:'s| is| was)? (?:the )?(?:number|phone|mobile|one|line)\b(?=.*\b(?:ring|ringing|rung|call|calling|called|phone|phoning|use|using|reach|reaching|try)\b)(?=.*\b(?:they|they'll|they're|team|someone|somebody|he|she|you|you'll)\b)/,
  ],
  [
    "phone",
    /^(?:\w+ ){0,3}(?:which|what)(?:'s| is)? (?:the )?(?:number|phone|mobile) (?:have|did|are|you've|you'?ve got|they've|you got)\b/,
  ],
  [
    "whom",
    /\bwho(?:m)?(?: do| are| will| would| is it|'s it|'ll)(?: \w+){0,2} (?:they|they'll|you|team|somebody|someone|be)(?: \w+){0,3} (?:ring|ringing|rung|call|calling|called|phone|phoning)\b|\b(?:ring|ringing|call|calling) who\b|\bwho gets (?:rung|the call|called)\b|\b(?:is|are) (?:it|they) (?:me|ringing me|calling me|us) (?:they(?:'ll|'re)? (?:ring|call)|or)\b/,
  ],
  [
    "when",
    /\b(?:when|what time)(?:'s| is| are| do| does| will| would| can| might| roughly| about|'ll)(?: \w+){0,3} (?:they|they'll|team|somebody|someone|anyone|anybody|he|she)(?: \w+){0,3} (?:ring|ringing|call|calling|phone|phoning|be ringing|be calling|be in touch|get back)\b|\bwhen (?:will|would) i (?:hear|be rung|be called|get (?:a|the|that) call)\b/,
  ],
];

/** 'What number do I ring for the after hours dentist': whoever rings is the caller, and nobody of the team. */
const callerRings =
  /\b(?:what|which|who|whom|where)(?: \w+){0,2} (?:do|should|can|could|would|must|may|shall|might) (?:i|we) (?:\w+ ){0,2}(?:ring|call|phone|dial|reach)\b/;

/** 'Read it all back to me', 'what have you written down', 'say that back', 'what does my message say' */
const all =
  /\b(?:read|say|repeat|play) (?:(?:me|it|that|this|them|all|my|the|message|everything|of|just|what|you|have|got) )*(?:back|out|to me)\b|\bread (?:me )?what (?:you|they) (?:have|got)\b|\b(?:run|go) (?:me )?(?:back )?(?:through|over) (?:it|that|everything|what|the message|my message)(?: all)?\b|\bwhat(?: all| exactly| else)? (?:have|has|did) (?:you|they) (?:(?:actually|exactly|all|just) )?(?:got |get |have )?(?:written|write|wrote|put|noted?|take|taken|took|got|get) ?(?:down\b|so far|in there|for me|about|of (?:it|that)|(?:in|on) (?:my|the) (?:message|note)|$)|\bwhat (?:do|does) (?:it|the message|my message|the note) say\b|\bwhat is (?:in|on) (?:the|my) (?:message|note)\b|\btell me what you have (?:got|written|put|noted|taken)\b/;

const ofTimes: ReadonlySet<PromptKind> = new Set(["offer", "one_offer", "when"]);
const ofWriting = /\b(?:down|writt?en|wrote|messages?|notes?|read|say|repeat|ring|rings|call|calls|number)\b/;

/** 'What's the whole number you've got', 'read me my full number back', 'say all the digits': each of them, and not the last ones alone. */
const wholeNumber =
  /\b(?:whole|full|entire|complete)(?: \w+){0,3} (?:number|mobile|thing)\b|\ball of it\b|\bsay it all\b|\b(?:all|every|each)(?: one)?(?: of)?(?: the)? (?:digits?|numbers)\b|\b(?:digit|number|one) by (?:digit|number|one)\b|\b(?:read|repeat)(?: \w+){0,4} number\b(?: \w+){0,2} (?:back|out)\b/;
const asksForIt =
  /\b(?:what|which|have you|did you|do you|can you|could you|would you|will you)\b|^(?:\w+ ){0,3}(?:read|say|repeat|tell me|give me)\b/;
const ofTheirs = /\b(?:my|me|you (?:have|got|put|wrote|took)|have you|did you|down|back)\b/;
/** The clinic's, or a line's. */
const ofOthers =
  /\byour (?:\w+ ){0,2}number\b|\b(?:clinic|surgery|dentist|reception|hospital|emergency|help)(?: is|s)?\b/;

const asksForWholeNumber = (utterance: Utterance): boolean => {
  const text = utterance.words.map(({ word }) => word).join(" ");
  const isOfNumber = /\b(?:number|mobile|digits?)\b/.test(text) && utterance.words.length <= mostOfAsking;
  return (
    isOfNumber && [wholeNumber, asksForIt, ofTheirs].every((each) => each.test(text)) && !ofOthers.test(text)
  );
};
const mostOfAsking = 16;

/** Of what the team is told, or is to be; of their own number at any time. */
export function readRingAsked(parsed: ParsedUtterance): readonly Found[] {
  const isWhole = parsed.context.prompt !== "danger" && asksForWholeNumber(parsed.utterance);
  return isWhole
    ? parsed.clauses.map(({ span }) => ({
        act: { kind: "ask", topic: "done", about: { detail: "phone", isWhole: true } },
        span,
        certainty: sure,
      }))
    : readAsked(parsed);
}

function readAsked({ context, parts, clauses }: ParsedUtterance): readonly Found[] {
  const isOfTeam =
    context.wish === "callback" || context.wish === "message" || (context.told ?? []).length > 0;
  if (!isOfTeam) return [];
  return parts.flatMap((part, clause): readonly Found[] => {
    const text = part.words.map(({ word }) => word).join(" ");
    const span = clauses[clause]?.span;
    if (callerRings.test(text)) return [];
    // 'What have you got', while times are offered, is asked of times.
    if (ofTimes.has(context.prompt) && !ofWriting.test(text)) return [];
    if (span && all.test(text))
      return [
        {
          act: { kind: "ask", topic: "done", about: { isOfRing: true, isAll: true } },
          span,
          certainty: sure,
        },
      ];
    const asked = patterns.flatMap(([detail, pattern]) => (pattern.test(text) ? [detail] : []));
    return span
      ? [...new Set(asked)].map((detail) => {
          const about: About = { detail, isOfRing: true };
          return { act: { kind: "ask", topic: "done", about }, span, certainty: sure };
        })
      : [];
  });
}
