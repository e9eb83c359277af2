import { remembering } from "../words.ts";
import { listed } from "./read-waitlist.ts";

/** What is said of the waitlist by whoever stands on it: to be taken off, or whether they are on it at all. */

const who =
  "(?:me|us|him|her|them|(?:my|our|his|her) (?:name|son|daughter|husband|wife|mum|dad|partner|\\w+)|[\\p{L}']+)";
const the = "(?:the|your|that|this|any|a|our|my)";
const stands =
  "(?:(?:i|we|he|she|they)(?:['’]?(?:m|re|s)| am| are| is)|(?:am i|are we|is (?:he|she)|are they|was i|were we|is my \\w+))";
const small = "(?:still|already|actually|definitely|even|now|currently|down|up|really|both|also)";

const off = new RegExp(
  [
    `\\b(?:take|taken|get|remove|removed|drop|scratch|cross|strike|pull|delete|bump)\\b(?: ${who}){0,3}? (?:off|from|out of) (?:${the} )?${listed}\\b`,
    `\\b(?:come|be|go|hop|jump) (?:off|out of) ${the} ${listed}\\b`,
    `\\bno longer (?:\\w+ ){0,4}?(?:on|for) ${the} ${listed}\\b`,
    `\\b(?:don['’]?t|do not|needn['’]?t) (?:\\w+ ){0,4}?(?:on|for)? ?${the} ${listed} (?:any ?more|any longer)\\b`,
    `\\bcancel (?:my|our|the|his|her) (?:spot|place|name|position) on ${the} ${listed}\\b`,
  ].join("|"),
  "iu",
);
/** Of the list that was just spoken of. */
const offIt =
  /\b(?:take|get|remove|drop) (?:me|us|my name) (?:back )?(?:off|from) (?:it|that|the list|that list|again)\b/i;

const asks = new RegExp(
  [
    `\\b(?:am i|are we|is (?:he|she)|are they|was i|were we|is my \\w+)(?: ${small})* (?:on|in) ${the} ${listed}\\b`,
    `\\b(?:did|have|has) (?:you|yous|they|i|we|someone|somebody|anyone)(?: \\w+){0,3}? ${who} (?:\\w+ )?(?:on|onto|to) ${the} ${listed}\\b`,
    `\\b(?:where|how far|what number|how high|how long|what (?:place|position|spot))\\b(?: \\w+){0,6}? (?:on|up|down|in) ${the} ${listed}\\b`,
    `\\b(?:check|see|know|find out|confirm|tell me|wondering|wonder|make sure|ask) (?:if|whether|that)? ?${stands}(?: ${small})* (?:on|in) ${the} ${listed}\\b`,
  ].join("|"),
  "iu",
);

/** `isSpokenOf`: the waitlist was what was said last. */
export const readOnWaitlist = (text: string, isSpokenOf: boolean): "off" | "asks" | null =>
  ofList(text) ?? (isSpokenOf && offIt.test(text) ? "off" : null);

const ofList = remembering((text): "off" | "asks" | null => {
  if (!/list|stand ?by/i.test(text)) return null;
  if (off.test(text)) return "off";
  return asks.test(text) ? "asks" : null;
});
