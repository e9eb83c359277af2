import { wordSet } from "../../word-set.ts";
import { isSameWord, type Utterance } from "../../words.ts";
import { type Found, type Span, sure } from "../found.ts";

/**
 * What was told before and is taken out again: 'scrap the bit about the parking', 'leave that out'. Held against what was told:
 * where nothing of it is meant, nothing is read, and the words are kept as any others. Nothing that stays is put otherwise.
 */

/** 'Drop me a line', 'drop in' */
const dropping = wordSet("me us in by off him her over round");
/** Before what is taken out. */
const removing = wordSet("scrap drop forget skip lose ditch delete remove cut strike ignore omit scratch");
/** … and with 'out' or 'off' behind it. */
const around = wordSet("take leave keep cut cross rub get leaving taking");
const away = wordSet("out off");
const telling = wordSet("mention mentioning say put include tell write add pass bother worry");
const denials = wordSet("don't dont not no without never needn't");
const parts = wordSet("bit bits part parts thing things stuff line sentence message note last");
const pointing = wordSet("that this it those them");
/** Neither says what is meant. */
const empty = wordSet(
  `the a an my our your his her their about with on where regarding of to for in is was were be i i'm me we all whole saying said says
   what please um uh oh just up at and or so`,
);
/** Where what is named ends. */
const ends = wordSet(
  `and but just please actually so because cause then if when ok okay thanks thank no yeah yes sorry instead tell say only
   otherwise though cheers ta`,
);
/** A wish for a visit is let be, or cancelled, and nothing of what was told of it. */
const wholes = wordSet(
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
  if (!out) return [];
  return withoutNamed(out.named, told).map(({ line, now }) => ({
    act: { kind: "amend", line, now },
    span: out.span,
    certainty: sure,
  }));
}

interface Named {
  /** What it is about; empty = what was told last. */
  topic: readonly string[];
}
type Amended = readonly { line: string; now: string }[];

function takenOut(words: readonly Word[]): { named: Named; span: Span } | null {
  for (const [at, { word }] of words.entries()) {
    const end = behind(words, at, word);
    // 'Don't leave out the blue one': it is to stay.
    if (end === null || (isRemoval(word) && isToStay(words, at))) continue;
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

const isRemoval = (word: string): boolean => removing.has(word) || around.has(word);
const isToStay = (words: readonly Word[], at: number): boolean => {
  const [second = "", before = ""] = words.slice(Math.max(0, at - 2), at).map(({ word }) => word);
  return keeping.has(before === "" ? second : before) || (before === "not" && second === "do");
};
const keeping = wordSet("don't dont never");

/** 'Actually can you', before it, and 'of it', 'of the message' behind it tell nothing more. */
function leadFrom(words: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && leads.has(words[from - 1]?.word ?? "")) from -= 1;
  return from;
}
const leads = wordSet(
  "actually oh um uh no can you could we please sorry and just maybe let's i'd rather don't dont do not",
);

function tailTo(words: readonly Word[], until: number): number {
  let to = until;
  while (tails.has(words[to]?.word ?? "")) to += 1;
  return to;
}
const tails = wordSet("of it that the message note please thanks");

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
  // 'Don't tell Gavin' says who is not to know, and nothing of what.
  if (word === "tell" && !listeners.has(wordAt(at + 1))) return null;
  const to = endOf(words, at);
  return { from: at + 1, to, until: to, isPlain: !isDenied };
}

const listeners = wordSet("them the anyone anybody somebody doctor");

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

function withoutNamed({ topic }: Named, told: readonly string[]): Amended {
  const last =
    piecesOf(told.at(-1) ?? "")
      .at(-1)
      ?.toLowerCase() ?? "";
  const isMeant = (piece: string): boolean =>
    topic.length === 0
      ? last.includes(piece.trim().toLowerCase()) && piece.trim() !== ""
      : isAbout(piece, topic);
  return told.flatMap((line) => {
    const pieces = piecesOf(line);
    const rest = pieces.filter((piece, at) => !isMeant(piece) && !leadsOn(piece, pieces[at + 1], isMeant));
    const now = withoutJoins(rest.join(""));
    // What is left is still as it was said, in one piece; else all of it stands.
    // Whoever says much in one breath says more than the one thing that is to go.
    const isMore = now === "" && wordsOf(line).length > mostTakenOut;
    return rest.length === pieces.length || !line.includes(now) || isMore ? [] : [{ line, now }];
  });
}

const mostTakenOut = 14;

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
const joins = wordSet("and plus but also too that");
