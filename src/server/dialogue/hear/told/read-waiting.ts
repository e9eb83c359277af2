import { firstPlace, type Phrase, toPhrase } from "../../phrase.ts";
import { toUtterance, type Utterance, type Word } from "../../words.ts";
import { isQuestionForm, isRequestForm } from "../asked/question-form.ts";

/**
 * Whether somebody who is on the waitlist wishes to be on it no longer, asks whether they are, or tells it: by a list that one waits on,
 * and by what is to become of it. A list is stood on, or only wished for ('put me on'); 'take me off' by itself is of no list.
 */

const list =
  "(waitlist|waitlists|waitinglist|(wait|waiting|cancellation|cancellations|standby|stand by|short notice|last minute) (list|lists)|(list|lists) for (an|the|any)? (earlier|sooner|cancellation|cancellations)|name is? down for (a|an|any|the)? (cancellation|cancellations|earlier|sooner))";
const which = "(the|your|that|this|our|my|his|her|their|any|a|both)? (dental|dentist|clinic|long|whole)?";
const theList = `${which} ${list}`;
const me = "(me|us|him|her|them|it|my name|our name|his name|her name|the name|my details)";
const gone = "(taken|removed|crossed|scratched|struck|deleted|pulled|dropped)";
const place = "(place|spot|position|entry|request|turn|name)";
const phrases = (...sources: readonly string[]): readonly Phrase[] => sources.map(toPhrase);

/** The list and its end in one. */
const leaving = phrases(
  `(take|taking|remove|removing|cross|scratch|strike|delete|drop|pull|knock|wipe|scrub) ..4 (off|from|out of) ${theList}`,
  `(get|getting|have|having|want|need) ..3 (off|out of) ${theList}`,
  `(come|coming|go|hop|step|get|be|opt|drop|withdraw) (off|out of|from) ${theList}`,
  `(be|get|name|${me}) ${gone} (off|from) ${theList}`,
  `(leave|leaving|quit) (the|your) ${list}`,
  `(cancel|cancelling|scrap|withdraw|drop|delete|end|forget|release|give|(give|giving) up) (my|our|the|his|her)? ${place}? (on|for|from|in)? ${theList}`,
);
const needed = `(not|longer|never) (need|want|require|wish) (to (be|stay|remain|wait|keep waiting)|being)? (on|for)? (my|our|the)? ${place}? (on|for|in)? ${theList}`;
const anyMore = "(any more|anymore|any longer|now|after all)";
const keeping = "(keep|keeping|hold|holding|save|saving|leave|leaving|have|having)";
/** Whoever was only offered it refuses in the same words, but for these. */
const neededNoMore = phrases(
  needed.replace("not|longer|never", "longer"),
  `${needed} ..2 ${anyMore}`,
  `${theList} ..1 no longer (needed|required|necessary|wanted)`,
  `(not|stop|not bother|no need to|not need to|not have to) ${keeping} ..4 (on|in) ${theList}`,
);
const refused = phrases(needed);

const listed = phrases(theList, "(the|your) list");
const joining = phrases(
  `(put|pop|add|stick|place|chuck|sign|join|keep|leave|get|go|going|stay|remain|hop|jump|(like|want|love|need|prefer) to be) ..4 ${theList}`,
);
/** With these before it, 'put' tells what was done. */
const wasPut: ReadonlySet<string> = new Set(
  "was were been got being they he she someone somebody i we had have".split(" "),
);
const asksFor: ReadonlySet<string> = new Set("can could would will may might if to".split(" "));

/** Behind a list that was spoken of: to be off it, in as many words. */
const ends =
  "(it|that|there|then|please|now|thanks|so|because|as|since|too|again|altogether|completely|for|and|i|we|the|your|if|when)";
const off = phrases(
  `(take|cross|scratch|strike|drop|pull|knock|get) (${me}|..2) (off|out) (${ends}|$)`,
  `(remove|delete|withdraw|scratch) ${me}`,
  `(come|coming|get|be|go) (off|out of) (it|that|there|the list|your list)`,
  `(be|get|name|${me}) ${gone} (off|out|from)?`,
);
/** … or what comes to that. */
const over = phrases(
  `(not|longer) be? (need|want|require|needing|wanting) (it|that|this|one|to be (on it|there)|to wait|(the|my|that) ${place}) (${anyMore}|$)`,
  `longer (need|want|require) (it|that|this|one|to wait|(the|my|that) ${place})`,
  "(longer|not) (needed|required|necessary|wanted|interested)",
  `(cancel|scrap|forget) (it|that|(the|my|that) ${place})`,
  "not (worry|bother) (with|about) (it|that)",
  "(got|getting|been|get|am|was|being|booked) (in|seen|done|sorted|fixed|fitted|booked|treated|one|a time|a spot|an appointment|it done|it sorted|it fixed) ..2 (somewhere else|elsewhere|with another|at another|with someone else)",
  "(got|get|getting|had|having|have|been|went|gone|going|booked) ..4 (somewhere else|elsewhere)",
  "found (another|a different|a new|somewhere|someone) (dentist|clinic|place|practice|one|else|surgery)",
);
const stays = phrases(
  `(keep|leave) ${me} on`,
  "(stay|staying|remain) on",
  "still (want|need|like|love|keen|hoping|interested|wait)",
);

const ours = `(the|your|that|this|our) (dental|dentist|clinic|long|whole)? ${list}`;
const whom = "(i am|we are|am i|are we|is he|is she|he is|she is|is (my|our) ..2|my name is|my ..1 is)";
const onIt = `(still|already)? down? on ${theList}`;
const asking = phrases(
  `(am i|are we|is he|is she|is (my|our|his|her) ..2) ..1 ${onIt}`,
  `(if|whether|check|sure|confirm|see|know) that? ${whom} ${onIt}`,
  `(have|got) (me|us|my name|him|her) ${onIt}`,
  `${theList} ..3 (am i|are we|is he|is she) (still|already)? on it`,
  `(am i|are we|is he|is she|is my name) (now|already|really)? off (${theList}|(the|your|that) list)`,
  "(am i|are we|is my name) (still|already)? down? on (the|your) list ($|please|still|or|for (a|an))",
);
/** Told, and nothing wished for by it. */
const stand = "((i|we) have been|i am|we are|he is|she is|my name is|my ..1 is) (currently|also)?";
const standing = phrases(`${stand} ${onIt}`);
const standingHere = phrases(`${stand} (still|already)? down? on ${ours}`);

/** A visit or a day that is spoken of, of which the same may be said. */
const visits: ReadonlySet<string> = new Set(
  `appointment appointments booking bookings visit visits session today tomorrow tonight monday tuesday wednesday thursday friday saturday
   sunday`.split(/\s+/),
);

interface Place {
  from: number;
  to: number;
}

/** `refuses`: they wish for no place on it, or for none on some condition. */
interface Waiting {
  tells: "leaves" | "asks" | "stands" | "refuses";
  /** The clauses that tell it; the last is the one in which it is wished for. */
  clauses: readonly number[];
}

/** @param lastSaid what the assistant said last: 'take me off it' may be of a list that it spoke of */
export function readWaiting(
  utterance: Utterance,
  parts: readonly Utterance[],
  lastSaid: string,
): Waiting | null {
  const { words, set } = utterance;
  const wasSaid = firstOf(listed.slice(0, 1), toUtterance(lastSaid).words) !== null;
  if (!wasSaid && !naming.some((word) => set.has(word))) return null;
  const said = { words, parts };
  const told = (tells: Waiting["tells"], ...places: readonly (Place | null)[]): Waiting => ({
    tells,
    clauses: clausesOf(said, places),
  });
  const left = firstOf(leaving, words);
  if (left && isConditional(said, left)) return told("refuses", left);
  if (left && (isAskedIn(said, left) || isDenied(words, left.from))) return told("asks", left);
  const gone = left ?? firstOf(neededNoMore, words);
  if (gone) return told("leaves", ...reasonsIn(words), gone);
  const asked = firstOf(asking, words);
  if (asked) return told("asks", asked);
  const listAt = listIn(words, wasSaid);
  const ended = listAt && endedIn(said, listAt);
  if (ended) return told("leaves", listAt, ended);
  const isOn = isWished(words) ? null : firstOf(standing, words);
  // 'I'm on a waiting list at the hospital' is none of ours.
  if (isOn) return told(firstOf(standingHere, words) ? "stands" : "refuses", isOn);
  const not = firstOf(refused, words);
  return not && told("refuses", not);
}
/** One of them stands in any words that name such a list. */
const naming = ["list", "lists", "waitlist", "waitlists", "waitinglist", "down"];

interface Told {
  words: readonly Word[];
  parts: readonly Utterance[];
}

/** 'If you can get me in on Thursday you can take me off the list': not yet. */
const isConditional = (said: Told, place: Place): boolean =>
  said.words
    .slice(clauseStart(said, place), place.from)
    .some(({ word }) => word === "if" || word === "once" || word === "unless");

/** Where it ends that somebody is on the list that was spoken of, by them or just before. */
function endedIn(said: Told, list: Place): Place | null {
  const { words } = said;
  const isOfVisit = (from: number, to: number): boolean =>
    words.slice(from, to).some(({ word }) => visits.has(word));
  const behind = clauseEnd(said, list);
  const plain = firstOf(off, words);
  if (plain && !isDenied(words, plain.from) && !isAskedIn(said, plain))
    return isOfVisit(behind, clauseEnd(said, plain)) || isOfVisit(plain.from, plain.to) ? null : plain;
  const comes = firstOf(over, words);
  if (list.to === 0 || firstOf(stays, words) || !comes || isAskedIn(said, comes)) return null;
  if (comes.from >= list.to) return isOfVisit(behind, comes.to) ? null : comes;
  return clauseEnd(said, comes) >= clauseStart(said, list) && !isOfVisit(0, list.from) ? comes : null;
}

/** A list that they are on by their own words; `to` 0 = by ours. */
function listIn(words: readonly Word[], wasSaid: boolean): Place | null {
  const isTold = words.some(({ word }) => word === "waiting" || word === "waited" || word === "wait");
  const found = firstOf(isTold || wasSaid ? listed : listed.slice(0, 1), words);
  if (!found) return wasSaid && firstOf(listed, words) === null ? { from: 0, to: 0 } : null;
  return isWished(words) ? null : found;
}

/** 'Can you put me on it', 'I'd like to be on it': it is wished for; 'I was put on it' tells. */
function isWished(words: readonly Word[]): boolean {
  const joined = firstOf(joining, words);
  if (!joined) return false;
  const [before = "", two = ""] = [words[joined.from - 1]?.word, words[joined.from - 2]?.word];
  if (before === "you") return asksFor.has(two);
  return !wasPut.has(before);
}

/** Beside the wish, what is told for it: 'I got in somewhere else'. */
const reasonsIn = (words: readonly Word[]): readonly Place[] =>
  over.flatMap(({ match }) => firstPlace(match, words) ?? []);

/** 'Don't take me off', 'I don't want to come off' */
const leads: ReadonlySet<string> = new Set(
  "want wanna need ask asked to you us be get have like going please ever just yet".split(" "),
);
const mostLeading = 5;
function isDenied(words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at >= 0 && at >= from - mostLeading; at -= 1) {
    const { word = "" } = words[at] ?? {};
    if (word === "not" || word === "never") return true;
    if (!leads.has(word)) return false;
  }
  return false;
}

function isAskedIn(said: Told, place: Place): boolean {
  const part = said.parts[clauseOfWord(said, place.from)];
  return part !== undefined && isQuestionForm(part) && !isRequestForm(part);
}

const firstOf = (some: readonly Phrase[], words: readonly Word[]): Place | null => {
  for (const { match } of some) {
    const found = firstPlace(match, words);
    if (found) return found;
  }
  return null;
};

const clauseOfWord = ({ words, parts }: Told, at: number): number => {
  const start = words[Math.min(at, words.length - 1)]?.start ?? 0;
  return Math.max(
    0,
    parts.findLastIndex((part) => (part.words[0]?.start ?? 0) <= start),
  );
};

/** Indexes of the first word of the clause in which it begins, and of the first behind the one in which it ends. */
function clauseStart(said: Told, { from }: Place): number {
  const [first] = said.parts[clauseOfWord(said, from)]?.words ?? [];
  return said.words.findIndex(({ start }) => start === first?.start);
}
function clauseEnd(said: Told, { from, to }: Place): number {
  if (to === 0) return 0;
  const last = said.parts[clauseOfWord(said, Math.max(from, to - 1))]?.words.at(-1);
  return said.words.findLastIndex(({ start }) => start === last?.start) + 1;
}

function clausesOf(said: Told, places: readonly (Place | null)[]): readonly number[] {
  const each = places.flatMap((place) => {
    if (place === null || place.to === 0) return [];
    const [first, last] = [clauseOfWord(said, place.from), clauseOfWord(said, place.to - 1)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  // The last is told once, at the end.
  return each.filter((clause, at) => each.lastIndexOf(clause) === at);
}
