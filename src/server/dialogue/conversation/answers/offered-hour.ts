import type { FreeTime } from "#contract/errors.ts";

/** Which of the offered times an hour means that is named without its day. */

const hourWords = "twelve one two three four five six seven eight nine ten eleven".split(" ");

/** The one offered time whose clock words are in the text ('I'll take the eleven thirty'). */
export function timeNamedIn(text: string, times: readonly FreeTime[]): FreeTime | null {
  const named = times.filter(({ time }) => {
    const hour = Number(time.slice(0, 2)) % 12;
    const digits = hour === 0 ? "12" : String(hour);
    const minutes = time.slice(3);
    const after = minutes === "30" ? "(?:thirty|:?\\s?30)" : "(?:o'? ?clock|am|pm|a\\.m|p\\.m|:00)";
    return new RegExp(`\\b(?:${hourWords[hour]}|${digits})\\s?${after}\\b`, "i").test(text);
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** What may follow an hour that stands for an offered time: 'the two', and not 'the two of us'. */
const bareHour = new RegExp(
  `\\bthe (${hourWords.filter((word) => word !== "one").join("|")}|[2-9]|1[0-2])(?=\\W*$|'s\\b|,| (?:one|slot|time|option|please|thanks|thank|then|is|works?|suits?|sounds|looks|would|will|instead|if|for|and|or|rather|still|free|available|there)\\b)`,
  "gi",
);
const ruledOut =
  /(?:\bnot|n't \w+|\bcannot \w+|\bnot \w+|\bbefore|\bafter|\bbesides|\bother than|\bpast|\binstead of|\bthan|\bbut|\bexcept|\brather not)\s*$/i;

/** 'The nine', 'the nine one': the one offered time of that hour, on the hour if there are two. */
export function bareHourIn(text: string, times: readonly FreeTime[]): FreeTime | null {
  const named = [...text.matchAll(bareHour)].filter(({ index }) => !ruledOut.test(text.slice(0, index)));
  const hours = new Set(named.map(([, word = ""]) => toHour(word.toLowerCase())));
  const [hour] = hours;
  if (hour === undefined || hours.size > 1) return null;
  // 'The 9' may as well be a day of the month.
  if (times.some(({ date }) => Number(date.slice(8)) === hour)) return null;
  const ofHour = times.filter(({ time }) => Number(time.slice(0, 2)) % 12 === hour % 12);
  const onHour = ofHour.filter(({ time }) => time.endsWith(":00"));
  const [only, other] = onHour.length > 0 ? onHour : ofHour;
  return other === undefined ? (only ?? null) : null;
}

const toHour = (word: string): number => (/^\d/.test(word) ? Number(word) : hourWords.indexOf(word));
