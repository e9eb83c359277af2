import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { whyAsked } from "#server/dialogue/conversation/phrases/call.ts";
import { hasDetails } from "#server/dialogue/conversation/reading.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { withoutPart } from "#server/dialogue/conversation/without-part.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** 'What do you need my name for': told, and what was asked is asked again, or taken where it was told all the same. */
export function tellWhyAsked(
  turn: Turn,
  heard: Understanding,
  takeUp: (turn: Turn, heard: Understanding) => Turn,
): Turn | null {
  const words = heard.text.replaceAll("’", "'");
  const found = asksWhy.exec(words) ?? (asksOfCaller(turn.state) ? asksBareWhy.exec(words) : null);
  if (!found) return null;
  const told = say(understood(turn), reasonFor(turn.state, found[0]));
  const rest = withoutPart(heard, [found.index, found.index + found[0].length]);
  return hasDetails(rest) ? takeUp(told, rest) : askAgain(told);
}

const detail =
  "(?:(?:all )?(?:of )?(?:my|our|his|her|their|the|a|any|your patients'?|people'?s) )?(?:(?:full|first|last|family|sur|whole|real|phone|telephone|mobile|contact|e-?mail|personal|home) ?)*(?:names?|surname|number|phone|mobile|e-?mail|address|details|information|info|date of birth|birthday|age|reason)";
const ownDetail = `(?=my |our )${detail}`;
const you = "(?:you|yous|youse|ya|they)(?: guys)?";
const need = "(?:need|needs|want|wants|require|ask(?:ing)?|have|after|wanting|needing|take|use|get)";
const give = "(?:give|tell|say|leave|provide|spell|hand over|share)";
const asksWhy = new RegExp(
  [
    `\\b(?:why|how come|what'?s the reason)\\b(?: \\w+){0,2}? ${you} (?:\\w+ )?${need} (?:(?:to (?:know|have|get|take|ask)|for|me for|know|about) )*${detail}\\b`,
    `\\b(?:why|how come)\\b(?: \\w+){0,2}? i (?:\\w+ )?(?:need|have|got|must)(?: to)? ${give} (?:you )?${detail}\\b`,
    `\\bwhat (?:do|would|will|are|did) ${you} (?:\\w+ )?${need} (?:with )?${detail}(?: for)?\\W*$`,
    `\\bwhat (?:is|'?s|does) ${ownDetail} (?:\\w+ ){0,3}?(?:for|to do with (?:it|this|anything))\\W*$`,
    `\\bwhat'?s ${ownDetail} (?:needed |used |got to do |to do )?(?:for|with)\\b`,
    `\\b(?:do|must|should) i (?:really |actually |even )?(?:have to|need to|got to|gotta|must)? ?${give} (?:you )?${detail}\\b`,
    `\\bdo ${you} (?:really|actually|even|honestly) (?:need|want|have to have|require) ${detail}\\b`,
    `\\bis ${detail} (?:really |actually )?(?:necessary|needed|required|compulsory|mandatory)\\b`,
  ].join("|"),
  "i",
);
/** With nothing named it is what was asked that is meant. */
const bare = "(?:that|this|it|all (?:this|that)|to know(?: that| this)?|to ask(?: that| me that)?)";
const asksBareWhy = new RegExp(
  [
    `^\\W*(?:(?:um|uh|oh|but|sorry|hang on|wait|and|hmm|ok|okay|well)\\W+)*(?:why|what for|how come|why(?:'?s| is) that|what'?s (?:that|it|this) for|why do ${you} ask|why(?: are ${you})? asking|for what|may i ask why|can i ask why)(?: sorry| though| please)?\\W*$`,
    `\\b(?:why|how come)\\b(?: \\w+){0,2}? ${you} (?:\\w+ )?${need} ${bare}\\W*$`,
    `\\bwhat (?:do|would|will|did) ${you} (?:\\w+ )?${need} ${bare} for\\W*$`,
    `\\b(?:is (?:that|this|it)|are these) (?:really |actually )?(?:necessary|needed|required)\\W*$`,
    `\\b(?:do|must) i (?:really )?(?:have to|need to) (?:${give}|answer) ?(?:${bare}|you)?\\W*$`,
    `\\bwhy (?:does|would|should|is) (?:that|it|this) (?:matter|important|needed|necessary|any of your business)\\b|\\bwhat'?s (?:it|that) (?:to you|got to do with)\\b`,
  ].join("|"),
  "i",
);

/** Something of the caller's own is asked for. */
const asksOfCaller = ({ step }: LiveState): boolean =>
  (step.kind === "collecting" && step.asked !== "when" && step.asked !== "time" && step.asked !== "change") ||
  step.kind === "identifying" ||
  (step.kind === "taking_message" && step.asked !== "text");

const ofNumber = /\b(?:number|phone|mobile|e-?mail|address)\b/i;
const ofName = /\b(?:sur)?names?\b/i;

/** Of what is named, else of what was asked. */
function reasonFor({ step, purpose }: LiveState, words: string): string {
  const asked = "asked" in step ? step.asked : null;
  const isOfName = ofName.test(words) || (!ofNumber.test(words) && (asked === "name" || asked === "surname"));
  const isOfNumber =
    ofNumber.test(words) || (!ofName.test(words) && (asked === "phone" || asked === "own_number"));
  if (step.kind === "identifying" || asked === "again")
    return "It is how I find the appointment, and how I know whom I may tell about it.";
  if (step.kind === "taking_message" || purpose === "message" || purpose === "callback")
    return isOfNumber
      ? "So that the team can ring you back on it."
      : "So that the team knows who the message is from.";
  if (purpose !== "book") return whyAsked;
  if (isOfName) return "The appointment is booked under that name.";
  if (isOfNumber) return "So that the team can reach you about the appointment.";
  return asked === "visit" ? "It decides how long the visit is booked for." : whyAsked;
}
