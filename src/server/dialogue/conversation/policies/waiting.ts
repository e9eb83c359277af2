import { hasIntent, onlyIntents, ringsAgain } from "#server/dialogue/conversation/reading.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { anyOfKin } from "#server/dialogue/who/kin.ts";

/** Callers who need a moment, and lines on which nothing is said: neither is a failure to understand. */

/** So many silences pass unremarked after 'hang on, I'll get my diary': half a minute on the telephone. */
export const patience = 4;

/** A caller who asks for a moment is given it; null when the utterance is something else. */
export function letWait(turn: Turn, heard: Understanding): Turn | null {
  if (!asksToWait(heard)) return null;
  return say(change(turn, { silences: 0, quietSilences: patience }), "Take your time.");
}

const filler =
  "(?:\\W*(?:um+|uh+|oh|ah|okay|ok|yes|yeah|yep|no|sure|sorry|thanks|just|well|right|so|and|please)\\b)*\\W*";
const while_ = "(?:sec|secs|second|seconds|moment|minute|minutes|min|mins|mo|tick|ticks)";
const look = "(?:find|get|grab|fetch|check|look|look (?:at|in|up)|open|pull up|put on|turn (?:off|down))";
const thing =
  "(?:diary|calendar|planner|schedule|roster|glasses|card|pen|phone|computer|wallet|bag|radio|telly|tv|door)";
const somebody = `(?:${anyOfKin}|boss|work)`;
const mine = "(?: just)? (?:(?:need|want|have|got|going) to )?(?:just )?";
const openings = [
  "let me (?:just )?(?:find|get|grab|look|check|see|ask|think|have an? (?:\\w+ )?(?:look|think)|talk (?:to|with)|speak (?:to|with)|pull|open|go|turn)",
  `(?:i(?:'ll| will)?|can i|could i)${mine}${look} (?:my|the) ${thing}`,
  `(?:i(?:'ll| will)?|can i|could i)${mine}(?:ask|check with) my ${somebody}`,
  "(?:(?:can|could|would|will) you )?(?:please )?(?:just )?(?:hold|hang) on",
  "(?:(?:can|could|would|will) you )?(?:please )?(?:just )?(?:wait|bear with me|stay on the line)",
  `(?:(?:can|could|would|will) you )?(?:please )?(?:just )?give me (?:a|one|two|half a|just a) ${while_}`,
  `(?:just )?(?:a|an|one|two|half a|wait a) ${while_}`,
];
const waiting = new RegExp(`^${filler}(?:${openings.join("|")})\\b(?: ${while_}\\b)?`, "i");

/** Said to somebody in the room: noise, and no answer to anything. */
const toOthers =
  /^\W*(?:(?:hey|oi|sorry)\W+)*(?:kids|boys|girls|guys|children|you two|darling|honey|sweetie|buddy)\W+(?:please )?(?:stop|quiet|be quiet|shush|sh+|sit|get|wait|leave|not now|don'?t|no)\b/i;

function asksToWait(heard: Understanding): boolean {
  if (toOthers.test(heard.text)) return true;
  if (ringsAgain(heard.text)) return false;
  if (heard.emergency !== null || /\b(?:keep|leave) (?:it|that|the|my)\b/i.test(heard.text)) return false;
  const opening = waiting.exec(heard.text);
  // 'Hang on, is Thursday at ten free?' goes on; the 'one' of 'one sec' is part of the opening.
  const end = opening ? opening.index + opening[0].length : 0;
  if (detailsOf(heard).some(({ span }) => span[1] > end)) return false;
  if (opening) {
    // 'No, hang on' asks for a moment; 'wait, no' and 'hold on, what was that' say something.
    const isAll = !/\p{L}/u.test(heard.text.slice(end));
    if ((heard.isCorrection && !isAll) || asksOn.test(heard.text.slice(end))) return false;
    return heard.intents.every(({ value }) => idle.has(value) || (isAll && value === "no"));
  }
  const isGuessed = !heard.intents.some(({ value, certainty }) => value === "wait" && certainty === "sure");
  if (isGuessed && ofOthers.test(heard.text)) return false;
  return hasIntent(heard, "wait") && onlyIntents(heard, "wait", "thanks", "yes", "greeting");
}

/** 'Hold on, which day did we land on' */
const asksOn = /^\W*(?:(?:and|so|but|sorry)\W+)*(?:which|what|when|where|who|how|why|did|was)\b/i;

/** 'Can my daughter come with me' only sounds like 'can my daughter have a word'. */
const ofOthers = /\b(?:can|could|may) (?:my|our) (?:\w+ ){1,2}(?:come|be seen|have one|get one|join)\b/i;

const idle: ReadonlySet<string> = new Set(["wait", "thanks", "yes", "greeting", "maybe"]);

function detailsOf({ when, name, phone, phoneDigits, email, visit, choice }: Understanding) {
  const soonest = when.soonest === null ? [] : [when.soonest];
  const all = [...when.days, ...when.times, ...when.excludedDays, ...when.excludedTimes, ...soonest];
  return [...all, name, phone, phoneDigits, email, visit, choice].filter((each) => each !== null);
}

/** What a recogniser writes for a cough, music or the street: 'noise' in brackets, or mere punctuation. */
const tags = /\[[^\]]*\]|\([^)]*\)|<[^>]*>|\*[^*]*\*/g;
const hesitation =
  /^(?:\W*(?:u+m+|u+h+|e+r+m*|a+h+|h+m+|mm+|well|so|like|and|but|you know|i mean|let me think|let me see)\b)+\W*$/i;

/** Whether an utterance holds no word at all, or only the sounds of somebody thinking. */
export function isNothingSaid(text: string): boolean {
  const words = text.replace(tags, " ");
  return !/[\p{L}\p{N}]/u.test(words) || hesitation.test(words);
}
