import {
  endsAt,
  isWholeAnswer,
  type Line,
  phraseAt,
  phrases,
  type Recogniser,
  word,
  wordSet,
} from "../line.ts";
import type { Found } from "../mention.ts";

/** 'We are six now' tells of a change, 'can I come now' of a time. */
const coming = wordSet(
  "come in over see meet go back start leave begin there by up around visit seen from here",
);

const atPresent = phrases("at the present time|at this very moment|at the moment|at the minute");

/** 'now' at the end of a clause, 'right now', 'at the moment'; 'now I would like to' only opens a sentence. */
export const now: Recogniser = {
  starts: ["now", "right", "at", "atm"],
  read(line, at) {
    const length = nowAt(line, at);
    return length > 0 ? moment(at + length, line.context) : null;
  },
};

/** How many words there mean this very moment. */
function nowAt(line: Line, at: number): number {
  const here = word(line, at);
  if (here === "at") return phraseAt(line, at, atPresent) || (isAtPresent(line, at) ? 2 : 0);
  if (here === "atm") return isWholeAnswer(line, at, at + 1) ? 1 : 0;
  const length = here === "now" ? 1 : word(line, at + 1) === "now" ? 2 : 0;
  const to = at + length;
  if (length === 0) return 0;
  const isMeant = isWholeAnswer(line, at, to) || (endsAt(line, to) && coming.has(word(line, at - 1)));
  return isMeant || word(line, to) === "+" || word(line, to) === "until" ? length : 0;
}

const isAtPresent = (line: Line, at: number) => word(line, at + 1) === "present" && endsAt(line, at + 2);

const moment = (to: number, { today, minutes }: { today: number; minutes: number }): Found => ({
  meaning: { kind: "moment", day: today, minute: minutes, past: false },
  to,
});
