import type { Reading } from "../readings.ts";
import { heardBetween, type Utterance, type Word } from "../words.ts";
import { asIn } from "./names/spelled/spelling.ts";
import { digitsAt } from "./spoken-digits.ts";

/** Words that end an address on the left: what comes before them is talk. */
const talk: ReadonlySet<string> = new Set(
  "is on to me use email mail address it yeah yes yep okay sure well so hi hello thanks that and then would be the my send at in um for its right sorry no i am this going can you just".split(
    " ",
  ),
);
const silent: ReadonlySet<string> = new Set([
  "all",
  "one",
  "word",
  "lower",
  "lowercase",
  "case",
  "small",
  "letters",
  "letter",
  "capital",
]);
const marks: Readonly<Record<string, string>> = {
  dot: ".",
  point: ".",
  period: ".",
  underscore: "_",
  dash: "-",
  hyphen: "-",
  minus: "-",
  plus: "+",
};
const endings: ReadonlySet<string> = new Set(
  "com net org edu gov au nz uk co io info biz me us in ca de fr asn id app dev".split(" "),
);
const localWords = 14;
const domainWords = 10;

/** An e-mail address as typed or as spoken: 'tom dot brennan at gmail dot com'. */
export function readEmail(utterance: Utterance): Reading<string> | null {
  return typed(utterance) ?? spoken(utterance);
}

function typed(utterance: Utterance): Reading<string> | null {
  const { text } = utterance;
  const at = text.indexOf("@");
  if (at <= 0) return null;
  const local = /[\w.+'-]{1,64}$/.exec(text.slice(Math.max(0, at - 64), at))?.[0];
  const domain = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/i.exec(text.slice(at + 1, at + 200))?.[0];
  if (!local || !domain) return null;
  const span = [at - local.length, at + 1 + domain.length] as const;
  const heard = text.slice(span[0], span[1]);
  return { value: heard.toLowerCase(), heard, span, assumed: [], certainty: "sure" };
}

function spoken(utterance: Utterance): Reading<string> | null {
  const { words } = utterance;
  for (let at = 1; at < words.length - 2; at += 1) {
    if (words[at]?.word !== "at" && words[at]?.word !== "@") continue;
    const domain = readDomain(words, at + 1);
    const local = domain && readLocal(utterance, at);
    if (!domain || !local) continue;
    return {
      value: `${local.value}@${domain.value}`,
      ...heardBetween(utterance, local.from, domain.to),
      assumed: local.isGuessed ? ["written as one word"] : [],
      certainty: local.isGuessed ? "unsure" : "sure",
    };
  }
  return null;
}

/** 'g mail dot com', 'big pond dot net dot au'. */
function readDomain(words: readonly Word[], from: number): { value: string; to: number } | null {
  let value = "";
  let end: { value: string; to: number } | null = null;
  const last = Math.min(words.length, from + domainWords);
  for (let at = from; at < last; ) {
    const mark = markAt(words, at);
    if (mark === null && end !== null && /[^.-]$/.test(value)) break;
    const piece = mark === null ? domainPiece(words, at, value) : { text: mark, count: 1 };
    value += piece.text;
    at += piece.count;
    if (mark === null && endsDomain(value)) end = { value, to: at };
  }
  return end && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(end.value) ? end : null;
}

const endsDomain = (value: string): boolean =>
  value.includes(".") && endings.has(value.slice(value.lastIndexOf(".") + 1));

const markAt = (words: readonly Word[], at: number): string | null => {
  const word = words[at]?.word ?? "";
  return Object.hasOwn(marks, word) ? (marks[word] ?? null) : null;
};

function domainPiece(words: readonly Word[], at: number, before: string): Piece {
  const word = words[at]?.word ?? "";
  if (before.endsWith(".") && word === "a" && words[at + 1]?.word === "u") return { text: "au", count: 2 };
  if (before.endsWith(".") && word === "comm") return { text: "com", count: 1 };
  return { text: digitsAt(words, at)?.digits ?? word, count: 1 };
}

interface Piece {
  text: string;
  count: number;
}

function readLocal(
  utterance: Utterance,
  end: number,
): { value: string; from: number; isGuessed: boolean } | null {
  const { words } = utterance;
  let from = end;
  while (from > 0 && end - from < localWords && isLocalWord(words, from - 1, end)) from -= 1;
  let value = "";
  let joins = 0;
  let isOneWord = false;
  for (let at = from; at < end; ) {
    const piece = localPiece(words, at, end);
    isOneWord ||= piece.text === "";
    if (/[a-z]{2}$/.test(value) && /^[a-z]{2}/.test(piece.text)) joins += 1;
    value += piece.text === "." && value.endsWith(".") ? "" : piece.text;
    at += piece.count;
  }
  if (!/^[a-z0-9][a-z0-9._+-]*$/.test(value)) return null;
  return { value, from, isGuessed: joins > 0 && !isOneWord };
}

/** What one word adds: a letter ('m for mary'), a mark, digits, nothing ('all one word'), or itself. */
function localPiece(words: readonly Word[], at: number, end: number): Piece {
  const word = words[at]?.word ?? "";
  const example = asIn(words, at);
  if (example && at + example.count <= end) return { text: example.letters, count: example.count };
  if (silent.has(word) && (word !== "one" || words[at + 1]?.word === "word")) return { text: "", count: 1 };
  const mark = markAt(words, at);
  if (mark !== null) return { text: mark, count: 1 };
  const number = digitsAt(words, at);
  return number ? { text: number.digits, count: number.count } : { text: word.replaceAll("'", ""), count: 1 };
}

/** Talk ends the address, unless a dot or dash ties the word to it ('me dot smith'). */
function isLocalWord(words: readonly Word[], at: number, end: number): boolean {
  const word = words[at]?.word ?? "";
  if (!talk.has(word) || asIn(words, at - 1) !== null) return true;
  const next = at + 1 < end ? (words[at + 1]?.word ?? "") : "";
  return Object.hasOwn(marks, next) && word !== "is";
}
