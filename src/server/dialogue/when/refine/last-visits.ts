import { isBroken, type Line, word, wordSet, wordsBetween } from "../line.ts";
import { isDayLike, type Said } from "../said.ts";

const care = wordSet("visit checkup check clean cleaning scale filling xray xrays polish whitening");
const been = wordSet("seen been there came went was saw had");
const ahead = wordSet("is be would could can will before if possible of appointments slot slots day week");
/** 'My last visit', 'I was last seen'; 'the last clean on Friday' is the latest one of that day. */
const tellers = wordSet(
  "my his her our their was were i we he she been mums dads um well yeah so oh and about",
);
const farthest = 6;

/** 'My last visit was on Tuesday', 'last seen in January': a day gone by. */
export function isDayOfLastVisit(line: Line, one: Said, start: number): boolean {
  if (!isDayLike(one)) return false;
  const words = wordsBetween(line, Math.max(start, one.from - farthest), one.from);
  const back = words.length - words.lastIndexOf("last");
  const last = one.from - back;
  if (back > words.length || isBroken(line, last, one.from)) return false;
  const told = words.slice(words.lastIndexOf("last") + 1);
  return (
    (last === 0 || tellers.has(word(line, last - 1))) &&
    told.some((each) => care.has(each) || been.has(each)) &&
    !told.some((each) => ahead.has(each))
  );
}
