import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, type Told } from "./told.ts";

/**
 * How one comes to a visit, asked by whoever has not asked for one yet: 'can I book online', 'how long is the wait', 'how
 * often should I come', 'can I change dentists'. What the clinic wrote of it is told, and nothing else is made up.
 */

const someone = "(?:i|we|you|people|patients|he|she|my \\w+)";
const online =
  "(?:online|on[- ]line|on (?:the |your )?(?:website|web ?site|web|internet|app|computer)|through (?:the |your )?(?:website|web ?site|app)|via (?:the |your )?(?:website|app))";
const asksOnline = [
  `\\b(?:can|could|may|do|is it possible|able|how (?:do|can|would))\\b(?: \\w+){0,4}? (?:book|make|schedule|do (?:it|that|this)|change|cancel|see)\\b[^.?!]*\\b${online}`,
  "\\b(?:do|does|have|is there|are there|got)\\b(?: \\w+){0,4}? (?:online (?:bookings?|booking system|appointments?)|an? (?:booking )?app|a booking (?:site|page|link|website))\\b",
].map((source) => new RegExp(source, "i"));

const asksOfWait = [
  `\\bhow (?:long|far)(?:'?s| is| are| do| does| would| will)(?: (?:the|your|${someone}))?(?: (?:have|need) to| usually| normally)? (?:wait(?:ing)?(?: (?:time|list|period)s?)?|(?:booked|booking) (?:out|up|ahead))\\b(?! (?:room|in))`,
  "\\bhow (?:far|long) (?:out|ahead|in advance)?(?: (?:are|is|do) (?:you|yous|they|the \\w+))? ?(?:booked|booking|book)(?: (?:out|up|ahead|in advance))?\\b",
  "\\b(?:what'?s|whats|what is|is there) (?:the |your |a |much of a )(?:\\w+ )?wait(?:ing)?(?: (?:time|period)s?)?\\b(?! (?:room|list))",
].map((source) => new RegExp(source, "i"));

const asksHowOften =
  /\bhow (?:often|regularly|frequently|many times(?: a year)?)\b[^.?!]*\b(?:should|do|must|would|ought|need)\b[^.?!]*\b(?:come|see|visit|check(?:ed)?(?: ?-?ups?)?|cleans?|cleaned|dentist|seen|x-?rays?)\b/i;

const asksForOtherDentist =
  /\b(?:can|could|may|am|is|are|possible|allowed|able|how do)\b(?: \w+){0,4}? (?:chang(?:e|ing)|switch(?:ing)?|swap(?:ping)?|see|have|get) (?:to )?(?:(?:an?|my|the) )?(?:different |other |another |new )?(?:dentists|another dentist|(?:different|other|new) dentist|dentist to)\b/i;
const isOtherDentist = /\b(?:chang|switch|swap)\w*|\b(?:different|another|other)\b/i;

/** What is told of a visit that stands, or wished for at a time, asks for that. */
const wishesFor =
  /\b(?:my|our) (?:\w+ )?(?:appointment|booking|visit)|\b(?:today|tomorrow|tonight|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|next week|this week|i(?:'d| would) like|i want)\b/i;

type Matter = "online" | "wait" | "how_often" | "other_dentist";

function matterOf(text: string): Matter | null {
  if (wishesFor.test(text)) return null;
  if (asksOnline.some((each) => each.test(text))) return "online";
  if (asksOfWait.some((each) => each.test(text))) return "wait";
  if (asksHowOften.test(text)) return "how_often";
  return asksForOtherDentist.test(text) && isOtherDentist.test(text) ? "other_dentist" : null;
}

export const asksHowToCome = remembering((text): boolean => matterOf(text.replaceAll("’", "'")) !== null);

const aboutIt: Readonly<Record<Matter, RegExp>> = {
  online: /\bonline\b|\bapp\b|\bbook(?:ed|ing|ings)?\b[^.]*\bwebsite\b/i,
  wait: /\bwait(?:ing)?\b(?! room)/i,
  how_often: /\bevery (?:\w+ )?(?:months?|year)\b|\bsix[- ]monthly\b|\btwice a year\b/i,
  other_dentist: /\b(?:change|switch|choose|prefer\w*) (?:\w+ )?dentists?\b/i,
};

/** Said where the clinic wrote nothing of it. */
function otherwise(matter: Matter, mayBook: boolean): string {
  switch (matter) {
    case "online":
      return mayBook
        ? "I do not know about booking online, but I can book a visit for you right here."
        : answers.notKnown;
    case "wait":
      return mayBook
        ? "That depends on the visit and the day; I can look for the soonest free time."
        : answers.notKnown;
    case "how_often":
      return "How often is best for you, the dentist can tell you when you are seen.";
    case "other_dentist":
      return answers.notKnown;
  }
}

export function toldHowToCome({ facts }: LiveState, text: string): Told {
  if (!facts.permissions.provideInfo) return known(answers.mayNotAnswer, "");
  const matter = matterOf(text.replaceAll("’", "'")) ?? "online";
  const written = answers.fromAdditionalInfo(facts, aboutIt[matter]);
  const mayBook = facts.permissions.bookAppointments;
  return {
    ...known(written || otherwise(matter, mayBook), ""),
    offersVisit: mayBook && matter !== "other_dentist",
  };
}
