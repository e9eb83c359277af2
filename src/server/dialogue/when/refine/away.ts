import { isBroken, type Line, token, word, wordSet, wordsBetween } from "../line.ts";
import { isDayLike, type QualifiedMention } from "../qualified-mention.ts";

/** Days on which they set off, are gone, or come home: none of them is a day to come on, and from the last on all are. */

const subjects = wordSet("i im we were he hes she shes they theyre hubby mum dad");
const being = wordSet("am are is be get gets getting fly flying drive driving sail sailing travel");
const willBe = wordSet("i ill we well he hell she shell they theyll im were hes shes theyre to");
const ofDay = wordSet("on this next the out early first monday");

/** 'I fly Monday', 'we leave for Perth on Saturday', 'they drive up on the tenth'; 'I leave work at three' goes home. */
export function isLeaving(line: Line, at: number, day: number): boolean {
  const here = word(line, at);
  const after = word(line, at + 1);
  if (here === "gone") return nearBe.has(word(line, at - 1)) && (at + 1 === day || ofDay.has(after));
  if (here === "off" && setting.has(word(line, at - 1))) return true;
  if (here === "off") return nearBe.has(word(line, at - 1)) && (places.has(after) || after === "to");
  if (!subjects.has(word(line, at - 1)) && word(line, at - 1) !== "all") return false;
  if (going.has(here)) return places.has(after) || (after === "on" && holidays.has(word(line, at + 2)));
  if (here === "fly" || here === "flies" || here === "depart" || here === "sail")
    return !backs.has(after) && after !== "in";
  if (/^(?:drives?|heads?)$/.test(here)) return at + 1 === day || outward.has(after);
  return /^leaves?$/.test(here) && (at + 1 === day || ofDay.has(after) || isForElsewhere(line, at + 1));
}
export const isLeavingOn = (line: Line, { from }: QualifiedMention, start: number): boolean =>
  line.tokens
    .slice(0, from)
    .some((_, k) => k >= Math.max(start, from - farthest) && isLeaving(line, k, from));
const setting = wordSet("head heads heading set setting take taking fly flying drive driving");
const nearBe = wordSet("im were hes shes theyre am are is all be");
const going = wordSet("go going goes head heading");
const places = wordSet("away overseas interstate abroad camping travelling");
const holidays = wordSet("holiday holidays leave vacation tour");
const outward = wordSet("up down off out over to for on");
const isForElsewhere = (line: Line, at: number): boolean =>
  word(line, at) === "for" && !daily.has(word(line, at + 1));
const daily = wordSet("work school home");

const backs = wordSet("back home");
/** 'Back in Sydney on the fifth', 'back from Bali Friday'; 'back to you on Friday' is no way home, nor 'back at work'. */
const others = wordSet("to at for work school uni with me you your it until till by before can could if");

/** 'I'm back on the fifth', 'we get home Wednesday', 'I fly in on Monday': from then on they can come. */
export function isHomeAgain(line: Line, one: QualifiedMention, start: number): boolean {
  if (!isDayLike(one) || goesOn.has(word(line, one.to))) return false;
  for (let k = one.from - 1; k >= Math.max(start, one.from - farthest); k--) {
    if (token(line, k + 1).stop === 2 || others.has(word(line, k))) return false;
    const [before, here, after] = [word(line, k - 1), word(line, k), word(line, k + 1)];
    if (here === "in" && ["fly", "flying", "get"].includes(before)) return isSubject(line, k - 2);
    if (here === "return" || here === "returning") return isSubject(line, k - 1);
    if (!backs.has(here) || before === "back") continue;
    if (here === "back" && after === "from" && /^com(?:e|es|ing)$/.test(before))
      return isSubject(line, k - 2);
    // 'I'm back in on Friday' tells of a visit, 'I'm home on Friday' where they are all day.
    if (after === "in" && (k + 2 === one.from || ofDay.has(word(line, k + 2)))) return false;
    const isThere = nearBe.has(before) && before !== "be";
    if (isThere) return (here === "back" || after === "again") && !isAsked(line, k - 1);
    return being.has(before) && (here === "back" || before !== "be") && isSubject(line, k - 2);
  }
  return false;
}
const farthest = 7;
/** 'I'm back Friday for my filling' */
const goesOn = wordSet("for");

const isSubject = (line: Line, at: number): boolean => willBe.has(word(line, at)) && !isAsked(line, at);
const isAsked = (line: Line, at: number): boolean =>
  asking.has(word(line, at - 1)) || asking.has(word(line, at - 2));
const asking = wordSet("can could should may shall must need want");

const absent = wordSet("away overseas interstate abroad gone unavailable busy holiday holidays leave out");
const links = wordSet("to till til until through thru -");

/** 'Away from the fifth to the ninth', 'on holidays from Monday till Friday': none of those days. */
export function markAwayStretch(line: Line, said: readonly QualifiedMention[]): void {
  for (const [k, one] of said.entries()) {
    const next = said[k + 1];
    if (!next || !isDayLike(one) || !isDayLike(next)) continue;
    const lead = wordsBetween(line, Math.max(said[k - 1]?.to ?? 0, one.from - 4), one.from);
    const from = lead.lastIndexOf("from");
    const between = wordsBetween(line, one.to, next.from).filter((each) => each !== "the");
    const isStretch =
      between.length === 1 && links.has(between[0] ?? "") && !isBroken(line, one.to, next.from);
    if (from < 1 || !lead.slice(0, from).some((each) => absent.has(each)) || !isStretch) continue;
    for (const end of [one, next]) Object.assign(end, { bound: "none", role: "excluded", story: false });
  }
}

/** What fills a day by itself, whosever it is. */
export const events = wordSet(
  "formal formals wedding weddings party partys concert concerts funeral funerals graduation graduations trip trips flight flights ball prom recital baptism christening reunion interview interviews hens bucks ceremony exam exams gig gigs cruise cruises match grand final",
);
const tells = wordSet("the on is s its it thats which are falls this next coming");

/** 'My formal's on the twelfth', 'the wedding is Saturday week'. */
export function isEventDay(line: Line, one: QualifiedMention, start: number): boolean {
  if (!isDayLike(one)) return false;
  for (let k = one.from - 1; k >= Math.max(start, one.from - farthest); k--) {
    if (token(line, k + 1).stop === 2) return false;
    if (events.has(word(line, k))) return true;
    if (!tells.has(word(line, k))) return false;
  }
  return false;
}
