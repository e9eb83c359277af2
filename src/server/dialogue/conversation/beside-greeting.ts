import type { Understanding } from "#server/dialogue/understanding.ts";

/** What stands beside a greeting: 'hey, do you sell gift vouchers' greets nobody only to be greeted back. */

const opening =
  "^\\W*(?:(?:yeah|yes|oh|um|uh|well|ok|okay|ah|so|hi|hello|hey|hiya|howdy|g'?day|good (?:morning|afternoon|evening)|morning|afternoon|evening|there|mate|sorry|please|thanks|just|and|quick question)\\W+)*";
const clinic = "(?:you|u|yous|youse|ya|you guys|they|the (?:clinic|practice|place|dentists?))";

const ofClinic = new RegExp(
  `${opening}(?:(?:do|does) ${clinic} (?!know\\b|understand\\b|hear\\b|remember\\b|mean\\b|mind\\b|think\\b)\\w+(?: \\w+)?|(?:is|are) there (?:an?|any|some)\\b|(?:have|has) ${clinic} (?:got|been)\\b|how long (?:have|has) ${clinic}\\b|how (?:old|big|new|busy) (?:is|are) ${clinic}\\b|(?:is|are) your (?!name\\b)\\w+\\b|(?:what|which) \\w+ (?:do|does) ${clinic}\\b)`,
  "i",
);

/** A question about the clinic, to which there is at least one answer: that it is not known. */
export const asksOfClinic = ({ text }: Understanding): boolean => ofClinic.test(text);

const ownMatter =
  /\b(?:it'?s|its|calling|ringing|rang|is) (?:just )?(?:about|regarding|to do with)\b(?:\W+\w+){2}/i;

/** More was said than the greeting. */
export const asksSomething = (heard: Understanding): boolean =>
  asksOfClinic(heard) || ownMatter.test(heard.text);
