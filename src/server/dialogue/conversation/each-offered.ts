import type { FreeTime } from "#contract/errors.ts";
import { weekdayNames } from "#kernel/spoken-dates.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import { readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import type { Comer } from "#server/dialogue/what/read-comers.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { hourOf, spokenHour } from "./hours-said.ts";
import type { NextStep } from "./state.ts";

/** Each of several with one of the offered times: 'nine for me and eleven thirty for Tariq', 'Leo can have the nine and I'll take two'. */
export interface EachOffered {
  /** What was said of the first to be booked: whoever rings, if they come. */
  first: Understanding;
  others: readonly Comer[];
  isCallerFirst: boolean;
  /** All that was said is that two of the times are taken. */
  isUntold?: true;
}

const self = /\b(?:me|myself|mine|i|i['’]ll|i['’]d)\b/i;
const forSelf = /\bfor (?:me|myself)\b/i;
const relative = new RegExp(`\\b(?:${aRelative}|(?:for|give) (?:him|her|them))\\b`, "i");
const joiner = /\s*(?:[,;.]\s*(?:and\s+)?|\band\s+(?:then\s+)?)/gi;
/** 'No, both', before it is told whose they are. */
const both =
  /^\W*(?:(?:no|nah|yes|yeah|yep|ok|okay|um|uh|oh|well|actually|sorry|so|please|thanks|thank you|we|i|want|need|like|take|have|book|to|can|could|would|will|d|ll|you|us|for|the two|both|first two|those two|of|those|them|these|the|times|slots|ones|appointments)\b\W*)+$/i;

interface Part {
  text: string;
  slot: FreeTime | null;
  name: Understanding["name"];
  isSelf: boolean;
  isRelative: boolean;
}

export function eachOffered(
  step: NextStep,
  heard: Understanding,
  nameIn: (words: string) => Understanding["name"],
): EachOffered | null {
  if (step.kind !== "offering" || heard.visit !== null) return null;
  const untold = bothOffered(step.times, heard);
  if (untold) return untold;
  const parts = withApposed(
    heard.text.split(joiner).filter((part) => /\p{L}/u.test(part) && !both.test(part)),
    (part) => nameIn(part)?.value.full.toLowerCase() === part.trim().toLowerCase(),
  );
  const slots = slotsIn(parts, step.times);
  const each = parts.map((words, at): Part => {
    const text = words.replace(leading, "");
    const name = nameIn(text.split(", ").at(-1) ?? text);
    const isRelative = relative.test(text);
    // 'I want nine for Leo' is not for the caller.
    const isSelf = forSelf.test(text) || (name === null && !isRelative && self.test(text));
    return { text, slot: slots[at] ?? null, name, isSelf, isRelative };
  });
  const isOfEach = each.every(
    ({ slot, name, isSelf, isRelative }) => slot !== null && (isSelf || isRelative || name !== null),
  );
  if (each.length < 2 || !isOfEach || new Set(slots).size !== each.length) return null;
  const own = each.find(({ isSelf }) => isSelf);
  const [first, ...others] = own ? [own, ...each.filter((one) => one !== own)] : each;
  if (!first?.slot) return null;
  const { text, slot, isSelf, name } = first;
  return {
    first: {
      ...heard,
      text,
      ...ofSlot(text, slot, heard),
      name: isSelf && !text.includes(",") ? null : name,
    },
    isCallerFirst: isSelf,
    others: others.flatMap((one) => (one.slot ? [{ name: one.name, ...timed(one.text, one.slot) }] : [])),
  };
}
/** 'One's for me, Elias Haddad, and …': the name goes with whoever it is of. */
function withApposed(parts: readonly string[], isName: (part: string) => boolean): readonly string[] {
  const all: string[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const isOfLast = last !== undefined && isPerson.test(last) && isName(part);
    if (isOfLast) all[all.length - 1] = `${last}, ${part.trim()}`;
    else all.push(part);
  }
  return all;
}
const isPerson = new RegExp(`(?:${forSelf.source}|${relative.source})\\W*$`, "i");

/** 'Both of those', 'the first two': two visits, and no word of whose. */
function bothOffered(times: readonly FreeTime[], heard: Understanding): EachOffered | null {
  const { text } = heard;
  const [one, other] = times;
  const isBoth = both.test(text) && (firstTwo.test(text) || (times.length === 2 && bothOfThem.test(text)));
  if (!one || !other || !isBoth) return null;
  return {
    first: { ...heard, ...ofSlot(text, one, heard) },
    others: [{ name: null, ...timed(text, other), isSamePerson: true }],
    isCallerFirst: false,
    isUntold: true,
  };
}
const bothOfThem = /\b(?:both|the two|those two|them two|the pair)\b/i;
const firstTwo = /\bfirst two\b/i;

const leading = /^\W*(?:(?:no|nah|yes|yeah|yep|ok|okay|um|uh|oh|well|actually|sorry|so|both)\b\W*)+/i;

/** The offered time of each part, named by its hour, its weekday or its date; of two, 'one' and 'the other' are all there are. */
function slotsIn(parts: readonly string[], times: readonly FreeTime[]): readonly (FreeTime | null)[] {
  const named = parts.map((part) => slotIn(part, times));
  if (parts.length !== 2 || times.length !== 2 || !parts.every((part) => oneOfTwo.test(part))) return named;
  const [one = times[0] ?? null] = named.filter((slot) => slot !== null);
  const other = times.find((slot) => slot !== one) ?? null;
  const isTurned = (named[1] && !named[0]) || /\b(?:other|second)\b/i.test(parts[0] ?? "");
  return isTurned ? [other, one] : [one, other];
}
const oneOfTwo =
  /^\W*(?:(?:no|yes|both|yeah|nah)\W+)*(?:the )?(?:one|other|another|first|second)(?: one| time| slot)?(?:['’]?s| is| would be| will be)? (?:for|to)\b/i;

function slotIn(text: string, times: readonly FreeTime[]): FreeTime | null {
  const said = spokenHour(text);
  const weekday = weekdayNames.findIndex((day) => new RegExp(`\\b${day}\\b`, "i").test(text));
  if (said === null && weekday < 0) return null;
  const fitting = times.filter(
    ({ date, time }) =>
      (said === null || hourOf(time) === said) && (weekday < 0 || weekdayOf(date) === weekday),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

const timed = (text: string, { date, time }: FreeTime): Pick<Comer, "day" | "time"> => ({
  day: readFromAll(text, { from: date, to: date }),
  time: readFromAll(text, { kind: "exact" as const, time }),
});

const ofSlot = (
  text: string,
  slot: FreeTime,
  { when, intents }: Understanding,
): Pick<Understanding, "when" | "choice" | "intents"> => {
  const { day, time } = timed(text, slot);
  return {
    when: { ...when, days: day ? [day] : [], times: time ? [time] : [], soonest: null },
    choice: null,
    intents: intents.filter(({ value }) => value !== "no"),
  };
};
