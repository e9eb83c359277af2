import type { Understanding } from "#server/dialogue/understanding.ts";
import { remembering } from "#server/dialogue/words.ts";
import { asksOfTreatment } from "./questions/about-treatment.ts";
import { asksOfAge } from "./questions/ages.ts";
import { standsOutside } from "./questions/at-the-door.ts";
import { asksHowToPrepare } from "./questions/beforehand.ts";
import { asksOfChanging } from "./questions/changing.ts";
import { asksOfDailyLife } from "./questions/daily-life.ts";
import { asksOfEmergencies } from "./questions/emergency-help.ts";
import { asksToGetIn } from "./questions/getting-in.ts";
import { asksToBring } from "./questions/house.ts";
import { asksOfKnowledge } from "./questions/knowledge.ts";
import { asksOfLateVisits } from "./questions/opening-hours.ts";
import { asksOfOwnNumber } from "./questions/own-number.ts";
import { asksToPayInParts } from "./questions/paying-in-parts.ts";
import { asksForOwnContact, asksOfBackground } from "./questions/practitioners.ts";
import { asksOfPrivacy, asksOfRecording } from "./questions/privacy.ts";
import { asksOfRecords } from "./questions/records.ts";
import { isForTeamAlone } from "./questions/team-matters.ts";
import { asksOfWalkIn } from "./questions/walk-ins.ts";
import { asksOfWay } from "./questions/way-there.ts";
import { asksHowToCome } from "./questions/ways-to-come.ts";
import { ofCondition, opensQuestion, tellsOfVisit } from "./wish-beside-question.ts";
import { withoutPart } from "./without-part.ts";

/**
 * Clauses that only ask: 'how do I cancel if I can't come' calls nothing off, 'is there an age limit for kids' books nobody,
 * and 'do you see emergencies' is none.
 */

/** 'What do I need to bring for the first visit': neither a visit to book nor one to move. */
const asksWhatIsNeeded = (text: string): boolean =>
  /\bwhat (?:do|should|must|will|would) (?:i|we|he|she) (?:\w+ ){0,3}?bring\b|\bdo (?:i|we) (?:need|have) to bring\b|\b(?:is there|was there|there'?s) (?:any|some)thing (?:else )?(?:that )?(?:i|we|he|she) (?:\w+ ){0,3}?bring\b/i.test(
    text,
  );

const kinds = [
  asksOfChanging,
  asksOfAge,
  asksOfTreatment,
  asksOfDailyLife,
  asksOfEmergencies,
  asksOfWay,
  asksOfRecords,
  asksOfPrivacy,
  asksOfOwnNumber,
  asksOfRecording,
  asksHowToPrepare,
  asksToGetIn,
  asksToBring,
  asksWhatIsNeeded,
  asksToPayInParts,
  isForTeamAlone,
  asksOfKnowledge,
  asksOfWalkIn,
  asksHowToCome,
  asksForOwnContact,
  asksOfBackground,
  asksOfLateVisits,
  standsOutside,
];
const onlyAsks = (text: string): boolean => kinds.some((asks) => asks(text));

const clauseEnd = /[.?!;,]+(?:\s+|$)|\s+(?:and|but|also|plus)\b(?=\s)/g;

/** Where they stand in the text; the whole of it where only all the clauses together ask ('if I cancel, can I come in May'). */
export const onlyAskedIn = remembering((text): readonly (readonly [number, number])[] => {
  const ends = [...text.matchAll(clauseEnd)].map((found) => found.index + found[0].length);
  const bounds = [0, ...ends.filter((end) => end < text.length), text.length];
  const clauses = bounds.slice(1).map((to, at) => [bounds[at] ?? 0, to] as const);
  const asking = clauses.filter(([from, to]) => onlyAsks(text.slice(from, to)));
  if (asking.length > 0 || clauses.length === 1) return asking.map((each) => fromQuestion(text, each));
  // 'Need to cancel Wednesday... is there a fee for that' only asks behind the stop.
  return onlyAsks(text) ? [fromQuestion(text, [0, text.length])] : [];
});

/** 'It's Tanya Bristow I can't make Wednesday do you charge for that': recognisers set no stop before the question. */
function fromQuestion(text: string, [from, to]: readonly [number, number]): readonly [number, number] {
  const clause = text.slice(from, to);
  for (const { index } of clause.matchAll(opensQuestion)) {
    const head = clause.slice(0, index);
    if (ofCondition.test(head)) break;
    if ((tells.test(head) || tellsOfVisit(head)) && (onlyAsks(clause.slice(index)) || !onlyAsks(head)))
      return [from + index, to];
  }
  return [from, to];
}
const lead =
  "hi|hello|hey|hiya|g['’]?day|good|morning|afternoon|evening|there|yeah|yes|yep|um+|uh+|so|oh|ok|okay|just|sorry|mate|look";
/** Who rings, or what they want: more than the lead to a question. */
const tells = new RegExp(
  [
    "\\b(?:it['’]?s|this is|i['’]?m|i am|name['’]?s|name is) (?!(?:just|only|about|for|a|an|the|my|not|so|really|very|wondering|ringing|calling)\\b)\\p{L}+ \\p{L}{2,}",
    "\\b(?:can['’]?t|cannot|won['’]?t(?: be able to)?|not able to|unable to) (?:\\w+ )?(?:make|come|do|get|be)\\b",
    "\\b(?:i|we)(?:['’]?d| would)? (?:just )?(?:need|want|have|got|like|gotta) (?:to )?(?:cancel|move|change|shift|push|reschedule|postpone|book|come)\\b",
    "^\\W*(?:\\w+\\W+){0,2}?(?:cancel|move|reschedule|postpone) (?:my|our|the|his|her|it|this|tomorrow|today|\\w+day)\\b",
    // 'Need to cancel Wednesday'
    `^\\W*(?:(?:${lead})\\W+)*(?:need|want|wanna|have|got|gotta|going|gonna|like|trying) (?:to )?(?:cancel|move|change|shift|push|reschedule|postpone|book|come)\\b`,
  ].join("|"),
  "iu",
);

const isWithin = (reading: Understanding["phone"], start: number, end: number): boolean =>
  reading !== null && reading.span[0] >= start && reading.span[1] <= end;

/** With what is wished for and told beside them; the words stay, to be answered. */
export function withoutOnlyAsked(heard: Understanding): Understanding {
  const spans = onlyAskedIn(heard.text);
  if (spans.length === 0) return heard;
  const rest = spans.reduce(withoutPart, heard);
  const questions = heard.intents.filter(
    ({ value }) =>
      value.startsWith("ask_") &&
      value !== "ask_availability" &&
      !rest.intents.some((each) => each.value === value),
  );
  // 'Is this line secure' is no 'this line' to be rung on.
  const isAskedOf = heard.phone && spans.some(([from, to]) => isWithin(heard.phone, from, to));
  return {
    ...rest,
    text: heard.text,
    phone: isAskedOf ? null : rest.phone,
    intents: [...rest.intents, ...questions],
  };
}

export const textWithoutOnlyAsked = (text: string): string =>
  onlyAskedIn(text).reduce(
    (left, [from, to]) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    text,
  );
