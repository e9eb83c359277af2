import { wordSet } from "../word-set.ts";
import type { Utterance, Word } from "../words.ts";
import { overlaps, type Span } from "./found.ts";

/**
 * To which verb a day or a time belongs: to reaching somebody ('ring her Tuesday after two'), to coming or to anything else that is
 * rung about or goes on meanwhile ('I want the Thursday', 'about Friday', 'he has stocktake Wednesday'), or to being there to be reached
 * ('I'm home after four'). Of several it is the nearest before it in the same sentence, or the one that it is the subject of
 * ('Wednesday is for the visit').
 */
export type WhenVerb = "ring" | "come" | "free";

const ringing = wordSet(
  "ring rings ringing rung call calls calling called callback phone phones phoning text texts texting sms contact reach touch hear buzz bell speak talk chat message word",
);
const coming = wordSet(
  "come comes coming came bring brings bringing visit visits appointment appointments appt booking bookings booked seen look looked looking appt",
);
/** 'Book me in', and not 'when the book opens'. */
const booking = wordSet("me us him her them it in a an for my that");
const reachable = wordSet(
  "free available home around finish finished finishes knock break breaks awake shift lunch smoko reachable",
);
const subjects = wordSet(
  "i he she it we they you who i'm he's she's it's we're they're i've i'd i'll im hes shes its ive",
);
/** What goes on within the same wish: 'ring me when I'm home, after five'. */
const goesOn = wordSet("when if once because cause cos as while until till before after that so");
const wanting = wordSet("want wants wanted need needs prefer like have got take");
const articles = wordSet("a an the that this my");
const being = wordSet("is was be will would are isn't");

/** A day that is wished for, a day or a time that is ruled out, or (absent) a time. */
export type WhenPart = "day" | "out";

export function verbOf({ words, text }: Utterance, span: Span, part?: WhenPart): WhenVerb | null {
  const first = words.findIndex(({ start, end }) => overlaps([start, end], span));
  const last = words.findLastIndex(({ start, end }) => overlaps([start, end], span));
  if (first < 0) return null;
  // What somebody is at then rules out that they are rung.
  if (part !== "out" && (isRungAbout(words, first, part) || isOfOtherEvent(words, first))) return "come";
  const isSubject = being.has(words[last + 1]?.word ?? "");
  const stop = text.slice(0, words[first]?.start).search(/[.?!](?=[^.?!]*$)/u);
  const after = verbAfter(words, last);
  return (isSubject ? after : null) ?? verbBefore(words, first, stop) ?? after;
}

function verbBefore(words: readonly Word[], first: number, stop: number): WhenVerb | null {
  for (let at = first - 1; at >= 0 && (words[at]?.start ?? 0) > stop; at -= 1) {
    const word = words[at]?.word ?? "";
    const kind = kindAt(words, at);
    if (kind) return kind;
    // 'I want a Thursday'
    if (wanting.has(word) && articles.has(words[at + 1]?.word ?? "") && at + 2 >= first) return "come";
    if (subjects.has(word) && !goesOn.has(words[at - 1]?.word ?? "") && !isVerbAhead(words, at, first))
      return null;
  }
  return null;
}

/** 'About Friday', 'with a time for Friday', 'about moving it to the tenth': what it is about, and not when. 'About ten' is around then. */
function isRungAbout(words: readonly Word[], first: number, part?: WhenPart): boolean {
  const isDay = part === "day";
  const from = clauseStart(words, first);
  const lead = words.slice(from, first).findLastIndex(({ word }) => !determining.has(word)) + from;
  if (isDay && about.has(words[lead]?.word ?? "")) return true;
  const ring =
    words.slice(from, first).findLastIndex((_, index) => kindAt(words, from + index) === "ring") + from;
  if (ring < from || !towards.has(words[lead]?.word ?? "")) return false;
  const behind = words.slice(ring + 1, lead).map(({ word }) => word);
  if (behind.some((word) => changing.has(word))) return true;
  return isDay && words[lead]?.word === "for" && behind.length > 0 && !rungWith.has(behind.at(-1) ?? "");
}
const determining = wordSet("the a an this next that on his her my our their your");
const about = wordSet("about regarding concerning re");
const towards = wordSet("to from for till until into on");
const changing = wordSet(
  "move moving moved change changing changed shift shifting swap swapping switch switching reschedule rescheduling push pushing bring bringing pop popping put putting",
);
/** Whom, and how: 'ring me back for Friday'. */
const rungWith = wordSet("me us him her them back in down up it that one please again");

/** Of what goes on, told beside that somebody is to ring: 'he has stocktake Wednesday and could they ring him'. */
function isOfOtherEvent(words: readonly Word[], first: number): boolean {
  const [from, to] = [clauseStart(words, first), clauseEnd(words, first)];
  const isRing = (at: number): boolean => kindAt(words, at) === "ring";
  const isRungElse = words.some((_, at) => (at < from || at >= to) && isRing(at));
  const own = words.slice(from, to).map(({ word }) => word);
  if (!isRungElse || own.some((word, at) => kindAt(words, from + at) !== null || suiting.has(word)))
    return false;
  const verb = own.findIndex((word, at) => at > 0 && happening.has(word));
  return verb > 0 && own.some((word, at) => at > verb && isContent(word));
}

/** 'Is it like nine o'clock' asks when something is, and tells nobody when to ring. */
export function asksWhenItIs({ words }: Utterance, span: Span): boolean {
  const first = words.findIndex(({ start, end }) => overlaps([start, end], span));
  const own = first < 0 ? [] : words.slice(clauseStart(words, first), clauseEnd(words, first));
  // Whatever led up to it: 'he's flat out is it nine'.
  const is = own.findLastIndex(
    ({ word, start }, at) => being.has(word) && start < span[0] && thirds.has(own[at + 1]?.word ?? ""),
  );
  const from = clauseStart(words, first) + is;
  return (
    is >= 0 && own.slice(is).every(({ word }, at) => kindAt(words, from + at) === null && !suiting.has(word))
  );
}
const thirds = wordSet("it that he she his her theirs");
const happening = wordSet(
  "have has had got am is are was were be go goes going start starts started leave leaves fly flies run runs",
);
const suiting = wordSet(
  "good best better fine ok okay easier easiest suit suits works ideal great perfect off gap chance time spare able can",
);
const isContent = (word: string): boolean => word.length > 3 && !little.has(word) && !timeWords.has(word);
const little = wordSet(
  "with from that this then there here just only really very about into until till after before around have been being going gonna please actually maybe probably also some",
);
const timeWords = wordSet(
  "monday tuesday wednesday thursday friday saturday sunday morning mornings afternoon afternoons arvo evening night tonight today tomorrow lunchtime midday noon week weeks next last month first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth three four five seven eight nine eleven twelve half past quarter oclock o'clock",
);

/** Where another clause begins: 'and could they …', 'because my …', 'ring me …'. */
function startsClause(words: readonly Word[], at: number): boolean {
  const [before = "", word = "", next = ""] = [at - 1, at, at + 1].map((index) => words[index]?.word ?? "");
  if (because.has(word) || word === "saying") return true;
  if (joining.has(word)) return opensClause(words, at + 1);
  return (
    (asking.has(word) && asked.has(next)) || (ringing.has(word) && objects.has(next) && !leadsTo.has(before))
  );
}
const opensClause = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.word ?? "";
  return subjects.has(word) || asked.has(word) || asking.has(word) || bidding.has(word);
};
const because = wordSet("because cause cos coz cuz though although");
const joining = wordSet("and but so then plus");
const asking = wordSet("can could would will should");
const asked = wordSet("they you he she we i somebody someone anybody anyone the");
const bidding = wordSet("ring call phone text tell say ask let get please");
const objects = wordSet("me us him her them my his");
/** Before a verb that they lead to, no clause begins. */
const leadsTo = wordSet(
  "to not and but so please just can could would will should they you he she we i somebody someone anybody anyone do the a me never then or",
);

const clauseStart = (words: readonly Word[], at: number): number =>
  Math.max(
    0,
    words.findLastIndex((_, index) => index <= at && startsClause(words, index)),
  );
function clauseEnd(words: readonly Word[], at: number): number {
  const end = words.findIndex((_, index) => index > at && startsClause(words, index));
  return end < 0 ? words.length : end;
}

/** Another clause begins there, in which somebody is to be rung: 'and could they ring him …'. */
export const startsRinging = (words: readonly Word[], at: number): boolean =>
  startsClause(words, at) &&
  words
    .slice(at, Math.min(clauseEnd(words, at + 1), at + mostToRing))
    .some((_, index) => kindAt(words, at + index) === "ring");
const mostToRing = 6;

/** The subject of the verb that was just passed over: 'I want a Thursday'. */
const isVerbAhead = (words: readonly Word[], at: number, first: number): boolean =>
  words.slice(at + 1, first).some((_, index) => kindAt(words, at + 1 + index) !== null);

function verbAfter(words: readonly Word[], last: number): WhenVerb | null {
  for (let at = last + 1; at < words.length && at <= last + mostAfter; at += 1) {
    const kind = kindAt(words, at);
    if (kind) return kind;
  }
  return null;
}
const mostAfter = 8;

function kindAt(words: readonly Word[], at: number): WhenVerb | null {
  const word = words[at]?.word ?? "";
  if (isOfVisit(words, at)) return "come";
  if (word === "book") return booking.has(words[at + 1]?.word ?? "") ? "come" : null;
  // 'Leave a message' is nothing that reaches the caller.
  if (word === "message" && articles.has(words[at - 1]?.word ?? "")) return null;
  // 'I don't want a call in June' tells of something else.
  if (ringing.has(word)) return isUnwanted(words, at) ? "come" : "ring";
  if (coming.has(word)) return "come";
  return reachable.has(word) ? "free" : null;
}

/** 'Keep the whitening on the Wednesday', 'the clean stays on the ninth', 'that is for the cleaning': of what is done at a visit, and not of the ringing. */
function isOfVisit(words: readonly Word[], at: number): boolean {
  const [before, word, behind] = [at - 1, at, at + 1].map((index) => words[index]?.word ?? "");
  if (word === "stays" || word === "keep") return !unkept.has(behind ?? "");
  if (!treating.has(word ?? "")) return false;
  return being.has(behind ?? "") || (articles.has(before ?? "") && words[at - 2]?.word === "for");
}
const unkept = wordSet("me us an home in off away late up on trying");
const treating = wordSet(
  "clean cleaning cleans whitening filling fillings crown crowns checkup check-up checkups extraction implant denture dentures bridge scale polish",
);

const isUnwanted = (words: readonly Word[], at: number): boolean =>
  articles.has(words[at - 1]?.word ?? "") &&
  wanting.has(words[at - 2]?.word ?? "") &&
  denying.has(words[at - 3]?.word ?? "");
const denying = wordSet("don't dont not never didn't didnt");
