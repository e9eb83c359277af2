import type { NextStep } from "#server/dialogue/conversation/state.ts";

/** A yes in more words than one: with what was asked, or with a remark that changes nothing of it. */

const lead = "(?:(?:um+|uh+|oh|ah|so|well|right|and|then|just|please|ok|okay|alright)\\W+)*";
const yes =
  "(?:yes|yeah|yep|yup|ya|sure|correct|perfect|great|lovely|absolutely|definitely|okay|ok|that'?s (?:right|it|fine|correct|good|great|perfect))";
const ends =
  "(?:\\W+(?:in|now|then|for me|for us|please|thanks|thank you|cheers|ta|mate|love|yeah|yes|i said|go ahead|that'?s (?:right|it|fine|all|good|great)))*\\W*$";
const it = "(?:it|that|this|them|me|us|the (?:booking|appointment|time|day)|my appointment)";
const verbs = {
  reading_back: "book|do|confirm|lock|lock in|take|grab|go ahead(?: and (?:book|do))?",
  confirming_move:
    "change|move|shift|switch|swap|reschedule|do|confirm|make|go ahead(?: and (?:change|move|do))?",
} as const;

type Proposed = keyof typeof verbs;
const isProposal = (kind: NextStep["kind"]): kind is Proposed => kind in verbs;

const asAskedOf = (kind: Proposed): RegExp =>
  new RegExp(
    `^\\W*${lead}(?:(?:${yes})\\W+)*(?:(?:please|just|do|you can|you may|can you|could you|and|then)\\W+)*(?:(?:${verbs[kind]}) ${it}|go ahead|please do|do so)${ends}`,
    "i",
  );
const asked: Readonly<Record<Proposed, RegExp>> = {
  reading_back: asAskedOf("reading_back"),
  confirming_move: asAskedOf("confirming_move"),
};
/** 'Just book it, I'll tell them when I get there' */
const justDo =
  /\bjust (?:book|do|confirm|move) (?:it|that|me in)\b(?! (?:to|for|at|on|with|under|from|instead|later|earlier|another)\b)/i;

/** 'Yes please change it', to 'shall I change it'; 'please book it', to 'shall I book that'. */
export const agreesAsAsked = ({ kind }: NextStep, text: string): boolean =>
  isProposal(kind) && (asked[kind].test(text) || (justDo.test(text) && !mends.test(text)));

const agreed = new RegExp(
  `^\\W*${lead}(?:${yes})\\b(?:\\W+(?:please|thanks|thank you|mate|yes|yeah|that['’]?s (?:right|it|fine|correct|good|great|perfect|all right))\\b)*(.*)$`,
  "is",
);
const mends =
  /\b(?:except|change|wrong|different|not right|not (?:that|the|my|on|at)|instead|make (?:it|that)|rather|actually|wait|hang on|hold on|first|another|earlier|later|spel\w+|should be|meant|only if|unless|provided|nah|nope|isn'?t|wasn'?t|(?:might|maybe|perhaps) not)\b/i;
/** What the caller will do, or how they are: nothing is to be done about it before the booking. */
const remark =
  /^\W*(?:i(?:'?ll| will| might| may)\b|if\b.*\b(?:i(?:'?ll| will| might| can)|let you know)\b|i(?:'?m| am) (?:a bit |still |really |so |very |pretty )?(?:nervous|scared|anxious|worried|excited|crook|sick|hopeless|bad|terrible|looking forward)\b|(?:it|that)(?:'?s| is| was| has)? (?:been )?(?:a |so |really |very |quite )*(?:hurt\w*|sore|killing|pity|shame|long|late|far|annoying|expensive|dear)\b|don'?t (?:forget|be late|keep me)|you (?:better|had better|lot|guys)\b|hope\w*|fingers crossed)/i;

/**
 * What is said behind a yes; null where nothing is, or where it changes what was proposed. The 'but' of 'yes but I'll ring if I'm
 * still sick' changes nothing.
 */
export function behindYes(text: string): string | null {
  const rest = (agreed.exec(text)?.[1] ?? "").replace(/^[\s,.;:!–-]+/, "");
  return rest === "" ? null : rest.replace(/^(?:but|though|only|and|just|also|so)\b[\s,]*/i, "");
}

export const mendsIt = (rest: string): boolean => mends.test(rest);
export const isMereRemark = (rest: string): boolean => remark.test(rest) && !mends.test(rest);
