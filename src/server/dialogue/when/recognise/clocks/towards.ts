import { weekdayOfNumber } from "../../calendar.ts";
import { type Line, phraseAt, phrases, type Recogniser, word } from "../../line.ts";
import type { Found } from "../../mention.ts";

const leads = phrases("towards|toward|closer to|nearer to|nearer|leading up to");
const friday = 5;
const saturday = 6;

/** 'Towards the end of next week' begins on its Thursday, and 'towards the weekend' ends before it. */
export const towards: Recogniser = {
  starts: [...new Set(leads.map((phrase) => phrase[0] ?? ""))],
  read(line, at) {
    const taken = phraseAt(line, at, leads);
    const next = word(line, at + taken) === "the" ? at + taken + 1 : at + taken;
    const found = taken === 0 ? null : line.readAt(next);
    if (found?.meaning.kind !== "days" || found.meaning.days.past) return null;
    const { first, last } = found.meaning.days;
    if (weekdayOfNumber(last) !== 0) return word(line, at).startsWith("toward") ? found : null;
    if (weekdayOfNumber(first) === friday && last - first === 2) return from(line, found, first - 1, last);
    return weekdayOfNumber(first) === saturday ? from(line, found, first - 2, first - 1) : null;
  },
};

function from(line: Line, { to }: Found, first: number, last: number): Found {
  const { today } = line.context;
  const days = { first: Math.max(first, Math.min(today, last)), last, point: first };
  return {
    meaning: { kind: "days", days: { ...days, assumed: ["which days that is"], sure: false, past: false } },
    to,
  };
}
