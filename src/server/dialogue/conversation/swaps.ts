import { kindOfVisit } from "./visits-in-place.ts";

/** 'Can you swap my two appointments around', 'swap mine with my husband's': each is to have the other's time. */

const swap = "(?:swap|switch|swop|flip|trade|exchange|change)(?:p?ing|p?ed)?";
const visits = "(?:appointments|appts|bookings|visits|times|slots|spots|ones)";
const around = "(?:around|round|over|about)(?! (?:to|for|until|till|on|at)\\b)";
const goesNowhere = "(?! (?:to|for|until|till|on|from)\\b)";
const notDay = "(?!(?:mon|tues|wednes|thurs|fri|satur|sun|to)day)";
const each = "[\\p{L}'’ ]{1,30}";
/** 'My clean', 'my last root canal', 'the Tuesday one' */
const ofOne = `(?:my|our|his|her|the) (?:(?:\\p{L}+|o'clock) ){0,2}?(?:${kindOfVisit}|appointment|booking|visit|one)`;
const swaps = new RegExp(
  [
    `\\b${swap} (?:(?:the|my|our|those|these|their|both|two) ){0,2}(?:${visits}|them|those|these|both|two) ${around}`,
    `\\b${swap} (?:(?:the|my|our|those|these|both) )(?:(?:of )?(?:my|our|the) )?(?:two|both) ${visits}(?: around)?${goesNowhere}`,
    `\\b${swap} (?:mine|(?:my|our|his|her) (?:\\p{L}+ )?(?:appointment|booking|visit|time|slot|spot|one)|${notDay}\\p{L}+['’]s) (?:with|for|and) (?:hers|his|theirs|mine|(?:my|his|her) \\p{L}+['’]s?|${notDay}\\p{L}+['’]s)\\b`,
    `\\b(?:swap|switch|swop|trade|exchange) ${ofOne} (?:with|and) ${ofOne}\\b${goesNowhere}`,
    `\\b${swap} ${each} and ${each} ${around}`,
    `\\b(?:swap|switch|swop) ${each} and ${each} ${visits}${goesNowhere}`,
  ].join("|"),
  "iu",
);

export const swapsVisits = (text: string): boolean =>
  swaps.test(text) && !/\bnot (?:to )?(?:swap|switch)/i.test(text);
