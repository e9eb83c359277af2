/** 'Ring me after two', 'call me back tomorrow after three', 'to be rung on Friday': when the team is to ring, as it was said. */
const ring =
  /\b(?:r[iu]ng|call(?:ed)?|phoned?|reach(?:ed)?|get back to)(?: (?:me|us))?(?: back)?(?: (?:please|again))?[ ,]+((?:(?:only|any ?time|sometime|some time|some|another|on|at|around|about|after|before|between|from|until|till?|by|in|during|the|this|next|tomorrow|today|tonight|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?|mornings?|afternoons?|arvos?|evenings?|lunch ?time|work|noon|midday|day|week|and|or|to|half|quarter|past|o'?clock|am|pm|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|\d+(?:[:.]\d+)*(?:am|pm)?)\b[ ,]*)+)/gi;
/** Of the words that may stand there, those that tell a time: 'another day' is no day. */
const tells =
  /\b(?:(?<!\b(?:another|some|other) )day|week|after|before|between|until|till?|tomorrow|today|tonight|\w+days?|mornings?|afternoons?|arvos?|evenings?|weekends?|lunch ?time|noon|midday|any ?time|o'?clock|am|pm|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const dangling = /[ ,]+(?:about|and|or|on|at|the|to|in|by|from)[ ,]*$/i;

export function timesToRing(words: readonly string[]): string {
  const told = words.flatMap((text) =>
    [...text.replaceAll("’", "'").matchAll(ring)].map(([, when = ""]) => trimmed(when)),
  );
  return [...new Set(told.filter((each) => tells.test(each)))].join(", ");
}

function trimmed(when: string): string {
  const shorter = when.trim().replace(dangling, "");
  return shorter === when.trim() ? shorter : trimmed(shorter);
}
