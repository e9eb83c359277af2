import { type Line, phraseAt, phrases, token, word } from "../line.ts";
import type { Mention } from "../mention.ts";
import { isDayLike, isTimeLike, type Said } from "../said.ts";
import { bindThat } from "./before-that.ts";
import { markBusy } from "./busy.ts";
import { isDayOfTreatment } from "./days-of-treatment.ts";
import { isFromAbout } from "./from-about.ts";
import { isHourElsewhere } from "./hours-elsewhere.ts";
import { isMonthTold } from "./months-told.ts";
import { applyMoves } from "./moves.ts";
import { isAskedWhy, isDisliked, isRefused, isReplacedHere, isVerdict } from "./refusals.ts";

const corrections = phrases(
  "no|nope|actually|sorry|i mean|i meant|make it|make that|wait|scratch that|scrap that|correction|or rather|change that to|change it to|lets say|better make|lets make it|rather|oops|hang on",
);
const births = phrases("born|birth|dob|birthday|birthdate|d o b|turning|turns");

/** Says of every mention whether it is wanted, ruled out or taken back, and which end of a stretch it gives. */
export function assignRoles(line: Line, mentions: readonly Mention[]): Said[] {
  const said = mentions.map(
    (m): Said => ({ ...m, role: "wanted", bound: "none", birth: false, story: false }),
  );
  for (const [k, one] of said.entries()) {
    const start = said[k - 1]?.to ?? 0;
    const end = said[k + 1]?.from ?? line.tokens.length;
    one.birth = isBirth(line, one, start);
    const bound = anyBound(line, one, start, end);
    one.bound = bound === "none" && isFromAbout(line, said[k - 1], one) ? "from" : bound;
    if (isRefused(line, one, start, end)) one.role = "excluded";
    if (one.meaning.kind === "part" && one.meaning.refused) one.role = "excluded";
    if (isReplacedHere(line, one, start)) one.role = "replaced";
    if (k > 0 && takesPlace(line, one, start, end)) takeBack(said, k);
    one.story ||= isToldOf(line, one, said[k - 1]);
    if (isAskedWhy(line, one)) tellOff(said, k);
  }
  leaveToOthers(line, said);
  chainRefusals(line, said);
  markBusy(line, said);
  bindThat(line, said);
  applyMoves(line, said);
  return said;
}

function isBirth(line: Line, one: Said, start: number): boolean {
  if (!isDayLike(one)) return false;
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

/** It is meant in place of what was said before it. */
const takesPlace = (line: Line, one: Said, start: number, end: number): boolean =>
  isCorrected(line, start, one.from) || isYieldedTo(line, start, one.from) || isInstead(line, one, end);

function isCorrected(line: Line, start: number, end: number): boolean {
  for (let k = start; k < end; k++) {
    const hit = phraseAt(line, k, corrections);
    if (hit > 0 && k + hit <= end && !isPoliteNo(line, k)) return true;
  }
  return false;
}

/** 'Nine he has school, but okay, ten': after 'but' the caller gives way, and what comes last is meant. */
function isYieldedTo(line: Line, start: number, end: number): boolean {
  let hasBut = false;
  for (let k = start; k < end; k++) {
    if (hasBut && yielding.has(word(line, k))) return true;
    hasBut ||= word(line, k) === "but";
  }
  return false;
}
const yielding = new Set("okay ok alright fine sure problem worries".split(" "));

/** 'can we do the 13th instead' */
function isInstead(line: Line, one: Said, end: number): boolean {
  for (let k = one.to; k < end && k < one.to + 5; k++)
    if (word(line, k) === "instead") return word(line, k + 1) !== "of" && token(line, k).stop < 2;
  return false;
}

/** What happened already: 'my tooth broke this morning', 'it started on Saturday'. */
const happenings = new Set(
  "broke broken happened fell started lost chipped cracked knocked missed woke hurting swelled swollen noticed called rang visited bought ate bit began".split(
    " ",
  ),
);

const isToldOf = (line: Line, one: Said, before: Said | undefined): boolean =>
  isStory(line, one, before?.to ?? 0) ||
  isMonthTold(line, one, before?.to ?? 0) ||
  isDayOfTreatment(line, one, before?.to ?? 0) ||
  (one.bound === "none" && isHourElsewhere(line, one, before?.to ?? 0)) ||
  isOnDayTold(one, before);

function isStory(line: Line, one: Said, start: number): boolean {
  for (let k = one.from - 1; k >= Math.max(start, one.from - 7); k--) {
    if (["and", "can", "could", "so", "to", "i"].includes(word(line, k)) || token(line, k + 1).stop === 2)
      return false;
    const isHappening = k >= one.from - 5 && happenings.has(word(line, k)) && !isAmount(line, k);
    if (isHappening || isDoing(line, k, one) || isPast(line, k, one) || isTold(line, k, one)) return true;
    if (word(line, k) === "since" && k >= one.from - 2) return true;
  }
  return false;
}

/** 'It came out Saturday night': the night is told with its day. */
const isOnDayTold = (one: Said, before: Said | undefined): boolean =>
  before?.story === true && before.to === one.from && isDayLike(before) && isTimeLike(one);

/** 'Had my wisdom out Tuesday', 'my brother died in March': what was, unless it is a visit or a plan that is spoken of. */
function isPast(line: Line, at: number, one: Said): boolean {
  const verb = word(line, at);
  if (!isDayLike(one) || !(pastVerbs.has(verb) || verb === "done")) return false;
  const before = wordsBetween(line, Math.max(0, at - 5), at);
  if (before.some((each) => unreal.has(each))) return false;
  if (verb === "done" && before.some((each) => wishingDone.has(each))) return false;
  const between = wordsBetween(line, at + 1, one.from);
  // 'I took Tuesday off'
  if (takingObject.has(verb) && between.every((each) => smallWords.has(each))) return false;
  return (
    !between.some((each) => ofVisit.has(each)) && !line.tokens.some((_, k) => changing.has(word(line, k)))
  );
}
const wordsBetween = (line: Line, from: number, to: number): string[] =>
  line.tokens.slice(from, Math.max(from, to)).map((_, k) => word(line, from + k));
const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const pastVerbs = listed("had died passed took gave came went pulled removed extracted");
const takingObject = listed("had took gave pulled removed");
const smallWords = listed("on in the this last next a for at");
const unreal = listed("if could would wish can better should rather");
/** The 'like' of 'I'd like' is no token. */
const wouldLike = "id hed shed wed theyd would";
const wishingDone = listed(`${wouldLike} get getting have having be want need like to it them this that`);
const ofVisit = listed(
  "appointment appointments appt booking booked slot spot visit time planned hoped wanted thought mind hoping for text message reminder call through",
);
const changing = listed("cancel move reschedule change shift confirm push swap postpone booking");

/** 'I finish at three', 'after school gets out at half past': from then on they can come. */
function isEndOfWork(line: Line, one: Said, start: number): boolean {
  if (!isTimeLike(one) || one.meaning.kind === "part") return false;
  for (let k = one.from - 1; k >= Math.max(start, one.from - 4); k--) {
    if (token(line, k + 1).stop === 2 || ["and", "so", "to"].includes(word(line, k))) return false;
    if (endings.has(word(line, k))) return true;
    if (word(line, k) === "out" && /^(?:gets|get|is|are|lets)$/.test(word(line, k - 1))) return true;
  }
  return false;
}
const endings = new Set("finish finishes finishing knock knocks ends".split(" "));

/** 'Before work, I start at ten', 'I have to be at work by ten', 'I'm in class from two': until then they can come. */
function isDueElsewhere(line: Line, one: Said, start: number): boolean {
  if (!isTimeLike(one) || one.meaning.kind === "part") return false;
  const from = Math.max(start, one.from - 7);
  for (let k = one.from - 1; k >= from; k--) {
    if (token(line, k + 1).stop === 2 || leadsOn.has(word(line, k))) return false;
    if (isStart(line, k) || phraseAt(line, k, dueThere) > 0) return true;
  }
  return false;
}
const leadsOn = listed("so then but can could finish finishes till until after off");
const dueThere = phrases(
  ["be at", "be in", "be back at", "get to", "back at", "be on"]
    .flatMap((be) =>
      [
        "work",
        "school",
        "uni",
        "tafe",
        "class",
        "training",
        "kinder",
        "daycare",
        "the office",
        "the airport",
      ].map((place) => `${be} ${place}`),
    )
    .concat([
      "at work from",
      "in class from",
      "working from",
      "on shift from",
      "at uni from",
      "at school from",
    ])
    .join("|"),
);
/** 'I start work at ten', 'my shift starts at two'; 'can I start at ten' and 'does it start at ten' ask. */
const isStart = (line: Line, at: number): boolean =>
  /^(?:start|starts|begin|begins)$/.test(word(line, at)) &&
  starters.has(word(line, at - 1)) &&
  !/^(?:can|could|may|shall|should|do|does|did|will|would|if|when)$/.test(word(line, at - 2));
const starters = listed(
  "i he she they we work shift school class kinder uni tafe training lecture lectures classes",
);

/** 'I finish at three, so half past three': beside another time it only explains. */
function leaveToOthers(line: Line, said: readonly Said[]): void {
  const explains = said.map((one, k) => isSetByWork(line, one, said[k - 1]?.to ?? 0));
  for (const [k, one] of said.entries())
    if (explains[k])
      one.story = said.some(
        (other, j) => !explains[j] && isTimeLike(other) && !isAfter(other) && other.role === "wanted",
      );
}

const isSetByWork = (line: Line, one: Said, start: number): boolean =>
  (one.bound === "from" && isEndOfWork(line, one, start)) ||
  (one.bound === "before" && isDueElsewhere(line, one, start));

/** 'After school' is no other time than the end of it, nor 'before work' than its beginning. */
const isAfter = ({ meaning }: Said): boolean =>
  meaning.kind === "part" && /^(?:after|before) /.test(meaning.part.label);

/** 'A bit early' bites nothing. */
const isAmount = (line: Line, at: number): boolean =>
  word(line, at) === "bit" &&
  (["a", "little", "wee"].includes(word(line, at - 1)) || /^(?:early|late|soon)/.test(word(line, at + 1)));

/** 'When I flossed this morning': what somebody did earlier today, and no wish for today. */
const isDoing = (line: Line, at: number, one: Said): boolean =>
  at === one.from - 1 &&
  ["this", "today", "earlier"].includes(word(line, one.from)) &&
  /[^e]ed$/.test(word(line, at)) &&
  !wishing.has(word(line, at)) &&
  ["i", "he", "she", "we", "they"].includes(word(line, at - 1));
const wishing = new Set(
  "wanted needed preferred hoped liked suited wished planned decided booked scheduled".split(" "),
);

/** 'My brother choked on a fishbone at Christmas', 'she tripped over on the weekend': what somebody did on a day. */
function isTold(line: Line, at: number, one: Said): boolean {
  const verb = word(line, at);
  if (isDayLike(one) && verb === "was") return isBackThen(line, at, one);
  if (!isDayLike(one) || !/[^e]ed$/.test(verb) || wishing.has(verb) || arranging.has(verb)) return false;
  // 'I need it checked on Friday'
  const isWanted = wordsBetween(line, Math.max(0, at - 6), at).some((each) => wantingDone.has(each));
  // 'He was bashed on Friday'
  const subject = ["was", "were", "got"].includes(word(line, at - 1)) ? at - 2 : at - 1;
  if (isWanted || !isSubject(line, subject)) return false;
  const between = wordsBetween(line, at + 1, one.from);
  const isOnDay = [...between.slice(-2), word(line, one.from)].some((each) => onDays.has(each));
  return (
    isOnDay &&
    !between.some((each) => ofVisit.has(each) || leadsAhead.has(each)) &&
    !line.tokens.some((_, k) => changing.has(word(line, k)))
  );
}
/** 'No, that was at Christmas'; 'that was on Friday' may be asked of the day that is offered. */
function isBackThen(line: Line, at: number, one: Said): boolean {
  const between = [...wordsBetween(line, at + 1, one.from), word(line, one.from)];
  return (
    ["it", "that", "this"].includes(word(line, at - 1)) &&
    one.from - at <= 4 &&
    between.some((each) => ["at", "in", "over", "around", "back"].includes(each))
  );
}
const isSubject = (line: Line, at: number): boolean =>
  ["i", "he", "she", "we", "they", "it"].includes(word(line, at)) ||
  ["my", "his", "her", "our", "their", "the"].includes(word(line, at - 1));
const onDays = listed("at on over in last around during");
/** 'I hoped to come on Friday', 'he asked for one on Friday' */
const leadsAhead = listed("to for if that until till before after by from about");
const wantingDone = listed(
  `${wouldLike} need needs want wants wanna like love get getting have having prefer please book hoping must should be`,
);
const arranging = listed(
  "asked offered moved changed rescheduled cancelled arranged confirmed requested organised organized agreed reserved suggested mentioned recommended called started promised expected allowed supposed free",
);

/** 'Um, Wednesday, why Wednesday': said twice, it is asked about twice. */
function tellOff(said: readonly Said[], k: number): void {
  const one = said[k];
  const before = said[k - 1];
  if (one) one.story = true;
  if (before && JSON.stringify(before.meaning) === JSON.stringify(one?.meaning)) before.story = true;
}

/** 'no later than', 'no earlier than', 'no good' correct nothing. */
const isPoliteNo = (line: Line, at: number) =>
  word(line, at) === "no" &&
  ["later", "earlier", "good", "problem", "worries", "more"].includes(word(line, at + 1));

function takeBack(said: Said[], k: number): void {
  const now = said[k];
  if (now?.role !== "wanted") return;
  const alike = isDayLike(now) ? isDayLike : isTimeLike(now) ? isTimeLike : null;
  if (!alike) return;
  for (const earlier of said.slice(0, k)) {
    // 'evening 7 instead': the evening belongs to the seven.
    const isItsPart = earlier.meaning.kind === "part" && now.from - earlier.to <= 1;
    if (alike(earlier) && earlier.role === "wanted" && !earlier.birth && !isItsPart)
      earlier.role = "replaced";
  }
}

const isWishOfItsOwn = (line: Line, { from, to }: Said): boolean =>
  token(line, from).stop > 0 || ["only", "are", "instead"].includes(word(line, to));

/** 'not Monday or Tuesday' rules out both. */
function chainRefusals(line: Line, said: readonly Said[]): void {
  for (const [k, one] of said.entries()) {
    const before = said[k - 1];
    // 'not Thursday morning' leaves no wish for a morning; 'not Thursday, mornings only' does.
    if (before?.role === "excluded" && one.meaning.kind === "part" && one.from === before.to)
      one.role = isWishOfItsOwn(line, one) ? "wanted" : "excluded";
    if (before?.role !== "excluded" || one.role !== "wanted" || one.from - before.to > 2) continue;
    const link = word(line, before.to);
    const alike = (isDayLike(before) && isDayLike(one)) || (isTimeLike(before) && isTimeLike(one));
    if (
      alike &&
      (link === "or" || link === "and" || link === "nor") &&
      !isDisliked(line, one) &&
      !isVerdict(line, before)
    )
      one.role = "excluded";
  }
}

const skipped = new Set(["the", "my", "our", "on", "at", "about", "around", "a", "say", "this", "long"]);
const opposite = { before: "from", until: "from", after: "until", from: "until" } as const;

function anyBound(line: Line, one: Said, start: number, end: number): Said["bound"] {
  const bounds = [boundOf(line, one, start), trailingBound(line, one), thenBound(line, one, end)];
  if (isDueElsewhere(line, one, start)) return "before";
  return bounds.find((bound) => bound !== "none") ?? (isEndOfWork(line, one, start) ? "from" : "none");
}

function boundOf(line: Line, one: Said, start: number): Said["bound"] {
  let k = one.from - 1;
  while (k > start && skipped.has(word(line, k))) k--;
  if (k < start || token(line, k + 1).stop === 2) return "none";
  const before = word(line, k - 1);
  if (before === "apart" || before === "aside") return "none";
  const bound = boundWord(word(line, k), before);
  if (bound === "none") return "none";
  const isOpenBefore = bound === "until" || bound === "before";
  if (isOpenBefore && isAway(line, start, k))
    return bound === "until" && isLong(one) ? "after" : opposite[bound];
  const negated =
    before === "not" ||
    before === "nothing" ||
    (before === "no" && word(line, k) === "than") ||
    isNoThan(line, k) ||
    word(line, k - 2) === "unless" ||
    ["dont", "cant"].includes(before);
  return negated ? opposite[bound] : bound;
}

/** 'away until the 25th', 'on holidays till Friday': what comes after is free. */
const absences = new Set([
  "away",
  "holidays",
  "holiday",
  "overseas",
  "interstate",
  "unavailable",
  "busy",
  "working",
  "work",
  "works",
  "school",
  "kinder",
  "daycare",
  "uni",
  "tafe",
  "class",
  "shift",
]);
function isAway(line: Line, start: number, k: number): boolean {
  return (
    line.tokens.slice(Math.max(start, k - 5), k).some((t) => absences.has(t.word)) || isUnavailable(line, k)
  );
}
const isLong = ({ meaning }: Said) => meaning.kind === "days" && meaning.days.first < meaning.days.last;
const isUnavailable = (line: Line, k: number) =>
  (word(line, k - 1) === "available" && word(line, k - 2) === "not") || isNotTill(line, k);

/** 'The bus doesn't come till ten', 'I can't be there until two': before it nothing is possible. */
function isNotTill(line: Line, k: number): boolean {
  if (!["till", "til", "until"].includes(word(line, k))) return false;
  for (let before = k - 1; before >= Math.max(0, k - 4); before--) {
    if (token(line, before + 1).stop > 0) return false;
    if (impossible.has(word(line, before))) return true;
  }
  return false;
}
const impossible = new Set("not cannot cant wont isnt arent dont doesnt didnt couldnt wouldnt".split(" "));

const isNoThan = (line: Line, k: number) =>
  word(line, k) === "than" && ["no", "not", "any", "nothing"].includes(word(line, k - 2));

function boundWord(here: string, before: string): Said["bound"] {
  if (here === "than")
    return before === "later" ? "after" : before === "earlier" || before === "sooner" ? "before" : "none";
  if (here === "before") return "before";
  if (here === "by" || here === "until" || here === "till" || here === "til") return "until";
  if (here === "after" || here === "past") return "after";
  if (here === "from" || here === "since" || here === "starting") return "from";
  return "none";
}

const onwards = phrases(
  "onwards|onward|or later|or after|and after|or any time after|and later|and onwards|or any time later|on wards|and beyond",
);
const orBefore = phrases("or before|or earlier|at the latest|or sooner|and before");

const beforeThen = phrases("before then|before that|by then");
const afterThen = phrases("after then|after that|from then");
/** So far behind the day stands the 'then' that means it. */
const thenWithin = 10;

/** 'I'm flying out on the 30th and need a check-up before then': the days up to it. */
function thenBound(line: Line, one: Said, end: number): Said["bound"] {
  if (!isDayLike(one)) return "none";
  for (let k = one.to; k < Math.min(end, one.to + thenWithin); k++) {
    if (phraseAt(line, k, beforeThen) > 0) return "before";
    if (phraseAt(line, k, afterThen) > 0) return "after";
  }
  return "none";
}

function trailingBound(line: Line, one: Said): Said["bound"] {
  if (phraseAt(line, one.to, onwards) > 0) return "from";
  return phraseAt(line, one.to, orBefore) > 0 ? "until" : "none";
}
