import { isBroken, type Line, word, wordSet, wordsBetween } from "../line.ts";
import { isDayLike, type QualifiedMention } from "../qualified-mention.ts";

const care = wordSet("visit checkup check clean cleaning scale filling xray xrays polish whitening");
const been = wordSet("seen been there came went was saw had");
const ahead = wordSet("is be would could can will before if possible of appointments slot slots day week");
/** 'My last visit', 'I was last seen'; 'the last clean on Friday' is the latest one of that day. */
const tellers = wordSet(
  "my his her our their was were i we he she been mums dads um well yeah so oh and about",
);
const farthest = 6;

const never = wordSet("havent hasnt hadnt not never first only");
const seen = wordSet("been seen had come visited gone time visit checkup check clean appointment dentist");

/** 'I can not come in two weeks', 'my first visit is in two weeks' */
const comes = wordSet("can could will would is may might should");

/** 'I haven't been in ten years', 'my first check-up in two years': how long it was, and no day so far ahead. */
function isStretchSince(line: Line, one: QualifiedMention, start: number): boolean {
  if (word(line, one.from) !== "in" && word(line, one.from - 1) !== "in") return false;
  const before = wordsBetween(line, Math.max(start, one.from - farthest), one.from);
  const denied = before.findLastIndex((each) => never.has(each));
  const told = before.slice(denied + 1);
  const isAhead = before[denied - 1] === "can" || told.some((each) => comes.has(each));
  return denied >= 0 && !isAhead && told.some((each) => seen.has(each));
}

/** 'My last visit was on Tuesday', 'last seen in January': a day gone by. */
export function isDayOfLastVisit(line: Line, one: QualifiedMention, start: number): boolean {
  if (!isDayLike(one)) return false;
  if (isStretchSince(line, one, start)) return true;
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
