import { wordSet } from "../word-set.ts";
import type { Utterance, Word } from "../words.ts";
import { overlaps, type Span } from "./found.ts";

/**
 * To which verb a day or a time belongs: to reaching somebody ('ring her Tuesday after two'), to coming ('I want the Thursday'),
 * or to being there to be reached ('I'm home after four'). Of several it is the nearest before it in the same sentence, or the one
 * that it is the subject of ('Wednesday is for the visit').
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

export function verbOf({ words, text }: Utterance, span: Span): WhenVerb | null {
  const first = words.findIndex(({ start, end }) => overlaps([start, end], span));
  const last = words.findLastIndex(({ start, end }) => overlaps([start, end], span));
  if (first < 0) return null;
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
