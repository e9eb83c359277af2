/** 'Every second Tuesday', 'fortnightly on a Monday': a row of visits, of which one is booked at a time. */

const everySo =
  /\b(?:every|each) (?:(?:second|other|third|fourth|fifth|sixth|single|two|three|four|five|six|twelve|\d+) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weeks?|fortnight|months?)\b|\b(?:fortnightly|weekly|monthly|quarterly)\b|\b(?:once|twice) (?:a|every) (?:week|fortnight|month)\b|\b(?:series|block|run) of (?:\w+ )?(?:appointments|bookings|visits)\b|\b(?:standing|recurring|regular|ongoing) (?:appointments?|bookings?|slot)\b/i;
const wishes =
  /\b(?:book|appointments?|bookings?|visits?|want|wants|like|need|needs|come|have|get|put|make|set|see|clean|check[- ]?ups?|please)\b/i;
/** Money, habits, and what fills somebody's days or is ruled out. */
const isElse =
  /\b(?:pay|paid|paying|payments?|instal\w*|debit|hurts?|hurting|pain\w*|ach(?:es?|ing)|bleeds?|works?|working|school|kinder|training|busy|free|available|off|brush\w*|floss\w*|usually|normally|always|been|was|used to|tablets?|not|how often|should|recommend\w*|do i)\b|n['’]t\b/i;

export const isSeries = (text: string): boolean =>
  everySo.test(text) && wishes.test(text) && !isElse.test(text);

/** Said before the one visit is booked; the wish for the row stands in its notes. */
export const oneOfSeries = "I can book one visit at a time, and the team can arrange the ones after it.";
