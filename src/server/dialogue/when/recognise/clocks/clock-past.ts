import { anyNumber, cardinal, type Line, type Recogniser, token, word } from "../../line.ts";
import type { Clock, Found } from "../../mention.ts";
import { type ReadClock, readClock } from "./clock-core.ts";

const past = new Set(["past", "after"]);
const to = new Set(["to", "til", "till", "of", "before"]);
const minuteWords = new Set(["minutes", "minute", "mins", "min"]);

/** 'half past two', 'half two', 'a quarter to three', '20 past 15', 'ten to four', '20 minutes to 2pm' */
export const clockPast: Recogniser = {
  starts: ["half", "quarter", "a", anyNumber],
  read(line, at) {
    const here = word(line, at);
    if (here === "a") return word(line, at + 1) === "quarter" ? fraction(line, at + 1, 15) : null;
    if (here === "quarter") return fraction(line, at, 15);
    if (here === "half") return fraction(line, at, 30) ?? halfHour(line, at);
    return minutes(line, at);
  },
};

function fraction(line: Line, at: number, length: number): Found | null {
  const sign = word(line, at + 1);
  if (past.has(sign) && !(sign === "after" && length === 30)) return made(line, at + 2, length);
  if (length === 15 && to.has(sign)) return made(line, at + 2, -length);
  return null;
}

/** British and Australian 'half two' is half past two. */
function halfHour(line: Line, at: number): Found | null {
  const hour = cardinal(line, at + 1);
  if (hour < 1 || hour > 12) return null;
  const found = readClock(line, at + 1);
  if (!found || found.clock.minute > 0) return null;
  if (word(line, found.to) === "hour" || minuteWords.has(word(line, found.to))) return null;
  return shift(found, 30);
}

function minutes(line: Line, at: number): Found | null {
  const n = cardinal(line, at);
  if (n < 1 || n > 59 || token(line, at).digits > 2) return null;
  const named = minuteWords.has(word(line, at + 1));
  const sign = word(line, at + (named ? 2 : 1));
  const start = at + (named ? 3 : 2);
  if (past.has(sign)) return n % 5 === 0 || named || sign === "past" ? made(line, start, n) : null;
  if (!to.has(sign) || sign === "of" || sign === "before")
    return named && sign === "before" ? made(line, start, -n) : null;
  // 'from 10 to 4' and 'between 10 to 4' are ranges; so is '2 to 4'.
  const isRange =
    ["from", "between", "anytime", "open"].includes(word(line, at - 1)) || word(line, at - 1) === "time";
  if (!named && (n % 5 !== 0 || n > 29 || isRange)) return null;
  return made(line, start, -n);
}

function made(line: Line, at: number, length: number): Found | null {
  const found = readClock(line, at);
  if (!found || found.clock.minute > 0 || (found.clock.bare && token(line, at).digits > 2)) return null;
  const after = word(line, found.to);
  if (
    found.clock.bare &&
    (minuteWords.has(after) ||
      ["people", "dollars", "days", "weeks", "hours", "years", "bucks"].includes(after))
  )
    return null;
  return shift(found, length);
}

function shift({ clock, to }: ReadClock, length: number): Found {
  const total = (clock.hour * 60 + length + 1440) % 1440;
  // Before one o'clock is twelve something, on a clock face of twelve hours.
  const onFace = clock.hour >= 1 && clock.hour <= 12 && total < 60 ? total + 720 : total;
  const crossesNoon = clock.hour === 12 && length < 0 && clock.half !== null;
  const half: Clock["half"] = crossesNoon ? (clock.half === "pm" ? "am" : "pm") : clock.half;
  return {
    meaning: {
      kind: "clock",
      clock: { ...clock, hour: Math.floor(onFace / 60), minute: onFace % 60, half, bare: false },
    },
    to,
  };
}
