import { type Found, sure } from "../found.ts";
import { has, type ParsedUtterance } from "../parsed-utterance.ts";

/** That it is to be done at once: asked for outright, or somebody waits for it meanwhile. */

const atOnce =
  /\b(?:urgent(?:ly)?|urgency|asap|as soon as (?:possible|poss|(?:you|they|anyone|anybody|someone|somebody) can)|(?:straight|right) (?:away|now)|immediately|this (?:minute|instant)|(?:can['’]?t|cannot|won['’]?t) wait|(?:in|within) (?:the|an|half an|the next) (?:half )?(?:hour|minutes?|\w+ minutes?)|before (?:you|they) (?:close|shut|go home))\b/i;
const waitedFor =
  /\b(?:waiting|standing|sitting|here|stuck)(?: \w+){0,3} (?:at|in|by) (?:the|my|our) (?:\w+ )?(?:counter|chair|pharmacy|chemist|shop|desk|front|till|door)\b|\b(?:patient|customer|client|lady|bloke|man|woman|he|she|they)(?:['’]?s| is| are|['’]?re) (?:\w+ ){0,2}(?:waiting|standing here|at the counter|in front of me)\b/i;
/** 'Can somebody ring me today', 'I need an answer now': asked of people for this very day. */
const askedToday =
  /\b(?:ring|call|phone|text|e-?mail|fax|send|need|get back|let me know|answer|sort(?:ed)?|done|fix(?:ed)?)\b(?:\W+\w+){0,8}?\W+(?:today|tonight|now|this (?:morning|afternoon|arvo|evening))\b(?! (?:i|my|we|it|that)\b)/i;

const denied =
  /\b(?:not|isn['’]?t|nothing|no|never|wasn['’]?t)(?: \w+){0,3} (?:urgent|urgently|urgency|rush|hurry|asap|now|today|tonight|immediately)\b|\b(?:no|any) rush\b|\bwhenever\b/i;

const ofVisits = [
  "want.book",
  "want.move",
  "want.cancel",
  "want.check",
  "want.waitlist",
  "want.late",
] as const;
const wishesOfVisits: ReadonlySet<string> = new Set(["book", "move", "cancel", "check", "waitlist", "late"]);

/** Of a visit it is how soon that is to be, and no word for the team. */
export function readPressing(parsed: ParsedUtterance): readonly Found[] {
  const { utterance, context } = parsed;
  const { text } = utterance;
  const isOfTeam = has(parsed, "want.callback", "want.message", "want.person");
  const isOfVisit = has(parsed, ...ofVisits) || wishesOfVisits.has(context.wish ?? "");
  if ((isOfVisit && !isOfTeam) || denied.test(text)) return [];
  const found = atOnce.exec(text) ?? waitedFor.exec(text) ?? askedToday.exec(text);
  return found
    ? [{ act: { kind: "pressing" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}
