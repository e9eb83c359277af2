import type { FreeTime } from "#contract/errors.ts";
import { toFinder } from "../phrase.ts";
import { isDayOf, type Reading, type WhenReading } from "../understanding.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { nearestChoice } from "./nearest-choice.ts";

/** The place in the list of offered times; -1 = the last. */
type Place = "first" | "second" | "third" | "fourth" | "last" | "earliest" | "latest" | "any";

const one = "(one|option|time|slot|choice|appointment|of those|of them|day|spot)";
const find = toFinder<Place>([
  { means: "last", say: [`last|final ${one}`, "^ ..3 the last (please|thanks|is|works|$)"] },
  {
    means: "first",
    say: [
      `first|1st ${one}`,
      "^ ..4 (the) (first|1st) (please|thanks|is|works|sounds|would|suits|$)",
      "(option|number|choice) (one|1|a)",
      "^ (first|the first) $",
      "^ (first|1st) (please|thanks|is|works|sounds|would|suits)",
      "(whatever|whichever|whatevers|whichevers) ..2 (first|1st)",
      "^ ..4 (the) (first|1st) (fine|good|great|okay|perfect|best|lovely) ..1 $",
      "the former",
    ],
  },
  {
    means: "second",
    say: [
      `second|2nd ${one}`,
      "^ ..4 (the) (second|2nd) (fine|good|great|okay|perfect|best|lovely) ..1 $",
      "^ ..4 (the) (second|2nd) (please|thanks|is|works|sounds|would|suits|$)",
      "(option|number|choice) (two|2|b)",
      "^ (second|the other|the other one) $",
      "the (latter|other one|other time)",
    ],
  },
  {
    means: "third",
    say: [
      `third|3rd ${one}`,
      "^ ..4 (the) (third|3rd) (fine|good|great|okay|perfect|best|lovely) ..1 $",
      "^ ..4 (the) (third|3rd) (please|thanks|is|works|sounds|would|suits|$)",
      "(option|number|choice) (three|3|c)",
      "^ third $",
    ],
  },
  { means: "fourth", say: [`fourth|4th ${one}`, "(option|number|choice) (four|4)"] },
  {
    means: "earliest",
    say: [
      "(earlier|earliest|soonest|sooner|morning) (one|option|time|slot|of those|of the two|of them)",
      "^ ..3 the (earlier|earliest|soonest|sooner) ..2 $",
    ],
  },
  {
    means: "latest",
    say: [
      "(later|latest|afternoon) (one|option|time|slot|of those|of the two|of them)",
      "^ ..3 the (later|latest) ..2 $",
    ],
  },
  {
    means: "any",
    say: [
      "(either|any) (one|of (them|those|the two|these)|is fine|is good|works|will do|time is fine|suits|way)",
      "^ ..2 (either|whichever|whatever|any) ..3 $",
      "(do not|not) (mind|fussed|bothered|care|fussy)",
      "(up to you|you (choose|pick|decide)|dealers choice|easy either way|all the same to me|all good with either)",
    ],
  },
]);
/** 'the arvo one', 'that slot before lunch': one of what was offered, told apart by when it is. */
const findPointed = toFinder<true>([{ means: true, say: ["(the|that) ..3 (one|slot|time|spot|option)"] }]);
/** All that was offered is refused, with or without asking for more. */
const findRefusal = toFinder<true>([
  {
    means: true,
    say: [
      "(none|neither|not any|not one) of (them|those|these|the|that)",
      "(none|neither) (suit|suits|work|works|will|would|really|is|are|of|$)",
      "(can|could|do|does|will|would) not (do|make|suit|work|want|like) any of (them|those|these)",
      "(can|could|do|does|will|would) not (do|make|want|like) (either|any) ..2 $",
      "not (those|these) ..2 $",
    ],
  },
]);

/** 'none of them': nothing said beside it chooses among the offered times. */
export const refusesAll = (utterance: Utterance): boolean => findRefusal(utterance).length > 0;

const listed: readonly Place[] = ["first", "second", "third", "fourth"];

const sortKey = (time: FreeTime): string => `${time.date}T${time.time}`;

/** Which of the offered times is meant, by place in the list or by being its hour; null when nothing was offered. */
export function readChoice(
  utterance: Utterance,
  offered: readonly FreeTime[],
  when: WhenReading,
): Reading<number> | null {
  if (offered.length === 0 || refusesAll(utterance)) return null;
  const nearest = nearestChoice(utterance.text, offered, when);
  if (nearest) return nearest;
  const pointed = choiceByPart(utterance, offered, when);
  if (pointed) return pointed;
  const found = find(utterance).find(
    (place) =>
      !isDate(utterance, place, offered, when) &&
      !isOfDay(utterance, place, offered) &&
      !isAskedFor(utterance, place) &&
      !isOfNewcomer(utterance, place),
  );
  // 'Any day but Friday' is another wish.
  if (found?.value === "any" && when.excludedDays.length + when.excludedTimes.length > 0) return null;
  // 'Any sooner' is none of those that are offered.
  if (found?.value === "any" && anyOther.test(utterance.text)) return null;
  // 'First one, 3.30': the clock tells which, whatever it is counted as; 'four on any of those' may be none of them.
  const isTimed = found?.value === "any" && when.times.length > 0;
  const named = isTimed || (found && listed.includes(found.value)) ? choiceByTime(offered, when) : null;
  if (named || isTimed) return named;
  return found ? choiceByPlace(utterance, found, offered) : choiceByTime(offered, when);
}

/** 'What's the latest' asks for one that may not be among those offered; 'what's the latest of those' does not. */
const isAskedFor = ({ text }: Utterance, { value }: { value: Place }): boolean =>
  (value === "earliest" || value === "latest") && asksForEnd(text);
export const asksForEnd = (text: string): boolean => endAsked.test(text);
const endAsked =
  /\bwhat(?:['’]?s| is|['’]?re| are| would be|['’]d be) (?:the|your) (?:very )?(?:earliest|latest|soonest)\b(?!.*\b(?:of (?:those|them|these)|you (?:said|offered|read|mentioned))\b)/i;

const anyOther =
  /\bany (?:\w+ )?(?:sooner|earlier|later|closer|nearer|quicker|before|after|others?|else|more|better|chance|luck|idea)\b/i;

function choiceByPlace(
  utterance: Utterance,
  found: { value: Place; from: number; to: number },
  offered: readonly FreeTime[],
): Reading<number> | null {
  const isOfLast = found.value === "any" && /\blast two\b/i.test(utterance.text);
  const index = isOfLast ? offered.length - 2 : indexOf(found.value, offered);
  if (index === null || !isInHalf(utterance, found, offered.at(index))) return null;
  return {
    value: index,
    ...heardBetween(utterance, found.from, found.to),
    assumed: found.value === "any" ? ["the first offered, because any suits"] : [],
    certainty: "sure",
  };
}

/** 'The afternoon one', of mornings alone, is none of them. */
function isInHalf(
  utterance: Utterance,
  { from, to }: { from: number; to: number },
  free: FreeTime | undefined,
): boolean {
  const { heard } = heardBetween(utterance, from, to);
  if (!free || !/\b(?:morning|afternoon)\b/i.test(heard)) return true;
  return /\bmorning\b/i.test(heard) === free.time < "12:00";
}

/** 'The very last one of the day', 'the latest you've got': the end of the day, whatever was offered of it. */
function isOfDay({ text }: Utterance, { value }: { value: Place }, offered: readonly FreeTime[]): boolean {
  if (value !== "last" && value !== "latest") return false;
  const isOneDay = offered.every(({ date }) => date === offered[0]?.date);
  return lastOfDay.test(text) || (isOneDay && lastOnWeekday.test(text));
}
const lastOfDay =
  /\b(?:last|latest)(?: \w+)?(?: (?:of|in) (?:the|that) day| that day| available| (?:that )?(?:you|they)(?: have|'ve)?(?: got)?(?= (?:on|for|that|free|then|available|please)\b|\W*$))/i;
const lastOnWeekday = /\blast(?: \w+)? on (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** 'It's my first time there', 'yeah, first time': a new patient, and no choice; 'the first time', 'first time's fine' is one. */
function isOfNewcomer(
  { words, text }: Utterance,
  { value, from, to }: { value: Place; from: number; to: number },
): boolean {
  if (value !== "first") return false;
  const said = text.slice(words[from]?.start, words[to - 1]?.end);
  if (!/^(?:first|1st) (?:time|appointment)$/i.test(said)) return false;
  const [before, after] = [words[from - 1]?.word ?? "", words[to]?.word ?? ""];
  if (
    /^(?:my|our|his|her|their|is|was|be|a)$/.test(before) ||
    /^(?:i|ive|we|weve|ever|here|there)$/.test(after)
  )
    return true;
  return (
    before !== "the" &&
    !/^(?:is|works?|suits?|please|thanks|fine|good|great|okay|perfect|would|will|sounds)$/.test(after)
  );
}

/** 'Tuesday the first', 'the second is no good, the ninth': an ordinal beside a day that is not the one offered there is a date. */
function isDate(
  utterance: Utterance,
  { value, from, to }: { value: Place; from: number; to: number },
  offered: readonly FreeTime[],
  { days, excludedDays }: WhenReading,
): boolean {
  const { heard, span } = heardBetween(utterance, from, to);
  if (!listed.includes(value) || things.test(heard)) return false;
  const free = offered[listed.indexOf(value)];
  return [...days, ...excludedDays].some((day) => {
    const isOrdinalAlone = mayBePlace.test(day.heard) && day.span[0] < span[1] && day.span[1] > span[0];
    const isRuledOut = excludedDays.includes(day);
    return !isOrdinalAlone && (isRuledOut || !free || !isDayOf(day.value, free.date));
  });
}
const things = /\b(?:one|option|time|slot|choice|appointment|those|them|spot|number)\b/i;
const mayBePlace = /^(?:the )?(?:first|second|third|fourth|1st|2nd|3rd|4th)$/i;

function indexOf(place: Place, offered: readonly FreeTime[]): number | null {
  if (place === "last") return -1;
  if (place === "any") return 0;
  const ordered = offered.map(sortKey);
  if (place === "earliest") return ordered.indexOf([...ordered].sort()[0] ?? "");
  if (place === "latest") return ordered.indexOf([...ordered].sort().at(-1) ?? "");
  const index = listed.indexOf(place);
  return index < offered.length ? index : null;
}

/** 'the arvo one' chooses the only offered time of that part of the day; of several it says nothing. */
function choiceByPart(
  utterance: Utterance,
  offered: readonly FreeTime[],
  { days, times }: WhenReading,
): Reading<number> | null {
  const [place] = findPointed(utterance);
  const [wish] = times;
  if (!place || wish?.value.kind !== "part") return null;
  const { from, to } = wish.value;
  const fitting = offered.filter(
    ({ date, time }) =>
      from <= time && time < to && (days.length === 0 || days.some(({ value }) => isDayOf(value, date))),
  );
  const [only] = fitting;
  if (!only || fitting.length > 1) return null;
  const { heard, span } = heardBetween(utterance, place.from, place.to);
  return { value: offered.indexOf(only), heard, span, assumed: [], certainty: "sure" };
}

/** 'two thirty' chooses the one offered time that is at half past two, whichever half of the day it was heard as. */
function choiceByTime(offered: readonly FreeTime[], when: WhenReading): Reading<number> | null {
  const [wish] = when.times;
  if (wish?.value.kind !== "exact") return null;
  const { time } = wish.value;
  const [day] = when.days;
  const onDay = (free: FreeTime): boolean => !day || isDayOf(day.value, free.date);
  const sameClock = (free: FreeTime): boolean =>
    free.time.slice(3) === time.slice(3) &&
    Number(free.time.slice(0, 2)) % 12 === Number(time.slice(0, 2)) % 12;
  const exact = offered.filter((free) => onDay(free) && free.time === time);
  const near = exact.length > 0 ? exact : offered.filter((free) => onDay(free) && sameClock(free));
  const [only] = near;
  if (!only || near.length > 1) return null;
  return { value: offered.indexOf(only), heard: wish.heard, span: wish.span, assumed: [], certainty: "sure" };
}
