import { type Line, token, word, wordSet, wordsBetween } from "../line.ts";
import { isDayLike, isTimeLike, type QualifiedMention } from "../qualified-mention.ts";
import { isDayOfTale } from "./days-fronted.ts";
import { isDayOfTreatment } from "./days-of-treatment.ts";
import { isHourElsewhere, isOfUnanswered } from "./hours-elsewhere.ts";
import { isDayOfLastVisit } from "./last-visits.ts";
import { isMonthTold } from "./months-told.ts";
import { isTimeOfPain } from "./pain-told.ts";
import { pastEventWords } from "./past-event-words.ts";

export const isNarrated = (
  line: Line,
  one: QualifiedMention,
  before: QualifiedMention | undefined,
): boolean =>
  isStory(line, one, before?.to ?? 0) ||
  isMonthTold(line, one, before?.to ?? 0) ||
  isDayOfTreatment(line, one, before?.to ?? 0) ||
  (one.bound === "none" && isHourElsewhere(line, one, before?.to ?? 0)) ||
  isOfUnanswered(line, one, before?.to ?? 0) ||
  isOfAnother(line, one) ||
  isTimeOfPain(line, one, before?.to ?? 0) ||
  isDayOfLastVisit(line, one, before?.to ?? 0) ||
  isDayOfTale(line, one) ||
  isOnDayTold(one, before);

/** 'You're still saying before ten, ring me after two': what is put back to us as ours is no wish of theirs. */
export function markQuoted(line: Line, said: readonly QualifiedMention[]): void {
  for (const [k, one] of said.entries()) {
    const quote = one.role === "wanted" ? quoteBefore(line, one, said[k - 1]?.to ?? 0) : null;
    if (quote === null) continue;
    const alike = isDayLike(one) ? isDayLike : isTimeLike;
    const isSetRight = said
      .slice(k + 1)
      .some((other) => alike(other) && other.role === "wanted" && !isSetAgainst(line, other));
    if (alike(one) && (quote === "again" || isSetRight)) one.role = "replaced";
  }
}

/** 'You put ten, not four' tells what was right. */
const isSetAgainst = (line: Line, { from }: QualifiedMention): boolean =>
  word(line, from - 1) === "not" || word(line, from - 2) === "not";

/** 'You said', 'you've got it down as', 'it still says'; `again`: we keep to it, though they told otherwise. */
function quoteBefore(line: Line, { from }: QualifiedMention, start: number): "once" | "again" | null {
  let k = from - 1;
  while (k > start && betweenQuote.has(word(line, k)) && !ours.has(word(line, k))) k--;
  const verb = word(line, k);
  if (k < start || from - k > mostToQuote || !(saying.has(verb) || holding.has(verb))) return null;
  const lead = wordsBetween(line, Math.max(start, k - mostBeforeVerb), k);
  const at = lead.findLastIndex((each) => ours.has(each));
  const rest = lead.slice(at + 1);
  // 'Do you still have ten', 'if you say two' ask, and put nothing back to us.
  if (at < 0 || asksUs.has(lead[at - 1] ?? "") || !rest.every((each) => besideVerb.has(each))) return null;
  const isAgain = saying.has(verb) && rest.some((each) => keeping.has(each));
  return isAgain ? "again" : lead[at]?.startsWith("you") ? "once" : null;
}
const ours = wordSet("you youre youve youd it");
const saying = wordSet("say says saying said put puts putting tell telling told write writing wrote written");
const holding = wordSet("have has got had");
const keeping = wordSet("still keep keeps kept");
const besideVerb = wordSet(
  "still keep keeps kept are have has just only already again went gone ve re always",
);
const betweenQuote = wordSet(
  "me us it that its down as in for at on by before after until till from around the to ring call be monday tuesday wednesday thursday friday saturday sunday today tomorrow",
);
const asksUs = wordSet("do did does can could would will have has if are when whatever should might may");
const mostToQuote = 6;
const mostBeforeVerb = 5;

/** 'Four o'clock was only for my wife', 'the ten was meant for Tom': somebody else's; 'ten was for me' may be asked for again. */
function isOfAnother(line: Line, { to }: QualifiedMention): boolean {
  if (!["was", "were"].includes(word(line, to))) return false;
  let k = to + 1;
  while (only.has(word(line, k))) k++;
  return word(line, k) === "for" && !["me", "us"].includes(word(line, k + 1));
}
const only = wordSet("only just really meant");

function isStory(line: Line, one: QualifiedMention, start: number): boolean {
  for (let k = one.from - 1; k >= Math.max(start, one.from - 7); k--) {
    // 'It came out, I just want it fixed Thursday'
    if (
      ["and", "can", "could", "so", "to", "i", "want", "wants", "need", "needs"].includes(word(line, k)) ||
      token(line, k + 1).stop === 2
    )
      return false;
    const isHappening =
      k >= one.from - 5 &&
      (pastEventWords.has(word(line, k)) || isComeOff(line, k) || isHadOut(line, k, one.from)) &&
      !isAmount(line, k) &&
      !isState(line, k);
    if (isHappening || isDoing(line, k, one) || isPast(line, k, one) || isTold(line, k, one)) return true;
    if (word(line, k) === "since" && k >= one.from - 2) return true;
  }
  return false;
}

/** 'It came off', 'it's come out' */
const isComeOff = (line: Line, at: number): boolean =>
  ["came", "come"].includes(word(line, at)) &&
  ["off", "out", "loose", "away"].includes(word(line, at + 1)) &&
  !["can", "could", "to", "will", "ill"].includes(word(line, at - 1)) &&
  (word(line, at) === "came" || ["s", "has", "have", "its", "had"].includes(word(line, at - 1)));

/** 'I had a tooth out this afternoon' */
const isHadOut = (line: Line, at: number, until: number): boolean =>
  word(line, at) === "had" &&
  wordsBetween(line, at + 1, until).includes("out") &&
  ["i", "ive", "he", "she", "hes", "shes", "just", "ve"].includes(word(line, at - 1));

/** 'It came out Saturday night': the night is told with its day. */
const isOnDayTold = (one: QualifiedMention, before: QualifiedMention | undefined): boolean =>
  before?.story === true && before.to === one.from && isDayLike(before) && isTimeLike(one);

/** 'It's just chipped, two o'clock would be great' tells how it is, and not when it was. */
function isState(line: Line, at: number): boolean {
  const verb = ["just", "only", "a", "bit", "really"].includes(word(line, at - 1)) ? at - 2 : at - 1;
  return ["is", "s", "its"].includes(word(line, verb));
}

/** 'A bit early' bites nothing. */
const isAmount = (line: Line, at: number): boolean =>
  word(line, at) === "bit" &&
  (["a", "little", "wee"].includes(word(line, at - 1)) || /^(?:early|late|soon)/.test(word(line, at + 1)));

/** 'When I flossed this morning': what somebody did earlier today, and no wish for today. */
const isDoing = (line: Line, at: number, one: QualifiedMention): boolean =>
  at === one.from - 1 &&
  ["this", "today", "earlier"].includes(word(line, one.from)) &&
  /[^e]ed$/.test(word(line, at)) &&
  !wishing.has(word(line, at)) &&
  ["i", "he", "she", "we", "they"].includes(word(line, at - 1));

const wishing = wordSet("wanted needed preferred hoped liked suited wished planned decided booked scheduled");

/** 'Had my wisdom out Tuesday', 'my brother died in March': what was, unless it is a visit or a plan that is spoken of. */
function isPast(line: Line, at: number, one: QualifiedMention): boolean {
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

const pastVerbs = wordSet("had died passed took gave came went pulled removed extracted");

const takingObject = wordSet("had took gave pulled removed");

const smallWords = wordSet("on in the this last next a for at");

const unreal = wordSet("if could would wish can better should rather");

/** The 'like' of 'I'd like' is no token. */
const wouldLike = "id hed shed wed theyd would";

const wishingDone = wordSet(
  `${wouldLike} get getting have having be want wants need needs like to it them this that`,
);

const ofVisit = wordSet(
  "appointment appointments appt booking booked slot spot visit time planned hoped wanted thought mind hoping for text message reminder call through",
);

const changing = wordSet("cancel move reschedule change shift confirm push swap postpone booking");

/** 'My brother choked on a fishbone at Christmas', 'she tripped over on the weekend': what somebody did on a day. */
function isTold(line: Line, at: number, one: QualifiedMention): boolean {
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
function isBackThen(line: Line, at: number, one: QualifiedMention): boolean {
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

const onDays = wordSet("at on over in last around during");

/** 'I hoped to come on Friday', 'he asked for one on Friday' */
const leadsAhead = wordSet("to for if that until till before after by from about");

const wantingDone = wordSet(
  `${wouldLike} need needs want wants wanna like love get getting have having prefer please book hoping must should be`,
);

const arranging = wordSet(
  "asked offered moved changed rescheduled cancelled arranged confirmed requested organised organized agreed reserved suggested mentioned recommended called started promised expected allowed supposed free",
);

/** 'Um, Wednesday, why Wednesday': said twice, it is asked about twice. */
export function markNarrated(said: readonly QualifiedMention[], k: number): void {
  const one = said[k];
  const before = said[k - 1];
  if (one) one.story = true;
  if (before && JSON.stringify(before.meaning) === JSON.stringify(one?.meaning)) before.story = true;
}
