import type { RingBack } from "../events.ts";
import type { Item, ReplyContext } from "./items.ts";
import { isToRing, notHereThen, numberOf, ringLine, ringOf, rungBy, writtenBack } from "./ring-wish.ts";
import { inARow } from "./spoken.ts";

/** What is said when more goes to the team: what of ringing is otherwise now is told, and nothing that stands as it stood. */
export function toldMore({ stored, before }: Item<"told_team">, context: ReplyContext): readonly string[] {
  const now = ringOf(stored, context);
  const then = before ? ringOf(before, context) : null;
  if (then !== null && isSame(now, then)) return added;
  if (isToRing(now)) return rungOtherwise(now, then, context);
  const written = writtenBack(now);
  if (written !== null)
    return [
      `Got that: they'll ${written} you${then && isToRing(then) ? ", and not ring" : ""}.`,
      `All right, they'll ${written} you.`,
    ];
  return then && isToRing(then)
    ? [
        "All right, nobody will ring. The team has the rest.",
        "Okay, no call, then. They still have the rest.",
      ]
    : added;
}

const added: readonly string[] = [
  "I've added that for the team.",
  "Got that, it's in there with the rest.",
  "Right, they'll see that as well.",
  "Okay, I've put that down too.",
  "That's in there for them now.",
];

const isSame = (one: RingBack, other: RingBack): boolean =>
  JSON.stringify({ ...one, words: null }) === JSON.stringify({ ...other, words: null }) &&
  one.words === other.words;

/** 'Got that: they'll ring Melanie, not you, on …, after two.' */
function rungOtherwise(now: RingBack, then: RingBack | null, context: ReplyContext): readonly string[] {
  const isNew = then === null || !isToRing(then);
  const isElse = !isNew && then.person !== now.person;
  const whom = `${rungBy(now, context)}${isElse ? `, not ${rungBy(then, context)},` : ""}`;
  const line = `they'll ring ${whom} ${ringLine(now, context)}`;
  const ways = isNew
    ? [`I've added that: ${line}.`, `Got that, and ${line}.`]
    : isOfNumber(now, then)
      ? [`Got that: ${line}.`, `All right, ${line}.`, `Okay, that's changed: ${line}.`]
      : [`Got that: ${line}.`, `I've added that: ${line}.`, `Right, ${line}.`];
  return ways.map((way) => inARow(way, notHereThen(now, context)));
}

const isOfNumber = (now: RingBack, then: RingBack): boolean => numberOf(now) !== numberOf(then);
