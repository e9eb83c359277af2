import type { Understanding } from "#server/dialogue/understanding.ts";
import type { Purpose } from "./state.ts";
import { wishesIn } from "./wishes-in.ts";

/** 'I was overcharged, and I need to cancel': words as a whole are like many a wish, so beside another matter only a plain one counts. */
export const plainWishes = (heard: Understanding): Purpose[] =>
  wishesIn(heard).filter((wish) => plainly[wish]?.test(heard.text));

const plainly: Partial<Record<Purpose, RegExp>> = {
  cancel: /\bcancel\b/i,
  reschedule: /\b(?:reschedule|move|change) (?:my|our|the|an?) (?:\w+ )?(?:appointment|booking|visit)\b/i,
  book: /\bbook (?:me|us|him|her|in|an?|my)\b|\b(?:make|want|need|like|get) (?:an?|another) (?:new )?(?:appointment|booking|visit)\b/i,
};
