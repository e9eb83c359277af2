/** 'I made a booking', 'we've booked a clean', 'I already booked in': a visit that is told of as made. */
export const madeBefore =
  /\b(?:i|we|my \w+|he|she)(?:['’]?ve| have| had| has| already| just)* (?:made|booked) (?:an?|my|our|his|her|the|one|in|for|myself|us|two)\b/i;
