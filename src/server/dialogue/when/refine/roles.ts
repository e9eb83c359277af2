import { follows, type Line, phraseAt, phrases, token, word, wordSet, wordsBetween } from "../line.ts";
import type { Mention } from "../mention.ts";
import { areAlike, isDayLike, type QualifiedMention } from "../qualified-mention.ts";
import { bindHourTold } from "./before-then.ts";
import { anyBound, opposite } from "./bounds.ts";
import { markBusy } from "./busy.ts";
import { takeBack, takesPlace } from "./corrections.ts";
import { isFromAbout } from "./from-about.ts";
import { isLeavingTime } from "./leaving-time.ts";
import { applyMoves } from "./moves.ts";
import { isNarrated, markNarrated, markQuoted } from "./narrated-times.ts";
import { isAskedWhy, isDisliked, isDoubted, isRefused, isReplacedHere, isVerdict } from "./refusals.ts";
import { isDueElsewhere, leaveToOthers } from "./work-hours.ts";

const isUpperEnd = ({ bound }: QualifiedMention): boolean => bound === "before" || bound === "until";

/** Says of every mention whether it is wanted, ruled out or taken back, and which end of a stretch it gives. */
export function assignRoles(line: Line, mentions: readonly Mention[]): QualifiedMention[] {
  const said = mentions.map(
    (m): QualifiedMention => ({ ...m, role: "wanted", bound: "none", birth: false, story: false }),
  );
  for (const [k, one] of said.entries()) {
    const start = said[k - 1]?.to ?? 0;
    const end = said[k + 1]?.from ?? line.tokens.length;
    one.birth = isBirth(line, one, start);
    const bound = anyBound(line, one, start, end);
    one.bound = bound === "none" && isFromAbout(line, said[k - 1], one) ? "from" : bound;
    if (isUpperEnd(one) && (isLeavingTime(line, one, start) || isDueElsewhere(line, one, start)))
      one.isEnd = true;
    if (isRefused(line, one, start, end)) one.role = "excluded";
    if (one.meaning.kind === "part" && one.meaning.refused) one.role = "excluded";
    if (isReplacedHere(line, one, start)) one.role = "replaced";
    if (k > 0 && takesPlace(line, one, start, end)) takeBack(said, k);
    one.story ||= isNarrated(line, one, said[k - 1]) || isDoubted(line, one, end);
    if (isAskedWhy(line, one)) markNarrated(said, k);
  }
  markQuoted(line, said);
  leaveToOthers(line, said);
  chainRefusals(line, said);
  denyEnds(line, said);
  markBusy(line, said);
  bindHourTold(line, said);
  applyMoves(line, said);
  return said;
}

function isBirth(line: Line, one: QualifiedMention, start: number): boolean {
  if (!isDayLike(one)) return false;
  if (isAgeThen(line, one)) return true;
  for (let k = Math.max(start, one.from - 8); k < one.from; k++) {
    const hit = phraseAt(line, k, births);
    if (
      hit > 0 &&
      !(word(line, k) === "birthday" && word(line, k - 1) === "my" && word(line, k + 1) === "on")
    )
      return true;
  }
  return false;
}

/** 'She'll be eight in March', 'he is ten on Friday' */
function isAgeThen(line: Line, { from }: QualifiedMention): boolean {
  const age = [from - 1, from - 2].find((k) => token(line, k).num > 0 && !token(line, k).ordinal) ?? 0;
  const isAge = age >= 1 && wordsBetween(line, age + 1, from).every((each) => ["in", "on"].includes(each));
  if (!isAge) return false;
  const verb = word(line, age - 1);
  if (["hes", "shes"].includes(verb)) return true;
  return (
    ["be", "is"].includes(verb) && children.has(word(line, age - (word(line, age - 2) === "will" ? 3 : 2)))
  );
}
const children = wordSet("he she hell shell theyll son daughter");

const births = phrases("born|birth|dob|birthday|birthdate|d o b|turning|turns");

/** 'not Monday or Tuesday' rules out both. */
function chainRefusals(line: Line, said: readonly QualifiedMention[]): void {
  for (const [k, one] of said.entries()) {
    const before = said[k - 1];
    // 'not Thursday morning' leaves no wish for a morning; 'not Thursday, mornings only' does.
    if (before?.role === "excluded" && one.meaning.kind === "part" && one.from === before.to)
      one.role = isWishOfItsOwn(line, one) ? "wanted" : "excluded";
    if (before?.role !== "excluded" || one.role !== "wanted" || !areAlike(before, one)) continue;
    if (isSoToo(line, one) || isListedWith(line, before, one)) one.role = "excluded";
  }
  for (const [k, one] of [...said.entries()].reverse()) {
    const before = said[k - 1];
    if (
      one.role === "excluded" &&
      before?.role === "wanted" &&
      areAlike(before, one) &&
      areBothOut(line, before, one)
    )
      before.role = "excluded";
  }
}

/** 'I can't do Tuesdays or anything before ten': the end that is told behind the day is denied with it. */
function denyEnds(line: Line, said: readonly QualifiedMention[]): void {
  for (const [k, one] of said.entries()) {
    const before = said[k - 1];
    if (before?.role !== "excluded" || one.bound === "none") continue;
    const [join, ...rest] = wordsBetween(line, before.to, one.from - 1);
    if ((join === "or" || join === "nor") && rest.every((each) => ofAny.has(each)))
      Object.assign(one, { bound: opposite[one.bound], role: "wanted", story: false });
  }
}
const ofAny = wordSet("anything any time anytime ever really");

/** 'Tuesdays and Thursdays are out', 'Mondays or Fridays, so those don't work' */
const areBothOut = (line: Line, before: QualifiedMention, { from, to }: QualifiedMention): boolean =>
  from - before.to <= 2 &&
  (from === before.to || ["and", "or", "nor"].includes(word(line, before.to))) &&
  (ofSeveral.has(word(line, to)) || ofSeveral.has(word(line, to + 1)));
const ofSeveral = wordSet("are arent dont both those they theyre wont");

const isListedWith = (line: Line, before: QualifiedMention, one: QualifiedMention): boolean =>
  one.from - before.to <= 2 &&
  (["or", "and", "nor"].includes(word(line, before.to)) || isInList(line, before, one)) &&
  !isDisliked(line, one) &&
  !isVerdict(line, before);
/** 'I can't come Monday Tuesday', with nothing more behind. */
const isInList = (line: Line, before: QualifiedMention, { from, to, bound }: QualifiedMention): boolean =>
  from === before.to && bound === "none" && token(line, from).stop === 0 && to === line.tokens.length;

/** 'Tuesday's out and so is Wednesday' */
const soToo = phrases(
  "so is|so are|sos|so was|neither is|neither are|nor is|nor are|same for|same with|same goes for",
);
const isSoToo = (line: Line, { from }: QualifiedMention): boolean =>
  soToo.some((words) => follows(line, from - words.length, ...words));

const isWishOfItsOwn = (line: Line, { from, to }: QualifiedMention): boolean =>
  token(line, from).stop > 0 || ["only", "are", "instead"].includes(word(line, to));
