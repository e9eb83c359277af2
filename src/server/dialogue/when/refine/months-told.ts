import { civil } from "../calendar.ts";
import { type Line, token, word, wordSet } from "../line.ts";
import type { Mention } from "../mention.ts";

/** A month by its name, and no more than that. */
function isMonth({ meaning }: Mention): boolean {
  if (meaning.kind !== "days") return false;
  const { point, last } = meaning.days;
  return last - point >= 27 && last - point <= 30 && civil(point).day === 1;
}

const happened = wordSet(
  "was were wasnt werent came went had hadnt did didnt saw left began became took gave broke fell lost found bought sold sat rang met got",
);
/** 'I'd like it done in March', 'can you get it checked in March', 'have you got anything in March' */
const wishing = wordSet(
  "want wants wanted need needs needed like love prefer preferred wish get getting have having hope hoped hoping please can could would should might may will id wed if thinking wondering planning planned after booked scheduled suggested recommended",
);
/** What is had, or is got: 'you had nothing in March', 'I've got a wedding in March'. */
const owned = wordSet("anything nothing something one a an any the");
const ends = wordSet("and but so then because");
/** 'Told to come back in March' */
const visits = wordSet("come book be get have see go return do make pop");
const farthest = 9;

/** 'We moved here in July', 'I was last in in March': the month in which something happened is over, and no wish. */
export function isMonthTold(line: Line, one: Mention, start: number): boolean {
  if (!isMonth(one)) return false;
  let isPast = false;
  for (let k = one.from - 1; k >= Math.max(start, one.from - farthest); k--) {
    const here = word(line, k);
    if (token(line, k + 1).stop === 2 || ends.has(here)) break;
    if (wishing.has(here) || (here === "to" && visits.has(word(line, k + 1)))) return false;
    isPast ||= isPastVerb(line, k);
  }
  return isPast;
}

function isPastVerb(line: Line, at: number): boolean {
  const verb = word(line, at);
  if (verb === "got") return ["married", "engaged", "back", "out"].includes(word(line, at + 1));
  if (verb === "had" && owned.has(word(line, at + 1)) && word(line, at - 1) === "you") return false;
  return happened.has(verb) || /[^e]ed$/.test(verb);
}
