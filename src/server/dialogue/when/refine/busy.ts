import { follows, type Line, token, word, wordSet, wordsBetween } from "../line.ts";
import { isDayLike, type QualifiedMention } from "../qualified-mention.ts";
import { isEventDay, isLeaving, isLeavingOn, markAwayStretch } from "./away.ts";

/** What fills a day: whoever is there, or has it, cannot come. */
export const occupations = wordSet(
  "work works working kinder kindy preschool school daycare creche uni university tafe class classes lecture lectures training golf bowls bridge gym pilates yoga footy soccer netball tennis cricket swimming church choir rehearsal rehearsals court dialysis chemo physio hospital site shift shifts rostered meeting meetings exam exams babysitting minding funeral wedding group conference volunteering away overseas interstate busy unavailable flying travelling camp leaving",
);
/** What makes a day free after all: 'off work on Friday', 'no class on Monday', 'after my shift on Tuesday'. */
const freeing = wordSet(
  "off free available no not never finish finishes finished home closed cancelled after before until till can could would want like need wants needs love prefer rather book open ring call",
);
export const people = wordSet(
  "i im ive he hes she shes we were weve they theyre theyve hubby mum dad kids husband wife son daughter both",
);
/** 'I work on Mondays', but not 'can I make it work on Monday'. */
const beforeWork = wordSet("only always normally usually also still at to have has got ive full");
const clauseEnds = wordSet("so but then and because what whats how hows");
/** So far from the day stands the word that fills it. */
const farthest = 7;

/** 'He's at kinder Monday, Wednesday, Friday, so Tuesday or Thursday': days that are taken up, and the hours of a day. */
export function markBusy(line: Line, said: readonly QualifiedMention[]): void {
  markAwayStretch(line, said);
  const full = fullOf(line, said);
  for (const [k, one] of said.entries()) {
    const told = full.get(one);
    if (!told) continue;
    // 'I fly out Sunday morning' takes up no other morning.
    const before = said[k - 1];
    if (before && full.has(before) && one.meaning.kind === "part" && one.from === before.to) {
      one.story = true;
      continue;
    }
    // Who comes after school or work comes on those very days; who is away then does not.
    if (isStory(one, told) || (!told.isGone && isComingAfter(said, full, k, told))) one.story = true;
    else one.role = "excluded";
    if (told.isGone) tellOffBefore(said, k);
    const next = said[k + 1];
    if (!next || one.role !== "excluded") continue;
    const endsAbsence = isReturn(line, one, next);
    if (endsAbsence || isLastOf(line, one, next))
      Object.assign(next, { bound: "none", role: "excluded", story: false, endsAbsence });
  }
  tellOffHoursOfRuledOut(said);
}

/** 'I work Monday till Thursday' */
const isLastOf = (line: Line, one: QualifiedMention, next: QualifiedMention): boolean =>
  [one, next].every(isDayLike) &&
  next.from - one.to === 1 &&
  ["till", "til", "until", "to"].includes(word(line, one.to));

/** 'I leave for India on the nineteenth and come back on the second' */
function isReturn(line: Line, one: QualifiedMention, next: QualifiedMention): boolean {
  const between = wordsBetween(line, one.to, next.from);
  return (
    [one, next].every(isDayLike) &&
    between.length <= farthest &&
    between.some((each) => returning.has(each)) &&
    !between.some((each) => clauseEnds.has(each) && each !== "and")
  );
}
const returning = wordSet("back return returning home out discharged");

/** 'Friday I'm working till three, so not Friday': neither the day nor its hours are a wish. */
function tellOffHoursOfRuledOut(said: readonly QualifiedMention[]): void {
  for (const [k, one] of said.entries()) {
    const before = said.slice(0, k).findLast(isDayLike);
    const isSame =
      before?.role === "wanted" && JSON.stringify(before.meaning) === JSON.stringify(one.meaning);
    if (one.role !== "excluded" || !isDayLike(one) || !isSame) continue;
    for (const told of said.slice(said.indexOf(before), k)) told.story = true;
  }
}

type Full = Record<"isGone" | "isEvent" | "isNamed", boolean>;

function fullOf(line: Line, said: readonly QualifiedMention[]): ReadonlyMap<QualifiedMention, Full> {
  const full = new Map<QualifiedMention, Full>();
  let before: QualifiedMention | null = null;
  for (const [k, one] of said.entries()) {
    if (one.role !== "wanted" || one.story || one.bound !== "none" || !mayBeFull(line, one)) continue;
    const start = said[k - 1]?.to ?? 0;
    const isTaken = isTakenUp(line, one, start);
    const isEvent = !isTaken && isEventDay(line, one, start);
    const isFilled = !isTaken && !isEvent && isFilledBehind(line, one, said[k + 1]);
    const isFull =
      isTaken ||
      isEvent ||
      isFilled ||
      (before !== null && (isListed(line, before, one) || isHabitToo(line, before, one))) ||
      isDayOfTrouble(line, one) ||
      isExplained(line, said, k);
    if (!isFull) continue;
    before = one;
    full.set(one, { isGone: isLeavingOn(line, one, start), isEvent, isNamed: isFilledByName(line, one) });
    if (isFilled) for (const each of listedBefore(line, said, k)) full.set(each, none);
  }
  return full;
}
const none: Full = { isGone: false, isEvent: false, isNamed: false };

/** 'Monday Tuesday Wednesday I'm on nights': what is told behind the last of them is of all; 'can I do Monday, Tuesday I work' asks for one. */
function listedBefore(line: Line, said: readonly QualifiedMention[], k: number): readonly QualifiedMention[] {
  let first = k;
  for (; first > 0; first -= 1) {
    const [before, one] = [said[first - 1], said[first]];
    if (!before || !one || !isDayLike(before) || !isDayLike(one) || before.bound !== "none") break;
    if (!isListed(line, before, one) || token(line, one.from).stop === 2) break;
  }
  const from = said[first]?.from ?? 0;
  const lead = line.tokens.slice(Math.max(said[first - 1]?.to ?? 0, from - farthest), from);
  return lead.some(({ word: each }) => wishing.has(each)) ? [] : said.slice(first, k);
}
const wishing = wordSet("can could may want wants like need prefer rather love book how about");

/** An hour from which on they can come, of a day that is taken up or of no other. */
function isComingAfter(
  said: readonly QualifiedMention[],
  full: ReadonlyMap<QualifiedMention, Full>,
  k: number,
  { isNamed }: Full,
): boolean {
  const isOfIt = (at: number): boolean => {
    const day = said.findLast((each, before) => before < at && isDayLike(each) && each.role === "wanted");
    return day === undefined || full.has(day) || said.indexOf(day) < k;
  };
  // 'After two, but Tuesdays are bowls': what is told before such a day is of the others.
  const later = isNamed ? said.slice(k) : said;
  return said.some(
    (one, at) => later.includes(one) && (isLowerBound(one.bound) || isAfterWork(one.meaning)) && isOfIt(at),
  );
}

/** 'I fly out tonight' leaves the day until then, 'the wedding's in October' all but one day of it. */
const isStory = (
  { meaning, ...one }: QualifiedMention,
  { isGone, isEvent }: Record<"isGone" | "isEvent", boolean>,
): boolean =>
  (isGone && !isDayLike({ meaning, ...one })) ||
  (isEvent && meaning.kind === "days" && meaning.days.first < meaning.days.last);

/** 'But Monday I'm on a plane, I fly Monday': the same day told before is no wish either. */
function tellOffBefore(said: readonly QualifiedMention[], k: number): void {
  const meant = JSON.stringify(said[k]?.meaning);
  for (const one of said.slice(0, k)) if (JSON.stringify(one.meaning) === meant) one.story = true;
}

const isLowerBound = (bound: QualifiedMention["bound"]): boolean => bound === "after" || bound === "from";
const isAfterWork = (meaning: QualifiedMention["meaning"]): boolean =>
  meaning.kind === "part" && /^(?:before|after) /.test(meaning.part.label);
/** Days, parts of them, and stretches of hours. */
const mayBeFull = (line: Line, one: QualifiedMention): boolean =>
  isDayLike(one) ||
  one.meaning.kind === "clocks" ||
  (one.meaning.kind === "part" && (!isAfterWork(one.meaning) || isResting(line, one)));
/** 'I nap after lunch' */
const isResting = (line: Line, { from }: QualifiedMention): boolean => resting.has(word(line, from - 1));
const resting = wordSet("nap naps sleep sleeps rest rests");

/** Another day of the same list: 'Monday Wednesday Friday', 'Mondays and Tuesdays'. */
function isListed(line: Line, before: QualifiedMention, one: QualifiedMention): boolean {
  const gap = one.from - before.to;
  return gap === 0 || (gap === 1 && ["and", "or", "to", "-", "till"].includes(word(line, before.to)));
}

/** 'Netball on Tuesdays and piano on Thursdays': what the second is called need not be known. */
function isHabitToo(line: Line, before: QualifiedMention, one: QualifiedMention): boolean {
  const [join, ...between] = wordsBetween(line, before.to, one.from);
  return (
    [before, one].every(({ to }) => habitual.test(word(line, to - 1))) &&
    join === "and" &&
    between.length > 1 &&
    between.length <= 3 &&
    between.at(-1) === "on" &&
    !between.some((each) => people.has(each) || freeing.has(each))
  );
}

function isTakenUp(line: Line, one: QualifiedMention, start: number): boolean {
  const isFine =
    (verbs.has(word(line, one.to)) || people.has(word(line, one.to))) && suiting.has(word(line, one.to + 1));
  // 'Not this Saturday, I've got bowls, the one after'
  const isInstead = line.tokens.slice(one.from, one.to).some((each) => each.word === "one");
  if (isInstead || (isFine && !isLeavingOn(line, one, start))) return false;
  let isFull = false;
  for (let k = one.from - 1; k >= Math.max(start, one.from - farthest); k--) {
    const here = word(line, k);
    const leaves = isLeaving(line, k, one.from);
    if (isFull && opensClause.has(here)) return true;
    if (!leaves && (token(line, k + 1).stop === 2 || clauseEnds.has(here) || freeing.has(here))) return false;
    // 'No, I work on Mondays': the no is an answer.
    isFull ||= isHabit(line, k, one);
    if (isFull && people.has(here)) return k === 1 || !freeing.has(word(line, k - 1));
    // 'I'm on nights, I am asking for Thursday'
    if (people.has(here)) return false;
    isFull ||= leaves || isFilling(line, k);
    // 'Swimming on Wednesdays': nothing but what they are at.
    if (k === 0 && isFilling(line, k)) return true;
  }
  return false;
}
const opensClause = wordSet("and then plus but because cause cos thats theres");

/** 'I'm on site in the mornings', 'I do meals on wheels mornings': where somebody is, or what they are at, as a habit. */
function isHabit(line: Line, at: number, { from, to }: QualifiedMention): boolean {
  if (!people.has(word(line, at)) || !habitual.test(word(line, to - 1))) return false;
  const isBe = isBeing.has(word(line, at)) || being.has(word(line, at + 1));
  const verb = isBeing.has(word(line, at)) ? at : at + 1;
  const rest = line.tokens.slice(verb + 1, from).map((each) => each.word);
  const told = rest.filter((each) => !leadsToPart.has(each));
  if (told.length === 0 || told.some((each) => reachable.has(each) || freeing.has(each))) return false;
  return isBe ? rest[0] === "on" || rest[0] === "at" : habits.has(word(line, verb));
}
const habitual =
  /^(?:mornings|arvos|afternoons|evenings|lunchtimes|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/;
const isBeing = wordSet("im hes shes theyre");
const being = wordSet("am m is s are re");
const habits = wordSet("do does coach coaches teach teaches run runs help helps study studies drive drives");
const leadsToPart = wordSet("on at in the a of most every my");
/** Whoever is there can be rung, and comes. */
const reachable = wordSet("home here around better best well fine");

/** 'I work, Tuesday is possible' */
const verbs = wordSet("is are be");
const suiting = wordSet("possible okay ok good fine free better best open off");

/** 'Wednesday I'm working nights', 'Tuesdays my son's got swimming': told behind the day; with an hour it is no whole day. */
function isFilledBehind(line: Line, one: QualifiedMention, next: QualifiedMention | undefined): boolean {
  let at = one.to;
  if (token(line, at).stop === 2) return false;
  if (isFilledByName(line, one)) return true;
  if (ofOwn.has(word(line, at))) at += 1;
  // 'My son's got tennis'
  if (!people.has(word(line, at)) && !people.has(word(line, at).replace(/s$/, ""))) return false;
  for (let k = at + 1; k <= at + mostBehind && token(line, k).stop < 2; k++) {
    if (isFilling(line, k)) return !leadsToHour(line, k + 1, next) && !athome.has(word(line, k + 2));
    // 'I have English class'
    const isKind = owning.has(word(line, k - 1)) && isFilling(line, k + 1);
    if (!leadsToFilling.has(word(line, k)) && !isKind) return false;
  }
  return false;
}
const owning = wordSet("have has got ive a my his her their");

/** 'Tuesdays are bowls', 'Thursday, that's my yoga': what the day is taken up by is all that is said of it. */
function isFilledByName(line: Line, { to }: QualifiedMention): boolean {
  let at = to;
  if (["that", "thats", "those"].includes(word(line, at))) at += 1;
  else if (!verbs.has(word(line, at)) && word(line, at) !== "s") return false;
  while (at < to + mostBehind && leadsToName.has(word(line, at)) && !isDayAt(line, at)) at += 1;
  const isKind = !freeing.has(word(line, at)) && isFilling(line, at + 1);
  return at > to && (isFilling(line, at) || isKind || isDayAt(line, at));
}
/** 'Wednesday is my day at the men's shed' */
const isDayAt = (line: Line, at: number): boolean =>
  /^days?$/.test(word(line, at)) && /^(?:at|with|for|in)$/.test(word(line, at + 1));
const leadsToName = wordSet("is are s my our his her their the a when for day days");
const mostBehind = 6;
const ofOwn = wordSet("my our the");
const leadsToFilling = wordSet(
  "am are is s be been have has got do does doing go goes going on at in the a an all day my his her their our usually always normally rostered back full double stuck down look looking",
);
/** Shifts go by the time of day: 'on nights', 'doing earlies', 'working lates'. */
const shifts = wordSet("nights night earlies lates days mornings afternoons evenings");
const isFilling = (line: Line, k: number): boolean => {
  const [before, here] = [word(line, k - 1), word(line, k)];
  if (/^works?$/.test(here)) return people.has(before) || beforeWork.has(before);
  const isMinding = /^look(?:ing)?$/.test(before) && here === "after";
  const isKept = kept.test(here) && ofOwn.has(before) && owning.has(word(line, k - 2));
  return (
    isKept || occupations.has(here) || minding.has(here) || resting.has(here) || isMinding || isShift(line, k)
  );
};
/** 'On nights', 'doing earlies' */
export const isShift = (line: Line, k: number): boolean =>
  shifts.has(word(line, k)) && onShift.has(word(line, k - 1));
/** 'I have my grandson' */
const kept = /^(?:grand(?:son|daughter|child)|nephew|niece|dad|mum|mother|father)$/;
const minding = wordSet("mind minds babysit babysits grandkids grandchildren");
const onShift = wordSet("on do does doing work works working the");
const athome = wordSet("home");
/** 'Friday I'm working till three', 'Thursday he's got training at four': the hours tell when they can come. */
const leadsToHour = (line: Line, from: number, next: QualifiedMention | undefined): boolean =>
  next !== undefined &&
  !isDayLike(next) &&
  next.from - from <= mostToHour &&
  line.tokens.slice(from, next.from).every((each) => each.stop < 2 && !clauseEnds.has(each.word));
const mostToHour = 3;

/** 'The second is the day I'm in hospital', 'Friday's when he has swimming'. */
function isDayOfTrouble(line: Line, { to }: QualifiedMention): boolean {
  const verb = ["is", "s"].includes(word(line, to)) ? to + 1 : to;
  const after = follows(line, verb, "the", "day") ? verb + 2 : word(line, verb) === "when" ? verb + 1 : -1;
  if (after < 0 || !people.has(word(line, after))) return false;
  for (let k = after; k < after + farthest && token(line, k).stop === 0; k++)
    if (freeing.has(word(line, k))) return false;
  return true;
}

/** 'I've got netball carnival Monday, so Tuesday': the day that is meant follows from the other. */
function isExplained(line: Line, said: readonly QualifiedMention[], k: number): boolean {
  const one = said[k];
  const next = said.slice(k + 1).find((other) => isDayLike(other) && other.role === "wanted");
  if (!one || !next || !isDayLike(one) || !line.tokens.slice(one.to, next.from).some((t) => t.word === "so"))
    return false;
  const lead = line.tokens.slice(Math.max(said[k - 1]?.to ?? 0, one.from - farthest), one.from);
  const owns = lead.findIndex((t) => ["have", "has", "got", "ive", "at", "start", "starts"].includes(t.word));
  return owns >= 0 && owns < lead.length - 1 && !lead.some((t) => freeing.has(t.word));
}
