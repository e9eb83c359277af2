import type { Utterance } from "../words.ts";
import { type Found, type Span, sure } from "./found.ts";

/**
 * What was told before and is taken out again or put otherwise: 'scrap the bit about the parking', 'leave that out', 'not Friday,
 * it was Thursday'. Held against what was told: where nothing of it is meant, nothing is read, and the words are kept as any others.
 */

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** 'Drop me a line', 'drop in' */
const dropping = listed("me us in by off him her over round");
/** Before what is taken out. */
const removing = listed("scrap drop forget skip lose ditch delete remove cut strike ignore omit scratch");
/** … and with 'out' or 'off' behind it. */
const around = listed("take leave keep cut cross rub get leaving taking");
const away = listed("out off");
const telling = listed("mention mentioning say put include tell write add pass bother worry");
const denials = listed("don't dont not no without never needn't");
const parts = listed("bit bits part parts thing things stuff line sentence message note last");
const pointing = listed("that this it those them");
/** Neither says what is meant. */
const empty = listed(
  `the a an my our your his her their about with on where regarding of to for in is was were be i i'm me we all whole saying said says
   what please um uh oh just up at and or so`,
);
/** Where what is named ends. */
const ends = listed(
  `and but just please actually so because cause then if when ok okay thanks thank no yeah yes sorry instead tell say only
   otherwise though cheers ta`,
);
/** A wish for a visit is let be, or cancelled, and nothing of what was told of it. */
const wholes = listed(
  "appointment appointments booking bookings visit visits slot call everything whole lot time times",
);

/** Words of a line, each with where it stands. */
interface Word {
  word: string;
  from: number;
  to: number;
}
const wordsOf = (text: string): readonly Word[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\d][\p{L}\d'’-]*/gu)].map(({ 0: word, index }) => ({
    word: word.replaceAll("’", "'"),
    from: index,
    to: index + word.length,
  }));

/** @param told what was told so far, the latest last */
export function readAmended(utterance: Utterance, told: readonly string[]): readonly Found[] {
  if (told.length === 0) return [];
  const words = wordsOf(utterance.text);
  const out = takenOut(words);
  const amended = out ? withoutNamed(out.named, told) : null;
  const change = amended && out ? { ...amended, span: out.span } : putOtherwise(words, told);
  if (!change) return [];
  const { lines, span, isReplaced } = change;
  return lines.map(({ line, now }) => ({
    act: { kind: "amend", line, now, isReplaced },
    span,
    certainty: sure,
  }));
}

interface Named {
  /** What it is about; empty = what was told last. */
  topic: readonly string[];
}
interface Amended {
  lines: readonly { line: string; now: string }[];
  isReplaced: boolean;
}

function takenOut(words: readonly Word[]): { named: Named; span: Span } | null {
  for (const [at, { word }] of words.entries()) {
    const end = behind(words, at, word);
    if (end === null) continue;
    const topic = words.slice(end.from, end.to).map((each) => each.word);
    const content = topic.filter(
      (each) => !empty.has(each) && !parts.has(each) && !pointing.has(each) && !denials.has(each),
    );
    const isPointed = topic.some((each) => pointing.has(each) || parts.has(each)) && content.length === 0;
    const isPart = !end.isPlain || topic.some((each) => parts.has(each));
    if (content.some((each) => wholes.has(each)) || (content.length === 0 && !(isPointed && isPart)))
      continue;
    const span = [
      words[leadFrom(words, at)]?.from ?? 0,
      words[tailTo(words, end.until) - 1]?.to ?? 0,
    ] as const;
    return { named: { topic: content }, span };
  }
  return null;
}

/** 'Actually can you', before it, and 'of it', 'of the message' behind it tell nothing more. */
function leadFrom(words: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && leads.has(words[from - 1]?.word ?? "")) from -= 1;
  return from;
}
const leads = listed(
  "actually oh um uh no can you could we please sorry and just maybe let's i'd rather don't dont do not",
);

function tailTo(words: readonly Word[], until: number): number {
  let to = until;
  while (tails.has(words[to]?.word ?? "")) to += 1;
  return to;
}
const tails = listed("of it that the message note please thanks");

/** Where what is named stands, behind the word at `at`; null where nothing is taken out by it. */
function behind(
  words: readonly Word[],
  at: number,
  word: string,
): { from: number; to: number; until: number; isPlain: boolean } | null {
  const wordAt = (index: number): string => words[index]?.word ?? "";
  if (around.has(word) && away.has(wordAt(at + 1))) {
    const to = endOf(words, at + 1);
    return { from: at + 2, to, until: to, isPlain: false };
  }
  if (around.has(word)) {
    const close = words.findIndex((each, index) => index > at + 1 && away.has(each.word));
    if (close < 0 || close - at > mostNamed) return null;
    return { from: at + 1, to: close, until: close + 1, isPlain: false };
  }
  const isDenied = telling.has(word) && [at - 1, at - 2, at - 3].some((each) => denials.has(wordAt(each)));
  if ((!removing.has(word) && !isDenied) || (word === "drop" && dropping.has(wordAt(at + 1)))) return null;
  const to = endOf(words, at);
  return { from: at + 1, to, until: to, isPlain: !isDenied };
}

function endOf(words: readonly Word[], at: number): number {
  const end = words.findIndex((each, index) => index > at && ends.has(each.word));
  return Math.min(end < 0 ? words.length : end, at + mostNamed);
}
const mostNamed = 9;

/** Its parts as somebody would leave them out: joined by a comma, 'and', 'also' and the like. */
const piecesOf = (line: string): readonly string[] => line.split(/(?=, )|(?= (?:and|plus|but|also) )/u);

const isAbout = (piece: string, topic: readonly string[]): boolean => {
  const said = wordsOf(piece).map(({ word }) => word);
  return topic.some((each) => said.some((word) => isSameWord(word, each)));
};
/** 'The parking', of where to park; 'her bill', of bills. */
const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= leastStem && (one.startsWith(other) || other.startsWith(one)));
const leastStem = 4;

function withoutNamed({ topic }: Named, told: readonly string[]): Amended | null {
  const last =
    piecesOf(told.at(-1) ?? "")
      .at(-1)
      ?.toLowerCase() ?? "";
  const isMeant = (piece: string): boolean =>
    topic.length === 0
      ? last.includes(piece.trim().toLowerCase()) && piece.trim() !== ""
      : isAbout(piece, topic);
  const lines = told.flatMap((line) => {
    const pieces = piecesOf(line);
    const rest = pieces.filter((piece, at) => !isMeant(piece) && !leadsOn(piece, pieces[at + 1], isMeant));
    const now = withoutJoins(rest.join(""));
    return rest.length === pieces.length ? [] : [{ line, now }];
  });
  return lines.length === 0 ? null : { lines, isReplaced: false };
}

/** What joined it to what is gone goes with it. */
function withoutJoins(line: string): string {
  const words = line.split(" ").filter((word) => word !== "" && word !== ",");
  const from = words.findIndex((word) => !joins.has(word.replaceAll(",", "")));
  const kept = from < 0 ? "" : words.slice(from).join(" ");
  return kept.endsWith(",") ? kept.slice(0, -1) : kept;
}

/** 'And also | that I can't find parking' is one piece. */
const leadsOn = (piece: string, next: string | undefined, isMeant: (piece: string) => boolean): boolean =>
  next !== undefined &&
  isMeant(next) &&
  wordsOf(piece).every(({ word }) => empty.has(word) || joins.has(word));
const joins = listed("and plus but also too that");

/** Between what is not so and what is. */
const between = listed(
  `sorry it's its it is was i mean meant said but make made that that's should be say put no actually at on for um uh rather the a an
   my in to change have i'm oh nah`,
);
const stops = listed(
  "i i'm i've it it's that please and but so not ok okay thanks because cause if instead would could can will she he we they you yeah yes no sorry which who",
);
const opening = listed(
  "said it's its is was meant mean for on at make actually sorry no the a my to i um uh",
);
const mostWords = 4;

/** 'Not X, it was Y', 'Y, not X', 'Y instead of X', 'change X to Y': of what was told with X in it. */
function putOtherwise(words: readonly Word[], told: readonly string[]): (Amended & { span: Span }) | null {
  for (const at of words.keys()) {
    const put = putAt(words, at, told);
    if (put === null) continue;
    const now = put.now.map(({ word }) => word).join(" ");
    const lines = told.flatMap((line) => {
      const place = placeIn(line, put.was);
      return place ? [{ line, now: line.slice(0, place[0]) + now + line.slice(place[1]) }] : [];
    });
    if (now !== put.was.join(" ")) return { lines, isReplaced: true, span: put.span };
  }
  return null;
}

/** What is not so, and what is, around the 'not' or the 'change' at `at`. */
function putAt(
  words: readonly Word[],
  at: number,
  told: readonly string[],
): { was: readonly string[]; now: readonly Word[]; span: Span } | null {
  const word = words[at]?.word ?? "";
  const isOf = word === "of" && words[at - 1]?.word === "instead";
  const isChange = changing.has(word);
  if (!isOf && !isChange && !negating.has(word)) return null;
  const was = toldBehind(words, at + 1, told);
  if (!was || (isChange && words[was.to]?.word !== "to")) return null;
  const behindIt = takenFrom(words, was.to);
  const now = behindIt.length > 0 || isChange ? behindIt : before(words, at - (isOf ? 1 : 0));
  // What takes its place is about as long: else the sentence has gone on to something else.
  if (now.length === 0 || now.length > was.words.length + mostLonger) return null;
  const from = Math.min(words[at]?.from ?? 0, now[0]?.from ?? 0);
  const to = Math.max(words[was.to - 1]?.to ?? 0, now.at(-1)?.to ?? 0);
  return { was: was.words, now, span: [from, to] };
}
const mostLonger = 2;
const negating = listed("not isn't wasn't");
const changing = listed("change swap switch");

/** 'Not before two', 'not tomorrow at nine': a limit on a time, whatever else was told with such a word in it. */
const isOfTime = (word: string): boolean => timeWords.has(word) || /\d/.test(word);
const timeWords = listed(
  `before after until till by past than at about around between tomorrow today tonight yesterday morning afternoon arvo evening midday noon
   early late later earlier sooner now then one two three four five six seven eight nine ten eleven twelve half quarter o'clock am pm thirty
   fifteen forty hour hours minute minutes week weeks`,
);

/** The longest run of words from there that was told, and says something. */
function toldBehind(
  words: readonly Word[],
  from: number,
  told: readonly string[],
): { words: readonly string[]; to: number } | null {
  for (let start = from; start < Math.min(from + 3, words.length); start += 1) {
    for (let count = mostWords; count > 0; count -= 1) {
      const run = words.slice(start, start + count).map(({ word }) => word);
      const isOpen = !empty.has(run[0] ?? "") && !stops.has(run[0] ?? "");
      const says = run.length === count && isOpen && !run.every(isOfTime);
      if (says && told.some((line) => placeIn(line, run) !== null)) return { words: run, to: start + count };
    }
    if (!empty.has(words[start]?.word ?? "")) return null;
  }
  return null;
}

/** Where a line holds these words in a row, in characters. */
function placeIn(line: string, run: readonly string[]): Span | null {
  const words = wordsOf(line);
  const at = words.findIndex((_, index) => run.every((each, k) => words[index + k]?.word === each));
  const [first, last] = [words[at], words[at + run.length - 1]];
  return at >= 0 && first && last ? [first.from, last.to] : null;
}

function takenFrom(words: readonly Word[], from: number): readonly Word[] {
  let start = from;
  while (between.has(words[start]?.word ?? "")) start += 1;
  let to = start;
  while (to < words.length && to - start < mostWords && !stops.has(words[to]?.word ?? "")) to += 1;
  return words.slice(start, to);
}

/** 'I said Thursday | not Tuesday' */
function before(words: readonly Word[], until: number): readonly Word[] {
  let from = until;
  while (from > 0 && until - from < mostWords && !opening.has(words[from - 1]?.word ?? "")) from -= 1;
  return words.slice(from, until);
}
