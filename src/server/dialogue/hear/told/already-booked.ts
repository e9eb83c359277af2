/**
 * 'I made a booking', 'we've booked a clean', 'he's got a filling booked in', 'she has a clean coming up with you': a visit that is
 * told of as made. 'I have to get booked in' is none.
 */
const whoHas =
  "\\b(?:i|we|he|she|they|it|my \\w+|mum|dad)(?:['’]?(?:ve|s|m|re)| have| has| is| are| am| was| were| had)(?! (?:to|not)\\b)";
const between = "(?:(?! (?:to|get|want|need|like|be) )[^.?!]){0,40}?";
const has = `${whoHas}${between} (?:coming up|booked(?: in)?|in with (?:you|yous|youse)|down (?:with you|for (?:an?|the|my|his|her)))\\b`;
const made =
  "\\b(?:i|we|my \\w+|he|she)(?:['’]?ve| have| had| has| already| just)* (?:made|booked) (?:an?|my|our|his|her|the|one|in|for|myself|us|two)\\b";
export const alreadyBooked = new RegExp(`${made}|${has}`, "i");
/** Told of as there, and not only as made: no wish for another is heard in the same words. */
export const hasVisit = new RegExp(has, "i");
