import { isBroken, type Line, token, word, wordSet, wordsBetween } from "../line.ts";
import { isDayLike, type QualifiedMention } from "../qualified-mention.ts";

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
export function isDayOfTreatment(line: Line, one: QualifiedMention, start: number): boolean {
  if (!isDayLike(one)) return false;
  let k = one.from - 1;
  while (k > start && beforeDay.has(word(line, k))) k--;
  if (k < start || isBroken(line, k, one.from)) return false;
  const last = word(line, k);
  if (last === "was") return treatments.has(word(line, k - 1));
  if (treatments.has(last) && isSince(line, k, start)) return true;
  if (finished.has(last) && isGot(line, k, start, one.from)) return true;
  return isSoreSince(line, one, start) || isTreatedBy(line, one, start);
}

const aftermath = wordSet(
  "hurts hurting aches aching ached throbs throbbing sore bleeding swollen killing pain painful sensitive numb rubbing rubs loose worse infected broken",
);
const goesOn = wordSet("and but now its it still since then ever");
/** So far behind the day stands what came of it: 'and now the whole side is sore'. */
const soonAfter = 7;

/** 'Crown fitted Tuesday now it aches', 'root canal on Wednesday and it still throbs': nobody wishes for what hurts already. */
function isSoreSince(line: Line, one: QualifiedMention, start: number): boolean {
  if (!goesOn.has(word(line, one.to))) return false;
  const after = wordsBetween(line, one.to, one.to + soonAfter);
  const end = after.findIndex((each) => aftermath.has(each));
  if (end < 0 || after.slice(0, end).some((each) => wishing.has(each))) return false;
  const before = wordsBetween(line, Math.max(start, one.from - farthest), one.from);
  return before.some(isTreatment) && !before.some((each) => wishing.has(each));
}
const wishing = wordSet(
  "want wants wanna need needs like love please book booking booked can could may get getting make would should for having id ill hed hes shes were have has ive weve is are due if when appointment appt visit",
);
export const isTreatment = (each: string): boolean => ofMouth.has(each) || treatments.has(each);

const treated = wordSet("did put fitted made placed drilled filled started redid fixed");
const treaters = wordSet("you yous they he she dentist doctor dr we someone somebody nurse hygienist guys");

/** 'Dr Vance did my crown on Tuesday', 'you put a filling in on Friday'; 'did you have a crown on Tuesday' asks. */
function isTreatedBy(line: Line, one: QualifiedMention, start: number): boolean {
  for (let k = one.from - 2; k >= Math.max(start, one.from - farthest); k--) {
    if (!treated.has(word(line, k)) || token(line, k + 1).stop === 2) continue;
    const by = wordsBetween(line, Math.max(start, k - 3), k);
    const between = wordsBetween(line, k + 1, one.from);
    return (
      by.some((each) => treaters.has(each)) &&
      !by.some((each) => wishing.has(each)) &&
      !treaters.has(between[0] ?? "") &&
      (between.some(isTreatment) || by.some(isTreatment)) &&
      !between.some((each) => visits.has(each))
    );
  }
  return false;
}
const visits = wordSet("appointment appt booking visit slot time plan");

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
