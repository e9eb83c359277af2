import { numberAt } from "./numerals.ts";

/** A time of day as said; without 'am' or 'pm' it may be either, so there are two minutes of the day. */
interface SaidTime {
  minutes: readonly number[];
  length: number;
}

const minutesBefore: Readonly<Record<string, number>> = { half: 30, quarter: 15 };

/** The time that begins at this word; null = none there, or a bare number. */
export function timeAt(words: readonly string[], at: number): SaidTime | null {
  const word = words[at] ?? "";
  if (word === "noon" || word === "midday") return { minutes: [720], length: 1 };
  if (word === "midnight") return { minutes: [0], length: 1 };
  return pastOrTo(words, at) ?? onTheClock(words, at);
}

/** `half past two`, `quarter to three`, `ten past nine`, `half eleven`. */
function pastOrTo(words: readonly string[], at: number): SaidTime | null {
  const from = words[at] === "a" && words[at + 1] === "quarter" ? at + 1 : at;
  const word = words[from] ?? "";
  const named = Object.hasOwn(minutesBefore, word) ? minutesBefore[word] : undefined;
  const counted = named === undefined ? numberAt(words, from) : null;
  const minutes = named ?? counted?.value;
  const afterMinutes = from + (counted?.length ?? 1);
  const direction = words[afterMinutes];
  if (minutes === undefined) return null;
  // 'Half eleven' is half past, in Australia as in Britain.
  const isShort = word === "half" && numberAt(words, afterMinutes) !== null;
  if (direction !== "past" && direction !== "to" && !isShort) return null;
  if (minutes > 30 || (counted && direction === "to" && minutes > 29)) return null;
  const hourAt = isShort ? afterMinutes : afterMinutes + 1;
  const hour = numberAt(words, hourAt);
  if (!hour || hour.value < 1 || hour.value > 12) return null;
  const total = hour.value * 60 + (direction === "to" ? -minutes : minutes);
  return withPartOfDay(words, at, hourAt + hour.length, total, true);
}

/** `2:30 pm`, `14:30`, `2.30`, `two thirty`, `nine o'clock`, `9 am`. */
function onTheClock(words: readonly string[], at: number): SaidTime | null {
  const digital = /^(\d{1,2})[:.](\d\d)$/.exec(words[at] ?? "");
  if (digital) {
    const [hour, minute] = [Number(digital[1]), Number(digital[2])];
    if (hour > 23 || minute > 59) return null;
    return withPartOfDay(words, at, at + 1, hour * 60 + minute, hour >= 1 && hour <= 12);
  }
  const hour = numberAt(words, at);
  if (!hour || hour.value > 23) return null;
  const afterHour = at + hour.length;
  const minute = minutesAt(words, afterHour);
  const end = afterHour + (minute?.length ?? 0);
  const isOClock = words[end] === "oclock";
  const said = withPartOfDay(
    ...([words, at, isOClock ? end + 1 : end, hour.value * 60 + (minute?.value ?? 0)] as const),
    hour.value >= 1 && hour.value <= 12,
  );
  const isBare = minute === null && !isOClock && said.length === hour.length;
  return isBare ? null : said;
}

/** `thirty`, `oh five`, `forty five`; digits only after an hour in digits would be a telephone number's. */
function minutesAt(words: readonly string[], at: number): { value: number; length: number } | null {
  if (words[at] === "oh") {
    const rest = numberAt(words, at + 1);
    return rest && rest.value > 0 && rest.value < 10 ? { value: rest.value, length: 1 + rest.length } : null;
  }
  if (/^\d/.test(words[at] ?? "")) return null;
  const minute = numberAt(words, at);
  return minute && minute.value >= 10 && minute.value < 60 ? minute : null;
}

/** Takes 'am', 'pm', 'in the morning' along, and settles which half of the day is meant. */
function withPartOfDay(
  ...[words, from, to, minutes, isTwelveHour]: readonly [readonly string[], number, number, number, boolean]
): SaidTime {
  const part = partAt(words, to);
  const length = to - from + (part?.length ?? 0);
  if (!isTwelveHour) return { minutes: part ? [] : [minutes], length };
  const morning = minutes >= 720 ? minutes - 720 : minutes;
  const both = [morning, morning + 720];
  return { minutes: part ? both.filter((each) => each < 720 === part.isMorning) : both, length };
}

function partAt(words: readonly string[], at: number): { isMorning: boolean; length: number } | null {
  const word = words[at];
  if (word === "am" || word === "pm") return { isMorning: word === "am", length: 1 };
  if (word !== "in" || words[at + 1] !== "the") return null;
  const part = words[at + 2];
  if (part === "morning") return { isMorning: true, length: 3 };
  return part === "afternoon" || part === "evening" ? { isMorning: false, length: 3 } : null;
}
