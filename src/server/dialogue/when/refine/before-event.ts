import { type Line, token, word, wordSet } from "../line.ts";
import type { Said } from "../said.ts";
import { events } from "./away.ts";

/** 'Before my wedding on the 29th', 'before we fly out on Friday': the day is that of something else, which the visit comes before. */
export function isBeforeEvent(line: Line, one: Said, start: number): boolean {
  if (!isOfDays(one)) return false;
  const from = Math.max(start, one.from - furthest);
  for (let k = one.from - 1; k >= from; k--) {
    if (token(line, k + 1).stop === 2 || joins.has(word(line, k))) return false;
    if (word(line, k) === "before")
      return (
        !stretches.has(word(line, k - 1)) &&
        (events.has(word(line, k + 1)) ||
          (owners.has(word(line, k + 1)) && !hasAny(line, k + 2, one.from, visits)) ||
          (goers.has(word(line, k + 1)) && hasAny(line, k + 2, Math.min(k + 4, one.from), leaves)))
      );
  }
  return false;
}

const isOfDays = ({ meaning: { kind } }: Said): boolean =>
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
