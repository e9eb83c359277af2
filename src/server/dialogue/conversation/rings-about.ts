import { aRelative } from "#server/dialogue/who/kin.ts";

/** 'I'm ringing about my son's appointment': of one that stands, with no word of what is to be done with it. */

const rings =
  "(?:ring(?:ing)?|call(?:ing)?|phon(?:e|ing)|enquir(?:e|ing)|inquir(?:e|ing)|it['’]?s|is|here|just)(?: up| in)? (?:about|regarding|concerning|in regards? (?:to|of)|with regards? to)";
const whose = `(?:(?:my|our|his|her|their)(?: [\\p{L}'’]+){0,4}?|(?:the|that|this)|[\\p{L}]+['’]s|${aRelative}['’]?s?)`;
const clocks =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|half|past|quarter|o['’]?clock|am|pm|\\d+(?:st|nd|rd|th)?|first|second|third|[a-z]+(?:teenth|tieth)|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth";
const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|week|month";
const details = `(?:[^\\p{L}\\d]+(?:on|at|in|this|next|the|of|tomorrow|today|tonight|morning|afternoon|arvo|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${clocks}|${months}|(?:with )?(?:dr|doctor) \\p{L}+|coming up|please|thanks|thank you))*`;
/** A name may be any word: looked for over and over, the same words could be read in ever more ways. */
const forWhom = `[^\\p{L}\\d]+for (?:${aRelative}|me|us|him|her|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)`;
const tail = `${details}(?:${forWhom}${details}){0,2}\\W*$`;
const ringsAbout = new RegExp(`\\b${rings} ${whose} (?:appointment|appt|booking|visit)s?${tail}`, "iu");

export const ringsAboutVisit = (text: string): boolean => ringsAbout.test(text) && !missed.test(text);
/** One that is over, or that never was. */
const missed = /\b(?:missed|last|previous|recent|first|new)\b/i;
