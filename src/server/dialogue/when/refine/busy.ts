import { follows, type Line, token, word, wordSet } from "../line.ts";
import { isDayLike, type Said } from "../said.ts";
import { isEventDay, isLeaving, isLeavingOn, markAwayStretch } from "./away.ts";

/** What fills a day: whoever is there, or has it, cannot come. */
export const occupations = wordSet(
  "work works working kinder kindy preschool school daycare creche uni university tafe class classes lecture lectures training golf bowls bridge gym pilates yoga footy soccer netball tennis cricket swimming church choir rehearsal rehearsals court dialysis chemo physio hospital shift shifts rostered meeting meetings exam exams babysitting minding funeral wedding group conference volunteering away overseas interstate busy unavailable flying travelling camp leaving",
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
export function markBusy(line: Line, said: readonly Said[]): void {
  markAwayStretch(line, said);
  const comesAfter = said.some(({ bound, meaning }) => isLowerBound(bound) || isAfterWork(meaning));
  let full: Said | null = null;
  for (const [k, one] of said.entries()) {
    if (one.role !== "wanted" || one.story || one.bound !== "none" || !mayBeFull(one)) continue;
    const start = said[k - 1]?.to ?? 0;
    const isTaken = isTakenUp(line, one, start);
    const isEvent = !isTaken && isEventDay(line, one, start);
    const isFull =
      isTaken ||
      isEvent ||
      (full !== null && isListed(line, full, one)) ||
      isDayOfTrouble(line, one) ||
      isExplained(line, said, k);
    if (!isFull) continue;
    // 'I fly out Sunday morning' takes up no other morning.
    if (full !== null && one.meaning.kind === "part" && one.from === full.to) {
      one.story = true;
      continue;
    }
    full = one;
    const isGone = isLeavingOn(line, one, start);
    // Who comes after school or work comes on those very days; who is away then does not.
    if (isStory(one, { isGone, isEvent }) || (comesAfter && !isGone)) one.story = true;
    else one.role = "excluded";
    if (isGone) tellOffBefore(said, k);
  }
}

/** 'I fly out tonight' leaves the day until then, 'the wedding's in October' all but one day of it. */
const isStory = (
  { meaning, ...one }: Said,
  { isGone, isEvent }: Record<"isGone" | "isEvent", boolean>,
): boolean =>
  (isGone && !isDayLike({ meaning, ...one })) ||
  (isEvent && meaning.kind === "days" && meaning.days.first < meaning.days.last);

/** 'But Monday I'm on a plane, I fly Monday': the same day told before is no wish either. */
function tellOffBefore(said: readonly Said[], k: number): void {
  const meant = JSON.stringify(said[k]?.meaning);
  for (const one of said.slice(0, k)) if (JSON.stringify(one.meaning) === meant) one.story = true;
}

const isLowerBound = (bound: Said["bound"]): boolean => bound === "after" || bound === "from";
const isAfterWork = (meaning: Said["meaning"]): boolean =>
  meaning.kind === "part" && /^(?:before|after) /.test(meaning.part.label);
/** Days, parts of them, and stretches of hours. */
const mayBeFull = (one: Said): boolean =>
  isDayLike(one) ||
  one.meaning.kind === "clocks" ||
  (one.meaning.kind === "part" && !isAfterWork(one.meaning));

/** Another day of the same list: 'Monday Wednesday Friday', 'Mondays and Tuesdays'. */
function isListed(line: Line, before: Said, one: Said): boolean {
  const gap = one.from - before.to;
  return gap === 0 || (gap === 1 && ["and", "or", "to", "-", "till"].includes(word(line, before.to)));
}

function isTakenUp(line: Line, one: Said, start: number): boolean {
  const isFine = verbs.has(word(line, one.to)) && suiting.has(word(line, one.to + 1));
  // 'Not this Saturday, I've got bowls, the one after'
  const isInstead = line.tokens.slice(one.from, one.to).some((each) => each.word === "one");
  if (isInstead || (isFine && !isLeavingOn(line, one, start))) return false;
  let isFull = false;
  for (let k = one.from - 1; k >= Math.max(start, one.from - farthest); k--) {
    const here = word(line, k);
    const leaves = isLeaving(line, k, one.from);
    if (!leaves && (token(line, k + 1).stop === 2 || clauseEnds.has(here) || freeing.has(here))) return false;
    // 'No, I work on Mondays': the no is an answer.
    if (isFull && people.has(here)) return k === 1 || !freeing.has(word(line, k - 1));
    isFull ||= leaves || (occupations.has(here) && (!/^works?$/.test(here) || isWorking(line, k)));
  }
  return false;
}

/** 'I work, Tuesday is possible' */
const verbs = wordSet("is are be");
const suiting = wordSet("possible okay ok good fine free better best open");

const isWorking = (line: Line, at: number): boolean =>
  people.has(word(line, at - 1)) || beforeWork.has(word(line, at - 1));

/** 'The second is the day I'm in hospital', 'Friday's when he has swimming'. */
function isDayOfTrouble(line: Line, { to }: Said): boolean {
  const verb = ["is", "s"].includes(word(line, to)) ? to + 1 : to;
  const after = follows(line, verb, "the", "day") ? verb + 2 : word(line, verb) === "when" ? verb + 1 : -1;
  if (after < 0 || !people.has(word(line, after))) return false;
  for (let k = after; k < after + farthest && token(line, k).stop === 0; k++)
    if (freeing.has(word(line, k))) return false;
  return true;
}

/** 'I've got netball carnival Monday, so Tuesday': the day that is meant follows from the other. */
function isExplained(line: Line, said: readonly Said[], k: number): boolean {
  const one = said[k];
  const next = said.slice(k + 1).find((other) => isDayLike(other) && other.role === "wanted");
  if (!one || !next || !isDayLike(one) || !line.tokens.slice(one.to, next.from).some((t) => t.word === "so"))
    return false;
  const lead = line.tokens.slice(Math.max(said[k - 1]?.to ?? 0, one.from - farthest), one.from);
  const owns = lead.findIndex((t) => ["have", "has", "got", "ive", "at"].includes(t.word));
  return owns >= 0 && owns < lead.length - 1 && !lead.some((t) => freeing.has(t.word));
}
