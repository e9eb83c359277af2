import { type Line, token, word, wordSet, wordsBetween } from "../line.ts";
import { isDayLike, type QualifiedMention } from "../qualified-mention.ts";
import { isTreatment } from "./days-of-treatment.ts";
import { pastEventWords } from "./past-event-words.ts";

/** What may stand before a day that is told of: 'so on Tuesday', 'just last Thursday'. */
const openers = wordSet(
  "um uh well so yeah yes hi hello hey look ok okay and because since just on over last this the back",
);
const subjects = wordSet("i we he she it they you yous dr doctor dentist");
const owners = wordSet("my his her our their the your this that");
const treated = wordSet("had got did put pulled took gave");
const visits = wordSet("appointment appt booking booked visit slot time");
/** So far behind the verb stands what was done. */
const within = 7;

/** 'On Tuesday I had a crown put in', 'Friday it started hurting': the day is told before what happened on it. */
export function isDayOfTale(line: Line, one: QualifiedMention): boolean {
  if (!isDayLike(one) || !wordsBetween(line, 0, one.from).every((each) => openers.has(each))) return false;
  return happensAt(line, hourBehind(line, one.to));
}

/** 'Sunday night it started': the night belongs to the day. */
const hourBehind = (line: Line, at: number): number =>
  ["night", "morning", "arvo", "afternoon", "evening"].includes(word(line, at)) ? at + 1 : at;

function happensAt(line: Line, at: number): boolean {
  const isOwned = owners.has(word(line, at));
  if (!isOwned && !subjects.has(word(line, at))) return false;
  for (let k = at + 1; k <= at + (isOwned ? 4 : 2); k++) {
    if (token(line, k).stop === 2) return false;
    if (pastEventWords.has(word(line, k))) return true;
    if (!treated.has(word(line, k))) continue;
    const done = wordsBetween(line, k + 1, k + within);
    return done.some(isTreatment) && !done.some((each) => visits.has(each));
  }
  return false;
}
