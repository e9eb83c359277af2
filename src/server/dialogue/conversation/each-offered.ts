import type { FreeTime } from "#contract/errors.ts";
import { readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import type { Comer } from "#server/dialogue/what/read-comers.ts";
import { hourOf, spokenHour } from "./hours-said.ts";
import type { NextStep } from "./state.ts";

/** Each of several with one of the offered times: 'nine for me and eleven thirty for Tariq', 'Leo can have the nine and I'll take two'. */
export interface EachOffered {
  /** What was said of the first to be booked: whoever rings, if they come. */
  first: Understanding;
  others: readonly Comer[];
}

const self = /\b(?:me|myself|mine|i|i['’]ll|i['’]d)\b/i;
const joiner = /\s*(?:,\s*(?:and\s+)?|\band\s+(?:then\s+)?)/gi;

export function eachOffered(
  step: NextStep,
  heard: Understanding,
  nameIn: (words: string) => Understanding["name"],
): EachOffered | null {
  if (step.kind !== "offering" || heard.visit !== null) return null;
  const parts = heard.text.split(joiner).filter((part) => /\p{L}/u.test(part));
  const each = parts.map((text) => ({
    text,
    slot: slotIn(text, step.times),
    name: nameIn(text),
    isSelf: self.test(text),
  }));
  const isOfEach = each.every(({ slot, name, isSelf }) => slot !== null && (isSelf || name !== null));
  const slots = new Set(each.map(({ slot }) => slot));
  if (each.length < 2 || !isOfEach || slots.size !== each.length) return null;
  const own = each.find(({ isSelf }) => isSelf);
  const [first, ...others] = own ? [own, ...each.filter((one) => one !== own)] : each;
  if (!first?.slot) return null;
  const { text, slot, isSelf, name } = first;
  return {
    first: { ...heard, text, ...ofSlot(text, slot, heard), name: isSelf ? null : name },
    others: others.flatMap((one) => (one.slot ? [{ name: one.name, ...timed(one.text, one.slot) }] : [])),
  };
}

function slotIn(text: string, times: readonly FreeTime[]): FreeTime | null {
  const said = spokenHour(text);
  const named = said === null ? [] : times.filter(({ time }) => hourOf(time) === said);
  return named.length === 1 ? (named[0] ?? null) : null;
}

const timed = (text: string, { date, time }: FreeTime): Pick<Comer, "day" | "time"> => ({
  day: readFromAll(text, { from: date, to: date }),
  time: readFromAll(text, { kind: "exact" as const, time }),
});

const ofSlot = (
  text: string,
  slot: FreeTime,
  { when }: Understanding,
): Pick<Understanding, "when" | "choice"> => {
  const { day, time } = timed(text, slot);
  return {
    when: { ...when, days: day ? [day] : [], times: time ? [time] : [], soonest: null },
    choice: null,
  };
};
