import type { Understanding } from "#server/dialogue/understanding.ts";
import { anyOfKin } from "#server/dialogue/who/kin.ts";
import { givesUpForRelief } from "./pain-gone.ts";
import { hasWhen, startsWithNo } from "./reading.ts";
import type { NextStep } from "./state.ts";

/** 'I'll think about it', 'I have to ask my husband first', 'not right now': a visit is put off, and nothing is to be booked. */

const it = "(?:it|that|this|things)";
const i = "\\b(?:i|we)(?:['’]?(?:ll|d|m|re))?";
const think = `(?:think (?:about|on|over) ${it}|think ${it} (?:over|through)|have an? (?:\\w+ ){0,3}?think|sleep on (?:it|that)|mull ${it} over|weigh ${it} up|consider ${it})`;
const ask =
  "(?:ask|check with|talk to|speak (?:to|with)|run (?:it|that|this) (?:by|past)|discuss (?:it|that|this) with|talk (?:it|that|this) over with)";
const somebody = `(?:(?:my|the|his|her|our) )?(?:${anyOfKin}|boss|manager|work|family|parents|school|him|her|them|everyone)`;
const now =
  "(?:(?:just |right )?now|(?:just )?yet|today|at the moment|at this (?:stage|point|time)|for now|this time)";

/** It can be nothing but putting it off. */
const putsOff = new RegExp(
  [
    `${i}(?: (?!did\\b|do\\b|was\\b|not\\b)\\w+){0,4}? ${think}`,
    `${i}(?: \\w+){0,2}? (?:get|come) back to (?:you|yous|ya)\\b`,
    `${i}(?: will| can)?(?: \\w+)? let (?:you|yous|ya) know\\b(?! (?:that|the|my|about)\\b)`,
    `${i}(?: will)? be in touch\\b`,
    `${i}(?: \\w+){0,4}? ${ask} ${somebody}\\b.*\\b(?:first|before)\\b`,
    `${i}(?: \\w+){0,3}? (?:hold off|give (?:it|that|this) a miss|skip it)\\b`,
    `${i} (?:will )?pass(?: thanks| thank you| on (?:it|that|this)| for now)?\\W*$`,
    `\\b(?:rather|better|might|may) not (?:book|decide|commit|make (?:it|one|a booking))\\b`,
    `(?:n['’]?t|\\bnot)(?: (?:want|going|gonna|wanting|ready|able|keen))?(?: to)? (?:book|decide|commit|lock (?:it|anything) in|make a booking)(?: (?:it|anything|one|in))?(?: ${now}|\\W*$)`,
    `(?:n['’]?t|\\bnot) (?:actually |really |quite )?(?:decided|made up my mind|made my mind up|ready)(?: ${now}|\\W*$)`,
    `${i}(?: (?:not|will|won['’]?t|wo not|going to|gonna))*(?: not|n['’]?t)? (?:worry|bother)\\b`,
  ].join("|"),
  "i",
);
const thinks = new RegExp(
  `^\\W*(?:[\\w'’]+\\W+){0,4}?${i}(?: (?!did\\b|do\\b|was\\b)\\w+){0,4}? ${think}`,
  "i",
);
/** Said of what was asked about, with nothing under way. */
export const thinksItOver = (text: string): boolean => thinks.test(text);

/** 'Let me think about it', 'let me check my roster' ask for a moment, unless it takes longer. */
const asksForMoment = new RegExp(
  `(?:\\b(?:let me|lemme|can i|could i|may i)|${i})(?: (?:have to|need to|want to|got to|just|\\w+))?(?: (?:go|quickly|better|just))? (?:${ask} ${somebody}|(?:check|look at|see) (?:my|the|our) (?:\\w+ )?(?:diary|calendar|planner|schedule|roster|shifts?|work))\\b|\\b(?:let me|lemme)(?: \\w+){0,2}? ${think}`,
  "i",
);
const takesLonger =
  /\b(?:for now|first|later|get back|let (?:you|yous|ya) know|(?:ring|call|phone)(?: \w+)? (?:back|again)|another (?:time|day)|some other time|before i|tonight|bye)\b/i;

const filler = "(?:(?:oh|um|uh|hmm|er|well|actually|sorry|yeah|ok|okay|look|no|nah|nope)\\W+)*";
const polite =
  "(?:\\W+(?:thanks|thank you|cheers|ta|mate|then|sorry|i don['’]?t think|i think|for me|though|but))*\\W*$";
const notNow = new RegExp(
  `^\\W*${filler}(?:(?:(?:maybe|perhaps|probably) )?not (?:(?:just |right )?now|(?:just )?yet|at the moment|at this (?:stage|point)|for now|this time)(?:\\W+(?:i|we|let me)(?:['’]\\w+)?\\b|${polite})|(?:maybe|perhaps|probably) not${polite}|(?:don['’]?t|do not) worry${polite})`,
  "i",
);
const anotherTime = new RegExp(
  `^\\W*${filler}(?:(?:maybe|perhaps) )?(?:some other time|another time|next time)${polite}`,
  "i",
);
const noThanks =
  /^\W*(?:(?:oh|um|uh|actually|well|sorry|ah)\W+)*(?:no|nah|nope)\W+(?:(?:no|nah|it'?s|that'?s|all|ok|okay|good|right|fine|i'?m|we'?re)\W+)*(?:thanks|thank you|cheers|ta)(?:\W+(?:mate|anyway|though|then|for now|but))*\W*$/i;

/** Whether what is under way is to be left, for now at least. */
export function isPutOff(step: NextStep, heard: Understanding): boolean {
  const { text } = heard;
  if (leavesIt.test(text) || (isSought.has(step.kind) && givesUpForRelief(heard))) return true;
  if (booksIt.test(text)) return false;
  const isLater = takesLonger.test(text);
  // 'I'll think about it, maybe Tuesday' names a day all the same.
  if ((hasWhen(heard) || heard.visit !== null || heard.phone !== null) && !isLater) return false;
  if (notNow.test(text)) return true;
  if (asksForMoment.test(text)) return isLater && heard.phone === null;
  if (putsOff.test(text)) return true;
  if (!isRefusable(step)) return false;
  return (
    noThanks.test(text) || (anotherTime.test(text) && (startsWithNo(heard) || step.kind === "collecting"))
  );
}

/** What is under way may be given up for relief; a cancellation is what relief asks for. */
const isSought: ReadonlySet<NextStep["kind"]> = new Set(["collecting", "offering", "reading_back"]);

/** The 'today' of 'I'll leave it for today' is no day to come. */
const leavesIt =
  /\b(?:leave|skip|park) (?:it|that|this)(?: \w+)? (?:for (?:today|now|the (?:moment|time being|minute)|another (?:time|day))|there|at that|then)\b/i;
const booksIt = /\b(?:book|take|do|confirm|lock) (?:it|that|me|this)(?: in)?\b(?<!(?:n['’]?t|not) \w+ \w+)/i;

/** 'No thanks' to the times that are offered turns down the times, and to 'is that your number' the number. */
function isRefusable(step: NextStep): boolean {
  if (step.kind === "reading_back" || step.kind === "confirming_move") return true;
  return step.kind === "collecting" && ["visit", "when", "time", "name"].includes(step.asked);
}
