import { noWhen, type Understanding } from "#server/dialogue/understanding.ts";
import { countWords } from "#server/dialogue/words.ts";
import { hasDetails, saysYes } from "./reading.ts";
import { isIdle, type LiveState } from "./state.ts";

/** Small talk beside the matter: 'my grandson just turned four', 'oh you sound lovely'. */

const people =
  /\b(?:i|i['’](?:m|ve|d)|my|our|we|we['’](?:re|ve)|he|he['’]s|she|she['’]s|they|they['’]re|you|it['’]s|his|her|their|me|us|isn['’]t it)\b/i;
/** What somebody says who wants something, even if nobody understands what. */
const wants =
  /\?|\b(?:tell|give|show|send|get) (?:me|us)\b|\b(?:want|wants|need|needs|can|could|may|please|help|book|booking|appointment|hoping|looking for|wondering|would like|i['’]d like|how|when|where|who|why|what (?:is|are|do|does|time|day)|not working|wrong|problem|complain\w*)\b/i;
const fewestWords = 4;
/** 'Yes he's a clever boy' is none to anything. */
const fewestBesideYes = 5;

/** 'I had an implant after my stroke' tells of what was, and wishes for none. Whatever is wrong now is told in other words. */
export const withoutPast = (state: LiveState, heard: Understanding): Understanding => {
  const isOfPast =
    isIdle(state) && heard.visit !== null && heard.intents.every(({ value }) => value === "yes");
  if (!isOfPast) return heard;
  // 'I had a filling on Friday and it feels great': the day is past, too.
  if (isFine(heard)) return { ...heard, visit: null, when: noWhen };
  return isPast(heard) ? { ...heard, visit: null } : heard;
};

const isFine = ({ text }: Understanding): boolean => hadAndFine.test(text) && !wants.test(text);
const hadAndFine =
  /\b(?:i|we|he|she|my \w+)(?:'?ve|'?d|'?s| have| has| had)? (?:just |only )?(?:had|got)\b.*\b(?:it|they|everything|that|all)(?:'?s)? (?:now )?(?:feels?|feeling|is|are|was|went|looks|has been|been) (?:\w+ )?(?:great|good|fine|perfect|brilliant|wonderful|lovely|amazing|better|well)\b/i;

const isPast = ({ text, when }: Understanding): boolean =>
  had.test(text) &&
  !comes.test(text.replace(ofTeeth, "")) &&
  !trouble.test(text.replace(ofWork, "")) &&
  !wants.test(text) &&
  when.times.length === 0;
const had =
  /\b(?:i|we|he|she|my \w+)(?:'?ve|'?d|'?s| have| has| had)? (?:\w+ )?(?:had|got|have had|been given|underwent)\b.*\b(?:after|before|when|while|during|ago|last year|years? back|back in|as a (?:kid|child|teenager|boy|girl)|once|in (?:19|20)\d\d|in my (?:teens|twenties|thirties|forties|fifties))\b/i;
const ofTeeth = /\b(?:teeth|tooth|dentist)\b/gi;
/** Named with what was done to them, not with what is wrong. */
const ofWork = /\b(?:tooth|teeth|gums?|mouth|jaw|dentures?|plate|crown|filling|braces)\b/gi;

/** 'My grandson has soccer on Saturdays', 'did you see the footy on the weekend': a day, and no wish for it. */
export function withoutStory(state: LiveState, heard: Understanding): Understanding {
  if (
    !isIdle(state) ||
    heard.visit !== null ||
    heard.intents.some(({ value }) => value !== "yes" && value !== "greeting")
  )
    return heard;
  const isStory = tells.test(heard.text) && !comes.test(heard.text);
  return isStory ? { ...heard, when: noWhen } : heard;
}

const tells =
  /\bhappy (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bdid (?:you|i)\b|\b(?:my|our|his|her|the) (?:\w+ ){1,2}(?:has|had|plays?|played|works|worked|was|were|went|loves?|turned)\b/i;
/** Words of who wishes to come. */
const comes =
  /\b(?:come|coming|bring|be seen|get|fit|book|free|available|suits?|works? for|could|can|would|needs?|wants?|appointment|time|slot|teeth|tooth|dentist)\b/i;

/** A trouble that no rule knows is none the less why somebody rings. */
const trouble =
  /\b(?:tooth|teeth|gums?|mouth|jaw|breath|tongue|lips?|cheek|eyes?|face|throat|dentures?|plate|crown|filling|braces|sore|hurts?|hurting|pain\w*|ach(?:e|es|ing)|bleed\w*|swollen|swelling|lump|loose|wobbly|infect\w*|broke|broken)\b/i;

/** Whether somebody tells of something and wants nothing with it. Nothing else in it was understood. */
export function isRemark(heard: Understanding): boolean {
  const { text } = heard;
  return (
    heard.intents.every(({ value }) => value === "yes" || value === "thanks" || value === "greeting") &&
    !hasDetails(heard) &&
    !(saysYes(heard) && countWords(text) < fewestBesideYes) &&
    countWords(text) >= fewestWords &&
    people.test(text) &&
    !wants.test(text) &&
    (hadAndFine.test(text) || !trouble.test(text))
  );
}
