import type { FreeTime } from "#contract/errors.ts";
import { weekdayNames } from "#kernel/spoken-dates.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import { noWhen, readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { hourOf, spokenHour } from "./hours-said.ts";
import type { LiveState } from "./state.ts";

/** 'The second or third', 'nine or two': any of those will do, and the earliest of them is taken. */

const ordinals = ["first", "second", "third"];
const hour = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])";
const named = `(?:(?:option|number) )?(?:${ordinals.join("|")}|1st|2nd|3rd|last|${hour}(?:[ :.]?(?:thirty|30|00)| ?o['’]?clock)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
const one = `(?:(?:the|at|on|a) )*${named}(?: (?:one|option|time|slot|spot|[ap]m))?`;
const opening =
  "(?:(?:um|uh|oh|yeah|yes|yep|ok|okay|so|well|maybe|probably|either|i|i['’]?ll|i['’]?d|can|could|would|do|take|have|go|with|for|let['’]?s|say)\\b\\W*)*";
const fineBoth =
  "(?:\\W+(?:is|are|would|will|could|be|fine|good|great|okay|ok|works?|suits?|do|whatever|whichever|easiest|easier|best|please|thanks|cheers|either|both|any|for|me|us|you|i|don['’]?t|not|mind|fussed|really|then|s))*";
const eitherOf = new RegExp(
  `^\\W*${opening}(${one}(?:,? (?:or )?${one})?),? or (?:maybe |even )?(${one})${fineBoth}\\W*$`,
  "i",
);

/** 'The last two are fine' */
const pairOf = new RegExp(
  `^\\W*${opening}(?:(?:the|any|one|of) )*(first|last) two(?: (?:of (?:those|them)|ones|options|times))?${fineBoth}\\W*$`,
  "i",
);

/** The utterance with its choice, among the times that are offered. */
export function withEitherOffered({ step }: LiveState, heard: Understanding): Understanding {
  if (step.kind !== "offering") return heard;
  const pair = pairOf.exec(heard.text)?.[1]?.toLowerCase();
  if (pair !== undefined) return withChoice(heard, pair === "first" ? 0 : Math.max(0, step.times.length - 2));
  const [, some = "", last = ""] = eitherOf.exec(heard.text) ?? [];
  if (last === "") return heard;
  const parts = [...some.split(/,| or /), last].filter((part) => /\w/.test(part));
  const slots = parts.map((part) => slotOf(part, step.times, /\b(?:option|number)\b/i.test(some)));
  const taken = step.times.findIndex((each) => slots.includes(each));
  if (slots.some((slot) => slot === null) || new Set(slots).size < slots.length) return heard;
  return withChoice(heard, taken);
}

const withChoice = (heard: Understanding, taken: number): Understanding => ({
  ...heard,
  when: noWhen,
  phoneDigits: null,
  choice: readFromAll(heard.text, taken, { assumed: ["the earliest of those that will do"] }),
});

/** The one offered time that is called so. */
function slotOf(said: string, times: readonly FreeTime[], isCounted: boolean): FreeTime | null {
  const words = said.toLowerCase();
  if (/\blast\b/.test(words)) return times.at(-1) ?? null;
  const place = ordinals.findIndex(
    (each, k) => words.includes(each) || words.includes(`${k + 1}${each.slice(-2)}`),
  );
  // 'The second', where the second of the month was offered, may be that.
  if (place >= 0)
    return times.some(({ date }) => Number(date.slice(8)) === place + 1) ? null : (times[place] ?? null);
  const weekday = weekdayNames.findIndex((name) => words.includes(name.toLowerCase()));
  const said12 = spokenHour(words.replace(/\bone$/, (end) => (words.trim() === end ? end : "")));
  if (isCounted && said12 !== null) return times[Number(said12.split(":")[0]) - 1] ?? null;
  const fitting = times.filter(({ date, time }) =>
    weekday >= 0 ? weekdayOf(date) === weekday : hourOf(time) === said12,
  );
  const [only, other] = fitting;
  return other === undefined ? (only ?? null) : null;
}
