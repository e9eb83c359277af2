import type { DaySpan, Reading, TimeWish, Understanding } from "#server/dialogue/understanding.ts";
import type { PairedWish } from "./state.ts";

/** A day, or all the Fridays of a month, or a time, as they were said one after the other. */
interface Said {
  from: number;
  to: number;
  days: readonly DaySpan[];
  time: TimeWish | null;
}

/** 'Friday any time': no hour is ruled out there. */
const anyTime = /\b(?:any ?time|all day|whenever|any hour)\b/gi;
const wholeDay: TimeWish = { kind: "part", from: "00:00", to: "24:00", label: "any time" };

const together =
  /^\W*(?:(?:at|on|in|the|a|any|of|before|after|from|around|about|by|until|till|past|between|early|late|say|but|only|is|'s)\b\W*)*$/i;
const apart = /\b(?:or|and|otherwise|else|if not|also|then)\b|,/i;

/** 'Wednesday morning or Friday after lunch': each day with its own time; null where one time is meant for several days. */
export function pairsIn({ text, when }: Understanding): readonly PairedWish[] | null {
  const said = inOrder(text, when.days, when.times);
  if (said.length < 4 || said.length % 2 !== 0) return null;
  const pairs: PairedWish[] = [];
  for (let k = 0; k < said.length; k += 2) {
    const [a, b] = [said[k], said[k + 1]];
    const time = a?.time ?? b?.time;
    const before = said[k - 1];
    if (!a || !b || !time || (a.time === null) === (b.time === null)) return null;
    if (!together.test(text.slice(a.to, b.from))) return null;
    if (before && !apart.test(text.slice(before.to, a.from))) return null;
    for (const day of [...a.days, ...b.days]) pairs.push({ day, time });
  }
  return pairs;
}

function inOrder(
  text: string,
  days: readonly Reading<DaySpan>[],
  times: readonly Reading<TimeWish>[],
): readonly Said[] {
  const named = new Map<number, Said>();
  for (const { span, value } of days) {
    const known = named.get(span[0])?.days ?? [];
    named.set(span[0], { from: span[0], to: span[1], days: [...known, value], time: null });
  }
  const clocks = times.map(
    ({ span, value }): Said => ({ from: span[0], to: span[1], days: [], time: value }),
  );
  const open = [...text.matchAll(anyTime)].map(
    ({ index, 0: words }): Said => ({ from: index, to: index + words.length, days: [], time: wholeDay }),
  );
  // 'Any time after three' is no whole day.
  const whole = open.filter(
    ({ from, to }) =>
      !clocks.some(
        (clock) => from < clock.to && (clock.from < to || together.test(text.slice(to, clock.from))),
      ),
  );
  if (clocks.length === 0) return [];
  return [...named.values(), ...clocks, ...whole].toSorted((a, b) => a.from - b.from);
}
