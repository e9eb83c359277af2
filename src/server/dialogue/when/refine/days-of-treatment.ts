import { isBroken, type Line, token, word, wordSet } from "../line.ts";
import { isDayLike, type Said } from "../said.ts";

const finished = wordSet("out done pulled removed extracted taken drilled filled fitted in");
const ofMouth = wordSet(
  "tooth teeth wisdom wisdoms molar molars filling fillings root crown implant implants braces bridge extraction stitches denture veneer",
);
const treatments = wordSet(
  "extraction surgery operation procedure filling canal implant crown treatment removal clean",
);
/** 'I've got a tooth out on Friday' and 'I want to have got it out by Friday' are still to come. */
const stillToCome = wordSet(
  "ive have has hes shes weve having need want wanna should gotta can could if when",
);
const beforeDay = wordSet("on last just only this back");
/** So far before the day stands the verb: 'got my two bottom wisdom teeth taken out last Friday'. */
const farthest = 9;

/** 'Got my wisdom tooth out Friday', 'the extraction was on Friday': the day of a treatment that is over. */
export function isDayOfTreatment(line: Line, one: Said, start: number): boolean {
  if (!isDayLike(one)) return false;
  let k = one.from - 1;
  while (k > start && beforeDay.has(word(line, k))) k--;
  if (k < start || isBroken(line, k, one.from)) return false;
  const last = word(line, k);
  if (last === "was") return treatments.has(word(line, k - 1));
  if (treatments.has(last) && isSince(line, k, start)) return true;
  return finished.has(last) && isGot(line, k, start, one.from);
}

/** 'Ever since my root canal on Wednesday' */
const isSince = (line: Line, at: number, start: number): boolean =>
  line.tokens.slice(Math.max(start, at - 4), at).some((each) => each.word === "since");

function isGot(line: Line, at: number, start: number, day: number): boolean {
  let isOfMouth = false;
  for (let k = at - 1; k >= Math.max(start, day - farthest); k--) {
    if (token(line, k + 1).stop === 2) return false;
    const here = word(line, k);
    isOfMouth ||= ofMouth.has(here);
    if (here !== "got") continue;
    return isOfMouth && word(line, k + 1) !== "to" && !isAhead(line, k);
  }
  return false;
}
const isAhead = (line: Line, got: number): boolean =>
  [1, 2, 3].some((back) => got - back >= 0 && stillToCome.has(word(line, got - back)));
