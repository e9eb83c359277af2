import { type Line, word, wordSet } from "../line.ts";
import type { Clock, PartName } from "../mention.ts";
import type { Hours } from "../parse-context.ts";
import type { QualifiedMention } from "../qualified-mention.ts";

/** 'Eight or nine at night', 'six or seven': neighbouring hours in one breath are of one half of the day. */

const noon = 12 * 60;
/** Further apart each hour is read by itself: 'eleven or one', 'two or ten'. */
const farthest = 120;
const between = wordSet("or and at maybe even to about around");

type HintOf = (said: QualifiedMention) => PartName | null;

/** The half that a bare hour shares with the one that is listed beside it, as a part of the day; null = by itself. */
export function partOfList(
  line: Line,
  said: readonly QualifiedMention[],
  { k, hintOf, hours }: { k: number; hintOf: HintOf; hours: Hours },
): PartName | null {
  const one = bareClock(said[k], hintOf);
  if (!one) return null;
  for (const [other, isAfter] of [
    [said[k + 1], true],
    [said[k - 1], false],
  ] as const) {
    if (!other || !isListed(line, isAfter ? [said[k], other] : [other, said[k]])) continue;
    const shared = sharedWith(one, other, { isAfter, hintOf, hours });
    if (shared) return shared;
  }
  return null;
}

function sharedWith(
  one: Clock,
  other: QualifiedMention,
  { isAfter, hintOf, hours }: { isAfter: boolean; hintOf: HintOf; hours: Hours },
): PartName | null {
  if (other.meaning.kind !== "clock") return null;
  const { clock } = other.meaning;
  const [first, second] = isAfter ? [one, clock] : [clock, one];
  const away = onFace(second) - onFace(first);
  if (away <= 0 || away > farthest) return null;
  const told = halfTold(clock, hintOf(other));
  return told ?? (bareClock(other, hintOf) ? nearerHalf([first, second], hours) : null);
}

function bareClock(said: QualifiedMention | undefined, hintOf: HintOf): Clock | null {
  if (said?.meaning.kind !== "clock" || hintOf(said)) return null;
  const { clock } = said.meaning;
  return clock.half === null && clock.part === null && clock.hour >= 1 && clock.hour <= 12 ? clock : null;
}

function halfTold({ half, part }: Clock, hint: PartName | null): PartName | null {
  if (half !== null) return half === "am" ? "morning" : "afternoon";
  const told = part ?? hint;
  return told === null || told === "lunchtime" ? null : told === "morning" ? "morning" : "afternoon";
}

/** Where one of the two is closed in either half, both are of the half in which the doors are nearer to both. */
function nearerHalf(clocks: readonly [Clock, Clock], { opens, closes }: Hours): PartName | null {
  const gap = (minute: number): number => Math.max(opens - minute, minute - closes, 0);
  const [am, pm] = [0, noon].map((half) => clocks.map((clock) => gap(onFace(clock) + half))) as [
    number[],
    number[],
  ];
  const isShut = am.some((each, i) => each > 0 && (pm[i] ?? 0) > 0);
  const [inMorning, later] = [am, pm].map((gaps) => gaps.reduce((sum, each) => sum + each, 0)) as [
    number,
    number,
  ];
  if (!isShut) return null;
  // As far either way, both are of the half of the first.
  const [a, b] = inMorning === later ? [am[0] ?? 0, pm[0] ?? 0] : [inMorning, later];
  return a === b ? null : a < b ? "morning" : "afternoon";
}

const onFace = ({ hour, minute }: Clock): number => (hour % 12) * 60 + minute;

function isListed(
  line: Line,
  [a, b]: readonly [QualifiedMention | undefined, QualifiedMention | undefined],
): boolean {
  if (!a || !b || b.from - a.to > 2 || b.from === a.to || a.role !== b.role) return false;
  for (let at = a.to; at < b.from; at++) if (!between.has(word(line, at))) return false;
  return word(line, a.to) === "or";
}
