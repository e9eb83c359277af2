/**
 * What people say instead of 'a check-up' to whoever asks what the visit is for: 'just a look', 'see if they're okay', 'it's been a
 * while', 'the usual'. Said of nothing but a visit, so it counts only where the reason was asked for.
 */

const looks =
  /\b(?:(?:a|quick|good|general|have|take|just|another) (?:look|squiz|gander|geez|peek)|look[ -]?see|look at|looked? (?:over|at|into)|once[ -]?over|going[ -]?over|over[- ]?haul|check(?:ed|ing)?|inspect\w*|assess\w*|maintenance|tune[ -]?up)\b/i;
const ofState =
  /\b(?:see|check|make sure|know|find out|tell me|be sure)\b.*\b(?:(?:all |still )?(?:ok|okay|alright|all right|fine|good|healthy|normal|in order|serious|bad|infected|going|wrong|up with|happening|what it is|need(?:s)? (?:doing|work))|what'?s? (?:it|that|this) is)\b/i;
const longAgo =
  /\b(?:been|not been|haven'?t (?:been|had|come|seen)|hasn'?t been)\b.*\b(?:a (?:long |good |fair )?(?:while|bit|time)|ages|forever|years?|months|so long|too long)\b|\b(?:over ?due|(?:i'?m|he'?s|she'?s|we'?re|they'?re|am|is|are|just|be) (?:about |probably |well |a bit |long )?due|due (?:for )?(?:one|again|my|it))\b/i;
const asEver =
  /\b(?:the|my|our|his|her|just|same) (?:usual|regular|normal|standard|routine|yearly|annual|six month(?:ly)?|half yearly)\b|\b(?:same|usual) (?:as (?:usual|always|last time)|old|thing)\b|\bnothing (?:in particular|specific|special|much|major|serious|really|wrong|exciting|too)\b|\bno (?:particular|special|specific|real) (?:reason|problem|issue)s?\b|\bnothing'?s (?:wrong|the matter)\b/i;
/** What is looked at besides teeth, and what is only looked for. */
const otherwise =
  /\b(?:diary|calendar|roster|schedule|phone|appointments?|booking|looking|look for|let me|hang on|hold on|wait|you (?:have|got|'?ve)|available|availability|price|cost|check (?:with|my|in|the)|who|when|where)\b/i;

export const isCheckUpInOtherWords = (text: string): boolean => {
  const words = text.replaceAll("’", "'");
  return !otherwise.test(words) && [looks, ofState, longAgo, asEver].some((each) => each.test(words));
};
