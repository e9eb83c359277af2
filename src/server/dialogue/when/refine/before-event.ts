import { type Line, token, word, wordSet } from "../line.ts";
import type { QualifiedMention } from "../qualified-mention.ts";
import { events } from "./away.ts";

/** 'Before my wedding on the 29th', 'before we fly out on Friday', 'after my birthday on the 22nd': the day is that of something else, beside which the visit is. */
export function boundByEvent(line: Line, one: QualifiedMention, start: number): "before" | "after" | "none" {
  if (!isOfDays(one)) return "none";
  const from = Math.max(start, one.from - furthest);
  for (let k = one.from - 1; k >= from; k--) {
    const side = word(line, k);
    if (token(line, k + 1).stop === 2 || joins.has(side)) return "none";
    if (side !== "before" && side !== "after") continue;
    const isOfEvent = side === "before" ? isBefore(line, k, one) : isAfter(line, k, one);
    return isOfEvent && !stretches.has(word(line, k - 1)) ? side : "none";
  }
  return "none";
}

const isBefore = (line: Line, k: number, { from }: QualifiedMention): boolean =>
  events.has(word(line, k + 1)) ||
  (owners.has(word(line, k + 1)) && !hasAny(line, k + 2, from, visits)) ||
  (goers.has(word(line, k + 1)) && hasAny(line, k + 2, Math.min(k + 4, from), leaves));

/** 'After my shift on Tuesday' is on that day. */
const isAfter = (line: Line, k: number, { from }: QualifiedMention): boolean =>
  hasAny(line, k + 1, from, events) || hasAny(line, k + 1, from, occasions);
const occasions = wordSet("birthday anniversary holiday holidays vacation operation op");

const isOfDays = ({ meaning: { kind } }: QualifiedMention): boolean =>
  kind === "days" || kind === "date" || kind === "dates";
const furthest = 7;
/** 'The week before my wedding' is counted from it. */
const stretches = wordSet("day days week weeks night month weekend");
const joins = wordSet("and or but so then can could is");
const owners = wordSet("my our his her their a the");
/** 'Before my appointment on Friday' says when the appointment is. */
const visits = wordSet(
  "appointment appointments visit booking one clean cleaning checkup check filling extraction crown implant surgery treatment next last usual time day date week weekend month end",
);
const goers = wordSet("i we he she they im");
const leaves = wordSet(
  "fly go goes leave leaves travel travels move moves head heads depart departs set off start starts marry married sail return away finish",
);
const hasAny = (line: Line, from: number, to: number, words: ReadonlySet<string>): boolean =>
  line.tokens.slice(from, to).some((each) => words.has(each.word));
