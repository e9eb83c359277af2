import { commonFirstNames } from "../who/common-names.ts";
import { aRelative } from "../who/kin.ts";

/** A question about what was booked, as words alone tell it; what was, only the call knows. */
export interface BookedQuestion {
  /** Those who were called by name. */
  names: readonly string[];
  isOfSeveral: boolean;
}

const lead =
  "^\\W*(?:(?:so|and|ok|okay|um|uh|oh|wait|sorry|just|but|right|great|thanks|cool|well|ah|yeah|yep|actually|hang on|hold on|just checking|before that)\\W+)*";
const unnamed = `i|we|he|she|they|us|him|her|them|me|everyone|everybody|(?:both|all)(?: (?:of (?:us|them)|three|four|the kids))?|${aRelative}`;
const somebody = `(?:${unnamed}|[a-z'’-]+)`;
const people = `(${somebody}(?: and (?:i|me|myself|${somebody}))?)`;
const beside = "(?: both| all| also| already| now| actually| definitely| properly)*";
const questions: readonly RegExp[] = [
  // 'Is Leo booked as well', 'are we both down'
  new RegExp(
    `${lead}(?:is|are|am|was|were|has|have|did|got) ${people}${beside} (?:been |get |got )?(?:booked|down|sorted|in(?= (?:too|as well|also)\\b))(?! (?:out|up|solid)\\b)`,
    "i",
  ),
  // 'So both of us are booked?'
  new RegExp(
    `${lead}${people}(?:'s|'re|'m| is| are| am)${beside} (?:booked|down|sorted)\\b.*(?:\\?|\\b(?:right|yeah|yes|correct|then))\\W*$`,
    "i",
  ),
  // 'Did you book both of us', 'have you done Leo'
  new RegExp(
    `${lead}(?:did|have|has) (?:you|we|i)${beside} (?:book|booked|done|do) (?:in )?${people}\\b`,
    "i",
  ),
  new RegExp(
    `${lead}(?:did|have|has) (?:you|we|i)${beside} (?:get|got|put|have) ${people}${beside} (?:down|booked|in)\\b`,
    "i",
  ),
  /\b(?:what|which|who|how many)\b.{0,40}\bso far\b/i,
  // 'So who is booked for when?', 'what have you got for whom'
  /\bwho(?:'s| is| are| have)(?: \w+)? booked\b(?! (?:out|up|solid)\b)|\b(?:for|and) whom?\b.{0,12}(?:\?|$)/i,
  new RegExp(`\\b(?:what time|what day|when) (?:do|does) ${people} (?:have|come|need|go)\\b`, "i"),
  // 'What time is Leo's', 'when is my son booked for'
  new RegExp(
    `\\b(?:what time|what day|when)(?:'s| is| was| are) ${people}(?:'s?)?(?: \\w+)?(?: (?:booked|down|on|in|again))*(?: for)?\\W*(?:please|thanks)?\\W*$`,
    "i",
  ),
  /\b(?:what|which|who|how many)\b[^,.]{0,30}\b(?:have|did|has|'ve) (?:we|i|you)\b.{0,12}\b(?:booked|book)\b(?! (?:out|up|solid)\b)/i,
  /\b(?:what|who)(?:'s| is| are| have| has)? (?:all |actually |been )*booked (?:now|in total|altogether)\b/i,
  /\b(?:run|go) (?:me )?(?:through|over) (?:what|everything|all)\b.{0,30}\b(?:booked|so far|got)\b/i,
];

/** 'Is Leo booked as well?', 'what have we got so far?' */
export function readBookedQuestion(text: string): BookedQuestion | null {
  for (const question of questions) {
    const found = question.exec(text);
    if (!found) continue;
    const names = namesIn(found[1] ?? "");
    if (names) return { names, isOfSeveral: several.test(text) };
  }
  return null;
}

const several =
  /\b(?:both|all|two|three|and|we|us|they|them|everyone|everybody|as well|too|also|kids|children)\b/i;

const nobody =
  /^(?:it|that|this|there|you|anything|something|any|one|to(?:day|morrow)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|dr|doctor|dentist|hygienist|parking|booked|still|not)$/i;
const isUnnamed = new RegExp(`^(?:${unnamed}|myself)$`, "i");

/** Those called by name; null when it is no person who is asked about. */
function namesIn(people: string): readonly string[] | null {
  const each = people.split(/ and /i).filter((one) => one !== "");
  if (each.some((one) => nobody.test(one))) return null;
  return each.filter(
    (one) => !isUnnamed.test(one) && (/^\p{Lu}/u.test(one) || commonFirstNames.has(one.toLowerCase())),
  );
}
