import { anyNumber, type Line, type Recogniser, token, word } from "../../line.ts";
import { isNearTo, isTime } from "./bare-clock.ts";
import { readClock } from "./clock-core.ts";

const roughWords = new Set(["around", "about", "round", "circa", "approximately", "roughly", "near", "ish"]);

/** 'at 3', '3:30', '10.15 am', 'two thirty', "nine o'clock", '9 tonight', '15h' */
export const clock: Recogniser = {
  starts: [anyNumber],
  read(line, at) {
    const found = readClock(line, at);
    if (!found) return null;
    const { clock: said, to } = found;
    if (said.hour > 24 || (said.hour === 24 && said.minute > 0)) return null;
    if (isPartOfLonger(line, at, to) || (said.bare && !isTime(line, at, to))) return null;
    const rough = said.rough || roughWords.has(word(line, at - 1)) || isNearTo(line, at);
    return { meaning: { kind: "clock", clock: { ...said, hour: said.hour % 24, rough } }, to };
  },
};

/** Glued to more signs or digits: a price, a version, an address, a telephone number. */
function isPartOfLonger(line: Line, at: number, to: number): boolean {
  const after = token(line, to);
  const next = token(line, to + 1);
  if (!after.gap && ["/", "$", "%", "#"].includes(after.word)) return true;
  if (!after.gap && after.word === "." && next.num >= 0) return true;
  if (!after.gap && after.word === "-" && !next.gap && next.digits > 2) return true;
  const before = token(line, at - 1);
  if (before.word === "$" || before.word === "#") return true;
  const number = token(line, at - 2);
  return before.word === "." && !token(line, at).gap && number.num >= 0 && number.digits < 4;
}
