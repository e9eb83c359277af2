import { anyNumber, cardinal, isWholeAnswer, type Line, type Recogniser, token, word } from "../../line.ts";
import type { Clock } from "../../mention.ts";
import { readClock } from "./clock-core.ts";
import { clockPast } from "./clock-past.ts";

const links = new Set(["to", "-", "till", "til", "until", "untill", "through"]);
const timeWords = new Set(["at", "around", "about", "say"]);
const counted = new Set(["people", "minutes", "days", "weeks"]);
const openers = new Set(["from", "between", "anytime", "time", "anywhere", "available", "free", "open"]);

/** '9-11 am', 'between two and four', 'from 3:30 to 6', '9:30 - 11:00', 'ten to four' after 'from' */
export const clockRange: Recogniser = {
  starts: [anyNumber, "noon", "midday", "half", "quarter"],
  read(line, at) {
    const from = readFraction(line, at) ?? readClock(line, at);
    if (!from || from.clock.hour > 24 || !isLink(line, at, from.to)) return null;
    const start = word(line, from.to + 1) === "at" ? from.to + 2 : from.to + 1;
    const till = pastThatHour(line, start, from.clock) ?? readQuarter(line, start) ?? readClock(line, start);
    if (!till || till.clock.hour > 24) return null;
    const range: Range = { at, link: word(line, from.to), from: from.clock, to: till.clock, end: till.to };
    if (!isMarked(range) && !isPlainRange(line, range)) return null;
    if (isChained(line, till.to) || isChained(line, from.to, range.link)) return null;
    return { meaning: { kind: "clocks", from: from.clock, to: till.clock }, to: till.to };
  },
};

interface Range {
  at: number;
  link: string;
  from: Clock;
  to: Clock;
  end: number;
}

const isLink = (line: Line, at: number, link: number) =>
  links.has(word(line, link)) || (word(line, link) === "and" && word(line, at - 1) === "between");

/** One end says by itself that it is a time. */
const isMarked = ({ from, to }: Range) => !from.bare || !to.bare;

/** Two mere numbers are hours after 'from' or 'between', after 'at', or when they are the whole answer. */
function isPlainRange(line: Line, range: Range): boolean {
  const { at, link, from, to, end } = range;
  if (from.hour === to.hour && from.minute === to.minute) return false;
  if (openers.has(word(line, at - 1))) return true;
  if (isRuledOut(line, at) && !counted.has(word(line, end))) return true;
  if (link !== "-" && link !== "to") return false;
  const isShort = token(line, at).digits < 3 && token(line, end - 1).digits < 3;
  if (isShort && isWholeAnswer(line, at, end)) return true;
  return timeWords.has(word(line, at - 1)) && to.hour <= 12 && !counted.has(word(line, end));
}

/** 'Not twelve to two', 'I can't do twelve to two' */
const isRuledOut = (line: Line, at: number): boolean =>
  word(line, at - 1) === "not" ||
  (["do", "make"].includes(word(line, at - 1)) &&
    ["cant", "cannot", "not", "dont"].includes(word(line, at - 2)));

/** 'Half twelve and half one' after 'between'. */
function readFraction(line: Line, at: number): { clock: Clock; to: number } | null {
  if (token(line, at).num >= 0) return null;
  const found = clockPast.read(line, at);
  return found?.meaning.kind === "clock" ? { clock: found.meaning.clock, to: found.to } : null;
}

/** 'Between three and half past': of the hour that the range begins with. */
function pastThatHour(line: Line, at: number, from: Clock): { clock: Clock; to: number } | null {
  const minute = word(line, at) === "half" ? 30 : word(line, at) === "quarter" ? 15 : -1;
  const isAlone = word(line, at + 1) === "past" && cardinal(line, at + 2) < 1;
  if (minute <= from.minute || !isAlone || /^(?:noon|midday|midnight)$/.test(word(line, at + 2))) return null;
  return { clock: { ...from, minute, bare: false }, to: at + 2 };
}

/** '… and half past four' as the end of a range */
function readQuarter(line: Line, at: number): { clock: Clock; to: number } | null {
  const here = word(line, at);
  if (
    here !== "half" &&
    here !== "quarter" &&
    !(cardinal(line, at) > 0 && ["past", "to"].includes(word(line, at + 1)))
  )
    return null;
  const found = line.readAt(at);
  return found?.meaning.kind === "clock" ? { clock: found.meaning.clock, to: found.to } : null;
}

function isChained(line: Line, at: number, link = ""): boolean {
  const next = token(line, at);
  if (link === "-") return !next.gap && !token(line, at + 1).gap && token(line, at + 1).digits > 4;
  return next.word === "-" && !next.gap && token(line, at + 1).digits > 0;
}
